//! The controls: the numbers of the layout in hand, the named accesses, and the rest behind a fold.

use super::Desk;
use diagram::coalescing::{arch_words, preset_words};
use leptos::{ev, prelude::*};
use model::{
    access::{Op, Width},
    arch::Arch,
    figure::coalescing::{Action, Face, Layout, Number, Order, Preset, Spec},
    query::Choice,
    warp::Mask,
};
use words::{Lang, coalescing::ControlWords, words};

/// A slider reaches this far; the field beside it takes the rest of the range.
fn slider_max(number: Number) -> u32 {
    match number {
        Number::Stride | Number::Offset | Number::Fields => 32,
        Number::Field | Number::Columns | Number::Pitch | Number::Seed => number.range().1,
    }
}

fn numbers_of(layout: Layout) -> &'static [Number] {
    match layout {
        Layout::Stride => &[Number::Stride, Number::Offset],
        Layout::Field => &[Number::Fields, Number::Field, Number::Offset],
        Layout::Block => &[Number::Columns, Number::Pitch, Number::Offset],
        Layout::Random => &[Number::Seed, Number::Offset],
    }
}

fn label(number: Number, words: &ControlWords) -> &'static str {
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

/// All controls.
#[component]
pub(super) fn Controls(desk: Desk) -> impl IntoView {
    let words = words(desk.lang);
    let layout = Memo::new(move |_| desk.state.read().spec().layout());
    view! {
        <div class="controls needs-script">
            <div class="dials">
                {move || numbers_of(layout.get()).iter().map(|number| dial(desk, *number)).collect_view()}
            </div>
            <div class="chips" role="group" aria-label=words.figure.presets>
                {Preset::ALL.iter().map(|preset| chip(desk, *preset)).collect_view()}
            </div>
            <details class="more">
                <summary>{words.coalescing.controls.more}</summary>
                <More desk />
            </details>
        </div>
    }
}

/// A slider for the usual values and a field for all of them.
fn dial(desk: Desk, number: Number) -> impl IntoView {
    let (min, max) = number.range();
    let label = label(number, &words(desk.lang).coalescing.controls);
    let value = move || match number {
        Number::Field => desk.state.read().spec().field(),
        Number::Stride
        | Number::Offset
        | Number::Fields
        | Number::Columns
        | Number::Pitch
        | Number::Seed => desk.state.read().spec().number(number),
    };
    let turn = move |event: ev::Event| {
        if let Ok(value) = event_target_value(&event).parse() {
            desk.act(Action::Number(number, value));
        }
    };
    let top = move || match number {
        Number::Field => desk.state.read().spec().number(Number::Fields) - 1,
        Number::Stride
        | Number::Offset
        | Number::Fields
        | Number::Columns
        | Number::Pitch
        | Number::Seed => slider_max(number),
    };
    view! {
        <label class="dial">
            <span>{label}</span>
            <input type="range" min=min max=top prop:value=value value=value on:input=turn />
            <input
                type="number"
                aria-label=label
                min=min
                max=max
                inputmode="numeric"
                prop:value=value
                value=value
                on:change=turn
            />
        </label>
    }
}

fn chip(desk: Desk, preset: Preset) -> impl IntoView {
    let named = preset_words(preset, desk.lang);
    let chosen = move || (desk.state.read().preset() == Some(preset)).to_string();
    view! {
        <button type="button" class="chip" aria-pressed=chosen on:click=move |_| desk.act(Action::Preset(preset))>
            {named.name}
        </button>
    }
}

#[component]
fn More(desk: Desk) -> impl IntoView {
    let words = &words(desk.lang).coalescing.controls;
    let arch = move || arch_words(desk.state.read().spec().arch(), desk.lang).sentence;
    let all_on = move || desk.state.read().spec().off() == Mask::NONE;
    view! {
        <div class="menus">
            {menu(desk, words.layout, Layout::ALL, layout_name, Spec::layout, Action::Layout)}
            {widths(desk)}
            {menu(desk, words.order, Order::ALL, order_name, Spec::order, Action::Order)}
            {menu(desk, words.op, Op::ALL, op_name, Spec::op, Action::Op)}
            {menu(desk, words.arch, &Arch::ALL, |arch, lang| arch_words(arch, lang).name, Spec::arch, Action::Arch)}
            <button type="button" class="plain" prop:disabled=all_on on:click=move |_| desk.act(Action::AllOn)>
                {words.all_on}
            </button>
        </div>
        <p class="source">
            {arch} " " <span class="evidence">{move || source(desk)}</span>
        </p>
    }
}

