//! How an arrow runs from one concept to another, as a line, its tip, and the place of its label.

use crate::scene::Form;

/// How an arrow runs. Numbers are pixels to the right of, or below, a concept's middle, but those of a bend.
pub(super) enum Way {
    /// From the lower edge of one to the upper edge of the other: where it leaves, where it arrives.
    Down(f64, f64),
    /// From the upper edge of one to the lower edge of the other.
    Up(f64, f64),
    /// From side to side, of two that stand at the same height.
    Across,
    /// From side to side, of two that do not: where it arrives, below the middle.
    Slant(f64),
    /// Along straight pieces with round corners: the points between, and the label's place.
    Bend(&'static [(f64, f64)], (f64, f64)),
}

/// A concept's box: its middle, width and height.
#[derive(Clone, Copy)]
pub(super) struct Place {
    pub(super) middle: (f64, f64),
    pub(super) size: (f64, f64),
}

impl Place {
    fn side(self, right: bool) -> f64 {
        if right { self.middle.0 + self.size.0 / 2.0 } else { self.middle.0 - self.size.0 / 2.0 }
    }

    fn edge(self, lower: bool) -> f64 {
        if lower { self.middle.1 + self.size.1 / 2.0 } else { self.middle.1 - self.size.1 / 2.0 }
    }

    /// Its upper left corner.
    pub(super) fn corner(self) -> (f64, f64) {
        (self.side(false), self.edge(false))
    }
}

/// An arrow, ready to be drawn.
pub(super) struct Arrow {
    pub(super) line: Form,
    pub(super) tip: Form,
    /// The middle of the label.
    pub(super) label: (f64, f64),
    /// Whether the label lies on the line and interrupts it.
    pub(super) on_line: bool,
}

/// Between a tip and the box that it points at.
const AIR: f64 = 2.0;
/// Half of a tip's width, and its length.
const TIP: f64 = 4.0;
/// Radius of a bend's corners.
const ROUND: f64 = 10.0;
/// Above a line that a label does not interrupt.
const ABOVE: f64 = -10.0;

/// The arrow of a way between two places.
pub(super) fn arrow(way: &Way, from: Place, to: Place) -> Arrow {
    let middle = |from: (f64, f64), to: (f64, f64)| ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
    match way {
        Way::Down(leaves, arrives) => {
            let start = (from.middle.0 + leaves, from.edge(true));
            let end = (to.middle.0 + arrives, to.edge(false) - AIR);
            Arrow {
                line: Form::Wire { from: start, to: end },
                tip: tip(end, (0.0, 1.0)),
                label: middle(start, end),
                on_line: true,
            }
        }
        Way::Up(leaves, arrives) => {
            let start = (from.middle.0 + leaves, from.edge(false));
            let end = (to.middle.0 + arrives, to.edge(true) + AIR);
            Arrow {
                line: Form::Wire { from: start, to: end },
                tip: tip(end, (0.0, -1.0)),
                label: middle(start, end),
                on_line: true,
            }
        }
        Way::Across => {
            let rightwards = to.middle.0 > from.middle.0;
            let sign = if rightwards { 1.0 } else { -1.0 };
            let start = (from.side(rightwards), from.middle.1);
            let end = (to.side(!rightwards) - sign * AIR, to.middle.1);
            let (x, y) = middle(start, end);
            Arrow {
                line: Form::Path { points: vec![start, end] },
                tip: tip(end, (sign, 0.0)),
                label: (x, y + ABOVE),
                on_line: false,
            }
        }
        Way::Slant(arrives) => {
            let rightwards = to.middle.0 > from.middle.0;
            let sign = if rightwards { 1.0 } else { -1.0 };
            let start = (from.side(rightwards), from.middle.1);
            let end = (to.side(!rightwards) - sign * AIR, to.middle.1 + arrives);
            Arrow {
                line: Form::Path { points: vec![start, end] },
                tip: tip(end, towards(start, end)),
                label: middle(start, end),
                on_line: true,
            }
        }
        Way::Bend(points, label) => bend(points, *label),
    }
}

/// The direction from one point to another, of length 1.
fn towards(from: (f64, f64), to: (f64, f64)) -> (f64, f64) {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = (dx * dx + dy * dy).sqrt().max(1.0);
    (dx / length, dy / length)
}

/// A tip at a point, for a direction of length 1.
fn tip((x, y): (f64, f64), (dx, dy): (f64, f64)) -> Form {
    let back = |side: f64| (x - TIP * dx + side * TIP * dy, y - TIP * dy - side * TIP * dx);
    Form::Path { points: vec![back(0.8), (x, y), back(-0.8)] }
}

fn bend(points: &[(f64, f64)], label: (f64, f64)) -> Arrow {
    let mut round: Vec<(f64, f64)> = points.first().copied().into_iter().collect();
    for corner in points.windows(3) {
        let [before, at, after] = [corner[0], corner[1], corner[2]];
        let (back, on) = (towards(at, before), towards(at, after));
        // A quarter of a circle, near enough: a curve from one side to the other with the corner as its handle.
        for share in [0.0, 0.25, 0.5, 0.75, 1.0] {
            let (near, far) = ((1.0 - share) * (1.0 - share) * ROUND, share * share * ROUND);
            round.push((at.0 + near * back.0 + far * on.0, at.1 + near * back.1 + far * on.1));
        }
    }
    let end = points.last().copied().unwrap_or(label);
    let last = points.len().checked_sub(2).and_then(|at| points.get(at)).copied().unwrap_or(end);
    round.push(end);
    Arrow { line: Form::Path { points: round }, tip: tip(end, towards(last, end)), label, on_line: true }
}
