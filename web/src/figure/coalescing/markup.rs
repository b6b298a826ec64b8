//! The figure as the host writes it: pictures, controls, counts; whole before any script runs.
//!
//! A control is named as the parameter it turns; what changes is marked by `data-slot`.

mod controls;

use super::{player::SPEEDS, scene, title, values};
use crate::island::Alive;
use controls::{controls, menu};
use diagram::{
    coalescing::{readout, step_words},
    scene::Format,
    svg,
};
use leptos::prelude::*;
use model::{
    figure::{
        Name,
        coalescing::{Face, State, Step},
    },
    query::Choice,
};
use words::{Lang, words};

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
    let (controls, steps, counts) = (controls(&state, lang), steps(&state, lang), counts(&state, lang));
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
fn button(class: &'static str, name: &'static str, value: &str, text: &'static str) -> impl IntoView + use<> {
    let slot = if value.is_empty() { name.to_owned() } else { format!("{name}/{value}") };
    let value = value.to_owned();
    view! {
        <button type="button" class=class name=name value=value data-slot=slot>
            {text}
        </button>
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
            let current = if state.step() == *step { "step" } else { "false" };
            button("step", "step", step.slug(), step_words(*step, names).name).attr("aria-current", current)
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
    let heads: Vec<_> = scene.table.heads.iter().map(|head| view! { <th scope="col">{*head}</th> }).collect();
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
