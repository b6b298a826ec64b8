//! The number row under the figure.

use crate::number;
use model::figure::coalescing::{Guess, State};
use words::{Lang, words};

/// One count, as it is shown.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// Its name in tests and lessons; never translated.
    pub slug: &'static str,
    /// Its label.
    pub label: &'static str,
    /// The number, or the sign that it waits for a guess.
    pub value: String,
    /// Whether it speaks of used bytes, and so wears their colour.
    pub used: bool,
}

/// The counts of a state; hidden ones while a guess is open.
pub fn readout(state: &State, lang: Lang) -> Vec<Reading> {
    let counts = state.counts();
    let labels = &words(lang).coalescing().readout;
    let open = state.guess() == Guess::Open;
    let hide = |value: String| match open {
        true => words(lang).figure().hidden.to_owned(),
        false => value,
    };
    let efficiency = counts.efficiency().map_or_else(|| "–".to_owned(), number::percent);
    let reading = |slug, label, value, used| Reading { slug, label, value, used };
    vec![
        reading("requests", labels.requests, counts.requests.to_string(), false),
        reading("lines", labels.lines, hide(counts.lines.to_string()), false),
        reading("sectors", labels.sectors, hide(counts.sectors.to_string()), false),
        reading("requested", labels.requested, counts.requested_bytes.to_string(), false),
        reading("unique", labels.unique, counts.unique_bytes.to_string(), true),
        reading("moved", labels.moved, hide(counts.moved_bytes.to_string()), false),
        reading("efficiency", labels.efficiency, hide(efficiency), true),
    ]
}
