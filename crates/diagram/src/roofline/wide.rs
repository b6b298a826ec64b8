//! The wide layout: the plot, and beside it, each at the height of its dot, what the kernel could reach and reaches.

use super::{
    LADDER,
    frame::Frame,
    numbers::numbers,
    roofs::{draw_dots, draw_kernel, draw_roofs, free_intensity, name_timed},
    rungs::{apart, rungs},
    strip::{self, Strip},
};
use crate::{
    canvas::Canvas,
    label::caption_width,
    scene::{Anchor, Form, Format, Shape, Tone},
};
use model::figure::roofline::{Part, Plot, State};
use words::{Lang, words};

const FRAME: Frame = Frame { left: 58.0, right: 650.0, top: 30.0, bottom: 396.0 };
/// Where the ladder's numbers end and their notes begin.
const NUMBERS: f64 = 726.0;
const NOTES: f64 = 738.0;
/// From line to line of the ladder.
const PITCH: f64 = 19.0;
const STRIP: Strip = Strip { left: 0.0, top: 462.0, width: 960.0, row: 22.0, row_bytes: 4096, byte_max: 2.0 };

/// Height and shapes of the picture.
pub(super) fn draw(state: &State, lang: Lang) -> (f64, Vec<Shape<Part>>) {
    let mut canvas = Canvas::new();
    FRAME.draw(&mut canvas, &words(lang).roofline().picture, true);
    draw_roofs(&mut canvas, state, &FRAME);
    draw_ladder(&mut canvas, state, lang);
    draw_kernel(&mut canvas, state, &FRAME);
    draw_names(&mut canvas, state, lang);
    draw_dots(&mut canvas, state, &FRAME);
    strip::draw(&mut canvas, state, lang, STRIP);
    (STRIP.top + STRIP.height(state), canvas.into_shapes())
}

/// What the lines and the ridges are.
fn draw_names(canvas: &mut Canvas<Part>, state: &State, lang: Lang) {
    let (spec, picture) = (state.spec(), &words(lang).roofline().picture);
    let n = numbers(spec, lang);
    let ideal = spec.ideal();
    let peak = FRAME.y(ideal.peak_gflops());
    let mut name = |plot: Plot, at: (f64, f64), anchor, text: &str| {
        let form = Form::Text { x: at.0, y: at.1, anchor, text: text.to_owned() };
        canvas.draw(("name", plot as u64), Tone::Caption, form).part(Part::Plot(plot));
    };
    name(Plot::Roof, (FRAME.right, peak - 8.0), Anchor::End, &(picture.roof)(n.units, &n.peak_gflops));
    let (x, y) = (FRAME.x(ideal.ridge()), peak - 8.0);
    name(Plot::Ridge, (x - 4.0, y), Anchor::End, &(picture.ridge)(&n.ridge));
    let at = free_intensity(state, &ideal);
    let (x, y) = FRAME.at(at, ideal.slope_gflops(at));
    name(Plot::Slope, (x - 10.0, y - 4.0), Anchor::End, &(picture.slope)(&n.gb_s));
    if let (true, Some(lowered)) = (state.shows_access() && n.useful_gb_s != n.gb_s, spec.lowered()) {
        let at = free_intensity(state, &lowered);
        let (x, y) = FRAME.at(at, lowered.slope_gflops(at));
        name(Plot::Lowered, (x + 10.0, y + 16.0), Anchor::Start, &(picture.useful)(&n.useful_gb_s));
        if Frame::reaches(lowered.ridge()) {
            let x = FRAME.x(lowered.ridge());
            name(Plot::LoweredRidge, (x + 8.0, peak + 18.0), Anchor::Start, &n.lowered_ridge);
        }
    }
    if let Some(intensity) = spec.intensity() {
        let text = (picture.kernel)(&n.intensity, Frame::reaches(intensity.value()));
        let half = caption_width(&text) / 2.0;
        let x = FRAME.x(intensity.value()).clamp(FRAME.left + half - 20.0, FRAME.right - half);
        canvas.text(("kernel-name", 0), Tone::Heading, (x, FRAME.bottom + 36.0), Anchor::Middle, &text);
    }
    name_timed(canvas, state, &FRAME, words(lang).coalescing().controls.stride);
}

/// Each number at its dot's height, or as near as the others let it.
fn draw_ladder(canvas: &mut Canvas<Part>, state: &State, lang: Lang) {
    let own = words(lang).roofline();
    let Some(intensity) = state.spec().intensity() else {
        return;
    };
    let kernel = FRAME.x(intensity.value());
    let head = (Format::Wide.width(), FRAME.top - 12.0);
    canvas.text((LADDER, 0), Tone::Caption, (NUMBERS - 48.0, head.1), Anchor::Start, own.picture.ladder);
    let rungs = rungs(state, lang);
    let wanted: Vec<f64> = rungs.iter().map(|rung| FRAME.y(rung.gflops)).collect();
    let places = apart(&wanted, PITCH, FRAME.bottom - 8.0);
    for (rung, (from, y)) in rungs.iter().zip(wanted.into_iter().zip(places)) {
        let key = rung.dot.map_or(99, |plot| plot as u64);
        let left = if rung.dot.is_some() { kernel } else { kernel + 14.0 };
        let right = NUMBERS - 52.0;
        let points = vec![(left, from), (FRAME.right, from), (right, y)];
        canvas.draw(("leader", key), Tone::Grid, Form::Path { points });
        let number = Form::Text { x: NUMBERS, y: y + 4.5, anchor: Anchor::End, text: rung.number.clone() };
        let note = Form::Text { x: NOTES, y: y + 4.5, anchor: Anchor::Start, text: rung.note.clone() };
        for (role, tone, form) in [("number", Tone::Heading, number), ("note", Tone::Caption, note)] {
            let shape = canvas.draw((role, key), tone, form);
            if let Some(plot) = rung.dot {
                shape.part(Part::Plot(plot));
            }
        }
    }
}
