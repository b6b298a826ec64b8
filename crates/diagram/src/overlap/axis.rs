//! Draws an axis of time under what happens, its ticks in a unit that suits the whole.

use super::figures::Unit;
use crate::{
    canvas::{Canvas, line},
    number::decimal,
    scale::Scale,
    scene::{Anchor, Tone},
};
use model::figure::overlap::Part;

/// A stretch of time, and where it lies.
#[derive(Clone, Copy)]
pub(super) struct Stretch {
    /// Its own name among the stretches of a picture.
    pub number: u64,
    /// From when to when, in nanoseconds.
    pub ns: (f64, f64),
    /// From where to where.
    pub x: (f64, f64),
}

impl Stretch {
    pub(super) fn scale(&self) -> Scale {
        Scale::linear(self.ns, self.x)
    }

    /// The axis at a height, with faint lines over it at each tick, from where to where.
    pub(super) fn draw_axis(&self, canvas: &mut Canvas<Part>, over: &[(f64, f64)], y: f64, most: usize, unit: Unit) {
        let scale = self.scale();
        for (at, tick) in scale.ticks(most).into_iter().enumerate() {
            let (x, number) = (scale.at(tick), self.number * 100 + at as u64);
            for (span, (top, bottom)) in over.iter().enumerate() {
                let key = ("grid", number * 10 + span as u64);
                canvas.draw(key, Tone::Grid, line((x, *top), (x, *bottom)));
            }
            let text = decimal(tick / unit.ns, 3);
            let half = tick_width(&text) / 2.0;
            // A number at the very left stands inside the picture; one at the very right would touch the unit.
            let anchor = if x < half { Anchor::Start } else { Anchor::Middle };
            if x + half <= self.x.1 + 5.0 {
                canvas.text(("tick", number), Tone::Tick, (x, y + 15.0), anchor, &text);
            }
        }
        canvas.draw(("axis", self.number), Tone::Axis, line((self.x.0, y), (self.x.1, y)));
    }

    /// The unit behind the axis.
    pub(super) fn draw_unit(&self, canvas: &mut Canvas<Part>, y: f64, unit: Unit) {
        canvas.text(("unit", self.number), Tone::Tick, (self.x.1 + 9.0, y + 4.0), Anchor::Start, unit.sign);
    }
}

/// Width of a number on an axis: it is monospaced at 11 px.
pub(super) fn tick_width(text: &str) -> f64 {
    text.chars().count() as f64 * 6.8
}
