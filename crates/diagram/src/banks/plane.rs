//! Where banks, rows of memory and turns lie: the same arrangement downwards in the wide layout, rightwards in the
//! narrow one.
//!
//! `across` counts banks from the first; `along` is in pixels, in the direction in which words pile up.

use super::counted::Style;
use crate::{
    canvas::rect,
    scene::{Form, Format},
};
use model::figure::banks::Serving;

/// How the banks lie side by side.
#[derive(Clone, Copy)]
pub(super) struct Plane {
    /// Downwards or rightwards.
    pub format: Format,
    /// Where bank 0 begins.
    pub first: f64,
    /// From one bank to the next.
    pub pitch: f64,
}

impl Plane {
    /// A mark over some banks, with a hair of paper around it.
    pub(super) fn mark(self, (across, banks): (f64, f64), (along, length): (f64, f64)) -> Form {
        let air = (self.pitch * 0.09).clamp(1.0, 2.4);
        let hair = (length * 0.12).clamp(0.5, 2.0);
        let (side, width) = (self.first + across * self.pitch + air / 2.0, banks * self.pitch - air);
        let (start, height) = (along + hair / 2.0, length - hair);
        let radius = (width.min(height) / 5.0).min(3.0);
        match self.format {
            Format::Wide => rect((side, start), (width, height), radius),
            Format::Narrow => rect((start, side), (height, width), radius),
        }
    }

    /// Where the number of a mark stands: its middle, and the baseline of a text of that size.
    pub(super) fn middle(self, across: f64, (along, length): (f64, f64), size: f64) -> (f64, f64) {
        let (side, way) = (self.first + across * self.pitch, along + length / 2.0);
        match self.format {
            Format::Wide => (side, way + size * 0.36),
            Format::Narrow => (way, side + size * 0.36),
        }
    }

    /// The room of a mark over one bank: width, height.
    pub(super) fn room(self, length: f64) -> (f64, f64) {
        match self.format {
            Format::Wide => (self.pitch - 1.5, length - 0.5),
            Format::Narrow => (length - 1.5, self.pitch - 0.5),
        }
    }
}

/// How long everything is, in pixels.
#[derive(Clone, Copy)]
pub(super) struct Measures {
    /// The head of a bank: its number, and how many turns it is busy.
    pub head: f64,
    /// A row of memory.
    pub row: f64,
    /// Between rows that are no neighbours in memory.
    pub gap: f64,
    /// Between memory and turns.
    pub between: f64,
    /// A turn.
    pub turn: f64,
    /// Between groups.
    pub group: f64,
}

/// Where everything of one access lies.
pub(super) struct Plan {
    /// How the banks lie side by side.
    pub plane: Plane,
    /// How long everything is.
    pub measures: Measures,
    /// Where the heads of the banks begin.
    pub heads: f64,
    /// Rows of 32 words, and where each begins.
    pub rows: Vec<(u64, f64)>,
    /// How lanes are written in memory.
    pub memory_style: Style,
    /// How lanes are written in turns.
    pub turn_style: Style,
    /// Where memory ends.
    pub memory_end: f64,
    /// Where each turn begins.
    pub turns: Vec<f64>,
    /// Where the last turn ends.
    pub end: f64,
}

/// Length of memory of which nothing is known.
const UNKNOWN: f64 = 44.0;

impl Plan {
    /// The places of one access; where counts are hidden, no row and no turn.
    pub(super) fn of(serving: &Serving, plane: Plane, heads: f64, measures: Measures, hidden: bool) -> Plan {
        let mut at = heads + measures.head;
        let mut rows: Vec<(u64, f64)> = Vec::new();
        let touched = if hidden { Vec::new() } else { serving.rows() };
        for row in touched {
            if rows.last().is_some_and(|(before, _)| before + 1 != row) {
                at += measures.gap;
            }
            rows.push((row, at));
            at += measures.row;
        }
        if rows.is_empty() {
            at += UNKNOWN;
        }
        let memory_end = at;
        at += measures.between;
        let mut turns = Vec::new();
        let mut group = 0;
        for turn in 0..if hidden { 0 } else { serving.turns() } {
            let own = serving.cells.iter().find(|cell| cell.turn == turn).map_or(group, |cell| cell.group);
            if own != group {
                at += measures.group;
                group = own;
            }
            turns.push(at);
            at += measures.turn;
        }
        let style = |length| Style::of(serving, plane.room(length));
        let (memory_style, turn_style) = (style(measures.row), style(measures.turn));
        Plan { plane, measures, heads, rows, memory_style, turn_style, memory_end, turns, end: at }
    }

    /// Where a row of memory lies, if it is drawn.
    pub(super) fn row(&self, row: u64) -> Option<(f64, f64)> {
        let (_, along) = self.rows.iter().find(|(drawn, _)| *drawn == row)?;
        Some((*along, self.measures.row))
    }

    /// Where a turn lies, if it is drawn.
    pub(super) fn turn(&self, turn: u32) -> Option<(f64, f64)> {
        Some((*self.turns.get(turn as usize)?, self.measures.turn))
    }
}
