//! The controls around an access, a memory and a crowd; the moments, the numbers, and how they are known.

use super::{
    figures::{grouped, share, time, times},
    saying::{preset_words, sentence, step_name},
};
use crate::{
    basis::{Basis, evidence_word},
    coalescing,
    number::decimal,
    panel::{Button, Dial as Turned, Guess as Guessing, Menu, Moment, Panel, Reading, Sense},
};
use model::{
    card::{Card, Known},
    evidence::{Evidence, F_PASCAL},
    figure::overlap::{Dial, Guess, Preset, State, Step, measured},
    query::Choice,
    warp::Mask,
};
use words::{Lang, overlap::SourceSaid, words};

/// What stands around the picture.
pub fn panel(state: &State, lang: Lang) -> Panel {
    let own = words(lang).overlap();
    let chips = Preset::ALL.iter().map(|preset| Button {
        name: "preset",
        value: preset.slug(),
        label: preset_words(*preset, lang).name,
        pressed: Some(state.preset() == Some(*preset)),
        disabled: false,
    });
    let all_on = Button {
        name: "all-on",
        value: "",
        label: words(lang).coalescing().controls.all_on,
        pressed: None,
        disabled: state.spec().access().off() == Mask::NONE,
    };
    let moments = Step::ALL.iter().map(|step| Moment {
        slug: step.slug(),
        name: step_name(*step, lang),
        current: state.step() == *step,
    });
    let mut dials = coalescing::dials(state.spec().access(), lang);
    dials.extend(own_dials(state, lang));
    let card = Menu::of("card", own.controls.card, state.spec().card(), &|card: Card| card.title().to_owned());
    Panel {
        title: own.title,
        editor: None,
        loader: None,
        dials,
        tabs: Vec::new(),
        chips: chips.collect(),
        menus: vec![card],
        more: coalescing::menus(state.spec().access(), lang),
        buttons: vec![all_on],
        source: source(state, lang),
        moments: moments.collect(),
        guess: Some(guess(state, lang)),
        readout: readout(state, lang),
        facts: facts(state),
        sentence: sentence(state, lang),
        keys: own.keys,
    }
}

/// Bandwidth, latency and warps; the slider of the warps reaches well past those that a row of floats needs.
fn own_dials(state: &State, lang: Lang) -> Vec<Turned> {
    let controls = &words(lang).overlap().controls;
    let spec = state.spec();
    let dial = |dial: Dial, label, slider_max: u32| {
        let (min, max) = dial.range();
        Turned {
            name: dial.slug(),
            label,
            value: spec.number(dial),
            min,
            max,
            slider_max: slider_max.min(max),
            shown: true,
        }
    };
    let bytes = u64::from(spec.number(Dial::Bandwidth)) * u64::from(spec.number(Dial::Latency));
    let enough = u32::try_from(bytes / 128).unwrap_or(u32::MAX).clamp(64, Dial::Warps.range().1);
    vec![
        dial(Dial::Warps, controls.warps, enough.next_power_of_two()),
        dial(Dial::Bandwidth, controls.bandwidth, 5000),
        dial(Dial::Latency, controls.latency, 1000),
    ]
}

fn guess(state: &State, lang: Lang) -> Guessing {
    let own = words(lang).overlap();
    let verdict = match (state.guess(), state.spec().load().slowdown()) {
        (Guess::Off | Guess::Open, _) => String::new(),
        (Guess::Made(_), None) => own.nobody.to_owned(),
        (Guess::Made(said), Some(slowdown)) => {
            let factor = times(slowdown);
            match (slowdown - f64::from(said)).abs() < 0.5 {
                true => (own.guess_right)(&factor),
                false => (own.guess_wrong)(said, &factor),
            }
        }
    };
    Guessing { ask: own.ask, max: 64, open: state.guess() == Guess::Open, verdict }
}

