//! What one rating does to a card.
//!
//! Absent on purpose: the events that led to it, and learning of parameters from them.

use super::{Due, Interval, Stage};
use crate::clock::{Day, Moment};
use crate::{Rating, Settings};
use fsrs::{FSRS, ItemState, MemoryState};

/// What the reviews of a card left behind.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Trace {
    /// After how many days the reader still knows it with nine chances in ten.
    pub stability_days: f32,
    /// How hard it is for this reader, from 1 to 10.
    pub difficulty: f32,
    /// The day of the first rating.
    pub begun: Day,
    /// The moment of the last rating.
    pub last: Moment,
    /// The day of the last rating.
    pub last_day: Day,
    /// The day on which it was last asked in stage `Review`.
    pub asked: Option<Day>,
    /// How long it stays away since the last rating.
    pub interval: Interval,
    /// How often it was rated.
    pub reviews: u32,
    /// How often it was forgotten after it had been known.
    pub lapses: u32,
}

/// The rules for one reader.
///
/// `Again` brings a card back after ten minutes. While it is being learned, `Hard` does so after fifteen: with one
/// learning step, Anki waits half as long again. Any other rating, and `Hard` for a known card, lets it stay away for
/// the whole number of days, one at least, that is nearest to when FSRS expects the wanted retention. That number
/// counts from day to day, not in steps of 24 hours: what is due tomorrow is due from tomorrow morning on. A second
/// rating on the same day follows FSRS's rule for the short term.
#[derive(Clone, Debug)]
pub struct Scheduler {
    fsrs: FSRS,
    /// The wanted share, from 0 to 1.
    retention: f32,
    east_minutes: i32,
}

const AGAIN: Interval = Interval::Minutes(10);
const HARD_IN_LEARNING: Interval = Interval::Minutes(15);

/// A hundred years, as in Anki: FSRS's own stability ends there.
const MOST_DAYS: f32 = 36_500.0;

impl Trace {
    /// How far the card has come: never `New`.
    pub fn stage(&self) -> Stage {
        match self.interval {
            Interval::Days(_) => Stage::Review,
            Interval::Minutes(_) if self.lapses == 0 => Stage::Learning,
            Interval::Minutes(_) => Stage::Relearning,
        }
    }

    /// When it is due.
    pub fn due(&self) -> Due {
        match self.interval {
            Interval::Minutes(minutes) => Due::At(self.last.plus_minutes(minutes)),
            Interval::Days(days) => Due::On(self.last_day.plus(days)),
        }
    }
}

impl Scheduler {
    /// The rules where time is `east_minutes` ahead of UTC.
    pub fn new(settings: &Settings, east_minutes: i32) -> Self {
        let retention = f32::from(settings.retention_percent()) / 100.0;
        Self { fsrs: FSRS::default(), retention, east_minutes }
    }

    /// How far ahead of UTC the reader's time is, in minutes.
    pub fn east_minutes(&self) -> i32 {
        self.east_minutes
    }

    /// The card with `before`, or a new one, after it was rated at this moment.
    pub fn after(&self, before: Option<&Trace>, rating: Rating, at: Moment) -> Trace {
        let day = at.day(self.east_minutes);
        let stage = before.map_or(Stage::New, Trace::stage);
        let next = self.fsrs(before, rating, day);
        let interval = match (rating, stage) {
            (Rating::Again, Stage::New | Stage::Learning | Stage::Review | Stage::Relearning) => AGAIN,
            (Rating::Hard, Stage::New | Stage::Learning | Stage::Relearning) => HARD_IN_LEARNING,
            (Rating::Hard, Stage::Review)
            | (Rating::Good | Rating::Easy, Stage::New | Stage::Learning | Stage::Review | Stage::Relearning) => {
                Interval::Days(whole_days(next.interval))
            }
        };
        let is_lapse = rating == Rating::Again && stage == Stage::Review;
        Trace {
            stability_days: next.memory.stability,
            difficulty: next.memory.difficulty,
            begun: before.map_or(day, |trace| trace.begun),
            last: at,
            last_day: day,
            asked: if stage == Stage::Review { Some(day) } else { before.and_then(|trace| trace.asked) },
            interval,
            reviews: before.map_or(0, |trace| trace.reviews) + 1,
            lapses: before.map_or(0, |trace| trace.lapses) + u32::from(is_lapse),
        }
    }

    fn fsrs(&self, before: Option<&Trace>, rating: Rating, day: Day) -> ItemState {
        let state = before.map(|trace| MemoryState { stability: trace.stability_days, difficulty: trace.difficulty });
        let elapsed = before.map_or(0, |trace| day.since(trace.last_day));
        match (self.fsrs.next_states(state, self.retention, elapsed), rating) {
            (Ok(next), Rating::Again) => next.again,
            (Ok(next), Rating::Hard) => next.hard,
            (Ok(next), Rating::Good) => next.good,
            (Ok(next), Rating::Easy) => next.easy,
            // FSRS refuses what is not finite, and gives nothing that is not. If it did, the card would be asked soon.
            (Err(_), Rating::Again | Rating::Hard | Rating::Good | Rating::Easy) => {
                let memory = MemoryState { stability: 1.0, difficulty: 5.0 };
                ItemState { memory, interval: 1.0 }
            }
        }
    }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between 1 and 36,500, and whole")]
fn whole_days(days: f32) -> u32 {
    days.round().clamp(1.0, MOST_DAYS) as u32
}
