//! The review: one card at a time, in the order that the reader's memory asks for.
//!
//! The cards' texts stand in the page's list of all cards; they are taken from there, so they are in no program.

mod progress;
mod settings;
mod values;

pub(super) use values::{buttons, name_of};

use super::sitting::Sitting;
use crate::{
    browser,
    heard::{Part, lang_of},
    slots::Slots,
};
use quiz::{
    CardId, Rating,
    log::file::FileError,
    log::{Fault, Field},
    review::{Action, Session},
};
use std::{
    cell::{Cell, RefCell},
    rc::{Rc, Weak},
};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement, KeyboardEvent};
use words::{Lang, cards::KeptWords, words};

pub(super) struct Review {
    me: Weak<Review>,
    root: Element,
    lang: Lang,
    /// A card of the list and its element, in the order of the course.
    listed: Vec<(CardId, Element)>,
    sitting: Sitting,
    slots: RefCell<Slots>,
    /// What became of the last thing that the reader gave: a file, or a setting.
    said: RefCell<String>,
    /// Turned when a field may show what was typed and not taken.
    typed_over: Cell<bool>,
}

/// The cards are those of the list inside.
pub(super) fn mount(root: &Element) -> Rc<dyn Part> {
    let listed = super::chapter_cards::listed(root);
    let review = Rc::new_cyclic(|me| Review {
        me: me.clone(),
        root: root.clone(),
        lang: lang_of(root),
        sitting: Sitting::open(listed.iter().map(|(card, _)| card.clone()).collect()),
        listed,
        slots: RefCell::new(Slots::find(root)),
        said: RefCell::default(),
        typed_over: Cell::new(false),
    });
    review.show();
    let told = Rc::clone(&review);
    browser::on_storage(Box::new(move || {
        told.sitting.reread();
        told.show();
    }));
    let pressed = Rc::clone(&review);
    browser::on_key(Box::new(move |event| pressed.hear_key(event)));
    review
}

impl Part for Review {
    fn pressed(&self, name: &str, value: &str) {
        self.press(name, value);
    }

    fn turned(&self, name: &str, value: String, done: bool) {
        if done {
            self.set(name, &value);
        }
    }
}

impl Review {
    fn show(&self) {
        let mut slots = self.slots.borrow_mut();
        if self.typed_over.take() {
            slots.forget();
        }
        slots.write(values::values(self));
    }

    fn press(&self, name: &str, value: &str) {
        match name {
            "reveal" => self.turn(Action::Reveal, "back"),
            "rate" => {
                if let Some(rating) = value.parse().ok().and_then(Rating::from_number) {
                    self.turn(Action::Rate(rating), "front");
                }
            }
            "undo" => self.turn(Action::Undo, "front"),
            "skip" => self.turn(Action::Skip, "front"),
            "suspend" => self.turn(Action::Suspend, "front"),
            "more" => self.turn(Action::More, "front"),
            "resume" => {
                if let Ok(card) = CardId::new(value) {
                    self.sitting.resume(&card);
                    self.show();
                    browser::focus_in(&self.root, &format!("[data-card={card}] summary"));
                }
            }
            "save-progress" => {
                self.save("coalescope-progress.json", "application/json", &self.sitting.as_file());
            }
            "save-damaged" => self.save("coalescope-set-aside.txt", "text/plain", &self.sitting.damaged()),
            "forget-damaged" => {
                self.sitting.forget_damaged();
                self.show();
                self.lead_to("front");
            }
            _ => {}
        }
    }

    /// Acts, and leads the keyboard and the screen reader on to what is new.
    fn turn(&self, action: Action, to: &str) {
        // The same card may come again, its back covered; and the button that was pressed may have nothing more to do.
        let state =
            || self.sitting.ask(|session| (session.current().cloned(), session.is_revealed(), session.can_undo()));
        let was = state();
        let had_keyboard = self.asked_has_keyboard();
        self.sitting.act(action);
        self.show();
        if had_keyboard && (was != state() || action == Action::Reveal) {
            self.lead_to(to);
        }
    }

