//! A figure's numbers, derived line by line; hidden while the figure waits for a guess.

use crate::{
    figure::Subject,
    heard::{Part, lang_of},
    shared,
    slots::{Slots, Write},
};
use diagram::html::derivation;
use std::rc::Rc;
use web_sys::Element;
use words::{Lang, words};

struct Derivation;

impl Part for Derivation {}

/// The lines follow their figure.
pub(super) fn mount(root: &Element) -> Option<Rc<dyn Part>> {
    let (figure, lang) = (shared::figure_of(root)?, lang_of(root));
    let mut slots = Slots::find(root);
    shared::watch(Box::new(move || {
        let rows = figure.ask(|subject| rows(subject, lang));
        slots.write(vec![("lines".to_owned(), Write::Html(rows))]);
    }));
    Some(Rc::new(Derivation))
}

/// The lines as rows of a table.
pub(crate) fn rows(subject: &dyn Subject, lang: Lang) -> String {
    derivation(&subject.derivation(lang), words(lang).derive().myth)
}
