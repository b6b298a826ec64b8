//! Everything a reader can do to the figure.

use super::{
    Part, Step,
    preset::Preset,
    spec::{Block, Column, Element, Kernel, Size},
};

/// What the reader did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Chose a kernel.
    Kernel(Kernel),
    /// Chose a thread block.
    Block(Block),
    /// Chose an element size.
    Element(Element),
    /// Chose a matrix.
    Size(Size),
    /// Chose the side of the column.
    Column(Column),
    /// Turned to a warp.
    Warp(u32),
    /// Took a named transpose.
    Preset(Preset),
    /// Went to an access.
    Go(Step),
    /// Went to the next access.
    Next,
    /// Went to the access before.
    Previous,
    /// Picked a part, or let go of the one already picked.
    Pick(Part),
    /// Let go.
    Release,
    /// Points at a part, or at nothing.
    Point(Option<Part>),
    /// Wants to guess before the column's count is shown.
    Predict,
    /// Guessed the column's count.
    Guess(u32),
    /// Gave up guessing.
    Reveal,
    /// Went back to what the author wrote.
    Reset,
}
