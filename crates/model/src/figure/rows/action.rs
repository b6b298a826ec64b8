//! Everything a reader can do to the figure.

use super::{Before, Part, Step, preset::Preset};
use crate::{
    dram::{Kind, Mapping},
    figure::coalescing,
    global::DramFetch,
};

/// What the reader did.
#[expect(clippy::large_enum_variant, reason = "an action lives for one call, and there is one at a time")]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Changed the access.
    Access(coalescing::Spec),
    /// Chose a kind of DRAM.
    Kind(Kind),
    /// Chose how addresses are spread.
    Mapping(Mapping),
    /// Chose what L2 asks for.
    Fetch(DramFetch),
    /// Chose what the banks held.
    Before(Before),
    /// Switched all lanes on.
    AllOn,
    /// Took a named load.
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
    /// Guessed the number of activations.
    Guess(u32),
    /// Gave up guessing.
    Reveal,
    /// Went back to what the author wrote.
    Reset,
}
