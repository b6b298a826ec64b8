//! After how long a card comes back, and when that is.

use crate::clock::{Clock, Day, Moment};

/// How long a card stays away after a rating.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Interval {
    /// This many minutes: the card is being learned.
    Minutes(u32),
    /// This many days, one or more: the card is known.
    Days(u32),
}

/// When a card comes back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Due {
    /// From this moment on.
    At(Moment),
    /// From the start of this day on.
    On(Day),
}

impl Due {
    /// The moment from which it is due, where time is `east_minutes` ahead of UTC.
    pub fn moment(self, east_minutes: i32) -> Moment {
        match self {
            Self::At(moment) => moment,
            Self::On(day) => day.start(east_minutes),
        }
    }

    /// The day from which it is due, where time is `east_minutes` ahead of UTC.
    pub fn day(self, east_minutes: i32) -> Day {
        match self {
            Self::At(moment) => moment.day(east_minutes),
            Self::On(day) => day,
        }
    }

    /// Whether that has come.
    pub fn has_come(self, clock: Clock) -> bool {
        match self {
            Self::At(moment) => moment <= clock.now,
            Self::On(day) => day <= clock.day(),
        }
    }
}
