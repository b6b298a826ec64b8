//! Everything a reader can do to the figure.

use super::{
    Part, Step,
    fix::Fix,
    preset::Preset,
    wish::{Number, Op, Pattern},
};
use crate::{access::Width, warp::Lane};

/// What the reader did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Chose a pattern.
    Pattern(Pattern),
    /// Turned a number.
    Number(Number, u32),
    /// Chose what is done against conflicts.
    Fix(Fix),
    /// Chose an element size.
    Width(Width),
    /// Chose load, store or atomic.
    Op(Op),
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
    /// Wants to guess before the counts are shown.
    Predict,
    /// Guessed the number of turns.
    Guess(u32),
    /// Gave up guessing.
    Reveal,
    /// Went back to what the author wrote.
    Reset,
}
