//! The figure as the host writes it: pictures, controls, counts; whole before any script runs.
//!
//! A control is named as the parameter it turns; what changes is marked by `data-slot`.

mod controls;

use super::{player::SPEEDS, values};
use crate::{
    figure::{self, Picture, View},
    island::Alive,
};
use controls::{button, controls, options};
use diagram::{cited, html, panel::Panel, scene::Format, svg};
use leptos::prelude::*;
use model::figure::Name;
use words::{Lang, words};

/// Where a figure stands and what its author wants to see.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    /// Its name on the page.
    pub(crate) id: &'static str,
    /// Which figure.
    pub(crate) fig: Name,
    /// The author's state, as a query.
    pub(crate) query: &'static str,
    /// Whether an address that names no figure speaks of this one.
    pub(crate) main: bool,
    /// Leads from the page to the site's root.
    pub(crate) root: &'static str,
    /// Whether the page shows nothing else.
    pub(crate) alone: bool,
    /// Whether it is taken along from here: the code that embeds it stands below it.
    pub(crate) code: bool,
}

/// The figure.
pub(crate) fn markup(place: Place, lang: Lang) -> impl IntoView + use<> {
    let (subject, _) = figure::any(place.fig, place.query);
    let [wide, narrow] = Format::ALL.map(|format| subject.picture(View { lang, format }));
    let rows = subject.rows(View { lang, format: Format::Wide });
    let panel = subject.panel(lang);
    let is_told = place.alone || place.code;
    let address = is_told.then(|| subject.address());
    let name = format!("figure-{}", place.id);
    let title_id = format!("{name}-title");
    let labelled_by = title_id.clone();
    let blocks: Vec<_> = subject
        .blocks(lang)
        .into_iter()
        .map(|(name, block)| {
            view! {
                <div
                    class=format!("block {name}")
                    data-slot=values::slot("block", name)
                    inner_html=block
                ></div>
            }
        })
        .collect();
    view! {
        <Alive>
            <div
                class=format!("figure figure-of-{}", place.fig.slug())
                role="group"
                aria-labelledby=labelled_by
                id=name
                data-part="figure"
                data-figure=place.id
                data-fig=place.fig.slug()
                data-query=place.query
                data-main=place.main.then_some("")
                data-slot=is_told.then_some("address")
                data-address=address
            >
                {place.alone.then(|| view! { <input type="hidden" name="state" /> })} {heading(place, title_id, panel.title)}
                <div class="faults" role="status" data-slot="faults"></div>
                {controls(place, &panel, lang)}
                <div class="pictures">{picture(&wide, Format::Wide)} {picture(&narrow, Format::Narrow)}</div>
                {steps(&panel, lang)}
                {guessing(&panel, lang)}
                <dl
                    class="readout"
                    data-slot="readout"
                    inner_html=html::readout(&panel.readout, words(lang).evidence())
                ></dl>
                <p
                    class="sentence"
                    aria-live="polite"
                    data-slot="sentence"
                    inner_html=html::coded(&panel.sentence)
                ></p>
                {blocks}
                <p
                    class="source"
                    data-slot="source"
                    data-root=place.root
                    inner_html=cited::linked(&panel.source, Some(place.root))
                ></p>
                {place.code.then(|| code(lang))}
                <div class="figure-foot">{table(&wide, rows, panel.keys, lang)} {share(&panel, lang)}</div>
            </div>
        </Alive>
    }
}

/// The code that embeds the figure: it holds the site's whole address, which the host does not know.
fn code(lang: Lang) -> impl IntoView {
    let words = words(lang).figure();
    view! {
        <details class="embed-code needs-script">
            <summary>{words.embed_code}</summary>
            <pre tabindex="0"><code data-slot="embed"></code></pre>
        </details>
    }
}

/// The figure's name, for screen readers; on a page of its own it is the page's heading.
fn heading(place: Place, id: String, title: &'static str) -> AnyView {
    match place.alone {
        true => view! { <h1 class="figure-title" id=id data-slot="title">{title}</h1> }.into_any(),
        false => view! { <p class="figure-title" id=id data-slot="title">{title}</p> }.into_any(),
    }
}

