//! The accesses worth a name: each shows one thing that readers ask about.

use super::{
    fix::Fix,
    spec::Spec,
    wish::{Number, Op, Pattern},
};
use crate::{access::Width, query::Choice};

/// An access with a name and a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Preset {
    /// Neighbouring lanes want neighbouring words.
    Stride1,
    /// Every second word.
    Stride2,
    /// Every sixth word: even, and no power of two.
    Stride6,
    /// Every lane in one bank.
    Stride32,
    /// One more, and every lane has a bank of its own.
    Stride33,
    /// All lanes want one word.
    Broadcast,
    /// A column of a tile 32 words wide.
    Column,
    /// The same column, each row a word longer.
    Padded,
    /// The same column, swizzled.
    Swizzled,
    /// Four lanes to a word.
    Bytes,
    /// Eight bytes a lane: two groups.
    Doubles,
    /// Sixteen bytes a lane: four groups.
    Float4,
    /// Two lanes to each sixteen bytes: groups merge.
    Float4Pairs,
    /// Anywhere in 1,024 words.
    Random,
    /// All lanes add to one word.
    Atomic,
}

impl Choice for Preset {
    const ALL: &'static [Preset] = &[
        Preset::Stride1,
        Preset::Stride2,
        Preset::Stride6,
        Preset::Stride32,
        Preset::Stride33,
        Preset::Broadcast,
        Preset::Column,
        Preset::Padded,
        Preset::Swizzled,
        Preset::Bytes,
        Preset::Doubles,
        Preset::Float4,
        Preset::Float4Pairs,
        Preset::Random,
        Preset::Atomic,
    ];

    fn slug(self) -> &'static str {
        match self {
            Preset::Stride1 => "stride-1",
            Preset::Stride2 => "stride-2",
            Preset::Stride6 => "stride-6",
            Preset::Stride32 => "stride-32",
            Preset::Stride33 => "stride-33",
            Preset::Broadcast => "broadcast",
            Preset::Column => "column",
            Preset::Padded => "padded",
            Preset::Swizzled => "swizzled",
            Preset::Bytes => "bytes",
            Preset::Doubles => "doubles",
            Preset::Float4 => "float4",
            Preset::Float4Pairs => "float4-pairs",
            Preset::Random => "random",
            Preset::Atomic => "atomic",
        }
    }
}

/// A column that is not the first: it shows that its bank is the column's, not always bank 0.
const COLUMN: u32 = 5;

impl Preset {
    /// The access.
    pub fn spec(self) -> Spec {
        let stride = |elements| Spec::default().with_number(Number::Stride, elements);
        let tile = || Spec::default().with_pattern(Pattern::Tile).with_number(Number::Column, COLUMN);
        match self {
            Preset::Stride1 => stride(1),
            Preset::Stride2 => stride(2),
            Preset::Stride6 => stride(6),
            Preset::Stride32 => stride(32),
            Preset::Stride33 => stride(33),
            Preset::Broadcast => stride(0),
            Preset::Column => tile(),
            Preset::Padded => tile().with_fix(Fix::Pad),
            Preset::Swizzled => tile().with_fix(Fix::Swizzle),
            Preset::Bytes => stride(1).with_width(Width::B1),
            Preset::Doubles => stride(1).with_width(Width::B8),
            Preset::Float4 => stride(1).with_width(Width::B16),
            Preset::Float4Pairs => stride(1).with_width(Width::B16).with_number(Number::Share, 2),
            Preset::Random => Spec::default().with_pattern(Pattern::Random),
            Preset::Atomic => stride(0).with_op(Op::Atomic),
        }
    }

    /// The preset whose lanes ask for the same in the same way.
    pub fn of(spec: &Spec) -> Option<Preset> {
        let same = |own: Spec| {
            (own.pattern(), own.op(), own.fix()) == (spec.pattern(), spec.op(), spec.fix())
                && (own.plain(), own.fixed()) == (spec.plain(), spec.fixed())
        };
        let named = Preset::ALL.iter().copied().find(|preset| same(preset.spec()));
        named.filter(|_| !spec.is_given())
    }
}
