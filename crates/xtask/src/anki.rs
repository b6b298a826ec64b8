//! `cargo xtask anki`: has Anki itself import the cards of the site in `dist/`.

use anyhow::Result;

use crate::{command, site, tools};

/// Imports every language's file and compares what Anki then has with it.
pub fn run() -> Result<()> {
    site::must_be_built()?;
    let python = tools::anki()?;
    command::run("import into Anki", &mut command::program(python, &["e2e/anki/import.py", site::DIST]))
}
