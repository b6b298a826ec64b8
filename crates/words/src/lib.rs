//! Every word of the interface, in every language.
//!
//! Absent on purpose: fallback, string keys, `Default`. A word that is missing in one language does not compile.

pub mod cards;
pub mod coalescing;
pub mod derive;
pub mod figure;
pub mod lang;
pub mod library;
pub mod page;
pub mod question;

pub use lang::{Lang, Localized};

/// The words of one language; a figure's words have the figure's name.
pub struct Words {
    /// Header, footer, table of contents.
    pub page: &'static page::PageWords,
    /// What all figures share: play, step, copy, faults.
    pub figure: &'static figure::FigureWords,
    /// The figure `coalescing`.
    pub coalescing: &'static coalescing::CoalescingWords,
    /// The figure `library`.
    pub library: &'static library::LibraryWords,
    /// Derivations and formulas.
    pub derive: &'static derive::DeriveWords,
    /// Flashcards.
    pub cards: &'static cards::CardsWords,
    /// Questions inside a chapter.
    pub question: &'static question::QuestionWords,
}

/// All words of a language.
pub fn words(lang: Lang) -> &'static Words {
    WORDS.get(lang)
}

static WORDS: Localized<Words> = Localized {
    en: Words {
        page: &page::WORDS.en,
        figure: &figure::WORDS.en,
        coalescing: &coalescing::WORDS.en,
        library: &library::WORDS.en,
        derive: &derive::WORDS.en,
        cards: &cards::WORDS.en,
        question: &question::WORDS.en,
    },
    hi_latn: Words {
        page: &page::WORDS.hi_latn,
        figure: &figure::WORDS.hi_latn,
        coalescing: &coalescing::WORDS.hi_latn,
        library: &library::WORDS.hi_latn,
        derive: &derive::WORDS.hi_latn,
        cards: &cards::WORDS.hi_latn,
        question: &question::WORDS.hi_latn,
    },
};
