//! Cards: what their vendor promises, and what was timed on them.
//!
//! Absent on purpose: how an access is served (that is `arch`), and the series of measurements.

use crate::{
    evidence::{A100, BENCH, Evidence, H200_SHEET, H200_TIMINGS, Source, V100},
    query::Choice,
};

/// A card with numbers worth comparing with.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Card {
    /// Volta, HBM2: close to the round numbers of many textbooks.
    V100,
    /// Ampere, HBM2, 40 GB. The 80 GB card has another bandwidth.
    A100,
    /// Hopper, HBM3e: the card that this project measured.
    H200,
}

/// A number with its kind of evidence and its source.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Known {
    /// The number; its unit is that of the method that returns it.
    pub number: f64,
    /// How it is known.
    pub evidence: Evidence,
    /// Where it is written down.
    pub source: Source,
}

impl Choice for Card {
    const ALL: &'static [Card] = &[Card::V100, Card::A100, Card::H200];

    fn slug(self) -> &'static str {
        match self {
            Card::V100 => "v100",
            Card::A100 => "a100",
            Card::H200 => "h200",
        }
    }
}

impl Card {
    /// The card's own name.
    pub fn title(self) -> &'static str {
        match self {
            Card::V100 => "V100",
            Card::A100 => "A100 40 GB",
            Card::H200 => "H200",
        }
    }

    /// Peak bandwidth of its DRAM, in GB/s.
    pub fn dram_gb_s(self) -> Known {
        let (number, source) = match self {
            Card::V100 => (900.0, V100),
            Card::A100 => (1555.0, A100),
            Card::H200 => (4800.0, H200_SHEET),
        };
        Known { number, evidence: Evidence::Documented, source }
    }

    /// The fastest read of its DRAM that was timed, in GB/s.
    pub fn measured_gb_s(self) -> Option<Known> {
        match self {
            Card::V100 | Card::A100 => None,
            Card::H200 => Some(Known { number: 4351.5, evidence: Evidence::Measured, source: H200_TIMINGS }),
        }
    }

    /// From one load to its value in DRAM, alone on the chip, in nanoseconds: a chain of loads that wait for each other.
    /// That of the A100 was timed on the card with 80 GB.
    pub fn dram_latency_ns(self) -> Known {
        let (number, source) = match self {
            Card::V100 => (315.0, BENCH),
            Card::A100 => (392.0, BENCH),
            Card::H200 => (342.4, H200_TIMINGS),
        };
        Known { number, evidence: Evidence::Measured, source }
    }

    /// Peak of its FP64 units without tensor cores, in GFLOPS.
    pub fn fp64_gflops(self) -> Known {
        let (number, source) = match self {
            Card::V100 => (7800.0, V100),
            Card::A100 => (9700.0, A100),
            Card::H200 => (34_000.0, H200_SHEET),
        };
        Known { number, evidence: Evidence::Documented, source }
    }

    /// Peak of its FP32 units without tensor cores, in GFLOPS.
    pub fn fp32_gflops(self) -> Known {
        let (number, source) = match self {
            Card::V100 => (15_700.0, V100),
            Card::A100 => (19_500.0, A100),
            Card::H200 => (67_000.0, H200_SHEET),
        };
        Known { number, evidence: Evidence::Documented, source }
    }

    /// Its multiprocessors.
    pub fn sms(self) -> u32 {
        match self {
            Card::V100 => 80,
            Card::A100 => 108,
            Card::H200 => 132,
        }
    }

    /// The clock at which its latencies were timed, in GHz.
    pub fn clock_ghz(self) -> Known {
        let (number, source) = match self {
            Card::V100 => (1.38, BENCH),
            Card::A100 => (1.41, BENCH),
            Card::H200 => (1.98, H200_TIMINGS),
        };
        Known { number, evidence: Evidence::Measured, source }
    }

    /// The warps that one of its multiprocessors holds at most: 64 on all three. `[CPG-12]`
    pub fn warps_per_sm(self) -> u32 {
        match self {
            Card::V100 | Card::A100 | Card::H200 => 64,
        }
    }
}
