//! What an author writes about a kernel: its access, its arithmetic, and the card it runs on.
//!
//! Absent on purpose: where the reader is. Every value is inside its range by construction.

use crate::{
    access::{Op, Width},
    arch::Arch,
    card::{Card, Known},
    evidence::Evidence,
    figure::coalescing,
    global::DramFetch,
    query::Choice,
};

/// Where the memory roof's bandwidth comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Peak {
    /// The vendor's data sheet.
    Documented,
    /// The fastest read that was timed; not every card has one here.
    Measured,
}

impl Choice for Peak {
    const ALL: &'static [Peak] = &[Peak::Documented, Peak::Measured];

    fn slug(self) -> &'static str {
        match self {
            Peak::Documented => "documented",
            Peak::Measured => "measured",
        }
    }
}

/// The units that do the arithmetic. Tensor cores are left out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Precision {
    /// `float`.
    Fp32,
    /// `double`.
    Fp64,
}

/// Most FLOP that a lane does with its element.
pub const MOST_FLOPS: u32 = 512;

/// A kernel and its card, as an author writes them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spec {
    access: coalescing::Spec,
    card: Card,
    flops: u32,
    fetch: DramFetch,
    peak: Peak,
}

impl Default for Spec {
    /// Each double 8 KiB from the one before, and one FLOP with it, on the card that was measured.
    fn default() -> Spec {
        let access = coalescing::Spec::default().with_width(Width::B8);
        Spec {
            access: access.with_number(coalescing::Number::Stride, 1024),
            card: Card::H200,
            flops: 1,
            fetch: DramFetch::B64,
            peak: Peak::Documented,
        }
    }
}

impl Spec {
    /// The warp's access. Its architecture is always that of the three cards: 32-byte sectors.
    pub fn access(&self) -> &coalescing::Spec {
        &self.access
    }

    /// The card.
    pub fn card(&self) -> Card {
        self.card
    }

    /// FLOP that each active lane does with its element, 1 to [`MOST_FLOPS`].
    pub fn flops(&self) -> u32 {
        self.flops
    }

    /// What L2 fetches from DRAM for a missing sector.
    pub fn fetch(&self) -> DramFetch {
        self.fetch
    }

    /// Where the bandwidth comes from.
    pub fn peak(&self) -> Peak {
        self.peak
    }

    /// The same with another access; the card decides its architecture.
    pub fn with_access(self, access: coalescing::Spec) -> Spec {
        Spec { access: access.with_arch(Arch::Volta), ..self }
    }

    /// The same on another card. A bandwidth that was not measured on it gives way to the documented one.
    pub fn with_card(self, card: Card) -> Spec {
        let peak = if card.measured_gb_s().is_some() { self.peak } else { Peak::Documented };
        Spec { card, peak, ..self }
    }

    /// The same with more or less arithmetic, brought into its range.
    pub fn with_flops(self, flops: u32) -> Spec {
        Spec { flops: flops.clamp(1, MOST_FLOPS), ..self }
    }

    /// The same with another fetch.
    pub fn with_fetch(self, fetch: DramFetch) -> Spec {
        Spec { fetch, ..self }
    }

    /// The same with a bandwidth from elsewhere, if the card has one.
    pub fn with_peak(self, peak: Peak) -> Spec {
        match self.knows(peak) {
            true => Spec { peak, ..self },
            false => self,
        }
    }

    /// Whether the card has a bandwidth of that kind.
    pub fn knows(&self, peak: Peak) -> bool {
        match peak {
            Peak::Documented => true,
            Peak::Measured => self.card.measured_gb_s().is_some(),
        }
    }

    /// The units that the elements need: doubles are eight bytes wide, and everything else is taken for floats.
    pub fn precision(&self) -> Precision {
        match self.access.width() {
            Width::B8 => Precision::Fp64,
            Width::B1 | Width::B2 | Width::B4 | Width::B16 => Precision::Fp32,
        }
    }

    /// How that is known: an element of one, two or sixteen bytes does not say what is calculated with it.
    pub fn precision_evidence(&self) -> Evidence {
        match self.access.width() {
            Width::B4 | Width::B8 => Evidence::Documented,
            Width::B1 | Width::B2 | Width::B16 => Evidence::Assumed,
        }
    }

    /// The compute roof, in GFLOPS.
    pub fn peak_gflops(&self) -> Known {
        match self.precision() {
            Precision::Fp32 => self.card.fp32_gflops(),
            Precision::Fp64 => self.card.fp64_gflops(),
        }
    }

    /// The memory roof's bandwidth, in GB/s.
    pub fn gb_s(&self) -> Known {
        match self.peak {
            Peak::Documented => self.card.dram_gb_s(),
            Peak::Measured => self.card.measured_gb_s().unwrap_or_else(|| self.card.dram_gb_s()),
        }
    }

    /// How the bytes of one fetch are known: measured on an H200, which follows what it is told; a hint elsewhere.
    /// None for a store, which fetches nothing.
    pub fn fetch_evidence(&self) -> Option<Evidence> {
        match (self.access.op(), self.card) {
            (Op::Load, Card::H200) => Some(Evidence::Measured),
            (Op::Load, Card::V100 | Card::A100) => Some(Evidence::Assumed),
            (Op::Store, Card::V100 | Card::A100 | Card::H200) => None,
        }
    }
}
