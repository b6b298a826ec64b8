//! The course: lessons, cards and the lab's examples, checked and embedded when the crate is built.
//!
//! Absent on purpose: Markdown at run time, and being in the wasm. The texts
//! are in `lessons`, `cards` and `examples/cases.toml`; `build` asks `markup` to read them.

mod card;
mod chapter;
mod course;
mod example;
pub mod export;
mod lesson;

pub use card::{Card, Face, Side};
pub use chapter::Chapter;
pub use example::{Example, Group};
pub use lesson::{Block, Heading, Lesson};

use words::Lang;

/// A chapter in a language. Every chapter exists in every language, or the
/// crate does not build.
pub fn lesson(chapter: Chapter, lang: Lang) -> &'static Lesson {
    match chapter {
        Chapter::Coalescing => course::COALESCING.get(lang),
        Chapter::Derivation => course::DERIVATION.get(lang),
        Chapter::Patterns => course::PATTERNS.get(lang),
        Chapter::Banks => course::BANKS.get(lang),
        Chapter::Dram => course::DRAM.get(lang),
        Chapter::Silicon => course::SILICON.get(lang),
        Chapter::Mistakes => course::MISTAKES.get(lang),
        Chapter::About => course::ABOUT.get(lang),
    }
}

/// Every card, in the order in which the course is read.
pub fn cards() -> impl Iterator<Item = &'static Card> {
    Chapter::COURSE.into_iter().flat_map(cards_of)
}

/// The cards of a chapter.
pub fn cards_of(chapter: Chapter) -> impl Iterator<Item = &'static Card> {
    course::CARDS.iter().filter(move |card| card.chapter == chapter)
}

/// Examples to start from in the lab, from simple to tricky.
pub fn examples() -> &'static [Group] {
    course::EXAMPLES
}
