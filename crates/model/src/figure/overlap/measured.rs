//! What a load of one warp alone on the chip took on an NVIDIA H200: the series `warp_load_latency_cold` and
//! `warp_load_latency_l2` of `hardware/h200-timings.jsonl`.
//!
//! Timed were cycles from the load until all 32 lanes have their value, four bytes a lane. A test holds these constants
//! to that file.

use crate::{
    access::{Access, Op, Space, Width},
    arch::Arch,
    card::Card,
    derive::Constants,
    evidence::{Evidence, H200_TIMINGS, Source},
    flight::{Load, Memory},
    pattern::{self, Order, Pattern},
    query::Choice,
    warp::Mask,
};

/// How the cycles are known.
pub const EVIDENCE: Evidence = Evidence::Measured;
/// Where they are written down.
pub const SOURCE: Source = H200_TIMINGS;

/// Where the bytes were found.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Series {
    /// In no cache: they come from DRAM.
    Cold,
    /// In L2.
    L2,
}

impl Choice for Series {
    const ALL: &'static [Series] = &[Series::Cold, Series::L2];

    fn slug(self) -> &'static str {
        match self {
            Series::Cold => "cold",
            Series::L2 => "l2",
        }
    }
}

/// One access of a series, and what it took.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Timing {
    /// Bytes from a lane's address to the next lane's.
    pub lane_stride_bytes: u32,
    /// Median of the cycles.
    pub cycles: u32,
    /// A tenth of the runs took no longer.
    pub p10: u32,
    /// Nine tenths took no longer.
    pub p90: u32,
}

const fn timed(lane_stride_bytes: u32, cycles: u32, p10: u32, p90: u32) -> Timing {
    Timing { lane_stride_bytes, cycles, p10, p90 }
}

static COLD: [Timing; 10] = [
    timed(0, 724, 565, 899),
    timed(4, 721, 580, 981),
    timed(8, 760, 596, 1013),
    timed(16, 790, 607, 974),
    timed(32, 815, 627, 1132),
    timed(64, 848, 651, 1154),
    timed(128, 859, 658, 1173),
    timed(256, 850, 668, 1232),
    timed(4096, 1103, 844, 1318),
    timed(65_536, 1195, 975, 1322),
];

static L2: [Timing; 9] = [
    timed(0, 323, 302, 346),
    timed(4, 333, 308, 353),
    timed(8, 329, 304, 350),
    timed(16, 348, 315, 360),
    timed(32, 355, 322, 366),
    timed(64, 369, 359, 378),
    timed(128, 399, 390, 410),
    timed(256, 400, 393, 407),
    timed(4096, 402, 396, 410),
];

impl Series {
    /// Its timings, from lanes that share one sector to lanes far apart.
    pub fn timings(self) -> &'static [Timing] {
        match self {
            Series::Cold => &COLD,
            Series::L2 => &L2,
        }
    }

    /// What one sector for the whole warp took.
    pub fn one_sector(self) -> Timing {
        self.timings()[0]
    }

    /// What the model says an access should take, in cycles: one sector's time, and what its tags and bytes add.
    pub fn predicted(self, timing: Timing) -> f64 {
        let extra = |timing: Timing| {
            let memory = memory();
            memory.clock_ghz * (memory.tags_ns(timing.load()) + memory.transfer_ns(timing.load()))
        };
        f64::from(self.one_sector().cycles) + extra(timing) - extra(self.one_sector())
    }

    /// What it should take if fetches waited for each other, in cycles: the **myth**.
    pub fn myth(self, timing: Timing) -> u32 {
        self.one_sector().cycles * timing.load().fetches
    }
}

/// The card that was timed.
pub const CARD: Card = Card::H200;

fn memory() -> Memory {
    let bandwidth = CARD.measured_gb_s().unwrap_or_else(|| CARD.dram_gb_s());
    let constants = Constants { bandwidth_gb_s: bandwidth.number, latency_ns: CARD.dram_latency_ns().number };
    Memory { constants, clock_ghz: CARD.clock_ghz().number }
}

impl Timing {
    /// The access that was timed.
    pub fn access(self) -> Access {
        let pattern = Pattern::Stride { elements: self.lane_stride_bytes / 4 };
        pattern::access(Space::Global, Op::Load, Width::B4, &pattern, Order::Forward, 0, Mask::ALL)
    }

    /// What it moves.
    pub fn load(self) -> Load {
        Load::of(&self.access(), Arch::Volta)
    }

    /// Cycles of the card that was timed, in nanoseconds.
    pub fn ns(self) -> f64 {
        f64::from(self.cycles) / CARD.clock_ghz().number
    }
}
