//! Words of the drills: the page, the sentence of a question, and the line of numbers that answers it.

mod en;
mod hi_latn;
mod reason;
mod sentence;

pub use reason::ReasonWords;
pub use sentence::{SentenceWords, What};

use crate::Localized;

/// What stands around a drill.
pub struct DrillWords {
    /// The page's title.
    pub title: &'static str,
    /// The page's description for search engines.
    pub description: &'static str,
    /// How it works.
    pub lede: &'static str,
    /// What holds for every question.
    pub given: &'static str,
    /// Label of the field for the answer.
    pub answer: &'static str,
    /// Sends the answer.
    pub check: &'static str,
    /// Shows the answer without a guess.
    pub show: &'static str,
    /// Goes to the next question.
    pub next: &'static str,
    /// Nothing was typed.
    pub empty: &'static str,
    /// Stands before the line of numbers.
    pub why: &'static str,
    /// The browser keeps nothing here.
    pub blocked: &'static str,
    /// The browser has no room left.
    pub full: &'static str,
    /// The place in the series: from 1.
    pub question: fn(u32) -> String,
    /// Right answers in a row.
    pub streak: fn(usize) -> String,
    /// How hard: 1 to 5.
    pub level: fn(u8) -> String,
    /// What each kind counts, as a name.
    pub kinds: KindWords,
    /// What each kind asks.
    pub asks: KindWords,
    /// Copies the link to this series.
    pub share: &'static str,
    /// What the link does.
    pub share_hint: &'static str,
    /// Switches to a series that is the same for a class.
    pub for_a_class: &'static str,
    /// What that means.
    pub for_a_class_hint: &'static str,
    /// Switches to the reader's own series.
    pub for_me: &'static str,
    /// What that means.
    pub for_me_hint: &'static str,
    /// Heads the list of what was got wrong.
    pub weak_spots: &'static str,
    /// Stands there while there is none.
    pub no_weak_spots: &'static str,
    /// How often: wrong, of all.
    pub missed: fn(usize, usize) -> String,
    /// The sentence of a question.
    pub sentence: SentenceWords,
    /// The line of numbers.
    pub reason: ReasonWords,
}

/// A word for each kind of question.
#[expect(missing_docs, reason = "each field is the kind of the same name in `quiz`")]
pub struct KindWords {
    pub sectors: &'static str,
    pub moved: &'static str,
    pub efficiency: &'static str,
    pub n_way: &'static str,
    pub wavefronts: &'static str,
    pub conflicts: &'static str,
    pub row_hits: &'static str,
}

/// The words, in every language.
pub static WORDS: Localized<DrillWords> = Localized { en: en::WORDS, hi_latn: hi_latn::WORDS };
