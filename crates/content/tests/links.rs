//! Links inside the course lead somewhere.

use std::{collections::BTreeSet, path::Path};

use content::{Block, Chapter, cards, lesson};
use model::evidence::ON_THE_WEB;
use words::Lang;

/// Pages beside the chapters, below a language's folder.
const OTHERS: [&str; 4] = ["cards", "lab", "gallery", "glossary"];

#[test]
fn every_link_of_a_lesson_leads_to_a_page_and_a_place_of_it() {
    let mut links = 0;
    for lang in Lang::ALL {
        for chapter in Chapter::ALL {
            for target in targets(chapter, lang) {
                if let Some(file) = target.strip_prefix("../../") {
                    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
                    assert!(Path::new(root).join(file).is_file(), "{chapter:?}, {lang:?}: {target}");
                    continue;
                }
                let (page, place) = target.split_once('#').unwrap_or((&target, ""));
                let there = match page.trim_start_matches("../").trim_end_matches('/') {
                    "" => Some(chapter),
                    slug if OTHERS.contains(&slug) => None,
                    slug => Some(Chapter::from_slug(slug).unwrap_or_else(|| panic!("{chapter:?}, {lang:?}: {target}"))),
                };
                if let (Some(there), false) = (there, place.is_empty()) {
                    assert!(places(there, lang).contains(place), "{chapter:?}, {lang:?}: {target}");
                }
                links += 1;
            }
        }
    }
    assert!(links > 50);
}

/// What stands in the `href`s that stay on the site.
fn targets(chapter: Chapter, lang: Lang) -> Vec<String> {
    let html = html(chapter, lang);
    let hrefs = html.split("href=\"").skip(1).filter_map(|rest| rest.split_once('"')).map(|(href, _)| href.to_owned());
    hrefs.filter(|href| href.starts_with('#') || href.starts_with("../")).collect()
}

/// The ids that a page has.
fn places(chapter: Chapter, lang: Lang) -> BTreeSet<String> {
    let html = html(chapter, lang);
    let ids = html.split("id=\"").skip(1).filter_map(|rest| rest.split_once('"')).map(|(id, _)| id.to_owned());
    let figures = lesson(chapter, lang).blocks.iter().filter_map(|block| match block {
        Block::Figure { id, .. } => Some(format!("figure-{id}")),
        Block::Html(_)
        | Block::Derive { .. }
        | Block::Live { .. }
        | Block::Question { .. }
        | Block::Challenge { .. }
        | Block::Check { .. } => None,
    });
    ids.chain(figures).collect()
}

fn html(chapter: Chapter, lang: Lang) -> String {
    let pieces = lesson(chapter, lang).blocks.iter().flat_map(|block| match *block {
        Block::Html(html) => vec![html],
        Block::Figure { caption, .. } => caption.into_iter().collect(),
        Block::Question { ask, why, .. } => vec![ask, why],
        Block::Challenge { task, why, .. } => vec![task, why],
        Block::Check { says, happens, know, .. } => vec![says, happens, know],
        Block::Derive { .. } | Block::Live { .. } => Vec::new(),
    });
    pieces.collect()
}

/// A figure names its source and leads there; whoever wants all of them reads the page about the site.
#[test]
fn the_page_about_the_site_leads_to_every_source_of_the_figures() {
    for lang in Lang::ALL {
        let html = html(Chapter::About, lang);
        for url in ON_THE_WEB.iter().filter_map(|source| source.url) {
            let href = if url.contains("://") { url.to_owned() } else { format!("../../{url}") };
            assert!(html.contains(&format!("href=\"{href}\"")), "{lang:?}: {url}");
        }
    }
}

#[test]
fn cards_link_nowhere_that_is_not_there() {
    for card in cards() {
        for lang in Lang::ALL {
            assert!(!card.face.get(lang).back.html.contains("href=\"#"), "{}", card.id);
        }
    }
}
