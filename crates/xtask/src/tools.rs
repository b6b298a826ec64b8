//! What building and testing need beyond cargo: found if it is there, fetched or built if it is not.
//!
//! Absent on purpose: prebuilt binaries from anywhere but the package registries.

mod cache;
mod node;
mod path;
mod python;
mod rust;
mod system;

use std::ffi::OsString;
use std::path::PathBuf;

use anyhow::Result;

/// What runs in a browser is compiled for this target.
pub const WASM: &str = "wasm32-unknown-unknown";
/// Builds the site from `index.html`.
pub const TRUNK: &str = "0.21.14";
/// Writes the JavaScript beside the wasm; the same version as the library, or neither works.
pub const WASM_BINDGEN: &str = "0.2.130";
/// The npm package that holds `wasm-opt`.
pub const BINARYEN: &str = "132.0.0";
/// Shortens the JavaScript that wasm-bindgen wrote.
pub const TERSER: &str = "5.51.4";

/// What building the site needs.
pub struct Builder {
    /// The search path on which Trunk finds its helpers, and we find Trunk.
    pub path: OsString,
}

/// What driving a browser needs.
pub struct Browser {
    /// The program.
    pub chromium: PathBuf,
}

/// `cargo xtask tools`.
pub fn run() -> Result<()> {
    components()?;
    builder()?;
    browser()?;
    anki()?;
    ipython()?;
    println!("Everything is set up. To call Trunk by itself:");
    println!("    export PATH={}", path::added(&cache::folders()?));
    Ok(())
}

/// Sets up what formatting and linting need.
pub fn components() -> Result<()> {
    rust::components()
}

/// Sets up what building the site needs.
pub fn builder() -> Result<Builder> {
    rust::target()?;
    system::node()?;
    Ok(Builder { path: cache::builder()? })
}

/// Sets up what driving a browser needs.
pub fn browser() -> Result<Browser> {
    node()?;
    Ok(Browser { chromium: system::chromium()? })
}

/// Sets up Node.js and the packages that the tests need.
pub fn node() -> Result<()> {
    system::node()?;
    node::tests()
}

/// Sets up Anki's importer; the Python that has it.
pub fn anki() -> Result<PathBuf> {
    system::python()?;
    python::ANKI.set_up()
}

/// Sets up IPython, in which notebooks run; the Python that has it.
pub fn ipython() -> Result<PathBuf> {
    system::python()?;
    python::IPYTHON.set_up()
}
