//! The clock of a figure: lets the four moments pass one after another.

use crate::stage::STEP_MS;
use leptos::{leptos_dom::helpers::IntervalHandle, prelude::*};
use model::figure::coalescing::{Action, Guess, State, Step};
use std::{
    cell::{Cell, RefCell},
    rc::Rc,
    time::Duration,
};
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::Element;

/// The speeds: name in the page, what the reader sees, how long a moment stays.
pub(super) const SPEEDS: [(&str, &str, u64); 3] = [("half", "½×", 3200), ("one", "1×", 1600), ("two", "2×", 800)];

/// How long a moment stays before the reader chooses.
const MOMENT_MS: u64 = 1600;

/// Plays, pauses.
#[derive(Clone)]
pub(super) struct Player {
    /// Whether it plays.
    pub(super) running: ArcRwSignal<bool>,
    state: ArcRwSignal<State>,
    takes_ms: Rc<Cell<u32>>,
    moment_ms: Rc<Cell<u64>>,
    clock: Rc<RefCell<Option<IntervalHandle>>>,
}

impl Player {
    pub(super) fn new(state: ArcRwSignal<State>, takes_ms: Rc<Cell<u32>>) -> Player {
        Player {
            running: ArcRwSignal::new(false),
            state,
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
        if self.state.read_untracked().guess() == Guess::Open {
            return;
        }
        if self.state.read_untracked().step() == Step::HandOut {
            self.step(Action::Go(Step::Addresses));
        }
        let player = self.clone();
        let beat = move || {
            player.step(Action::Next);
            if player.state.read_untracked().step() == Step::HandOut {
                player.stop();
            }
        };
        let clock = set_interval_with_handle(beat, Duration::from_millis(self.moment_ms.get())).ok();
        self.running.set(clock.is_some());
        *self.clock.borrow_mut() = clock;
    }

    fn step(&self, action: Action) {
        self.takes_ms.set(STEP_MS);
        self.state.update(|state| state.apply(action));
    }
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
