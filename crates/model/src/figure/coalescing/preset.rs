//! The accesses worth a name: each shows one thing that readers ask about.

use super::spec::{Layout, Number, Order, Spec};
use crate::{access::Width, query::Choice, warp::Mask};

/// An access with a name and a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Preset {
    /// Neighbouring lanes read neighbouring floats.
    Sequential,
    /// Sequential, one float late.
    OffByOne,
    /// Every second float.
    Stride2,
    /// One float of every sector.
    Stride8,
    /// The first field of a 24-byte struct.
    Aos24,
    /// Lane 0 reads last.
    Reversed,
    /// All lanes read the same float.
    Broadcast,
    /// Anywhere in 16 KiB.
    Random,
    /// A 16 × 2 thread block: one warp spans two rows.
    Block16x2,
    /// Eight bytes a lane.
    Doubles,
    /// Sixteen bytes a lane.
    Float4,
    /// Every second lane switched off.
    HalfOff,
}

impl Choice for Preset {
    const ALL: &'static [Preset] = &[
        Preset::Sequential,
        Preset::OffByOne,
        Preset::Stride2,
        Preset::Stride8,
        Preset::Aos24,
        Preset::Reversed,
        Preset::Broadcast,
        Preset::Random,
        Preset::Block16x2,
        Preset::Doubles,
        Preset::Float4,
        Preset::HalfOff,
    ];

    fn slug(self) -> &'static str {
        match self {
            Preset::Sequential => "sequential",
            Preset::OffByOne => "off-by-one",
            Preset::Stride2 => "stride-2",
            Preset::Stride8 => "stride-8",
            Preset::Aos24 => "aos-24",
            Preset::Reversed => "reversed",
            Preset::Broadcast => "broadcast",
            Preset::Random => "random",
            Preset::Block16x2 => "block-16x2",
            Preset::Doubles => "doubles",
            Preset::Float4 => "float4",
            Preset::HalfOff => "half-off",
        }
    }
}

/// Lanes 1, 3, 5 …, one bit each.
const ODD_LANES: u32 = 0xaaaa_aaaa;

impl Preset {
    /// The access, on default hardware.
    pub fn spec(self) -> Spec {
        let plain = Spec::default();
        match self {
            Preset::Sequential => plain,
            Preset::OffByOne => plain.with_number(Number::Offset, 1),
            Preset::Stride2 => plain.with_number(Number::Stride, 2),
            Preset::Stride8 => plain.with_number(Number::Stride, 8),
            Preset::Aos24 => plain.with_layout(Layout::Field),
            Preset::Reversed => plain.with_order(Order::Reversed),
            Preset::Broadcast => plain.with_number(Number::Stride, 0),
            Preset::Random => plain.with_layout(Layout::Random),
            Preset::Block16x2 => plain.with_layout(Layout::Block),
            Preset::Doubles => plain.with_width(Width::B8),
            Preset::Float4 => plain.with_width(Width::B16),
            Preset::HalfOff => plain.with_off(Mask::from_bits(ODD_LANES)),
        }
    }

    /// The preset whose lanes ask for the same, whatever the hardware and whether they load or store.
    pub fn of(spec: &Spec) -> Option<Preset> {
        Preset::ALL.iter().copied().find(|preset| {
            let own = preset.spec();
            own.layout() == spec.layout() && own.access_of_same_kind(spec)
        })
    }
}

impl Spec {
    fn access_of_same_kind(&self, other: &Spec) -> bool {
        let here = self.with_op(other.op()).access();
        here == other.access()
    }
}
