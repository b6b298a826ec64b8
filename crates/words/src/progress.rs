//! Words of the reader's progress: reviews a day, retention, cards by stage.

mod en;
mod hi_latn;

use crate::Localized;

/// What stands in the picture, in its description and in its tables.
pub struct ProgressWords {
    /// What the picture is.
    pub title: &'static str,
    /// Reviews and what is ahead.
    pub days: DaysWords,
    /// How much is remembered.
    pub retention: RetentionWords,
    /// How far the cards have come.
    pub stages: StagesWords,
}

/// Reviews a day, and what is ahead.
pub struct DaysWords {
    /// Over the bars.
    pub heading: &'static str,
    /// Days in a row with reviews: two or more.
    pub streak: fn(u32) -> String,
    /// Reviews that went well.
    pub remembered: fn(u32) -> String,
    /// Reviews that did not.
    pub missed: fn(u32) -> String,
    /// Cards due in so many days.
    pub due: fn(u32, u32) -> String,
    /// The last day with reviews, the first with cards due.
    pub today: &'static str,
    /// So many days from today: one or more.
    pub in_days: fn(u32) -> String,
    /// Nothing was ever reviewed.
    pub untouched: &'static str,
    /// Nothing was reviewed in so many days.
    pub pause: fn(u32) -> String,
    /// Said aloud: reviews, missed ones, in so many days.
    pub told: fn(u32, u32, u32) -> String,
    /// Said aloud: cards due, in so many days.
    pub told_due: fn(u32, u32) -> String,
    /// Said aloud: days in a row.
    pub told_streak: fn(u32) -> String,
    /// Over the table of days.
    pub table: &'static str,
    /// Head of the column of days.
    pub day: &'static str,
    /// Head of the column of reviews.
    pub reviews: &'static str,
    /// Head of the column of missed reviews.
    pub missed_head: &'static str,
    /// Over the table of what is ahead.
    pub due_table: &'static str,
    /// Head of the column of due cards.
    pub due_head: &'static str,
}

/// How much is remembered.
pub struct RetentionWords {
    /// Over the scale.
    pub heading: &'static str,
    /// Known cards: remembered, asked.
    pub known: fn(u32, u32) -> String,
    /// There are too few reviews: the least, and how many there are.
    pub too_few: fn(u32, u32) -> String,
    /// The percentage that the reader wants.
    pub wanted: fn(u8) -> String,
    /// Said aloud: reached per cent, of known cards asked.
    pub told: fn(u32, u32) -> String,
    /// Over the table.
    pub table: &'static str,
    /// Row of the percentage reached.
    pub reached_row: &'static str,
    /// Row of the percentage wanted.
    pub wanted_row: &'static str,
    /// Row of the days in a row.
    pub streak_row: &'static str,
    /// Head of the column of numbers.
    pub number: &'static str,
}

/// How far the cards have come.
pub struct StagesWords {
    /// Over the bar.
    pub heading: &'static str,
    /// All cards.
    pub cards: fn(u32) -> String,
    /// Beside its piece of the bar, and at length.
    pub new: StageWords,
    /// Beside its piece of the bar, and at length.
    pub learning: StageWords,
    /// Beside its piece of the bar, and at length.
    pub young: StageWords,
    /// Beside its piece of the bar, and at length.
    pub mature: StageWords,
    /// Beside its piece of the bar, and at length.
    pub suspended: StageWords,
    /// Head of the column of stages.
    pub stage: &'static str,
    /// Head of the column of cards.
    pub cards_head: &'static str,
}

/// A stage.
pub struct StageWords {
    /// Its name.
    pub name: &'static str,
    /// What it means.
    pub means: &'static str,
}

/// The words, in every language.
pub static WORDS: Localized<ProgressWords> = Localized { en: en::WORDS, hi_latn: hi_latn::WORDS };

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_is_not_said_in_the_plural() {
        let ProgressWords { days, stages, .. } = &WORDS.en;
        assert_eq!((days.due)(1, 14), "1 card due in 14 days");
        assert_eq!((days.told)(1, 0, 30), "1 review in 30 days, 0 of them missed.");
        assert_eq!((days.in_days)(1), "tomorrow");
        assert_eq!((stages.cards)(1), "1 card");
        let ProgressWords { days, .. } = &WORDS.hi_latn;
        assert_eq!(((days.remembered)(1), (days.missed)(2)), ("1 yaad tha".into(), "2 yaad nahi the".into()));
    }
}
