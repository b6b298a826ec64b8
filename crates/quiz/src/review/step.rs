//! The steps of a sitting, and the way back over them.

use super::Session;
use crate::Rating;
use crate::clock::{Clock, Moment};
use crate::log::{Event, What};
use crate::memory::{Interval, Stage};

/// Something that can be taken back, with what was before it.
#[derive(Clone, Debug)]
pub(super) struct Step {
    pub card: usize,
    pub did: Did,
    was_revealed: bool,
    skipped_before: Vec<usize>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Did {
    Rated { at: Moment, rating: Rating, from: Stage, interval: Interval },
    Skipped,
    Suspended,
}

impl Session {
    pub(super) fn rate(&mut self, card: usize, rating: Rating, clock: Clock) -> Event {
        let id = self.cards[card].clone();
        let from = self.memories.of(&id).stage();
        let event = self.happened(card, What::Review { card: id.clone(), rating }, clock);
        let interval = self.memories.of(&id).trace.map_or(Interval::Minutes(0), |trace| trace.interval);
        self.did(card, Did::Rated { at: event.at, rating, from, interval });
        event
    }

    pub(super) fn suspend(&mut self, card: usize, clock: Clock) -> Event {
        self.did(card, Did::Suspended);
        self.happened(card, What::Suspend { card: self.cards[card].clone() }, clock)
    }

    pub(super) fn skip(&mut self, card: usize) {
        self.did(card, Did::Skipped);
        self.skipped.push(card);
    }

    /// Notes a step and puts its card away.
    fn did(&mut self, card: usize, did: Did) {
        let step = Step { card, did, was_revealed: self.is_revealed, skipped_before: self.skipped.clone() };
        self.done.push(step);
        self.skipped.retain(|&other| other != card);
        self.put_away();
    }

    pub(super) fn undo(&mut self, clock: Clock) -> Option<Event> {
        let step = self.done.pop()?;
        self.skipped = step.skipped_before;
        self.current = Some(step.card);
        self.is_revealed = step.was_revealed;
        let card = self.cards[step.card].clone();
        let what = match step.did {
            Did::Rated { at, .. } => What::Undo { card, of: at },
            Did::Suspended => What::Resume { card },
            Did::Skipped => return None,
        };
        Some(self.happened(step.card, what, clock))
    }

    /// Adds an event about a card to the log, with what follows from it.
    pub(super) fn happened(&mut self, card: usize, what: What, clock: Clock) -> Event {
        let card = &self.cards[card];
        let event = Event { at: self.log.next_moment_for(card, clock.now), what };
        self.log.add(event.clone());
        self.memories.recall(card, &self.log, &self.scheduler);
        event
    }

    pub(super) fn forget_what_was_undone_elsewhere(&mut self) {
        let taken_back = |step: &Step| match step.did {
            Did::Rated { at, .. } => self.log.events().iter().any(|event| match &event.what {
                What::Undo { card, of } => *of == at && *card == self.cards[step.card],
                What::Review { .. } | What::Suspend { .. } | What::Resume { .. } | What::Drill { .. } => false,
            }),
            Did::Skipped | Did::Suspended => false,
        };
        self.done.retain(|step| !taken_back(step));
    }
}
