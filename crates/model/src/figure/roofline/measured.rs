//! What reads of one element a lane reached: strided and random on one NVIDIA H200, and a number that lecture notes
//! give for an A100.
//!
//! The series `stride_read_f64`, `stride_read_f32` and `random_read_f64` of `hardware/h200-timings.jsonl`, in useful
//! GB/s, one FLOP an element, with the 64-byte fetch that is the card's default.

use super::spec::{Precision, Spec};
use crate::{
    access::{Op, Width},
    card::Card,
    evidence::{Evidence, H200_TIMINGS, Source},
    figure::coalescing::{self, Layout, Number, Order},
    global::{self, DramFetch},
    measured::{RANDOM_READ_F64, STRIDE_READ_F32, STRIDE_READ_F64},
    warp::Mask,
};

/// Where the H200's reads are written down.
pub const SOURCE: Source = H200_TIMINGS;

/// What lecture notes report for scattered doubles on an A100 with 40 GB, in GFLOPS. They name no source, and none was
/// found: it is shown because it is often quoted.
pub const REPORTED_A100_GFLOPS: f64 = 14.0;

/// The access that was timed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Timed {
    /// Every so many elements.
    Stride(u32),
    /// Anywhere.
    Random,
}

/// A number beside the model's, and how it is known.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Reached {
    /// In GFLOPS.
    pub gflops: f64,
    /// Timed here, or only reported.
    pub evidence: Evidence,
}

impl Spec {
    /// Everything that was timed with elements of this size on this card, and what it reached in GFLOPS at one FLOP an
    /// element. L2 fetched 64 bytes, as an H200 does when it is not told.
    pub fn timed(&self) -> Vec<(Timed, f64)> {
        let bytes = f64::from(self.access().width().bytes());
        let strided = |(stride, gb_s): &(u32, f64)| (Timed::Stride(*stride), gb_s / bytes);
        if (self.card(), self.access().op(), self.fetch()) != (Card::H200, Op::Load, DramFetch::B64) {
            return Vec::new();
        }
        match self.access().width() {
            Width::B8 => {
                STRIDE_READ_F64.iter().map(strided).chain([(Timed::Random, RANDOM_READ_F64 / bytes)]).collect()
            }
            Width::B4 => STRIDE_READ_F32.iter().map(strided).collect(),
            Width::B1 | Width::B2 | Width::B16 => Vec::new(),
        }
    }

    /// The timed access that this kernel's is, whatever its arithmetic.
    pub fn timed_as(&self) -> Option<Timed> {
        let access = self.access();
        let plain = access.order() == Order::Forward && access.off() == Mask::NONE && !access.is_given();
        let own = match access.layout() {
            Layout::Stride => Timed::Stride(access.number(Number::Stride)),
            Layout::Random => Timed::Random,
            Layout::Field | Layout::Block => return None,
        };
        // An offset moves all places alike; only those that begin where the array does were timed.
        let here = plain && access.number(Number::Offset) == 0;
        self.timed().into_iter().find(|(timed, _)| here && *timed == own).map(|(timed, _)| timed)
    }

    /// The same card with an access that was timed, at the one FLOP an element that it was timed with.
    pub fn taking(self, timed: Timed) -> Spec {
        let plain = coalescing::Spec::default().with_width(self.access().width());
        let access = match timed {
            Timed::Stride(stride) => plain.with_number(Number::Stride, stride),
            Timed::Random => plain.with_layout(Layout::Random),
        };
        self.with_access(access).with_flops(1)
    }

    /// What this very kernel reached: timed on an H200, or reported of an A100.
    pub fn was_reached(&self) -> Option<Reached> {
        if self.flops() != 1 {
            return None;
        }
        let own = self.timed_as();
        let timed = self.timed().into_iter().find(|(timed, _)| Some(*timed) == own);
        timed.map(|(_, gflops)| Reached { gflops, evidence: Evidence::Measured }).or_else(|| self.was_reported())
    }

    /// How many times less than the model allows was reached: what its bytes do not explain.
    pub fn times_unexplained(&self) -> Option<f64> {
        Some(self.reached_gflops()? / self.was_reached()?.gflops)
    }

    /// The notes' number is of doubles on an A100 "at a random-ish stride": each lane in a line of its own.
    fn was_reported(&self) -> Option<Reached> {
        let access = self.access();
        let apart = global::count(&access.access(), access.arch()).lines == 32;
        let here = self.card() == Card::A100
            && self.precision() == Precision::Fp64
            && access.op() == Op::Load
            && (apart || access.layout() == Layout::Random && access.off() == Mask::NONE && !access.is_given());
        here.then_some(Reached { gflops: REPORTED_A100_GFLOPS, evidence: Evidence::Assumed })
    }
}
