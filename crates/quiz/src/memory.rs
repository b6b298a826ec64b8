//! What a reader remembers: the log replayed into how well each card is known, and when it is due.
//!
//! Absent on purpose: chance. Two devices with the same events, settings and time zone get the same days, so nothing
//! here spreads due cards at random. Nothing is stored either: a changed setting counts for all cards at once.
//!
//! Stability and difficulty are those of [FSRS-6] with its default parameters.
//!
//! [FSRS-6]: https://github.com/open-spaced-repetition/fsrs4anki/wiki/The-Algorithm

mod answers;
mod by_card;
mod due;
mod schedule;

pub use answers::{Answer, answers};
pub use due::{Due, Interval};
pub use schedule::{Scheduler, Trace};

use crate::log::{Event, Log, What};
use crate::{CardId, Settings};

/// What is known about one card.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Memory {
    /// Whether the reader does not want to be asked.
    pub suspended: bool,
    /// What the reviews left behind; a new card has none.
    pub trace: Option<Trace>,
}

/// How far a card has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Stage {
    /// Never rated, or every rating was taken back.
    New,
    /// Rated, but not known yet: it comes back within minutes.
    Learning,
    /// Known: it comes back after days.
    Review,
    /// Was known, then forgotten: it comes back within minutes.
    Relearning,
}

/// All cards that the log knows, sorted by id. Cards that it does not know are new.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Memories {
    cards: Vec<(CardId, Memory)>,
}

impl Memory {
    /// A card that nothing has happened to.
    pub const NEW: Self = Self { suspended: false, trace: None };

    /// How far the card has come.
    pub fn stage(&self) -> Stage {
        self.trace.as_ref().map_or(Stage::New, Trace::stage)
    }

    /// When it is due; a new card never is.
    pub fn due(&self) -> Option<Due> {
        self.trace.as_ref().map(Trace::due)
    }
}

/// The state of every card after all events of `log`, where time is `east_minutes` ahead of UTC.
pub fn replay(log: &Log, settings: &Settings, east_minutes: i32) -> Memories {
    let scheduler = Scheduler::new(settings, east_minutes);
    let mut cards = Vec::new();
    by_card::each(log, &mut |card, events| cards.push((card.clone(), after(events, &scheduler))));
    Memories { cards }
}

impl Memories {
    /// What is known about `card`.
    pub fn of(&self, card: &CardId) -> &Memory {
        let place = self.place(card).ok().and_then(|place| self.cards.get(place));
        place.map_or(&Memory::NEW, |(_, memory)| memory)
    }

    /// Every card that the log knows, by id.
    pub fn iter(&self) -> impl Iterator<Item = (&CardId, &Memory)> {
        self.cards.iter().map(|(card, memory)| (card, memory))
    }

    /// Replays `card` alone, after events about it came in.
    pub(crate) fn recall(&mut self, card: &CardId, log: &Log, scheduler: &Scheduler) {
        let events: Vec<&Event> = log.events().iter().filter(|event| event.what.card() == Some(card)).collect();
        let memory = after(&events, scheduler);
        match self.place(card) {
            Ok(place) => self.cards[place].1 = memory,
            Err(place) => self.cards.insert(place, (card.clone(), memory)),
        }
    }

    fn place(&self, card: &CardId) -> Result<usize, usize> {
        self.cards.binary_search_by(|(known, _)| known.cmp(card))
    }
}

/// A card after all events about it, in order of time.
fn after(events: &[&Event], scheduler: &Scheduler) -> Memory {
    let mut memory = Memory::NEW;
    for event in events {
        match event.what {
            What::Review { rating, .. } if by_card::stands(event, events) => {
                memory.trace = Some(scheduler.after(memory.trace.as_ref(), rating, event.at));
            }
            What::Suspend { .. } => memory.suspended = true,
            What::Resume { .. } => memory.suspended = false,
            What::Review { .. } | What::Undo { .. } | What::Drill { .. } => {}
        }
    }
    memory
}

#[cfg(test)]
mod tests;
