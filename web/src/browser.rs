//! What the browser can refuse, asked so that a refusal is a value: storage, clipboard, media queries.

use quiz::clock::{Clock, Moment};
use std::pin::Pin;
use wasm_bindgen::{JsCast, JsValue, closure::Closure, prelude::wasm_bindgen};
use web_sys::{HtmlElement, Storage, Window};

/// The window; there is one wherever an effect or a listener runs.
pub(crate) fn window() -> Option<Window> {
    web_sys::window()
}

/// The page's query string, with its `?`; empty where there is none.
pub(crate) fn query() -> String {
    window().and_then(|window| window.location().search().ok()).unwrap_or_default()
}

/// The page's address without query and fragment.
pub(crate) fn address() -> String {
    let parts = window().and_then(|window| {
        let location = window.location();
        let origin = location.origin().ok().filter(|origin| origin != "null").unwrap_or_default();
        Some(format!("{origin}{}", location.pathname().ok()?))
    });
    parts.unwrap_or_default()
}

/// The whole address of a path below the site's root, which the page names in its `data-root`.
pub(crate) fn resolve(path: &str) -> String {
    let root = window().and_then(|window| window.document()?.document_element()?.get_attribute("data-root"));
    let relative = format!("{}{path}", root.unwrap_or_default());
    let here = window().and_then(|window| window.location().href().ok()).unwrap_or_default();
    web_sys::Url::new_with_base(&relative, &here).map_or(relative, |url| url.href())
}

/// Shows another query in the address bar; refused in some frames, which loses nothing.
pub(crate) fn show_query(query: &str) {
    let history = window().and_then(|window| window.history().ok());
    let hash = window().and_then(|window| window.location().hash().ok()).unwrap_or_default();
    if let Some(history) = history {
        let url = match query {
            "" => format!("{}{hash}", pathname()),
            query => format!("?{query}{hash}"),
        };
        let refused = history.replace_state_with_url(&JsValue::NULL, "", Some(&url));
        drop(refused);
    }
}

fn pathname() -> String {
    window().and_then(|window| window.location().pathname().ok()).unwrap_or_default()
}

/// What is kept until the tab closes, where the browser allows it.
pub(crate) fn tab_storage() -> Option<Storage> {
    window()?.session_storage().ok().flatten()
}

/// The reader's clock. An address with `now=2026-12-03T09:00` starts it there, to see what will be due.
pub(crate) fn clock() -> Clock {
    let asked = model::query::value(query().trim_start_matches('?'), "now");
    let asked_ms = asked.map(|text| text.parse().unwrap_or_else(|_| js_sys::Date::parse(&text)));
    let ms = match asked_ms {
        Some(ms) if ms.is_finite() => ms + now_ms(),
        Some(_) | None => js_sys::Date::now(),
    };
    let west_minutes = js_sys::Date::new(&JsValue::from_f64(ms)).get_timezone_offset();
    #[expect(clippy::cast_possible_truncation, reason = "whole milliseconds are wanted; both casts saturate")]
    let (ms, west_minutes) = (ms as i64, west_minutes as i32);
    Clock { now: Moment::from_ms(ms), east_minutes: west_minutes.saturating_neg() }
}

/// The day and month of a date, as in "3 Dec"; the milliseconds are of UTC.
pub(crate) fn date(utc_ms: f64) -> String {
    let options = js_sys::Object::new();
    for (name, value) in [("day", "numeric"), ("month", "short"), ("timeZone", "UTC")] {
        drop(js_sys::Reflect::set(&options, &JsValue::from_str(name), &JsValue::from_str(value)));
    }
    js_sys::Date::new(&JsValue::from_f64(utc_ms)).to_locale_date_string("en-GB", &options).into()
}

/// Calls back whenever another tab of this site changed what the browser keeps.
pub(crate) fn on_storage(told: Box<dyn Fn()>) {
    listen("storage", Box::new(move |_| told()));
}

/// Calls back at every key, wherever the keyboard is.
pub(crate) fn on_key(pressed: Box<dyn Fn(&web_sys::KeyboardEvent)>) {
    listen("keydown", Box::new(move |event| event.dyn_ref().into_iter().for_each(&pressed)));
}

/// Calls back at an event of the window, as long as the page lives.
fn listen(name: &str, heard: Box<dyn Fn(web_sys::Event)>) {
    let Some(window) = window() else { return };
    let listener = Closure::<dyn Fn(web_sys::Event)>::new(heard);
    drop(window.add_event_listener_with_callback(name, listener.as_ref().unchecked_ref()));
    listener.forget();
}

/// The text of the file that the reader gave to a field, when the browser has read it.
pub(crate) async fn file_text(field: &web_sys::HtmlInputElement) -> Option<String> {
    let file = field.files()?.get(0)?;
    let text = wasm_bindgen_futures::JsFuture::from(file.text()).await.ok()?;
    // The same file may be given again.
    field.set_value("");
    text.as_string()
}

