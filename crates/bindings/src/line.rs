//! A line of the analysis format, as JavaScript gives it: as text, or as an object.
//!
//! Absent on purpose: what the fields mean. The object becomes the text that `JSON.stringify` would make of it, except
//! that a `BigInt` is a number and a typed array is an array.

use js_sys::{Array, ArrayBuffer, BigInt, JSON, JsString, Reflect};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};
use words::words;

use crate::options::Options;
use crate::thrown;

/// What is longer is refused: no line is, and what memory it takes would have to be found first.
const LENGTH_LIMIT: u32 = 1 << 20;

/// A line as text, and its id.
pub struct Line {
    /// The text.
    pub text: String,
    /// The id of an object, which is a value already; that of a text stands in it.
    pub id: Option<JsValue>,
}

// Whatever runs the caller's code (a getter, `toJSON`, a proxy) may throw. It must be caught: an exception that flies
// through the module would leave its stack shorter each time.
#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(catch, js_namespace = Object, js_name = entries)]
    fn entries(of: &JsValue) -> Result<Array, JsValue>;

    #[wasm_bindgen(catch, js_namespace = Array, js_name = from)]
    fn array(of: &JsValue) -> Result<Array, JsValue>;
}

impl Line {
    /// Reads it.
    pub fn of(line: &JsValue, options: &Options) -> Result<Line, JsValue> {
        if line.is_string() {
            return Ok(Line { text: text(line, "line", options)?, id: None });
        }
        if !line.is_object() || Array::is_array(line) {
            return Ok(Line { text: item(line, options)?.unwrap_or_else(|| "null".to_owned()), id: None });
        }
        let (mut text, mut id) = (String::from("{"), None);
        for (name, value) in fields(line)? {
            if let (Some(name), Some(json)) = (item(&name, options)?, field(&value, options)?) {
                push(&mut text, &format!("{name}:{json}"), options)?;
            }
            if name == "id" {
                id = Some(value);
            }
        }
        text.push('}');
        Ok(Line { text, id })
    }
}

/// The fields of an object, in its order.
pub fn fields(of: &JsValue) -> Result<impl Iterator<Item = (JsValue, JsValue)>, JsValue> {
    let entries = entries(of)?;
    Ok(entries.into_iter().map(|entry| {
        let entry: Array = entry.unchecked_into();
        (entry.get(0), entry.get(1))
    }))
}

/// The items of an array or a typed array. What has too many is refused: one may claim to have four billion.
pub fn items(of: &JsValue, options: &Options) -> Result<Array, JsValue> {
    let length = Reflect::get(of, &JsValue::from_str("length"))?.as_f64().unwrap_or(0.0);
    if length > LENGTH_LIMIT.into() {
        return Err(too_long(options));
    }
    array(of)
}

/// A text of this module's own; the name is that of the argument.
pub fn text(of: &JsValue, name: &str, options: &Options) -> Result<String, JsValue> {
    let Some(text) = of.dyn_ref::<JsString>() else {
        return Err(thrown::argument(&(words(options.lang).bindings().text)(name)));
    };
    match text.length() {
        0..=LENGTH_LIMIT => Ok(text.into()),
        _ => Err(too_long(options)),
    }
}

/// The JSON of a field's value; none for what JSON does not have, such as a function.
fn field(value: &JsValue, options: &Options) -> Result<Option<String>, JsValue> {
    if !Array::is_array(value) && !ArrayBuffer::is_view(value) {
        return item(value, options);
    }
    let mut text = String::from("[");
    for value in items(value, options)?.iter() {
        let json = item(&value, options)?;
        push(&mut text, json.as_deref().unwrap_or("null"), options)?;
    }
    text.push(']');
    Ok(Some(text))
}

fn item(value: &JsValue, options: &Options) -> Result<Option<String>, JsValue> {
    let json = match value.dyn_ref::<BigInt>() {
        Some(whole) => whole.to_string(10)?,
        None => JSON::stringify(value)?,
    };
    // What JSON does not have is not a string, whatever the type says.
    json.is_string().then(|| text(&json, "line", options)).transpose()
}

/// Adds an item to the text of an array or an object, which begins with its bracket.
fn push(text: &mut String, item: &str, options: &Options) -> Result<(), JsValue> {
    if text.len() > 1 {
        text.push(',');
    }
    text.push_str(item);
    match text.len() > LENGTH_LIMIT as usize {
        true => Err(too_long(options)),
        false => Ok(()),
    }
}

fn too_long(options: &Options) -> JsValue {
    thrown::argument(&(words(options.lang).bindings().too_long)(LENGTH_LIMIT))
}
