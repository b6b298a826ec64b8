//! The language switch: the same page, the same place in it, the same state of its figures.

use crate::{
    browser,
    heard::{Part, attribute},
    shared::{self, PLACE},
};
use std::{rc::Rc, time::Duration};
use wasm_bindgen::JsCast;
use web_sys::Element;

struct Languages;

/// Plain links; on their way out they remember figures and place, and carry the address's query.
pub(super) fn mount(_: &Element) -> Rc<dyn Part> {
    return_to_place();
    Rc::new(Languages)
}

impl Part for Languages {
    fn clicked(&self, target: &Element) {
        let Some(link) = target.closest("a[hreflang]").ok().flatten() else {
            return;
        };
        shared::remember_figures();
        remember_place();
        drop(link.set_attribute("href", &browser::with_query(&attribute(&link, "href"))));
    }
}

/// Remembers the block at the top of the screen and how far it is scrolled past: texts differ in length, blocks do not.
fn remember_place() {
    let (Some(storage), Some(window)) = (browser::tab_storage(), browser::window()) else {
        return;
    };
    let blocks = blocks();
    let top = blocks.iter().rposition(|block| block.get_bounding_client_rect().top() <= 1.0);
    let place = match top {
        Some(at) => format!("{at} {}", pixels(blocks[at].get_bounding_client_rect().top())),
        None => format!("- {}", pixels(window.scroll_y().unwrap_or(0.0))),
    };
    drop(storage.set_item(PLACE, &place));
}

#[expect(clippy::cast_possible_truncation, reason = "a page is not two billion pixels long")]
fn pixels(length: f64) -> i32 {
    length as i32
}

fn return_to_place() {
    let (Some(storage), Some(window)) = (browser::tab_storage(), browser::window()) else {
        return;
    };
    let Ok(Some(place)) = storage.get_item(PLACE) else {
        return;
    };
    // The figures read the same mark when they come to life, and their heights settle; then it is taken away.
    let arrive = move || {
        drop(storage.remove_item(PLACE));
        let Some((at, top)) = place.split_once(' ') else {
            return;
        };
        let top = f64::from(top.parse::<i32>().unwrap_or(0));
        match at.parse::<usize>().ok().and_then(|at| blocks().into_iter().nth(at)) {
            Some(block) => window.scroll_by_with_x_and_y(0.0, block.get_bounding_client_rect().top() - top),
            None => window.scroll_to_with_x_and_y(0.0, top),
        }
    };
    leptos::prelude::set_timeout(arrive, Duration::ZERO);
}

/// Islands have no box of their own, what is in them has.
const BLOCKS: &str = "main > :not(leptos-island), main > leptos-island > .alive, .prose > *";

/// The blocks of the text, in order; the two languages have the same ones.
fn blocks() -> Vec<Element> {
    let document = browser::window().and_then(|window| window.document());
    let found = document.and_then(|document| document.query_selector_all(BLOCKS).ok());
    let Some(found) = found else {
        return Vec::new();
    };
    (0..found.length()).filter_map(|at| found.item(at)?.dyn_into().ok()).collect()
}
