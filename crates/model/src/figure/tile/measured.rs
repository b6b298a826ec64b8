//! What a transpose costs in time: four kernels on one NVIDIA H200. Series `transpose_16384` of
//! `hardware/h200-timings.jsonl`.
//!
//! Measured were 16,384 × 16,384 floats, 32 × 8 threads, a column of the tile read (not written), median of nine runs.
//! Not measured: the swizzle, the pad on the wrong side, other blocks, doubles, a column written.

use super::spec::{Block, Column, Element, Kernel, Spec};
use crate::{
    evidence::{Evidence, Source},
    ratio::Ratio,
};

/// How the speeds are known.
pub const EVIDENCE: Evidence = Evidence::Measured;
/// Where they are written down.
pub const SOURCE: Source = Source { tag: "H200-T", title: "NVIDIA H200: hardware/h200-timings.jsonl", url: None };

/// Bytes read and written in a second, in MB/s: a kernel that copies row by row and transposes nothing.
pub const COPY_MBPS: u64 = 3_164_900;

/// The same for a kernel that transposes; none if it was not timed.
pub fn mbps(kernel: Kernel) -> Option<u64> {
    match kernel {
        Kernel::Naive => Some(500_900),
        Kernel::Tile => Some(1_645_600),
        Kernel::Padded => Some(3_588_500),
        Kernel::Swizzled | Kernel::WrongPad => None,
    }
}

/// A speed as a part of the copy's.
pub fn of_copy(mbps: u64) -> Option<Ratio> {
    Ratio::new(mbps, COPY_MBPS)
}

impl Spec {
    /// The speed of this very transpose in MB/s, the matrix's size aside; none if it was not timed.
    pub fn mbps(&self) -> Option<u64> {
        let as_timed = self.block() == Block::B32x8 && self.element() == Element::Float;
        // Without a tile there is no side for its column.
        let sided = self.column() == Column::Read || !self.kernel().has_tile();
        mbps(self.kernel()).filter(|_| as_timed && sided)
    }
}
