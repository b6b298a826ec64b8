//! A sum over an array of doubles on an A100 with 40 GB, in a row and scattered: how far the model's arithmetic explains
//! a slowdown of 13.9 that many notes report, and what a card did that was measured.
//!
//! One FLOP a double, loads only, nothing found in a cache.

use super::{BURST_BYTES, Kind, ns_from_ticks};
use crate::{
    access::{Op, Space, Width},
    card::Card,
    evidence::{DS3, Evidence, H200_TIMINGS, RAM, Source},
    global::{DramFetch, dram_bytes},
    measured::{RANDOM_READ_F64, STRIDE_READ_F64},
    pattern::{Order, Pattern, access},
    query::Choice,
    warp::{LANES, Mask},
};

/// What limits such a sum, or what was seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bound {
    /// In a row: every byte that DRAM delivers is used.
    Peak,
    /// Scattered: a sector for each double.
    Sectors,
    /// Scattered, and L2 asks for 64 bytes each time.
    Fetch64,
    /// Scattered: every burst opens a row, one in tRRD.
    Activations,
    /// The same with the tFAW of another simulator.
    FewActivations,
    /// What the notes report.
    Reported,
    /// An H200, in a row.
    H200InARow,
    /// An H200, a double of every 8 KiB.
    H200Stride,
    /// An H200, doubles at random places.
    H200Random,
}

impl Choice for Bound {
    const ALL: &'static [Bound] = &[
        Bound::Peak,
        Bound::Sectors,
        Bound::Fetch64,
        Bound::Activations,
        Bound::FewActivations,
        Bound::Reported,
        Bound::H200InARow,
        Bound::H200Stride,
        Bound::H200Random,
    ];

    fn slug(self) -> &'static str {
        match self {
            Bound::Peak => "peak",
            Bound::Sectors => "sectors",
            Bound::Fetch64 => "fetch-64",
            Bound::Activations => "activations",
            Bound::FewActivations => "few-activations",
            Bound::Reported => "reported",
            Bound::H200InARow => "h200-in-a-row",
            Bound::H200Stride => "h200-stride",
            Bound::H200Random => "h200-random",
        }
    }
}

/// Bytes of a double.
const DOUBLE_BYTES: f64 = 8.0;
/// Doubles from one lane to the next when they are scattered: 4 KiB.
const APART: u32 = 512;
/// tFAW of an HBM2 preset that differs from ours, in nanoseconds. `[DS3]`
const OTHER_FAW_NS: f64 = 30.0;

impl Bound {
    /// Bytes that DRAM delivers in a second, in GB/s; none where that was not seen.
    pub fn delivered_gb_s(self) -> Option<f64> {
        let timing = Kind::Hbm2.timing();
        // Bytes in a nanosecond are gigabytes in a second.
        let activated = |each_ns: f64| f64::from(Kind::Hbm2Fast.channels()) * BURST_BYTES as f64 / each_ns;
        match self {
            Bound::Peak | Bound::Sectors | Bound::Fetch64 => Some(Card::A100.dram_gb_s().number),
            Bound::Activations => Some(activated(ns_from_ticks(timing.four_activations_ticks().into()) / 4.0)),
            Bound::FewActivations => Some(activated(OTHER_FAW_NS / 4.0)),
            Bound::Reported | Bound::H200InARow | Bound::H200Stride | Bound::H200Random => None,
        }
    }

    /// Bytes of doubles that arrive in a second, in GB/s.
    pub fn useful_gb_s(self) -> f64 {
        let used = |stride, fetch| self.delivered_gb_s().unwrap_or(0.0) * used_share(stride, fetch);
        match self {
            Bound::Peak => used(1, DramFetch::B32),
            Bound::Sectors | Bound::Activations | Bound::FewActivations => used(APART, DramFetch::B32),
            Bound::Fetch64 => used(APART, DramFetch::B64),
            Bound::Reported => 14.0 * DOUBLE_BYTES,
            Bound::H200InARow => strided(1),
            Bound::H200Stride => strided(1024),
            Bound::H200Random => RANDOM_READ_F64,
        }
    }

    /// The sum's speed, in GFLOPS.
    pub fn gflops(self) -> f64 {
        self.useful_gb_s() / DOUBLE_BYTES
    }

    /// How many times slower than the same card in a row.
    pub fn times_slower(self) -> f64 {
        let in_a_row = match self {
            Bound::Peak
            | Bound::Sectors
            | Bound::Fetch64
            | Bound::Activations
            | Bound::FewActivations
            | Bound::Reported => Bound::Peak,
            Bound::H200InARow | Bound::H200Stride | Bound::H200Random => Bound::H200InARow,
        };
        in_a_row.gflops() / self.gflops()
    }

    /// How what was seen is known, or of a limit what it is computed from, and where that is written down; none for what
    /// is reported without a source.
    pub fn known(self) -> Option<(Evidence, Source)> {
        match self {
            Bound::Peak | Bound::Sectors => {
                let known = Card::A100.dram_gb_s();
                Some((known.evidence, known.source))
            }
            // An H200 does that; of the A100 nobody has said so.
            Bound::Fetch64 => Some((Evidence::Assumed, H200_TIMINGS)),
            Bound::Activations => Some((Evidence::Assumed, RAM)),
            Bound::FewActivations => Some((Evidence::Assumed, DS3)),
            Bound::Reported => None,
            Bound::H200InARow | Bound::H200Stride | Bound::H200Random => Some((Evidence::Measured, H200_TIMINGS)),
        }
    }
}

/// Used bytes as a part of those that DRAM delivers, for a warp that reads every so-manieth double.
fn used_share(stride: u32, fetch: DramFetch) -> f64 {
    let pattern = Pattern::Stride { elements: stride };
    let warp = access(Space::Global, Op::Load, Width::B8, &pattern, Order::Forward, 0, Mask::ALL);
    LANES as f64 * DOUBLE_BYTES / dram_bytes(&warp, fetch) as f64
}

/// The H200's speed with doubles read so many apart, in GB/s; 0 for a stride that was not timed.
fn strided(stride: u32) -> f64 {
    STRIDE_READ_F64.iter().find(|(timed, _)| *timed == stride).map_or(0.0, |(_, gb_s)| *gb_s)
}
