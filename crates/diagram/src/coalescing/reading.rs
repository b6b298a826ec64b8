//! The number row under the figure.

use crate::{
    number,
    panel::{Reading, Sense},
};
use model::figure::coalescing::{Guess, State};
use words::{Lang, words};

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
    let reading = |slug, label, value, sense| Reading { slug, label, value, sense, basis: None };
    vec![
        reading("requests", labels.requests, counts.requests.to_string(), Sense::Plain),
        reading("lines", labels.lines, hide(counts.lines.to_string()), Sense::Plain),
        reading("sectors", labels.sectors, hide(counts.sectors.to_string()), Sense::Plain),
        reading("requested", labels.requested, counts.requested_bytes.to_string(), Sense::Plain),
        reading("unique", labels.unique, counts.unique_bytes.to_string(), Sense::Used),
        reading("moved", labels.moved, hide(counts.moved_bytes.to_string()), Sense::Plain),
        reading("efficiency", labels.efficiency, hide(efficiency), Sense::Used),
    ]
}
