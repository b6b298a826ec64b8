//! Draws the axes, and says where an intensity and a number of GFLOPS lie.

use super::numbers::rate;
use crate::{
    canvas::{Canvas, line},
    number::decimal,
    scale::Scale,
    scene::{Anchor, Tone},
};
use model::{figure::roofline::Part, roofline::Roofline};
use words::roofline::PictureWords;

/// FLOP per byte from one end to the other. A kernel further right is drawn at the end.
pub(super) const INTENSITIES: (f64, f64) = (1.0 / 64.0, 1024.0);
/// GFLOPS from the foot to the top: the slowest kernel of the slowest card is just above the foot.
const GFLOPS: (f64, f64) = (5.0, 100_000.0);

/// The plot's edges, in pixels.
#[derive(Clone, Copy)]
pub(super) struct Frame {
    pub left: f64,
    pub right: f64,
    pub top: f64,
    pub bottom: f64,
}

impl Frame {
    /// Where an intensity lies.
    pub(super) fn x(&self, intensity: f64) -> f64 {
        Scale::log(INTENSITIES, (self.left, self.right)).at(intensity)
    }

    /// The intensity that lies there: the way back.
    pub(super) fn intensity(&self, x: f64) -> f64 {
        let share = (x - self.left) / (self.right - self.left);
        INTENSITIES.0 * (INTENSITIES.1 / INTENSITIES.0).powf(share)
    }

    /// Where a number of GFLOPS lies.
    pub(super) fn y(&self, gflops: f64) -> f64 {
        Scale::log(GFLOPS, (self.bottom, self.top)).at(gflops)
    }

    /// Where both lie.
    pub(super) fn at(&self, intensity: f64, gflops: f64) -> (f64, f64) {
        (self.x(intensity), self.y(gflops))
    }

    /// The two ends of a memory roof within the plot: where it comes in, and its ridge or where it goes out.
    pub(super) fn slope(&self, roofs: &Roofline) -> [(f64, f64); 2] {
        let first = INTENSITIES.0.max(GFLOPS.0 / roofs.useful_gb_s());
        let last = INTENSITIES.1.min(roofs.ridge());
        [first, last].map(|intensity| self.at(intensity, roofs.slope_gflops(intensity)))
    }

    /// Whether an intensity is on the axis.
    pub(super) fn reaches(intensity: f64) -> bool {
        intensity <= INTENSITIES.1
    }

    /// Axes, grid and ticks; short numbers where there is little room.
    pub(super) fn draw(&self, canvas: &mut Canvas<Part>, words: &PictureWords, roomy: bool) {
        let (left, right, top, bottom) = (self.left, self.right, self.top, self.bottom);
        for (at, tick) in (0..).zip(Scale::log(GFLOPS, (bottom, top)).ticks(5)) {
            let y = self.y(tick);
            // Where each dot has a line of its own to its number, a grid would be read as more of them.
            match roomy {
                true => canvas.draw(("grid", at), Tone::Axis, line((left - 4.0, y), (left, y))),
                false => canvas.draw(("grid", at), Tone::Grid, line((left, y), (right, y))),
            };
            let text = if roomy { rate(tick) } else { short(tick) };
            canvas.text(("y-tick", at), Tone::Tick, (left - 7.0, y + 4.0), Anchor::End, &text);
        }
        for (at, tick) in (0..).zip(Scale::log(INTENSITIES, (left, right)).ticks(6)) {
            let x = self.x(tick);
            canvas.draw(("notch", at), Tone::Axis, line((x, bottom), (x, bottom + 4.0)));
            let text = if roomy { decimal(tick, 2) } else { short(tick) };
            canvas.text(("x-tick", at), Tone::Tick, (x, bottom + 16.0), Anchor::Middle, &text);
        }
        canvas.draw(("axis", 0), Tone::Axis, line((left, bottom), (right, bottom)));
        if roomy {
            canvas.draw(("axis", 1), Tone::Axis, line((left, top), (left, bottom)));
        }
        let unit = (0.0, top - 12.0);
        canvas.text(("unit", 0), Tone::Caption, unit, Anchor::Start, words.gflops);
    }
}

fn short(tick: f64) -> String {
    match tick >= 1000.0 {
        true => format!("{}k", decimal(tick / 1000.0, 0)),
        false => decimal(tick, 2),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_intensity_leads_to_a_place_and_back() {
        let frame = Frame { left: 58.0, right: 650.0, top: 30.0, bottom: 396.0 };
        for intensity in [0.0625, 1.0, 56.7, 900.0] {
            assert!((frame.intensity(frame.x(intensity)) / intensity - 1.0).abs() < 1e-9);
        }
    }
}
