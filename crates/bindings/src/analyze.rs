//! `analyze`: lines in, answers out.

use analysis::{Answer, Input};
use js_sys::Array;
use serde::Serialize;
use serde_wasm_bindgen::{Serializer, preserve};
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use crate::line::Line;
use crate::options::Options;
use crate::thrown;

/// The counts of a line, or of each of several. `types.d.ts` has what a line may be.
///
/// # Errors
///
/// The first line that is wrong: an `Error` with the line's number, the column, and the place in the snippet.
#[wasm_bindgen(skip_typescript)]
pub fn analyze(line: &JsValue, options: &JsValue) -> Result<JsValue, JsValue> {
    let options = Options::read(options, &["lang"])?;
    if !Array::is_array(line) {
        return answer(line, 1, &options);
    }
    let answers = Array::new();
    for (number, line) in (1..).zip(crate::line::items(line, &options)?.iter()) {
        answers.push(&answer(&line, number, &options)?);
    }
    Ok(answers.into())
}

fn answer(line: &JsValue, number: u32, options: &Options) -> Result<JsValue, JsValue> {
    let line = Line::of(line, options)?;
    let (id, input) = analysis::read(line.text.as_bytes(), options.lang);
    let input = input.map_err(|fault| thrown::line(&fault, number, &line.text))?;
    let written = id.and_then(|id| js_sys::JSON::parse(id.get()).ok());
    value(&Answer::of(Id(line.id.or(written).unwrap_or(JsValue::NULL)), &input))
}

/// What a line asks for.
pub fn input(line: &JsValue, options: &Options) -> Result<Input, JsValue> {
    let line = Line::of(line, options)?;
    let (_, input) = analysis::read(line.text.as_bytes(), options.lang);
    input.map_err(|fault| thrown::line(&fault, 1, &line.text))
}

/// The id as it was given, whatever it is.
#[derive(Serialize)]
struct Id(#[serde(with = "preserve")] JsValue);

/// A value as JavaScript has it: what is not there is `null`, as in JSON.
pub fn value(of: &impl Serialize) -> Result<JsValue, JsValue> {
    Ok(of.serialize(&Serializer::json_compatible())?)
}
