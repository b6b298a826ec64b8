//! Trunk, wasm-bindgen, wasm-opt, terser and mdBook, installed once into a folder outside `target/`:
//! it survives `cargo clean` and serves every clone.

use std::ffi::{OsStr, OsString};
use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use super::{BINARYEN, MDBOOK, TERSER, TRUNK, WASM_BINDGEN, node, path};
use crate::command;

/// The search path on which all of them are found in the right version; installs what is missing.
pub fn builder() -> Result<OsString> {
    if Tool::BUILDER.iter().all(|tool| tool.is_on(&path::ours())) {
        return Ok(path::ours());
    }
    let path = path::with(&folders()?)?;
    // Ours come first on that path, so even those that it has elsewhere must be right.
    install(&Tool::BUILDER, &path)?;
    Ok(path)
}

/// mdBook; installs it if it is not there in this version.
pub fn mdbook() -> Result<PathBuf> {
    let folder = home()?.join("bin");
    install(&[Tool::MdBook], folder.as_os_str())?;
    Ok(folder.join(Tool::MdBook.program()))
}

/// Installs those that are not on this search path, which must hold our folders.
fn install(tools: &[Tool], path: &OsStr) -> Result<()> {
    if tools.iter().all(|tool| tool.is_on(path)) {
        return Ok(());
    }
    let home = home()?;
    let lock = lock(&home)?;
    for tool in tools {
        if !tool.is_on(path) {
            tool.install(&home)?;
            if !tool.is_on(path) {
                bail!("{} was installed, but does not run: try `{} --version`", tool.program(), home.display());
            }
        }
    }
    drop(lock);
    Ok(())
}

/// Where the programs lie.
pub fn folders() -> Result<[PathBuf; 2]> {
    let home = home()?;
    Ok([home.join("bin"), home.join("node/node_modules/.bin")])
}

/// Below which all tools lie.
pub fn home() -> Result<PathBuf> {
    let cache = path::user_cache().context("no home directory: set COALESCOPE_CACHE to a folder")?;
    let cache = std::path::absolute(cache).context("COALESCOPE_CACHE is no folder")?;
    Ok(cache.join("tools"))
}

/// Held while something is being installed; another set-up waits, then finds everything done.
pub fn lock(home: &Path) -> Result<File> {
    fs::create_dir_all(home).with_context(|| format!("cannot create {}", home.display()))?;
    let file = File::create(home.join("lock")).context("cannot write to the cache")?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::WouldBlock) => {
            println!("Another set-up is under way: waiting for it");
            file.lock().context("cannot lock the cache")?;
        }
        Err(TryLockError::Error(error)) => return Err(error).context("cannot lock the cache"),
    }
    Ok(file)
}

#[derive(Clone, Copy)]
enum Tool {
    Trunk,
    WasmBindgen,
    WasmOpt,
    Terser,
    MdBook,
}

impl Tool {
    /// What building the site needs.
    const BUILDER: [Self; 4] = [Self::Trunk, Self::WasmBindgen, Self::WasmOpt, Self::Terser];

    fn program(self) -> &'static str {
        match self {
            Self::Trunk => "trunk",
            Self::WasmBindgen => "wasm-bindgen",
            Self::WasmOpt => "wasm-opt",
            Self::Terser => "terser",
            Self::MdBook => "mdbook",
        }
    }

    /// The version as the program prints it.
    fn version(self) -> &'static str {
        match self {
            Self::Trunk => TRUNK,
            Self::WasmBindgen => WASM_BINDGEN,
            Self::WasmOpt => BINARYEN.split_once('.').map_or(BINARYEN, |(major, _)| major),
            Self::Terser => TERSER,
            Self::MdBook => MDBOOK,
        }
    }

    /// Whether it is there in this version and runs, which a half-installed one does not.
    fn is_on(self, path: &OsStr) -> bool {
        let mut command = command::program(self.program(), &["--version"]);
        command::answer(command.env("PATH", path)).is_some_and(|printed| path::says(&printed, self.version()))
    }

    fn install(self, home: &Path) -> Result<()> {
        match self {
            Self::Trunk => {
                let without_tls_of_the_system = ["--no-default-features", "--features", "rustls"];
                compile(home, "trunk", TRUNK, &[&["--locked"], &without_tls_of_the_system[..]].concat())
            }
            // Its own lock file asks for a version that not every registry still serves.
            Self::WasmBindgen => compile(home, "wasm-bindgen-cli", WASM_BINDGEN, &[]),
            Self::WasmOpt => node::package(&home.join("node"), "binaryen", BINARYEN),
            Self::Terser => node::package(&home.join("node"), "terser", TERSER),
            // Without its server and its watcher; with its search, whose key must stay its own.
            Self::MdBook => {
                let slim = ["--locked", "--no-default-features", "--features", "search"];
                compile(home, "mdbook", MDBOOK, &slim)
            }
        }
    }
}

/// Compiles a program from the registry. Without optimisation: it is done in a third of the time,
/// and the programs are quick enough.
fn compile(home: &Path, package: &str, version: &str, more: &[&str]) -> Result<()> {
    println!("{package} {version} is missing: compiling it, once for all clones (minutes)");
    let build = home.join("build");
    let mut cargo = command::cargo(&["install", package, "--version", version, "--debug", "--force"]);
    cargo
        .args(more)
        .arg("--root")
        .arg(home)
        // A build that was interrupted goes on where it was.
        .arg("--target-dir")
        .arg(&build)
        .env("CARGO_PROFILE_DEV_DEBUG", "0");
    command::run(package, &mut cargo)?;
    fs::remove_dir_all(&build).with_context(|| format!("cannot remove {}", build.display()))
}
