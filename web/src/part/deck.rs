//! A deck of cards as `<details>`: they open without scripts; this adds arrow keys, a count, and covering all.

use crate::{
    browser,
    heard::{Heard, Part, attribute, lang_of},
    slots::{Slots, Write},
};
use quiz::deck::{Action, Session};
use std::{cell::RefCell, rc::Rc};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlDetailsElement};
use words::{cards::CardsWords, words};

struct Deck {
    cards: Vec<HtmlDetailsElement>,
    words: &'static CardsWords,
    session: RefCell<Session>,
    slots: RefCell<Slots>,
}

/// The cards inside are numbered from 0 in their `data-card`.
pub(super) fn mount(root: &Element) -> Rc<dyn Part> {
    let mut cards = Vec::new();
    if let Ok(found) = root.query_selector_all("[data-card]") {
        cards.extend((0..found.length()).filter_map(|at| found.item(at)?.dyn_into().ok()));
    }
    Rc::new(Deck {
        session: RefCell::new(Session::new(cards.len())),
        cards,
        words: words(lang_of(root)).cards(),
        slots: RefCell::new(Slots::find(root)),
    })
}

impl Part for Deck {
    fn hear(&self, heard: Heard<'_>) {
        match heard {
            Heard::Toggle(element) => {
                if let Some((at, card)) = self.card_of(element) {
                    self.apply(&[Action::Show(at), if card.open() { Action::Reveal } else { Action::Cover }]);
                }
            }
            Heard::Key(event) => self.hear_key(event),
            Heard::Press(..) => {
                for card in &self.cards {
                    card.set_open(false);
                }
                self.apply(&[Action::CoverAll, Action::Show(0)]);
                self.focus();
            }
            Heard::Set { .. } | Heard::Submit | Heard::Click(_) | Heard::Over(_) | Heard::Focus(_) | Heard::Leave => {}
        }
    }
}

impl Deck {
    fn hear_key(&self, event: &web_sys::KeyboardEvent) {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let Some((at, _)) = target.and_then(|target| self.card_of(&target)) else {
            return;
        };
        let action = match event.key().as_str() {
            "ArrowDown" | "ArrowRight" => Action::Next,
            "ArrowUp" | "ArrowLeft" => Action::Previous,
            _ => return,
        };
        event.prevent_default();
        self.apply(&[Action::Show(at), action]);
        self.focus();
    }

    fn card_of(&self, element: &Element) -> Option<(usize, &HtmlDetailsElement)> {
        let card = element.closest("[data-card]").ok()??;
        let at = attribute(&card, "data-card").parse().ok()?;
        Some((at, self.cards.get(at)?))
    }

    fn apply(&self, actions: &[Action]) {
        let mut session = self.session.borrow_mut();
        for action in actions {
            session.apply(*action);
        }
        let opened = (self.words.opened)(session.seen(), session.len());
        self.slots.borrow_mut().write(vec![("opened".to_owned(), Write::Text(opened))]);
    }

    /// Moves the keyboard to the present card.
    fn focus(&self) {
        let card = self.session.borrow().current().and_then(|at| self.cards.get(at));
        if let Some(summary) = card.and_then(|card| card.query_selector("summary").ok().flatten()) {
            browser::focus(&summary);
        }
    }
}
