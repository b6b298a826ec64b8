//! One thing taught has one name in every layer: a figure's model, drawing, golden pictures, words, view and tests.

use std::collections::BTreeSet;

use super::{expect_none, tree};

/// Figures that are another face of a figure's state: they have no model and no view of their own.
const FACES: [&str; 1] = ["library"];

#[test]
fn a_figure_has_its_name_in_every_layer() {
    let models = stems("crates/model/src/figure", |_| true);
    let figures: BTreeSet<_> = models.iter().cloned().chain(FACES.map(str::to_owned)).collect();
    let drawn = stems("crates/diagram/src", draws_a_state);
    let views = stems("web/src/figure", |_| true);
    let pictured = names("crates/diagram/snapshots", ".svg");
    let pictured = pictured.iter().filter_map(|name| Some(name.split_once('-')?.0.to_owned())).collect();
    let tested = names("e2e/figure", ".spec.ts");
    let worded = sections_of_words();

    let mut faults = Vec::new();
    if models.is_empty() {
        faults.push("crates/model/src/figure: no figure".to_owned());
    }
    let mut compare = |layer: &str, wanted: &BTreeSet<String>, there: &BTreeSet<String>| {
        faults.extend(wanted.difference(there).map(|figure| format!("`{figure}` is missing: {layer}")));
        faults.extend(there.difference(wanted).map(|stray| format!("`{stray}` is no figure: {layer}")));
    };
    compare("crates/diagram/src/*.rs with a `pub fn scene(state: …`", &figures, &drawn);
    compare("crates/diagram/snapshots/*-….svg", &figures, &pictured);
    compare("web/src/figure/*.rs", &models, &views);
    compare("e2e/figure/*.spec.ts", &figures, &tested);
    // Words has sections for other things, too.
    compare("sections of `Words`", &figures, &worded.intersection(&figures).cloned().collect());
    expect_none(faults);
}

/// The gallery has a `scene` as well, but that one is asked for a figure by its name.
fn draws_a_state(text: &str) -> bool {
    let arguments = text.split_once("pub fn scene(").map(|(_, rest)| rest.trim_start());
    arguments.is_some_and(|arguments| arguments.starts_with("state:"))
}

/// Names of the Rust files in a folder, not below it, whose text is of the kind wanted.
fn stems(folder: &str, wanted: impl Fn(&str) -> bool) -> BTreeSet<String> {
    let mut found = names(folder, ".rs");
    found.retain(|stem| wanted(&tree::read(&format!("{folder}/{stem}.rs"))));
    found
}

fn names(folder: &str, ending: &str) -> BTreeSet<String> {
    let direct = |path: &String| Some(path.strip_prefix(folder)?.strip_prefix('/')?.strip_suffix(ending)?.to_owned());
    let found = tree::files(folder);
    found.iter().filter_map(direct).filter(|name| !name.contains('/')).collect()
}

/// The sections that `impl Words` hands out: `pub fn name(self)`.
fn sections_of_words() -> BTreeSet<String> {
    let text = tree::read("crates/words/src/lib.rs");
    let sections = text.lines().filter_map(|line| line.trim().strip_prefix("pub fn ")?.split_once("(self)"));
    sections.map(|(name, _)| name.to_owned()).collect()
}
