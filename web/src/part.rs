//! The living parts of a page. `data-part` names them; this is their registry.
//!
//! A program says which parts it knows, so that none carries what its pages do not have.

pub(crate) mod challenge;
mod chapter_cards;
pub(crate) mod derivation;
mod drill;
pub(crate) mod figure;
pub(crate) mod languages;
pub(crate) mod live;
pub(crate) mod question;
mod review;
mod sitting;

use crate::heard::{Part, attribute};
use std::{cell::Cell, rc::Rc};
use web_sys::Element;

/// The parts that a program knows, by their names.
pub(crate) type Parts = fn(&str, &Element) -> Option<Rc<dyn Part>>;

thread_local! {
    static KNOWN: Cell<Parts> = const { Cell::new(|_, _| None) };
}

/// Says which parts this program knows, before any is mounted.
#[cfg(feature = "hydrate")]
pub(crate) fn know(parts: Parts) {
    KNOWN.set(parts);
}

/// The parts of pages with figures.
pub(crate) fn of_figures(name: &str, root: &Element) -> Option<Rc<dyn Part>> {
    match name {
        "figure" => figure::mount(root),
        "live" => live::mount(root),
        "derivation" => derivation::mount(root),
        "question" => question::mount(root),
        "challenge" => challenge::mount(root),
        "languages" => Some(languages::mount(root)),
        _ => None,
    }
}

/// The parts of the flashcards.
pub(crate) fn of_cards(name: &str, root: &Element) -> Option<Rc<dyn Part>> {
    match name {
        "review" => Some(review::mount(root)),
        "chapter-cards" => Some(chapter_cards::mount(root)),
        "languages" => Some(languages::mount(root)),
        _ => None,
    }
}

/// The parts of the drills.
pub(crate) fn of_drill(name: &str, root: &Element) -> Option<Rc<dyn Part>> {
    match name {
        "drill" => Some(drill::mount(root)),
        "drill-more" => drill::mount_more(root),
        "figure" => figure::mount(root),
        "languages" => Some(languages::mount(root)),
        _ => None,
    }
}

/// Every part, for the program of the site in one file.
#[cfg_attr(not(feature = "hydrate"), expect(dead_code, reason = "only programs of the browser name them"))]
pub(crate) fn of_everything(name: &str, root: &Element) -> Option<Rc<dyn Part>> {
    [of_figures, of_cards, of_drill].iter().find_map(|parts| parts(name, root))
}

/// Brings a part to life.
pub(crate) fn mount(root: &Element) -> Option<Rc<dyn Part>> {
    KNOWN.get()(&attribute(root, "data-part"), root)
}
