//! The controls around a warp's access to shared memory, its moments and its counts.

use super::{
    is_hidden, preset_words,
    reading::readout,
    saying::{self, sentence},
    servings,
};
use crate::panel::{Button, Dial, Guess as Guessing, Menu, Moment, Panel};
use model::{
    access::Width,
    figure::banks::{Fix, Guess, Number, Op, Pattern, Preset, Serving, State, Step},
    query::Choice,
    shared::{self, cost},
    warp::Mask,
};
use words::{Lang, banks::ControlWords, words};

/// What stands around the picture.
pub fn panel(state: &State, lang: Lang) -> Panel {
    let own = words(lang).banks();
    let servings = servings(state);
    let turns = |serving: Option<&Serving>| serving.map_or(0, Serving::turns);
    let (before, after) = (turns(servings.first()), turns(servings.last()));
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
        name: saying::step_words(*step, &own.steps).name,
        current: state.step() == *step,
    });
    Panel {
        title: own.title,
        editor: None,
        loader: None,
        dials: dials(state, &own.controls),
        tabs: Vec::new(),
        chips: if state.spec().is_given() { Vec::new() } else { chips.collect() },
        menus: vec![fix(state, &own.controls)],
        more: menus(state, &own.controls),
        buttons: vec![all_on],
        source: source(lang),
        moments: moments.collect(),
        guess: Some(guess(state, after, lang)),
        readout: readout(state, &servings, lang),
        facts: facts(state, before, after, lang),
        sentence: sentence(state, &servings, lang),
        keys: own.keys,
    }
}

/// What a pattern turns, then how far its rows are padded.
fn dials(state: &State, words: &ControlWords) -> Vec<Dial> {
    let spec = state.spec();
    let dial = |number: Number, label, slider_max| {
        let (min, max) = number.range();
        let shown = match number {
            Number::Stride | Number::Offset | Number::Share => spec.pattern() == Pattern::Stride,
            Number::Pitch | Number::Column => spec.pattern() == Pattern::Tile,
            Number::Seed => spec.pattern() == Pattern::Random,
            Number::Pad => spec.fix() == Fix::Pad,
        };
        let (value, max) = match number {
            Number::Column => (spec.column(), max.min(spec.row() - 1)),
            Number::Stride | Number::Offset | Number::Share | Number::Pitch | Number::Seed | Number::Pad => {
                (spec.number(number), max)
            }
        };
        let shown = shown && !spec.is_given();
        Dial { name: number.slug(), label, value, min, max, slider_max: max.min(slider_max), shown }
    };
    vec![
        dial(Number::Stride, words.stride, 64),
        dial(Number::Pitch, words.pitch, 72),
        dial(Number::Column, words.column, 63),
        dial(Number::Seed, words.seed, 9999),
        dial(Number::Pad, words.pad, 8),
        dial(Number::Offset, words.offset, 63),
        dial(Number::Share, words.share, 32),
    ]
}

fn fix(state: &State, words: &ControlWords) -> Menu {
    let menu = Menu::of("fix", words.fix, state.spec().fix(), &|one| {
        let name = match one {
            Fix::None => words.fix_none,
            Fix::Pad => words.fix_pad,
            Fix::Swizzle => words.fix_swizzle,
        };
        name.to_owned()
    });
    Menu { shown: !state.spec().is_given(), ..menu }
}

fn menus(state: &State, words: &ControlWords) -> Vec<Menu> {
    let spec = state.spec();
    let pattern = Menu::of("pattern", words.pattern, spec.pattern(), &|one| {
        let name = match one {
            Pattern::Stride => words.pattern_stride,
            Pattern::Tile => words.pattern_tile,
            Pattern::Random => words.pattern_random,
        };
        name.to_owned()
    });
    let width = Menu::of("width", words.width, spec.width(), &|one: Width| (words.bytes)(one.bytes()));
    let op = Menu::of("op", words.op, spec.op(), &|one| {
        let name = match one {
            Op::Load => words.load,
            Op::Store => words.store,
            Op::Atomic => words.atomic,
        };
        name.to_owned()
    });
    let shown = !spec.is_given();
    vec![
        Menu { shown, ..pattern },
        // An atomic is of words.
        Menu { shown: shown && spec.op() != Op::Atomic, ..width },
        Menu { shown, ..op },
    ]
}

fn guess(state: &State, turns: u32, lang: Lang) -> Guessing {
    let own = words(lang).banks();
    let verdict = match state.guess() {
        Guess::Off | Guess::Open => String::new(),
        Guess::Made(said) => match turns {
            count if count == said => (own.guess_right)(count),
            count => (own.guess_wrong)(said, count),
        },
    };
    let ask = if state.spec().fix() == Fix::None { own.ask } else { own.ask_fixed };
    Guessing { ask, max: 32, open: state.guess() == Guess::Open, verdict }
}

/// Numbers that a lesson's sentence may name beside those of the readout and the dials: turns before and after.
fn facts(state: &State, before: u32, after: u32, lang: Lang) -> Vec<(&'static str, String)> {
    let hide = |count: u32| match is_hidden(state) {
        true => words(lang).figure().hidden.to_owned(),
        false => count.to_string(),
    };
    vec![("turns-before", hide(before)), ("turns-after", hide(after))]
}

/// The rule and what was timed, the kinds of evidence, and the documents that say so.
fn source(lang: Lang) -> String {
    let (own, evidence) = (words(lang).banks(), words(lang).evidence());
    let documents = shared::SOURCES.iter().map(|source| source.title).collect::<Vec<_>>().join("; ");
    let (documented, measured) = (evidence.documented, evidence.measured);
    format!(
        "{} (cc 5.0+; {documented}, {measured}: {documents}) {} ({measured}: {})",
        own.rule,
        own.timed,
        cost::TIMINGS.title
    )
}
