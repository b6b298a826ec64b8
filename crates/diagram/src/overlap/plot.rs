//! Draws what a crowd gets: useful bandwidth over the warps in flight, of this access and of the same bytes packed; and
//! what must be in flight to fill the bus.

use super::{
    axis::tick_width,
    figures::{grouped, times},
};
use crate::{
    canvas::{Canvas, dot, line},
    label::caption_width,
    scale::Scale,
    scene::{Anchor, Form, Format, Tone},
};
use model::{
    figure::overlap::{Dial, Part, State},
    flight::Load,
};
use words::{Lang, words};

/// The plot's corners, and where the words under it begin.
struct Places {
    x: (f64, f64),
    y: (f64, f64),
    words: (f64, f64),
    line: f64,
}

fn places(format: Format, axis: f64) -> Places {
    match format {
        Format::Wide => Places { x: (662.0, 940.0), y: (44.0, 252.0), words: (618.0, 326.0), line: 20.0 },
        Format::Narrow => {
            Places { x: (50.0, 308.0), y: (axis + 58.0, axis + 168.0), words: (0.0, axis + 222.0), line: 17.0 }
        }
    }
}

/// The plot and the words; `axis` is where the axis of time lies.
pub(super) fn draw(canvas: &mut Canvas<Part>, state: &State, lang: Lang, format: Format, axis: f64) {
    let places = places(format, axis);
    let picture = &words(lang).overlap().picture;
    let (spec, load) = (state.spec(), state.spec().load());
    let (memory, warps) = (spec.memory(), spec.warps());
    let heading = (places.words.0, places.y.0 - if format == Format::Wide { 32.0 } else { 14.0 });
    canvas.text(("heading", 1), Tone::Heading, heading, Anchor::Start, picture.useful);
    let (Some(needed), Some(needed_packed)) = (memory.loads_needed(load), memory.loads_needed(load.packed())) else {
        return;
    };
    let peak = memory.useful_gb_s(load.packed(), u32::MAX);
    let most = (1.5 * needed_packed).max(1.1 * f64::from(warps));
    let x = Scale::linear((0.0, most), places.x);
    let y = Scale::linear((0.0, 1.08 * peak), (places.y.1, places.y.0));
    draw_axes(canvas, state, (x, y), &places, format);
    canvas.text(("axis-name", 0), Tone::Caption, (places.x.1, places.y.1 + 32.0), Anchor::End, picture.in_flight_axis);

    let curve = |load: Load, needed: f64| {
        let flat = memory.useful_gb_s(load, u32::MAX);
        vec![(x.at(0.0), y.at(0.0)), (x.at(needed), y.at(flat)), (x.at(most), y.at(flat))]
    };
    let slow = load.slowdown().unwrap_or(1.0);
    if load.fetches > 1 && slow > 1.0 {
        let height = y.at(peak / f64::from(load.fetches));
        canvas.draw(("told", 1001), Tone::Myth, line((x.at(0.0), height), (x.at(most), height)));
    }
    let packed = Form::Path { points: curve(load.packed(), needed_packed) };
    canvas.draw(("curve", 1), Tone::Predicted, packed);
    let own = Form::Path { points: curve(load, needed) };
    canvas.draw(("curve", 0), Tone::Own, own);
    draw_now(canvas, state, (x, y));
    draw_names(canvas, state, lang, (x, y), (most, slow));
    draw_needed(canvas, state, lang, &places, (needed, needed_packed));
}

/// Numbers where the curves turn: no round ones that nothing happens at.
fn draw_axes(canvas: &mut Canvas<Part>, state: &State, (x, y): (Scale, Scale), places: &Places, format: Format) {
    let most = if format == Format::Wide { 5 } else { 4 };
    for (at, tick) in x.ticks(most).into_iter().enumerate() {
        let text = grouped(tick, 1);
        let at_x = x.at(tick);
        if at_x + tick_width(&text) / 2.0 <= format.width() {
            canvas.text(("warps-tick", at as u64), Tone::Tick, (at_x, places.y.1 + 15.0), Anchor::Middle, &text);
        }
    }
    let (memory, load) = (state.spec().memory(), state.spec().load());
    let flat = [load.packed(), load].map(|load| memory.useful_gb_s(load, u32::MAX));
    let far = |one: f64, other: f64| (y.at(one) - y.at(other)).abs() >= 14.0;
    let own = Some(flat[1]).filter(|own| far(*own, flat[0]) && far(*own, 0.0));
    for (at, tick) in [Some(0.0), Some(flat[0]), own].into_iter().flatten().enumerate() {
        let (number, height) = (at as u64, y.at(tick));
        canvas.draw(("gbps-grid", number), Tone::Grid, line((places.x.0, height), (places.x.1, height)));
        let at = (places.x.0 - 6.0, height + 4.0);
        canvas.text(("gbps-tick", number), Tone::Tick, at, Anchor::End, &grouped(tick, 1));
    }
    canvas.draw(("axis", 10), Tone::Axis, line((places.x.0, places.y.1), (places.x.1, places.y.1)));
}

