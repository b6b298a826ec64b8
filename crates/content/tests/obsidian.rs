//! The file for Obsidian, read back by the rules of the plugin's documentation, holds every card as it is.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::BTreeSet;

use content::{Card, cards, export};
use words::{Lang, words};

const SITES: [Option<&str>; 2] = [None, Some("https://example.org/coalescope/")];

/// What ends or makes a card, hides it, or is no text in Obsidian, wherever it stands.
const RESERVED: [&str; 7] = ["::", "==", "%%", "[[", "<!--", "```", "^["];

/// A card as the plugin sees it.
struct Entry {
    deck: String,
    front: String,
    back: String,
    block: String,
}

/// Stretches between empty lines. A tag alone says which deck all later cards are of; a line `?` makes a card.
fn entries(text: &str) -> Vec<Entry> {
    let mut entries = Vec::new();
    let mut deck = String::new();
    for stretch in text.trim_end().split("\n\n") {
        let is_one_line = !stretch.contains('\n');
        if let Some(tag) = stretch.strip_prefix("#flashcards/").filter(|_| is_one_line) {
            tag.clone_into(&mut deck);
        } else if let Some((front, rest)) = stretch.split_once("\n?\n") {
            // A block id ends the last line, after a space.
            let (back, block) = rest.rsplit_once(" ^").unwrap();
            let [front, back, block] = [front, back, block].map(str::to_owned);
            entries.push(Entry { deck: deck.clone(), front, back, block });
        } else {
            assert!(is_one_line && stretch.starts_with('#'), "neither heading, tag nor card: {stretch}");
        }
    }
    entries
}

fn each(check: impl Fn(&[Entry], Lang, Option<&str>)) {
    for lang in Lang::ALL {
        for site in SITES {
            check(&entries(&export::obsidian(lang, site)), lang, site);
        }
    }
}

#[test]
fn every_card_is_there_once_and_as_it_is() {
    each(|entries, lang, site| {
        assert_eq!(entries.len(), cards().count());
        for (entry, card) in entries.iter().zip(cards()) {
            let face = card.face.get(lang);
            assert_eq!(entry.front, face.front.markdown);
            assert_eq!(entry.back, format!("{}{}", face.back.markdown, link(card, lang, site)));
            assert_eq!(entry.deck, format!("coalescope/{}/{}", lang.tag(), card.chapter.slug()));
        }
    });
}

fn link(card: &Card, lang: Lang, site: Option<&str>) -> String {
    let Some(site) = site else { return String::new() };
    let (words, fig) = (words(lang).cards().review.see_it, card.fig.slug());
    format!("\n[{words}](<{site}{}/embed/{fig}/?v=1&fig={fig}&{}>)", lang.tag(), card.state)
}

#[test]
fn a_block_id_names_the_card() {
    each(|entries, _, _| {
        for (entry, card) in entries.iter().zip(cards()) {
            assert_eq!(entry.block, card.id);
            // Obsidian knows no other signs in a block id.
            assert!(card.id.chars().all(|sign| sign.is_ascii_alphanumeric() || sign == '-'), "{}", card.id);
        }
        let ids: BTreeSet<&str> = entries.iter().map(|entry| entry.block.as_str()).collect();
        assert_eq!(ids.len(), entries.len());
    });
}

#[test]
fn no_side_says_anything_to_the_plugin() {
    let mut faults = Vec::new();
    for (card, lang) in cards().flat_map(|card| Lang::ALL.map(|lang| (card, lang))) {
        let face = card.face.get(lang);
        for side in [face.front.markdown, face.back.markdown] {
            let mut refuse = |what: &str| faults.push(format!("{} {}: {what}: {side}", card.id, lang.tag()));
            for reserved in RESERVED.into_iter().filter(|reserved| side.contains(reserved)) {
                refuse(reserved);
            }
            if side.contains('\n') || side.trim() != side || ["", "?", "??"].contains(&side) {
                refuse("no line of text");
            }
            if side.split(' ').any(|word| word.starts_with('#')) {
                refuse("a tag");
            }
        }
        if card.state.contains(['<', '>', ' ']) {
            faults.push(format!("{}: an address ends in the middle of `{}`", card.id, card.state));
        }
    }
    assert!(faults.is_empty(), "\n{}\n", faults.join("\n"));
}
