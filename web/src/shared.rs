//! One state a figure id: parts of a page that name the same figure see the same state.

use leptos::prelude::*;
use model::figure::coalescing::{Face, State};
use std::cell::RefCell;

thread_local! {
    static FIGURES: RefCell<Vec<(String, ArcRwSignal<State>)>> = const { RefCell::new(Vec::new()) };
}

/// Runs now, and again whenever a signal that it read has changed. One effect for all closures: a closure's own type
/// would make the effect's code anew for each.
pub(crate) fn watch(mut run: Box<dyn FnMut()>) {
    Effect::new(move |_| run());
}

/// The signal of a figure, made from the author's query if nobody made it before.
pub(crate) fn figure(id: &str, query: &str, face: Face) -> ArcRwSignal<State> {
    FIGURES.with_borrow_mut(|figures| {
        if let Some((_, state)) = figures.iter().find(|(known, _)| known == id) {
            return state.clone();
        }
        let state = ArcRwSignal::new(State::from_query(query, face).0);
        figures.push((id.to_owned(), state.clone()));
        state
    })
}

/// Every figure's id and state, for the same page in another language.
pub(crate) fn states() -> Vec<(String, State)> {
    FIGURES.with_borrow(|figures| figures.iter().map(|(id, state)| (id.clone(), *state.read_untracked())).collect())
}
