//! The figure `coalescing`, and its other face `library`: picture, controls, counts, sentence, table.

mod address;
mod controls;
mod guess;
mod numbers;
mod share;
mod steps;

use crate::{
    browser, lang_from,
    motion::{self, STEP_MS, TURN_MS},
    scene::{Gesture, Picture, PictureProps},
    shared,
};
use diagram::{
    coalescing, library,
    scene::{Format, Scene},
};
use leptos::prelude::*;
use model::figure::{
    Name,
    coalescing::{Action, Face, Part, State},
};
use words::{Lang, words};

/// What the parts of the figure need: its state, its language, and how to act on it.
#[derive(Clone, Copy)]
pub(crate) struct Desk {
    pub(crate) state: RwSignal<State>,
    pub(crate) lang: Lang,
    /// How long the next motion takes.
    takes_ms: RwSignal<f64>,
}

impl Desk {
    /// Does what the reader did.
    pub(crate) fn act(self, action: Action) {
        let takes_ms = match action {
            Action::Go(_) | Action::Next | Action::Previous | Action::Preset(_) | Action::Reset => {
                STEP_MS
            }
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
        };
        self.takes_ms.set(takes_ms);
        self.state.update(|state| state.apply(action));
    }
}

/// The figure as an island of the page.
#[island]
pub fn Coalescing(
    /// Its name on the page, and the name under which other islands find its state.
    id: String,
    /// The page's language.
    lang: String,
    /// The author's state, as a query.
    query: String,
    /// The author's figure: `coalescing` or `library`.
    fig: String,
    /// Whether the address bar speaks of it when it does not name a figure.
    main: bool,
) -> impl IntoView {
    let face = Name::from_slug(&fig).map_or(Face::Memory, Name::face);
    let state: RwSignal<State> = shared::figure(&id, &query, face).into();
    let desk = Desk {
        state,
        lang: lang_from(&lang),
        takes_ms: RwSignal::new(TURN_MS),
    };
    let faults = RwSignal::new(Vec::new());
    address::follow(desk, &id, main, faults);
    let name = format!("figure-{id}");
    view! {
        <div class="figure" role="group" aria-labelledby=format!("{name}-title") id=name.clone()>
            <p class="figure-title" id=format!("{name}-title")>{move || title(desk)}</p>
            <address::Faults faults lang=desk.lang />
            <controls::Controls desk />
            <div class="pictures">
                {Format::ALL.map(|format| picture(desk, format)).into_iter().collect_view()}
            </div>
            <steps::Steps desk root=name.clone() />
            <guess::Guessing desk />
            <numbers::Readout desk />
            <p class="sentence" aria-live="polite">{move || sentence(desk)}</p>
            <div class="figure-foot">
                <numbers::Numbers desk />
                <share::Share desk id />
            </div>
        </div>
    }
}

fn title(desk: Desk) -> &'static str {
    match desk.state.read().face() {
        Face::Memory => words(desk.lang).coalescing.title,
        Face::Library => words(desk.lang).library.title,
    }
}

fn sentence(desk: Desk) -> String {
    let state = desk.state.read();
    match state.face() {
        Face::Memory => coalescing::sentence(&state, desk.lang),
        Face::Library => library::sentence(&state, desk.lang),
    }
}

/// Draws the face that is shown.
pub(crate) fn scene(state: &State, lang: Lang, format: Format) -> Scene<Part> {
    match state.face() {
        Face::Memory => coalescing::scene(state, lang, format),
        Face::Library => library::scene(state, lang, format),
    }
}

/// One layout's picture. Both are in the page, the style sheet shows one, and only that one follows the state.
fn picture(desk: Desk, format: Format) -> impl IntoView {
    let shown = RwSignal::new(true);
    Effect::new(move |_| {
        let is_shown = move |narrow: bool| match format {
            Format::Wide => !narrow,
            Format::Narrow => narrow,
        };
        shown.set(is_shown(browser::matches(NARROW)));
        browser::on_media(NARROW, move |narrow| shown.set(is_shown(narrow)));
    });
    let scene = Memo::new(move |old: Option<&Scene<Part>>| match old {
        Some(old) if !shown.get() => old.clone(),
        Some(_) | None => scene(&desk.state.read(), desk.lang, format),
    });
    let marks = NodeRef::new();
    motion::animate(scene.into(), marks, desk.takes_ms.into());
    let on_gesture = move |gesture| match gesture {
        Gesture::Point(part) => desk.act(Action::Point(part)),
        Gesture::Press(Part::Lane(lane)) => desk.act(Action::Toggle(lane)),
        Gesture::Press(part @ (Part::Sector(_) | Part::Line(_))) => desk.act(Action::Pick(part)),
        Gesture::Escape => {
            desk.act(Action::Release);
            desk.act(Action::Point(None));
        }
    };
    Picture(PictureProps {
        scene: scene.into(),
        class: format.slug(),
        on_gesture,
        marks,
    })
}

/// Below this the narrow layout is shown; the style sheet says the same, and a browser test holds them together.
const NARROW: &str = "(max-width: 600px)";
