//! A deck of cards as `<details>`: they open without scripts; this adds arrow keys, a count, and covering all.

use crate::{browser, lang_from};
use leptos::{ev, html::Div, prelude::*};
use quiz::deck::{Action, Session};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlDetailsElement};
use words::words;

/// Wraps the cards, which the page's writer has put inside.
#[island]
pub fn Deck(
    /// The page's language.
    lang: String,
    /// How many cards are inside.
    len: usize,
    /// The cards: `details` elements with `data-card` counting from 0.
    children: Children,
) -> impl IntoView {
    let words = words(lang_from(&lang)).cards;
    let session = RwSignal::new(Session::new(len));
    let root = NodeRef::<Div>::new();
    let card = move |at: usize| -> Option<HtmlDetailsElement> {
        let found = root
            .get_untracked()?
            .query_selector(&format!("[data-card=\"{at}\"]"))
            .ok()??;
        found.dyn_into().ok()
    };
    let focus = move |at: usize| {
        let summary = card(at).and_then(|card| card.query_selector("summary").ok().flatten());
        if let Some(summary) = summary {
            browser::focus(&summary);
        }
    };
    let on_key = move |event: ev::KeyboardEvent| {
        let Some(at) = card_of(&event) else { return };
        let action = match event.key().as_str() {
            "ArrowDown" | "ArrowRight" => Action::Next,
            "ArrowUp" | "ArrowLeft" => Action::Previous,
            _ => return,
        };
        event.prevent_default();
        session.update(|session| {
            session.apply(Action::Show(at));
            session.apply(action);
        });
        if let Some(at) = session.read_untracked().current() {
            focus(at);
        }
    };
    // `toggle` does not bubble, but it can be caught on its way down.
    let on_toggle = move |event: ev::Event| {
        let Some(at) = card_of(&event) else { return };
        let open = card(at).is_some_and(|card| card.open());
        session.update(|session| {
            session.apply(Action::Show(at));
            session.apply(if open { Action::Reveal } else { Action::Cover });
        });
    };
    let cover_all = move |_| {
        for at in 0..len {
            if let Some(card) = card(at) {
                card.set_open(false);
            }
        }
        session.update(|session| session.apply(Action::CoverAll));
        focus(0);
    };
    view! {
        <div class="deck" node_ref=root on:keydown=on_key on:toggle:capture=on_toggle>
            <p class="deck-bar needs-script">
                <span role="status">
                    {move || (words.opened)(session.read().seen(), session.read().len())}
                </span>
                <button type="button" class="plain" on:click=cover_all>
                    {words.cover_all}
                </button>
            </p>
            {children()}
            <p class="keys needs-script">{words.keys}</p>
        </div>
    }
}

fn card_of(event: &web_sys::Event) -> Option<usize> {
    let element: Element = event.target()?.dyn_into().ok()?;
    element
        .closest("[data-card]")
        .ok()??
        .get_attribute("data-card")?
        .parse()
        .ok()
}
