//! Draws the four accesses side by side, each with its count: whichever is shown large, all four are in view.

use super::{
    grid::{draw_small, text_of},
    saying::{card_count, stage_words},
};
use crate::{
    canvas::{Canvas, rect},
    label::caption_width,
    scene::{Anchor, Tone},
};
use model::{
    figure::tile::{Cost, Part, State, Step},
    query::Choice,
};
use words::{Lang, words};

/// How a card is laid out.
#[derive(Clone, Copy)]
pub(super) struct Card {
    /// Width and height.
    pub size: (f64, f64),
    /// Side of a small square, of which a matrix has one more: where the tile lies in it.
    pub square: f64,
    /// Whether there is room for that.
    pub has_map: bool,
    /// From the card's edge to what stands in it.
    pub air: f64,
}

/// Tiles along a side of the small map: a corner of the matrix.
const MAP_TILES: f64 = 4.0;

pub(super) fn draw(canvas: &mut Canvas<Part>, state: &State, lang: Lang, step: Step, (x, y): (f64, f64), card: Card) {
    let (number, part) = (step as u64, Part::Stage(step));
    let shown = state.step() == step;
    canvas.draw((super::STAGE, number), Tone::Ground, rect((x, y), card.size, 6.0)).part(part);
    let title = format!("{} {}", number_of(state, step), stage_words(step, lang).name);
    text_of(canvas, ("card-title", number), Tone::Heading, (x + card.air, y + 18.0), Anchor::Start, &title).part(part);

    let top = y + 27.0;
    let mut left = x + card.air;
    let of_matrix = match step {
        Step::GlobalRead | Step::GlobalWrite => true,
        Step::TileWrite | Step::TileRead => false,
    };
    if of_matrix && card.has_map {
        let (corner, side) = (state.spec().corner(step), state.spec().block().tile_side());
        let (row, column, tile) = (corner.row / side, corner.column / side, card.square / MAP_TILES);
        canvas.draw(("map", number), Tone::Cell, rect((left, top), (card.square, card.square), 2.0)).part(part);
        let at = (left + f64::from(column) * tile, top + f64::from(row) * tile);
        canvas.draw(("map-tile", number), Tone::Wanted, rect(at, (tile, tile), 1.0)).part(part);
        left += card.square + card.air;
    }
    draw_small(canvas, state, step, (left, top), card.square);
    draw_count(canvas, state, lang, step, (left + card.square + card.air, top));
    canvas.draw(("card-frame", number), Tone::Frame, rect((x, y), card.size, 6.0)).lit(shown);
}

/// The count, its unit, and what it means.
fn draw_count(canvas: &mut Canvas<Part>, state: &State, lang: Lang, step: Step, (x, y): (f64, f64)) {
    let (number, part) = (step as u64, Part::Stage(step));
    let Some((count, unit, note)) = card_count(state, step, lang) else {
        return;
    };
    let waits = matches!(state.cost(step), Some(Cost::Shared(counts)) if counts.conflicts > 0) && !state.hides(step);
    let tone = if waits { Tone::TotalConflict } else { Tone::Total };
    text_of(canvas, ("count", number), tone, (x, y + 17.0), Anchor::Start, &count).part(part);
    text_of(canvas, ("count-unit", number), Tone::Caption, (x, y + 33.0), Anchor::Start, unit).part(part);
    text_of(canvas, ("count-note", number), Tone::Caption, (x, y + 48.0), Anchor::Start, &note).part(part);
}

/// Where the tile's two accesses would stand.
pub(super) fn draw_no_tile(canvas: &mut Canvas<Part>, lang: Lang, (x, y): (f64, f64), (width, height): (f64, f64)) {
    canvas.draw(("no-tile", 0), Tone::Pad, rect((x + 0.5, y + 0.5), (width - 1.0, height - 1.0), 6.0));
    let [first, second] = words(lang).tile().picture.no_tile;
    let middle = (x + width / 2.0, y + height / 2.0);
    let whole = format!("{first} {second}");
    if height < 60.0 && caption_width(&whole) <= width {
        canvas.text(("no-tile-text", 0), Tone::Caption, (middle.0, middle.1 + 4.0), Anchor::Middle, &whole);
        return;
    }
    for (at, line) in [first, second].into_iter().enumerate() {
        let y = middle.1 - 4.0 + at as f64 * 16.0;
        canvas.text(("no-tile-text", at as u64), Tone::Caption, (middle.0, y), Anchor::Middle, line);
    }
}

/// The access's number among those that the kernel has.
pub(super) fn number_of(state: &State, step: Step) -> usize {
    Step::ALL.iter().filter(|other| state.spec().exists(**other) && **other <= step).count()
}
