//! What a reader did, as a log that only grows.
//!
//! Absent on purpose: what follows from it. Nothing is ever taken out: who takes a review back adds an event that
//! says so, hence the logs of two tabs or two devices can always be united.

mod event;
mod fault;
pub mod file;

pub use event::{Event, What};
pub use fault::{Fault, Field};

use crate::CardId;
use crate::clock::Moment;

/// Events in order of time, each once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Log {
    events: Vec<Event>,
}

/// By how much two clocks may disagree before one of them is plainly wrong.
const DISAGREEMENT_MS: i64 = 24 * 60 * 60 * 1000;

impl Log {
    /// All events, the earliest first.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The latest event.
    pub fn last(&self) -> Option<&Event> {
        self.events.last()
    }

    /// Whether nothing has happened yet.
    pub fn is_empty(&self) -> bool {
        self.events.is_empty()
    }

    /// Puts `event` in its place in time; whether it was new.
    pub fn add(&mut self, event: Event) -> bool {
        let Err(place) = self.events.binary_search(&event) else { return false };
        self.events.insert(place, event);
        true
    }

    /// All events of both logs.
    #[must_use]
    pub fn merge(self, other: Self) -> Self {
        self.events.into_iter().chain(other.events).collect()
    }

    /// The moment to stamp a new event with: `now`, or just after the last event where a clock was put back.
    ///
    /// Events more than a day ahead of `now` come from a clock that was wrong. They are not waited for: else, from one
    /// wrong evening on, everything would be stamped with the same day, until the years had caught up.
    pub fn next_moment(&self, now: Moment) -> Moment {
        let believed = now.plus_ms(DISAGREEMENT_MS);
        let known = self.events.partition_point(|event| event.at <= believed);
        let last = known.checked_sub(1).and_then(|index| self.events.get(index));
        last.map_or(now, |event| now.max(event.at.plus_ms(1)))
    }

    /// The moment to stamp a new event about `card` with: `next_moment`, and in any case after every event about this
    /// card, whatever clock stamped it.
    pub fn next_moment_for(&self, card: &CardId, now: Moment) -> Moment {
        let next = self.next_moment(now);
        let last = self.events.iter().rev().find(|event| event.what.card() == Some(card));
        last.map_or(next, |event| next.max(event.at.plus_ms(1)))
    }
}

impl FromIterator<Event> for Log {
    fn from_iter<T: IntoIterator<Item = Event>>(events: T) -> Self {
        let mut events: Vec<Event> = events.into_iter().collect();
        events.sort();
        events.dedup();
        Self { events }
    }
}

#[cfg(test)]
mod tests;
