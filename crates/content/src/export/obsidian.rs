//! A note that Obsidian's plugin Spaced Repetition reads, by the rules of its documentation (“Q&A cards”, “Decks”).
//!
//! Absent on purpose: front matter, whose tags would hold for every card.

use words::Lang;

use super::{Deck, Link};
use crate::Card;

pub(super) fn file(decks: &[Deck], lang: Lang, site: Option<&str>) -> String {
    let mut out = "# Coalescope\n".to_owned();
    for deck in decks {
        let tag = format!("#flashcards/coalescope/{}/{}", lang.tag(), deck.chapter.slug());
        // The empty line under the tag makes it hold for all cards down to the next tag, not for one.
        out.push_str(&format!("\n## {}\n\n{tag}\n", deck.title));
        for card in &deck.cards {
            out.push_str(&format!("\n{}\n", entry(card, lang, site)));
        }
    }
    out
}

/// Question, a line `?`, answer. The block id at the end is no part of what is shown; it names the card.
fn entry(card: &Card, lang: Lang, site: Option<&str>) -> String {
    let face = card.face.get(lang);
    let link = match site.map(|site| Link::of(card, lang, site)) {
        Some(Link { words, address }) => format!("\n[{words}](<{address}>)"),
        None => String::new(),
    };
    format!("{}\n?\n{}{link} ^{}", face.front.markdown, face.back.markdown, card.id)
}

#[cfg(test)]
mod tests {
    use expect_test::expect;

    use super::super::TRICKY;
    use super::*;

    #[test]
    fn a_card_is_a_question_a_mark_and_an_answer() {
        expect![[r#"
            Yeh "padding" hai?
            ?
            Nahi. ^tricky-card"#]]
        .assert_eq(&entry(&TRICKY, Lang::HiLatn, None));
    }

    #[test]
    fn an_answer_leads_to_its_figure_where_the_site_is_known() {
        expect![[r#"
            Is `a[i] < 2` "padding"?
            ?
            No, *not* yet.
            [See it in the figure](<https://example.org/en/embed/banks/?v=1&fig=banks&pattern=stride&stride=2>) ^tricky-card"#]]
        .assert_eq(&entry(&TRICKY, Lang::En, Some("https://example.org/")));
    }
}
