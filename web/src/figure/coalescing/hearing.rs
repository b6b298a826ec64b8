//! What the reader does, and what the figure does about it.

use super::{Figure, scene, share, values};
use crate::{
    browser,
    heard::{Heard, Part as Living, attribute},
    keys,
    stage::{STEP_MS, TURN_MS},
};
use diagram::scene::Scene;
use leptos::prelude::*;
use model::figure::coalescing::{Action, Part};
use wasm_bindgen::JsCast;
use web_sys::Element;
use words::words;

impl Figure {
    fn act(&self, action: Action) {
        self.takes_ms.set(takes_ms(action));
        self.state.update(|state| state.apply(action));
    }

    /// Acts, and stops the clock: the reader has taken over.
    fn act_by_hand(&self, action: Action) {
        self.player.stop();
        self.act(action);
    }

    fn scene(&self) -> Scene<Part> {
        scene(&self.state.read_untracked(), self.lang, self.local.read_untracked().format())
    }

    fn part_at(&self, key: &str) -> Option<Part> {
        self.scene().part_of(key).copied()
    }

    /// What an element stands for: a mark of the picture, or a row of the table.
    fn pointed(&self, element: &Element) -> Option<Part> {
        if let Some(key) = keys::key_of(element) {
            return self.part_at(&key);
        }
        let row = element.closest("tr[data-row]").ok()??;
        let at: usize = attribute(&row, "data-row").parse().ok()?;
        self.scene().table.rows.get(at).map(|(part, _)| *part)
    }

    fn point(&self, part: Option<Part>) {
        // A pointer moves often and mostly over nothing; only news are told.
        if self.state.read_untracked().pointed() != part {
            self.act(Action::Point(part));
        }
    }

    fn press_mark(&self, key: &str) {
        match self.part_at(key) {
            Some(Part::Lane(lane)) => self.act(Action::Toggle(lane)),
            Some(picked @ (Part::Sector(_) | Part::Line(_))) => self.act(Action::Pick(picked)),
            None => {}
        }
    }

    fn press_button(&self, name: &str, value: &str) {
        match name {
            "play" => self.player.toggle(),
            "copy-link" => self.copy(share::link(self)),
            "copy-embed" => self.copy(share::embed_code(self)),
            "save-svg" => {
                let picture = share::picture(self);
                if browser::save("coalescope.svg", "image/svg+xml", &picture).is_none() {
                    self.refused(picture);
                }
            }
            _ => {
                if let Some(action) = Action::from_control(name, value) {
                    self.act_by_hand(action);
                }
            }
        }
    }

    /// A control was turned. What is right takes effect at once; what is wrong is said when the reader is done.
    fn turn(&self, name: &str, value: &str, done: bool) {
        let refusal = values::refusal(name, value, self.lang);
        if let (None, Some(action)) = (&refusal, Action::from_control(name, value)) {
            self.act_by_hand(action);
        }
        if done {
            self.local.update(|local| {
                local.typed_over += u32::from(refusal.is_some());
                (local.refusal, local.faults) = (refusal, Vec::new());
            });
        }
    }

    fn copy(&self, text: String) {
        let (local, words) = (self.local.clone(), words(self.lang).figure());
        leptos::task::spawn_local(async move {
            let copied = browser::copy(&text).await;
            local.update(|local| match copied {
                true => (local.said, local.by_hand) = (words.copied, String::new()),
                false => (local.said, local.by_hand) = (words.copy_by_hand, text),
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
                self.act(Action::Release);
                self.act(Action::Point(None));
            }
            arrow => {
                let next = keys::neighbour(&self.scene().drawing(), &key, arrow);
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

impl Living for Figure {
    fn hear(&self, heard: Heard<'_>) {
        match heard {
            Heard::Press(name, value) => self.press_button(&name, &value),
            Heard::Set { name, value, done } => match name.as_str() {
                "said" => self.local.update(|local| local.typed = value),
                "speed" => self.player.set_speed(&value),
                _ => self.turn(&name, &value, done),
            },
            Heard::Submit => {
                let typed = self.local.read_untracked().typed.clone();
                if let Some(action) = Action::from_control("said", &typed) {
                    self.act(action);
                    self.local.update(|local| local.typed.clear());
                }
            }
            Heard::Click(element) => {
                if let Some(key) = keys::key_of(element) {
                    self.press_mark(&key);
                }
            }
            Heard::Key(event) => self.hear_key(event),
            Heard::Over(element) => self.point(self.pointed(element)),
            Heard::Focus(element) => {
                if let Some(key) = keys::key_of(element) {
                    self.point(self.part_at(&key));
                    self.local.update(|local| local.current = Some(key));
                }
            }
            Heard::Leave => self.point(None),
            Heard::Toggle(_) => {}
        }
    }
}

/// A step is to be followed by eye; a turned control is to answer at once.
fn takes_ms(action: Action) -> u32 {
    match action {
        Action::Go(_) | Action::Next | Action::Previous | Action::Preset(_) | Action::Reset => STEP_MS,
        Action::Layout(_)
        | Action::Number(..)
        | Action::Order(_)
        | Action::Width(_)
        | Action::Op(_)
        | Action::Arch(_)
        | Action::Toggle(_)
        | Action::AllOn
        | Action::Pick(_)
        | Action::Release
        | Action::Point(_)
        | Action::Face(_)
        | Action::Predict
        | Action::Guess(_)
        | Action::Reveal => TURN_MS,
    }
}
