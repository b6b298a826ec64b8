//! Everything a reader can do to the figure.

use super::{Concept, Layer, Path};

/// What the reader did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Action {
    /// Went to a moment: this layer and all before it are shown.
    Go(Layer),
    /// Went to the next moment.
    Next,
    /// Went to the moment before.
    Previous,
    /// Followed a way through the whole map, or let go of the one that was followed.
    Follow(Path),
    /// Picked a concept, or let go of the one already picked.
    Pick(Concept),
    /// Let go.
    Release,
    /// Points at a concept, or at nothing.
    Point(Option<Concept>),
    /// Went back to what the author wrote.
    Reset,
}
