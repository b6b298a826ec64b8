//! Names of lines: beside their ends, as near as they can be without touching each other; where there is no room beside
//! the plot, in the corner that the curves leave free.

use super::{
    lines::{Kind, Line, has_several, mark},
    names,
    plot::Plot,
};
use crate::{
    canvas::{Canvas, dot, line},
    label::caption_width,
    scene::{Anchor, Tone},
};
use model::{
    figure::silicon::{Guess, Part, State},
    measured::{Across, Level, Rule, Series},
};
use words::{Lang, words};

/// From one baseline to the next, at least.
const PITCH: f64 = 16.0;

/// A name, and what it belongs to.
struct Label {
    number: u64,
    tone: Tone,
    /// The tone of its line or dot.
    mark: Tone,
    text: String,
    /// Which of its series' curves it names.
    curve: usize,
    /// Where its line ends; none for what has no place on the axis.
    end: Option<(f64, f64)>,
    height: f64,
}

/// Names of the lines, and of what stands beside the axis.
pub(super) fn draw(canvas: &mut Canvas<Part>, plot: &Plot, state: &State, lines: &[Line], lang: Lang) {
    let mut labels: Vec<Label> = lines.iter().filter_map(|line| label(plot, line)).collect();
    labels.extend(random(plot, state, lang));
    labels.sort_by(|one, other| one.height.total_cmp(&other.height));
    match plot.design.names_outside {
        true => draw_beside(canvas, plot, state.series(), labels),
        false => draw_in_corner(canvas, plot, state.series(), &labels),
    }
}

fn label(plot: &Plot, line: &Line) -> Option<Label> {
    let end = plot.at(*line.points.last()?);
    let tone = match line.kind {
        Kind::Measured => Tone::Measured,
        Kind::Own => Tone::Own,
        Kind::Predicted(Rule::Notes) => Tone::Caption,
        Kind::Predicted(_) => Tone::Predicted,
    };
    Some(Label {
        number: line.number(),
        tone,
        mark: line.tone(),
        text: line.name.clone(),
        curve: line.curve,
        end: Some(end),
        height: end.1,
    })
}

/// Random places have no place on the axis of strides.
fn random(plot: &Plot, state: &State, lang: Lang) -> Option<Label> {
    let Some(Level::Random(speed)) = state.series().level() else { return None };
    let shown = state.shows_measured() && state.guess() != Guess::Open;
    shown.then(|| Label {
        number: 999,
        tone: Tone::Measured,
        mark: Tone::Measured,
        text: (words(lang).silicon().picture.random)(&names::number(speed)),
        curve: 0,
        end: None,
        height: plot.up.at(speed),
    })
}

fn draw_beside(canvas: &mut Canvas<Part>, plot: &Plot, series: Series, mut labels: Vec<Label>) {
    let design = plot.design;
    // A line that ends early has its name at its end.
    let (early, last): (Vec<Label>, Vec<Label>) = {
        let ends_early = |label: &Label| label.end.is_some_and(|end| end.0 < design.right - 60.0);
        let early = labels.extract_if(.., |label| ends_early(label)).collect();
        (early, labels)
    };
    for Label { number, tone, text, end, .. } in early {
        let Some((x, y)) = end else { continue };
        canvas.text(("line-name", number), tone, (x + 11.0, y + 4.0), Anchor::Start, &text);
    }
    let wanted: Vec<f64> = last.iter().map(|label| label.height + 4.0).collect();
    let heights = spread(&wanted, (design.top + 4.0, design.bottom - 6.0));
    let x = design.right + 14.0;
    for (label, y) in last.into_iter().zip(heights) {
        let Label { number, tone, text, curve, end, height, .. } = label;
        match end {
            Some(end) if (y - 4.0 - height).abs() > 5.0 => {
                let from = (end.0.max(design.right - design.air) + design.dot + 2.0, end.1);
                canvas.draw(("lead", number), Tone::Grid, line(from, (x - 3.0, y - 4.0)));
            }
            Some(_) | None => {}
        }
        // What has no line has a dot; where there are several, each name has the mark of its own.
        let is_marked = end.is_none() || has_several(series);
        if is_marked {
            canvas.draw(("beside", number), tone, mark(series, curve, (x + 4.0, y - 4.0), design.dot - 1.0));
        }
        let x = if is_marked { x + 13.0 } else { x };
        canvas.text(("line-name", number), tone, (x, y), Anchor::Start, &text);
    }
}