/// Whether a media query holds now.
pub(crate) fn matches(media: &str) -> bool {
    window().and_then(|window| window.match_media(media).ok().flatten()).is_some_and(|list| list.matches())
}

/// Whether the reader asked for less motion.
pub(crate) fn wants_stillness() -> bool {
    matches("(prefers-reduced-motion: reduce)")
}

/// Calls back whenever a media query changes its answer, as long as the page lives.
pub(crate) fn on_media(media: &str, told: Box<dyn Fn(bool)>) {
    let Some(list) = window().and_then(|window| window.match_media(media).ok().flatten()) else {
        return;
    };
    let asked = list.clone();
    let listener = Closure::<dyn Fn()>::new(move || told(asked.matches()));
    list.set_onchange(Some(listener.as_ref().unchecked_ref()));
    listener.forget();
}

/// Milliseconds since the page began.
pub(crate) fn now_ms() -> f64 {
    window().and_then(|window| window.performance()).map_or(0.0, |performance| performance.now())
}

/// Something that takes the browser time; tells whether it did it.
pub(crate) type Deed = Pin<Box<dyn Future<Output = bool>>>;

/// Copies text.
pub(crate) fn copy(text: &str) -> Deed {
    // In an insecure context there is no clipboard, whatever its type says.
    let clipboard = window().map(|window| window.navigator().clipboard()).filter(|clipboard| !clipboard.is_undefined());
    kept(clipboard.map(|clipboard| clipboard.write_text(text)))
}

/// Saves a picture as a PNG file, so many pixels to each of its own.
pub(crate) fn save_png(svg: String, name: String, scale: &str) -> Deed {
    kept(if drops_downloads() { None } else { png(&svg, &name, scale).ok() })
}

#[wasm_bindgen]
extern "C" {
    /// `boot.js` has it.
    #[wasm_bindgen(catch, js_name = savePng)]
    fn png(svg: &str, name: &str, scale: &str) -> Result<js_sys::Promise, JsValue>;
}

/// Whether a promise was made, and kept.
fn kept(promise: Option<js_sys::Promise>) -> Deed {
    Box::pin(async move {
        match promise {
            Some(promise) => wasm_bindgen_futures::JsFuture::from(promise).await.is_ok(),
            None => false,
        }
    })
}

/// A sandboxed frame drops what it downloads and reports nothing; its origin tells.
fn drops_downloads() -> bool {
    window().is_none_or(|window| window.origin() == "null")
}

/// Saves text as a file; none where the browser lets us have no file.
pub(crate) fn save(name: &str, kind: &str, text: &str) -> Option<()> {
    if drops_downloads() {
        return None;
    }
    let parts = js_sys::Array::of1(&JsValue::from_str(text));
    let options = web_sys::BlobPropertyBag::new();
    options.set_type(kind);
    let blob = web_sys::Blob::new_with_str_sequence_and_options(&parts, &options).ok()?;
    let url = web_sys::Url::create_object_url_with_blob(&blob).ok()?;
    let document = window()?.document()?;
    let link: web_sys::HtmlAnchorElement = document.create_element("a").ok()?.dyn_into().ok()?;
    link.set_href(&url);
    link.set_download(name);
    link.click();
    web_sys::Url::revoke_object_url(&url).ok()
}

/// The rules of the page's figure style sheet.
pub(crate) fn figure_style() -> String {
    window().and_then(|window| window.document()?.get_element_by_id("figure-style")?.text_content()).unwrap_or_default()
}

/// Moves the keyboard to the page's slot of this name, if that can be seen; in a field all is selected.
pub(crate) fn focus_slot(name: &str) {
    if let Some(slot) = all(&format!("[data-slot={name}]:not([hidden])")).first() {
        focus(slot);
        // What was typed is written over by what is typed next.
        if let Some(field) = slot.dyn_ref::<web_sys::HtmlInputElement>() {
            field.select();
        }
    }
}

/// Every element of the page that a selector finds.
pub(crate) fn all(selector: &str) -> Vec<web_sys::Element> {
    let found = window().and_then(|window| window.document()?.query_selector_all(selector).ok());
    let list =
        |found: web_sys::NodeList| (0..found.length()).filter_map(|at| found.item(at)?.dyn_into().ok()).collect();
    found.map(list).unwrap_or_default()
}

/// Hides an element, or shows it.
pub(crate) fn set_hidden(element: &web_sys::Element, is: bool) {
    if let Some(html) = element.dyn_ref::<HtmlElement>() {
        html.set_hidden(is);
    }
}

/// Moves the keyboard to the first element inside that a selector finds, if it finds one.
pub(crate) fn focus_in(root: &web_sys::Element, selector: &str) {
    if let Ok(Some(found)) = root.query_selector(selector) {
        focus(&found);
    }
}

/// Moves the keyboard to an element.
pub(crate) fn focus(element: &web_sys::Element) {
    if let Some(html) = element.dyn_ref::<HtmlElement>() {
        drop(html.focus());
    } else if let Some(svg) = element.dyn_ref::<web_sys::SvgElement>() {
        drop(svg.focus());
    }
}
