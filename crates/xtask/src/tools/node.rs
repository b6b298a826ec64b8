//! Packages of npm: wasm-opt, terser, and the browser tests' own.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::command;

/// Installs a package below a folder, beside those that are there.
pub fn package(folder: &Path, name: &str, version: &str) -> Result<()> {
    fs::create_dir_all(folder).with_context(|| format!("cannot create {}", folder.display()))?;
    let mut npm = command::program("npm", &["install", "--no-audit", "--no-fund", "--save-exact", "--prefix"]);
    command::run(name, npm.arg(folder).arg(format!("{name}@{version}")))
}

/// Installs what `e2e/package-lock.json` lists, if it is not there.
pub fn tests() -> Result<()> {
    let locked = fs::read_to_string("e2e/package-lock.json").context("e2e/package-lock.json")?;
    // Written last, so that an interrupted installation is noticed.
    let stamp = "e2e/node_modules/.installed-from";
    if fs::read_to_string(stamp).is_ok_and(|installed| installed == locked) {
        return Ok(());
    }
    let mut npm = command::program("npm", &["ci", "--no-audit", "--no-fund"]);
    npm.current_dir("e2e").env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1");
    command::run("packages of the browser tests", &mut npm)?;
    fs::write(stamp, locked).with_context(|| stamp.to_owned())
}