/// Where the reader's crowd stands on both curves, and how far they are apart.
fn draw_now(canvas: &mut Canvas<Part>, state: &State, (x, y): (Scale, Scale)) {
    let (spec, load) = (state.spec(), state.spec().load());
    let memory = spec.memory();
    let at = x.at(spec.warps().into());
    let heights = [load.packed(), load].map(|load| y.at(memory.useful_gb_s(load, spec.warps())));
    canvas.draw(("now", 2), Tone::Axis, line((at, heights[0]), (at, heights[1])));
    canvas.draw(("now", 1), Tone::Predicted, dot((at, heights[0]), 4.5));
    canvas.draw(("now", 0), Tone::Own, dot((at, heights[1]), 5.0));
    if let Some(slower) = memory.slower(load, spec.warps()).filter(|slower| *slower > 1.005) {
        let middle = (heights[0] + heights[1]) / 2.0 + 7.0;
        let text = times(slower);
        let room = at - x.at(0.0) > 12.4 * text.chars().count() as f64 + 12.0;
        let (at, anchor) = if room { (at - 8.0, Anchor::End) } else { (at + 8.0, Anchor::Start) };
        canvas.text(("gap", 0), Tone::Total, (at, middle), anchor, &text);
    }
}

fn draw_names(canvas: &mut Canvas<Part>, state: &State, lang: Lang, (x, y): (Scale, Scale), (most, slow): (f64, f64)) {
    let picture = &words(lang).overlap().picture;
    let (memory, load) = (state.spec().memory(), state.spec().load());
    let right = x.at(most);
    let peak = memory.useful_gb_s(load.packed(), u32::MAX);
    if slow > 1.0 {
        let above = |gb_s: f64| y.at(gb_s) - 7.0;
        let flat = memory.useful_gb_s(load, u32::MAX);
        canvas.text(("curve-name", 1), Tone::Caption, (right, above(peak)), Anchor::End, picture.packed);
        canvas.text(("curve-name", 0), Tone::Caption, (right, above(flat)), Anchor::End, picture.own);
        let told = (picture.told)(load.fetches);
        let left = right - caption_width(&told);
        let height = y.at(peak / f64::from(load.fetches)) - 5.0;
        if above(flat) + 12.0 < height {
            canvas.text(("told-name", 0), Tone::Caption, (left, height), Anchor::Start, &told);
        }
    } else {
        canvas.text(("curve-name", 0), Tone::Caption, (right, y.at(peak) - 7.0), Anchor::End, picture.own);
    }
}

/// Little's law, with the reader's numbers.
fn draw_needed(
    canvas: &mut Canvas<Part>,
    state: &State,
    lang: Lang,
    places: &Places,
    (needed, needed_packed): (f64, f64),
) {
    let picture = &words(lang).overlap().picture;
    let (spec, memory) = (state.spec(), state.spec().memory());
    let sms = f64::from(spec.card().sms());
    let (left, top) = places.words;
    let law = format!(
        "{} GB/s × {} ns = {} B",
        grouped(spec.number(Dial::Bandwidth).into(), 0),
        grouped(spec.number(Dial::Latency).into(), 0),
        grouped(memory.constants.bytes_in_flight(), 0)
    );
    let loads = |needed: f64| (grouped(needed, 1), grouped(needed / sms, 1));
    let (own, own_sm) = loads(needed);
    let (packed, packed_sm) = loads(needed_packed);
    canvas.text(("heading", 2), Tone::Heading, (left, top), Anchor::Start, picture.needed);
    let mut lines = vec![law, (picture.loads_packed)(&packed, &packed_sm)];
    if spec.load().slowdown().is_some_and(|slow| slow > 1.0) {
        lines.push((picture.loads)(&own, &own_sm));
    }
    for (at, text) in lines.iter().enumerate() {
        let y = top + (at + 1) as f64 * places.line;
        canvas.text(("needed", at as u64), Tone::Caption, (left, y), Anchor::Start, text);
    }
}
