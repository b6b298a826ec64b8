//! Proposes changes to a snippet that often make an access cheaper: whole tokens are exchanged, so that comments and
//! spaces stay as they are.
//!
//! A proposal is a guess: whether it still reads, touches the same bytes and costs less is for the caller to count, and
//! only then is it worth showing. Absent on purpose: counting, and what a change is called.

mod axes;
mod members;
mod rows;
mod text;
mod wide;

use crate::reading::Touch;
use crate::token;
use text::Text;

/// What is changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fix {
    /// `x` and `y` of the thread's and the block's indices change places.
    SwapAxes,
    /// Each row of the array gets so many more elements.
    PadRow(u32),
    /// The column is combined with the row by exclusive or.
    Swizzle,
    /// The array of structs becomes an array for each member.
    Members,
    /// Each lane takes 16 bytes at once: its own neighbours, which it wanted a part of.
    Together,
    /// Each lane takes 16 bytes at once, so that fewer threads do.
    Wide,
}

/// A changed snippet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rewrite {
    /// What was changed.
    pub fix: Fix,
    /// The whole text.
    pub text: String,
}

/// Changes that may help this access of the snippet; of some kinds there are several, the smallest first.
///
/// Accesses of a rewritten snippet have the same places in their list as those of the snippet.
pub fn rewrites(source: &str, touch: &Touch) -> Vec<Rewrite> {
    let Ok(tokens) = token::tokens(source) else {
        return Vec::new();
    };
    let text = Text::new(source, &tokens);
    let mut found = Vec::new();
    let mut add = |fix, edits: Option<Vec<text::Edit>>| {
        let changed = edits.and_then(|edits| text.with(edits));
        found.extend(changed.map(|text| Rewrite { fix, text }));
    };
    add(Fix::SwapAxes, axes::swapped(&text));
    for by in rows::PADS {
        add(Fix::PadRow(by), rows::padded(&text, touch, by));
    }
    add(Fix::Swizzle, rows::swizzled(&text, touch));
    add(Fix::Members, members::apart(&text, touch));
    add(Fix::Together, wide::together(&text, touch));
    add(Fix::Wide, wide::wide(&text, touch));
    found
}
