//! Drills: what every question must be, what a seed promises, and what a reader's past changes.

mod adapt;
mod code;
mod golden;
mod question;
mod series;

use proptest::prelude::*;
use quiz::{
    Confusion,
    drill::{self, Answered, Item, Kind, Tally},
};

/// Questions of every kind at every level: a reader who is right at everything but what is drawn climbs them all.
fn any_item() -> impl Strategy<Value = Item> {
    let shared = (any::<u64>(), 0u32..60).prop_map(|(seed, index)| drill::shared(seed, index));
    let adaptive =
        (any::<u64>(), 0u32..200, any_tally()).prop_map(|(seed, index, tally)| drill::adaptive(seed, index, &tally));
    prop_oneof![shared, adaptive]
}

fn any_tally() -> impl Strategy<Value = Tally> {
    let confusion = prop::option::of(prop::sample::select(&Confusion::ALL));
    let answered = (prop::sample::select(&Kind::ALL), confusion, prop::bool::weighted(0.7))
        .prop_map(|(kind, confusion, right)| Answered { kind, confusion, right });
    prop::collection::vec(answered, 0..80).prop_map(|answers| answers.into_iter().collect())
}

/// A reader who has answered in one way, so often, all kinds in turn.
fn always(right: bool, times: usize) -> Tally {
    let answer = |kind| Answered { kind, confusion: None, right };
    (0..times).flat_map(|_| Kind::ALL.map(answer)).collect()
}
