//! What the reader does, and what the figure does about it.

use super::{Shown, address, share, values};
use crate::{
    browser::{self, Deed},
    figure::Spot,
    heard::{Part as Living, attribute},
    keys,
    stage::{STEP_MS, TURN_MS},
};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;
use words::words;

impl Shown {
    fn turn(&self, name: &str, value: &str) -> bool {
        self.takes_ms.set(takes_ms(name));
        self.figure.update(&mut |subject| subject.turn(name, value))
    }

    /// Acts, and stops the clock: the reader has taken over.
    fn turn_by_hand(&self, name: &str, value: &str) -> bool {
        self.player.stop();
        self.turn(name, value)
    }

    /// What an element stands for: a mark of the picture, or a row of the table.
    fn spot(element: &Element) -> Option<Spot> {
        if let Some(key) = keys::key_of(element) {
            return Some(Spot::Mark(key));
        }
        let row = element.closest("tr[data-row]").ok()??;
        attribute(&row, "data-row").parse().ok().map(Spot::Row)
    }

    /// A pointer moves often and mostly over nothing; only news are told.
    fn point(&self, spot: Option<&Spot>) {
        self.takes_ms.set(TURN_MS);
        let view = self.view();
        self.figure.update(&mut |subject| subject.point(spot, view));
    }

    fn press_mark(&self, key: &str) {
        self.takes_ms.set(TURN_MS);
        let view = self.view();
        self.figure.update(&mut |subject| {
            subject.press(key, view);
            true
        });
    }

    fn press_button(&self, name: &str, value: &str) {
        match name {
            "play" => self.player.toggle(),
            "copy-link" => self.copy(share::link(self)),
            "copy-embed" => self.copy(share::embed_code(&self.figure, self.lang)),
            "save-svg" => {
                let picture = share::picture(self);
                if browser::save(&share::file_name(self, "svg"), "image/svg+xml", &picture).is_none() {
                    self.refused(picture);
                }
            }
            "save-png" => self.save_png(value),
            _ => {
                self.turn_by_hand(name, value);
            }
        }
    }

    /// A control was turned. What is right takes effect at once; what is wrong is said when the reader is done.
    fn set(&self, name: &str, value: &str, done: bool) {
        let panel = self.figure.peek(|subject| subject.panel(self.lang));
        let refusal = values::refusal(&panel, name, value, self.lang);
        if refusal.is_none() {
            self.turn_by_hand(name, value);
        }
        if done {
            self.local.update(|local| {
                local.typed_over += u32::from(refusal.is_some());
                (local.refusal, local.faults) = (refusal, Vec::new());
            });
        }
    }

    /// Takes the state of a query, as at the page's opening: what is wrong in it is said, the rest is shown.
    fn open(&self, query: &str) {
        self.player.stop();
        self.takes_ms.set(TURN_MS);
        let (found, faults) = address::taken(query, address::name_now(&self.figure));
        if let Some(found) = found {
            self.figure.set(found);
        }
        self.local.update(|local| (local.refusal, local.faults) = (None, faults));
    }

    fn copy(&self, text: String) {
        let words = words(self.lang).figure();
        let copied = browser::copy(&text);
        self.say(copied, words.copied, words.copy_by_hand, text);
    }

    /// So many pixels to each of the picture's own.
    fn save_png(&self, scale: &str) {
        let saved = browser::save_png(share::picture(self), share::file_name(self, "png"), scale);
        self.say(saved, "", words(self.lang).figure().save_elsewhere, share::link(self));
    }

    /// Says what became of something that takes the browser time; and shows what else helps where it refused.
    fn say(&self, deed: Deed, done: &'static str, refused: &'static str, instead: String) {
        let local = self.local.clone();
        leptos::task::spawn_local(async move {
            let is_done = deed.await;
            local.update(|local| match is_done {
                true => (local.said, local.by_hand) = (done, String::new()),
                false => (local.said, local.by_hand) = (refused, instead),
            });
        });
    }

    fn refused(&self, text: String) {
        let said = words(self.lang).figure().copy_by_hand;
        self.local.update(|local| (local.said, local.by_hand) = (said, text));
    }

    fn hear_key(&self, event: &web_sys::KeyboardEvent) {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let Some(key) = target.as_ref().and_then(keys::key_of) else {
            return;
        };
        match event.key().as_str() {
            "Enter" | " " => {
                event.prevent_default();
                self.press_mark(&key);
            }
            "Escape" => {
                self.figure.update(&mut |subject| {
                    subject.release();
                    true
                });
            }
            arrow => {
                let drawing = self.figure.peek(|subject| subject.picture(self.view()).drawing);
                let next = keys::neighbour(&drawing, &key, arrow);
                let group = target.and_then(|target| target.parent_element());
                if let (Some(next), Some(group)) = (next, group) {
                    event.prevent_default();
                    let selector = format!("[role=button][data-key=\"{next}\"]");
                    if let Ok(Some(mark)) = group.query_selector(&selector) {
                        browser::focus(&mark);
                    }
                }
            }
        }
    }
}

impl Living for Shown {
    fn pressed(&self, name: &str, value: &str) {
        self.press_button(name, value);
    }

    fn turned(&self, name: &str, value: String, done: bool) {
        match name {
            "said" => self.local.update(|local| local.typed = value),
            "speed" => self.player.set_speed(&value),
            "state" => self.open(&value),
            _ => self.set(name, &value, done),
        }
    }

    fn sent(&self) {
        let typed = self.local.read_untracked().typed.clone();
        if self.turn("said", &typed) {
            self.local.update(|local| local.typed.clear());
        }
    }

    fn clicked(&self, element: &Element) {
        if let Some(key) = keys::key_of(element) {
            self.press_mark(&key);
        }
    }

    fn key(&self, event: &web_sys::KeyboardEvent) {
        self.hear_key(event);
    }

    fn pointed(&self, element: &Element) {
        self.point(Shown::spot(element).as_ref());
    }

    fn focused(&self, element: &Element) {
        if let Some(key) = keys::key_of(element) {
            self.local.update(|local| local.current = Some(key.clone()));
            self.point(Some(&Spot::Mark(key)));
        }
    }

    fn left(&self) {
        self.point(None);
    }

    fn toggled(&self, fold: &Element) {
        if fold.class_name() == "numbers" {
            self.local.update(|local| local.table = fold.has_attribute("open"));
        }
    }
}

/// A step is to be followed by eye; a turned control is to answer at once.
fn takes_ms(name: &str) -> u32 {
    match name {
        "step" | "next" | "previous" | "preset" | "reset" => STEP_MS,
        _ => TURN_MS,
    }
}
