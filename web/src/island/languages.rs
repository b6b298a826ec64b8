//! The language switch: the same page, the same place in it, the same state of its figures.

use crate::{browser, lang_from, shared};
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::Element;
use words::{Lang, words};

/// Where this tab remembers the figures of a page.
const FIGURES: &str = "coalescope-figures";
/// Where this tab remembers, from one language to the other, what the reader was looking at.
const PLACE: &str = "coalescope-place";

/// Plain links, which carry the address's query and remember the place.
#[island]
pub fn Languages(
    /// The page's language.
    lang: String,
    /// The page's path below its language's folder, empty or with a slash at its end.
    path: String,
    /// Leads from the page to the site's root.
    root: String,
) -> impl IntoView {
    let here = lang_from(&lang);
    Effect::new(move |_| return_to_place());
    let link = move |there: Lang| {
        let href = format!("{root}{}/{path}", there.tag());
        let target = href.clone();
        let leave = move |event: leptos::ev::MouseEvent| {
            remember_figures();
            remember_place();
            let anchor = event
                .current_target()
                .and_then(|target| target.dyn_into::<web_sys::HtmlAnchorElement>().ok());
            if let Some(anchor) = anchor {
                anchor.set_href(&format!("{target}{}", browser::query()));
            }
        };
        view! {
            <a
                href=href
                lang=there.tag()
                hreflang=there.tag()
                aria-current=(there == here).then_some("page")
                on:click=leave
            >
                {there.name()}
            </a>
        }
    };
    view! {
        <nav class="languages" aria-label=words(here).page.languages>
            {Lang::ALL.map(link).into_iter().collect_view()}
        </nav>
    }
}

/// Writes down every figure's state; a tab without storage forgets, which loses nothing else.
pub(crate) fn remember_figures() {
    let Some(storage) = browser::tab_storage() else {
        return;
    };
    for (id, query) in shared::queries() {
        drop(storage.set_item(&figure_key(&id), &query));
    }
}

/// What this tab remembers of a figure, if it came from the same page in another language.
pub(crate) fn remembered_figure(id: &str) -> Option<String> {
    // Only on arrival by the language switch: a page opened anew shows what its author wrote.
    let storage = browser::tab_storage()?;
    storage.get_item(PLACE).ok()??;
    storage.get_item(&figure_key(id)).ok()?
}

fn figure_key(id: &str) -> String {
    format!("{FIGURES}/{}/{id}", page_name())
}

/// The page's path below its language's folder.
fn page_name() -> String {
    let address = browser::address();
    let below = Lang::ALL
        .iter()
        .find_map(|lang| address.split_once(&format!("/{}/", lang.tag())));
    below.map(|(_, path)| path.to_owned()).unwrap_or_default()
}

/// Remembers the block at the top of the screen and how far it is scrolled past: texts differ in length, blocks do not.
fn remember_place() {
    let (Some(storage), Some(window)) = (browser::tab_storage(), browser::window()) else {
        return;
    };
    let blocks = blocks();
    let top = blocks
        .iter()
        .rposition(|block| block.get_bounding_client_rect().top() <= 1.0);
    let place = match top {
        Some(at) => format!(
            "{at} {}",
            blocks[at].get_bounding_client_rect().top().round()
        ),
        None => format!("- {}", window.scroll_y().unwrap_or(0.0)),
    };
    drop(storage.set_item(PLACE, &place));
}

fn return_to_place() {
    let (Some(storage), Some(window)) = (browser::tab_storage(), browser::window()) else {
        return;
    };
    let Ok(Some(place)) = storage.get_item(PLACE) else {
        return;
    };
    // The figures read the same mark in their own effects, so it is taken away when all have run.
    set_timeout(
        move || drop(storage.remove_item(PLACE)),
        std::time::Duration::from_millis(0),
    );
    let Some((at, top)) = place.split_once(' ') else {
        return;
    };
    let top: f64 = top.parse().unwrap_or(0.0);
    match at
        .parse::<usize>()
        .ok()
        .and_then(|at| blocks().into_iter().nth(at))
    {
        Some(block) => {
            window.scroll_by_with_x_and_y(0.0, block.get_bounding_client_rect().top() - top)
        }
        None => window.scroll_to_with_x_and_y(0.0, top),
    }
}

/// The blocks of the text, in order; the two languages have the same ones.
fn blocks() -> Vec<Element> {
    let found =
        browser::window().and_then(|window| window.document()?.query_selector_all("main > *").ok());
    let Some(found) = found else {
        return Vec::new();
    };
    (0..found.length())
        .filter_map(|at| found.item(at)?.dyn_into().ok())
        .collect()
}
