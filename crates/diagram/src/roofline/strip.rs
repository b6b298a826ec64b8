//! Draws what one warp moves: its fetches, the used bytes in them, and the rest. While the roofs are whole the used
//! bytes lie side by side; then they come apart, each in its fetch.

use super::{BLOCK, numbers::numbers};
use crate::{
    canvas::{Canvas, rect},
    scene::{Anchor, Tone},
};
use model::figure::roofline::{Block, Guess, Part, State};
use words::{Lang, words};

/// Where the strip lies, and how much of it.
#[derive(Clone, Copy)]
pub(super) struct Strip {
    pub left: f64,
    /// Baseline of its caption.
    pub top: f64,
    pub width: f64,
    /// Height of a row of bytes.
    pub row: f64,
    /// The most bytes that a row takes.
    pub row_bytes: u64,
    /// The most pixels that a byte is wide.
    pub byte_max: f64,
}

/// From the caption to the bytes, and from row to row.
const HEAD: f64 = 8.0;
const AIR: f64 = 5.0;

impl Strip {
    fn rows(self, state: &State) -> u64 {
        bytes(state).div_ceil(self.row_bytes).max(1)
    }

    /// How tall it is, from the caption's baseline on.
    pub(super) fn height(self, state: &State) -> f64 {
        HEAD + self.rows(state) as f64 * (self.row + AIR)
    }
}

/// The bytes that there is room for: while a guess is open, the length must not tell.
fn bytes(state: &State) -> u64 {
    match state.guess() {
        Guess::Open => state.spec().unique_bytes(),
        Guess::Off | Guess::Made(_) => state.spec().moved_bytes(),
    }
}

pub(super) fn draw(canvas: &mut Canvas<Part>, state: &State, lang: Lang, strip: Strip) {
    let (spec, picture) = (state.spec(), &words(lang).roofline().picture);
    let n = numbers(spec, lang);
    let caption = match (spec.efficiency(), state.shows_access()) {
        (None, _) => picture.nobody.to_owned(),
        (Some(_), false) => (picture.asked)(&n.unique),
        (Some(_), true) => (picture.moved)(&n.moved, &n.unique, &n.efficiency),
    };
    canvas.text(("strip", 0), Tone::Caption, (strip.left, strip.top), Anchor::Start, &caption);
    let blocks = spec.blocks();
    let rows = strip.rows(state);
    let in_row = bytes(state).div_ceil(rows).next_multiple_of(spec.block_bytes()).max(1);
    let byte = (strip.width / in_row as f64).min(strip.byte_max);
    match state.shows_access() {
        true => draw_blocks(canvas, state, &blocks, in_row, byte, strip),
        false => draw_used(canvas, &blocks, byte, strip),
    }
}

fn draw_blocks(canvas: &mut Canvas<Part>, state: &State, blocks: &[Block], in_row: u64, byte: f64, strip: Strip) {
    let block_bytes = state.spec().block_bytes();
    let width = block_bytes as f64 * byte;
    // A hair of paper between two fetches, never much of either.
    let gap = (width / 8.0).min(2.0);
    for (at, block) in (0..).zip(blocks) {
        let first = at * block_bytes;
        let x = strip.left + (first % in_row) as f64 * byte;
        let y = strip.top + HEAD + (first / in_row) as f64 * (strip.row + AIR);
        let part = Part::Block(block.index);
        let form = rect((x, y), (width - gap, strip.row), 2.0);
        canvas.draw((BLOCK, block.index), Tone::Wasted, form.clone()).part(part);
        let scale = (width - gap) / block_bytes as f64;
        for run in &block.runs {
            let left = x + (run.start - block.index * block_bytes) as f64 * scale;
            let used = rect((left, y), ((run.end - run.start) as f64 * scale, strip.row), 0.0);
            canvas.draw(("run", run.start), Tone::Used, used).part(part);
        }
        canvas.draw(("outline", block.index), Tone::Sector, form).lit(state.lit() == Some(part));
    }
}

fn draw_used(canvas: &mut Canvas<Part>, blocks: &[Block], byte: f64, strip: Strip) {
    let mut x = strip.left;
    for run in blocks.iter().flat_map(|block| &block.runs) {
        let width = (run.end - run.start) as f64 * byte;
        canvas.draw(("run", run.start), Tone::Used, rect((x, strip.top + HEAD), (width, strip.row), 0.0));
        x += width;
    }
}