/// A menu of a parameter's values.
fn menu<C: Choice + Send + Sync>(
    desk: Desk,
    label: &'static str,
    all: &'static [C],
    name: fn(C, Lang) -> &'static str,
    get: fn(&Spec) -> C,
    action: fn(C) -> Action,
) -> impl IntoView {
    let choose = move |event: ev::Event| {
        let slug = event_target_value(&event);
        if let Some(chosen) = all.iter().find(|choice| choice.slug() == slug) {
            desk.act(action(*chosen));
        }
    };
    let options = all.iter().map(|choice| {
        let choice = *choice;
        let chosen = move || get(desk.state.read().spec()) == choice;
        view! {
            <option value=choice.slug() selected=chosen prop:selected=chosen>
                {name(choice, desk.lang)}
            </option>
        }
    });
    view! {
        <label class="menu">
            <span>{label}</span>
            <select on:change=choose>{options.collect_view()}</select>
        </label>
    }
}

fn widths(desk: Desk) -> impl IntoView {
    let words = &words(desk.lang).coalescing.controls;
    let choose = move |event: ev::Event| {
        let width = event_target_value(&event)
            .parse()
            .ok()
            .and_then(Width::from_bytes);
        if let Some(width) = width {
            desk.act(Action::Width(width));
        }
    };
    let options = Width::ALL.map(|width| {
        let chosen = move || desk.state.read().spec().width() == width;
        view! {
            <option value=width.bytes() selected=chosen prop:selected=chosen>
                {(words.bytes)(width.bytes())}
            </option>
        }
    });
    view! {
        <label class="menu">
            <span>{words.width}</span>
            <select on:change=choose>{options.into_iter().collect_view()}</select>
        </label>
    }
}

fn layout_name(layout: Layout, lang: Lang) -> &'static str {
    let words = &words(lang).coalescing.controls;
    match layout {
        Layout::Stride => words.layout_stride,
        Layout::Field => words.layout_field,
        Layout::Block => words.layout_block,
        Layout::Random => words.layout_random,
    }
}

fn order_name(order: Order, lang: Lang) -> &'static str {
    let words = &words(lang).coalescing.controls;
    match order {
        Order::Forward => words.order_forward,
        Order::Reversed => words.order_reversed,
        Order::Pairs => words.order_pairs,
        Order::Shuffled => words.order_shuffled,
    }
}

fn op_name(op: Op, lang: Lang) -> &'static str {
    let words = &words(lang).coalescing.controls;
    match op {
        Op::Load => words.load,
        Op::Store => words.store,
    }
}

/// Compute capability, kind of evidence, and the documents that say so.
fn source(desk: Desk) -> String {
    let arch = desk.state.read().spec().arch();
    let page = words(desk.lang).page;
    let kind = match arch.evidence() {
        model::evidence::Evidence::Documented => page.documented,
        model::evidence::Evidence::Measured => page.measured,
        model::evidence::Evidence::Assumed => page.assumed,
    };
    let titles: Vec<&str> = arch.sources().iter().map(|source| source.title).collect();
    format!(
        "cc {} · {kind}: {}",
        arch.compute_capability(),
        titles.join("; ")
    )
}

/// Turns the figure to its other face.
#[component]
pub(super) fn Faces(desk: Desk) -> impl IntoView {
    let faces = [
        (Face::Memory, words(desk.lang).coalescing.face),
        (Face::Library, words(desk.lang).library.face),
    ];
    faces
        .into_iter()
        .map(|(face, name)| {
            let shown = move || (desk.state.read().face() == face).to_string();
            view! {
                <button type="button" class="tab" aria-pressed=shown on:click=move |_| desk.act(Action::Face(face))>
                    {name}
                </button>
            }
        })
        .collect_view()
}
