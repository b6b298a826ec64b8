//! A checked lesson: what a page is made of, in the order of the text.

use quiz::Count;
use std::ops::Range;

/// One chapter in one language.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lesson {
    /// The page's title, plain text.
    pub title: String,
    /// At most 155 characters, plain text, for search engines.
    pub description: String,
    /// The sentence under the title, plain text.
    pub lede: String,
    /// In the order of the page, without the title.
    pub headings: Vec<Heading>,
    /// In the order of the page.
    pub blocks: Vec<Block>,
    /// The facts taught or corrected, each once, sorted.
    pub facts: Vec<String>,
    /// The language-free structure, with its place in the source.
    pub marks: Vec<Marked>,
}

/// A heading in the body: level 2 to 6.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heading {
    /// 2 for `##`.
    pub level: u8,
    /// Language-free, unique in the page.
    pub id: String,
    /// Plain text.
    pub text: String,
}

/// A stretch of a page. All HTML is complete elements.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the fields are the keys that an author writes")]
pub enum Block {
    /// Prose up to the next block of another kind.
    Html(String),
    /// A figure; `state` is a checked query string, `caption` inline HTML.
    Figure { id: String, fig: String, state: String, caption: Option<String> },
    /// The derivation of a figure's numbers; `fig` and `state` are the figure's.
    Derive { figure: String, fig: String, state: String },
    /// A sentence with placeholders for a figure's numbers, plain text.
    Live { figure: String, state: String, text: String },
    /// A question that the model answers; `state` is one of the figure [`Count::fig`], `ask` and `why` are HTML.
    Question { id: String, ask: String, state: String, count: Count, why: String },
    /// A goal to reach by setting a figure's controls, with that figure's `fig` and `state`; `goal` holds conditions
    /// that can be read, `solution` is a checked query string, `task` and `why` are HTML.
    Challenge {
        id: String,
        figure: String,
        fig: String,
        state: String,
        task: String,
        goal: Vec<String>,
        solution: String,
        why: String,
    },
    /// A correction of what many notes say; all HTML.
    Check { says: String, happens: String, know: String, facts: Vec<String> },
}

/// A piece of structure that both languages must share.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[expect(missing_docs, reason = "the fields are those of the block")]
pub enum Mark {
    Heading {
        level: u8,
        id: String,
    },
    Figure {
        id: String,
        fig: String,
        state: String,
    },
    Derive {
        figure: String,
    },
    /// `places` are the placeholders, sorted: word order differs between languages.
    Live {
        figure: String,
        places: Vec<String>,
    },
    Question {
        id: String,
        state: String,
        count: &'static str,
    },
    Challenge {
        id: String,
        figure: String,
        goal: Vec<String>,
        solution: String,
    },
    Check {
        facts: Vec<String>,
    },
    /// The facts of a paragraph such as `[](fact:S1-01)`.
    Facts {
        facts: Vec<String>,
    },
    /// `code` lacks its comments, which are prose.
    Code {
        language: &'static str,
        code: String,
    },
}

/// A mark and the bytes of the source that it stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marked {
    /// What stands there.
    pub mark: Mark,
    /// Where.
    pub span: Range<usize>,
}
