//! The glossary: every term of the course, in one sentence.
//!
//! What has no language stands once, in [`TERMS`]; each language has its names and sentences in the same order, which
//! is checked when this is compiled. A concept of the figure `map` is a term, and has its words there.

mod en;
mod hi_latn;
mod terms;

pub use terms::{COUNT, TERMS};

use crate::{Lang, Localized, coalescing::Named};

/// What a term is without language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Term {
    /// Its name in addresses, in kebab case.
    pub id: &'static str,
    /// The class of its colour in texts, if it has one everywhere in the course.
    pub class: Option<&'static str>,
    /// A figure that shows it: the figure's name, and the query of the state.
    pub fig: Option<(&'static str, &'static str)>,
}

/// A term in one language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Entry {
    /// The term's id again.
    pub id: &'static str,
    /// What it is called; code stands between backticks.
    pub name: &'static str,
    /// What it is, in one sentence; code stands between backticks.
    pub sentence: &'static str,
}

/// All terms of one language, in the order of [`TERMS`].
pub struct GlossaryWords {
    /// The terms.
    pub terms: [Entry; COUNT],
}

/// The words, in every language.
pub static WORDS: Localized<GlossaryWords> = Localized {
    en: GlossaryWords { terms: in_order(&en::PARTS) },
    hi_latn: GlossaryWords { terms: in_order(&hi_latn::PARTS) },
};

/// Every term with its words.
pub fn terms(lang: Lang) -> impl Iterator<Item = (&'static Term, &'static Entry)> {
    TERMS.iter().zip(&WORDS.get(lang).terms)
}

/// The term of that id.
pub fn term(id: &str) -> Option<&'static Term> {
    TERMS.iter().find(|term| term.id == id)
}

/// An entry with words of its own.
const fn own(id: &'static str, name: &'static str, sentence: &'static str) -> Entry {
    Entry { id, name, sentence }
}

/// An entry with the words of a concept of the map.
const fn of(id: &'static str, words: Named) -> Entry {
    Entry { id, name: words.name, sentence: words.sentence }
}

/// The parts as one list; one that has not the same terms in the same order does not compile.
const fn in_order(parts: &[&[Entry]]) -> [Entry; COUNT] {
    let mut all = [own("", "", ""); COUNT];
    let (mut part, mut filled) = (0, 0);
    while part < parts.len() {
        let mut at = 0;
        while at < parts[part].len() {
            let entry = parts[part][at];
            assert!(same(entry.id, TERMS[filled].id), "an entry stands where another term belongs");
            all[filled] = entry;
            at += 1;
            filled += 1;
        }
        part += 1;
    }
    assert!(filled == COUNT, "a term has no entry");
    all
}

const fn same(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len() && at == other.len()
}
