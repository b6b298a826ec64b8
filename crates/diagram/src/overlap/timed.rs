//! Draws the last moment: the cycles that an H200 took, the model's flat line, and the myth on its way off the picture.

use super::{COLD, L2, figures::grouped};
use crate::{
    canvas::{Canvas, dot, line, rect},
    label::caption_width,
    scale::Scale,
    scene::{Anchor, Form, Format, Shape, Tone},
};
use model::{
    figure::overlap::{
        Part, State,
        measured::{Series, Timing},
    },
    query::Choice,
};
use words::{Lang, words};

/// The plot's corners, and the radius of a dot.
struct Places {
    x: (f64, f64),
    y: (f64, f64),
    radius: f64,
}

const WIDE: Places = Places { x: (172.0, 960.0), y: (64.0, 338.0), radius: 5.0 };
const NARROW: Places = Places { x: (40.0, 328.0), y: (84.0, 440.0), radius: 5.5 };
/// Cycles at the upper edge: all that was measured fits, little of the myth does.
const MOST: f64 = 1600.0;

/// Height and shapes of the picture.
pub(super) fn draw(state: &State, lang: Lang, format: Format) -> (f64, Vec<Shape<Part>>) {
    let mut canvas = Canvas::new();
    let picture = &words(lang).overlap().picture;
    let (places, heading) = match format {
        Format::Wide => (WIDE, picture.timed[0]),
        Format::Narrow => (NARROW, picture.timed[1]),
    };
    let y = Scale::linear((0.0, MOST), (places.y.1, places.y.0));
    canvas.text(("heading", 0), Tone::Heading, (0.0, 12.0), Anchor::Start, heading);
    draw_key(&mut canvas, lang, format);
    draw_axes(&mut canvas, state, lang, format, &places, y);
    for series in Series::ALL {
        draw_series(&mut canvas, state, lang, *series, &places, y);
    }
    draw_myth(&mut canvas, lang, &places, y);
    (super::height(format), canvas.into_shapes())
}

/// The middle of a column.
fn middle(places: &Places, column: usize) -> f64 {
    let pitch = (places.x.1 - places.x.0) / Series::Cold.timings().len() as f64;
    places.x.0 + (column as f64 + 0.5) * pitch
}

fn draw_key(canvas: &mut Canvas<Part>, lang: Lang, format: Format) {
    let picture = &words(lang).overlap().picture;
    let (mut x, mut y) = (0.0, 36.0);
    canvas.draw(("key", 0), Tone::Measured, line((x + 6.0, y - 11.0), (x + 6.0, y + 3.0)));
    canvas.draw(("key", 1), Tone::Measured, dot((x + 6.0, y - 4.0), 4.5));
    canvas.text(("key-word", 0), Tone::Caption, (x + 18.0, y), Anchor::Start, picture.key_measured);
    match format {
        Format::Wide => x += 18.0 + caption_width(picture.key_measured) + 16.0,
        Format::Narrow => y += 18.0,
    }
    canvas.draw(("key", 2), Tone::Predicted, line((x, y - 4.0), (x + 26.0, y - 4.0)));
    canvas.text(("key-word", 1), Tone::Caption, (x + 32.0, y), Anchor::Start, picture.key_model);
}

/// Bytes from lane to lane, short: `4K` for 4,096.
fn short(bytes: u32) -> String {
    if bytes >= 1024 { format!("{}K", bytes / 1024) } else { bytes.to_string() }
}

