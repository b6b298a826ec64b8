//! `cargo xtask speed`: how soon the pages of `dist/` paint and answer on a slow phone.
//!
//! Absent on purpose: the measuring, which `e2e/speed.mjs` does through the browser.

use anyhow::Result;

use crate::{command, site, tools};

/// Measures these pages, or the usual ones.
pub fn run(pages: &[String]) -> Result<()> {
    site::must_be_built()?;
    let browser = tools::browser()?;
    let mut node = command::program("node", &["speed.mjs"]);
    node.args(pages).current_dir("e2e").env("CHROMIUM", browser.chromium);
    command::run("speed", &mut node)
}
