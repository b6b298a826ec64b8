//! `cargo xtask bless`: accepts what the code draws and prints now as the golden files.

use anyhow::Result;

use crate::command;

/// Runs the tests so that they write what they would compare.
pub fn run() -> Result<()> {
    let mut cargo = command::cargo(&["test", "--workspace", "--features", "web/ssr", "--no-fail-fast"]);
    command::run("golden files", cargo.env("UPDATE_EXPECT", "1"))?;
    println!("Look at every change before you commit it: git diff");
    Ok(())
}
