//! The figure `coalescing`, and its other face `library`: hears what the reader does, and shows what follows.
//!
//! The host writes the figure whole (`markup`); here its pictures and slots are found and kept up to date.

mod address;
mod hearing;
#[cfg(feature = "ssr")]
pub(crate) mod markup;
mod player;
mod share;
mod values;

use crate::{
    browser,
    heard::{Part as Living, attribute, lang_of},
    shared,
    slots::Slots,
    stage::{Stage, TURN_MS},
};
use diagram::{
    coalescing, library,
    scene::{Format, Scene},
};
use leptos::prelude::*;
use model::{
    figure::coalescing::{Face, Part, State},
    query::Fault,
};
use player::Player;
use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};
use web_sys::Element;
use words::{Lang, words};

/// Below this the narrow layout is shown; the style sheet says the same, and a browser test holds them together.
const NARROW: &str = "(max-width: 600px)";

/// What is on screen and not in a link.
#[derive(Clone, Default)]
struct Local {
    narrow: bool,
    /// The mark that the Tab key reaches.
    current: Option<String>,
    /// What the link had wrong, until the reader takes over.
    faults: Vec<Fault>,
    /// What the reader typed wrong.
    refusal: Option<String>,
    /// Turned to have every slot written anew: a field may show what was typed and not taken.
    typed_over: u32,
    /// What became of the last copy, and what the browser refused to take.
    said: &'static str,
    by_hand: String,
    /// What is typed into the field of a prediction.
    typed: String,
}

impl Local {
    fn format(&self) -> Format {
        if self.narrow { Format::Narrow } else { Format::Wide }
    }
}

struct Figure {
    id: String,
    lang: Lang,
    state: ArcRwSignal<State>,
    local: ArcRwSignal<Local>,
    player: Player,
    /// How long the next motion takes.
    takes_ms: Rc<Cell<u32>>,
}

/// Brings a figure to life.
pub(crate) fn mount(root: &Element) -> Rc<dyn Living> {
    let (id, lang) = (attribute(root, "data-figure"), lang_of(root));
    let state = shared::figure_of(root);
    let (found, faults) = address::read(&id, root.has_attribute("data-main"), *state.read_untracked());
    let narrow = browser::matches(NARROW);
    let local = ArcRwSignal::new(Local { narrow, faults, ..Local::default() });
    let takes_ms = Rc::new(Cell::new(TURN_MS));
    let player = Player::new(state.clone(), Rc::clone(&takes_ms));
    // The host drew the author's state, so that is what is adopted before another is shown.
    let stages = [Format::Wide, Format::Narrow].map(|format| adopt(root, &state.read_untracked(), lang, format));
    let figure = Rc::new(Figure { id, lang, state, local, player, takes_ms });
    figure.show(stages, Slots::find(root));
    if let Some(found) = found {
        figure.takes_ms.set(0);
        figure.state.set(found);
    }
    address::follow(&figure.id, figure.state.clone());
    let local = figure.local.clone();
    browser::on_media(NARROW, Box::new(move |narrow| local.update(|local| local.narrow = narrow)));
    player::pause_off_screen(root, figure.player.clone());
    figure
}

type Kept = Rc<RefCell<Option<Stage>>>;

fn adopt(root: &Element, state: &State, lang: Lang, format: Format) -> Kept {
    let group = root.query_selector(&format!("svg.{} > g", format.slug())).ok().flatten();
    let drawing = scene(state, lang, format).drawing();
    Rc::new(RefCell::new(group.map(|group| Stage::adopt(group, drawing))))
}

impl Figure {
    /// Shows state and surroundings now, and again whenever they change.
    fn show(&self, stages: [Kept; 2], mut slots: Slots) {
        let (state, local, takes_ms) = (self.state.clone(), self.local.clone(), Rc::clone(&self.takes_ms));
        let (lang, running) = (self.lang, self.player.running.clone());
        let mut typed_over = 0;
        shared::watch(Box::new(move || {
            let (state, local) = (*state.read(), local.get());
            let scene = scene(&state, lang, local.format());
            if local.typed_over != typed_over {
                typed_over = local.typed_over;
                slots.forget();
            }
            slots.write(values::values(&state, &local, running.get(), &scene, lang));
            let [wide, narrow] = &stages;
            let stage = match local.format() {
                Format::Wide => wide,
                Format::Narrow => narrow,
            };
            let takes_ms = if browser::wants_stillness() { 0 } else { takes_ms.get() };
            if let Some(stage) = &mut *stage.borrow_mut() {
                stage.show(scene.drawing(), local.current.as_deref(), takes_ms);
            }
            Stage::play(stage);
        }));
    }
}

/// Draws the face that is shown.
fn scene(state: &State, lang: Lang, format: Format) -> Scene<Part> {
    match state.face() {
        Face::Memory => coalescing::scene(state, lang, format),
        Face::Library => library::scene(state, lang, format),
    }
}

/// The name of the face that is shown.
fn title(state: &State, lang: Lang) -> &'static str {
    match state.face() {
        Face::Memory => words(lang).coalescing().title,
        Face::Library => words(lang).library().title,
    }
}