    /// Leads the keyboard to a side of the card that is up, or to what is said when none is.
    fn lead_to(&self, side: &str) {
        let slot = if self.sitting.ask(Session::finished) { "done" } else { side };
        browser::focus_in(&self.root, &format!("[data-slot={slot}]"));
    }

    fn asked_has_keyboard(&self) -> bool {
        self.root.query_selector(".desk :focus").ok().flatten().is_some()
    }

    fn save(&self, name: &str, kind: &str, text: &str) {
        if browser::save(name, kind, text).is_none() {
            *self.said.borrow_mut() = text.to_owned();
            self.show();
        }
    }

    /// The keys count wherever nothing else wants them: not in a field, not on a button or a fold, not with a modifier.
    fn hear_key(&self, event: &KeyboardEvent) {
        if event.ctrl_key() || event.alt_key() || event.meta_key() || event.default_prevented() {
            return;
        }
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let is_in = |selector: &str| {
            target.as_ref().is_some_and(|target| target.closest(selector).is_ok_and(|found| found.is_some()))
        };
        if is_in("input, select, textarea") {
            return;
        }
        let key = event.key();
        let (name, value) = match key.as_str() {
            " " | "Enter" if is_in("a, button, summary") => return,
            " " | "Enter" => ("reveal", ""),
            "u" | "U" => ("undo", ""),
            "s" | "S" => ("skip", ""),
            digit => match values::rating_of_key(digit, self.sitting.settings().buttons()) {
                Some(rating) => ("rate", rating),
                None => return,
            },
        };
        event.prevent_default();
        self.press(name, value);
    }

    fn set(&self, name: &str, value: &str) {
        if name == "load-progress" {
            self.load();
            return;
        }
        match settings::turned(self.sitting.settings(), name, value) {
            Some(Ok(settings)) => {
                self.said.borrow_mut().clear();
                self.sitting.set(settings);
            }
            Some(Err(range)) => {
                let words = &words(self.lang).cards().settings;
                *self.said.borrow_mut() = (words.out_of_range)(range.least, range.most);
                self.typed_over.set(true);
            }
            None => return,
        }
        self.show();
    }

    /// Reads the file that was given, and says what became of it.
    fn load(&self) {
        let field = self.root.query_selector("input[name=load-progress]").ok().flatten();
        let Some(field) = field.and_then(|field| field.dyn_into::<HtmlInputElement>().ok()) else { return };
        let me = self.me.clone();
        leptos::task::spawn_local(async move {
            if let Some((text, review)) = browser::file_text(&field).await.zip(me.upgrade()) {
                review.take_in(&text);
            }
        });
    }

    /// Takes a file in.
    fn take_in(&self, text: &str) {
        let words = &words(self.lang).cards().kept;
        *self.said.borrow_mut() = match self.sitting.take_in(text) {
            Ok((new, known)) => (words.loaded)(new, known),
            Err(fault) => format!("{} {}", words.refused, reason(fault, words)),
        };
        self.show();
    }
}

/// Why a file was refused.
fn reason(fault: FileError, words: &KeptWords) -> String {
    match fault {
        FileError::NotJson { line, column } => (words.not_json)(line, column),
        FileError::NotOurs => words.not_ours.to_owned(),
        FileError::NewerVersion(version) => (words.newer_file)(version),
        FileError::Settings(_) => words.wrong_settings.to_owned(),
        FileError::Event { index, fault } => {
            let field = match fault {
                Fault::Missing(field) | Fault::Wrong(field) => field,
                Fault::Newer(_) => Field::V,
                Fault::NotJson { .. } | Fault::NotAnObject => Field::Card,
                Fault::Kind => Field::Rating,
            };
            (words.event)(index + 1, field.name())
        }
    }
}
