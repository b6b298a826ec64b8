//! The wide layout: four cards in a row, below them the shown access large, its lanes and banks beside it.

use super::{
    cards::{self, Card},
    code,
    grid::{Grid, draw_large},
    saying::stage_words,
    speeds::{self, Chart},
    strip::{self, Band},
};
use crate::{
    canvas::{Canvas, rect},
    label::caption_width,
    scene::{Anchor, Format, Shape, Tone},
};
use model::{
    figure::tile::{Part, State, Step},
    query::Choice,
};
use words::{Lang, words};

const CARD: Card = Card { size: (228.0, 94.0), square: 56.0, has_map: true, air: 10.0 };
const GAP: f64 = 16.0;
const TOP: f64 = 118.0;
const GRID: f64 = 424.0;
/// Row numbers stand left of the square.
const NUMBERS: f64 = 20.0;
/// Where the right half begins.
const RIGHT: f64 = 480.0;
const HEIGHT: f64 = TOP + 24.0 + GRID + 2.0;

/// Height and shapes of the picture.
pub(super) fn draw(state: &State, lang: Lang) -> (f64, Vec<Shape<Part>>) {
    let mut canvas = Canvas::new();
    draw_cards(&mut canvas, state, lang);
    draw_square(&mut canvas, state, lang);
    draw_beside(&mut canvas, state, lang);
    (HEIGHT, canvas.into_shapes())
}

fn draw_cards(canvas: &mut Canvas<Part>, state: &State, lang: Lang) {
    let (width, height) = CARD.size;
    let left = |at: usize| at as f64 * (width + GAP);
    for (at, step) in Step::ALL.iter().copied().enumerate() {
        if state.spec().exists(step) {
            cards::draw(canvas, state, lang, step, (left(at), 0.0), CARD);
        }
    }
    if !state.spec().kernel().has_tile() {
        cards::draw_no_tile(canvas, lang, (left(1), 0.0), (2.0 * width + GAP, height));
    }
    for at in 1..Step::ALL.len() {
        // Where there is no tile, nothing parts its two cards.
        if at != 2 || state.spec().kernel().has_tile() {
            let middle = (left(at) - GAP / 2.0, height / 2.0 + 4.0);
            canvas.text(("arrow", at as u64), Tone::Caption, middle, Anchor::Middle, "→");
        }
    }
}

fn draw_square(canvas: &mut Canvas<Part>, state: &State, lang: Lang) {
    let caption = super::square_caption(state, lang, true);
    canvas.text(("square-caption", 0), Tone::Caption, (NUMBERS, TOP + 12.0), Anchor::Start, &caption);
    let grid = Grid::within(state, (NUMBERS, TOP + 22.0), GRID);
    if let Some((text, seen)) = super::tint_caption(state, lang) {
        let right = NUMBERS + GRID - grid.cell;
        let left = right - caption_width(&text);
        // A sample stands close to its word; a word alone stands at the edge.
        let (x, anchor) = if seen { (left, Anchor::Start) } else { (right, Anchor::End) };
        if seen {
            canvas.draw(("tint-sample", 0), Tone::ConflictSoft, rect((left - 14.0, TOP + 2.5), (11.0, 11.0), 2.0));
        }
        canvas.text(("square-caption", 1), Tone::Caption, (x, TOP + 12.0), anchor, &text);
    }
    draw_large(canvas, state, grid);
    let side = state.spec().block().tile_side();
    for row in (0..side).step_by(4) {
        let y = grid.y + (f64::from(row) + 0.5) * grid.cell + 3.0;
        let text = row.to_string();
        canvas.text(("row-number", row.into()), Tone::Small, (NUMBERS - 5.0, y), Anchor::End, &text);
    }
}

fn draw_beside(canvas: &mut Canvas<Part>, state: &State, lang: Lang) {
    let (spec, step) = (state.spec(), state.step());
    let picture = &words(lang).tile().picture;
    let title = format!("{} {}", cards::number_of(state, step), stage_words(step, lang).name);
    canvas.text(("title", 0), Tone::Heading, (RIGHT, TOP + 12.0), Anchor::Start, &title);
    let (before, statement) = code::lines(spec, step);
    canvas.text(("code", 0), Tone::Code, (RIGHT, TOP + 34.0), Anchor::Start, &before);
    canvas.text(("code", 1), Tone::Code, (RIGHT, TOP + 51.0), Anchor::Start, &statement);

    let width = Format::Wide.width() - RIGHT;
    let lanes = Band { x: RIGHT, y: TOP + 84.0, width, height: 22.0 };
    let below = Band { y: lanes.y + 84.0, height: 20.0, ..lanes };
    strip::draw_wires(canvas, state, lanes, below);
    let warp = (picture.warp)(spec.warp(), spec.block().passes());
    canvas.text(("warp", 0), Tone::Caption, (RIGHT, lanes.y - 7.0), Anchor::Start, &warp);
    strip::draw_lanes(canvas, state, lanes, 1);
    // Wires that meet in the left half leave the right one free.
    let (x, anchor) = match state.shown_bank() {
        Some(bank) if bank < 16 => (RIGHT + width, Anchor::End),
        Some(_) | None => (RIGHT, Anchor::Start),
    };
    canvas.text(("touched", 0), Tone::Caption, (x, below.y - 7.0), anchor, super::touched(state, lang));
    strip::draw_touched(canvas, state, below);

    let chart = Chart { corner: (RIGHT, 0.0), names: 100.0, bars: 290.0, pitch: 20.0 };
    let top = HEIGHT - chart.height();
    speeds::draw(canvas, state, lang, Chart { corner: (RIGHT, top), ..chart });
}
