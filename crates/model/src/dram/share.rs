//! What part of its peak a channel can deliver, if such reads go on and on and every row is opened anew.
//!
//! A bound: the reads' own waits are hidden behind each other, refresh and turnarounds are left out.

use super::Kind;
use crate::ratio::Ratio;

/// Where the rows are spread over many banks: `min(1, reads × burst ÷ (activations × max(tRRD_S, tFAW ÷ 4)))`. About
/// ten banks must be busy for that: as many as activations fit into tRC. None for no read.
pub fn spread(kind: Kind, reads: u32, activations: u32) -> Option<Ratio> {
    let timing = kind.timing();
    share(4 * u64::from(reads) * u64::from(timing.burst_ticks), activations, timing.four_activations_ticks())
}

/// Where all rows are of one bank: the same with the row cycle in the interval's place.
pub fn of_one_bank(kind: Kind, reads: u32, activations: u32) -> Option<Ratio> {
    let timing = kind.timing();
    share(u64::from(reads) * u64::from(timing.burst_ticks), activations, timing.row_cycle_ticks())
}

fn share(data_ticks: u64, activations: u32, each_ticks: u32) -> Option<Ratio> {
    Ratio::new(data_ticks, data_ticks.max(u64::from(activations) * u64::from(each_ticks)))
}
