//! The figure's state in the address bar.

use crate::{browser, shared};
use leptos::prelude::*;
use model::{
    figure::{
        Name,
        coalescing::{Face, State},
    },
    query::{self, Expected, Fault},
};
use std::{cell::Cell, rc::Rc, time::Duration};

/// The state that the address names, if it speaks of this figure, else what this tab remembers of it; and what in the
/// address could not be taken.
pub(super) fn read(id: &str, main: bool, author: State) -> (Option<State>, Vec<Fault>) {
    let query = browser::query();
    let speaks_of_this = match query::value(&query, "at") {
        Some(at) => at == id,
        None => main && query::value(&query, "v").is_some(),
    };
    if speaks_of_this {
        let (face, unknown) = face_of(&query, author.face());
        let (state, mut faults) = State::from_query(&query, face);
        faults.extend(unknown);
        return (Some(state), faults);
    }
    let remembered = shared::remembered_figure(id).map(|query| {
        let (face, _) = face_of(&query, author.face());
        State::from_query(&query, face).0
    });
    (remembered, Vec::new())
}

/// The face that a query names; a name that no figure has is a fault.
fn face_of(query: &str, otherwise: Face) -> (Face, Option<Fault>) {
    match query::value(query, "fig") {
        None => (otherwise, None),
        Some(fig) => match Name::from_slug(&fig) {
            Some(name) => (name.face(), None),
            None => {
                let expected = Expected::OneOf(Name::ALL.iter().map(|name| name.slug()).collect());
                (otherwise, Some(Fault { name: "fig".to_owned(), value: fig, expected }))
            }
        },
    }
}

/// Writes the address whenever the reader changed something that a link can carry.
pub(super) fn follow(id: &str, state: ArcRwSignal<State>) {
    let id = id.to_owned();
    let newest = Rc::new(Cell::new(0_u32));
    let mut before = None;
    let follow = move || {
        let now = state.read().to_address();
        if before.replace(now.clone()).is_some_and(|before| before != now) {
            // Browsers limit how often an address may change, so only the last of a quick row is written.
            let turn = newest.get().wrapping_add(1);
            newest.set(turn);
            let (newest, query) = (Rc::clone(&newest), format!("at={id}&{now}"));
            let write = move || {
                if newest.get() == turn {
                    browser::show_query(&query);
                }
            };
            set_timeout(write, Duration::from_millis(150));
        }
    };
    shared::watch(Box::new(follow));
}
