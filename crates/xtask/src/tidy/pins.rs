//! Versions that stand in more than one file are the same.

use super::{expect_none, tree};
use crate::bindings::WASM_OPT;
use crate::tools::{BINARYEN, TRUNK, WASM_BINDGEN};

#[test]
fn tools_have_the_versions_that_the_build_expects() {
    let major = BINARYEN.split('.').next().unwrap_or(BINARYEN);
    let pins = [
        ("Trunk.toml", format!("trunk-version = \"={TRUNK}\"")),
        ("Trunk.toml", format!("wasm_opt = \"version_{major}\"")),
        ("Cargo.toml", format!("wasm-bindgen = \"={WASM_BINDGEN}\"")),
    ];
    let missing = pins.into_iter().filter(|(file, line)| !tree::read(file).contains(line));
    expect_none(missing.map(|(file, line)| format!("{file}: xtask expects `{line}`")).collect());
}

#[test]
fn the_bindings_are_optimised_as_the_programs_of_the_pages() {
    let html = tree::read("index.html");
    let flags = format!("data-wasm-opt-params=\"{}\"", WASM_OPT.join(" "));
    let (programs, so_optimised) = (html.matches("rel=\"rust\"").count(), html.matches(&flags).count());
    assert!(programs > 0 && programs == so_optimised, "index.html: {so_optimised} of {programs} programs with {flags}");
}

#[test]
fn the_lock_file_of_the_browser_tests_names_no_host() {
    let lock = tree::read("e2e/package-lock.json");
    let named = lock.lines().filter(|line| line.contains("\"resolved\""));
    expect_none(named.map(|line| format!("e2e/package-lock.json: {}", line.trim())).collect());
}
