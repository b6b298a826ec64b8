//! What stands in the figure's slots, as a function of its state and surroundings.
//!
//! The host writes the same values into the page that the browser writes when they change.

use super::{Local, title};
use crate::slots::Write;
use diagram::{
    coalescing::{self, arch_words, readout, step_words},
    html, library,
    scene::Scene,
    svg,
};
use model::{
    evidence::Evidence,
    figure::coalescing::{Face, Guess, Layout, Number, Part, Preset, State, Step},
    query::{self, Choice, Expected, Fault},
    warp::Mask,
};
use words::{Lang, words};

/// Every slot and what stands in it, always in the same order.
pub(super) fn values(
    state: &State,
    local: &Local,
    running: bool,
    scene: &Scene<Part>,
    lang: Lang,
) -> Vec<(String, Write)> {
    let mut values = Values(Vec::new());
    values.put("title", Write::Text(title(state, lang).to_owned()));
    let picture = slot("svg", local.format().slug());
    values.put(&picture, Write::Attribute("viewBox", svg::view_box(scene)));
    values.put(&picture, Write::Attribute("aria-label", scene.description.clone()));
    values.controls(state, lang);
    values.steps(state, running, lang);
    values.guess(state, local, lang);
    for reading in readout(state, lang) {
        values.put(&slot("count", reading.slug), Write::Text(reading.value));
    }
    values.put("sentence", Write::Text(sentence(state, lang)));
    values.put("rows", Write::Html(rows(state, scene)));
    let of_link = local.faults.iter().map(|fault| said(fault, lang));
    let notes = of_link.chain(local.refusal.clone());
    let faults: String = notes.map(|note| format!("<p>{}</p>", html::escaped(&note))).collect();
    values.put("faults", Write::Html(faults));
    values.put("said", Write::Text(local.said.to_owned()));
    values.put("by-hand", Write::Value(local.by_hand.clone()));
    values.put("by-hand", Write::Flag("hidden", local.by_hand.is_empty()));
    values.0
}

struct Values(Vec<(String, Write)>);

impl Values {
    // Out of line: some fifty calls, and size counts more than speed here.
    #[inline(never)]
    fn put(&mut self, slot: &str, write: Write) {
        self.0.push((slot.to_owned(), write));
    }

    #[inline(never)]
    fn flag(&mut self, slot: &str, name: &'static str, is: bool) {
        self.put(slot, Write::Flag(name, is));
    }

    #[inline(never)]
    fn pressed(&mut self, slot: &str, is: bool) {
        self.put(slot, Write::Attribute("aria-pressed", is.to_string()));
    }

    fn controls(&mut self, state: &State, lang: Lang) {
        let spec = state.spec();
        for number in Number::ALL {
            let name = number.slug();
            let value = match number {
                Number::Field => spec.field(),
                Number::Stride | Number::Offset | Number::Fields | Number::Columns | Number::Pitch | Number::Seed => {
                    spec.number(number)
                }
            };
            self.flag(&slot("dial", name), "hidden", !is_turned(number, spec.layout()));
            self.put(name, Write::Value(value.to_string()));
        }
        let last_field = spec.number(Number::Fields) - 1;
        self.put("field", Write::Attribute("max", last_field.to_string()));
        for preset in Preset::ALL {
            self.pressed(&slot("preset", preset.slug()), state.preset() == Some(*preset));
        }
        self.put("pattern", Write::Value(spec.layout().slug().to_owned()));
        self.put("width", Write::Value(spec.width().bytes().to_string()));
        self.put("order", Write::Value(spec.order().slug().to_owned()));
        self.put("op", Write::Value(spec.op().slug().to_owned()));
        self.put("arch", Write::Value(spec.arch().slug().to_owned()));
        self.flag("all-on", "disabled", spec.off() == Mask::NONE);
        self.put("source", Write::Text(source(state, lang)));
    }

    fn steps(&mut self, state: &State, running: bool, lang: Lang) {
        let (words, closed) = (words(lang), state.guess() == Guess::Open);
        let play = if running { words.figure().pause } else { words.figure().play };
        self.put("play", Write::Text(play.to_owned()));
        self.flag("play", "disabled", closed);
        self.flag("previous", "disabled", closed || state.step() == Step::Addresses);
        self.flag("next", "disabled", closed || state.step() == Step::HandOut);
        let names = match state.face() {
            Face::Memory => &words.coalescing().steps,
            Face::Library => &words.library().steps,
        };
        for step in Step::ALL {
            let slot = slot("step", step.slug());
            self.put(&slot, Write::Text(step_words(*step, names).name.to_owned()));
            self.flag(&slot, "disabled", closed);
            let current = if state.step() == *step { "step" } else { "false" };
            self.put(&slot, Write::Attribute("aria-current", current.to_owned()));
        }
        for face in Face::ALL {
            self.pressed(&slot("face", face.slug()), state.face() == *face);
        }
    }

