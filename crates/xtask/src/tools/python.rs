//! Packages of Python that tests need, each in an environment of its own beside the other tools.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::cache;
use crate::command;

/// An environment.
pub struct Environment {
    /// What it is for, and its folder.
    name: &'static str,
    /// Versions and hashes of all that is in it.
    requirements: &'static str,
    /// Succeeds if it works.
    probe: &'static str,
}

/// Anki's importer.
pub const ANKI: Environment =
    Environment { name: "anki", requirements: "e2e/anki/requirements.txt", probe: "import anki.collection" };

/// What notebooks run in.
pub const IPYTHON: Environment =
    Environment { name: "ipython", requirements: "e2e/bindings/requirements.txt", probe: "import IPython" };

impl Environment {
    /// The Python of the environment, which is made if it is not there with these requirements.
    pub fn set_up(&self) -> Result<PathBuf> {
        let wanted = fs::read_to_string(self.requirements).context(self.requirements)?;
        let home = cache::home()?;
        let folder = home.join(self.name);
        if !self.is_ready(&folder, &wanted) {
            let lock = cache::lock(&home)?;
            if !self.is_ready(&folder, &wanted) {
                self.install(&folder, &wanted)?;
            }
            drop(lock);
        }
        Ok(python_of(&folder))
    }

    /// Whether these requirements were installed, and the Python that they were installed for is still there.
    fn is_ready(&self, folder: &Path, wanted: &str) -> bool {
        fs::read_to_string(stamp(folder)).is_ok_and(|installed| installed == wanted)
            && command::answer(&mut command::program(python_of(folder), &["-c", self.probe])).is_some()
    }

    fn install(&self, folder: &Path, wanted: &str) -> Result<()> {
        let mut create = command::program("python3", &["-m", "venv", "--clear"]);
        command::run(&format!("environment for {}", self.name), create.arg(folder))?;
        let quietly = ["-m", "pip", "install", "--disable-pip-version-check", "--progress-bar", "off"];
        let mut pip = command::program(python_of(folder), &quietly);
        // Nothing but what is listed, and nothing that would have to be compiled.
        pip.args(["--no-deps", "--require-hashes", "--only-binary", ":all:", "--requirement", self.requirements]);
        command::run(self.name, &mut pip)?;
        let stamp = stamp(folder);
        fs::write(&stamp, wanted).with_context(|| stamp.display().to_string())
    }
}

/// Written last, so that an interrupted installation is noticed.
fn stamp(environment: &Path) -> PathBuf {
    environment.join("installed-from")
}

fn python_of(environment: &Path) -> PathBuf {
    environment.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" })
}
