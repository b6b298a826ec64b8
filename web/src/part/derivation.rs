//! A figure's numbers, derived line by line; hidden while the figure waits for a guess.

use crate::{
    heard::{Heard, Part, lang_of},
    shared,
    slots::{Slots, Write},
};
use diagram::{derive::lines, html::derivation};
use leptos::prelude::*;
use model::{
    derive::{Constants, steps},
    figure::coalescing::{Guess, State},
};
use std::rc::Rc;
use web_sys::Element;
use words::{Lang, words};

struct Derivation;

impl Part for Derivation {
    fn hear(&self, _: Heard<'_>) {}
}

/// The lines follow their figure.
pub(super) fn mount(root: &Element) -> Rc<dyn Part> {
    let (state, lang) = (shared::figure_of(root), lang_of(root));
    let mut slots = Slots::find(root);
    shared::watch(Box::new(move || {
        slots.write(vec![("lines".to_owned(), Write::Html(rows(&state.read(), lang)))]);
    }));
    Rc::new(Derivation)
}

/// The lines as rows of a table.
pub(crate) fn rows(state: &State, lang: Lang) -> String {
    match state.guess() {
        Guess::Open => String::new(),
        Guess::Off | Guess::Made(_) => {
            let steps = steps(&state.access(), state.spec().arch(), Constants::default());
            derivation(&lines(&steps, lang), words(lang).derive().myth)
        }
    }
}
