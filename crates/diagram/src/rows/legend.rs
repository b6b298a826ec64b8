//! Draws what the marks of the time line mean.

use super::view::View;
use crate::{
    canvas::{Canvas, dot, rect},
    label::caption_width,
    scene::{Anchor, Form, Tone},
};
use model::figure::rows::Part;
use words::words;

const SWATCH: f64 = 14.0;
const AIR: f64 = 5.0;
const GAP: f64 = 16.0;
/// Between the lines of a legend that has several.
const LINE: f64 = 18.0;

/// From `x` on, as many to a line as there is room; the height of all but the first line.
pub(super) fn draw(canvas: &mut Canvas<Part>, view: &View<'_>, (x, y): (f64, f64), width: f64) -> f64 {
    let own = &words(view.lang).rows().picture.legend;
    let items: [(Tone, &str, f64, Sample); 7] = [
        (Tone::Conflict, own.conflict, 6.0, |x, y| dot((x + 3.0, y - 4.0), 3.0)),
        (Tone::Precharge, own.precharge, SWATCH, |x, y| rect((x + 0.5, y - 8.5), (SWATCH - 1.0, 8.0), 1.0)),
        (Tone::Row, own.activate, SWATCH, bar),
        (Tone::RowSoft, own.open, SWATCH, bar),
        (Tone::Flight, own.flight, SWATCH, |x, y| rect((x, y - 6.5), (SWATCH, 5.0), 1.0)),
        (Tone::Used, own.data, SWATCH, bar),
        (Tone::Wasted, own.wasted, SWATCH, bar),
    ];
    let (mut left, mut drop) = (x, 0.0);
    for (at, (tone, text, swatch, sample)) in items.into_iter().enumerate() {
        let wide = swatch + AIR + caption_width(text);
        if left > x && left + wide > x + width {
            left = x;
            drop += LINE;
        }
        let top = y + drop;
        canvas.draw(("legend", at as u64), tone, sample(left, top));
        let text_at = (left + swatch + AIR, top);
        canvas.text(("legend-name", at as u64), Tone::Caption, text_at, Anchor::Start, text);
        left += wide + GAP;
    }
    drop
}

/// A mark of the time line, before words with this baseline.
type Sample = fn(f64, f64) -> Form;

fn bar(x: f64, y: f64) -> Form {
    rect((x, y - 9.0), (SWATCH, 9.0), 1.0)
}
