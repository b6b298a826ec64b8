//! `cargo xtask social`: the pictures that other sites show beside a link to a chapter, from the site in `dist/`.
//!
//! Absent on purpose: the drawing, which `e2e/social.mjs` has the browser do.

use anyhow::Result;

use crate::{command, site, tools};

/// The chapters that have such a picture.
const CHAPTERS: [&str; 7] = ["coalescing", "derivation", "patterns", "banks", "dram", "silicon", "mistakes"];

/// Draws them anew; look at them before you commit them.
pub fn run() -> Result<()> {
    site::must_be_built()?;
    let browser = tools::browser()?;
    let mut node = command::program("node", &["social.mjs"]);
    node.args(CHAPTERS).current_dir("e2e").env("CHROMIUM", browser.chromium);
    command::run("pictures for links", &mut node)
}
