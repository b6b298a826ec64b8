//! The roofline: what a kernel can reach is the lower of two roofs, its arithmetic's and its memory's.
//!
//! Absent on purpose: which card has which peaks (that is `card`), and latency: a roof supposes that enough loads are
//! in flight. S. Williams, A. Waterman, D. Patterson, "Roofline", Communications of the ACM 52 (2009); that only the
//! useful bytes of those moved count is this course's addition.

/// The roofs over the kernels of one card that access memory in one way.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Roofline {
    peak_gflops: f64,
    useful_gb_s: f64,
}

/// The roof that is the lower one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Bound {
    /// Bytes arrive too slowly.
    Memory,
    /// The units are busy all the time.
    Compute,
}

impl Roofline {
    /// A flat roof in GFLOPS, and one that rises with the intensity: so many GB/s, of which `efficiency` (0 to 1) are
    /// bytes that somebody asked for.
    pub fn new(peak_gflops: f64, gb_s: f64, efficiency: f64) -> Roofline {
        Roofline { peak_gflops, useful_gb_s: gb_s * efficiency }
    }

    /// The flat roof, in GFLOPS.
    pub fn peak_gflops(&self) -> f64 {
        self.peak_gflops
    }

    /// Bytes in a second that somebody asked for, in GB/s.
    pub fn useful_gb_s(&self) -> f64 {
        self.useful_gb_s
    }

    /// The rising roof at an intensity in FLOP per useful byte, in GFLOPS: GB/s × FLOP/B.
    pub fn slope_gflops(&self, intensity: f64) -> f64 {
        self.useful_gb_s * intensity
    }

    /// What a kernel of that intensity (FLOP per useful byte) can reach, in GFLOPS: the lower roof.
    pub fn attainable_gflops(&self, intensity: f64) -> f64 {
        self.slope_gflops(intensity).min(self.peak_gflops)
    }

    /// The intensity at which the roofs meet, in FLOP per useful byte.
    pub fn ridge(&self) -> f64 {
        self.peak_gflops / self.useful_gb_s
    }

    /// Which roof is the lower one; at the ridge itself, the flat one.
    pub fn bound(&self, intensity: f64) -> Bound {
        match self.slope_gflops(intensity) < self.peak_gflops {
            true => Bound::Memory,
            false => Bound::Compute,
        }
    }
}
