//! One state a figure id: parts of a page that name the same figure see the same state, and so does the same page in
//! another language.

use crate::{browser, heard::attribute};
use leptos::prelude::*;
use model::figure::{
    Name,
    coalescing::{Face, State},
};
use std::cell::RefCell;
use web_sys::Element;
use words::Lang;

thread_local! {
    static FIGURES_OF_PAGE: RefCell<Vec<(String, ArcRwSignal<State>)>> = const { RefCell::new(Vec::new()) };
}

/// Runs now, and again whenever a signal that it read has changed. One effect for all closures: a closure's own type
/// would make the effect's code anew for each.
pub(crate) fn watch(mut run: Box<dyn FnMut()>) {
    Effect::new(move |_| run());
}

/// The signal of a figure, made from the author's query if nobody made it before.
fn figure(id: &str, query: &str, face: Face) -> ArcRwSignal<State> {
    FIGURES_OF_PAGE.with_borrow_mut(|figures| {
        if let Some((_, state)) = figures.iter().find(|(known, _)| known == id) {
            return state.clone();
        }
        let state = ArcRwSignal::new(State::from_query(query, face).0);
        figures.push((id.to_owned(), state.clone()));
        state
    })
}

/// The figure that a part speaks of, or is: the host wrote its id, kind and query.
pub(crate) fn figure_of(root: &Element) -> ArcRwSignal<State> {
    let face = Name::from_slug(&attribute(root, "data-fig")).map_or(Face::Memory, Name::face);
    figure(&attribute(root, "data-figure"), &attribute(root, "data-query"), face)
}

/// Where this tab remembers the figures of a page.
const FIGURES: &str = "coalescope-figures";

/// Where this tab remembers, from one language to the other, what the reader was looking at.
pub(crate) const PLACE: &str = "coalescope-place";

/// Writes down every figure's state; a tab without storage forgets, which loses nothing else.
pub(crate) fn remember_figures() {
    let Some(storage) = browser::tab_storage() else { return };
    FIGURES_OF_PAGE.with_borrow(|figures| {
        for (id, state) in figures {
            drop(storage.set_item(&figure_key(id), &state.read_untracked().to_address()));
        }
    });
}

/// What this tab remembers of a figure, if the reader comes from the same page in another language. A page opened anew
/// shows what its author wrote.
pub(crate) fn remembered_figure(id: &str) -> Option<String> {
    let storage = browser::tab_storage()?;
    storage.get_item(PLACE).ok()??;
    storage.get_item(&figure_key(id)).ok()?
}

fn figure_key(id: &str) -> String {
    [FIGURES, "/", &page_name(), id].concat()
}

/// The page's path below its language's folder.
fn page_name() -> String {
    let address = browser::address();
    let below = Lang::ALL.iter().find_map(|lang| address.split_once(&format!("/{}/", lang.tag())));
    below.map(|(_, path)| path.to_owned()).unwrap_or_default()
}
