//! A card as it is shown.

use words::Localized;

/// A card of the course.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Card {
    /// Stable for ever, the same in every language, unique in the course.
    pub id: &'static str,
    /// The facts it asks for.
    pub facts: &'static [&'static str],
    /// The state of the figure `coalescing` that shows the answer.
    pub figure: Option<&'static str>,
    /// The two sides in every language.
    pub face: Localized<Face>,
}

/// A card's two sides in one language, as HTML.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the two sides of a card")]
pub struct Face {
    pub front: &'static str,
    pub back: &'static str,
}
