//! Play, pause, step, scrub: the four moments of an access, one after another.

use super::{Desk, controls::Faces};
use crate::browser;
use diagram::coalescing::step_words;
use leptos::{leptos_dom::helpers::IntervalHandle, prelude::*};
use model::{
    figure::coalescing::{Action, Face, Guess, Step},
    query::Choice,
};
use std::time::Duration;
use wasm_bindgen::{JsCast, closure::Closure};
use words::words;

/// How long a moment stays at speed 1.
const MOMENT_MS: u32 = 1600;

/// How fast the steps run, as a share of the usual time a moment stays.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Speed {
    Half,
    One,
    Two,
}

impl Speed {
    const ALL: [Speed; 3] = [Speed::Half, Speed::One, Speed::Two];

    fn name(self) -> &'static str {
        match self {
            Speed::Half => "½×",
            Speed::One => "1×",
            Speed::Two => "2×",
        }
    }

    fn moment(self) -> Duration {
        let ms = match self {
            Speed::Half => MOMENT_MS * 2,
            Speed::One => MOMENT_MS,
            Speed::Two => MOMENT_MS / 2,
        };
        Duration::from_millis(ms.into())
    }
}

/// The row of steps.
#[component]
pub(super) fn Steps(desk: Desk, root: String) -> impl IntoView {
    let words = words(desk.lang);
    let speed = RwSignal::new(Speed::One);
    let running: RwSignal<Option<IntervalHandle>> = RwSignal::new(None);
    let stop = move || {
        if let Some(handle) = running.try_update(Option::take).flatten() {
            handle.clear();
        }
    };
    let start = move || {
        stop();
        if desk.state.read_untracked().step() == Step::HandOut {
            desk.act(Action::Go(Step::Addresses));
        }
        let beat = move || {
            desk.act(Action::Next);
            if desk.state.read_untracked().step() == Step::HandOut {
                stop();
            }
        };
        running.set(set_interval_with_handle(beat, speed.get_untracked().moment()).ok());
    };
    on_cleanup(stop);
    pause_off_screen(root, stop);
    let is_running = move || running.read().is_some();
    let at = move || desk.state.read().step();
    let closed = move || desk.state.read().guess() == Guess::Open;
    let go = move |action: Action| {
        stop();
        desk.act(action);
    };
    let step_button = move |step: Step| {
        let name = move || {
            let steps = match desk.state.read().face() {
                Face::Memory => &words.coalescing.steps,
                Face::Library => &words.library.steps,
            };
            step_words(step, steps).name
        };
        view! {
            <button
                type="button"
                class="step"
                aria-current=move || (at() == step).then_some("step")
                prop:disabled=closed
                on:click=move |_| go(Action::Go(step))
            >
                {name}
            </button>
        }
    };
    view! {
        <div class="steps needs-script">
            <button
                type="button"
                class="play"
                prop:disabled=closed
                on:click=move |_| if is_running() { stop() } else { start() }
            >
                {move || if is_running() { words.figure.pause } else { words.figure.play }}
            </button>
            <div class="track" role="group" aria-label=words.figure.steps>
                <button
                    type="button"
                    class="arrow"
                    aria-label=words.figure.previous
                    prop:disabled=move || closed() || at() == Step::Addresses
                    on:click=move |_| go(Action::Previous)
                >
                    "‹"
                </button>
                {Step::ALL.iter().map(|step| step_button(*step)).collect_view()}
                <button
                    type="button"
                    class="arrow"
                    aria-label=words.figure.next
                    prop:disabled=move || closed() || at() == Step::HandOut
                    on:click=move |_| go(Action::Next)
                >
                    "›"
                </button>
            </div>
            <label class="speed">
                <span>{words.figure.speed}</span>
                <select on:change=move |event| {
                    let name = event_target_value(&event);
                    speed.set(Speed::ALL.into_iter().find(|one| one.name() == name).unwrap_or(Speed::One));
                    if is_running() {
                        start();
                    }
                }>
                    {Speed::ALL
                        .map(|one| view! { <option selected=one == Speed::One>{one.name()}</option> })
                        .into_iter()
                        .collect_view()}
                </select>
            </label>
            <div class="tabs">
                <Faces desk />
            </div>
            <button
                type="button"
                class="plain"
                on:click=move |_| go(Action::Reset)
            >
                {words.figure.reset}
            </button>
        </div>
    }
}

/// A figure that has left the screen stops.
fn pause_off_screen(root: String, stop: impl Fn() + Copy + 'static) {
    Effect::new(move |_| {
        let told = Closure::<dyn Fn(js_sys::Array)>::new(move |entries: js_sys::Array| {
            let gone = entries.iter().any(|entry| {
                entry
                    .dyn_into::<web_sys::IntersectionObserverEntry>()
                    .is_ok_and(|entry| !entry.is_intersecting())
            });
            if gone {
                stop();
            }
        });
        let found =
            browser::window().and_then(|window| window.document()?.get_element_by_id(&root));
        let observer = web_sys::IntersectionObserver::new(told.as_ref().unchecked_ref());
        if let (Some(element), Ok(observer)) = (found, observer) {
            observer.observe(&element);
            told.forget();
        }
    });
}
