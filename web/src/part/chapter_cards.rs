//! The cards at the end of a chapter: they are opened in any order, rated where they stand, and stay there.

use super::{
    review::{buttons, name_of},
    sitting::{Sitting, interval, standing},
};
use crate::{
    browser,
    heard::{Part, attribute, lang_of},
    slots::{Slots, Write},
};
use quiz::{CardId, Rating, review::Action};
use std::{cell::RefCell, rc::Rc};
use wasm_bindgen::JsCast;
use web_sys::Element;
use words::{Lang, words};

struct ChapterCards {
    root: Element,
    lang: Lang,
    sitting: Sitting,
    slots: RefCell<Slots>,
}

/// The cards that the host listed inside, with their elements.
pub(super) fn listed(root: &Element) -> Vec<(CardId, Element)> {
    let Ok(found) = root.query_selector_all("[data-card]") else { return Vec::new() };
    let elements = (0..found.length()).filter_map(|at| found.item(at)?.dyn_into::<Element>().ok());
    elements.filter_map(|element| Some((CardId::new(&attribute(&element, "data-card")).ok()?, element))).collect()
}

/// The cards are those listed inside.
pub(super) fn mount(root: &Element) -> Rc<dyn Part> {
    let cards = Rc::new(ChapterCards {
        root: root.clone(),
        lang: lang_of(root),
        sitting: Sitting::open(listed(root).into_iter().map(|(card, _)| card).collect()),
        slots: RefCell::new(Slots::find(root)),
    });
    cards.show();
    let told = Rc::clone(&cards);
    browser::on_storage(Box::new(move || {
        told.sitting.reread();
        told.show();
    }));
    cards
}

impl Part for ChapterCards {
    fn pressed(&self, name: &str, value: &str) {
        // The button that was pressed goes: the keyboard goes on from its card.
        let card = match name {
            "rate" => {
                let Some((card, rating)) = value.split_once(' ') else { return };
                let rating = rating.parse().ok().and_then(Rating::from_number);
                let (Ok(card), Some(rating)) = (CardId::new(card), rating) else { return };
                self.sitting.choose(&card);
                self.sitting.act(Action::Rate(rating));
                Some(card)
            }
            "resume" => {
                let Ok(card) = CardId::new(value) else { return };
                self.sitting.resume(&card);
                Some(card)
            }
            "undo" => {
                self.sitting.act(Action::Undo);
                self.sitting.ask(|session| session.current().cloned())
            }
            "forget-damaged" => {
                self.sitting.forget_damaged();
                self.sitting.cards().first().cloned()
            }
            "save-damaged" => {
                // Where no file can be saved nothing is kept, and so nothing was set aside.
                let _ = browser::save("coalescope-set-aside.txt", "text/plain", &self.sitting.damaged());
                return;
            }
            _ => return,
        };
        self.show();
        if let Some(card) = card {
            browser::focus_in(&self.root, &format!("[data-card={card}] summary"));
        }
    }
}

impl ChapterCards {
    fn show(&self) {
        let words = words(self.lang).cards();
        let mut values = Vec::new();
        let notice = self.sitting.notice(&words.kept);
        values.push(("notice".to_owned(), Write::Flag("hidden", notice.is_empty())));
        values.push(("notice".to_owned(), Write::Html(notice)));
        let there = buttons(self.sitting.settings().buttons(), words);
        self.sitting.ask(|session| {
            for card in self.sitting.cards() {
                let told = session.answered().rfind(|answered| answered.card == card).map(|answered| {
                    let name = name_of(answered.rating, self.sitting.settings().buttons(), words);
                    (words.review.rated)(name, &interval(answered.interval, &words.when))
                });
                let rated = told.is_some();
                let told = told.unwrap_or_else(|| standing(session, card, self.lang));
                values.push((format!("standing-{card}"), Write::Text(told)));
                values.push((format!("resume-{card}"), Write::Flag("hidden", !session.memories().of(card).suspended)));
                values.push((format!("ratings-{card}"), Write::Flag("hidden", rated)));
                for rating in Rating::ALL {
                    let name = there.iter().find(|(own, _)| *own == rating).map(|(_, name)| *name);
                    let slot = format!("rate-{card}-{}", rating.number());
                    values.push((slot.clone(), Write::Flag("hidden", name.is_none())));
                    values.push((slot, Write::Text(name.unwrap_or_default().to_owned())));
                }
            }
            values.push(("undo".to_owned(), Write::Flag("hidden", !session.can_undo())));
        });
        self.slots.borrow_mut().write(values);
    }
}
