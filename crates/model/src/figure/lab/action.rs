//! Everything a reader can do to the figure.

use super::{
    Part, Step,
    preset::Preset,
    spec::{Memory, Number},
    view::View,
};
use crate::{arch::Arch, card::Card, dram::Kind};

/// What the reader did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Action {
    /// Wrote: the whole text.
    Write(String),
    /// Tried a changed text, looking at that of its accesses, and keeps their own aside.
    Try(Option<u32>, String),
    /// Took back a text that is kept aside; the other one is kept instead.
    Swap,
    /// Turned a number.
    Number(Number, u32),
    /// Said where bare pointers point.
    Memory(Memory),
    /// Chose one of the snippet's accesses, or leaves the choice to the snippet.
    Access(Option<u32>),
    /// Chose hardware.
    Arch(Arch),
    /// Took an example.
    Preset(Preset),
    /// Looked from elsewhere.
    View(View),
    /// Chose a kind of DRAM.
    Kind(Kind),
    /// Chose a card.
    Card(Card),
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
    /// Went back to what the author wrote.
    Reset,
}
