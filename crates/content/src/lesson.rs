//! A lesson as it is shown: blocks of HTML, figures, questions.

use quiz::Count;
use words::Lang;

use crate::Chapter;

/// A chapter in one language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// Which chapter.
    pub chapter: Chapter,
    /// In which language.
    pub lang: Lang,
    /// The page's `h1`, plain text.
    pub title: &'static str,
    /// At most 155 characters, plain text, for search engines.
    pub description: &'static str,
    /// The sentence under the title, plain text.
    pub lede: &'static str,
    /// In the order of the page, without the title.
    pub headings: &'static [Heading],
    /// In the order of the page.
    pub blocks: &'static [Block],
    /// The facts taught or corrected, each once, sorted.
    pub facts: &'static [&'static str],
}

/// A heading inside the blocks: level 2 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heading {
    /// 2 for `h2`.
    pub level: u8,
    /// The same in every language, unique in the page.
    pub id: &'static str,
    /// Plain text.
    pub text: &'static str,
}

/// A stretch of a page. All HTML is complete elements, except captions, which
/// are inline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are the keys that an author writes")]
pub enum Block {
    /// Prose up to the next block of another kind.
    Html(&'static str),
    /// A figure; `state` is a query string that the model accepts.
    Figure { id: &'static str, fig: &'static str, state: &'static str, caption: Option<&'static str> },
    /// The derivation of a figure's numbers, with that figure's `fig` and `state`.
    Derive { figure: &'static str, fig: &'static str, state: &'static str },
    /// A sentence, plain text, with placeholders in braces for a figure's numbers.
    Live { figure: &'static str, state: &'static str, text: &'static str },
    /// A question about a state of the figure [`Count::fig`], which the model answers.
    Question { id: &'static str, ask: &'static str, state: &'static str, count: Count, why: &'static str },
    /// A goal to reach by setting a figure's controls, with that figure's `fig` and `state`: `goal` holds conditions for
    /// `quiz::goal`, `solution` a state that meets them.
    Challenge {
        id: &'static str,
        figure: &'static str,
        fig: &'static str,
        state: &'static str,
        task: &'static str,
        goal: &'static [&'static str],
        solution: &'static str,
        why: &'static str,
    },
    /// A correction of what many notes say.
    Check { says: &'static str, happens: &'static str, know: &'static str, facts: &'static [&'static str] },
}
