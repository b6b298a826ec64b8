//! Text that Anki imports, by the rules of its manual (“Importing”, “Text Files”, “File Headers”).
//!
//! Absent on purpose: a note type of our own. `Basic` is the one that every Anki brings.

use words::Lang;

use super::{Deck, Link};
use crate::Card;

/// Told to Anki in this order. The guid is first, so that no line of a card can begin like a header.
const HEADERS: [&str; 7] = [
    "separator:tab",
    "html:true",
    "notetype:Basic",
    "columns:Guid\tDeck\tTags\tFront\tBack",
    "guid column:1",
    "deck column:2",
    "tags column:3",
];

pub(super) fn file(decks: &[Deck], lang: Lang, site: Option<&str>) -> String {
    let mut out: String = HEADERS.map(|header| format!("#{header}\n")).concat();
    for deck in decks {
        for card in &deck.cards {
            out.push_str(&row(card, &deck.title, lang, site));
        }
    }
    out
}

/// One line. By its guid Anki knows a card again, even when its question has changed.
fn row(card: &Card, title: &str, lang: Lang, site: Option<&str>) -> String {
    let face = card.face.get(lang);
    let back = match site.map(|site| Link::of(card, lang, site)) {
        Some(Link { words, address }) => {
            format!("{}<br><a href=\"{}\">{words}</a>", face.back.html, attribute(&address))
        }
        None => face.back.html.to_owned(),
    };
    let columns = [
        format!("coalescope/{}/{}", card.id, lang.tag()),
        // Each language has its own tree: who imports both is not asked everything twice.
        format!("Coalescope::{}::{title}", lang.name()),
        tags(card, lang),
        face.front.html.to_owned(),
        back,
    ];
    columns.map(|text| field(&text)).join("\t") + "\n"
}

fn tags(card: &Card, lang: Lang) -> String {
    let mut tags = vec![format!("coalescope::{}", card.chapter.slug()), format!("coalescope::lang::{}", lang.tag())];
    tags.extend(card.confusion.map(|confusion| format!("coalescope::confusion::{}", confusion.slug())));
    tags.join(" ")
}

/// Where a field holds what would end it, it stands in quotes, and quotes in it are doubled.
fn field(text: &str) -> String {
    if text.contains(['\t', '\n', '\r', '"']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text.to_owned() }
}

fn attribute(address: &str) -> String {
    address.replace('&', "&amp;").replace('"', "%22").replace('<', "%3C")
}

#[cfg(test)]
mod tests {
    use expect_test::expect;
    use proptest::prelude::*;

    use super::super::TRICKY;
    use super::*;

    #[test]
    fn a_card_is_one_line() {
        expect![[r#"
            coalescope/tricky-card/hi-Latn	Coalescope::Hinglish::4 Banks	coalescope::banks coalescope::lang::hi-Latn coalescope::confusion::padding	"Yeh ""padding"" hai?"	Nahi.
        "#]]
        .assert_eq(&row(&TRICKY, "4 Banks", Lang::HiLatn, None));
    }

    #[test]
    fn an_answer_leads_to_its_figure_where_the_site_is_known() {
        expect![[r#"
            coalescope/tricky-card/en	Coalescope::English::4 Banks	coalescope::banks coalescope::lang::en coalescope::confusion::padding	Is <code>a[i] &lt; 2</code> &quot;padding&quot;?	"No, <em>not</em> yet.<br><a href=""https://example.org/en/embed/banks/?v=1&amp;fig=banks&amp;pattern=stride&amp;stride=2"">See it in the figure</a>"
        "#]]
        .assert_eq(&row(&TRICKY, "4 Banks", Lang::En, Some("https://example.org/")));
    }

    proptest! {
        #[test]
        fn a_field_is_what_it_was_once_its_quotes_are_off(text in "[a\t\n\r\" é]{0,8}") {
            let written = field(&text);
            match written.strip_prefix('"') {
                Some(rest) => {
                    let inside = rest.strip_suffix('"').unwrap();
                    prop_assert!(!inside.replace("\"\"", "").contains('"'));
                    prop_assert_eq!(inside.replace("\"\"", "\""), text);
                }
                None => {
                    prop_assert!(!written.contains(['\t', '\n', '\r', '"']));
                    prop_assert_eq!(written, text);
                }
            }
        }
    }
}
