//! What a reader does to a part of the page, and what a part is.

use web_sys::Element;
use words::Lang;

/// Something on the page that answers. What a part does not name here, it does not hear.
pub(crate) trait Part {
    /// A named button was pressed: its name and value.
    fn pressed(&self, _name: &str, _value: &str) {}
    /// A named control was turned: its name and value; `done` when the reader let go.
    fn turned(&self, _name: &str, _value: String, _done: bool) {}
    /// A form was sent.
    fn sent(&self) {}
    /// Something was clicked that is no button.
    fn clicked(&self, _element: &Element) {}
    /// A key was pressed.
    fn key(&self, _event: &web_sys::KeyboardEvent) {}
    /// The reader points at something, by mouse or by keyboard.
    fn pointed(&self, _element: &Element) {}
    /// The keyboard came to something.
    fn focused(&self, _element: &Element) {}
    /// The reader points at nothing inside any more.
    fn left(&self) {}
    /// A fold was opened or closed.
    fn toggled(&self, _fold: &Element) {}
}

/// An attribute's value, empty where there is none.
pub(crate) fn attribute(element: &Element, name: &str) -> String {
    element.get_attribute(name).unwrap_or_default()
}

/// The language of the page.
pub(crate) fn lang_of(root: &Element) -> Lang {
    let page = root.closest("[lang]").ok().flatten();
    page.and_then(|page| Lang::from_tag(&attribute(&page, "lang"))).unwrap_or(Lang::En)
}
