//! A figure on a page: hears what the reader does, and shows what follows.
//!
//! The host writes the figure whole (`markup`); here its pictures and slots are found and kept up to date. What the
//! figure is about is nothing to this module: it knows a `Subject`.

mod address;
mod hearing;
mod kept;
#[cfg(feature = "ssr")]
pub(crate) mod markup;
mod player;
mod share;
mod values;

use crate::{
    browser,
    figure::{Subject, View},
    heard::{Part as Living, attribute, lang_of},
    shared::{self, Figure},
    slots::{Slots, Write},
    stage::{Stage, TURN_MS},
};
use diagram::scene::Format;
use leptos::prelude::*;
use model::query::Fault;
use player::Player;
use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};
use web_sys::Element;
use words::Lang;

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
    /// Whether the reader's text has room in a link, and where it is kept if not.
    keeping: kept::Keeping,
    /// What is typed into the field of a prediction.
    typed: String,
    /// Whether the table can be seen: nobody waits for one that cannot.
    table: bool,
    /// Leads from the page to the site's root.
    root: String,
}

impl Local {
    fn format(&self) -> Format {
        if self.narrow { Format::Narrow } else { Format::Wide }
    }
}

struct Shown {
    id: String,
    lang: Lang,
    figure: Figure,
    local: ArcRwSignal<Local>,
    player: Player,
    /// How long the next motion takes.
    takes_ms: Rc<Cell<u32>>,
}

/// Brings a figure to life; one that this program does not know stays as the host wrote it.
pub(super) fn mount(root: &Element) -> Option<Rc<dyn Living>> {
    let (id, lang) = (attribute(root, "data-figure"), lang_of(root));
    let figure = shared::figure_of(root)?;
    let alone = root.query_selector("input[name=state]").is_ok_and(|field| field.is_some());
    let shelf = kept::Shelf::of(root, &id);
    let main = root.has_attribute("data-main");
    let (found, faults) = address::read(&id, shared::name_of(root)?, main, shelf.as_ref(), alone);
    let narrow = browser::matches(NARROW);
    let to_root = root.query_selector("[data-slot=source]").ok().flatten();
    let to_root = to_root.map_or_else(String::new, |source| attribute(&source, "data-root"));
    let local = ArcRwSignal::new(Local { narrow, faults, root: to_root, ..Local::default() });
    let takes_ms = Rc::new(Cell::new(TURN_MS));
    let player = Player::new(figure.clone(), lang, Rc::clone(&takes_ms));
    // The host drew the author's state, so that is what is adopted before another is shown.
    let stages = Format::ALL.map(|format| figure.peek(|subject| adopt(root, subject, View { lang, format })));
    let shown = Rc::new(Shown { id, lang, figure, local, player, takes_ms });
    shown.show(stages, Slots::find(root));
    if let Some(found) = found {
        shown.takes_ms.set(0);
        shown.figure.set(found);
        let keeping = kept::at_opening(&browser::query(), &shown.figure.address());
        shown.local.update(|local| local.keeping = keeping);
    }
    address::follow(&shown.id, shown.figure.clone(), shelf, shown.local.clone());
    let local = shown.local.clone();
    browser::on_media(NARROW, Box::new(move |narrow| local.update(|local| local.narrow = narrow)));
    player::pause_off_screen(root, shown.player.clone());
    Some(shown)
}

type Kept = Rc<RefCell<Option<Stage>>>;

fn adopt(root: &Element, subject: &dyn Subject, view: View) -> Kept {
    let group = root.query_selector(&format!("svg.{} > g", view.format.slug())).ok().flatten();
    let drawing = subject.picture(view).drawing;
    Rc::new(RefCell::new(group.map(|group| Stage::adopt(group, drawing))))
}

impl Shown {
    fn view(&self) -> View {
        View { lang: self.lang, format: self.local.read_untracked().format() }
    }

    /// Shows state and surroundings now, and again whenever they change.
    fn show(&self, stages: [Kept; 2], mut slots: Slots) {
        let (figure, local, takes_ms) = (self.figure.clone(), self.local.clone(), Rc::clone(&self.takes_ms));
        let (lang, running) = (self.lang, self.player.running.clone());
        let mut typed_over = 0;
        shared::watch(Box::new(move || {
            let local = local.get();
            let view = View { lang, format: local.format() };
            let picture = figure.ask(|subject| subject.picture(view));
            if local.typed_over != typed_over {
                typed_over = local.typed_over;
                slots.forget();
            }
            let mut written = figure.peek(|subject| values::values(subject, &picture, &local, running.get(), lang));
            if slots.has("embed") {
                written.push(("embed".to_owned(), Write::Text(share::embed_code(&figure, lang))));
            }
            if slots.has("too-long") {
                written.extend(share::too_long(local.keeping, lang));
            }
            if slots.has("address") {
                let address = figure.peek(|subject| subject.address());
                written.push(("address".to_owned(), Write::Attribute("data-address", address)));
            }
            slots.write(written);
            let [wide, narrow] = &stages;
            let stage = match view.format {
                Format::Wide => wide,
                Format::Narrow => narrow,
            };
            let takes_ms = if browser::wants_stillness() { 0 } else { takes_ms.get() };
            if let Some(stage) = &mut *stage.borrow_mut() {
                stage.show(picture.drawing, local.current.as_deref(), takes_ms);
            }
            Stage::play(stage);
        }));
    }
}
