//! The figure's state in the address bar.

use super::{
    Local,
    kept::{Keeping, Shelf},
};
use crate::{
    browser,
    figure::Subject,
    shared::{self, Figure},
};
use leptos::prelude::*;
use model::{
    figure::Name,
    query::{self, Expected, Fault},
};
use std::{cell::Cell, rc::Rc, time::Duration};

/// The state that the address names, if it speaks of this figure, else what this tab remembers of it, else, on a page
/// that is about this figure, what the reader wrote last; and what in the address could not be taken.
pub(super) fn read(
    id: &str,
    author: Name,
    main: bool,
    shelf: Option<&Shelf>,
    alone: bool,
) -> (Option<Box<dyn Subject>>, Vec<Fault>) {
    let query = browser::query();
    let query = query.trim_start_matches('?');
    let speaks_of_this = match query::value(query, "at") {
        Some(at) => at == id,
        None => main && query::value(query, "v").is_some(),
    };
    if speaks_of_this {
        // Where the text had no room in the address, it is kept.
        let whole = shelf.and_then(|shelf| shelf.kept(query));
        return taken(whole.as_deref().unwrap_or(query), author);
    }
    let shelf = shelf.filter(|_| main && !alone && query.is_empty());
    let remembered = shared::remembered_figure(id).or_else(|| shelf?.kept(query));
    let remembered = remembered.and_then(|query| {
        let (name, _) = name_of(&query, author);
        Some(shared::subject(name, &query)?.0)
    });
    (remembered, Vec::new())
}

/// Which figure is shown now: of one with two faces either.
pub(super) fn name_now(figure: &Figure) -> Name {
    name_of(&figure.address(), Name::Coalescing).0
}

/// The state that a query names, of this figure if it names none; and what in it could not be taken.
pub(super) fn taken(query: &str, otherwise: Name) -> (Option<Box<dyn Subject>>, Vec<Fault>) {
    let (name, unknown) = name_of(query, otherwise);
    let (subject, mut faults) = match shared::subject(name, query) {
        Some((subject, faults)) => (Some(subject), faults),
        None => (None, Vec::new()),
    };
    faults.extend(unknown);
    (subject, faults)
}

/// The figure that a query names; a name that no figure has is a fault.
fn name_of(query: &str, otherwise: Name) -> (Name, Option<Fault>) {
    match query::value(query, "fig") {
        None => (otherwise, None),
        Some(fig) => match Name::from_slug(&fig) {
            Some(name) => (name, None),
            None => {
                let expected = Expected::OneOf(Name::ALL.iter().map(|name| name.slug()).collect());
                (otherwise, Some(Fault { name: "fig".to_owned(), value: fig, expected }))
            }
        },
    }
}

/// Writes the address whenever the reader changed something that a link can carry, and keeps what it cannot.
pub(super) fn follow(id: &str, figure: Figure, shelf: Option<Shelf>, local: ArcRwSignal<Local>) {
    let id = id.to_owned();
    let newest = Rc::new(Cell::new(0_u32));
    let mut before = None;
    let follow = move || {
        let now = figure.ask(|subject| subject.address());
        if before.replace(now.clone()).is_some_and(|before| before != now) {
            // Browsers limit how often an address may change, so only the last of a quick row is written.
            let turn = newest.get().wrapping_add(1);
            newest.set(turn);
            let theme = query::value(&browser::query(), "theme").map(|theme| ["&theme=", &theme].concat());
            let query = ["at=", &id, "&", &now, &theme.unwrap_or_default()].concat();
            // A page may be left at once: what is written is kept before the address can be.
            let (query, keeping) = match &shelf {
                Some(shelf) => shelf.keep(&now, query),
                None => (query, Keeping::InLink),
            };
            if local.read_untracked().keeping != keeping {
                local.update(|local| local.keeping = keeping);
            }
            let newest = Rc::clone(&newest);
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
