//! The kernels worth a name: each shows what the access does to a roof, or that it does nothing.

use super::spec::Spec;
use crate::{
    access::Width,
    card::Card,
    figure::coalescing::{self, Layout, Number},
    global::DramFetch,
    query::Choice,
};

/// A kernel with a name and a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Preset {
    /// Doubles in a row, added up.
    SumOfDoubles,
    /// The same, each 8 KiB from the one before.
    Stride1024,
    /// The same on the card of the lecture notes, sectors only.
    ScatteredA100,
    /// A float of every sector.
    FloatStride8,
    /// One float of a struct of six.
    Aos24,
    /// Two FLOP for two floats, in a row.
    DotProduct,
    /// Every lane wants the same float.
    Broadcast,
    /// So much arithmetic that the access does not matter.
    ComputeBound,
}

impl Choice for Preset {
    const ALL: &'static [Preset] = &[
        Preset::SumOfDoubles,
        Preset::Stride1024,
        Preset::ScatteredA100,
        Preset::FloatStride8,
        Preset::Aos24,
        Preset::DotProduct,
        Preset::Broadcast,
        Preset::ComputeBound,
    ];

    fn slug(self) -> &'static str {
        match self {
            Preset::SumOfDoubles => "sum-of-doubles",
            Preset::Stride1024 => "stride-1024",
            Preset::ScatteredA100 => "scattered-a100",
            Preset::FloatStride8 => "float-stride-8",
            Preset::Aos24 => "aos-24",
            Preset::DotProduct => "dot-product",
            Preset::Broadcast => "broadcast",
            Preset::ComputeBound => "compute-bound",
        }
    }
}

impl Preset {
    /// The kernel and its card.
    pub fn spec(self) -> Spec {
        let plain = Spec::default();
        let floats = coalescing::Spec::default();
        match self {
            Preset::SumOfDoubles => plain.with_access(floats.with_width(Width::B8)),
            Preset::Stride1024 => plain,
            Preset::ScatteredA100 => plain.with_card(Card::A100).with_fetch(DramFetch::B32),
            Preset::FloatStride8 => plain.with_access(floats.with_number(Number::Stride, 8)),
            Preset::Aos24 => plain.with_access(floats.with_layout(Layout::Field)),
            Preset::DotProduct => plain.with_access(floats),
            Preset::Broadcast => plain.with_access(floats.with_number(Number::Stride, 0)),
            Preset::ComputeBound => plain.with_flops(super::MOST_FLOPS),
        }
    }

    /// The preset that is the same kernel on the same card, wherever the bandwidth comes from.
    pub fn of(spec: &Spec) -> Option<Preset> {
        let same = |own: Spec| {
            let (card, arithmetic) = (own.card() == spec.card(), own.flops() == spec.flops());
            card && arithmetic
                && own.fetch() == spec.fetch()
                && own.access().layout() == spec.access().layout()
                && own.access().access() == spec.access().access()
        };
        Preset::ALL.iter().copied().find(|preset| !spec.access().is_given() && same(preset.spec()))
    }
}
