//! `cargo xtask icons`: the icon as pictures, for what installs the site like an app.
//!
//! Absent on purpose: the drawing, which `e2e/icons.mjs` has the browser do.

use anyhow::Result;

use crate::{command, tools};

/// Draws them anew from `web/static/icon.svg`; look at them before you commit them.
pub fn run() -> Result<()> {
    let browser = tools::browser()?;
    let mut node = command::program("node", &["icons.mjs"]);
    command::run("icons", node.current_dir("e2e").env("CHROMIUM", browser.chromium))
}
