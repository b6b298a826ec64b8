//! Draws a series along an axis: curves through its points, or a stem for each where neighbours say nothing of each
//! other.

use super::{
    POINT, labels,
    lines::{self, Kind, Line, mark},
    names,
    plot::{self, Design, Plot},
    saying,
};
use crate::{
    canvas::{Canvas, line},
    scene::{Anchor, Form, Format, Shape, Tone},
};
use model::{
    figure::silicon::{Guess, Part, State},
    measured::{Across, value},
};
use words::{Lang, words};

pub(super) fn draw(state: &State, lang: Lang, format: Format) -> (f64, Vec<Shape<Part>>) {
    let design = Design::of(format).beside(state.series(), format);
    let mut canvas = Canvas::new();
    let series = state.series();
    // While a guess is open, the axes are those of the whole: they must not tell.
    let known = lines::all(&State::clone(state).without_guess(), lang);
    let plot = Plot::of(state, &known, design);
    plot::draw_frame(&mut canvas, &plot, state, lang);
    let shown = lines::lines(state, lang);
    if state.guess() != Guess::Open {
        let number = shown_number(state).map_or_else(String::new, names::number);
        plot::draw_crosshair(&mut canvas, &plot, state, &number);
        draw_gap(&mut canvas, &plot, state);
        let room = if design.lit_right { format.width() - 260.0 } else { format.width() };
        plot::draw_lit(&mut canvas, design, format.width(), &saying::lit(state, lang, room));
    } else {
        draw_asked(&mut canvas, &plot, state);
    }
    let stems = series.across() == Across::StrideWords;
    for one in &shown {
        if stems {
            draw_stems(&mut canvas, &plot, one);
        } else if one.points.len() > 1 {
            let points = one.points.iter().map(|point| plot.at(*point)).collect();
            canvas.draw(("line", one.number()), one.tone(), Form::Path { points });
        }
    }
    draw_dots(&mut canvas, &plot, state, &shown, stems);
    match stems {
        false => labels::draw(&mut canvas, &plot, state, &shown, lang),
        true => labels::draw_key(&mut canvas, &plot, &shown),
    }
    if series.rules().is_empty() && state.shows_predicted() {
        let text = words(lang).silicon().picture.no_model;
        let at = (design.left + design.air, design.top + 14.0);
        canvas.text(("no-model", 0), Tone::Caption, at, Anchor::Start, text);
    }
    plot::draw_columns(&mut canvas, &plot, &state.places());
    (design.height(), canvas.into_shapes())
}

/// The number whose cross is drawn.
fn shown_number(state: &State) -> Option<f64> {
    let (curve, x) = (state.shown_curve(), state.shown_x());
    let measured = state.measured(curve, x).filter(|_| state.shows_measured());
    let own = || value(state.own_rows(), x, curve).filter(|_| state.shows_measured());
    measured.or_else(own).or_else(|| state.expected(curve, x).filter(|_| state.shows_predicted()))
}

/// From what the model says to what was measured, where they are far apart: how many times that is.
fn draw_gap(canvas: &mut Canvas<Part>, plot: &Plot, state: &State) {
    let (curve, x) = (state.shown_curve(), state.shown_x());
    let numbers = saying::Numbers::of(state, curve, x);
    let (Some(measured), Some(predicted), Some(ratio)) = (numbers.measured, numbers.predicted, numbers.ratio()) else {
        return;
    };
    let (left, from, to) = (plot.x(x), plot.up.at(predicted), plot.up.at(measured));
    // Where curves rise side by side there is no room between them.
    if (from - to).abs() < 30.0 || state.series().across() != Across::Stride {
        return;
    }
    canvas.draw(("gap", 0), Tone::Tag, line((left, from), (left, to)));
    let (shift, anchor) = if left > plot.design.left + 70.0 { (-8.0, Anchor::End) } else { (8.0, Anchor::Start) };
    let at = (left + shift, (from + to) / 2.0 + 4.0);
    canvas.text(("gap-text", 0), Tone::Caption, at, anchor, &saying::times(ratio));
}

/// Where the answer will stand, a question.
fn draw_asked(canvas: &mut Canvas<Part>, plot: &Plot, state: &State) {
    let (x, Design { top, bottom, .. }) = (plot.x(state.question().asked.x), plot.design);
    canvas.draw(("asked", 0), Tone::Tag, line((x, top), (x, bottom)));
    let (shift, anchor) = if x > plot.design.right - 40.0 { (-8.0, Anchor::End) } else { (8.0, Anchor::Start) };
    canvas.text(("asked-sign", 0), Tone::Total, (x + shift, (top + bottom) / 2.0), anchor, "?");
}

/// From the axis to each number.
fn draw_stems(canvas: &mut Canvas<Part>, plot: &Plot, one: &Line) {
    match one.kind {
        Kind::Measured => {
            for (x, y) in &one.points {
                let (at, foot) = (plot.at((*x, *y)), plot.design.bottom);
                canvas.draw(("stem", u64::from(*x)), Tone::Measured, line((at.0, foot), at));
            }
        }
        Kind::Own | Kind::Predicted(_) => {}
    }
}

/// A dot for each number; the model's is hollow, and stands out only where it is shown.
fn draw_dots(canvas: &mut Canvas<Part>, plot: &Plot, state: &State, shown: &[Line], stems: bool) {
    let radius = plot.design.dot;
    let alone = shown.iter().all(|line| matches!(line.kind, Kind::Predicted(_)));
    let main = state.series().rules().first().copied();
    let mut reached: Vec<u32> = Vec::new();
    // The curve of which is spoken first: it is the one that the keyboard reaches.
    let spoken = |line: &&Line| line.curve == state.shown_curve();
    let in_turn = shown.iter().filter(spoken).chain(shown.iter().filter(|line| !spoken(line)));
    let of = |kind: fn(Kind) -> bool| in_turn.clone().filter(move |line| kind(line.kind));
    let rings = of(|kind| matches!(kind, Kind::Predicted(_)));
    for line in rings.filter(|line| main.map(Kind::Predicted) == Some(line.kind)) {
        for &(x, y) in &line.points {
            let lit = x == state.shown_x();
            if !(stems || lit || alone) {
                continue;
            }
            let reaches = alone && !reached.contains(&x);
            let role = if reaches { POINT } else { "ring" };
            reached.extend(reaches.then_some(x));
            let ring = mark(state.series(), line.curve, plot.at((x, y)), radius + if stems { 3.0 } else { 1.0 });
            let key = if reaches { (role, x.into()) } else { (role, numbered(x, line.curve)) };
            canvas.draw(key, Tone::Predicted, ring).part(Part::At(x));
        }
    }
    for (tone, role, line) in of(|kind| kind == Kind::Measured)
        .map(|line| (Tone::Measured, "dot", line))
        .chain(of(|kind| kind == Kind::Own).map(|line| (Tone::Own, "own-dot", line)))
    {
        for &(x, y) in &line.points {
            let reaches = !reached.contains(&x);
            reached.extend(reaches.then_some(x));
            let key = if reaches { (POINT, x.into()) } else { (role, numbered(x, line.curve)) };
            let lit = state.lit() == Some(Part::At(x));
            canvas
                .draw(key, tone, mark(state.series(), line.curve, plot.at((x, y)), radius))
                .part(Part::At(x))
                .lit(lit);
        }
    }
}

/// A mark's number: the place, and the curve.
fn numbered(x: u32, curve: usize) -> u64 {
    u64::from(x) * 8 + curve as u64
}
