//! Draws the two roofs, the lowered one, what is lost between them, and the kernel under them.

use super::{
    DOT, LINE, TIMED,
    frame::{Frame, INTENSITIES},
    numbers::{stands, unexplained},
};
use crate::{
    canvas::{Canvas, dot, line},
    label::caption_width,
    scene::{Anchor, Form, Tone},
};
use model::{
    figure::roofline::{Part, Plot, State, Timed},
    roofline::Roofline,
};
use words::roofline::told::Stands;

/// Roofs, and the band of bytes that move for nothing. Before the access is shown, its roof lies on the other, so that
/// it can be seen to come down.
pub(super) fn draw_roofs(canvas: &mut Canvas<Part>, state: &State, frame: &Frame) {
    let ideal = state.spec().ideal();
    let shown = state.shows_access();
    let lowered = state.spec().lowered().filter(|_| shown).unwrap_or(ideal);
    let band = Form::Area { points: band(frame, &ideal, &lowered) };
    let part = Part::Plot(Plot::Lowered);
    let lit = state.lit() == Some(part);
    let area = canvas.draw(("band", 0), Tone::Wasted, band);
    if shown {
        area.part(part);
    }
    let points = frame.slope(&lowered).to_vec();
    let slope = canvas.draw((LINE, Plot::Lowered as u64), Tone::Used, Form::Path { points });
    if shown {
        slope.part(part).lit(lit);
    }
    let peak = frame.y(ideal.peak_gflops());
    let lines =
        [(Plot::Slope, frame.slope(&ideal)), (Plot::Roof, [(frame.x(ideal.ridge()), peak), (frame.right, peak)])];
    for (plot, [from, to]) in lines {
        let part = Part::Plot(plot);
        canvas.draw((LINE, plot as u64), Tone::Limit, line(from, to)).part(part).lit(state.lit() == Some(part));
    }
    // A finger finds the lowered roof by its band as well.
    for (plot, [from, to]) in lines {
        canvas.draw(("reach", plot as u64), Tone::Reach, line(from, to)).part(Part::Plot(plot));
    }
    if shown {
        let [from, to] = frame.slope(&lowered);
        canvas.draw(("reach", Plot::Lowered as u64), Tone::Reach, line(from, to)).part(part);
    }
    let ridges = [(Plot::Ridge, ideal, true), (Plot::LoweredRidge, lowered, shown)];
    for (plot, roofs, there) in ridges {
        let part = Part::Plot(plot);
        if there && Frame::reaches(roofs.ridge()) {
            let form = dot((frame.x(roofs.ridge()), peak), 4.5);
            canvas.draw((DOT, plot as u64), Tone::Limit, form).part(part).lit(state.lit() == Some(part));
        }
    }
}

/// Between the memory roofs, under the flat one: as many corners whatever the numbers are.
fn band(frame: &Frame, ideal: &Roofline, lowered: &Roofline) -> Vec<(f64, f64)> {
    let [from, ridge] = frame.slope(ideal);
    let [low_from, low_to] = frame.slope(lowered);
    vec![from, ridge, (low_to.0, ridge.1), low_to, low_from, (frame.left, low_from.1)]
}

/// The kernel: a line at its intensity, a dot under each roof.
pub(super) fn draw_kernel(canvas: &mut Canvas<Part>, state: &State, frame: &Frame) {
    let spec = state.spec();
    let (Some(intensity), Some(ideal)) = (spec.intensity(), spec.ideal_gflops()) else {
        return;
    };
    let x = frame.x(intensity.value());
    let reached = spec.reached_gflops().filter(|_| state.shows_access()).unwrap_or(ideal);
    let (upper, lower) = (frame.y(ideal), frame.y(reached));
    canvas.draw(("kernel", 0), Tone::Axis, line((x, frame.bottom + 4.0), (x, lower)));
    canvas.draw(("kernel", 1), Tone::Predicted, line((x, lower), (x, upper)));
    if let (true, Some(was), Some(_)) = (state.shows_measured(), spec.was_reached(), unexplained(spec)) {
        let (top, foot) = (lower, frame.y(was.gflops));
        let points = vec![(x + 9.0, top), (x + 14.0, top), (x + 14.0, foot), (x + 9.0, foot)];
        canvas.draw(("unexplained", 0), Tone::Axis, Form::Path { points });
    }
}

