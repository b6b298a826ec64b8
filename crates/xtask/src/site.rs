//! `cargo xtask build`: the site as readers get it, in `dist/`.

use std::env;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Result, bail};

use crate::{command, tools};

/// Where the built site lies.
pub const DIST: &str = "dist";

/// Builds it.
pub fn run() -> Result<()> {
    let builder = tools::builder()?;
    prerenderer()?;
    let mut trunk = command::program("trunk", &["build", "--release"]);
    trunk.env("PATH", &builder.path).env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", without_paths());
    command::run("site", &mut trunk)
}

/// A program names the source of each of its panics. Where the builder keeps those sources is nobody's business, and
/// costs bytes.
fn without_paths() -> String {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| env::home_dir().map(|home| home.join(".cargo"))).unwrap_or_default();
    let registries = fs::read_dir(home.join("registry/src")).into_iter().flatten().flatten();
    let flags = registries.map(|registry| format!("--remap-path-prefix={}=", registry.path().display()));
    flags.collect::<Vec<_>>().join(" ")
}

/// `cargo xtask prerender`, by which Trunk has the pages written beside the assets that it has built.
pub fn prerender() -> Result<()> {
    let Some(staging) = env::var_os("TRUNK_STAGING_DIR") else {
        bail!("only Trunk calls this: `cargo xtask build` makes the site");
    };
    let mut cargo = compile_prerenderer();
    if !cargo.arg("--quiet").status().is_ok_and(|status| status.success()) {
        bail!("the pre-renderer does not compile");
    }
    let beside_xtask = env::current_exe()?.with_file_name("prerender");
    command::run("pages", &mut command::program(beside_xtask, &[]))?;
    match env::var("TRUNK_PROFILE").as_deref() {
        Ok("release") => shorten(Path::new(&staging)),
        Ok(_) | Err(_) => Ok(()),
    }
}

/// Shortens the programs' JavaScript; a name keeps the hash of the long form, which it follows from. What people put
/// into their own pages they may want to read.
fn shorten(staging: &Path) -> Result<()> {
    for entry in fs::read_dir(staging)? {
        let path = entry?.path();
        let name = path.file_name().and_then(OsStr::to_str).unwrap_or_default();
        let is_small = ["boot-", "loader-", "reading-", "coalescope."].iter().any(|small| name.starts_with(small));
        if name.ends_with(".js") && !is_small {
            let mut terser =
                command::program("terser", &["--module", "--compress", "passes=2", "--mangle", "--output"]);
            command::run("shorter JavaScript", terser.arg(&path).arg("--").arg(&path))?;
        }
    }
    Ok(())
}

/// Compiles what writes the pages. Trunk's hook would do it, too, but silently, for minutes.
pub fn prerenderer() -> Result<()> {
    command::run("pre-renderer", &mut compile_prerenderer())
}

/// For the whole workspace, though one program is wanted: as a package by itself it would have its
/// dependencies with other features than in the tests, so all of them would be compiled twice.
fn compile_prerenderer() -> Command {
    let arguments = ["build", "--workspace", "--bin", "prerender", "--features", "web/ssr"];
    command::cargo(&arguments)
}

/// An error if there is no built site.
pub fn must_be_built() -> Result<()> {
    if !Path::new(DIST).join("index.html").is_file() {
        bail!("there is no site in {DIST}/: `cargo xtask build` makes it");
    }
    Ok(())
}
