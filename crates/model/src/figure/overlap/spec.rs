//! What an author writes: an access, a memory, and how many warps have such a load under way.
//!
//! Absent on purpose: where the reader is. Every value is inside its range by construction.

use crate::{
    access::Access,
    arch::Arch,
    card::{Card, Known},
    derive::Constants,
    figure::coalescing::{self, Number},
    flight::{Load, Memory},
};

/// What is turned beside the access.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Dial {
    /// GB/s of DRAM.
    Bandwidth,
    /// Nanoseconds from a load to its value on an idle chip.
    Latency,
    /// Warps, each with one load under way.
    Warps,
}

impl Dial {
    /// Its name in URLs.
    pub fn slug(self) -> &'static str {
        match self {
            Dial::Bandwidth => "bandwidth",
            Dial::Latency => "latency",
            Dial::Warps => "warps",
        }
    }

    /// Smallest and largest legal value.
    pub fn range(self) -> (u32, u32) {
        match self {
            Dial::Bandwidth => (10, 20_000),
            Dial::Latency => (10, 5_000),
            Dial::Warps => (1, 100_000),
        }
    }
}

/// Exactly enough for floats in a row over 900 GB/s and 300 ns.
pub(super) const ENOUGH: u32 = 2110;

/// An access, a memory and a crowd, as an author writes them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spec {
    access: coalescing::Spec,
    card: Card,
    bandwidth: u32,
    latency: u32,
    warps: u32,
}

impl Default for Spec {
    /// Each lane a line of its own, over the textbooks' memory, with as many warps as floats in a row would need.
    fn default() -> Spec {
        let access = coalescing::Spec::default().with_number(Number::Stride, 32);
        let (bandwidth, latency) = own_numbers(Card::V100);
        Spec { access, card: Card::V100, bandwidth, latency, warps: ENOUGH }
    }
}

/// The bandwidth and the latency that a card begins with, whole: what was measured on it; for the V100 the round numbers
/// of the textbooks, to which it is close.
fn own_numbers(card: Card) -> (u32, u32) {
    match card {
        Card::V100 => {
            let round = Constants::default();
            (rounded(round.bandwidth_gb_s), rounded(round.latency_ns))
        }
        Card::A100 | Card::H200 => {
            let bandwidth = card.measured_gb_s().unwrap_or_else(|| card.dram_gb_s());
            (rounded(bandwidth.number), rounded(card.dram_latency_ns().number))
        }
    }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a card's numbers are small and positive")]
fn rounded(number: f64) -> u32 {
    number.round() as u32
}

impl Spec {
    /// The access of the warp.
    pub fn access(&self) -> &coalescing::Spec {
        &self.access
    }

    /// The bytes each lane asks for.
    pub fn addresses(&self) -> Access {
        self.access.access()
    }

    /// The hardware that serves the access.
    pub fn arch(&self) -> Arch {
        self.access.arch()
    }

    /// The card whose clock and multiprocessors are meant.
    pub fn card(&self) -> Card {
        self.card
    }

    /// One of the numbers.
    pub fn number(&self, dial: Dial) -> u32 {
        match dial {
            Dial::Bandwidth => self.bandwidth,
            Dial::Latency => self.latency,
            Dial::Warps => self.warps,
        }
    }

    /// Warps, each with one load under way.
    pub fn warps(&self) -> u32 {
        self.warps
    }

    /// Whether a number is what its card begins with; the warps belong to no card.
    pub fn is_the_cards(&self, dial: Dial) -> bool {
        let (bandwidth, latency) = own_numbers(self.card);
        match dial {
            Dial::Bandwidth => self.bandwidth == bandwidth,
            Dial::Latency => self.latency == latency,
            Dial::Warps => false,
        }
    }

    /// The same with another access.
    pub fn with_access(self, access: coalescing::Spec) -> Spec {
        Spec { access, ..self }
    }

    /// The same with another card, and its bandwidth and latency.
    pub fn with_card(self, card: Card) -> Spec {
        let (bandwidth, latency) = own_numbers(card);
        Spec { card, bandwidth, latency, ..self }
    }

    /// The same with another number, brought into its range.
    pub fn with_number(self, dial: Dial, value: u32) -> Spec {
        let (min, max) = dial.range();
        let value = value.clamp(min, max);
        match dial {
            Dial::Bandwidth => Spec { bandwidth: value, ..self },
            Dial::Latency => Spec { latency: value, ..self },
            Dial::Warps => Spec { warps: value, ..self },
        }
    }

    /// The memory that is asked.
    pub fn memory(&self) -> Memory {
        let constants = Constants { bandwidth_gb_s: self.bandwidth.into(), latency_ns: self.latency.into() };
        Memory { constants, clock_ghz: self.card.clock_ghz().number }
    }

    /// What one warp's access moves.
    pub fn load(&self) -> Load {
        Load::of(&self.addresses(), self.arch())
    }

    /// How the bandwidth is known; none if nobody but the reader says it.
    pub fn known_bandwidth(&self) -> Option<Known> {
        let known = [self.card.measured_gb_s(), Some(self.card.dram_gb_s())];
        known.into_iter().flatten().find(|known| rounded(known.number) == self.bandwidth)
    }

    /// How the latency is known; none if nobody but the reader says it.
    pub fn known_latency(&self) -> Option<Known> {
        Some(self.card.dram_latency_ns()).filter(|known| rounded(known.number) == self.latency)
    }
}
