//! Rules about the source that the compiler does not know, as tests. Each collects all faults before it fails.

mod crates;
mod edges;
mod files;
mod lessons;
mod mirror;
mod pins;
mod tree;

/// Fails if there are faults, and shows them all.
fn expect_none(mut faults: Vec<String>) {
    faults.sort();
    assert!(faults.is_empty(), "\n\n  {}\n\n", faults.join("\n  "));
}
