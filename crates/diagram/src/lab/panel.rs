//! The text, the launch, and the counts around the picture.

use super::{
    answer::{self, Answer},
    fault, picture,
    saying::{preset_words, sentence},
};
use crate::{
    coalescing::arch_words,
    panel::{Button, Dial, Editor, Menu, Moment, Panel, Reading},
    roofline, rows,
};
use model::{
    access::Space,
    arch::Arch,
    figure::lab::{Memory, Number, Preset, Spec, State, Step, View},
    query::Choice,
};
use words::{Lang, lab::ControlWords, words};

/// What stands around the picture.
pub fn panel(state: &State, lang: Lang) -> Panel {
    let own = words(lang).lab();
    let answer = answer::of(state.spec());
    let picture = picture::of(state, &answer);
    let inner = picture.panel(lang);
    let chips = Preset::ALL.iter().map(|preset| Button {
        name: "preset",
        value: preset.slug(),
        label: preset_words(*preset, lang).name,
        pressed: Some(state.preset() == Some(*preset)),
        disabled: false,
    });
    let name = |slug: &str| {
        let moment = inner.moments.iter().find(|moment| moment.slug == slug);
        moment.map_or("", |moment| moment.name)
    };
    let moments: Vec<Moment> = Step::ALL
        .iter()
        .map(|step| Moment { slug: step.slug(), name: name(picture.step_slug(*step)), current: state.step() == *step })
        .collect();
    Panel {
        title: own.title,
        editor: Some(editor(state.spec(), &answer, lang)),
        loader: None,
        dials: dials(state.spec(), &own.controls),
        tabs: tabs(&picture, &answer, lang),
        chips: chips.collect(),
        menus: hardware(state, picture.view(), lang),
        more: menus(state.spec(), lang),
        buttons: Vec::new(),
        source: inner.source,
        moments,
        guess: None,
        readout: readout(inner.readout, &answer),
        facts: inner.facts,
        sentence: sentence(state, &answer, inner.sentence, lang),
        keys: own.keys,
    }
}

/// The ways to look at an access to global memory.
fn tabs(picture: &picture::Picture, answer: &Answer, lang: Lang) -> Vec<Button> {
    let own = &words(lang).lab().views;
    let is_global = answer.access.as_ref().is_ok_and(|access| access.space() == Space::Global);
    let tab = |view: &View| {
        let label = match view {
            View::Memory => own.memory,
            View::Rows => own.rows,
            View::Overlap => own.overlap,
            View::Roofline => own.roofline,
        };
        let disabled = !is_global && *view != View::Memory;
        Button { disabled, ..Button::choice("view", *view, label, picture.view()) }
    };
    View::ALL.iter().map(tab).collect()
}

/// What serves the access, where the picture is about that.
fn hardware(state: &State, view: View, lang: Lang) -> Vec<Menu> {
    let kind = Menu { shown: view == View::Rows, ..rows::kind_menu(state.kind(), lang) };
    let with_card = matches!(view, View::Overlap | View::Roofline);
    vec![kind, Menu { shown: with_card, ..roofline::card_menu(state.card(), lang) }]
}

fn editor(spec: &Spec, answer: &Answer, lang: Lang) -> Editor {
    let source = spec.snippet();
    let wrong = answer.access.as_ref().err().filter(|_| !source.trim().is_empty());
    Editor {
        name: "snippet",
        label: words(lang).lab().editor,
        text: source.to_owned(),
        faults: wrong.map(|wrong| fault::wrong(source, wrong, lang)).into_iter().collect(),
    }
}

/// The axes that the snippet names or the launch has; a warp and a block to look at where there are several.
fn dials(spec: &Spec, words: &ControlWords) -> Vec<Dial> {
    let names = |axis: usize| axis == 0 || spec.snippet().contains([".x", ".y", ".z"][axis]);
    let (block, grid) = (spec.block(), spec.grid());
    let has = |axis: usize| names(axis) || block[axis] > 1 || grid[axis] > 1;
    let dial = |number: Number, label, slider_max: u32, shown| {
        let (min, max) = spec.range(number);
        Dial {
            name: number.slug(),
            label,
            value: spec.number(number),
            min,
            max,
            slider_max: slider_max.min(max),
            shown,
        }
    };
    let sides = [(Number::Bx, 256), (Number::By, 32), (Number::Bz, 16)];
    let grids = [(Number::Gx, 64), (Number::Gy, 64), (Number::Gz, 16)];
    let indices = [Number::BlockX, Number::BlockY, Number::BlockZ];
    let mut dials = Vec::new();
    for (axis, (number, slider_max)) in sides.into_iter().enumerate() {
        dials.push(dial(number, words.block[axis], slider_max, has(axis)));
    }
    for (axis, (number, slider_max)) in grids.into_iter().enumerate() {
        dials.push(dial(number, words.grid[axis], slider_max, has(axis)));
    }
    for (axis, number) in indices.into_iter().enumerate() {
        dials.push(dial(number, words.block_index[axis], 63, grid[axis] > 1));
    }
    dials.push(dial(Number::Warp, words.warp, 31, spec.warps() > 1));
    dials.push(dial(Number::Base, words.base, 128, true));
    dials
}

fn menus(spec: &Spec, lang: Lang) -> Vec<Menu> {
    let words = &words(lang).lab().controls;
    vec![
        Menu::of("memory", words.memory, spec.memory(), &|one| {
            let name = match one {
                Memory::Auto => words.memory_auto,
                Memory::Global => words.memory_global,
                Memory::Shared => words.memory_shared,
            };
            name.to_owned()
        }),
        Menu::of("arch", words.arch, spec.arch(), &|one: Arch| arch_words(one, lang).name.to_owned()),
    ]
}

/// The counts of the picture; a dash for each where there is nothing to count.
fn readout(readings: Vec<Reading>, answer: &Answer) -> Vec<Reading> {
    let value = |reading: Reading| match &answer.access {
        Ok(_) => reading,
        Err(_) => Reading { value: "–".to_owned(), basis: None, ..reading },
    };
    readings.into_iter().map(value).collect()
}
