//! A chapter is a folder of lessons and a `Chapter`: neither without the other.

use std::collections::BTreeSet;

use super::{expect_none, tree};

const LESSONS: &str = "crates/content/lessons";

#[test]
fn every_chapter_is_there_in_every_language() {
    let folders: BTreeSet<_> = tree::folders(LESSONS).into_iter().collect();
    let slugs = slugs();
    let mut faults = Vec::new();
    if slugs.is_empty() {
        faults.push("crates/content: found no arm like `Chapter::Coalescing => \"coalescing\"`".to_owned());
    }
    faults.extend(folders.difference(&slugs).map(|folder| format!("{LESSONS}/{folder}: no `Chapter` has this slug")));
    faults.extend(
        slugs.difference(&folders).map(|slug| format!("{LESSONS}/{slug}: there is a `Chapter`, but no folder")),
    );
    for folder in &folders {
        for file in ["en.md", "hi-Latn.md", "pair.toml"] {
            let path = format!("{LESSONS}/{folder}/{file}");
            if !tree::at(&path).is_file() {
                faults.push(format!("{path}: missing"));
            }
        }
    }
    expect_none(faults);
}

/// The strings that the arms of a match on `Chapter` give.
fn slugs() -> BTreeSet<String> {
    let mut sources = tree::files("crates/content/src");
    sources.retain(|path| path.ends_with(".rs"));
    let all = sources.iter().map(|path| tree::read(path)).filter(|text| text.contains("enum Chapter"));
    let slug = |line: &str| {
        let (pattern, value) = line.trim().split_once(" => \"")?;
        let is_chapter = pattern.starts_with("Chapter::") || pattern.starts_with("Self::");
        is_chapter.then(|| value.split('"').next().unwrap_or_default().to_owned())
    };
    all.flat_map(|text| text.lines().filter_map(slug).collect::<Vec<_>>()).collect()
}
