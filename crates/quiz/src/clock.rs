//! Moments, and the days of a reader's life that they fall on.
//!
//! Absent on purpose: reading a clock, and calendars. A page says what time it is; months and weekdays are its own
//! affair.

const MINUTE_MS: i64 = 60_000;
const DAY_MS: i64 = 86_400_000;

/// A day turns at four in the morning: who learns late at night still learns today.
const TURN_MS: i64 = 4 * 60 * MINUTE_MS;

/// A moment, in milliseconds since the start of 1970 in UTC.
///
/// It lies within 100,000,000 days of that start, as a browser's `Date` does, so no arithmetic here overflows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Moment(i64);

/// A day of a reader's life: days since the first of January 1970, from four in the morning to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(i32);

/// What the reader's clock shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// The moment.
    pub now: Moment,
    /// How far the reader's time is ahead of UTC, in minutes: 330 in India.
    pub east_minutes: i32,
}

impl Moment {
    /// As far from 1970, either way, as a moment can be.
    const FURTHEST_MS: i64 = 100_000_000 * DAY_MS;

    /// The moment this many milliseconds after the start of 1970, or the nearest that there is.
    pub const fn from_ms(ms: i64) -> Self {
        if ms < -Self::FURTHEST_MS {
            Self(-Self::FURTHEST_MS)
        } else if ms > Self::FURTHEST_MS {
            Self(Self::FURTHEST_MS)
        } else {
            Self(ms)
        }
    }

    /// Milliseconds since the start of 1970 in UTC.
    pub const fn ms(self) -> i64 {
        self.0
    }

    /// The day it falls on where time is `east_minutes` ahead of UTC.
    pub fn day(self, east_minutes: i32) -> Day {
        let there = self.0 + i64::from(east_minutes) * MINUTE_MS - TURN_MS;
        // A moment is within 100,000,000 days of 1970, and no offset is longer than 1,500,000 days.
        let since = i32::try_from(there.div_euclid(DAY_MS));
        Day(since.unwrap_or(i32::MAX))
    }

    /// The moment this many milliseconds later.
    pub const fn plus_ms(self, ms: i64) -> Self {
        Self::from_ms(self.0.saturating_add(ms))
    }

    /// The moment this many minutes later.
    pub fn plus_minutes(self, minutes: u32) -> Self {
        self.plus_ms(i64::from(minutes) * MINUTE_MS)
    }
}

impl Day {
    /// The day this many days after the first of January 1970.
    pub const fn from_number(number: i32) -> Self {
        Self(number)
    }

    /// Days since the first of January 1970.
    pub const fn number(self) -> i32 {
        self.0
    }

    /// The moment it begins, four in the morning, where time is `east_minutes` ahead of UTC.
    pub fn start(self, east_minutes: i32) -> Moment {
        Moment::from_ms(i64::from(self.0) * DAY_MS + TURN_MS - i64::from(east_minutes) * MINUTE_MS)
    }

    /// The day this many days later.
    pub const fn plus(self, days: u32) -> Self {
        Self(self.0.saturating_add_unsigned(days))
    }

    /// The day this many days earlier.
    pub const fn minus(self, days: u32) -> Self {
        Self(self.0.saturating_sub_unsigned(days))
    }

    /// How many days it is after `earlier`; none if it is not.
    pub fn since(self, earlier: Self) -> u32 {
        u32::try_from(i64::from(self.0) - i64::from(earlier.0)).unwrap_or(0)
    }
}

impl Clock {
    /// Today.
    pub fn day(self) -> Day {
        self.now.day(self.east_minutes)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// 2026-11-30, 00:00 UTC.
    const MIDNIGHT: i64 = 1_796_000_000_000 - 1_796_000_000_000 % DAY_MS;
    const HOUR: i64 = 60 * MINUTE_MS;

    #[test]
    fn a_night_belongs_to_the_day_before_until_four() {
        let day = |hours: i64, east| Moment::from_ms(MIDNIGHT + hours * HOUR).day(east).number();
        let today = day(12, 0);
        assert_eq!([day(3, 0), day(4, 0), day(23, 0), day(27, 0), day(28, 0)].map(|d| d - today), [-1, 0, 0, 0, 1]);
    }

    #[test]
    fn in_india_the_day_turns_half_past_ten_in_the_evening_of_utc() {
        let day = |minutes: i64| Moment::from_ms(MIDNIGHT + minutes * MINUTE_MS).day(330);
        assert_eq!(day(22 * 60 + 30).since(day(22 * 60 + 29)), 1);
        assert_eq!(day(22 * 60 + 29), day(-90));
    }

    #[test]
    fn before_1970_days_count_downwards() {
        assert_eq!(Moment::from_ms(-DAY_MS).day(0).number(), -2);
        assert_eq!(Day::from_number(-2).start(0).day(0), Day::from_number(-2));
    }

    proptest! {
        #[test]
        fn a_day_starts_with_its_first_moment(number in -90_000_000..90_000_000, east in -720..=840) {
            let day = Day::from_number(number);
            prop_assert_eq!(day.start(east).day(east), day);
            prop_assert_eq!(day.start(east).plus_ms(-1).day(east), day.minus(1));
        }

        #[test]
        fn later_is_never_an_earlier_day(a: i64, b: i64, east: i32) {
            let (a, b) = (Moment::from_ms(a.min(b)), Moment::from_ms(a.max(b)));
            prop_assert!(a <= b && a.day(east) <= b.day(east));
            prop_assert_eq!(a.day(east).since(b.day(east)), 0);
        }
    }
}
