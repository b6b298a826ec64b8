//! The derivation of the access's cost, with the memory of the card that the picture shows, and whose memory that is.

use super::answer;
use crate::{
    basis::evidence_word,
    derive::{Line, Meaning, Span, letter, lines, name, value},
};
use model::{
    access::Space,
    card::Known,
    derive::{Constants, Symbol, Unit, Value, steps},
    evidence::Evidence,
    figure::{
        lab::{State, View},
        overlap::Spec,
    },
};
use words::{Lang, words};

/// The memory's numbers, and how each is known; with the card, where the picture is of one.
struct Memory {
    card: Option<&'static str>,
    constants: Constants,
    bandwidth: Evidence,
    latency: Evidence,
}

impl Memory {
    fn of(state: &State) -> Memory {
        let card = state.card();
        let known = |number: Option<Known>| number.map_or(Evidence::Assumed, |known| known.evidence);
        match state.view() {
            View::Memory | View::Rows => Memory {
                card: None,
                constants: Constants::default(),
                bandwidth: Evidence::Assumed,
                latency: Evidence::Assumed,
            },
            View::Overlap => {
                let spec = Spec::default().with_card(card);
                Memory {
                    card: Some(card.title()),
                    constants: spec.memory().constants,
                    bandwidth: known(spec.known_bandwidth()),
                    latency: known(spec.known_latency()),
                }
            }
            View::Roofline => {
                let (bandwidth, latency) = (card.dram_gb_s(), card.dram_latency_ns());
                let constants = Constants { bandwidth_gb_s: bandwidth.number, latency_ns: latency.number };
                Memory { card: Some(card.title()), constants, bandwidth: bandwidth.evidence, latency: latency.evidence }
            }
        }
    }

    /// What is given, as a line: its number, how that is known, and of which card.
    fn line(&self, symbol: Symbol, given: Value, evidence: Evidence, lang: Lang) -> Line {
        let known = evidence_word(evidence, words(lang).evidence());
        let text = match self.card {
            Some(card) => format!("{} ({card}, {known})", value(given)),
            None => format!("{} ({known})", value(given)),
        };
        Line {
            name: name(symbol, lang),
            symbol: letter(symbol),
            formula: Vec::new(),
            numbers: Vec::new(),
            result: Span { text, meaning: Meaning::Plain },
            myth: false,
        }
    }
}

/// The lines; none where there is no access to global memory.
pub(super) fn derivation(state: &State, lang: Lang) -> Vec<Line> {
    let access = match &answer::of(state.spec()).access {
        Ok(access) if access.space() == Space::Global => access.clone(),
        Ok(_) | Err(_) => return Vec::new(),
    };
    let memory = Memory::of(state);
    let given = |number, unit| Value { number, unit };
    let bandwidth = given(memory.constants.bandwidth_gb_s, Unit::GigabytePerSecond);
    let latency = given(memory.constants.latency_ns, Unit::Nanosecond);
    let mut all = vec![
        memory.line(Symbol::Bandwidth, bandwidth, memory.bandwidth, lang),
        memory.line(Symbol::Latency, latency, memory.latency, lang),
    ];
    all.extend(lines(&steps(&access, state.spec().arch(), memory.constants), lang));
    all
}
