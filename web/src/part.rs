//! The living parts of a page. `data-part` names them; this is their registry.

mod chapter_cards;
pub(crate) mod derivation;
pub(crate) mod figure;

pub(crate) mod languages;
pub(crate) mod live;
pub(crate) mod question;
mod review;
mod sitting;

use crate::heard::{Part, attribute};
use std::{cell::Cell, rc::Rc};
use web_sys::Element;

/// Makes the parts that only some programs know.
pub(crate) type Further = fn(&str, &Element) -> Option<Rc<dyn Part>>;

thread_local! {
    static FURTHER: Cell<Further> = const { Cell::new(|_, _| None) };
}

/// Says which parts this program knows beside those of every page.
#[cfg(feature = "hydrate")]
pub(crate) fn know(further: Further) {
    FURTHER.set(further);
}

/// The parts of the flashcards.
#[cfg_attr(not(feature = "hydrate"), expect(dead_code, reason = "only a program of the browser names them"))]
pub(crate) fn of_cards(name: &str, root: &Element) -> Option<Rc<dyn Part>> {
    match name {
        "review" => Some(review::mount(root)),
        "chapter-cards" => Some(chapter_cards::mount(root)),
        _ => None,
    }
}

/// Brings a part to life.
pub(crate) fn mount(root: &Element) -> Option<Rc<dyn Part>> {
    match attribute(root, "data-part").as_str() {
        "figure" => figure::mount(root),
        "live" => live::mount(root),
        "derivation" => derivation::mount(root),
        "question" => question::mount(root),
        "languages" => Some(languages::mount(root)),
        further => FURTHER.get()(further, root),
    }
}
