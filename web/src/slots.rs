//! The places of a part that change: what the host marked with `data-slot`, and what is to stand there.

use crate::{browser, heard::attribute};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement};

/// What stands in a slot.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Write {
    /// Text.
    Text(String),
    /// HTML of our own making, escaped where it was made.
    Html(String),
    /// The value of a control.
    Value(String),
    /// An attribute's value.
    Attribute(&'static str, String),
    /// An attribute that is there or not.
    Flag(&'static str, bool),
}

/// The slots of a part, and what was written last.
pub(crate) struct Slots {
    places: Vec<(String, Element)>,
    written: Vec<(String, Write)>,
}

impl Slots {
    /// Finds the slots that the host wrote.
    pub(crate) fn find(root: &Element) -> Slots {
        let mut places = Vec::new();
        if let Ok(found) = root.query_selector_all("[data-slot]") {
            let elements = (0..found.length()).filter_map(|at| found.item(at)?.dyn_into::<Element>().ok());
            places.extend(elements.map(|element| (attribute(&element, "data-slot"), element)));
        }
        // A part can itself be a slot.
        places.push((attribute(root, "data-slot"), root.clone()));
        Slots { places, written: Vec::new() }
    }

    /// Whether the host wrote a slot of this name.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.places.iter().any(|(slot, _)| slot == name)
    }

    /// Forgets what was written, so that all of it is written anew.
    pub(crate) fn forget(&mut self) {
        self.written.clear();
    }

    /// Writes what differs from the last time; slots come in the same order each time.
    pub(crate) fn write(&mut self, values: Vec<(String, Write)>) {
        for (at, value) in values.iter().enumerate() {
            if self.written.get(at) != Some(value) {
                for (_, element) in self.places.iter().filter(|(slot, _)| *slot == value.0) {
                    put(element, &value.1);
                }
            }
        }
        self.written = values;
    }
}

fn put(element: &Element, value: &Write) {
    match value {
        Write::Text(text) => element.set_text_content(Some(text)),
        Write::Html(html) => put_html(element, html),
        Write::Value(value) => {
            if let Some(input) = element.dyn_ref::<HtmlInputElement>() {
                input.set_value(value);
            } else if let Some(select) = element.dyn_ref::<HtmlSelectElement>() {
                select.set_value(value);
            } else if let Some(area) = element.dyn_ref::<HtmlTextAreaElement>() {
                area.set_value(value);
            }
        }
        Write::Attribute(name, value) => drop(element.set_attribute(name, value)),
        Write::Flag(name, true) => drop(element.set_attribute(name, "")),
        Write::Flag(name, false) => drop(element.remove_attribute(name)),
    }
}

/// Writes HTML; a button that had the keyboard keeps it, or leaves it to the first that is there.
fn put_html(element: &Element, html: &str) {
    let focused = element.query_selector("button:focus").ok().flatten();
    element.set_inner_html(html);
    if let Some(before) = focused {
        let Ok(buttons) = element.query_selector_all("button:enabled") else { return };
        let all = || (0..buttons.length()).filter_map(|at| buttons.item(at)?.dyn_into::<Element>().ok());
        let is_same =
            |button: &Element| ["name", "value"].iter().all(|name| attribute(button, name) == attribute(&before, name));
        if let Some(next) = all().find(is_same).or_else(|| all().next()) {
            browser::focus(&next);
        }
    }
}

/// What is typed or chosen in a control.
pub(crate) fn value_of(element: &Element) -> String {
    let input = element.dyn_ref::<HtmlInputElement>().map(HtmlInputElement::value);
    let select = || element.dyn_ref::<HtmlSelectElement>().map(HtmlSelectElement::value);
    let area = || element.dyn_ref::<HtmlTextAreaElement>().map(HtmlTextAreaElement::value);
    input.or_else(select).or_else(area).unwrap_or_default()
}
