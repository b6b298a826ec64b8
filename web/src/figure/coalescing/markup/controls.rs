//! The controls as the host writes them.

use super::{button, values};
use diagram::coalescing::{arch_words, preset_words};
use leptos::prelude::*;
use model::{
    access::{Op, Width},
    arch::Arch,
    figure::coalescing::{Face, Layout, Number, Order, Preset, State},
    query::Choice,
    warp::Mask,
};
use words::{Lang, coalescing::ControlWords, words};

/// Dials, faces, named accesses, and the rest behind a fold.
pub(super) fn controls(state: &State, lang: Lang) -> impl IntoView + use<> {
    let words = words(lang);
    // What a layout turns, then what shifts them all.
    let dials =
        [Number::Stride, Number::Fields, Number::Field, Number::Columns, Number::Pitch, Number::Seed, Number::Offset];
    let dials = dials.map(|number| dial(state, number, lang));
    let chips: Vec<_> = Preset::ALL
        .iter()
        .map(|preset| {
            let chosen = (state.preset() == Some(*preset)).to_string();
            button("chip", "preset", preset.slug(), preset_words(*preset, lang).name).attr("aria-pressed", chosen)
        })
        .collect();
    let faces: Vec<_> = [(Face::Memory, words.coalescing().face), (Face::Library, words.library().face)]
        .into_iter()
        .map(|(face, name)| {
            button("tab", "face", face.slug(), name).attr("aria-pressed", (state.face() == face).to_string())
        })
        .collect();
    let own = &words.coalescing().controls;
    let spec = state.spec();
    let widths = Width::ALL.map(|width| (width.bytes().to_string(), (own.bytes)(width.bytes())));
    view! {
        <div class="controls needs-script">
            <div class="dials">{Vec::from(dials)} <div class="tabs">{faces}</div></div>
            <div class="chips" role="group" aria-label=words.figure().presets>
                {chips}
            </div>
            <details class="more">
                <summary>{own.more}</summary>
                <div class="menus">
                    {choices("pattern", own.layout, spec.layout(), &|one| layout_name(one, own))}
                    {menu("width", own.width, widths.to_vec(), &spec.width().bytes().to_string())}
                    {choices("order", own.order, spec.order(), &|one| order_name(one, own))}
                    {choices("op", own.op, spec.op(), &|one| op_name(one, own))}
                    {choices("arch", own.arch, spec.arch(), &|one: Arch| arch_words(one, lang).name)}
                    {button("plain", "all-on", "", own.all_on).attr("disabled", spec.off() == Mask::NONE)}
                </div>
                <p class="source" data-slot="source">
                    {values::source(state, lang)}
                </p>
            </details>
        </div>
    }
}

/// A slider for the usual values and a field for all of them.
fn dial(state: &State, number: Number, lang: Lang) -> impl IntoView + use<> {
    let label = values::label(number, lang);
    let (min, max) = number.range();
    let slider_max = match number {
        Number::Stride | Number::Offset | Number::Fields => 32,
        Number::Field => state.spec().number(Number::Fields) - 1,
        Number::Columns | Number::Pitch | Number::Seed => max,
    };
    let (name, value) = (number.slug(), state.spec().number(number));
    let is_turned = values::is_turned(number, state.spec().layout());
    view! {
        <div class="dial" data-slot=format!("dial/{name}") hidden=!is_turned>
            <label>
                <span>{label}</span>
                <input type="range" name=name min=min max=slider_max value=value autocomplete="off" data-slot=name />
            </label>
            <input
                type="number"
                name=name
                aria-label=label
                min=min
                max=max
                value=value
                inputmode="numeric"
                autocomplete="off"
                data-slot=name
            />
        </div>
    }
}

/// A menu: its name, its label, values with their words, the value chosen.
pub(super) fn menu(
    name: &'static str,
    label: &'static str,
    options: Vec<(String, String)>,
    chosen: &str,
) -> impl IntoView + use<> {
    let options: Vec<_> = options
        .into_iter()
        .map(|(value, words)| {
            let selected = value == chosen;
            view! {
                <option value=value selected=selected>
                    {words}
                </option>
            }
        })
        .collect();
    view! {
        <label class="menu">
            <span>{label}</span>
            <select name=name autocomplete="off" data-slot=name>
                {options}
            </select>
        </label>
    }
}

/// A menu of a parameter's values.
fn choices<C: Choice>(
    name: &'static str,
    label: &'static str,
    chosen: C,
    words: &dyn Fn(C) -> &'static str,
) -> impl IntoView + use<C> {
    let options = C::ALL.iter().map(|one| (one.slug().to_owned(), words(*one).to_owned())).collect();
    menu(name, label, options, chosen.slug())
}

fn layout_name(layout: Layout, words: &ControlWords) -> &'static str {
    match layout {
        Layout::Stride => words.layout_stride,
        Layout::Field => words.layout_field,
        Layout::Block => words.layout_block,
        Layout::Random => words.layout_random,
    }
}

fn order_name(order: Order, words: &ControlWords) -> &'static str {
    match order {
        Order::Forward => words.order_forward,
        Order::Reversed => words.order_reversed,
        Order::Pairs => words.order_pairs,
        Order::Shuffled => words.order_shuffled,
    }
}

fn op_name(op: Op, words: &ControlWords) -> &'static str {
    match op {
        Op::Load => words.load,
        Op::Store => words.store,
    }
}
