//! Packages of npm: wasm-opt, and the browser tests' own.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use super::BINARYEN;
use crate::command;

/// Installs `wasm-opt` below a folder.
pub fn binaryen(folder: &Path) -> Result<()> {
    fs::create_dir_all(folder).with_context(|| format!("cannot create {}", folder.display()))?;
    let package = format!("binaryen@{BINARYEN}");
    let mut npm = command::program("npm", &["install", "--no-audit", "--no-fund", "--save-exact", "--prefix"]);
    command::run("wasm-opt", npm.arg(folder).arg(package))
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
    command::run("browser tests", &mut npm)?;
    fs::write(stamp, locked).with_context(|| stamp.to_owned())
}
