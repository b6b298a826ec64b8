//! The controls around a warp's access, its moments and its counts.

use super::{arch_words, preset_words, readout, saying::sentence, step_words};
use crate::{
    basis::evidence_word,
    library,
    panel::{Button, Dial, Guess as Guessing, Menu, Moment, Panel},
};
use model::{
    access::{Op, Width},
    arch::Arch,
    figure::coalescing::{Face, Guess, Layout, Number, Order, Preset, Spec, State, Step},
    query::Choice,
    warp::Mask,
};
use words::{Lang, words};

/// What stands around the picture, whichever face it shows.
pub fn panel(state: &State, lang: Lang) -> Panel {
    let (own, figure) = (words(lang).coalescing(), words(lang).figure());
    let (title, sentence, step_names) = match state.face() {
        Face::Memory => (own.title, sentence(state, lang), &own.steps),
        Face::Library => (words(lang).library().title, library::sentence(state, lang), &words(lang).library().steps),
    };
    let faces = [(Face::Memory, own.face), (Face::Library, words(lang).library().face)];
    let tab = |(face, label): (Face, _)| Button::choice("face", face, label, state.face());
    let chips = Preset::ALL.iter().map(|preset| Button {
        name: "preset",
        value: preset.slug(),
        label: preset_words(*preset, lang).name,
        pressed: Some(state.preset() == Some(*preset)),
        disabled: false,
    });
    let all_on = Button {
        name: "all-on",
        value: "",
        label: own.controls.all_on,
        pressed: None,
        disabled: state.spec().off() == Mask::NONE,
    };
    let moments = Step::ALL.iter().map(|step| Moment {
        slug: step.slug(),
        name: step_words(*step, step_names).name,
        current: state.step() == *step,
    });
    Panel {
        title,
        editor: None,
        loader: None,
        dials: dials(state.spec(), lang),
        tabs: faces.into_iter().map(tab).collect(),
        chips: chips.collect(),
        menus: Vec::new(),
        more: menus(state.spec(), lang),
        buttons: vec![all_on],
        source: source(state, lang),
        moments: moments.collect(),
        guess: Some(guess(state, lang)),
        readout: readout(state, lang),
        facts: facts(state, lang),
        sentence,
        keys: figure.keys,
    }
}

/// The numbers of an access, for every figure that starts from one: what a layout turns, then what shifts them all.
pub(crate) fn dials(spec: &Spec, lang: Lang) -> Vec<Dial> {
    let words = &words(lang).coalescing().controls;
    let dial = |number: Number, label, slider_max| {
        let (min, max) = number.range();
        let (value, slider_max) = match number {
            Number::Field => (spec.field(), spec.number(Number::Fields) - 1),
            Number::Stride | Number::Offset | Number::Fields | Number::Columns | Number::Pitch | Number::Seed => {
                (spec.number(number), slider_max)
            }
        };
        let max = if number == Number::Field { slider_max } else { max };
        let shown = match number {
            Number::Offset => true,
            Number::Stride => spec.layout() == Layout::Stride,
            Number::Fields | Number::Field => spec.layout() == Layout::Field,
            Number::Columns | Number::Pitch => spec.layout() == Layout::Block,
            Number::Seed => spec.layout() == Layout::Random,
        };
        Dial { name: number.slug(), label, value, min, max, slider_max, shown }
    };
    vec![
        dial(Number::Stride, words.stride, 32),
        dial(Number::Fields, words.fields, 32),
        dial(Number::Field, words.field, 31),
        dial(Number::Columns, words.columns, 32),
        dial(Number::Pitch, words.pitch, 4096),
        dial(Number::Seed, words.seed, 9999),
        dial(Number::Offset, words.offset, 32),
    ]
}

/// The choices of an access, for every figure that starts from one.
pub(crate) fn menus(spec: &Spec, lang: Lang) -> Vec<Menu> {
    let own = &words(lang).coalescing().controls;
    vec![
        Menu::of("pattern", own.layout, spec.layout(), &|one| {
            let name = match one {
                Layout::Stride => own.layout_stride,
                Layout::Field => own.layout_field,
                Layout::Block => own.layout_block,
                Layout::Random => own.layout_random,
            };
            name.to_owned()
        }),
        Menu::of("width", own.width, spec.width(), &|one: Width| (own.bytes)(one.bytes())),
        Menu::of("order", own.order, spec.order(), &|one| {
            let name = match one {
                Order::Forward => own.order_forward,
                Order::Reversed => own.order_reversed,
                Order::Pairs => own.order_pairs,
                Order::Shuffled => own.order_shuffled,
            };
            name.to_owned()
        }),
        Menu::of("op", own.op, spec.op(), &|one| {
            let name = match one {
                Op::Load => own.load,
                Op::Store => own.store,
            };
            name.to_owned()
        }),
        Menu::of("arch", own.arch, spec.arch(), &|one: Arch| arch_words(one, lang).name.to_owned()),
    ]
}

fn guess(state: &State, lang: Lang) -> Guessing {
    let own = words(lang).coalescing();
    let verdict = match state.guess() {
        Guess::Off | Guess::Open => String::new(),
        Guess::Made(said) => match state.counts().sectors {
            count if count == said => (own.guess_right)(count),
            count => (own.guess_wrong)(said, count),
        },
    };
    Guessing { ask: own.ask, max: 128, open: state.guess() == Guess::Open, verdict }
}

/// Numbers that a lesson's sentence may name beside those of the readout and the dials.
fn facts(state: &State, lang: Lang) -> Vec<(&'static str, String)> {
    let counts = state.counts();
    let wasted = match state.guess() {
        Guess::Open => words(lang).figure().hidden.to_owned(),
        Guess::Off | Guess::Made(_) => (counts.moved_bytes - counts.unique_bytes).to_string(),
    };
    vec![("wasted", wasted)]
}

/// What the hardware does, its compute capability, the kind of evidence, and the documents that say so.
fn source(state: &State, lang: Lang) -> String {
    let (arch, evidence) = (state.spec().arch(), words(lang).evidence());
    let kind = evidence_word(arch.evidence(), evidence);
    let titles: Vec<&str> = arch.sources().iter().map(|source| source.title).collect();
    let (sentence, capability) = (arch_words(arch, lang).sentence, arch.compute_capability());
    format!("{sentence} (cc {capability}; {kind}: {})", titles.join("; "))
}
