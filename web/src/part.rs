//! The living parts of a page. `data-part` names them; this is their registry.

pub(crate) mod challenge;
mod deck;
pub(crate) mod derivation;
pub(crate) mod figure;
pub(crate) mod languages;
pub(crate) mod live;
pub(crate) mod question;

use crate::heard::{Part, attribute};
use std::rc::Rc;
use web_sys::Element;

/// Brings a part to life.
pub(crate) fn mount(root: &Element) -> Option<Rc<dyn Part>> {
    match attribute(root, "data-part").as_str() {
        "figure" => figure::mount(root),
        "live" => live::mount(root),
        "derivation" => derivation::mount(root),
        "question" => question::mount(root),
        "challenge" => challenge::mount(root),
        "deck" => Some(deck::mount(root)),
        "languages" => Some(languages::mount(root)),
        _ => None,
    }
}
