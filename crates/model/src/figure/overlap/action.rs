//! Everything a reader can do to the figure.

use super::{Part, Step, preset::Preset, spec::Dial};
use crate::{card::Card, figure::coalescing};

/// What the reader did.
#[expect(clippy::large_enum_variant, reason = "an action lives for a moment; to be copied is worth more than the room")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Turned a control of the access.
    Access(coalescing::Spec),
    /// Switched all lanes on.
    AllOn,
    /// Chose a card, and its bandwidth and latency with it.
    Card(Card),
    /// Turned a number.
    Number(Dial, u32),
    /// Took a named example.
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
    /// Wants to guess before the factor is shown.
    Predict,
    /// Guessed the factor.
    Guess(u32),
    /// Gave up guessing.
    Reveal,
    /// Went back to what the author wrote.
    Reset,
}
