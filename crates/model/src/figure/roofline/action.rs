//! Everything a reader can do to the figure.

use super::{Part, Step, measured::Timed, preset::Preset, spec::Peak};
use crate::{card::Card, figure::coalescing, global::DramFetch};

/// What the reader did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::large_enum_variant, reason = "an action is applied at once and never kept")]
pub enum Action {
    /// Turned a control of the access.
    Access(coalescing::Spec),
    /// Chose a card.
    Card(Card),
    /// Turned the FLOP per element.
    Flops(u32),
    /// Chose what L2 fetches.
    Fetch(DramFetch),
    /// Chose where the bandwidth comes from.
    Peak(Peak),
    /// Took a named kernel.
    Preset(Preset),
    /// Took an access that was timed, with the one FLOP an element that it was timed with.
    Take(Timed),
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
    /// Wants to guess before the access lowers the roof.
    Predict,
    /// Guessed the GFLOPS that are left.
    Guess(u32),
    /// Gave up guessing.
    Reveal,
    /// Went back to what the author wrote.
    Reset,
}
