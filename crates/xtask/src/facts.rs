//! `cargo xtask facts`: where each claim that the course is written against is taught, corrected or dropped.
//!
//! Absent on purpose: reading lessons, which is `content`'s.

use anyhow::Result;

use crate::command;

/// Lists them; fails if one is missing in a language.
pub fn run() -> Result<()> {
    command::run("facts", &mut command::cargo(&["run", "--quiet", "--package", "content", "--example", "facts"]))
}
