//! ARCHITECTURE.md says which crate may use which; this holds the crates to it.

use std::collections::{BTreeMap, BTreeSet};

use super::{crates, expect_none, tree};

const HEADING: &str = "## Who may use whom";

#[test]
fn crates_use_each_other_as_architecture_md_says() {
    let allowed = table(&tree::read("ARCHITECTURE.md"));
    let real = crates::edges();
    let mut faults = Vec::new();
    for (name, used) in &real {
        let Some(may) = allowed.get(name) else {
            faults.push(format!("`{name}` has no row in ARCHITECTURE.md under `{HEADING}`"));
            continue;
        };
        faults.extend(used.difference(may).map(|other| format!("`{name}` uses `{other}`, but may not")));
        faults.extend(may.difference(used).map(|other| format!("`{name}` may use `{other}`, but does not")));
    }
    let gone = allowed.keys().filter(|name| !real.contains_key(*name));
    faults.extend(gone.map(|name| format!("ARCHITECTURE.md has a row for `{name}`, which is no crate")));
    expect_none(faults);
}

/// Rows like "| `diagram` | `model`, `words` |" under the heading: what stands in backticks counts.
fn table(text: &str) -> BTreeMap<String, BTreeSet<String>> {
    let (_, section) = text.split_once(HEADING).unwrap_or_else(|| panic!("no heading `{HEADING}`"));
    let section = section.split("\n## ").next().unwrap_or(section);
    let mut rows = BTreeMap::new();
    for line in section.lines() {
        if let Some((name, used)) = line.strip_prefix("| `").and_then(|row| row.split_once("` |")) {
            let used = used.split('`').skip(1).step_by(2).map(str::to_owned);
            assert!(rows.insert(name.to_owned(), used.collect()).is_none(), "two rows for `{name}`");
        }
    }
    rows
}

#[test]
fn the_table_is_read_up_to_the_next_heading() {
    let text =
        format!("{HEADING}\n\n| crate | may use |\n|---|---|\n| `a` | – |\n| `b` | `a`, `c` |\n\n## Next\n| `d` | – |");
    let rows = table(&text);
    assert_eq!(rows.keys().collect::<Vec<_>>(), ["a", "b"]);
    assert!(rows["a"].is_empty());
    assert_eq!(rows["b"].iter().collect::<Vec<_>>(), ["a", "c"]);
}
