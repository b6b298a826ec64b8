//! The clock of a figure: lets its moments pass one after another.

use crate::{shared::Figure, stage::STEP_MS};
use diagram::panel::Panel;
use leptos::{leptos_dom::helpers::IntervalHandle, prelude::*};
use std::{
    cell::{Cell, RefCell},
    rc::Rc,
    time::Duration,
};
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::Element;
use words::Lang;

/// The speeds: name in the page, what the reader sees, how long a moment stays.
pub(super) const SPEEDS: [(&str, &str, u64); 3] = [("half", "½×", 3200), ("one", "1×", 1600), ("two", "2×", 800)];

/// How long a moment stays before the reader chooses.
const MOMENT_MS: u64 = 1600;

/// Plays, pauses.
#[derive(Clone)]
pub(super) struct Player {
    /// Whether it plays.
    pub(super) running: ArcRwSignal<bool>,
    figure: Figure,
    lang: Lang,
    takes_ms: Rc<Cell<u32>>,
    moment_ms: Rc<Cell<u64>>,
    clock: Rc<RefCell<Option<IntervalHandle>>>,
}

impl Player {
    pub(super) fn new(figure: Figure, lang: Lang, takes_ms: Rc<Cell<u32>>) -> Player {
        Player {
            running: ArcRwSignal::new(false),
            figure,
            lang,
            takes_ms,
            moment_ms: Rc::new(Cell::new(MOMENT_MS)),
            clock: Rc::default(),
        }
    }

    pub(super) fn stop(&self) {
        if let Some(clock) = self.clock.borrow_mut().take() {
            clock.clear();
            self.running.set(false);
        }
    }

    pub(super) fn toggle(&self) {
        match self.running.get_untracked() {
            true => self.stop(),
            false => self.start(),
        }
    }

    pub(super) fn set_speed(&self, chosen: &str) {
        if let Some((_, _, ms)) = SPEEDS.iter().find(|(slug, ..)| *slug == chosen) {
            self.moment_ms.set(*ms);
            if self.running.get_untracked() {
                self.start();
            }
        }
    }

    /// Begins where the reader is, or at the first moment if the last is shown.
    fn start(&self) {
        self.stop();
        let panel = self.panel();
        if panel.guess.as_ref().is_some_and(|guess| guess.open) {
            return;
        }
        if let (Some(first), true) = (panel.moments.first(), is_over(&panel)) {
            self.step("step", first.slug);
        }
        let player = self.clone();
        let beat = move || {
            player.step("next", "");
            if is_over(&player.panel()) {
                player.stop();
            }
        };
        let clock = set_interval_with_handle(beat, Duration::from_millis(self.moment_ms.get())).ok();
        self.running.set(clock.is_some());
        *self.clock.borrow_mut() = clock;
    }

    fn panel(&self) -> Panel {
        self.figure.peek(|subject| subject.panel(self.lang))
    }

    fn step(&self, name: &str, value: &str) {
        self.takes_ms.set(STEP_MS);
        self.figure.update(&mut |subject| subject.turn(name, value));
    }
}

/// Whether the last moment is shown.
fn is_over(panel: &Panel) -> bool {
    panel.moments.last().is_none_or(|last| last.current)
}

/// A figure that has left the screen stops.
pub(super) fn pause_off_screen(root: &Element, player: Player) {
    let told = Closure::<dyn Fn(js_sys::Array)>::new(move |entries: js_sys::Array| {
        let gone = entries.iter().any(|entry| {
            entry.dyn_into::<web_sys::IntersectionObserverEntry>().is_ok_and(|entry| !entry.is_intersecting())
        });
        if gone {
            player.stop();
        }
    });
    if let Ok(observer) = web_sys::IntersectionObserver::new(told.as_ref().unchecked_ref()) {
        observer.observe(root);
        told.forget();
    }
}
