//! Programs of the system: Node.js, Python and a Chromium. Where we may, Debian's package manager brings them.

use std::env;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};

use super::path;
use crate::command;

const OLDEST_NODE: u32 = 20;

/// Node.js with npm, new enough.
pub fn node() -> Result<()> {
    if path::find("node").is_none() || path::find("npm").is_none() {
        apt("Node.js", &["nodejs", "npm"])
            .context("Node.js is missing: install version 20 or newer from https://nodejs.org")?;
    }
    let printed = command::answer(&mut command::program("node", &["--version"]));
    let printed = printed.context("node does not run")?;
    let major = printed.trim().trim_start_matches('v').split('.').next();
    match major.and_then(|major| major.parse::<u32>().ok()) {
        Some(major) if major >= OLDEST_NODE => Ok(()),
        Some(_) | None => bail!("Node.js {OLDEST_NODE} or newer is needed; this is {}", printed.trim()),
    }
}

/// Python, new enough for Anki's importer and able to make an environment, which Debian packs apart.
pub fn python() -> Result<()> {
    let can = "import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 10))";
    let is_there = || command::answer(&mut command::program("python3", &["-c", can])).is_some();
    let advice = "Python 3.10 or newer is missing, or its modules venv and ensurepip are: install it";
    if !is_there() {
        apt("Python", &["python3", "python3-venv"]).context(advice)?;
    }
    if !is_there() {
        bail!(advice);
    }
    Ok(())
}

/// A Chromium, which is not downloaded by Playwright but taken from the system.
pub fn chromium() -> Result<PathBuf> {
    if let Some(named) = env::var_os("CHROMIUM").map(PathBuf::from) {
        if !path::is_program(&named) {
            bail!("CHROMIUM names {}, which is no program", named.display());
        }
        return Ok(named);
    }
    let names = ["chromium", "chromium-browser", "google-chrome"];
    let find = || names.into_iter().find_map(path::find);
    if let Some(found) = find() {
        return Ok(found);
    }
    let advice = "Chromium is missing: install it, or set CHROMIUM to its path";
    apt("Chromium", &["chromium"]).context(advice)?;
    find().context(advice)
}

fn apt(what: &str, packages: &[&str]) -> Result<()> {
    let is_root = command::answer(&mut command::program("id", &["-u"]));
    if path::find("apt-get").is_none() || is_root.is_none_or(|id| id.trim() != "0") {
        bail!("only root on a Debian can have it installed from here");
    }
    let mut update = command::program("apt-get", &["update"]);
    command::run("package lists", &mut update)?;
    let mut install = command::program("apt-get", &["install", "--yes", "--no-install-recommends"]);
    install.args(packages).env("DEBIAN_FRONTEND", "noninteractive");
    command::run(what, &mut install)
}
