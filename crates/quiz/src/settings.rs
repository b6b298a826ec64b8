//! What a reader may set about reviewing.

mod json;

use std::ops::RangeInclusive;

/// How a reader wants to review. Every value is within its range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    retention_percent: u8,
    new_per_day: u16,
    reviews_per_day: u16,
    buttons: Buttons,
}

/// How many ratings a reader chooses from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Buttons {
    /// Again and good.
    Two,
    /// Again, hard, good and easy.
    Four,
}

/// A number was refused: it lies outside of what can be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfRange {
    /// The least that can be set.
    pub least: u16,
    /// The most that can be set.
    pub most: u16,
}

/// A setting of a file is not a number, or not of the kind it has to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingsFault {
    /// The text is not JSON. Lines and columns count from 1; column 0 is before the line's first character.
    NotJson {
        /// The line.
        line: usize,
        /// The column.
        column: usize,
    },
    /// The settings are not an object.
    NotAnObject,
    /// A newer form than this program knows, with its number.
    Newer(u64),
    /// The field with this name does not hold what it should.
    Wrong(&'static str),
}

impl Settings {
    /// What share of due cards a reader can want to know, in percent.
    pub const RETENTION_PERCENT: RangeInclusive<u8> = 70..=97;
    /// How many new cards a day a reader can want.
    pub const NEW_PER_DAY: RangeInclusive<u16> = 0..=100;
    /// How many reviews a day a reader can want at most.
    pub const REVIEWS_PER_DAY: RangeInclusive<u16> = 10..=9999;

    /// The share of due cards that the reader wants to know, in percent: it sets how long cards stay away.
    pub const fn retention_percent(&self) -> u8 {
        self.retention_percent
    }

    /// How many cards are begun on a day.
    pub const fn new_per_day(&self) -> u16 {
        self.new_per_day
    }

    /// How many due cards are asked on a day, at most. Cards in learning come on top.
    pub const fn reviews_per_day(&self) -> u16 {
        self.reviews_per_day
    }

    /// How many ratings there are to choose from.
    pub const fn buttons(&self) -> Buttons {
        self.buttons
    }

    /// Sets the wanted retention.
    ///
    /// # Errors
    ///
    /// The range, if `percent` is not in it; nothing changes then.
    pub fn set_retention_percent(&mut self, percent: u8) -> Result<(), OutOfRange> {
        let (least, most) = (*Self::RETENTION_PERCENT.start(), *Self::RETENTION_PERCENT.end());
        within(percent.into(), least.into()..=most.into())?;
        self.retention_percent = percent;
        Ok(())
    }

    /// Sets how many cards are begun on a day.
    ///
    /// # Errors
    ///
    /// The range, if `cards` is not in it; nothing changes then.
    pub fn set_new_per_day(&mut self, cards: u16) -> Result<(), OutOfRange> {
        within(cards, Self::NEW_PER_DAY)?;
        self.new_per_day = cards;
        Ok(())
    }

    /// Sets how many due cards are asked on a day.
    ///
    /// # Errors
    ///
    /// The range, if `reviews` is not in it; nothing changes then.
    pub fn set_reviews_per_day(&mut self, reviews: u16) -> Result<(), OutOfRange> {
        within(reviews, Self::REVIEWS_PER_DAY)?;
        self.reviews_per_day = reviews;
        Ok(())
    }

    /// Sets how many ratings there are to choose from.
    pub const fn set_buttons(&mut self, buttons: Buttons) {
        self.buttons = buttons;
    }
}

impl Default for Settings {
    fn default() -> Self {
        Self { retention_percent: 90, new_per_day: 10, reviews_per_day: 200, buttons: Buttons::Two }
    }
}

fn within(number: u16, range: RangeInclusive<u16>) -> Result<(), OutOfRange> {
    let refused = OutOfRange { least: *range.start(), most: *range.end() };
    if range.contains(&number) { Ok(()) } else { Err(refused) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_outside_the_range_changes_nothing() {
        let mut settings = Settings::default();
        assert_eq!(settings.set_retention_percent(98), Err(OutOfRange { least: 70, most: 97 }));
        assert_eq!(settings.set_new_per_day(101), Err(OutOfRange { least: 0, most: 100 }));
        assert_eq!(settings.set_reviews_per_day(9), Err(OutOfRange { least: 10, most: 9999 }));
        assert_eq!(settings, Settings::default());
    }

    #[test]
    fn both_ends_of_a_range_can_be_set() {
        let mut settings = Settings::default();
        for percent in [70, 97] {
            assert_eq!(settings.set_retention_percent(percent), Ok(()));
            assert_eq!(settings.retention_percent(), percent);
        }
        assert_eq!(settings.set_new_per_day(0), Ok(()));
        assert_eq!(settings.set_reviews_per_day(9999), Ok(()));
        assert_eq!((settings.new_per_day(), settings.reviews_per_day()), (0, 9999));
    }
}