/// Names under each other, each with a piece of its line.
fn draw_in_corner(canvas: &mut Canvas<Part>, plot: &Plot, series: Series, labels: &[Label]) {
    // One name alone tells nothing that the heading does not.
    if let [_] = labels {
        return;
    }
    let design = plot.design;
    let width = labels.iter().map(|label| width(&label.text)).fold(0.0, f64::max);
    let left = design.right - 4.0 - width;
    let tall = labels.len() as f64 * PITCH;
    let top = match corner(series) {
        Corner::Top => design.top + 12.0,
        Corner::Bottom => design.bottom - 10.0 - tall + PITCH,
        Corner::AboveBottom => design.bottom - 34.0 - tall + PITCH,
        Corner::Middle => (design.top + design.bottom) / 2.0,
    };
    for (at, Label { number, tone, mark, text, end, .. }) in labels.iter().enumerate() {
        let y = top + at as f64 * PITCH;
        if end.is_some() {
            canvas.draw(("key-line", *number), *mark, line((left - 28.0, y - 4.0), (left - 8.0, y - 4.0)));
        }
        if *mark == Tone::Measured || *mark == Tone::Own {
            canvas.draw(("key-dot", *number), *mark, dot((left - 18.0, y - 4.0), 4.0));
        }
        canvas.text(("line-name", *number), *tone, (left, y), Anchor::Start, text);
    }
}

/// Width of a name: it is bolder than a caption.
fn width(text: &str) -> f64 {
    caption_width(text) * 1.12
}

enum Corner {
    Top,
    Middle,
    AboveBottom,
    Bottom,
}

/// Where a series' curves do not go.
fn corner(series: Series) -> Corner {
    match (series.across(), series.costs()) {
        (Across::Offset, _) => Corner::Middle,
        (Across::ChunkBytes, false) | (Across::Stride | Across::FewStrides, true) => Corner::Bottom,
        // The name of L2's end stands at the bottom.
        (Across::FootprintKib, _) => Corner::AboveBottom,
        (
            Across::Stride
            | Across::FewStrides
            | Across::ChunkBytes
            | Across::StrideWords
            | Across::Kinds
            | Across::Side,
            _,
        ) => Corner::Top,
    }
}

/// What dots and rings are, in the line over the plot, where no line has an end to stand beside.
pub(super) fn draw_key(canvas: &mut Canvas<Part>, plot: &Plot, lines: &[Line]) {
    let design = plot.design;
    let mut x = design.right;
    for line in lines {
        let (number, radius) = (line.number(), design.dot - 0.5);
        // A long name of somebody's card goes under the axis.
        let under = line.kind == Kind::Own && !design.names_outside;
        let width = width(&line.name);
        let at = match under {
            true => (14.0, design.bottom + 38.0),
            false => (x - width, design.lines.2),
        };
        let radius = if matches!(line.kind, Kind::Predicted(_)) { radius + 1.5 } else { radius };
        canvas.draw(("key", number), line.tone(), dot((at.0 - 9.0, at.1 - 4.0), radius));
        canvas.text(("line-name", number), line.tone(), at, Anchor::Start, &line.name);
        x -= if under { 0.0 } else { width + 28.0 };
    }
}

/// Heights that ascend by a pitch at least, each as near to what it wants as that allows, inside the bounds if they
/// have room.
fn spread(wanted: &[f64], (top, bottom): (f64, f64)) -> Vec<f64> {
    // Groups that touch are put around the mean of what they want.
    let mut groups: Vec<(f64, usize)> = Vec::new();
    for &one in wanted {
        groups.push((one, 1));
        while let [.., (above, many), (below, more)] = groups[..] {
            let reach = |count: usize| (count - 1) as f64 / 2.0 * PITCH;
            if below - reach(more) - (above + reach(many)) >= PITCH {
                break;
            }
            let count = many + more;
            let mean = (above * many as f64 + below * more as f64) / count as f64;
            groups.truncate(groups.len() - 2);
            groups.push((mean, count));
        }
    }
    let mut heights: Vec<f64> = Vec::new();
    for (middle, count) in groups {
        let half = (count - 1) as f64 / 2.0 * PITCH;
        let middle = middle.min(bottom - half).max(top + half);
        heights.extend((0..count).map(|at| middle - half + at as f64 * PITCH));
    }
    for at in 1..heights.len() {
        heights[at] = heights[at].max(heights[at - 1] + PITCH);
    }
    heights
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_keep_apart_and_near() {
        assert_eq!(spread(&[10.0, 60.0], (0.0, 100.0)), [10.0, 60.0]);
        assert_eq!(spread(&[50.0, 50.0, 50.0], (0.0, 100.0)), [34.0, 50.0, 66.0]);
        assert_eq!(spread(&[98.0, 99.0], (0.0, 100.0)), [84.0, 100.0]);
        assert_eq!(spread(&[], (0.0, 100.0)), [0.0; 0]);
    }
}
