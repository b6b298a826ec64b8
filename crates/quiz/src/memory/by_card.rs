//! The events of a log, card by card.

use crate::CardId;
use crate::log::{Event, Log, What};

/// Calls `visit` for each card that the log knows, by id, with all events about it in order of time.
pub(super) fn each<'a>(log: &'a Log, visit: &mut dyn FnMut(&'a CardId, &[&'a Event])) {
    let about = |event: &'a Event| Some((event.what.card()?, event));
    let mut events: Vec<(&CardId, &Event)> = log.events().iter().filter_map(about).collect();
    // Stable: events of one card stay in order of time.
    events.sort_by_key(|&(card, _)| card);
    for of_one in events.chunk_by(|(card, _), (next, _)| card == next) {
        if let Some(&(card, _)) = of_one.first() {
            let events: Vec<&Event> = of_one.iter().map(|&(_, event)| event).collect();
            visit(card, &events);
        }
    }
}

/// Whether no one of `events`, which are all about the same card, takes the review `event` back.
pub(super) fn stands(event: &Event, events: &[&Event]) -> bool {
    !events.iter().any(|other| matches!(other.what, What::Undo { of, .. } if of == event.at))
}
