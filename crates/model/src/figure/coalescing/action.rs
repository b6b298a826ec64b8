//! Everything a reader can do to the figure.

use super::{
    Face, Part, Step,
    preset::Preset,
    spec::{Layout, Number, Order},
};
use crate::{
    access::{Op, Width},
    arch::Arch,
    warp::Lane,
};

/// What the reader did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Chose a layout.
    Layout(Layout),
    /// Turned a number.
    Number(Number, u32),
    /// Chose an order.
    Order(Order),
    /// Chose an element size.
    Width(Width),
    /// Chose load or store.
    Op(Op),
    /// Chose hardware.
    Arch(Arch),
    /// Switched one lane on or off.
    Toggle(Lane),
    /// Switched all lanes on.
    AllOn,
    /// Took a named access.
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
    /// Turned to a face.
    Face(Face),
    /// Wants to guess before the counts are shown.
    Predict,
    /// Guessed the number of sectors.
    Guess(u32),
    /// Gave up guessing.
    Reveal,
    /// Went back to what the author wrote.
    Reset,
}
