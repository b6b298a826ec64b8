//! The figure as the host writes it: pictures, controls, counts; whole before any script runs.
//!
//! A control is named as the parameter it turns; what changes is marked by `data-slot`.

use super::{player::SPEEDS, scene, title, values};
use crate::island::Alive;
use diagram::{
    coalescing::{arch_words, preset_words, readout, step_words},
    scene::Format,
    svg,
};
use leptos::prelude::*;
use model::{
    access::{Op, Width},
    arch::Arch,
    figure::{
        Name,
        coalescing::{Face, Layout, Number, Order, Preset, State, Step},
    },
    query::Choice,
    warp::Mask,
};
use words::{Lang, coalescing::ControlWords, words};

/// Where a figure stands and what its author wants to see.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    /// Its name on the page.
    pub(crate) id: &'static str,
    /// Its kind.
    pub(crate) fig: &'static str,
    /// The author's state, as a query.
    pub(crate) query: &'static str,
    /// Whether an address that names no figure speaks of this one.
    pub(crate) main: bool,
    /// Whether the page shows nothing else.
    pub(crate) alone: bool,
}

/// The figure.
pub(crate) fn markup(place: Place, lang: Lang) -> impl IntoView + use<> {
    let face = Name::from_slug(place.fig).map_or(Face::Memory, Name::face);
    let (state, _) = State::from_query(place.query, face);
    let name = format!("figure-{}", place.id);
    let title_id = format!("{name}-title");
    let labelled_by = title_id.clone();
    let (controls, steps, counts) = (
        controls(&state, lang),
        steps(&state, lang),
        counts(&state, lang),
    );
    let pictures = Vec::from(Format::ALL.map(|format| picture(&state, lang, format)));
    let (title, sentence) = (title(&state, lang), values::sentence(&state, lang));
    let table = table(&state, lang);
    view! {
        <Alive>
            <div
                class="figure"
                role="group"
                aria-labelledby=labelled_by
                id=name
                data-part="figure"
                data-figure=place.id
                data-fig=place.fig
                data-query=place.query
                data-main=place.main.then_some("")
            >
                {heading(place, title_id, title)}
                <div class="faults" role="status" data-slot="faults"></div>
                {controls}
                <div class="pictures">{pictures}</div>
                {steps}
                {guessing(lang)}
                {counts}
                <p class="sentence" aria-live="polite" data-slot="sentence">
                    {sentence}
                </p>
                <div class="figure-foot">{table} {share(lang)}</div>
            </div>
        </Alive>
    }
}

/// The figure's name, for screen readers; on a page of its own it is the page's heading.
fn heading(place: Place, id: String, title: &'static str) -> AnyView {
    match place.alone {
        true => view! { <h1 class="figure-title" id=id data-slot="title">{title}</h1> }.into_any(),
        false => view! { <p class="figure-title" id=id data-slot="title">{title}</p> }.into_any(),
    }
}

fn picture(state: &State, lang: Lang, format: Format) -> impl IntoView + use<> {
    let scene = scene(state, lang, format);
    let marks = svg::marks(&scene);
    view! {
        <svg
            class=format!("scene {}", format.slug())
            role="group"
            aria-label=scene.description.clone()
            viewBox=svg::view_box(&scene)
            data-slot=format!("svg/{}", format.slug())
        >
            <g inner_html=marks></g>
        </svg>
    }
}

/// A button: its look, its name and value, its slot if it changes, its text.
fn button(
    class: &'static str,
    name: &'static str,
    value: &str,
    text: &'static str,
) -> impl IntoView + use<> {
    let slot = if value.is_empty() {
        name.to_owned()
    } else {
        format!("{name}/{value}")
    };
    let value = value.to_owned();
    view! {
        <button type="button" class=class name=name value=value data-slot=slot>
            {text}
        </button>
    }
}

