//! Everything a reader can do to the figure.

use super::{Part, Scale, Step};
use crate::measured::Series;

/// What the reader did.
#[derive(Clone, PartialEq, Debug)]
pub enum Action {
    /// Chose a series.
    Series(Series),
    /// Chose a scale.
    Scale(Scale),
    /// Went to a moment.
    Go(Step),
    /// Went to the next one.
    Next,
    /// Went to the one before.
    Previous,
    /// Picked a place, or let go of the one already picked.
    Pick(Part),
    /// Let go.
    Release,
    /// Points at a place, or at nothing.
    Point(Option<Part>),
    /// Wants to guess before the numbers are shown.
    Predict,
    /// Guessed.
    Guess(u32),
    /// Gave up guessing.
    Reveal,
    /// Gave the text of a file of measurements, or an empty one to put them away.
    Own(String),
    /// Went back to what the author wrote; the reader's own measurements stay.
    Reset,
}
