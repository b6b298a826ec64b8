//! The counts under the figure, and the same access as a table.

use super::{Desk, scene};
use diagram::{coalescing::readout, scene::Format};
use leptos::{ev, prelude::*};
use model::figure::coalescing::{Action, Part};
use wasm_bindgen::JsCast;
use words::words;

/// The number row.
#[component]
pub(super) fn Readout(desk: Desk) -> impl IntoView {
    view! {
        <dl class="readout">
            {move || {
                readout(&desk.state.read(), desk.lang)
                    .into_iter()
                    .map(|reading| {
                        let class = if reading.used { "term used" } else { "plain" };
                        view! {
                            <div>
                                <dt>{reading.label}</dt>
                                <dd class=class data-count=reading.slug>
                                    {reading.value}
                                </dd>
                            </div>
                        }
                    })
                    .collect_view()
            }}
        </dl>
    }
}

/// The address table, folded; a row that is pointed at lights its lane, and a lit lane its row.
#[component]
pub(super) fn Numbers(desk: Desk) -> impl IntoView {
    let table = Memo::new(move |_| scene(&desk.state.read(), desk.lang, Format::Wide).table);
    let lit = move |part: Part| match part {
        Part::Lane(lane) => desk.state.read().lights_lane(lane),
        Part::Sector(_) | Part::Line(_) => false,
    };
    let point = move |event: &web_sys::Event| {
        let row = event
            .target()
            .and_then(|target| target.dyn_into::<web_sys::Element>().ok());
        let row = row.and_then(|element| element.closest("tr[data-row]").ok().flatten());
        let at: Option<usize> = row.and_then(|row| row.get_attribute("data-row")?.parse().ok());
        let part = at.and_then(|at| table.read_untracked().rows.get(at).map(|(part, _)| *part));
        desk.act(Action::Point(part));
    };
    view! {
        <details class="numbers">
            <summary>{words(desk.lang).figure.table}</summary>
            <div class="scroll" tabindex="0" role="region" aria-label=words(desk.lang).figure.table>
                <table
                    on:pointerover=move |event: ev::PointerEvent| point(&event)
                    on:pointerleave=move |_| desk.act(Action::Point(None))
                >
                    <thead>
                        <tr>
                            {move || {
                                table
                                    .read()
                                    .heads
                                    .iter()
                                    .map(|head| view! { <th scope="col">{*head}</th> })
                                    .collect_view()
                            }}
                        </tr>
                    </thead>
                    <tbody>
                        {move || {
                            table
                                .get()
                                .rows
                                .into_iter()
                                .enumerate()
                                .map(|(at, (part, cells))| {
                                    view! {
                                        <tr data-row=at class=move || if lit(part) { "lit" } else { "" }>
                                            {cells.into_iter().map(|cell| view! { <td>{cell}</td> }).collect_view()}
                                        </tr>
                                    }
                                })
                                .collect_view()
                        }}
                    </tbody>
                </table>
            </div>
            <p class="keys needs-script">{words(desk.lang).figure.keys}</p>
        </details>
    }
}
