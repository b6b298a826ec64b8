//! What a reader's log shows when looked back on, and what is ahead.
//!
//! Absent on purpose: drawing, and percentages as text. Only ratings count; drills do not.

use crate::CardId;
use crate::Rating;
use crate::clock::Clock;
use crate::memory::{Answer, Memories, Stage};

/// From this stability on, a card counts as mature, as in Anki.
const MATURE_DAYS: f32 = 21.0;

/// How many known cards were asked, and how many of them were still known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Retention {
    /// Asked: one or more.
    pub asked: u32,
    /// Still known.
    pub known: u32,
}

impl Retention {
    /// To the nearest percent.
    pub fn percent(self) -> u32 {
        let (asked, known) = (u64::from(self.asked), u64::from(self.known));
        let percent = (200 * known + asked).checked_div(2 * asked);
        percent.and_then(|percent| u32::try_from(percent).ok()).unwrap_or(0)
    }
}

/// How far a reader's cards have come. Each is counted once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stages {
    /// Never rated.
    pub new: usize,
    /// Being learned, for the first time or again.
    pub learning: usize,
    /// Known, with a stability below 21 days.
    pub young: usize,
    /// Known, with a stability of 21 days or more.
    pub mature: usize,
    /// Suspended, however far they had come.
    pub suspended: usize,
}

/// How many of `cards` have come how far.
pub fn stages(cards: &[CardId], memories: &Memories) -> Stages {
    let mut stages = Stages::default();
    for memory in cards.iter().map(|card| memories.of(card)) {
        let is_mature = memory.trace.is_some_and(|trace| trace.stability_days >= MATURE_DAYS);
        *match memory.stage() {
            _ if memory.suspended => &mut stages.suspended,
            Stage::New => &mut stages.new,
            Stage::Learning | Stage::Relearning => &mut stages.learning,
            Stage::Review if is_mature => &mut stages.mature,
            Stage::Review => &mut stages.young,
        } += 1;
    }
    stages
}

/// How many ratings there were on each of the last `days` days, today last.
pub fn reviews_by_day(answers: &[Answer], clock: Clock, days: u16) -> Vec<u32> {
    let mut reviews = vec![0; days.into()];
    let first = clock.day().plus(1).minus(days.into());
    for answer in answers.iter().filter(|answer| answer.day >= first) {
        if let Some(reviews) = reviews.get_mut(index(answer.day.since(first))) {
            *reviews += 1;
        }
    }
    reviews
}

/// How many of the known cards that were asked on the last `days` days were still known; `None` if none was asked.
pub fn retention(answers: &[Answer], clock: Clock, days: u16) -> Option<Retention> {
    let window = clock.day().plus(1).minus(days.into())..=clock.day();
    let mut retention = Retention { asked: 0, known: 0 };
    for answer in answers.iter().filter(|answer| answer.from == Stage::Review && window.contains(&answer.day)) {
        retention.asked += 1;
        retention.known += u32::from(answer.rating != Rating::Again);
    }
    (retention.asked > 0).then_some(retention)
}

/// How many of `cards` are due on each of the next `days` days, today first. What is overdue counts as due today; a day
/// has each card at most once, though it may come back sooner.
pub fn forecast(cards: &[CardId], memories: &Memories, clock: Clock, days: u16) -> Vec<u32> {
    let mut due = vec![0; days.into()];
    for memory in cards.iter().map(|card| memories.of(card)).filter(|memory| !memory.suspended) {
        let day = memory.due().map(|due| due.day(clock.east_minutes).since(clock.day()));
        if let Some(due) = day.and_then(|day| due.get_mut(index(day))) {
            *due += 1;
        }
    }
    due
}

/// On how many days in a row, up to today, cards were rated. Today does not break the row before it is over.
pub fn streak(answers: &[Answer], clock: Clock) -> u32 {
    let is_begun = answers.iter().any(|answer| answer.day == clock.day());
    let mut wanted = if is_begun { clock.day() } else { clock.day().minus(1) };
    let mut days = 0;
    for answer in answers.iter().rev() {
        if answer.day == wanted {
            days += 1;
            wanted = wanted.minus(1);
        } else if answer.day < wanted {
            break;
        }
    }
    days
}

fn index(days: u32) -> usize {
    usize::try_from(days).unwrap_or(usize::MAX)
}

#[cfg(test)]
mod tests;