/// The kernel's dots: hollow for the model, full for a measurement.
pub(super) fn draw_dots(canvas: &mut Canvas<Part>, state: &State, frame: &Frame) {
    let spec = state.spec();
    let Some(intensity) = spec.intensity() else {
        return;
    };
    let x = frame.x(intensity.value());
    draw_timed(canvas, state, frame);
    let hides_ideal = state.shows_access() && stands(spec) != Stands::Lowered;
    let dots = [
        (Plot::Ideal, spec.ideal_gflops(), Tone::Predicted, 6.0),
        (Plot::Sectors, spec.sectors_gflops(), Tone::Predicted, 4.0),
        (Plot::Reached, spec.reached_gflops(), Tone::Predicted, 6.0),
        (Plot::Measured, spec.was_reached().map(|was| was.gflops), super::measured_tone(spec), 6.0),
    ];
    for (plot, gflops, tone, radius) in dots {
        let part = Part::Plot(plot);
        // Where the access costs nothing, one dot stands for both.
        let doubled = plot == Plot::Ideal && hides_ideal;
        if let (true, false, Some(gflops)) = (state.has(part), doubled, gflops) {
            let form = dot((x, frame.y(gflops)), radius);
            canvas.draw((DOT, plot as u64), tone, form).part(part).lit(state.lit() == Some(part));
        }
    }
}

/// Everything that was timed with such elements, at the intensity that it was timed at.
fn draw_timed(canvas: &mut Canvas<Part>, state: &State, frame: &Frame) {
    if !state.shows_measured() {
        return;
    }
    for (timed, gflops) in others(state) {
        let part = Part::Timed(timed);
        let form = dot((timed_x(state, frame), frame.y(gflops)), 4.0);
        canvas.draw((TIMED, timed_key(timed)), Tone::Measured, form).part(part).lit(state.lit() == Some(part));
    }
}

/// The timed reads but the kernel's own, which has a dot that stands out.
fn others(state: &State) -> Vec<(Timed, f64)> {
    let spec = state.spec();
    let own = spec.timed_as().filter(|_| spec.was_reached().is_some());
    spec.timed().into_iter().filter(|(timed, _)| Some(*timed) != own).collect()
}

fn timed_x(state: &State, frame: &Frame) -> f64 {
    frame.x(1.0 / f64::from(state.spec().access().width().bytes()))
}

/// Which strides the dots are of, in powers of two and while there is room between them; the first lies under the
/// kernel's own dot.
pub(super) fn name_timed(canvas: &mut Canvas<Part>, state: &State, frame: &Frame) {
    if !state.shows_measured() {
        return;
    }
    let mut last = f64::MIN;
    for (timed, gflops) in others(state) {
        let y = frame.y(gflops);
        let stride = match timed {
            Timed::Stride(stride) if stride > 1 && stride.is_power_of_two() && y >= last + 16.0 => stride,
            Timed::Stride(_) | Timed::Random => continue,
        };
        let at = (timed_x(state, frame) - 11.0, y + 4.0);
        canvas.text(("timed-name", timed_key(timed)), Tone::Caption, at, Anchor::End, &stride.to_string());
        last = y;
    }
}

/// A number for a timed read: its stride, and 0 for none.
pub(super) fn timed_key(timed: Timed) -> u64 {
    match timed {
        Timed::Stride(stride) => stride.into(),
        Timed::Random => 0,
    }
}

/// An intensity at which a memory roof can be named without touching the kernel's dots: between kernel and ridge if
/// there is room, else left of both.
pub(super) fn free_intensity(state: &State, roofs: &Roofline) -> f64 {
    let end = roofs.ridge().min(INTENSITIES.1);
    match state.spec().intensity().map(|ratio| ratio.value()) {
        Some(kernel) if kernel <= end / 4.0 => (kernel * end).sqrt(),
        Some(kernel) => kernel.min(end) / 4.0,
        None => end / 4.0,
    }
}

/// Where the lowered roof's name begins: right under its line, left of the kernel's line or right of it, but not on it.
/// None where that leaves no room over the axis.
pub(super) fn lowered_name(state: &State, roofs: &Roofline, frame: &Frame, text: &str) -> Option<(f64, f64)> {
    let width = caption_width(text);
    let x = (frame.x(free_intensity(state, roofs)) + AWAY).min(frame.right - width);
    let kernel = state.spec().intensity().map(|ratio| frame.x(ratio.value()));
    let x = match kernel {
        Some(kernel) if x - AWAY < kernel && kernel < x + width + AWAY => kernel - AWAY - width,
        Some(_) | None => x,
    };
    let at = frame.intensity(x - AWAY);
    let y = frame.y(roofs.slope_gflops(at)) + 17.0;
    (y < frame.bottom - 4.0).then_some((x, y))
}

/// From a line to the words beside it.
const AWAY: f64 = 9.0;
