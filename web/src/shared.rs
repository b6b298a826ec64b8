//! One state a figure id: parts of a page that name the same figure see the same state, and so does the same page in
//! another language.

use crate::{
    browser,
    figure::{Figures, Subject},
    heard::attribute,
    part::question::Questions,
};
use leptos::prelude::*;
use model::{figure::Name, query::Fault};
use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};
use web_sys::Element;
use words::Lang;

thread_local! {
    static FIGURES_OF_PAGE: RefCell<Vec<(String, Figure)>> = const { RefCell::new(Vec::new()) };
    static KNOWN: Cell<Figures> = const { Cell::new(|_, _| None) };
    static QUESTIONS: Cell<Questions> = const { Cell::new(&[]) };
}

/// Says which figures and questions this program knows, before any part of the page is mounted.
#[cfg(feature = "hydrate")]
pub(crate) fn know(figures: Figures, questions: Questions) {
    KNOWN.set(figures);
    QUESTIONS.set(questions);
}

/// The questions that this program knows.
pub(crate) fn questions() -> Questions {
    QUESTIONS.get()
}

/// A figure's state by its name and query, if this program knows the figure.
pub(crate) fn subject(name: Name, query: &str) -> Option<(Box<dyn Subject>, Vec<Fault>)> {
    KNOWN.get()(name, query)
}

/// A figure of the page: its state, and who is told when it changes. One signal for all figures: a state's own type
/// would make the signal's code anew for each.
#[derive(Clone)]
pub(crate) struct Figure {
    subject: Rc<RefCell<Box<dyn Subject>>>,
    changed: ArcTrigger,
}

impl Figure {
    fn new(subject: Box<dyn Subject>) -> Figure {
        Figure { subject: Rc::new(RefCell::new(subject)), changed: ArcTrigger::new() }
    }

    /// Asks the state, and runs the caller's effect again when it changes.
    pub(crate) fn ask<T>(&self, question: impl FnOnce(&dyn Subject) -> T) -> T {
        self.changed.track();
        self.peek(question)
    }

    /// Asks the state once.
    pub(crate) fn peek<T>(&self, question: impl FnOnce(&dyn Subject) -> T) -> T {
        question(self.subject.borrow().as_ref())
    }

    /// The whole query of a link to its state now.
    pub(crate) fn address(&self) -> String {
        self.peek(|subject| subject.address())
    }

    /// Changes the state and tells everyone; `change` says whether it did anything.
    pub(crate) fn update(&self, change: &mut dyn FnMut(&mut dyn Subject) -> bool) -> bool {
        let changed = change(self.subject.borrow_mut().as_mut());
        if changed {
            self.changed.notify();
        }
        changed
    }

    /// Takes another state.
    pub(crate) fn set(&self, subject: Box<dyn Subject>) {
        *self.subject.borrow_mut() = subject;
        self.changed.notify();
    }
}

/// Runs now, and again whenever a signal that it read has changed. One effect for all closures: a closure's own type
/// would make the effect's code anew for each.
pub(crate) fn watch(mut run: Box<dyn FnMut()>) {
    Effect::new(move |_| run());
}

/// The figure that a part speaks of, or is: the host wrote its id, name and query. None if this program does not know
/// the figure.
pub(crate) fn figure_of(root: &Element) -> Option<Figure> {
    let id = attribute(root, "data-figure");
    FIGURES_OF_PAGE.with_borrow_mut(|figures| {
        if let Some((_, figure)) = figures.iter().find(|(known, _)| *known == id) {
            return Some(figure.clone());
        }
        let name = name_of(root)?;
        let (subject, _) = subject(name, &attribute(root, "data-query"))?;
        let figure = Figure::new(subject);
        figures.push((id, figure.clone()));
        Some(figure)
    })
}

/// The name of the figure that a part speaks of.
pub(crate) fn name_of(root: &Element) -> Option<Name> {
    Name::from_slug(&attribute(root, "data-fig"))
}

/// Where this tab remembers the figures of a page.
const FIGURES: &str = "coalescope-figures";

/// Where this tab remembers, from one language to the other, what the reader was looking at.
pub(crate) const PLACE: &str = "coalescope-place";

/// Writes down every figure's state; a tab without storage forgets, which loses nothing else.
pub(crate) fn remember_figures() {
    let Some(storage) = browser::tab_storage() else { return };
    FIGURES_OF_PAGE.with_borrow(|figures| {
        for (id, figure) in figures {
            drop(storage.set_item(&figure_key(id), &figure.address()));
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
pub(crate) fn page_name() -> String {
    let address = browser::page_in_file().map_or_else(browser::address, |page| format!("/{page}"));
    let below = Lang::ALL.iter().find_map(|lang| address.split_once(&format!("/{}/", lang.tag())));
    below.map(|(_, path)| path.to_owned()).unwrap_or_default()
}
