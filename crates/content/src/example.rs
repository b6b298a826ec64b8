//! An example to start from in the lab, as it is shown.

use model::access::{Op, Space};
use words::Localized;

/// Examples that puzzle people in the same way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// Stable, the same in every language, unique.
    pub id: &'static str,
    /// What puzzles people, plain text.
    pub name: Localized<&'static str>,
    /// From simple to tricky, at least one.
    pub examples: &'static [Example],
}

/// An access that somebody wrote and asked about. The warp is the block's first; nothing hangs on the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Example {
    /// Stable, the same in every language, unique over all groups.
    pub id: &'static str,
    /// The memory of the access that is meant: the snippet has one such access.
    pub memory: Space,
    /// Whether that access loads or stores.
    pub op: Op,
    /// `blockDim`: x, y, z.
    pub block: [u32; 3],
    /// `blockIdx`: x, y, z.
    pub block_index: [u32; 3],
    /// Byte address of the array.
    pub base: u64,
    /// CUDA C++ as a person pastes it, without a line feed at its end.
    pub snippet: &'static str,
    /// What the snippet is: at most 48 characters, plain text.
    pub title: Localized<&'static str>,
    /// What people get wrong here, as a question: at most 140 characters, plain text.
    pub asks: Localized<&'static str>,
}