    fn guess(&mut self, state: &State, local: &Local, lang: Lang) {
        let own = words(lang).coalescing();
        let open = state.guess() == Guess::Open;
        self.flag("predict", "disabled", open);
        self.flag("guess", "hidden", !open);
        self.put("typed", Write::Value(local.typed.clone()));
        let verdict = match state.guess() {
            Guess::Off | Guess::Open => String::new(),
            Guess::Made(said) => match state.counts().sectors {
                count if count == said => (own.guess_right)(count),
                count => (own.guess_wrong)(said, count),
            },
        };
        self.put("verdict", Write::Text(verdict));
    }
}

/// The name of a slot that has siblings.
#[inline(never)]
fn slot(kind: &str, name: &str) -> String {
    [kind, "/", name].concat()
}

/// What a number is called.
pub(super) fn label(number: Number, lang: Lang) -> &'static str {
    let words = &words(lang).coalescing().controls;
    match number {
        Number::Stride => words.stride,
        Number::Offset => words.offset,
        Number::Fields => words.fields,
        Number::Field => words.field,
        Number::Columns => words.columns,
        Number::Pitch => words.pitch,
        Number::Seed => words.seed,
    }
}

/// What is wrong with a typed value of a control; `None` if it can be taken as it is.
pub(super) fn refusal(name: &str, typed: &str, lang: Lang) -> Option<String> {
    let number = Number::ALL.into_iter().find(|number| number.slug() == name)?;
    let (min, max) = number.range();
    match query::whole(typed.trim(), min, max) {
        Ok(_) => None,
        Err(_) => Some((words(lang).figure().out_of_range)(label(number, lang), min, max)),
    }
}

/// Whether a layout has use for a number.
pub(super) fn is_turned(number: Number, layout: Layout) -> bool {
    let layouts: &[Layout] = match number {
        Number::Offset => return true,
        Number::Stride => &[Layout::Stride],
        Number::Fields | Number::Field => &[Layout::Field],
        Number::Columns | Number::Pitch => &[Layout::Block],
        Number::Seed => &[Layout::Random],
    };
    layouts.contains(&layout)
}

pub(super) fn sentence(state: &State, lang: Lang) -> String {
    match state.face() {
        Face::Memory => coalescing::sentence(state, lang),
        Face::Library => library::sentence(state, lang),
    }
}

/// The address table's rows; those of lit lanes say so.
pub(super) fn rows(state: &State, scene: &Scene<Part>) -> String {
    let is_lit = |part| match part {
        Part::Lane(lane) => state.lights_lane(lane),
        Part::Sector(_) | Part::Line(_) => false,
    };
    html::rows(&scene.table, is_lit)
}

/// What the hardware does, its compute capability, the kind of evidence, and the documents that say so.
pub(super) fn source(state: &State, lang: Lang) -> String {
    let (arch, evidence) = (state.spec().arch(), words(lang).evidence());
    let kind = match arch.evidence() {
        Evidence::Documented => evidence.documented,
        Evidence::Measured => evidence.measured,
        Evidence::Assumed => evidence.assumed,
    };
    let titles: Vec<&str> = arch.sources().iter().map(|source| source.title).collect();
    let (sentence, capability) = (arch_words(arch, lang).sentence, arch.compute_capability());
    format!("{sentence} (cc {capability}; {kind}: {})", titles.join("; "))
}

/// A fault of the link, in the reader's language.
fn said(fault: &Fault, lang: Lang) -> String {
    let words = words(lang).figure();
    let Fault { name, value, expected } = fault;
    match expected {
        Expected::Whole { min, max } => (words.fault_whole)(name, value, *min, *max),
        Expected::OneOf(names) => (words.fault_one_of)(name, value, &names.join(", ")),
        Expected::List { of, most } => (words.fault_list)(name, value, &of.join(", "), *most),
        Expected::LaneBits => (words.fault_lane_bits)(name, value),
        Expected::KnownName => (words.fault_unknown)(name),
        Expected::Version(ours) => (words.fault_version)(value, *ours),
    }
}
