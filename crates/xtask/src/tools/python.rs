//! Anki's importer, a package of Python, in an environment of its own beside the other tools.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::cache;
use crate::command;

/// Versions and hashes of the importer and all that it needs.
const REQUIREMENTS: &str = "e2e/anki/requirements.txt";

/// The Python that has the importer; installs it if it is not there in this version.
pub fn anki() -> Result<PathBuf> {
    let wanted = fs::read_to_string(REQUIREMENTS).context(REQUIREMENTS)?;
    let home = cache::home()?;
    let environment = home.join("anki");
    if !is_ready(&environment, &wanted) {
        let lock = cache::lock(&home)?;
        if !is_ready(&environment, &wanted) {
            install(&environment, &wanted)?;
        }
        drop(lock);
    }
    Ok(python_of(&environment))
}

/// Whether these requirements were installed, and the Python that they were installed for is still there.
fn is_ready(environment: &Path, wanted: &str) -> bool {
    fs::read_to_string(stamp(environment)).is_ok_and(|installed| installed == wanted)
        && command::answer(&mut command::program(python_of(environment), &["-c", "import anki.collection"])).is_some()
}

fn install(environment: &Path, wanted: &str) -> Result<()> {
    let mut create = command::program("python3", &["-m", "venv", "--clear"]);
    command::run("environment for Anki", create.arg(environment))?;
    let quietly = ["-m", "pip", "install", "--disable-pip-version-check", "--progress-bar", "off"];
    let mut pip = command::program(python_of(environment), &quietly);
    // Nothing but what is listed, and nothing that would have to be compiled.
    pip.args(["--no-deps", "--require-hashes", "--only-binary", ":all:", "--requirement", REQUIREMENTS]);
    command::run("Anki's importer", &mut pip)?;
    let stamp = stamp(environment);
    fs::write(&stamp, wanted).with_context(|| stamp.display().to_string())
}

/// Written last, so that an interrupted installation is noticed.
fn stamp(environment: &Path) -> PathBuf {
    environment.join("installed-from")
}

fn python_of(environment: &Path) -> PathBuf {
    environment.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" })
}
