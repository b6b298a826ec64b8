//! Pieces of the line of numbers that shows how an answer comes about. The answer is the last number of the line.

/// The pieces.
pub struct ReasonWords {
    /// Steps without a gap: lanes, bytes a step, sectors.
    pub steps: fn(u64, u64, u64) -> String,
    /// From the first byte wanted to the last: both, and the sectors.
    pub one: fn(u64, u64, u64) -> String,
    /// A sector for each of so many lanes.
    pub apart: fn(u64) -> String,
    /// So many stretches of so many sectors: both, and all sectors.
    pub equal: fn(u64, u64, u64) -> String,
    /// Stretches of different lengths: their sum as it is written, and all sectors.
    pub unequal: fn(&str, u64) -> String,
    /// Whole lines moved: how many.
    pub lines: fn(u64) -> String,
    /// So many units of so many bytes: both, and all bytes.
    pub moved: fn(u64, u64, u64) -> String,
    /// Bytes wanted, units moved, bytes of each, and the share.
    pub efficiency: fn(u64, u64, u64, &str) -> String,
    /// No bank owes two words to a group.
    pub free: &'static str,
    /// A bank owes several words to a group: the bank, the words as they are written, how many.
    pub busiest: fn(u32, &str, u64) -> String,
    /// So many turns of the busiest bank.
    pub n_way: fn(u64) -> String,
    /// The turns of several groups: their sum as it is written, groups, turns.
    pub groups: fn(&str, u64, u64) -> String,
    /// The turns of one group.
    pub turns: fn(u64) -> String,
    /// Turns, groups, conflicts.
    pub conflicts: fn(u64, u64, u64) -> String,
    /// Bursts, activations, row hits.
    pub row_hits: fn(u64, u64, u64) -> String,
}
