//! Takes the figure elsewhere: a link, an iframe, a picture.

use super::{Desk, address::to_query, scene, title};
use crate::browser;
use diagram::{
    scene::Format,
    svg::{self, Style},
};
use leptos::{prelude::*, task::spawn_local};
use words::words;

/// What was copied last, and whether the browser did it.
#[derive(Clone, PartialEq)]
enum Copied {
    Nothing,
    Done,
    ByHand(String),
}

/// The row of buttons.
#[component]
pub(super) fn Share(desk: Desk, id: String) -> impl IntoView {
    let words = words(desk.lang).figure;
    let copied = RwSignal::new(Copied::Nothing);
    let copy = move |text: String| {
        spawn_local(async move {
            let done = browser::copy(&text).await;
            copied.set(if done {
                Copied::Done
            } else {
                Copied::ByHand(text)
            });
        });
    };
    let fragment = format!("figure-{id}");
    let link = move || {
        let query = to_query(&desk.state.read_untracked());
        format!("{}?at={id}&{query}#{fragment}", browser::address())
    };
    let save = move || {
        let picture = picture(desk);
        if browser::save("coalescope.svg", "image/svg+xml", &picture).is_none() {
            copied.set(Copied::ByHand(picture));
        }
    };
    view! {
        <div class="share needs-script">
            <button type="button" class="plain" on:click=move |_| copy(link())>
                {words.copy_link}
            </button>
            <button type="button" class="plain" on:click=move |_| copy(embed_code(desk))>
                {words.copy_embed}
            </button>
            <button
                type="button"
                class="plain"
                aria-label=words.save_svg_long
                on:click=move |_| save()
            >
                {words.save_svg}
            </button>
            <span class="copied" role="status">
                {move || match copied.get() {
                    Copied::Nothing => None,
                    Copied::Done => Some(view! { <span>{words.copied}</span> }.into_any()),
                    Copied::ByHand(text) => {
                        Some(
                            view! {
                                <label class="by-hand">
                                    {words.copy_by_hand} <textarea readonly rows="2" prop:value=text></textarea>
                                </label>
                            }
                                .into_any(),
                        )
                    }
                }}
            </span>
        </div>
    }
}

/// The address of this figure by itself.
fn embed_address(desk: Desk) -> String {
    let query = to_query(&desk.state.read_untracked());
    browser::resolve(&format!("{}/embed/?{query}", desk.lang.tag()))
}

/// An iframe that needs no more rights than to run its own scripts.
fn embed_code(desk: Desk) -> String {
    let address = embed_address(desk).replace('&', "&amp;");
    format!(
        "<iframe src=\"{address}\" title=\"{}\" sandbox=\"allow-scripts\" loading=\"lazy\" width=\"100%\" height=\"640\" style=\"border:0\"></iframe>",
        title(desk),
    )
}

/// The picture as a file that stands alone.
fn picture(desk: Desk) -> String {
    let state = desk.state.read_untracked();
    let scene = scene(&state, desk.lang, Format::Wide);
    let style = browser::figure_style();
    svg::document(
        &scene,
        desk.lang.tag(),
        Style::Inline(&style),
        &embed_address(desk),
    )
}
