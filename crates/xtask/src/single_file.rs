//! `cargo xtask single-file`: the whole site in one file, `dist/coalescope.html`, for a USB stick or an attachment.
//!
//! Absent on purpose: what stands in it, which `web`'s `single-file` writes from the same texts as the site's pages.

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::{command, site, tools};

/// The file's name.
pub const FILE: &str = "coalescope.html";
/// What it may weigh: every attachment of a mail is allowed more.
const BUDGET_BYTES: u64 = 4_000_000;
/// The program that knows everything, which no page of the site loads.
const PROGRAM: &str = "everything";

/// Builds the program and writes the file.
pub fn run() -> Result<()> {
    site::must_be_built()?;
    let builder = tools::builder()?;
    let folder = target()?.join("single-file");
    let [module, wasm] = program(&folder, &builder.path)?;
    let arguments = ["build", "--workspace", "--bin", "single-file", "--features", "web/ssr"];
    command::run("writer", &mut command::cargo(&arguments))?;
    let file = Path::new(site::DIST).join(FILE);
    let mut writer = command::program(env::current_exe()?.with_file_name("single-file"), &[]);
    command::run("single file", writer.arg(module).arg(wasm).arg(&file))?;
    let bytes = file.metadata().with_context(|| file.display().to_string())?.len();
    println!("{}: {bytes} bytes of {BUDGET_BYTES}", file.display());
    if bytes > BUDGET_BYTES {
        bail!("{} is {} bytes over its budget", file.display(), bytes - BUDGET_BYTES);
    }
    Ok(())
}

/// The program's JavaScript and wasm, made as Trunk makes those of the site. A file cannot import modules, so it is none.
fn program(folder: &Path, path: &OsString) -> Result<[PathBuf; 2]> {
    let target = "wasm32-unknown-unknown";
    let mut cargo = command::cargo(&["build", "--release", "--package", "web", "--bin", PROGRAM, "--target", target]);
    cargo
        .args(["--no-default-features", "--features", "hydrate"])
        .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", site::without_paths());
    command::run("program", &mut cargo)?;
    let built = self::target()?.join(target).join("release").join(PROGRAM).with_extension("wasm");

    let arguments = ["--target", "no-modules", "--no-typescript", "--out-name", PROGRAM, "--out-dir"];
    let mut bindgen = command::program("wasm-bindgen", &arguments);
    command::run("bindings", bindgen.arg(folder).arg(built).env("PATH", path))?;

    let wasm = folder.join(format!("{PROGRAM}_bg.wasm"));
    let mut optimise = command::program("wasm-opt", &[]);
    optimise.args(wasm_opt_arguments()?.split_whitespace()).arg(&wasm).arg("--output").arg(&wasm);
    command::run("smaller program", optimise.env("PATH", path))?;

    let module = folder.join(format!("{PROGRAM}.js"));
    let mut terser = command::program("terser", &["--compress", "passes=2", "--mangle", "--output"]);
    command::run("shorter JavaScript", terser.arg(&module).arg("--").arg(&module).env("PATH", path))?;
    Ok([module, wasm])
}

/// What Trunk gives it for the programs of the site.
fn wasm_opt_arguments() -> Result<String> {
    let index = fs::read_to_string("index.html").context("index.html")?;
    let attribute = |name: &str| {
        let (_, rest) = index.split_once(&format!("{name}=\""))?;
        rest.split('"').next()
    };
    let level = attribute("data-wasm-opt").context("index.html names no level of optimisation")?;
    let more = attribute("data-wasm-opt-params").unwrap_or_default();
    Ok(format!("-O{level} {more}"))
}

/// The folder that cargo builds into, where xtask lies, too.
fn target() -> Result<PathBuf> {
    let itself = env::current_exe().context("xtask cannot find itself")?;
    Ok(itself.parent().and_then(Path::parent).context("xtask lies in no target folder")?.to_owned())
}
