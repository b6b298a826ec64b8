//! What a reader does to a part of the page, and what a part is.

use web_sys::Element;
use words::Lang;

/// What the reader did to a part of the page.
pub(crate) enum Heard<'a> {
    /// Pressed a named button: its name and value.
    Press(String, String),
    /// Turned a named control: its name and value; `done` when the reader let go.
    Set { name: String, value: String, done: bool },
    /// Sent a form.
    Submit,
    /// Clicked something that is no button.
    Click(&'a Element),
    /// Pressed a key.
    Key(&'a web_sys::KeyboardEvent),
    /// Points at something, by mouse or by keyboard.
    Over(&'a Element),
    /// The keyboard came to something.
    Focus(&'a Element),
    /// Points at nothing inside any more.
    Leave,
    /// Opened or closed a fold.
    Toggle(&'a Element),
}

/// Something on the page that answers.
pub(crate) trait Part {
    /// Hears what the reader did inside.
    fn hear(&self, heard: Heard<'_>);
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
