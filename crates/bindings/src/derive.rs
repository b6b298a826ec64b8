//! `derive`: what an access costs, line by line, with its own numbers.

use diagram::derive::{Line, Span, lines, unit};
use diagram::html::escaped;
use diagram::mathml::math;
use model::access::Space;
use model::derive::{Constants, Step, steps};
use serde::Serialize;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};
use words::words;

use crate::analyze::{input, value};
use crate::options::Options;
use crate::thrown;

#[derive(Serialize)]
struct Derivation {
    lines: Vec<Derived>,
    assumptions: String,
    html: String,
}

#[derive(Serialize)]
struct Derived {
    name: &'static str,
    symbol: &'static str,
    formula: String,
    numbers: String,
    result: String,
    value: f64,
    unit: &'static str,
    myth: bool,
    mathml: String,
}

/// The derivation of an access to global memory. `types.d.ts` has what comes out.
///
/// # Errors
///
/// A line that is wrong, as `analyze` throws it; an access to shared memory.
#[wasm_bindgen(skip_typescript)]
pub fn derive(line: &JsValue, options: &JsValue) -> Result<JsValue, JsValue> {
    let options = Options::read(options, &["lang"])?;
    let input = input(line, &options)?;
    match input.access.space() {
        Space::Global => {}
        Space::Shared => return Err(thrown::argument(words(options.lang).bindings().no_derivation)),
    }
    let constants = Constants::default();
    let steps = steps(&input.access, input.arch, constants);
    let lines: Vec<Derived> =
        steps.iter().zip(lines(&steps, options.lang)).map(|(step, line)| derived(step, &line)).collect();
    let words = words(options.lang).derive();
    let assumptions = (words.constants)(whole(constants.bandwidth_gb_s), whole(constants.latency_ns));
    let rows: String = lines.iter().map(|line| row(line, words.myth)).collect();
    let lang = options.lang.tag();
    let html = format!(
        "<table lang=\"{lang}\"><tbody>{rows}</tbody></table><p lang=\"{lang}\"><small>{}</small></p>",
        escaped(&assumptions),
    );
    value(&Derivation { lines, assumptions, html })
}

fn derived(step: &Step, line: &Line) -> Derived {
    Derived {
        name: line.name,
        symbol: line.symbol,
        formula: text(&line.formula),
        numbers: text(&line.numbers),
        result: line.result.text.clone(),
        value: step.result.number,
        unit: unit(step.result.unit),
        myth: line.myth,
        mathml: math(step),
    }
}

fn text(spans: &[Span]) -> String {
    spans.iter().map(|span| span.text.as_str()).collect()
}

/// A row of a table that needs no style sheet: the myth is struck out, and said to be one.
fn row(line: &Derived, myth: &str) -> String {
    let cell = match line.myth {
        true => format!("<s>{}</s> <small>{}</small>", line.mathml, escaped(myth)),
        false => line.mathml.clone(),
    };
    format!("<tr><th scope=\"row\">{}</th><td>{cell}</td></tr>", escaped(line.name))
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "the constants are whole and small; they are said without a fraction"
)]
fn whole(number: f64) -> u64 {
    number as u64
}
