//! Draws the second moment: one warp alone, to scale; and under it, close up, how its fetches leave and come home.

use super::{
    FETCH,
    axis::Stretch,
    fetches::{Rows, bar, carried, draw_lanes, seen},
    figures::{Unit, grouped, time},
};
use crate::{
    canvas::{Canvas, rect},
    scene::{Anchor, Form, Format, Shape, Tone},
};
use model::{
    figure::overlap::{Part, State},
    flight::Fetch,
};
use words::{Lang, words};

/// Where a layout puts things.
struct Places {
    /// From the lanes to the heading.
    above: f64,
    /// From the heading to the rows.
    heading: f64,
    /// Height of the rows to scale.
    scaled: f64,
    /// From their axis to the close-up's rows: room for ticks, lens and captions.
    lens: f64,
    /// Of that, for captions.
    captions: f64,
    /// Height of the rows close up.
    close: f64,
    /// Height of the bus.
    bus: f64,
    /// Between the two close-ups.
    gap: f64,
    /// The most ticks to scale, and in a close-up.
    ticks: (usize, usize),
}

const WIDE: Places = Places {
    above: 26.0,
    heading: 10.0,
    scaled: 62.0,
    lens: 70.0,
    captions: 22.0,
    close: 134.0,
    bus: 22.0,
    gap: 84.0,
    ticks: (10, 5),
};
const NARROW: Places = Places {
    above: 30.0,
    heading: 28.0,
    scaled: 84.0,
    lens: 96.0,
    captions: 40.0,
    close: 192.0,
    bus: 28.0,
    gap: 74.0,
    ticks: (5, 2),
};
/// Room for the unit behind the axis.
const UNIT: f64 = 26.0;

/// Height and shapes of the picture.
pub(super) fn draw(state: &State, lang: Lang, format: Format) -> (f64, Vec<Shape<Part>>) {
    let mut canvas = Canvas::new();
    let places = match format {
        Format::Wide => WIDE,
        Format::Narrow => NARROW,
    };
    let lanes = draw_lanes(&mut canvas, state, lang, format);
    let heading = lanes + places.above;
    let (memory, load) = (state.spec().memory(), state.spec().load());
    let fetches = state.fetches();
    let right = format.width() - UNIT;
    let alone = memory.alone_ns(load);
    let whole = Stretch { number: 0, ns: (0.0, 1.03 * alone), x: (0.0, right) };
    let rows = Rows::within(heading + places.heading, places.scaled, fetches.len(), places.scaled / 4.0);
    let axis = rows.top + places.scaled + 4.0;
    let unit = Unit::of(whole.ns.1);
    let close = Rows::within(axis + places.lens, places.close, fetches.len(), places.close / 4.0);
    let close_ups = close_ups(state, right, places.gap);
    if load.fetches > 0 {
        for stretch in close_ups {
            draw_lens(&mut canvas, whole, stretch, axis, close.top - places.captions);
        }
    }
    whole.draw_axis(&mut canvas, &[(rows.top, axis)], axis, places.ticks.0, unit);
    whole.draw_unit(&mut canvas, axis, unit);
    for (at, fetch) in fetches.iter().enumerate() {
        let (row, time) = ((rows.y(at), rows.bar()), (fetch.leaves_ns, fetch.done_ns));
        if let Some(shape) = bar(&mut canvas, (FETCH, at as u64), Tone::Flight, whole, time, row) {
            shape.part(Part::Fetch(fetch.index)).lit(state.lights_fetch(fetch));
        }
    }
    draw_heading(&mut canvas, state, lang, format, (heading, right));
    if load.fetches == 0 {
        let nobody = words(lang).overlap().picture.nobody;
        canvas.text(("nobody", 0), Tone::Caption, (8.0, rows.top + 24.0), Anchor::Start, nobody);
        return (super::height(format), canvas.into_shapes());
    }

    let [leaving, coming] = close_ups;
    for stretch in close_ups {
        let (left, right) = (whole.scale().at(stretch.ns.0), whole.scale().at(stretch.ns.1));
        let frame = rect((left, rows.top), ((right - left).max(1.0), axis - rows.top), 0.0);
        canvas.draw(("lens", stretch.number), Tone::Frame, frame).lit(true);
    }
    let bus = close.top + places.close + 8.0;
    let axis = bus + places.bus + 5.0;
    for stretch in close_ups {
        let unit = Unit::of(stretch.ns.1);
        stretch.draw_axis(&mut canvas, &[(close.top, axis)], axis, places.ticks.1, unit);
        stretch.draw_unit(&mut canvas, axis, unit);
    }
    for (at, fetch) in fetches.iter().enumerate() {
        draw_close(&mut canvas, state, (at, fetch), (leaving, coming), close);
    }
    draw_bus(&mut canvas, state, lang, (leaving, coming), (bus, places.bus));
    draw_captions(&mut canvas, state, lang, format, (leaving, coming), close);
    (super::height(format), canvas.into_shapes())
}

/// The beginning and the end of the warp's wait, each on an axis of its own.
fn close_ups(state: &State, right: f64, gap: f64) -> [Stretch; 2] {
    let (memory, load) = (state.spec().memory(), state.spec().load());
    let (tags, bytes) = (memory.tags_ns(load), memory.transfer_ns(load));
    let home = tags + memory.constants.latency_ns;
    let middle = 0.5 * (right - gap);
    let first = 1.1 * if tags > 0.0 { tags } else { bytes };
    let leaving = Stretch { number: 1, ns: (0.0, first), x: (0.0, middle) };
    let coming = Stretch { number: 2, ns: (home - 0.2 * bytes, home + 1.15 * bytes), x: (middle + gap, right) };
    [leaving, coming]
}

