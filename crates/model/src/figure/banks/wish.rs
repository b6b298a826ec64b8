//! What the lanes can want, and the numbers that say it.

use crate::query::Choice;

/// Which elements the lanes want.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pattern {
    /// Place k lies k strides in.
    Stride,
    /// One column of a tile: lane r wants row r.
    Tile,
    /// Anywhere, drawn from a seed.
    Random,
}

impl Choice for Pattern {
    const ALL: &'static [Pattern] = &[Pattern::Stride, Pattern::Tile, Pattern::Random];

    fn slug(self) -> &'static str {
        match self {
            Pattern::Stride => "stride",
            Pattern::Tile => "tile",
            Pattern::Random => "random",
        }
    }
}

/// What the instruction does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Op {
    /// Memory to registers.
    Load,
    /// Registers to memory.
    Store,
    /// Reads, changes and writes a 4-byte word, undisturbed.
    Atomic,
}

impl Choice for Op {
    const ALL: &'static [Op] = &[Op::Load, Op::Store, Op::Atomic];

    fn slug(self) -> &'static str {
        match self {
            Op::Load => "load",
            Op::Store => "store",
            Op::Atomic => "atomic",
        }
    }
}

/// A number the reader can turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Number {
    /// Elements from one place to the next.
    Stride,
    /// Elements from the array's start to place 0.
    Offset,
    /// Neighbouring lanes that take the same place.
    Share,
    /// Elements from one row of the tile to the next.
    Pitch,
    /// The column of the tile that is wanted.
    Column,
    /// What the random places are drawn from.
    Seed,
    /// Elements that padding adds to each row.
    Pad,
}

impl Number {
    /// Every number, in the order of the URL.
    pub const ALL: [Number; 7] =
        [Number::Stride, Number::Offset, Number::Share, Number::Pitch, Number::Column, Number::Seed, Number::Pad];

    /// The number's name in URLs.
    pub fn slug(self) -> &'static str {
        match self {
            Number::Stride => "stride",
            Number::Offset => "offset",
            Number::Share => "share",
            Number::Pitch => "pitch",
            Number::Column => "column",
            Number::Seed => "seed",
            Number::Pad => "pad",
        }
    }

    /// Smallest and largest legal value.
    pub fn range(self) -> (u32, u32) {
        match self {
            Number::Stride => (0, 64),
            Number::Offset | Number::Column => (0, 63),
            Number::Share => (1, 32),
            Number::Pitch => (1, 72),
            Number::Seed => (0, 9999),
            Number::Pad => (1, 8),
        }
    }
}
