//! What a drill asks about: a state of a figure. Sentence, code, answer and link all come from it, so that they cannot
//! disagree.

use super::Kind;
use crate::{
    Question,
    count::{Count, Dram, Global, Shared},
};
use model::{
    figure::{banks, coalescing, rows},
    warp::Mask,
};

/// The access, as the figure that shows it has it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::large_enum_variant, reason = "a drill has one question at a time")]
pub enum Ask {
    /// In global memory.
    Global(coalescing::Spec),
    /// In shared memory.
    Shared(banks::Spec),
    /// In DRAM.
    Dram(rows::Spec),
}

/// Which lanes take part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lanes {
    /// All 32.
    All,
    /// Those below this number.
    Below(u32),
    /// Every second, from lane 0.
    Even,
    /// These.
    Some(Mask),
}

/// Lanes 0, 2, 4 …, one bit each.
const EVEN: u32 = 0x5555_5555;

impl Lanes {
    /// How a person would say which lanes these are.
    pub fn of(active: Mask) -> Lanes {
        let below = active.bits().trailing_ones();
        if below == 32 {
            Lanes::All
        } else if active.bits() == EVEN {
            Lanes::Even
        } else if below == active.count() {
            Lanes::Below(below)
        } else {
            Lanes::Some(active)
        }
    }

    /// The lanes that do not take part.
    pub(crate) fn off(self) -> Mask {
        match self {
            Lanes::All => Mask::NONE,
            Lanes::Below(number) => Mask::from_bits(u32::MAX.checked_shl(number).unwrap_or(0)),
            Lanes::Even => Mask::from_bits(!EVEN),
            Lanes::Some(mask) => Mask::from_bits(!mask.bits()),
        }
    }
}

impl Ask {
    /// The lanes that take part.
    pub fn lanes(&self) -> Lanes {
        Lanes::of(match self {
            Ask::Global(spec) => spec.active(),
            Ask::Shared(spec) => spec.active(),
            Ask::Dram(spec) => spec.access().active(),
        })
    }

    /// Threads of the block: along x, which varies first from lane to lane, and along y.
    pub fn block(&self) -> (u32, u32) {
        let of = |spec: &coalescing::Spec| match (spec.layout(), spec.number(coalescing::Number::Columns)) {
            // One column or one row of a matrix: a warp is one row of the block.
            (coalescing::Layout::Block, 1 | 32) => (32, 8),
            (coalescing::Layout::Block, columns) => (columns, 256 / columns),
            (coalescing::Layout::Stride | coalescing::Layout::Field | coalescing::Layout::Random, _) => (256, 1),
        };
        match self {
            Ask::Global(spec) => of(spec),
            Ask::Dram(spec) => of(spec.access()),
            Ask::Shared(spec) => match spec.pattern() {
                banks::Pattern::Tile => (32, 8),
                banks::Pattern::Stride | banks::Pattern::Random => (256, 1),
            },
        }
    }

    /// The question of a kind. A kind that does not count what this is asks for the nearest thing that it is.
    pub(super) fn question(&self, kind: Kind) -> Question {
        match (self, kind.count()) {
            (Ask::Global(spec), Count::Global(count)) => Question::global(count, spec),
            (Ask::Shared(spec), Count::Shared(count)) => Question::shared(count, spec),
            (Ask::Dram(spec), Count::Dram(count)) => Question::dram(count, spec),
            (Ask::Global(spec), Count::Shared(_) | Count::Dram(_)) => Question::global(Global::Sectors, spec),
            (Ask::Shared(spec), Count::Global(_) | Count::Dram(_)) => Question::shared(Shared::Wavefronts, spec),
            (Ask::Dram(spec), Count::Global(_) | Count::Shared(_)) => Question::dram(Dram::RowHits, spec),
        }
    }

    pub(super) fn address(&self) -> String {
        match self {
            Ask::Global(spec) => coalescing::State::new(*spec).to_address(),
            Ask::Shared(spec) => banks::State::new(spec.clone()).to_address(),
            Ask::Dram(spec) => rows::State::new(*spec).to_address(),
        }
    }
}
