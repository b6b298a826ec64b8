//! Draws the axis of time, and the moments on it that are worth a name.

use crate::{
    canvas::{Canvas, line},
    label::caption_width,
    number,
    rows::{
        memory::Area,
        view::{View, ns},
    },
    scale::Scale,
    scene::{Anchor, Tone},
};
use model::{
    dram::ns_from_ticks,
    figure::rows::{Part, Step},
};
use words::words;

/// The axis under the lines, and faint lines through them.
pub(super) fn draw(canvas: &mut Canvas<Part>, area: Area, scale: Scale, ticks: usize) {
    let (bottom, right) = (area.bottom(), area.x + area.width);
    for (at, tick) in scale.ticks(ticks).into_iter().enumerate() {
        let x = scale.at(tick);
        canvas.draw(("grid", at as u64), Tone::Grid, line((x, area.y - 4.0), (x, bottom + 4.0)));
        let anchor = match (x - area.x < 8.0, right - x < 14.0) {
            (true, _) => Anchor::Start,
            (false, true) => Anchor::End,
            (false, false) => Anchor::Middle,
        };
        canvas.text(("tick", at as u64), Tone::Tick, (x, bottom + 17.0), anchor, &number::decimal(tick, 0));
    }
    canvas.draw(("axis", 0), Tone::Axis, line((area.x, bottom), (right, bottom)));
}

/// The last byte, and a whole load where the axis reaches so far. Their words stand above; if there is no room for both
/// side by side, on two lines.
pub(super) fn draw_landmarks(canvas: &mut Canvas<Part>, view: &View<'_>, area: Area, scale: Scale) {
    let picture = &words(view.lang).rows().picture;
    let whole = view.state.whole_load_ns().number;
    let finish = view.service.finish_ticks();
    let mut marks = Vec::new();
    if view.is_past(Step::Reads) && finish > 0 {
        marks.push((0, ns_from_ticks(finish), (picture.last_byte)(&ns(finish)), Tone::Heading));
    }
    if view.shows_whole_load() {
        marks.push((1, whole, (picture.whole_load)(&number::decimal(whole, 0)), Tone::Caption));
    }
    let mut taken: Option<(f64, f64)> = None;
    for (number, at_ns, text, tone) in marks {
        let x = scale.at(at_ns);
        // The words stand before their line, or after it where there is no room before.
        let wide = caption_width(&text) + 6.0;
        let (anchor, left, text_x) = match x - area.x >= wide {
            true => (Anchor::End, x - wide, x - 5.0),
            false => (Anchor::Start, x, x + 5.0),
        };
        let overlaps = taken.is_some_and(|(from, to)| left < to && from < left + wide);
        let lift = if overlaps { 16.0 } else { 0.0 };
        canvas.draw(("landmark", number), Tone::Axis, line((x, area.y - 6.0 - lift), (x, area.bottom())));
        canvas.text(("landmark-name", number), tone, (text_x, area.y - 8.0 - lift), anchor, &text);
        taken = Some((left, left + wide));
    }
}
