//! The figure's state in the address bar, and the note about a link that could not be taken whole.

use super::Desk;
use crate::{browser, island};
use leptos::prelude::*;
use model::{
    figure::{
        Name,
        coalescing::{Face, State},
    },
    query::{self, Expected, Fault, VERSION},
};
use std::{cell::Cell, rc::Rc, time::Duration};
use words::{Lang, words};

/// Reads the state from the address once, then writes the address whenever the reader changed something.
pub(super) fn follow(desk: Desk, id: &str, main: bool, faults: RwSignal<Vec<Fault>>) {
    let id = id.to_owned();
    let newest = Rc::new(Cell::new(0_u32));
    Effect::new(move |before: Option<String>| {
        let Some(before) = before else {
            read(desk, &id, main, faults);
            return to_query(&desk.state.read_untracked());
        };
        let now = to_query(&desk.state.read());
        if now != before {
            // Browsers limit how often an address may change, so only the last of a quick row is written.
            let turn = newest.get().wrapping_add(1);
            newest.set(turn);
            let (newest, query) = (Rc::clone(&newest), format!("at={id}&{now}"));
            set_timeout(
                move || {
                    if newest.get() == turn {
                        browser::show_query(&query);
                        island::remember_figures();
                    }
                },
                Duration::from_millis(150),
            );
        }
        now
    });
}

/// Takes the state out of the address if it speaks of this figure, else what this tab remembers of it.
fn read(desk: Desk, id: &str, main: bool, faults: RwSignal<Vec<Fault>>) {
    let query = browser::query();
    let named = query::value(&query, "at");
    let speaks_of_this = match named {
        Some(at) => at == id,
        None => main && query::value(&query, "v").is_some(),
    };
    if speaks_of_this {
        let face = match query::value(&query, "fig") {
            None => desk.state.read_untracked().face(),
            Some(fig) => match Name::from_slug(&fig) {
                Some(name) => name.face(),
                None => {
                    faults.update(|faults| faults.push(unknown_figure(fig)));
                    desk.state.read_untracked().face()
                }
            },
        };
        let (state, found) = State::from_query(&query, face);
        faults.update(|faults| faults.extend(found));
        desk.state.set(state);
    } else if let Some(query) = island::remembered_figure(id) {
        let face = query::value(&query, "fig")
            .and_then(|fig| Name::from_slug(&fig))
            .map(Name::face);
        let (state, _) = State::from_query(&query, face.unwrap_or(Face::Memory));
        desk.state.set(state);
    }
}

fn unknown_figure(value: String) -> Fault {
    let expected = Expected::OneOf(Name::ALL.iter().map(|name| name.slug()).collect());
    Fault {
        name: "fig".to_owned(),
        value,
        expected,
    }
}

/// A state's whole query: version, figure, and what differs from the default.
pub(crate) fn to_query(state: &State) -> String {
    let fig = match state.face() {
        Face::Memory => Name::Coalescing.slug(),
        Face::Library => Name::Library.slug(),
    };
    match state.to_query() {
        rest if rest.is_empty() => format!("v={VERSION}&fig={fig}"),
        rest => format!("v={VERSION}&fig={fig}&{rest}"),
    }
}

/// What could not be taken from the link, each with what would have been right.
#[component]
pub(super) fn Faults(faults: RwSignal<Vec<Fault>>, lang: Lang) -> impl IntoView {
    view! {
        <div class="faults" role="status">
            {move || faults.get().into_iter().map(|fault| view! { <p>{said(&fault, lang)}</p> }).collect_view()}
        </div>
    }
}

fn said(fault: &Fault, lang: Lang) -> String {
    let words = words(lang).figure;
    let Fault {
        name,
        value,
        expected,
    } = fault;
    match expected {
        Expected::Whole { min, max } => (words.fault_whole)(name, value, *min, *max),
        Expected::OneOf(names) => (words.fault_one_of)(name, value, &names.join(", ")),
        Expected::LaneBits => (words.fault_lane_bits)(name, value),
        Expected::KnownName => (words.fault_unknown)(name),
        Expected::Version(ours) => (words.fault_version)(value, *ours),
    }
}