fn picture(picture: &Picture, format: Format) -> impl IntoView + use<> {
    let marks = svg::marks(&picture.drawing);
    view! {
        <svg
            class=format!("scene {}", format.slug())
            role="group"
            aria-label=picture.drawing.description.clone()
            viewBox=svg::view_box(&picture.drawing)
            data-slot=values::slot("svg", format.slug())
        >
            <g inner_html=marks></g>
        </svg>
    }
}

fn steps(panel: &Panel, lang: Lang) -> impl IntoView + use<> {
    let figure = words(lang).figure();
    let speeds = options(SPEEDS.map(|(slug, name, _)| (slug, name.to_owned())), "one");
    let track = html::moments(&panel.moments, values::is_closed(panel));
    let predict = panel.guess.is_some().then(|| button("plain", "predict", "", figure.predict));
    view! {
        <div class="steps needs-script">
            <div class="moments" data-slot="steps" hidden=panel.moments.is_empty()>
                {button("play", "play", "", figure.play)}
                <div class="arrows">
                    {button("arrow", "previous", "", "‹").attr("aria-label", figure.previous)}
                    {button("arrow", "next", "", "›").attr("aria-label", figure.next)}
                </div>
                <div class="track" role="group" aria-label=figure.steps data-slot="track" inner_html=track></div>
                <label class="menu">
                    <span>{figure.speed}</span>
                    <select name="speed" autocomplete="off">
                        {options_view(speeds)}
                    </select>
                </label>
            </div>
            {predict}
            {button("plain", "reset", "", figure.reset)}
        </div>
    }
}

fn options_view(options: Vec<controls::Choice>) -> Vec<AnyView> {
    options.into_iter().map(controls::Choice::view).collect()
}

fn guessing(panel: &Panel, lang: Lang) -> impl IntoView + use<> {
    let figure = words(lang).figure();
    panel.guess.as_ref().map(|guess| {
        view! {
            <form class="guess needs-script" hidden=!guess.open data-slot="guess">
                <label>
                    <span>{guess.ask}</span>
                    <input
                        type="number"
                        name="said"
                        min="0"
                        max=guess.max
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
            <output class="verdict" role="status" data-slot="verdict">
                {guess.verdict.clone()}
            </output>
        }
    })
}

fn table(picture: &Picture, rows: String, keys: &'static str, lang: Lang) -> impl IntoView + use<> {
    let words = words(lang).figure();
    view! {
        <details class="numbers">
            <summary>{words.table}</summary>
            <div class="scroll" tabindex="0" role="group" aria-label=words.table>
                <table>
                    <thead>
                        <tr data-slot="heads" inner_html=html::heads(&picture.heads)></tr>
                    </thead>
                    <tbody data-slot="rows" inner_html=rows></tbody>
                </table>
            </div>
            <p class="keys needs-script">{keys}</p>
        </details>
    }
}

fn share(panel: &Panel, lang: Lang) -> impl IntoView + use<> {
    let words = words(lang).figure();
    let too_long =
        panel.editor.is_some().then(|| view! { <p class="too-long" role="status" data-slot="too-long"></p> });
    view! {
        <div class="share needs-script">
            {button("plain", "copy-link", "", words.copy_link)} {button("plain", "copy-embed", "", words.copy_embed)}
            {button("plain", "save-svg", "", words.save_svg).attr("aria-label", words.save_svg_long)}
            {button("plain", "save-png", "1", words.save_png).attr("aria-label", words.save_png_long)}
            {button("plain", "save-png", "2", words.save_png_double).attr("aria-label", words.save_png_double_long)}
            <label class="copied">
                <span role="status" data-slot="said"></span>
                <textarea readonly rows="2" hidden data-slot="by-hand"></textarea>
            </label>
            {too_long}
        </div>
    }
}
