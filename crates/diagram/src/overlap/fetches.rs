//! Draws the warp's lanes, and rows of fetches on a stretch of time.

use super::{LANE, axis::Stretch};
use crate::{
    canvas::{Canvas, rect},
    scene::{Anchor, Form, Format, Shape, Tone},
};
use model::{
    access::Op,
    figure::overlap::{Part, State},
    warp::{LANES, Lane},
};
use words::{Lang, words};

/// The lanes at the top of the picture: in one row, or in two. Returns where they end.
pub(super) fn draw_lanes(canvas: &mut Canvas<Part>, state: &State, lang: Lang, format: Format) -> f64 {
    let own = words(lang).coalescing();
    let caption = match state.spec().access().op() {
        Op::Load => own.warp_load,
        Op::Store => own.warp_store,
    };
    canvas.text(("warp", 0), Tone::Caption, (0.0, 12.0), Anchor::Start, caption);
    let (rows, height) = match format {
        Format::Wide => (1, 22.0),
        Format::Narrow => (2, 28.0),
    };
    let a_row = LANES / rows;
    let pitch = format.width() / a_row as f64;
    let top = 19.0;
    for lane in Lane::all() {
        let number = u64::from(lane.number());
        let (row, column) = (lane.index() / a_row, lane.index() % a_row);
        let (x, y) = (column as f64 * pitch, top + row as f64 * (height + 2.0));
        let lit = state.lights_lane(lane);
        let tone = if state.spec().access().is_active(lane) { Tone::Lane } else { Tone::LaneOff };
        let form = rect((x + 0.75, y), (pitch - 1.5, height), 3.0);
        canvas.draw((LANE, number), tone, form).part(Part::Lane(lane)).lit(lit);
        let at = (x + pitch / 2.0, y + height / 2.0 + 3.5);
        let form = Form::Text { x: at.0, y: at.1, anchor: Anchor::Middle, text: number.to_string() };
        canvas.draw(("lane-number", number), Tone::LaneNumber, form).lit(lit && tone == Tone::Lane);
    }
    top + rows as f64 * (height + 2.0)
}

/// Rows of equal height, one a fetch or one a group of warps.
#[derive(Clone, Copy)]
pub(super) struct Rows {
    /// Upper edge of the first.
    pub top: f64,
    /// From one to the next.
    pub pitch: f64,
}

impl Rows {
    /// So many rows within a height, none taller than a limit.
    pub(super) fn within(top: f64, height: f64, rows: usize, tallest: f64) -> Rows {
        Rows { top, pitch: (height / rows.max(1) as f64).min(tallest) }
    }

    /// The upper edge of a row.
    pub(super) fn y(&self, row: usize) -> f64 {
        self.top + row as f64 * self.pitch
    }

    /// The height of a bar in it.
    pub(super) fn bar(&self) -> f64 {
        (self.pitch - if self.pitch > 3.0 { 1.0 } else { 0.5 }).max(0.5)
    }
}

/// The narrowest bar that can still be seen.
const HAIR: f64 = 0.8;

/// A bar in a row, from one time to another; none where both lie off the stretch.
pub(super) fn bar<'a>(
    canvas: &'a mut Canvas<Part>,
    key: (&'static str, u64),
    tone: Tone,
    stretch: Stretch,
    (from, to): (f64, f64),
    (y, height): (f64, f64),
) -> Option<&'a mut Shape<Part>> {
    let (first, last) = stretch.ns;
    if to <= first || from >= last {
        return None;
    }
    let scale = stretch.scale();
    let left = scale.at(from).min(stretch.x.1 - HAIR);
    let width = (scale.at(to) - left).max(HAIR);
    Some(canvas.draw(key, tone, rect((left, y), (width, height), 0.0)))
}

/// What the bus carries from one time to another: used bytes from the bottom up, wasted ones above them, as high as
/// their part of the whole.
pub(super) fn carried(
    canvas: &mut Canvas<Part>,
    (used, wasted): (&'static str, &'static str),
    number: u64,
    stretch: Stretch,
    time: (f64, f64),
    (y, height): (f64, f64),
    part: f64,
) {
    let split = height * (1.0 - part);
    if split > 0.05 {
        bar(canvas, (wasted, number), Tone::Wasted, stretch, time, (y, split));
    }
    if part > 0.0 {
        bar(canvas, (used, number), Tone::Used, stretch, time, (y + split, height - split));
    }
}

/// A used part that can still be seen in a row of some height: on the bus it is to scale, in a row it is a sign.
pub(super) fn seen(part: f64, height: f64) -> f64 {
    if part > 0.0 { part.max((1.4 / height).min(0.5)) } else { part }
}
