//! Lessons in, HTML or all faults out.

mod block_faults;
mod blocks;
mod faults;
mod prose;

use expect_test::Expect;
use markup::{Block, Page, Spelling, lesson};

const FRONT: &str = "+++
title = \"A title\"
description = \"What it is\"
lede = \"A sentence\"
+++

";

/// Compares what becomes of a page's body: its blocks, or its faults.
fn check(body: &str, expected: Expect) {
    expected.assert_eq(&shown(&format!("{FRONT}{body}"), Spelling::Any));
}

/// As `check`, for a body in Hinglish.
fn check_hinglish(body: &str, expected: Expect) {
    expected.assert_eq(&shown(&format!("{FRONT}{body}"), Spelling::Hinglish));
}

fn shown(text: &str, spelling: Spelling) -> String {
    let page = Page { file: "en.md", text };
    let (lesson, faults) = lesson(page, spelling, &|fig, state| match (fig, state) {
        ("coalescing" | "library" | "banks" | "rows", state) if !state.contains("bad") => Ok(()),
        ("coalescing" | "library", _) => Err(format!("`{state}` is no state of `{fig}`")),
        _ => Err(format!("no figure is called `{fig}`")),
    });
    let mut out = String::new();
    if faults.is_empty() {
        for block in &lesson.blocks {
            match block {
                Block::Html(html) => out.push_str(html),
                Block::Figure { .. }
                | Block::Derive { .. }
                | Block::Live { .. }
                | Block::Question { .. }
                | Block::Challenge { .. }
                | Block::Check { .. } => out += &format!("{block:#?}\n"),
            }
        }
        if !lesson.facts.is_empty() {
            out += &format!("facts: {}\n", lesson.facts.join(", "));
        }
    }
    for fault in faults {
        out += &format!("{fault}\n");
    }
    out
}
