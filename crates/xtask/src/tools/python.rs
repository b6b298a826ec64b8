//! Packages of Python that tests need, each set in an environment of its own beside the other tools: Anki's importer,
//! the hosts that other people's notes stand on, and IPython.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

use super::cache;
use crate::command;

/// What one part of the tests needs.
pub struct Environment {
    /// Its folder, and what a developer reads while it is installed.
    pub name: &'static str,
    /// The file with versions and hashes of the packages and all that they need.
    pub requirements: &'static str,
    /// What must run for it to be whole.
    pub probe: &'static str,
}

/// Anki's importer.
pub const ANKI: Environment =
    Environment { name: "anki", requirements: "e2e/anki/requirements.txt", probe: "import anki.collection" };

/// Sphinx with MyST, and MkDocs, each with a theme.
pub const HOSTS: Environment = Environment {
    name: "hosts",
    requirements: "e2e/hosts/requirements.txt",
    probe: "import material, mkdocs, myst_parser, sphinx, sphinx_book_theme",
};

/// What notebooks run in.
pub const IPYTHON: Environment =
    Environment { name: "ipython", requirements: "e2e/bindings/requirements.txt", probe: "import IPython" };

impl Environment {
    /// The Python that has the packages; installs them if they are not there in these versions.
    pub fn python(&self) -> Result<PathBuf> {
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
        command::run(&format!("environment `{}`", self.name), create.arg(folder))?;
        let quietly = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--progress-bar", "off"];
        let mut pip = command::program(python_of(folder), &quietly);
        // Nothing but what is listed, and nothing that would have to be compiled.
        pip.args(["--no-deps", "--require-hashes", "--only-binary", ":all:", "--requirement", self.requirements]);
        command::run(&format!("packages of `{}`", self.name), &mut pip)?;
        let stamp = stamp(folder);
        fs::write(&stamp, wanted).with_context(|| stamp.display().to_string())
    }
}

/// Written last, so that an interrupted installation is noticed.
fn stamp(folder: &Path) -> PathBuf {
    folder.join("installed-from")
}

fn python_of(folder: &Path) -> PathBuf {
    folder.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" })
}
