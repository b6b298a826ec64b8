//! Draws the friends: a head, shoulders, a number; and the wish or the book in their hands.

use crate::{
    canvas::{Canvas, rect},
    scene::{Anchor, Form, Format, Tone},
};
use model::{
    figure::coalescing::{Part, State},
    warp::Lane,
};

/// How the friends stand: one row, or two.
pub(super) struct Crowd {
    format: Format,
}

impl Crowd {
    pub(super) fn new(format: Format) -> Crowd {
        Crowd { format }
    }

    fn per_row(&self) -> usize {
        match self.format {
            Format::Wide => 32,
            Format::Narrow => 16,
        }
    }

    fn pitch(&self) -> f64 {
        self.format.width() / self.per_row() as f64
    }

    /// A friend's size, in pixels across.
    pub(super) fn size(&self) -> f64 {
        match self.format {
            Format::Wide => 24.0,
            Format::Narrow => 17.0,
        }
    }

    fn row_height(&self) -> f64 {
        self.size() + 20.0
    }

    /// The middle of a friend's head.
    pub(super) fn middle(&self, lane: Lane) -> (f64, f64) {
        let (row, column) = (lane.index() / self.per_row(), lane.index() % self.per_row());
        let x = (column as f64 + 0.5) * self.pitch();
        (x, 20.0 + self.size() / 2.0 + row as f64 * self.row_height())
    }

    /// Where a friend holds a wish or a book.
    pub(super) fn hand(&self, lane: Lane) -> (f64, f64) {
        let (x, y) = self.middle(lane);
        (x, y + self.size() / 2.0 + 8.0)
    }

    /// The lower edge of the crowd.
    pub(super) fn bottom(&self) -> f64 {
        20.0 + self.row_height() * (32 / self.per_row()) as f64
    }

    /// Draws everyone.
    pub(super) fn draw(&self, canvas: &mut Canvas<Part>, state: &State) {
        for lane in Lane::all() {
            let number = u64::from(lane.number());
            let (x, y) = self.middle(lane);
            let size = self.size();
            let lit = state.lights_lane(lane);
            let active = state.spec().is_active(lane);
            let tone = if active { Tone::Lane } else { Tone::LaneOff };
            let head = rect((x - size / 2.0, y - size / 2.0), (size, size), size / 2.0);
            canvas.draw((crate::coalescing::LANE, number), tone, head).part(Part::Lane(lane)).lit(lit);
            let text = Form::Text { x, y: y + 3.5, anchor: Anchor::Middle, text: number.to_string() };
            canvas.draw(("lane-number", number), Tone::LaneNumber, text).lit(lit && active);
        }
    }
}
