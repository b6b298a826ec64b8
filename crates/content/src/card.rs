//! A card as it is shown.

use crate::chapter::Chapter;
use model::figure::Name;
use quiz::Confusion;
use words::Localized;

/// A card of the course.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Card {
    /// Stable for ever, the same in every language, unique in the course.
    pub id: &'static str,
    /// The facts it asks for.
    pub facts: &'static [&'static str],
    /// The chapter that teaches it.
    pub chapter: Chapter,
    /// The figure that shows the answer.
    pub fig: Name,
    /// That figure's state, as a query.
    pub state: &'static str,
    /// The confusion that it treats.
    pub confusion: Option<Confusion>,
    /// The two sides in every language.
    pub face: Localized<Face>,
}

/// A card's two sides in one language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the two sides of a card")]
pub struct Face {
    pub front: Side,
    pub back: Side,
}

/// One side: a paragraph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Side {
    /// As HTML, without the paragraph around it.
    pub html: &'static str,
    /// As the author wrote it, in Markdown and on one line.
    pub markdown: &'static str,
}
