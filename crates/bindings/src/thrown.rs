//! What is thrown: an `Error` whose message is in the caller's language.

use analysis::{Fault, Place};
use js_sys::{Array, Error, Object, Reflect, TypeError};
use wasm_bindgen::prelude::JsValue;

/// A line is wrong.
pub fn line(fault: &Fault, number: u32, text: &str) -> JsValue {
    let error = Error::new(&fault.message);
    error.set_name("LineError");
    let column = fault.column(text.as_bytes());
    place(&error, number, column);
    if let Some(Place { line, column }) = fault.in_snippet {
        let snippet = Object::new();
        place(&snippet, line, column);
        set(&error, "snippet", &snippet);
    }
    error.into()
}

/// A figure's query is wrong in these ways, a sentence each.
pub fn query(faults: impl Iterator<Item = String>) -> JsValue {
    let faults: Vec<String> = faults.collect();
    let error = Error::new(&faults.join("\n"));
    error.set_name("QueryError");
    set(&error, "faults", &faults.into_iter().map(JsValue::from).collect::<Array>());
    error.into()
}

/// An argument is none that the function takes.
pub fn argument(message: &str) -> JsValue {
    TypeError::new(message).into()
}

fn place(on: &Object, line: impl Into<JsValue>, column: usize) {
    set(on, "line", &line.into());
    set(on, "column", &column.into());
}

fn set(on: &Object, name: &str, value: &JsValue) {
    // It cannot fail: the object is ours, and new.
    let _ = Reflect::set(on, &JsValue::from_str(name), value);
}
