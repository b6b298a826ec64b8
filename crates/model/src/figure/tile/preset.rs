//! The transposes worth a name: each shows where a cost goes.

use super::spec::{Block, Column, Element, Kernel, Spec};
use crate::query::Choice;

/// A transpose with a name and a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Preset {
    /// No tile: the write goes down a column of the matrix.
    Naive,
    /// A tile: the column is one of shared memory.
    Tile,
    /// One unused column.
    Padded,
    /// XOR instead.
    Swizzled,
    /// One unused row, which changes nothing.
    WrongPad,
    /// The column is written instead of read.
    StoreTransposed,
    /// A warp covers two rows of a tile of 16: one unused column does not quite do.
    Block16x16,
    /// A warp covers four rows: even padding leaves conflicts.
    Block8x32,
    /// Eight bytes an element.
    Doubles,
}

impl Choice for Preset {
    const ALL: &'static [Preset] = &[
        Preset::Naive,
        Preset::Tile,
        Preset::Padded,
        Preset::Swizzled,
        Preset::WrongPad,
        Preset::StoreTransposed,
        Preset::Block16x16,
        Preset::Block8x32,
        Preset::Doubles,
    ];

    fn slug(self) -> &'static str {
        match self {
            Preset::Naive => "naive",
            Preset::Tile => "tile",
            Preset::Padded => "padded",
            Preset::Swizzled => "swizzled",
            Preset::WrongPad => "wrong-pad",
            Preset::StoreTransposed => "store-transposed",
            Preset::Block16x16 => "block-16x16",
            Preset::Block8x32 => "block-8x32",
            Preset::Doubles => "doubles",
        }
    }
}

impl Preset {
    /// The transpose, of the default matrix and seen from the default warp.
    pub fn spec(self) -> Spec {
        let plain = Spec::default();
        match self {
            Preset::Naive => plain.with_kernel(Kernel::Naive),
            Preset::Tile => plain,
            Preset::Padded => plain.with_kernel(Kernel::Padded),
            Preset::Swizzled => plain.with_kernel(Kernel::Swizzled),
            Preset::WrongPad => plain.with_kernel(Kernel::WrongPad),
            Preset::StoreTransposed => plain.with_column(Column::Write),
            Preset::Block16x16 => plain.with_kernel(Kernel::Padded).with_block(Block::B16x16),
            Preset::Block8x32 => plain.with_kernel(Kernel::Padded).with_block(Block::B8x32),
            Preset::Doubles => plain.with_element(Element::Double),
        }
    }

    /// The preset that is the same transpose, whatever the matrix's size and the warp.
    pub fn of(spec: &Spec) -> Option<Preset> {
        let here = |own: Spec| {
            let own = own.with_size(spec.size()).with_warp(spec.warp());
            // Without a tile there is no side for its column.
            let own = if spec.kernel().has_tile() { own } else { own.with_column(spec.column()) };
            own == *spec
        };
        Preset::ALL.iter().copied().find(|preset| here(preset.spec()))
    }
}