/// From a stretch to scale down to the same stretch close up.
fn draw_lens(canvas: &mut Canvas<Part>, whole: Stretch, close: Stretch, axis: f64, y: f64) {
    let scale = whole.scale();
    let number = close.number * 2;
    for (edge, (ns, x)) in [(close.ns.0, close.x.0), (close.ns.1, close.x.1)].into_iter().enumerate() {
        let points = vec![(scale.at(ns), axis), (scale.at(ns), axis + 20.0), (x, y)];
        canvas.draw(("lens-edge", number + edge as u64), Tone::Grid, Form::Path { points });
    }
}

fn draw_close(
    canvas: &mut Canvas<Part>,
    state: &State,
    (at, fetch): (usize, &Fetch),
    (leaving, coming): (Stretch, Stretch),
    rows: Rows,
) {
    let (number, row) = (at as u64, (rows.y(at), rows.bar()));
    let (part, lit) = (Part::Fetch(fetch.index), state.lights_fetch(fetch));
    let load = state.spec().load();
    if let Some(shape) = bar(canvas, ("leaves", number), Tone::Flight, leaving, (fetch.leaves_ns, leaving.ns.1), row) {
        shape.part(part).lit(lit);
    }
    if let Some(shape) = bar(canvas, ("comes", number), Tone::Flight, coming, (coming.ns.0, fetch.comes_ns), row) {
        shape.part(part).lit(lit);
    }
    let time = (fetch.comes_ns, fetch.done_ns);
    let part = seen(fetch.used_bytes as f64 / load.fetch_bytes as f64, row.1);
    carried(canvas, ("used", "wasted"), number, coming, time, row, part);
}

fn draw_bus(
    canvas: &mut Canvas<Part>,
    state: &State,
    lang: Lang,
    (leaving, coming): (Stretch, Stretch),
    (y, height): (f64, f64),
) {
    let (memory, load) = (state.spec().memory(), state.spec().load());
    let end = memory.alone_ns(load);
    let part = load.used_bytes as f64 / load.moved_bytes() as f64;
    let time = (end - memory.transfer_ns(load), end);
    carried(canvas, ("bus-used", "bus-wasted"), 0, coming, time, (y, height), part);
    for stretch in [leaving, coming] {
        let frame = rect((stretch.x.0, y), (stretch.x.1 - stretch.x.0, height), 0.0);
        canvas.draw(("bus", stretch.number), Tone::Frame, frame);
    }
    let at = (leaving.x.0 + 6.0, y + height / 2.0 + 4.0);
    canvas.text(("bus-name", 0), Tone::Caption, at, Anchor::Start, words(lang).overlap().picture.bus);
}

fn draw_heading(canvas: &mut Canvas<Part>, state: &State, lang: Lang, format: Format, (y, right): (f64, f64)) {
    let picture = &words(lang).overlap().picture;
    let (memory, load) = (state.spec().memory(), state.spec().load());
    canvas.text(("heading", 0), Tone::Heading, (0.0, y), Anchor::Start, picture.to_scale);
    if load.fetches == 0 {
        return;
    }
    let times = (memory.tags_ns(load), memory.constants.latency_ns, memory.transfer_ns(load));
    let sum = (picture.sum)(&time(times.0), &time(times.1), &time(times.2));
    match format {
        Format::Wide => {
            let text = format!("{sum} = {}", time(memory.alone_ns(load)));
            canvas.text(("sum", 0), Tone::Caption, (right, y), Anchor::End, &text);
        }
        Format::Narrow => canvas.text(("sum", 0), Tone::Caption, (0.0, y + 17.0), Anchor::Start, &sum),
    }
}

fn draw_captions(
    canvas: &mut Canvas<Part>,
    state: &State,
    lang: Lang,
    format: Format,
    (leaving, coming): (Stretch, Stretch),
    rows: Rows,
) {
    let picture = &words(lang).overlap().picture;
    let (memory, load) = (state.spec().memory(), state.spec().load());
    let y = rows.top - 8.0;
    let leaves = (picture.leaving)(load.tag_cycles, &time(memory.tags_ns(load)));
    let higher = match format {
        Format::Wide => 0.0,
        Format::Narrow => 18.0,
    };
    canvas.text(("leaving", 0), Tone::Caption, (leaving.x.0, y - higher), Anchor::Start, &leaves);
    let comes = (picture.coming)(&grouped(load.moved_bytes() as f64, 0), &time(memory.transfer_ns(load)));
    let (x, anchor) = match format {
        Format::Wide => (coming.x.0, Anchor::Start),
        Format::Narrow => (coming.x.1, Anchor::End),
    };
    canvas.text(("coming", 0), Tone::Caption, (x, y), anchor, &comes);
    let (x, middle) = ((leaving.x.1 + coming.x.0) / 2.0, rows.top + rows.pitch * f64::from(load.fetches) / 2.0);
    let latency = time(memory.constants.latency_ns);
    canvas.text(("gap", 0), Tone::Caption, (x, middle - 2.0), Anchor::Middle, &latency);
    canvas.text(("gap", 1), Tone::Caption, (x, middle + 14.0), Anchor::Middle, picture.in_flight);
}
