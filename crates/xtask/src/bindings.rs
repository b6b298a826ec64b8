//! `cargo xtask bindings`: the model as an ES module, in `dist/bindings/`, and the tests of it.
//!
//! Absent on purpose: Trunk, which makes programs of pages only. The tools are those that it brings, and so are the
//! flags of `index.html`, which a test compares.

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::size::brotli;
use crate::{browser, command, site, tools};

/// Where the module lies.
const FOLDER: &str = "dist/bindings";
/// What is not compiled: it starts the module.
const START: &str = "crates/bindings/src/coalescope.js";
/// As for the programs of the pages.
pub const WASM_OPT: [&str; 5] = ["--flatten", "--rereloop", "-Oz", "-Oz", "--low-memory-unused"];
/// What a reader may have to download, with Brotli: every figure, the reader of CUDA, and the style sheet.
const BUDGET_BYTES: usize = 385_000;

/// Builds it, beside the site.
pub fn build() -> Result<()> {
    let builder = tools::builder()?;
    let mut cargo = command::cargo(&["build", "--release", "--package", "bindings", "--target", tools::WASM]);
    cargo.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", site::without_paths());
    command::run("bindings", &mut cargo)?;

    let folder = Path::new(FOLDER);
    if folder.is_dir() {
        fs::remove_dir_all(folder).context(FOLDER)?;
    }
    let mut bindgen = command::program("wasm-bindgen", &["--target", "bundler", "--out-name", "coalescope"]);
    bindgen.args(["--out-dir", FOLDER]).arg(compiled()?).env("PATH", &builder.path);
    command::run("JavaScript of the bindings", &mut bindgen)?;
    // What the compiled module exports is nobody's business.
    fs::remove_file(folder.join("coalescope_bg.wasm.d.ts")).context(FOLDER)?;

    let wasm = folder.join("coalescope_bg.wasm");
    let mut optimizer = command::program("wasm-opt", &WASM_OPT);
    optimizer.arg(&wasm).arg("--output").arg(&wasm).env("PATH", &builder.path);
    command::run("smaller bindings", &mut optimizer)?;
    command::run("shorter JavaScript", site::terser(&folder.join("coalescope_bg.js")).env("PATH", &builder.path))?;

    // That of wasm-bindgen leaves it to a bundler to start the module, which neither browsers nor Node.js have.
    fs::copy(START, folder.join("coalescope.js")).context(START)?;
    fs::write(folder.join("package.json"), package()).context(FOLDER)?;
    weigh(folder)
}

/// Runs the tests of what was built: its types, in Node.js, and the cells of notebooks.
pub fn check() -> Result<()> {
    if !Path::new(FOLDER).join("coalescope.js").is_file() {
        bail!("there are no bindings in {FOLDER}/: `cargo xtask bindings` makes them");
    }
    tools::node()?;
    let python = tools::ipython()?;
    let coalescope = browser::command_line()?;
    let mut types = command::program("npx", &["tsc", "--project", "bindings"]);
    command::run("types of the bindings", types.current_dir("e2e"))?;
    let mut node = command::program("node", &["--test"]);
    node.args(tests()?).current_dir("e2e").env("COALESCOPE_CLI", &coalescope);
    command::run("bindings in Node.js", &mut node)?;
    let mut cells = command::program(python, &["e2e/bindings/cells.py", site::DIST]);
    command::run("cells of notebooks", cells.env("COALESCOPE_CLI", coalescope))
}

/// The tests for Node.js, each by name: what it makes of a folder depends on its version.
fn tests() -> Result<Vec<String>> {
    let mut found = Vec::new();
    for entry in fs::read_dir("e2e/bindings").context("e2e/bindings")? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if name.ends_with(".test.mjs") {
            found.push(format!("bindings/{name}"));
        }
    }
    found.sort();
    Ok(found)
}

/// What cargo made; xtask itself lies in another folder of the same target.
fn compiled() -> Result<PathBuf> {
    let itself = env::current_exe()?;
    let target = itself.parent().and_then(Path::parent).context("xtask lies in no target folder")?;
    Ok(target.join(tools::WASM).join("release/bindings.wasm"))
}

/// By this, Node.js and bundlers know what the files are.
fn package() -> String {
    let version = env!("CARGO_PKG_VERSION");
    format!(
        r#"{{
  "name": "coalescope",
  "version": "{version}",
  "description": "What a warp's access to memory costs",
  "license": "MIT OR Apache-2.0",
  "type": "module",
  "exports": {{ ".": {{ "types": "./coalescope.d.ts", "default": "./coalescope.js" }} }},
  "types": "./coalescope.d.ts"
}}
"#
    )
}

/// Prints what each file costs; fails above the budget.
fn weigh(folder: &Path) -> Result<()> {
    let loaded = ["coalescope.js", "coalescope_bg.js", "coalescope_bg.wasm"];
    let files: BTreeSet<_> = loaded.map(|name| folder.join(name)).into();
    let sizes = brotli::sizes(&files)?;
    println!("\n| file | bytes | with Brotli |\n|---|--:|--:|");
    for (file, compressed) in &sizes {
        println!("| {} | {} | {compressed} |", file.display(), fs::metadata(file)?.len());
    }
    let all: usize = sizes.values().sum();
    println!("\nWith Brotli {all} bytes in all; the budget is {BUDGET_BYTES}");
    if all > BUDGET_BYTES {
        bail!("the bindings are {} bytes over the budget", all - BUDGET_BYTES);
    }
    Ok(())
}
