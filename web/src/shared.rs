//! One state a figure id: islands on a page that name the same figure see the same state.
//!
//! On the host every island stands alone with the state its author wrote.

use leptos::prelude::*;
use model::figure::coalescing::{Face, State};
use std::{cell::RefCell, collections::HashMap};

thread_local! {
    static FIGURES: RefCell<HashMap<String, ArcRwSignal<State>>> = RefCell::new(HashMap::new());
}

/// The signal of a figure, made from the author's query if nobody made it before.
pub(crate) fn figure(id: &str, query: &str, face: Face) -> ArcRwSignal<State> {
    let make = || ArcRwSignal::new(State::from_query(query, face).0);
    if cfg!(feature = "ssr") {
        return make();
    }
    FIGURES.with_borrow_mut(|figures| figures.entry(id.to_owned()).or_insert_with(make).clone())
}

/// Every figure's id and query, for the same page in another language.
pub(crate) fn queries() -> Vec<(String, String)> {
    FIGURES.with_borrow(|figures| {
        figures
            .iter()
            .map(|(id, state)| (id.clone(), state.read_untracked().to_query()))
            .collect()
    })
}
