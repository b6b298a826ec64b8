//! How files begin, what they are called, how long they are, and how they silence a lint.

use std::io::{Write as _, stderr};

use super::{expect_none, tree};

#[test]
fn every_file_says_what_it_is_in_its_first_line() {
    let silent = tree::rust().into_iter().filter(|(_, text)| !text.starts_with("//! "));
    expect_none(silent.map(|(path, _)| format!("{path}: the first line is no `//! …`")).collect());
}

#[test]
fn names_say_what_is_inside() {
    let empty_words = ["common", "core", "helper", "helpers", "manager", "misc", "util", "utils"];
    let mut faults = Vec::new();
    for (path, _) in tree::rust() {
        for part in path.split('/') {
            let stem = part.trim_end_matches(".rs");
            if empty_words.contains(&stem) {
                faults.push(format!("{path}: `{stem}` says nothing"));
            }
        }
        if path.ends_with("/mod.rs") {
            faults.push(format!("{path}: a module lies beside its folder, not in it as mod.rs"));
        }
    }
    expect_none(faults);
}

#[test]
fn lints_are_expected_with_a_reason_and_never_allowed() {
    let faults = tree::rust().into_iter().flat_map(|(path, text)| {
        let found = silenced(&text);
        found.into_iter().map(move |(line, fault)| format!("{path}:{line}: {fault}"))
    });
    expect_none(faults.collect());
}

/// Line and fault of each attribute that silences a lint otherwise than by `expect` with a reason.
fn silenced(text: &str) -> Vec<(usize, &'static str)> {
    let mut faults = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let start = line.trim_start();
        if !start.starts_with("#[") && !start.starts_with("#![") {
            continue;
        }
        if start.contains("allow(") {
            faults.push((index + 1, "`allow` outlives its cause: use `expect` with a reason"));
        }
        if start.contains("expect(") {
            let rest: Vec<_> = text.lines().skip(index).collect();
            let rest = rest.join("\n");
            let attribute = rest.split(")]").next().unwrap_or_default();
            if !attribute.contains("reason") {
                faults.push((index + 1, "`expect` without a reason"));
            }
        }
    }
    faults
}

#[test]
fn silencing_is_found_over_several_lines() {
    let text = "#![allow(dead_code)]\n#[expect(\n    unused,\n    reason = \"shown below\"\n)]\n#[expect(unused)]\nfn allow() {}";
    let lines: Vec<_> = silenced(text).into_iter().map(|(line, _)| line).collect();
    assert_eq!(lines, [1, 6]);
}

/// No rule, but worth a look in a review. It goes to the terminal even when tests pass.
#[test]
fn long_files_are_reported() {
    for (path, text) in tree::rust() {
        let lines = text.lines().count();
        if lines > 300 {
            writeln!(stderr(), "long: {path} has {lines} lines").unwrap();
        }
    }
}
