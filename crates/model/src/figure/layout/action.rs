//! Everything a reader can do to the figure.

use super::{
    Part, Step,
    preset::Preset,
    spec::{Align, Block, Kind},
};
use crate::access::Width;

/// What the reader did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Opened a layout.
    Kind(Kind),
    /// Gave a field another size, added one behind the last, or removed one.
    Field(usize, Option<Width>),
    /// Took a field into what is read, or out of it.
    Toggle(usize),
    /// Chose the struct's alignment.
    Align(Align),
    /// Chose how many elements a block of the AoSoA holds.
    Block(Block),
    /// Took a named read.
    Preset(Preset),
    /// Went to a moment.
    Go(Step),
    /// Went to the next moment.
    Next,
    /// Went to the moment before.
    Previous,
    /// Picked a part, or let go of the one already picked.
    Pick(Part),
    /// Let go.
    Release,
    /// Points at a part, or at nothing.
    Point(Option<Part>),
    /// Wants to guess before the counts are shown.
    Predict,
    /// Guessed the number of sectors.
    Guess(u32),
    /// Gave up guessing.
    Reveal,
    /// Went back to what the author wrote.
    Reset,
}
