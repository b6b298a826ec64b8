//! `cargo xtask size`: what each page of `dist/` costs a reader before it answers.
//!
//! The page itself, its style sheets, and its scripts with all that they name in turn, each compressed
//! with Brotli as a good host does. Not counted: pictures and fonts, which come after; and the site in one file, which
//! is no page of it.

pub mod brotli;
mod needed;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::{single_file, site};

/// What a page of the course may cost, and those of the flashcards, also of a chapter's in other people's pages.
const COURSE_BYTES: usize = 164_000;
/// What a page with layouts, banks or tiles may cost, and that of the drills, which shows three figures.
const FIGURE_BYTES: usize = 276_000;
/// What a page with DRAM or time may cost: four figures, and the reader of measurements.
const DRAM_BYTES: usize = 330_000;
/// What a page that knows every figure and reads CUDA may cost: the reader of it alone is some 90,000.
const LAB_BYTES: usize = 552_000;

/// What this page may cost.
fn budget_bytes(page: &str) -> usize {
    let is = |names: &[&str]| names.iter().any(|name| page.contains(&format!("/{name}/")));
    if page.contains("/embed/cards/") {
        COURSE_BYTES
    } else if is(&["lab", "gallery"]) {
        LAB_BYTES
    } else if is(&["rows", "overlap", "silicon", "roofline", "derivation", "dram"]) {
        DRAM_BYTES
    } else if is(&["drill", "layout", "banks", "tile", "map", "glossary", "patterns", "mistakes"]) {
        FIGURE_BYTES
    } else {
        COURSE_BYTES
    }
}

/// Prints a table; fails above the budget if it is to check.
pub fn run(check: bool) -> Result<()> {
    site::must_be_built()?;
    let mut pages = BTreeMap::new();
    for page in html_files(Path::new(site::DIST))? {
        let files = needed::files(&page).with_context(|| page.display().to_string())?;
        pages.insert(page, files);
    }
    let all: BTreeSet<_> = pages.values().flatten().cloned().collect();
    if !all.iter().any(|file| has_extension(file, "wasm")) {
        bail!("no page loads a wasm: either nothing answers, or `size` overlooks how it is loaded");
    }
    let sizes = brotli::sizes(&all)?;

    println!("Bytes with Brotli, quality 11; the budget is that of the page's kind.\n");
    println!("| page | html | js | wasm | css | all | budget |\n|---|--:|--:|--:|--:|--:|--:|");
    let mut over = Vec::new();
    for (page, files) in &pages {
        let bytes = |kind: &str| -> usize {
            let of_kind = files.iter().filter(|file| has_extension(file, kind));
            of_kind.filter_map(|file| sizes.get(file)).sum()
        };
        let all: usize = files.iter().filter_map(|file| sizes.get(file)).sum();
        let name = page.strip_prefix(site::DIST).unwrap_or(page).display().to_string();
        let budget = budget_bytes(&name);
        println!(
            "| {name} | {} | {} | {} | {} | {all} | {budget} |",
            bytes("html"),
            bytes("js"),
            bytes("wasm"),
            bytes("css"),
        );
        if all > budget {
            over.push(format!("{name} is {} bytes over the budget", all - budget));
        }
    }
    println!();
    for fault in &over {
        println!("{fault}");
    }
    if check && !over.is_empty() {
        bail!("{} of {} pages are over the budget", over.len(), pages.len());
    }
    Ok(())
}

fn has_extension(file: &Path, extension: &str) -> bool {
    file.extension().is_some_and(|found| found == extension)
}

fn html_files(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(html_files(&path)?);
        } else if has_extension(&path, "html") && path.file_name().is_some_and(|name| name != single_file::FILE) {
            found.push(path);
        }
    }
    Ok(found)
}
