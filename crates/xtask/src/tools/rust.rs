//! The compiler's other target, which `rust-toolchain.toml` names: rustup brings it,
//! unless the toolchain was there before.

use std::path::Path;

use anyhow::{Context, Result, bail};

use super::{WASM, path};
use crate::command;

/// The standard library for the browser.
pub fn target() -> Result<()> {
    let print = command::answer(&mut command::program("rustc", &["--print", "sysroot"]));
    let sysroot = print.context("rustc does not run")?;
    if Path::new(sysroot.trim()).join("lib/rustlib").join(WASM).is_dir() {
        return Ok(());
    }
    need_rustup(&format!("the target {WASM}"))?;
    let mut rustup = command::program("rustup", &["target", "add", WASM]);
    command::run("target", &mut rustup)
}

/// Formatting and linting.
pub fn components() -> Result<()> {
    for component in ["rustfmt", "clippy"] {
        let program = format!("cargo-{}", component.trim_start_matches("rust"));
        if command::answer(&mut command::program(&program, &["--version"])).is_none() {
            need_rustup(component)?;
            let mut rustup = command::program("rustup", &["component", "add", component]);
            command::run(component, &mut rustup)?;
        }
    }
    Ok(())
}

fn need_rustup(missing: &str) -> Result<()> {
    if path::find("rustup").is_none() {
        bail!("{missing} is missing, and so is rustup (https://rustup.rs), which would bring it");
    }
    Ok(())
}
