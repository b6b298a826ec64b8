//! The living parts of a page. `data-part` names them; this is their registry.

mod deck;
pub(crate) mod derivation;
pub(crate) mod languages;
pub(crate) mod live;
pub(crate) mod question;

use crate::{
    figure::coalescing,
    island::{Part, attribute},
    shared,
};
use leptos::prelude::*;
use model::figure::{
    Name,
    coalescing::{Face, State},
};
use std::rc::Rc;
use web_sys::Element;
use words::Lang;

/// Brings a part to life.
pub(crate) fn mount(root: &Element) -> Option<Rc<dyn Part>> {
    match attribute(root, "data-part").as_str() {
        "figure" => Some(coalescing::mount(root)),
        "live" => Some(live::mount(root)),
        "derivation" => Some(derivation::mount(root)),
        "question" => question::mount(root),
        "deck" => Some(deck::mount(root)),
        "languages" => Some(languages::mount(root)),
        _ => None,
    }
}

/// The language of the page.
pub(crate) fn lang_of(root: &Element) -> Lang {
    let page = root.closest("[lang]").ok().flatten();
    page.and_then(|page| Lang::from_tag(&attribute(&page, "lang"))).unwrap_or(Lang::En)
}

/// The figure that a part speaks of, or is: the host wrote its id, kind and query.
pub(crate) fn figure_of(root: &Element) -> ArcRwSignal<State> {
    let face = Name::from_slug(&attribute(root, "data-fig")).map_or(Face::Memory, Name::face);
    shared::figure(&attribute(root, "data-figure"), &attribute(root, "data-query"), face)
}
