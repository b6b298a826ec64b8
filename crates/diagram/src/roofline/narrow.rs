//! The narrow layout: the plot with few words, the warp's bytes in rows, and the kernel's numbers as a list.

use super::{
    LADDER,
    frame::Frame,
    numbers::numbers,
    roofs::{draw_dots, draw_kernel, draw_roofs, free_intensity, lowered_name},
    rungs::{Of, rungs},
    strip::{self, Strip},
};
use crate::{
    canvas::{Canvas, dot},
    label::heading_width,
    scene::{Anchor, Form, Format, Shape, Tone},
};
use model::figure::roofline::{Part, Plot, State};
use words::{Lang, words};

const FRAME: Frame = Frame { left: 36.0, right: 322.0, top: 24.0, bottom: 282.0 };
const STRIP: Strip = Strip { left: 0.0, top: 366.0, width: 328.0, row: 20.0, row_bytes: 1024, byte_max: 1.28 };
/// From line to line of the list, and how many there can be.
const PITCH: f64 = 22.0;
const LINES: f64 = 6.0;

/// Height and shapes of the picture: as tall at every moment.
pub(super) fn draw(state: &State, lang: Lang) -> (f64, Vec<Shape<Part>>) {
    let mut canvas = Canvas::new();
    FRAME.draw(&mut canvas, &words(lang).roofline().picture, false);
    draw_roofs(&mut canvas, state, &FRAME);
    draw_kernel(&mut canvas, state, &FRAME);
    draw_names(&mut canvas, state, lang);
    draw_dots(&mut canvas, state, &FRAME);
    strip::draw(&mut canvas, state, lang, STRIP);
    let top = STRIP.top + STRIP.height(state) + 22.0;
    draw_list(&mut canvas, state, lang, top);
    (top + LINES * PITCH + 6.0, canvas.into_shapes())
}

fn draw_names(canvas: &mut Canvas<Part>, state: &State, lang: Lang) {
    let (spec, picture) = (state.spec(), &words(lang).roofline().picture);
    let n = numbers(spec, lang);
    let ideal = spec.ideal();
    let mut name = |plot: Plot, at: (f64, f64), anchor, text: &str| {
        let form = Form::Text { x: at.0, y: at.1, anchor, text: text.to_owned() };
        canvas.draw(("name", plot as u64), Tone::Caption, form).part(Part::Plot(plot));
    };
    let peak = FRAME.y(ideal.peak_gflops());
    name(Plot::Roof, (FRAME.right, peak - 11.0), Anchor::End, &(picture.roof)(n.units, &n.peak_gflops));
    let at = free_intensity(state, &ideal);
    let (x, y) = FRAME.at(at, ideal.slope_gflops(at));
    let text = (picture.slope)(&n.gb_s);
    name(Plot::Slope, (x - 8.0, y - 5.0), Anchor::End, &text);
    if let (true, Some(lowered)) = (state.shows_access() && n.useful_gb_s != n.gb_s, spec.lowered()) {
        let text = (picture.useful)(&n.useful_gb_s);
        if let Some(at) = lowered_name(state, &lowered, &FRAME, &text) {
            name(Plot::Lowered, at, Anchor::Start, &text);
        }
    }
    if let Some(intensity) = spec.intensity() {
        let text = (picture.kernel)(&n.intensity, Frame::reaches(intensity.value()));
        let half = heading_width(&text) / 2.0;
        let x = FRAME.x(intensity.value()).clamp(half, Format::Narrow.width() - half);
        canvas.text(("kernel-name", 0), Tone::Heading, (x, FRAME.bottom + 36.0), Anchor::Middle, &text);
    }
    let foot = (FRAME.right, FRAME.bottom + 54.0);
    canvas.text(("unit", 1), Tone::Caption, foot, Anchor::End, picture.intensity);
}

/// The dots once more, each with its number and what it is.
fn draw_list(canvas: &mut Canvas<Part>, state: &State, lang: Lang, top: f64) {
    let own = words(lang).roofline();
    if state.spec().intensity().is_none() {
        return;
    }
    canvas.text((LADDER, 0), Tone::Caption, (0.0, top), Anchor::Start, own.picture.ladder);
    for (at, rung) in rungs(state, lang).iter().enumerate() {
        let key = rung.of.key();
        let y = top + 22.0 + at as f64 * PITCH;
        if let Of::Dot(plot) = rung.of {
            let (tone, radius) = match plot {
                Plot::Measured => (super::measured_tone(state.spec()), 5.0),
                Plot::Sectors => (Tone::Predicted, 3.5),
                Plot::Ideal
                | Plot::Reached
                | Plot::Roof
                | Plot::Slope
                | Plot::Lowered
                | Plot::Ridge
                | Plot::LoweredRidge => (Tone::Predicted, 5.0),
            };
            canvas.draw(("sample", key), tone, dot((7.0, y - 4.5), radius)).part(Part::Plot(plot));
        }
        let number = Form::Text { x: 74.0, y, anchor: Anchor::End, text: rung.number.clone() };
        let note = Form::Text { x: 84.0, y, anchor: Anchor::Start, text: rung.note.clone() };
        for (role, tone, form) in [("number", Tone::Heading, number), ("note", Tone::Caption, note)] {
            let shape = canvas.draw((role, key), tone, form);
            shape.part = rung.of.part();
        }
    }
}
