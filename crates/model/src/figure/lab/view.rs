//! From where an access to global memory is looked at.

use crate::query::Choice;

/// A picture of the access: each is another figure's.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum View {
    /// Lanes and the sectors or banks they touch.
    Memory,
    /// DRAM banks and their row buffers.
    Rows,
    /// Fetches in flight.
    Overlap,
    /// What a kernel can reach.
    Roofline,
}

impl Choice for View {
    const ALL: &'static [View] = &[View::Memory, View::Rows, View::Overlap, View::Roofline];

    fn slug(self) -> &'static str {
        match self {
            View::Memory => "memory",
            View::Rows => "rows",
            View::Overlap => "overlap",
            View::Roofline => "roofline",
        }
    }
}
