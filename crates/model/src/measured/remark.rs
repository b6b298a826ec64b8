//! What is worth a word at one place of a series: where the model agrees, and where it does not.

use super::{Curve, Series};
use crate::global::DramFetch;

/// A word on one number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Remark {
    /// Further apart than a fetch: what is left is not separated.
    BeyondFetch,
    /// The copy at stride 1 is not at the memory's limit, so the others look better than they are.
    CopyIdle,
    /// An offset inside a sector: neighbours share it.
    SharedSector,
    /// An offset of whole sectors, and yet slower: not explained.
    WholeSectors,
    /// A whole line on: as good as none.
    WholeLine,
    /// A chunk smaller than a line: slower than its bytes say.
    SmallChunk,
    /// Past a line, a random place costs nothing.
    LargeChunk,
    /// Fewer bytes and more speed.
    FetchHelps,
    /// Fewer bytes and no more speed.
    FetchIdle,
    /// All of it in L2.
    InL2,
    /// Smaller than L2, and slower already: not explained.
    EarlyMiss,
    /// In DRAM.
    InDram,
    /// A stride that shares banks.
    Conflict,
    /// A stride that shares none.
    NoConflict,
    /// Lanes that must take turns.
    TakesTurns,
    /// The same as the copy, or what the others are measured by.
    Base,
    /// Scattered stores.
    Scattered,
    /// A conflict that no count of sectors sees.
    ConflictUnseen,
    /// Faster than the copy: not explained.
    BeatsCopy,
    /// At the memory's limit.
    AtLimit,
    /// Too few loads in flight to reach the limit.
    TooFewLoads,
    /// Scattered loads that other warps reuse.
    Reused,
}

impl Series {
    /// What is worth a word of a curve at a place.
    pub fn remark(self, curve: usize, x: u32) -> Option<Remark> {
        match self {
            Series::StrideReadF32 => (x > 16).then_some(Remark::BeyondFetch),
            Series::StrideReadF64 => (x > 8).then_some(Remark::BeyondFetch),
            Series::StrideCopyF32 => (x > 1 && x <= 8).then_some(Remark::CopyIdle),
            Series::OffsetCopyF32 => match (x, x % 32, x % 8) {
                (0, _, _) => None,
                (_, 0, _) => Some(Remark::WholeLine),
                (_, _, 0) => Some(Remark::WholeSectors),
                (_, _, _) => Some(Remark::SharedSector),
            },
            Series::RandomChunkRead if x < 128 => Some(Remark::SmallChunk),
            Series::RandomChunkRead => Some(Remark::LargeChunk),
            Series::L2Fetch => match (self.curves().get(curve), x) {
                (Some(Curve::Fetch(DramFetch::B32)), 16..=32) => Some(Remark::FetchHelps),
                (Some(Curve::Fetch(DramFetch::B32)), 33..) => Some(Remark::FetchIdle),
                (Some(_) | None, _) => None,
            },
            Series::TrafficStrideReadF32
            | Series::TrafficStrideReadF64
            | Series::TrafficRandomChunkRead
            | Series::L2FetchTraffic => None,
            Series::PointerChaseCg => Some(match x {
                ..=16_384 => Remark::InL2,
                16_385..=61_440 => Remark::EarlyMiss,
                61_441.. => Remark::InDram,
            }),
            Series::SharedBankLatency | Series::SharedBankThroughput => {
                Some(if x > 0 && x.is_multiple_of(2) { Remark::Conflict } else { Remark::NoConflict })
            }
            Series::SharedAtomic => (x > 0).then_some(Remark::TakesTurns),
            Series::Transpose16384 => Some(match x {
                0 => Remark::Base,
                1 => Remark::Scattered,
                2 => Remark::ConflictUnseen,
                _ => Remark::BeatsCopy,
            }),
            Series::Aos24VsSoa => Some(if x == 0 { Remark::AtLimit } else { Remark::TooFewLoads }),
            Series::TorchCopy | Series::TorchSameKernel => Some(if curve == 0 { Remark::Base } else { Remark::Reused }),
        }
    }
}
