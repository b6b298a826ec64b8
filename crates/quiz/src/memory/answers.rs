//! Every rating that stands, with what the card was when it was asked.

use super::{Memory, Scheduler, Stage, by_card};
use crate::clock::{Day, Moment};
use crate::log::{Log, What};
use crate::{CardId, Rating, Settings};

/// A rating that was not taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answer<'a> {
    /// When.
    pub at: Moment,
    /// On which of the reader's days.
    pub day: Day,
    /// Which card.
    pub card: &'a CardId,
    /// How far the card had come before.
    pub from: Stage,
    /// How well it was known.
    pub rating: Rating,
}

/// All ratings of `log` that stand, in order of time, where time is `east_minutes` ahead of UTC.
pub fn answers(log: &Log, east_minutes: i32) -> Vec<Answer<'_>> {
    // The stages that a card goes through are the same whatever the reader set.
    let scheduler = Scheduler::new(&Settings::default(), east_minutes);
    let mut answers = Vec::new();
    by_card::each(log, &mut |card, events| {
        let mut memory = Memory::NEW;
        for event in events {
            if let What::Review { rating, .. } = event.what
                && by_card::stands(event, events)
            {
                let from = memory.stage();
                answers.push(Answer { at: event.at, day: event.at.day(east_minutes), card, from, rating });
                memory.trace = Some(scheduler.after(memory.trace.as_ref(), rating, event.at));
            }
        }
    });
    answers.sort_by_key(|answer| answer.at);
    answers
}
