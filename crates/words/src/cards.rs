//! Words of the flashcards: the review, what is kept of it, and the cards that stand in a chapter.

mod en;
mod hi_latn;

use crate::Localized;

/// What stands around the cards.
pub struct CardsWords {
    /// The page's title.
    pub title: &'static str,
    /// How it works.
    pub lede: &'static str,
    /// The page's description for search engines: of how many cards.
    pub description: &'static str,
    /// While a card is asked.
    pub review: ReviewWords,
    /// When nothing is left to ask.
    pub done: DoneWords,
    /// How soon a card comes back.
    pub when: WhenWords,
    /// Where what the reader does is kept, and what is wrong with that.
    pub kept: KeptWords,
    /// The settings.
    pub settings: SettingsWords,
    /// The list of all cards.
    pub list: ListWords,
}

/// While a card is asked.
#[expect(missing_docs, reason = "the names of labels and buttons")]
pub struct ReviewWords {
    pub title: &'static str,
    pub new: &'static str,
    pub learning: &'static str,
    pub due: &'static str,
    pub reveal: &'static str,
    pub question: &'static str,
    pub answer: &'static str,
    /// Names of the ratings where there are four, the worst first.
    pub four: [&'static str; 4],
    /// Names of the ratings where there are two.
    pub two: [&'static str; 2],
    /// What the ratings are for.
    pub ratings: &'static str,
    pub undo: &'static str,
    pub skip: &'static str,
    pub suspend: &'static str,
    /// Leads to the figure's state that shows the answer.
    pub see_it: &'static str,
    /// The keys, where there are two ratings and where there are four.
    pub keys_two: &'static str,
    pub keys_four: &'static str,
    /// Over the cards that were rated in this sitting.
    pub answered: &'static str,
    /// What became of a card: its rating, and when it comes back.
    pub rated: fn(&str, &str) -> String,
}

/// When nothing is left to ask.
pub struct DoneWords {
    /// Nothing more today.
    pub title: &'static str,
    /// Cards answered, of which new ones learned, and missed.
    pub told: fn(u32, u32, u32) -> String,
    /// Nothing was due at all.
    pub nothing: &'static str,
    /// How many are due tomorrow.
    pub tomorrow: fn(u32) -> String,
    /// When the next one is due, in days.
    pub next: fn(&str) -> String,
    /// Asks for further new cards.
    pub more: &'static str,
}

/// How soon a card comes back.
pub struct WhenWords {
    /// In minutes.
    pub minutes: fn(u32) -> String,
    /// In days: also months and years, where they are many.
    pub days: fn(u32) -> String,
}

/// Where what the reader does is kept.
#[expect(missing_docs, reason = "the names of buttons")]
pub struct KeptWords {
    pub title: &'static str,
    /// What is kept and where.
    pub told: &'static str,
    /// The browser keeps nothing.
    pub blocked: &'static str,
    /// There is no room left.
    pub full: &'static str,
    /// So many texts cannot be read.
    pub damaged: fn(usize) -> String,
    pub save_damaged: &'static str,
    pub forget_damaged: &'static str,
    /// A newer version of the site wrote something.
    pub newer: &'static str,
    /// The log has events from later than now, by so many days.
    pub clock: fn(u32) -> String,
    pub save: &'static str,
    pub load: &'static str,
    /// A file was read: so many events were new, so many known.
    pub loaded: fn(usize, usize) -> String,
    /// Before every reason why a file was refused.
    pub refused: &'static str,
    pub not_json: fn(usize, usize) -> String,
    pub not_ours: &'static str,
    pub newer_file: fn(u64) -> String,
    /// The event at this place in the list, from 1, has a wrong or missing field of this name.
    pub event: fn(usize, &str) -> String,
    pub wrong_settings: &'static str,
}

/// The settings.
#[expect(missing_docs, reason = "labels, and a sentence for those that need one")]
pub struct SettingsWords {
    pub title: &'static str,
    pub retention: &'static str,
    pub retention_told: &'static str,
    pub new_per_day: &'static str,
    pub reviews_per_day: &'static str,
    pub buttons: &'static str,
    pub two: &'static str,
    pub four: &'static str,
    /// A whole number from least to most, please.
    pub out_of_range: fn(u16, u16) -> String,
}

/// The list of all cards.
#[expect(missing_docs, reason = "labels and buttons")]
pub struct ListWords {
    pub title: &'static str,
    pub told: &'static str,
    pub new: &'static str,
    pub learning: &'static str,
    pub due: &'static str,
    /// Comes back after this time.
    pub after: fn(&str) -> String,
    pub suspended: &'static str,
    pub resume: &'static str,
    /// Over the cards of a chapter, at its end.
    pub of_chapter: &'static str,
    pub of_chapter_told: &'static str,
}

/// The words, in every language.
pub static WORDS: Localized<CardsWords> = Localized { en: en::WORDS, hi_latn: hi_latn::WORDS };
