//! `cargo xtask hosts`: builds other people's course notes into `target/hosts/`; the browser tests try figures and
//! cards on them.
//!
//! Absent on purpose: the site's address. The notes name an example, which the tests' server replaces.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::{command, tools};

/// What a teacher would write, a folder for each host.
const SOURCES: &str = "e2e/hosts";
/// Where the built notes lie, in the same folders.
const BUILT: &str = "target/hosts";

/// Builds them all anew: it takes seconds.
pub fn run() -> Result<()> {
    let tools = tools::hosts()?;
    if Path::new(BUILT).exists() {
        fs::remove_dir_all(BUILT).with_context(|| format!("cannot remove {BUILT}"))?;
    }
    mdbook(&tools.mdbook)?;
    sphinx(&tools.python)?;
    mkdocs(&tools.python)?;
    reveal()
}

/// An error if nobody has built them.
pub fn must_be_built() -> Result<()> {
    // The one that is built last.
    if !Path::new(BUILT).join("reveal/dist/reveal.js").is_file() {
        bail!("there are no notes of other people in {BUILT}/: `cargo xtask hosts` builds them");
    }
    Ok(())
}

fn mdbook(program: &Path) -> Result<()> {
    let mut mdbook = command::program(program, &["build", "--dest-dir"]);
    command::run("mdBook", mdbook.arg(built("mdbook")?).arg(source("mdbook")))
}

fn sphinx(python: &Path) -> Result<()> {
    let strictly = ["-m", "sphinx", "--quiet", "--fail-on-warning", "--builder", "html", "--doctree-dir"];
    let mut sphinx = command::program(python, &strictly);
    sphinx.arg(built("sphinx-doctrees")?).arg(source("sphinx")).arg(built("sphinx")?);
    command::run("Sphinx", &mut sphinx)
}

fn mkdocs(python: &Path) -> Result<()> {
    let mut mkdocs = command::program(python, &["-m", "mkdocs", "build", "--quiet", "--strict", "--config-file"]);
    mkdocs.arg(source("mkdocs").join("mkdocs.yml")).arg("--site-dir").arg(built("mkdocs")?);
    // A notice about MkDocs' future, in thirty lines.
    command::run("MkDocs", mkdocs.env("NO_MKDOCS_2_WARNING", "true"))
}

/// A deck is a page beside the files of the package: nothing is built.
fn reveal() -> Result<()> {
    copy(&source("reveal"), &built("reveal")?)?;
    copy(Path::new("e2e/node_modules/reveal.js/dist"), &built("reveal/dist")?)
}

fn source(host: &str) -> PathBuf {
    Path::new(SOURCES).join(host)
}

/// Absolute: each host takes a relative path to mean something else.
fn built(host: &str) -> Result<PathBuf> {
    std::path::absolute(Path::new(BUILT).join(host)).context("cannot name the folder")
}

/// Copies a folder with all that is in it.
fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to).with_context(|| format!("cannot create {}", to.display()))?;
    for entry in fs::read_dir(from).with_context(|| from.display().to_string())? {
        let entry = entry?;
        let (from, to) = (entry.path(), to.join(entry.file_name()));
        if from.is_dir() {
            copy(&from, &to)?;
        } else {
            fs::copy(&from, &to).with_context(|| format!("cannot copy {}", from.display()))?;
        }
    }
    Ok(())
}
