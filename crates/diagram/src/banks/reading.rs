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
    let side_by_side = |values: Vec<String>| match values.as_slice() {
        _ if is_hidden(state) => words(lang).figure().hidden.to_owned(),
        [before, after] => (labels.both)(before, after),
        [only] => only.clone(),
        _ => String::new(),
    };
    let values = |value: &dyn Fn(&Serving) -> String| side_by_side(servings.iter().map(value).collect());
    let evidence =
        |known: &dyn Fn(&Serving) -> Option<Evidence>| weakest(servings.iter().filter_map(known)).map(Basis::Source);
    let counted = |serving: &Serving| {
        let evidence = serving.evidence();
        (evidence != Evidence::Documented).then_some(evidence)
    };
    let conflicts = servings.last().map_or(0, Serving::conflicts);
    let sense = if conflicts > 0 && !is_hidden(state) { Sense::Conflict } else { Sense::Plain };
    let reading = |slug, label, value, sense, basis| Reading { slug, label, value, sense, basis };
    let timed = |slug, label, of: &dyn Fn(&Serving) -> Option<Cycles>| {
        let cycles: Vec<Option<Cycles>> = servings.iter().map(of).collect();
        let known = weakest(cycles.iter().flatten().map(|cycles| cycles.evidence)).map(Basis::Source);
        reading(slug, label, side_by_side(cycles.into_iter().map(text).collect()), Sense::Plain, known)
    };
    vec![
        reading(
            "groups",
            labels.groups,
            values(&|serving| serving.groups.len().to_string()),
            Sense::Plain,
            evidence(&|serving| serving.is_merged().then_some(model::shared::MERGING)),
        ),
        reading(
            "wavefronts",
            labels.wavefronts,
            values(&|serving| serving.turns().to_string()),
            Sense::Used,
            evidence(&counted),
        ),
        reading(
            "conflicts",
            labels.conflicts,
            values(&|serving| serving.conflicts().to_string()),
            sense,
            evidence(&counted),
        ),
        reading("n-way", labels.n_way, values(&|serving| (labels.ways)(serving.n_way())), sense, evidence(&counted)),
        timed("latency", labels.latency, &Serving::latency),
        timed("throughput", labels.throughput, &Serving::throughput),
    ]
}

fn text(cycles: Option<Cycles>) -> String {
    cycles.map_or_else(|| "–".to_owned(), |known| decimal(known.cycles, 1))
}

/// Two numbers side by side are as well known as the worse known of them.
fn weakest(kinds: impl Iterator<Item = Evidence>) -> Option<Evidence> {
    kinds.max_by_key(|kind| match kind {
        Evidence::Documented => 0,
        Evidence::Measured => 1,
        Evidence::Assumed => 2,
    })
}
