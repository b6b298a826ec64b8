//! Draws the first moment: fetches one after another, the total struck out, and the same fetches in flight, on one axis.

use super::{
    FETCH,
    axis::Stretch,
    fetches::{Rows, bar, draw_lanes},
    figures::{Unit, time, times},
};
use crate::{
    canvas::{Canvas, line},
    scene::{Anchor, Format, Shape, Tone},
};
use model::figure::overlap::{Part, State};
use words::{Lang, words};

/// Where the rows of a layout stand.
struct Places {
    /// From the lanes to the first heading.
    above: f64,
    /// Height of the fetches one after another, and of those in flight.
    rows: f64,
    /// From a heading to its rows.
    heading: f64,
    /// From the rows to the next heading.
    between: f64,
    /// The most ticks of the axis.
    ticks: usize,
}

const WIDE: Places = Places { above: 28.0, rows: 128.0, heading: 10.0, between: 30.0, ticks: 12 };
const NARROW: Places = Places { above: 32.0, rows: 170.0, heading: 28.0, between: 36.0, ticks: 6 };
/// Width of a digit of a total.
const DIGIT: f64 = 12.1;
/// Room for the unit behind the axis.
const UNIT: f64 = 26.0;

/// Height and shapes of the picture.
pub(super) fn draw(state: &State, lang: Lang, format: Format) -> (f64, Vec<Shape<Part>>) {
    let mut canvas = Canvas::new();
    let places = match format {
        Format::Wide => WIDE,
        Format::Narrow => NARROW,
    };
    let (memory, load) = (state.spec().memory(), state.spec().load());
    let fetches = state.fetches();
    let (told, alone) = (memory.myth_ns(load), memory.alone_ns(load));
    let until = 1.04 * told.max(alone);
    let stretch = Stretch { number: 0, ns: (0.0, until), x: (0.0, format.width() - UNIT) };
    let lanes = draw_lanes(&mut canvas, state, lang, format);

    let first = lanes + places.above;
    let myth = Rows::within(first + places.heading, places.rows, fetches.len(), places.rows / 8.0);
    let second = myth.top + places.rows + places.between;
    let truth = Rows::within(second + places.heading, places.rows, fetches.len(), places.rows / 8.0);
    let axis = truth.top + places.rows + 8.0;
    let unit = Unit::of(until);
    let over = [(myth.top, myth.top + places.rows), (truth.top, axis)];
    stretch.draw_axis(&mut canvas, &over, axis, places.ticks, unit);
    stretch.draw_unit(&mut canvas, axis, unit);

    for (at, fetch) in fetches.iter().enumerate() {
        let (number, latency) = (at as u64, memory.constants.latency_ns);
        let (part, lit) = (Part::Fetch(fetch.index), state.lights_fetch(fetch));
        let from = number as f64 * latency;
        let row = (myth.y(at), myth.bar());
        if let Some(shape) = bar(&mut canvas, ("told", number), Tone::Myth, stretch, (from, from + latency), row) {
            shape.part(part).lit(lit);
        }
        let row = (truth.y(at), truth.bar());
        let time = (fetch.leaves_ns, fetch.done_ns);
        if let Some(shape) = bar(&mut canvas, (FETCH, number), Tone::Flight, stretch, time, row) {
            shape.part(part).lit(lit);
        }
    }
    draw_words(&mut canvas, state, lang, format, (first, second), (myth, truth, stretch));
    (super::height(format), canvas.into_shapes())
}

fn draw_words(
    canvas: &mut Canvas<Part>,
    state: &State,
    lang: Lang,
    format: Format,
    (first, second): (f64, f64),
    (myth, truth, stretch): (Rows, Rows, Stretch),
) {
    let picture = &words(lang).overlap().picture;
    canvas.text(("heading", 0), Tone::Heading, (0.0, first), Anchor::Start, picture.myth);
    canvas.text(("heading", 1), Tone::Heading, (0.0, second), Anchor::Start, picture.truth);
    let (memory, load) = (state.spec().memory(), state.spec().load());
    if load.fetches == 0 {
        canvas.text(("nobody", 0), Tone::Caption, (8.0, myth.top + 24.0), Anchor::Start, picture.nobody);
        return;
    }
    let (told, alone) = (memory.myth_ns(load), memory.alone_ns(load));
    let sum = format!("{} × {} = {}", load.fetches, time(memory.constants.latency_ns), time(told));
    let right = stretch.x.1;
    match format {
        Format::Wide => canvas.text(("sum", 0), Tone::Caption, (right, first), Anchor::End, &sum),
        Format::Narrow => canvas.text(("sum", 0), Tone::Caption, (0.0, first + 17.0), Anchor::Start, &sum),
    }
    // Beside the short block there is room, unless there is but one fetch.
    let rows = load.fetches as usize;
    let end = stretch.scale().at(alone);
    let note = (picture.alone)(&times(alone / memory.alone_ns(load.packed())));
    if load.fetches < 2 {
        let y = truth.y(rows) + 24.0;
        canvas.text(("alone", 0), Tone::Total, (0.0, y), Anchor::Start, &time(alone));
        canvas.text(("alone-note", 0), Tone::Caption, (0.0, y + 20.0), Anchor::Start, &note);
        return;
    }
    let y = truth.top + truth.pitch * rows as f64 / 2.0;
    let total = (myth.y(rows) - 8.0).max(myth.top + 40.0);
    canvas.text(("told", 1000), Tone::Total, (4.0, total), Anchor::Start, &time(told));
    // The total is what is wrong: it is struck out, as a word is.
    let struck = 4.0 + DIGIT * time(told).chars().count() as f64;
    canvas.draw(("strike", 0), Tone::Struck, line((0.0, total - 7.0), (struck + 4.0, total - 7.0)));
    match format {
        Format::Wide => {
            canvas.text(("alone", 0), Tone::Total, (end + 18.0, y + 2.0), Anchor::Start, &time(alone));
            canvas.text(("alone-note", 0), Tone::Caption, (end + 18.0, y + 22.0), Anchor::Start, &note);
        }
        Format::Narrow => {
            canvas.text(("alone", 0), Tone::Total, (end + 12.0, y + 6.0), Anchor::Start, &time(alone));
            canvas.text(("alone-note", 0), Tone::Caption, (0.0, second + 17.0), Anchor::Start, &note);
        }
    }
}
