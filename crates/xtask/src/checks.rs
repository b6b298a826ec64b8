//! `cargo xtask test`: every check, quick ones first, up to the first that fails.

use std::process::{Command, exit};

use anyhow::Result;

use crate::command::{Stopwatch, cargo, run as run_command, seconds, shown, xtask};
use crate::tools;

/// Runs the checks; the last line counts them.
pub fn run(quick: bool) -> Result<()> {
    let stopwatch = Stopwatch::start();
    tools::components()?;
    let mut checks = quick_checks();
    if !quick {
        checks.extend(slow_checks()?);
    }
    let all = checks.len();
    for (passed, Check { name, mut command }) in checks.into_iter().enumerate() {
        println!("\n[{} of {all}]", passed + 1);
        if let Err(error) = run_command(name, &mut command) {
            eprintln!("\n{error:#}");
            println!("\nFailed: {name}, {} of {all}; {} not run", passed + 1, all - passed - 1);
            println!("Only this one again: {}", shown(&command));
            println!("\n{passed} passed, 1 failed");
            // The count is the last line: main would add one.
            exit(1);
        }
    }
    println!("\nEverything took {}", seconds(stopwatch.elapsed()));
    println!("\n{all} passed, 0 failed");
    Ok(())
}

struct Check {
    name: &'static str,
    command: Command,
}

/// The features are the same for all that look at the host, so that nothing is compiled twice.
fn quick_checks() -> Vec<Check> {
    let deny_warnings = ["--", "--deny", "warnings"];
    let mut lint = cargo(&["clippy", "--workspace", "--all-targets", "--features", "web/ssr"]);
    lint.args(deny_warnings);
    let test = cargo(&["test", "--workspace", "--features", "web/ssr", "--no-fail-fast"]);
    vec![check("format", cargo(&["fmt", "--all", "--check"])), check("lint", lint), check("test", test)]
}

fn slow_checks() -> Result<Vec<Check>> {
    let mut lint = cargo(&["clippy", "--package", "web", "--target", "wasm32-unknown-unknown"]);
    lint.args(["--no-default-features", "--features", "hydrate"]);
    lint.args(["--", "--deny", "warnings"]);
    let mut doc = cargo(&["doc", "--workspace", "--no-deps", "--features", "web/ssr"]);
    doc.env("RUSTDOCFLAGS", "--deny warnings");
    Ok(vec![
        check("tools", xtask(&["tools"])?),
        check("lint for the browser", lint),
        check("documentation", doc),
        check("wasm", xtask(&["wasm"])?),
        check("site", xtask(&["build"])?),
        check("size", xtask(&["size", "--check"])?),
        check("bindings", xtask(&["bindings", "--check"])?),
        check("anki", xtask(&["anki"])?),
        check("browser", xtask(&["browser"])?),
    ])
}

fn check(name: &'static str, command: Command) -> Check {
    Check { name, command }
}