/// The times of one warp, what fills the bus, and what this crowd gets.
fn readout(state: &State, lang: Lang) -> Vec<Reading> {
    let own = words(lang).overlap();
    let labels = &own.readout;
    let (spec, load, memory) = (state.spec(), state.spec().load(), state.spec().memory());
    let asked = load.fetches > 0;
    let hidden = state.guess() == Guess::Open;
    let model = Some(Basis::Model);
    let told = model.filter(|_| !hidden);
    // The bytes of a store are carried like any other, but nobody waits for them.
    let waits = asked && spec.access().op() == model::access::Op::Load;
    let reading = |slug, label, value: Option<String>, sense, basis: Option<Basis>| Reading {
        slug,
        label,
        basis: basis.filter(|_| value.is_some()),
        value: value.unwrap_or_else(|| own.none.to_owned()),
        sense,
    };
    let tells = |value: Option<String>| match hidden {
        true => Some(words(lang).figure().hidden.to_owned()),
        false => value,
    };
    let when = |condition: bool, value: &dyn Fn() -> String| condition.then(value);
    let alone = || time(memory.alone_ns(load));
    let factor = || times(memory.alone_ns(load) / memory.alone_ns(load.packed()));
    let needed = grouped(memory.constants.bytes_in_flight(), 0);
    let slower = memory.slower(load, spec.warps());
    vec![
        // What the myth says is not the model's word.
        reading("myth", labels.myth, when(waits, &|| time(memory.myth_ns(load))), Sense::Plain, None),
        reading("alone", labels.alone, when(waits, &alone), Sense::Plain, model),
        reading("alone-factor", labels.alone_factor, when(waits, &factor), Sense::Plain, model),
        reading("needed", labels.needed, Some(needed), Sense::Plain, model),
        reading(
            "loads",
            labels.loads,
            tells(memory.loads_needed(load).map(|loads| grouped(loads, 1))),
            Sense::Plain,
            told,
        ),
        reading(
            "share",
            labels.share,
            tells(when(asked, &|| share(memory.share(load, spec.warps())))),
            Sense::Plain,
            told,
        ),
        reading(
            "useful",
            labels.useful,
            tells(when(asked, &|| grouped(memory.useful_gb_s(load, spec.warps()), 1))),
            Sense::Used,
            told,
        ),
        reading("slower", labels.slower, tells(slower.map(times)), Sense::Plain, told),
    ]
}

/// Numbers that a lesson's sentence may name beside those of the readout and the dials.
fn facts(state: &State) -> Vec<(&'static str, String)> {
    let (spec, memory) = (state.spec(), state.spec().memory());
    let packed = memory.loads_needed(spec.load().packed()).unwrap_or(0.0);
    vec![
        ("fetches", spec.load().fetches.to_string()),
        ("latency-time", time(memory.constants.latency_ns)),
        ("sectors-needed", grouped(memory.constants.bytes_in_flight() / 32.0, 1)),
        ("loads-packed", grouped(packed, 1)),
        ("loads-packed-per-sm", decimal(packed / f64::from(spec.card().sms()), 1)),
    ]
}

/// How a number is known: its evidence and its source; if only the reader gives it, what the card's own is.
fn known(number: Option<Known>, card: Card, own: &Known, unit: &str, lang: Lang) -> String {
    let said =
        |known: &Known| format!("{}: {}", evidence_word(known.evidence, words(lang).evidence()), known.source.title);
    match number {
        Some(known) => said(&known),
        None => {
            let number = format!("{} {unit}", grouped(own.number, 1));
            let assumed = evidence_word(Evidence::Assumed, words(lang).evidence());
            (words(lang).overlap().near)(assumed, card.title(), &number, &said(own))
        }
    }
}

fn source(state: &State, lang: Lang) -> String {
    let spec = state.spec();
    let card = spec.card();
    let (bandwidth, latency) = (card.dram_gb_s(), card.dram_latency_ns());
    let cited = |evidence, title: &str| format!("{}: {title}", evidence_word(evidence, words(lang).evidence()));
    (words(lang).overlap().source)(&SourceSaid {
        bandwidth: &format!("{} GB/s", grouped(spec.number(Dial::Bandwidth).into(), 0)),
        bandwidth_known: &known(spec.known_bandwidth(), card, &bandwidth, "GB/s", lang),
        latency: &format!("{} ns", grouped(spec.number(Dial::Latency).into(), 0)),
        latency_known: &known(spec.known_latency(), card, &latency, "ns", lang),
        tags_known: &cited(Evidence::Documented, F_PASCAL.title),
        timed_known: &cited(measured::EVIDENCE, measured::SOURCE.title),
        assumed: evidence_word(Evidence::Assumed, words(lang).evidence()),
    })
}
