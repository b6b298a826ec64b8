//! The file for Anki, read back by the rules of Anki's manual, holds every card as it is.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::{BTreeMap, BTreeSet};

use content::{Card, Chapter, cards, export, lesson};
use words::{Lang, words};

const SITES: [Option<&str>; 2] = [None, Some("https://example.org/coalescope/")];

/// A file as Anki sees it: headers, then rows of columns.
struct File {
    headers: BTreeMap<String, String>,
    rows: Vec<Vec<String>>,
}

impl File {
    fn read(text: &str) -> File {
        let mut rest = text;
        let mut headers = BTreeMap::new();
        while let Some(line) = rest.strip_prefix('#') {
            let (header, after) = line.split_once('\n').unwrap();
            let (key, value) = header.split_once(':').unwrap();
            assert!(headers.insert(key.to_owned(), value.to_owned()).is_none(), "two headers `{key}`");
            rest = after;
        }
        File { headers, rows: rows(rest) }
    }

    /// The column that a header names, as the manual counts: from one.
    fn column<'a>(&self, row: &'a [String], header: &str) -> &'a str {
        let place: usize = self.headers[header].parse().unwrap();
        &row[place - 1]
    }

    /// The column that the header `columns` gives this name.
    fn field<'a>(&self, row: &'a [String], name: &str) -> &'a str {
        let place = self.headers["columns"].split('\t').position(|column| column == name).unwrap();
        &row[place]
    }
}

/// Columns are parted by tabs and rows by line ends, except in quotes; two quotes in quotes are one.
fn rows(text: &str) -> Vec<Vec<String>> {
    let mut rows = Vec::new();
    let mut row = vec![String::new()];
    let mut quoted = false;
    let mut signs = text.chars().peekable();
    while let Some(sign) = signs.next() {
        let column = row.last_mut().unwrap();
        match sign {
            '"' if quoted && signs.next_if_eq(&'"').is_some() => column.push('"'),
            '"' if quoted => quoted = false,
            '"' if column.is_empty() => quoted = true,
            '\t' if !quoted => row.push(String::new()),
            '\n' if !quoted => rows.push(std::mem::replace(&mut row, vec![String::new()])),
            _ => column.push(sign),
        }
    }
    assert_eq!(row, [""], "the last line has no end");
    rows
}

fn each(check: impl Fn(&File, Lang, Option<&str>)) {
    for lang in Lang::ALL {
        for site in SITES {
            check(&File::read(&export::anki(lang, site)), lang, site);
        }
    }
}

#[test]
fn the_headers_say_how_to_read_the_file() {
    each(|file, _, _| {
        assert_eq!(file.headers["separator"], "tab");
        assert_eq!(file.headers["html"], "true");
        assert_eq!(file.headers["notetype"], "Basic");
        let columns = file.headers["columns"].split('\t').count();
        assert!(file.rows.iter().all(|row| row.len() == columns));
    });
}

#[test]
fn every_card_is_there_once_and_as_it_is() {
    each(|file, lang, site| {
        assert_eq!(file.rows.len(), cards().count());
        for (row, card) in file.rows.iter().zip(cards()) {
            let face = card.face.get(lang);
            assert_eq!(file.field(row, "Front"), face.front.html);
            let shown = file.field(row, "Back").strip_prefix(face.back.html).unwrap();
            assert_eq!(shown, link(card, lang, site));
        }
    });
}

fn link(card: &Card, lang: Lang, site: Option<&str>) -> String {
    let Some(site) = site else { return String::new() };
    let (fig, state) = (card.fig.slug(), card.state.replace('&', "&amp;"));
    let address = format!("{site}{}/embed/{fig}/?v=1&amp;fig={fig}&amp;{state}", lang.tag());
    format!("<br><a href=\"{address}\">{}</a>", words(lang).cards().review.see_it)
}

#[test]
fn a_card_is_known_again_by_its_id_and_its_language() {
    let mut guids = BTreeSet::new();
    for lang in Lang::ALL {
        let file = File::read(&export::anki(lang, None));
        for (row, card) in file.rows.iter().zip(cards()) {
            let guid = file.column(row, "guid column");
            assert_eq!(guid, format!("coalescope/{}/{}", card.id, lang.tag()));
            assert!(guids.insert(guid.to_owned()), "{guid} twice");
        }
        // Anki looks at the first field as well.
        let fronts: BTreeSet<&str> = file.rows.iter().map(|row| file.field(row, "Front")).collect();
        assert_eq!(fronts.len(), file.rows.len());
    }
}

#[test]
fn a_deck_is_a_chapter_in_its_language() {
    each(|file, lang, _| {
        for (row, card) in file.rows.iter().zip(cards()) {
            let place = 1 + Chapter::COURSE.iter().position(|chapter| *chapter == card.chapter).unwrap();
            let title = format!("{place} {}", lesson(card.chapter, lang).title);
            let deck: Vec<&str> = file.column(row, "deck column").split("::").collect();
            assert_eq!(deck, ["Coalescope", lang.name(), &title]);
        }
    });
}

#[test]
fn tags_name_chapter_language_and_confusion() {
    each(|file, lang, _| {
        for (row, card) in file.rows.iter().zip(cards()) {
            let chapter = format!("coalescope::{}", card.chapter.slug());
            let language = format!("coalescope::lang::{}", lang.tag());
            let confusion = card.confusion.map(|confusion| format!("coalescope::confusion::{}", confusion.slug()));
            let tags: Vec<&str> = file.column(row, "tags column").split(' ').collect();
            let wanted: Vec<String> = [chapter, language].into_iter().chain(confusion).collect();
            assert_eq!(tags, wanted);
        }
    });
}

/// A link inside the site leads nowhere in somebody's collection.
#[test]
fn no_side_has_a_link_of_its_own() {
    for (card, lang) in cards().flat_map(|card| Lang::ALL.map(|lang| (card, lang))) {
        let face = card.face.get(lang);
        for side in [face.front, face.back] {
            assert!(!side.html.contains("<a "), "{}: {}", card.id, side.html);
        }
    }
}
