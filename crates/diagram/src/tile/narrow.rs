//! The narrow layout: the cards two by two, then the shown access from its lanes down to its banks.

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
use model::figure::tile::{Part, State, Step};
use words::{Lang, words};

const CARD: Card = Card { size: (160.0, 84.0), square: 48.0, has_map: false, air: 9.0 };
const GAP: f64 = 8.0;
/// Height of the line that says that there is no tile.
const NO_TILE: f64 = 40.0;
/// Room for the tallest stack of words, and its number.
const STACKS: f64 = 86.0;

/// Height and shapes of the picture.
pub(super) fn draw(state: &State, lang: Lang) -> (f64, Vec<Shape<Part>>) {
    let mut canvas = Canvas::new();
    let canvas_mut = &mut canvas;
    let top = draw_cards(canvas_mut, state, lang) + 24.0;
    let (spec, step) = (state.spec(), state.step());
    let picture = &words(lang).tile().picture;
    let width = Format::Narrow.width();

    let title = format!("{} {}", cards::number_of(state, step), stage_words(step, lang).name);
    canvas_mut.text(("title", 0), Tone::Heading, (0.0, top), Anchor::Start, &title);
    let (_, statement) = code::lines(spec, step);
    canvas_mut.text(("code", 0), Tone::Code, (0.0, top + 20.0), Anchor::Start, &statement);

    let warp = (picture.warp)(spec.warp(), spec.block().passes());
    canvas_mut.text(("warp", 0), Tone::Caption, (0.0, top + 44.0), Anchor::Start, &warp);
    let lanes = Band { x: 0.0, y: top + 51.0, width, height: 58.0 };
    strip::draw_lanes(canvas_mut, state, lanes, 2);

    let square = lanes.y + lanes.height + 20.0;
    draw_square(canvas_mut, state, lang, square);

    // Whichever access is shown, the picture is as tall, so that nothing below it jumps.
    let (height, room) = match (step, spec.kernel().has_tile()) {
        (Step::TileWrite | Step::TileRead, _) => (22.0, 22.0 + STACKS),
        (Step::GlobalRead | Step::GlobalWrite, true) => (40.0, 22.0 + STACKS),
        (Step::GlobalRead | Step::GlobalWrite, false) => (40.0, 40.0),
    };
    let below = Band { x: 0.0, y: square + 8.0 + width + 26.0, width, height };
    let touched = super::touched(state, lang);
    canvas_mut.text(("touched", 0), Tone::Caption, (0.0, below.y - 7.0), Anchor::Start, touched);
    strip::draw_touched(canvas_mut, state, below);

    let corner = (0.0, below.y + room + 28.0);
    let chart = Chart { corner, names: 94.0, bars: 148.0, pitch: 20.0 };
    speeds::draw(canvas_mut, state, lang, chart);
    (corner.1 + chart.height() + 2.0, canvas.into_shapes())
}

/// The cards; returns where they end.
fn draw_cards(canvas: &mut Canvas<Part>, state: &State, lang: Lang) -> f64 {
    let (width, height) = CARD.size;
    for (at, step) in state.steps().enumerate() {
        let corner = ((at % 2) as f64 * (width + GAP), (at / 2) as f64 * (height + GAP));
        cards::draw(canvas, state, lang, step, corner, CARD);
    }
    if state.spec().kernel().has_tile() {
        return 2.0 * height + GAP;
    }
    cards::draw_no_tile(canvas, lang, (0.0, height + GAP), (2.0 * width + GAP, NO_TILE));
    height + GAP + NO_TILE
}

fn draw_square(canvas: &mut Canvas<Part>, state: &State, lang: Lang, y: f64) {
    let caption = super::square_caption(state, lang, false);
    canvas.text(("square-caption", 0), Tone::Caption, (0.0, y), Anchor::Start, &caption);
    let width = Format::Narrow.width();
    if let Some((text, seen)) = super::tint_caption(state, lang) {
        let left = width - caption_width(&text);
        // A sample stands close to its word; a word alone stands at the edge.
        let (x, anchor) = if seen { (left, Anchor::Start) } else { (width, Anchor::End) };
        if seen {
            canvas.draw(("tint-sample", 0), Tone::ConflictSoft, rect((left - 14.0, y - 9.5), (11.0, 11.0), 2.0));
        }
        canvas.text(("square-caption", 1), Tone::Caption, (x, y), anchor, &text);
    }
    draw_large(canvas, state, Grid::within(state, (0.0, y + 8.0), width));
}
