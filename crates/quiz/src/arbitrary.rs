//! Logs as readers might have made them, for the tests.

use crate::clock::Moment;
use crate::log::{Event, Log, What};
use crate::{CardId, Confusion, Rating};
use proptest::prelude::*;

/// 2026-11-29, 05:46:40 UTC: an ordinary morning.
pub const MORNING: Moment = Moment::from_ms(1_795_931_200_000);

pub const CARDS: [&str; 5] = ["why-bursts", "sector-size", "bank-width", "stride-two", "row-hit"];

pub fn card(name: &str) -> CardId {
    CardId::new(name).unwrap()
}

pub fn cards() -> Vec<CardId> {
    CARDS.map(card).to_vec()
}

pub fn rating() -> impl Strategy<Value = Rating> {
    prop::sample::select(Rating::ALL.to_vec())
}

/// Few moments, so that events meet.
pub fn event() -> impl Strategy<Value = Event> {
    let moment = || (0i64..40).prop_map(|step| MORNING.plus_ms(step * 7 * 3_600_000));
    let card = || prop::sample::select(cards());
    let confusion = prop::option::of(prop::sample::select(Confusion::ALL.to_vec()));
    let what = prop_oneof![
        6 => (card(), rating()).prop_map(|(card, rating)| What::Review { card, rating }),
        2 => (card(), moment()).prop_map(|(card, of)| What::Undo { card, of }),
        1 => card().prop_map(|card| What::Suspend { card }),
        1 => card().prop_map(|card| What::Resume { card }),
        1 => (any::<String>(), confusion, any::<bool>())
            .prop_map(|(kind, confusion, right)| What::Drill { kind, confusion, right }),
    ];
    (moment(), what).prop_map(|(at, what)| Event { at, what })
}

pub fn log() -> impl Strategy<Value = Log> {
    prop::collection::vec(event(), 0..60).prop_map(|events| events.into_iter().collect())
}
