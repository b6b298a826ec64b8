//! `cargo xtask wasm`: tests that run as the program does in a browser, compiled to wasm and optimised.
//!
//! Absent on purpose: a browser. Node.js has the same engine.

use anyhow::Result;

use crate::{command, tools};

/// Runs them, and shows what they measured.
pub fn run() -> Result<()> {
    let builder = tools::builder()?;
    let mut cargo = command::cargo(&["test", "--release", "--target", tools::WASM, "--package", "model"]);
    cargo
        .args(["--test", "launches_in_wasm", "--", "--nocapture"])
        .env("PATH", &builder.path)
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER", "wasm-bindgen-test-runner");
    command::run("tests in wasm", &mut cargo)
}
