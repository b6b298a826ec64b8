//! What the two layouts cost in time, measured.
//!
//! The series `aos24_vs_soa` of `hardware/h200-timings.jsonl`: a kernel of one element a thread reads one float of a
//! 24-byte struct, or the same float of an array of its own. A test holds these constants to that file.

use super::spec::Spec;
use crate::{
    access::Width,
    evidence::{H200_TIMINGS, Source},
    ratio::Ratio,
};

/// Useful GB/s of one float of a 24-byte struct, in tenths.
pub const AOS24_GBPS: u64 = 7674;
/// Useful GB/s of the same float from its own array, in tenths.
pub const SOA_GBPS: u64 = 16_728;
/// Where both are written down.
pub const AOS24_SOURCE: Source = H200_TIMINGS;

impl Spec {
    /// How many times faster the SoA was measured to be than the AoS; only for what was measured: one float of a
    /// 24-byte struct.
    pub fn measured_speedup(&self) -> Option<Ratio> {
        let read: Vec<usize> = self.read_fields().collect();
        let is_a_float = matches!(read.as_slice(), [field] if self.fields()[*field] == Width::B4);
        Ratio::new(SOA_GBPS, AOS24_GBPS).filter(|_| is_a_float && self.record().bytes == 24)
    }
}
