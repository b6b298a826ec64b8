//! The crowds and memories worth a name: each shows one thing that readers ask about.

use super::{
    Step,
    spec::{Dial, ENOUGH, Spec},
};
use crate::{card::Card, figure::coalescing::Number, query::Choice};

/// An access over a memory with a name and a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Preset {
    /// Each lane a line of its own.
    Lines,
    /// Floats in a row, and exactly enough warps for them.
    Sequential,
    /// One float of every sector.
    Stride8,
    /// Each lane 4 KiB from the next.
    Stride1024,
    /// Nobody else on the chip.
    OneWarp,
    /// Scattered, and exactly enough warps.
    Enough,
    /// In a row, and eight warps on each multiprocessor.
    TooFew,
    /// The measured H200, as full of warps as it can be.
    H200,
    /// An A100, as full as it can be.
    A100,
}

impl Choice for Preset {
    const ALL: &'static [Preset] = &[
        Preset::Lines,
        Preset::Sequential,
        Preset::Stride8,
        Preset::Stride1024,
        Preset::OneWarp,
        Preset::TooFew,
        Preset::Enough,
        Preset::A100,
        Preset::H200,
    ];

    fn slug(self) -> &'static str {
        match self {
            Preset::Lines => "lines",
            Preset::Sequential => "sequential",
            Preset::Stride8 => "stride-8",
            Preset::Stride1024 => "stride-1024",
            Preset::OneWarp => "one-warp",
            Preset::Enough => "enough",
            Preset::TooFew => "too-few",
            Preset::H200 => "h200",
            Preset::A100 => "a100",
        }
    }
}

impl Preset {
    /// What it is, on default hardware.
    pub fn spec(self) -> Spec {
        let plain = Spec::default();
        let strided = |stride| plain.with_access(plain.access().with_number(Number::Stride, stride));
        let full = |card: Card| strided(1).with_card(card).with_number(Dial::Warps, card.sms() * card.warps_per_sm());
        match self {
            Preset::Lines => plain,
            Preset::Sequential => strided(1).with_number(Dial::Warps, ENOUGH),
            Preset::Stride8 => strided(8),
            Preset::Stride1024 => strided(1024),
            Preset::OneWarp => plain.with_number(Dial::Warps, 1),
            Preset::Enough => plain.with_number(Dial::Warps, 264),
            Preset::TooFew => strided(1).with_number(Dial::Warps, 8 * Card::V100.sms()),
            Preset::H200 => full(Card::H200),
            Preset::A100 => full(Card::A100),
        }
    }

    /// The moment that shows what it is about; none where any does.
    pub fn step(self) -> Option<Step> {
        match self {
            Preset::Lines | Preset::Sequential | Preset::Stride8 | Preset::Stride1024 => None,
            Preset::OneWarp | Preset::Enough | Preset::TooFew | Preset::H200 | Preset::A100 => Some(Step::ManyWarps),
        }
    }

    /// The preset that is the same, whatever the architecture and whether lanes load or store.
    pub fn of(spec: &Spec) -> Option<Preset> {
        Preset::ALL.iter().copied().find(|preset| preset.spec().on_hardware_of(spec) == *spec)
    }
}

impl Spec {
    /// The same with the architecture and the instruction of another.
    pub(super) fn on_hardware_of(self, other: &Spec) -> Spec {
        self.with_access(self.access().with_arch(other.arch()).with_op(other.access().op()))
    }
}
