//! The cards as files for programs that ask them again: Anki and Obsidian.
//!
//! Absent on purpose: schedules, pictures, files. A card keeps its id in both, so that a newer file updates an older one.

mod anki;
mod obsidian;

use words::{Lang, words};

use crate::{Card, Chapter, cards_of, lesson};

/// What the file for Anki is called.
pub const ANKI_FILE: &str = "coalescope-anki.txt";

/// What the file for Obsidian is called.
pub const OBSIDIAN_FILE: &str = "coalescope-cards.md";

/// Every card for Anki: tab-separated text with headers that say which column is what.
///
/// `site` is the site's whole address with a slash at its end; where it is known, each answer leads to its figure.
pub fn anki(lang: Lang, site: Option<&str>) -> String {
    anki::file(&decks(lang), lang, site)
}

/// Every card for Obsidian's plugin Spaced Repetition: one note, in which a line `?` parts question and answer.
///
/// `site` is the site's whole address with a slash at its end; where it is known, each answer leads to its figure.
pub fn obsidian(lang: Lang, site: Option<&str>) -> String {
    obsidian::file(&decks(lang), lang, site)
}

/// The cards of a chapter.
struct Deck {
    chapter: Chapter,
    /// The chapter's title after its place in the course: programs sort decks by name.
    title: String,
    cards: Vec<&'static Card>,
}

/// A deck for each chapter that has cards.
fn decks(lang: Lang) -> Vec<Deck> {
    let numbered = (1..).zip(Chapter::COURSE);
    let decks = numbered.map(|(place, chapter)| Deck {
        chapter,
        title: format!("{place} {}", lesson(chapter, lang).title),
        cards: cards_of(chapter).collect(),
    });
    decks.filter(|deck| !deck.cards.is_empty()).collect()
}

/// Leads from an answer to the figure that shows it.
struct Link {
    words: &'static str,
    address: String,
}

impl Link {
    fn of(card: &Card, lang: Lang, site: &str) -> Link {
        let (tag, fig) = (lang.tag(), card.fig.slug());
        Link {
            words: words(lang).cards().review.see_it,
            address: format!("{site}{tag}/embed/{fig}/?v=1&fig={fig}&{}", card.state),
        }
    }
}

/// A card that asks much of a format: quotes, code, a confusion.
#[cfg(test)]
const TRICKY: Card = Card {
    id: "tricky-card",
    facts: &[],
    chapter: Chapter::Banks,
    fig: model::figure::Name::Banks,
    state: "pattern=stride&stride=2",
    confusion: Some(quiz::Confusion::Padding),
    face: words::Localized {
        en: crate::Face {
            front: crate::Side {
                html: "Is <code>a[i] &lt; 2</code> &quot;padding&quot;?",
                markdown: "Is `a[i] < 2` \"padding\"?",
            },
            back: crate::Side { html: "No, <em>not</em> yet.", markdown: "No, *not* yet." },
        },
        hi_latn: crate::Face {
            front: crate::Side { html: "Yeh \"padding\" hai?", markdown: "Yeh \"padding\" hai?" },
            back: crate::Side { html: "Nahi.", markdown: "Nahi." },
        },
    },
};
