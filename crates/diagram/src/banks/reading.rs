//! The number row under the figure: before and after, where something is done against conflicts.

use super::is_hidden;
use crate::{
    basis::Basis,
    number::decimal,
    panel::{Reading, Sense},
};
use model::{
    evidence::Evidence,
    figure::banks::{Serving, State},
    shared::cost::Cycles,
};
use words::{Lang, words};

/// The counts of a state; hidden ones while a guess is open.
pub(super) fn readout(state: &State, servings: &[Serving], lang: Lang) -> Vec<Reading> {
    let labels = &words(lang).banks().readout;
    let values = |value: &dyn Fn(&Serving) -> String| match servings.iter().map(value).collect::<Vec<_>>().as_slice() {
        _ if is_hidden(state) => words(lang).figure().hidden.to_owned(),
        [before, after] => (labels.both)(before, after),
        [only] => only.clone(),
        _ => String::new(),
    };
    let any = |is: &dyn Fn(&Serving) -> bool| servings.iter().any(is).then_some(Basis::Model);
    // The rules of merging and of atomics are not published; the source line says how they are known.
    let counted = |serving: &Serving| serving.evidence() != Evidence::Documented;
    let conflicts = servings.last().map_or(0, Serving::conflicts);
    let sense = if conflicts > 0 && !is_hidden(state) { Sense::Conflict } else { Sense::Plain };
    let cycles = |of: &dyn Fn(&Serving) -> Option<Cycles>| values(&|serving| text(of(serving)));
    // A line through what was timed, not a timing.
    let known = |of: &dyn Fn(&Serving) -> Option<Cycles>| any(&|serving| of(serving).is_some());
    let reading = |slug, label, value, sense, basis| Reading { slug, label, value, sense, basis };
    vec![
        reading(
            "groups",
            labels.groups,
            values(&|serving| serving.groups.len().to_string()),
            Sense::Plain,
            any(&Serving::is_merged),
        ),
        reading(
            "wavefronts",
            labels.wavefronts,
            values(&|serving| serving.turns().to_string()),
            Sense::Used,
            any(&counted),
        ),
        reading(
            "conflicts",
            labels.conflicts,
            values(&|serving| serving.conflicts().to_string()),
            sense,
            any(&counted),
        ),
        reading("n-way", labels.n_way, values(&|serving| (labels.ways)(serving.n_way())), sense, any(&counted)),
        reading("latency", labels.latency, cycles(&Serving::latency), Sense::Plain, known(&Serving::latency)),
        reading(
            "throughput",
            labels.throughput,
            cycles(&Serving::throughput),
            Sense::Plain,
            known(&Serving::throughput),
        ),
    ]
}

fn text(cycles: Option<Cycles>) -> String {
    cycles.map_or_else(|| "–".to_owned(), |known| decimal(known.cycles, 1))
}
