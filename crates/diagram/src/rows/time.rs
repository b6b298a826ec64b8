//! Draws the time line: a line for each bank in use, on it the rows that it closes and opens, and below them the reads.
//! Where several channels are at work, those that are not looked into have thin lines below.
//!
//! Everything is to scale.

mod axis;
mod bank;

use super::{memory::Area, view::View};
use crate::{
    canvas::{Canvas, line},
    label::number_tone,
    scale::Scale,
    scene::{Anchor, Form, Tone},
};
use model::figure::rows::{Part, Step};
use words::words;

/// Where the lines lie.
#[derive(Clone, Copy)]
pub(super) struct Plot {
    /// Left edge of the names, upper edge of the first line.
    pub corner: (f64, f64),
    /// Width of the names before the lines.
    pub names: f64,
    /// Width of names and lines.
    pub width: f64,
    /// The most numbers on the axis.
    pub ticks: usize,
}

/// Height of what stands under the lines: the axis and its numbers.
const AXIS: f64 = 22.0;
/// Height of the line of a bank in another channel.
const THIN: f64 = 5.0;
/// Height of what is drawn on it.
const INK: f64 = 2.0;
/// Over those lines.
const GAP: f64 = 8.0;

/// The banks of the channel that is looked into, and those of the others.
fn banks(view: &View<'_>) -> (Vec<u32>, Vec<(u32, u32)>) {
    let (own, others): (Vec<_>, Vec<_>) =
        view.service.banks.iter().copied().partition(|(channel, _)| *channel == view.channel);
    (own.into_iter().map(|(_, bank)| bank).collect(), others)
}

/// From one line to the next.
fn pitch(lines: usize) -> f64 {
    match lines {
        0..=2 => 40.0,
        3..=8 => 28.0,
        _ => 20.0,
    }
}

/// How far down a channel's own lines reach, and all lines.
fn heights(view: &View<'_>) -> (f64, f64) {
    let (own, others) = banks(view);
    let own = pitch(own.len()) * own.len().max(1) as f64;
    let others = if others.is_empty() { 0.0 } else { GAP + THIN * others.len() as f64 + GAP };
    (own, own + others)
}

impl Plot {
    fn area(self, view: &View<'_>) -> Area {
        let (x, y) = self.corner;
        Area { x: x + self.names, y, width: self.width - self.names, height: heights(view).1 }
    }
}

/// Draws the time line, its names at the left; returns where it ends.
pub(super) fn draw(canvas: &mut Canvas<Part>, view: &View<'_>, plot: Plot) -> f64 {
    let (own, others) = banks(view);
    let area = plot.area(view);
    let scale = Scale::linear((0.0, view.axis_ns()), (area.x, area.x + area.width));
    axis::draw(canvas, area, scale, plot.ticks);
    axis::draw_landmarks(canvas, view, area, scale);
    let height = pitch(own.len());
    // One size for all names.
    let roomy = |bank: &u32| number_tone(&view.line_name(view.channel, *bank), plot.names - 4.0) == Some(Tone::Number);
    let names = (plot.corner.0, if own.iter().all(roomy) { Tone::Number } else { Tone::Small });
    for (nth, bank) in own.iter().enumerate() {
        draw_line(canvas, view, *bank, Area { y: area.y + nth as f64 * height, height, ..area }, names, scale);
    }
    if !others.is_empty() {
        let top = area.y + heights(view).0 + GAP;
        let name = (words(view.lang).rows().picture.others)(view.channels.len() - 1);
        let tone = number_tone(&name, plot.names - 4.0).unwrap_or(Tone::Small);
        canvas.text(("others", 0), tone, (plot.corner.0, top + 8.0), Anchor::Start, &name);
        let from = (plot.corner.0, top - GAP / 2.0);
        canvas.draw(("others-rule", 0), Tone::Grid, line(from, (area.x + area.width, from.1)));
        for (nth, (channel, bank)) in others.iter().enumerate() {
            let y = top + nth as f64 * THIN;
            bank::draw_thin(canvas, view, (*channel, *bank), Area { y, height: INK, ..area }, scale);
        }
    }
    if !view.is_past(Step::Rows) && !own.is_empty() {
        let at = (area.x + 10.0, area.y + height / 2.0 + 4.0);
        let text = words(view.lang).rows().picture.no_time;
        canvas.text(("no-time", 0), Tone::Caption, at, Anchor::Start, text);
    }
    area.bottom() + AXIS
}

/// A bank's name, where names begin and in their tone, and what it does.
fn draw_line(
    canvas: &mut Canvas<Part>,
    view: &View<'_>,
    bank: u32,
    area: Area,
    (left, tone): (f64, Tone),
    scale: Scale,
) {
    let (id, part) = (view.bank_id(view.channel, bank), Part::Bank(view.channel, bank));
    let name = view.line_name(view.channel, bank);
    let at = (left, area.y + area.height / 2.0 + 3.0);
    let text = Form::Text { x: at.0, y: at.1, anchor: Anchor::Start, text: name };
    canvas.draw(("line-name", id), tone, text).part(part).lit(view.lit(part));
    canvas.draw(("line-rule", id), Tone::Grid, line((left, area.y), (area.x + area.width, area.y)));
    if view.is_past(Step::Rows) {
        bank::draw_rows(canvas, view, (view.channel, bank), area, scale);
    }
    if view.is_past(Step::Reads) {
        bank::draw_reads(canvas, view, (view.channel, bank), area, scale);
    }
}
