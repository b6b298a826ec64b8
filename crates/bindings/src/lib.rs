//! The model for JavaScript: what an access costs, its derivation, and any figure as a picture.
//!
//! `cargo xtask bindings` makes an ES module of it, whose types are `types.d.ts`. What was given is never changed, what
//! comes out is plain values, and whatever is given, the module answers or throws and goes on.
//!
//! Absent on purpose: the page, storage, the clock; a format and arithmetic of its own.

mod analyze;
mod derive;
mod figure;

mod line;
mod options;
mod thrown;

use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = include_str!("types.d.ts");