fn controls(state: &State, lang: Lang) -> impl IntoView + use<> {
    let words = words(lang);
    let dials = Number::ALL.map(|number| dial(state, number, lang));
    let chips: Vec<_> = Preset::ALL
        .iter()
        .map(|preset| {
            let chosen = (state.preset() == Some(*preset)).to_string();
            button(
                "chip",
                "preset",
                preset.slug(),
                preset_words(*preset, lang).name,
            )
            .attr("aria-pressed", chosen)
        })
        .collect();
    let faces: Vec<_> = [
        (Face::Memory, words.coalescing().face),
        (Face::Library, words.library().face),
    ]
    .into_iter()
    .map(|(face, name)| {
        button("tab", "face", face.slug(), name)
            .attr("aria-pressed", (state.face() == face).to_string())
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
    let words = &words(lang).coalescing().controls;
    let label = match number {
        Number::Stride => words.stride,
        Number::Offset => words.offset,
        Number::Fields => words.fields,
        Number::Field => words.field,
        Number::Columns => words.columns,
        Number::Pitch => words.pitch,
        Number::Seed => words.seed,
    };
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

fn menu(
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
    let options = C::ALL
        .iter()
        .map(|one| (one.slug().to_owned(), words(*one).to_owned()))
        .collect();
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

fn steps(state: &State, lang: Lang) -> impl IntoView + use<> {
    let (words, figure) = (words(lang), words(lang).figure());
    let names = match state.face() {
        Face::Memory => &words.coalescing().steps,
        Face::Library => &words.library().steps,
    };
    let steps: Vec<_> = Step::ALL
        .iter()
        .map(|step| {
            let current = if state.step() == *step {
                "step"
            } else {
                "false"
            };
            button("step", "step", step.slug(), step_words(*step, names).name)
                .attr("aria-current", current)
        })
        .collect();
    let speeds = SPEEDS.map(|(slug, name, _)| (slug.to_owned(), name.to_owned()));
    view! {
        <div class="steps needs-script">
            {button("play", "play", "", figure.play)}
            <div class="arrows">
                {button("arrow", "previous", "", "‹").attr("aria-label", figure.previous)}
                {button("arrow", "next", "", "›").attr("aria-label", figure.next)}
            </div>
            <div class="track" role="group" aria-label=figure.steps>
                {steps}
            </div>
            {menu("speed", figure.speed, speeds.to_vec(), "one")}
            {button("plain", "predict", "", figure.predict)}
            {button("plain", "reset", "", figure.reset)}
        </div>
    }
}

fn guessing(lang: Lang) -> impl IntoView + use<> {
    let (figure, own) = (words(lang).figure(), words(lang).coalescing());
    view! {
        <form class="guess needs-script" hidden data-slot="guess">
            <label>
                <span>{own.ask}</span>
                <input
                    type="number"
                    name="said"
                    min="0"
                    max="128"
                    inputmode="numeric"
                    autocomplete="off"
                    required
                    data-slot="typed"
                />
            </label>
            <button type="submit" class="strong">
                {figure.check}
            </button>
            {button("plain", "reveal", "", figure.reveal)}
        </form>
        <output class="verdict" role="status" data-slot="verdict"></output>
    }
}

fn counts(state: &State, lang: Lang) -> impl IntoView + use<> {
    let cells: Vec<_> = readout(state, lang)
        .into_iter()
        .map(|reading| {
            let class = if reading.used { "term used" } else { "plain" };
            view! {
                <div>
                    <dt>{reading.label}</dt>
                    <dd class=class data-count=reading.slug data-slot=format!("count/{}", reading.slug)>
                        {reading.value}
                    </dd>
                </div>
            }
        })
        .collect();
    view! { <dl class="readout">{cells}</dl> }
}

fn table(state: &State, lang: Lang) -> impl IntoView + use<> {
    let words = words(lang);
    let scene = scene(state, lang, Format::Wide);
    let heads: Vec<_> = scene
        .table
        .heads
        .iter()
        .map(|head| view! { <th scope="col">{*head}</th> })
        .collect();
    view! {
        <details class="numbers">
            <summary>{words.figure().table}</summary>
            <div class="scroll" tabindex="0" role="group" aria-label=words.figure().table>
                <table>
                    <thead>
                        <tr>{heads}</tr>
                    </thead>
                    <tbody data-slot="rows" inner_html=values::rows(state, &scene)></tbody>
                </table>
            </div>
            <p class="keys needs-script">{words.figure().keys}</p>
        </details>
    }
}

fn share(lang: Lang) -> impl IntoView + use<> {
    let words = words(lang).figure();
    view! {
        <div class="share needs-script">
            {button("plain", "copy-link", "", words.copy_link)} {button("plain", "copy-embed", "", words.copy_embed)}
            {button("plain", "save-svg", "", words.save_svg).attr("aria-label", words.save_svg_long)}
            <label class="copied">
                <span role="status" data-slot="said"></span>
                <textarea readonly rows="2" hidden data-slot="by-hand"></textarea>
            </label>
        </div>
    }
}