/// The scale of cycles, the band of the reader's own access, and three rows of numbers under the columns.
fn draw_axes(canvas: &mut Canvas<Part>, state: &State, lang: Lang, format: Format, places: &Places, y: Scale) {
    let picture = &words(lang).overlap().picture;
    let (left, right) = places.x;
    if let Some(column) = state.timed() {
        let pitch = middle(places, 1) - middle(places, 0);
        let corner = (middle(places, column) - pitch / 2.0, places.y.0);
        let size = (pitch, places.y.1 - places.y.0);
        canvas.draw(("your-access", 0), Tone::Unknown, rect(corner, size, 0.0));
        let half = caption_width(picture.your_access) / 2.0;
        let x = middle(places, column).clamp(left + half, right - half);
        let at = (x, places.y.0 - 6.0);
        canvas.text(("your-access-name", 0), Tone::Caption, at, Anchor::Middle, picture.your_access);
    }
    for (at, tick) in y.ticks(4).into_iter().enumerate() {
        let number = at as u64;
        canvas.draw(("grid", number), Tone::Grid, line((left, y.at(tick)), (right, y.at(tick))));
        let at = (left - 6.0, y.at(tick) + 4.0);
        canvas.text(("tick", number), Tone::Tick, at, Anchor::End, &grouped(tick, 0));
    }
    canvas.draw(("axis", 0), Tone::Axis, line((left, places.y.1), (right, places.y.1)));
    // Heads stand beside their numbers where there is room, above them where not.
    let (first, pitch) = match format {
        Format::Wide => (places.y.1 + 20.0, 20.0),
        Format::Narrow => (places.y.1 + 34.0, 44.0),
    };
    for (row, head) in picture.columns.iter().enumerate() {
        let height = first + row as f64 * pitch;
        let (x, head_y) = match format {
            Format::Wide => (0.0, height),
            Format::Narrow => (0.0, height - 17.0),
        };
        canvas.text(("row-head", row as u64), Tone::Caption, (x, head_y), Anchor::Start, head);
        for (column, timing) in Series::Cold.timings().iter().enumerate() {
            let text = match row {
                0 => short(timing.lane_stride_bytes),
                1 => timing.load().fetches.to_string(),
                _ => lines(*timing).to_string(),
            };
            let number = row as u64 * 100 + column as u64;
            let at = (middle(places, column), height);
            canvas.text(("column", number), Tone::Tick, at, Anchor::Middle, &text);
        }
    }
}

/// The lines that a timed access touches.
pub(super) fn lines(timing: Timing) -> u32 {
    model::global::count(&timing.access(), model::arch::Arch::Volta).lines
}

fn draw_series(canvas: &mut Canvas<Part>, state: &State, lang: Lang, series: Series, places: &Places, y: Scale) {
    let picture = &words(lang).overlap().picture;
    let (role, range, name, first) = match series {
        Series::Cold => (COLD, "cold-range", picture.cold, 0),
        Series::L2 => (L2, "l2-range", picture.l2, 100),
    };
    let timings = series.timings();
    let predicted = |(at, timing): (usize, &Timing)| (middle(places, at), y.at(series.predicted(*timing)));
    let points = timings.iter().enumerate().map(predicted).collect();
    for (at, timing) in timings.iter().enumerate() {
        let x = middle(places, at);
        let form = line((x, y.at(timing.p10.into())), (x, y.at(timing.p90.into())));
        canvas.draw((range, at as u64), Tone::Measured, form);
    }
    canvas.draw(("model", first), Tone::Predicted, Form::Path { points });
    for (at, timing) in timings.iter().enumerate() {
        let part = Part::Timed(series, at);
        let form = dot((middle(places, at), y.at(timing.cycles.into())), places.radius);
        canvas.draw((role, at as u64), Tone::Measured, form).part(part).lit(state.lit() == Some(part));
    }
    // Where nothing else lies: over the last column's range, and under the other series' flat line.
    let (last, timing) = (timings.len() - 1, timings[timings.len() - 1]);
    let at = match series {
        Series::Cold => (places.x.1 - 2.0, y.at(timing.p90.into()) - 8.0),
        Series::L2 => (middle(places, last) + 10.0, y.at(series.predicted(timing)) + 18.0),
    };
    canvas.text(("series", first), Tone::Heading, at, Anchor::End, name);
}

/// From one sector's time up to as many as there are sectors: soon off the picture.
fn draw_myth(canvas: &mut Canvas<Part>, lang: Lang, places: &Places, y: Scale) {
    let timings = Series::Cold.timings();
    let told = |at: usize| f64::from(Series::Cold.myth(timings[at]));
    let share = (MOST - told(0)) / (told(1) - told(0));
    let (from, to) = (middle(places, 0), middle(places, 1));
    let leaves = (from + share * (to - from), y.at(MOST));
    canvas.draw(("told", 0), Tone::Myth, line((from, y.at(told(0))), leaves));
    let last = timings.iter().map(|timing| Series::Cold.myth(*timing)).max().unwrap_or(0);
    let text = (words(lang).overlap().picture.myth_leaves)(&grouped(last.into(), 0));
    canvas.text(
        ("told-name", 0),
        Tone::Caption,
        (leaves.0 + 8.0, leaves.1 + 13.0),
        Anchor::Start,
        &format!("↑ {text}"),
    );
}
