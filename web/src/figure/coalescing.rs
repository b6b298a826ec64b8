//! The figure `coalescing`, and its other face `library`: hears what the reader does, and shows what follows.
//!
//! The host writes the figure whole (`markup`); here its pictures and slots are found and kept up to date.

mod address;
#[cfg(feature = "ssr")]
pub(crate) mod markup;
mod player;
mod share;
mod values;

pub(crate) use address::to_query;

use crate::{
    browser,
    island::{Heard, Part as Living, attribute},
    keys, part, shared,
    slots::Slots,
    stage::{STEP_MS, Stage, TURN_MS},
};
use diagram::{
    coalescing, library,
    scene::{Format, Scene},
};
use leptos::prelude::*;
use model::{
    figure::coalescing::{Action, Face, Part, State},
    query::Fault,
};
use player::Player;
use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};
use wasm_bindgen::JsCast;
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
    let (id, lang) = (attribute(root, "data-figure"), part::lang_of(root));
    let state = part::figure_of(root);
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
