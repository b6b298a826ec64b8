//! Accesses to global memory.

use super::{Ask, Dice, Kind, Shape, other_width, shape};
use crate::{Confusion, drill::Lanes};
use model::{
    access::{Op, Width},
    arch::Arch,
    figure::coalescing::{Layout, Number, Order, Spec},
};

pub(super) const SHAPES: &[Shape] = &[
    shape(1..=2, None, stride),
    shape(1..=1, None, broadcast),
    shape(1..=1, Some(Confusion::Offset), reversed),
    shape(1..=4, Some(Confusion::ElementSize), elements),
    shape(1..=4, Some(Confusion::VaryingIndex), column),
    shape(2..=5, Some(Confusion::Offset), offset),
    shape(2..=5, Some(Confusion::RowsOfABlock), block),
    shape(2..=5, Some(Confusion::PerThread), chunk),
    shape(3..=5, Some(Confusion::ElementSize), field),
    shape(3..=5, None, some_lanes),
    Shape { levels: 5..=5, only: &[Kind::Moved, Kind::Efficiency], confusion: None, ask: old_hardware },
];

/// A load, or from the second level on sometimes a store: both touch the same sectors.
fn plain(dice: &mut Dice, level: u8) -> Spec {
    let is_store = level > 1 && dice.below(4) == 0;
    Spec::default().with_op(if is_store { Op::Store } else { Op::Load })
}

fn stride(dice: &mut Dice, level: u8) -> Ask {
    let strides: &[u32] = if level == 1 { &[1, 2, 4, 8] } else { &[3, 5, 6, 7, 12, 16] };
    let stride = dice.of(strides);
    Ask::Global(plain(dice, level).with_number(Number::Stride, stride))
}

fn broadcast(dice: &mut Dice, _: u8) -> Ask {
    let first = dice.of(&[0, 1, 5, 40]);
    Ask::Global(Spec::default().with_number(Number::Stride, 0).with_number(Number::Offset, first))
}

fn reversed(dice: &mut Dice, _: u8) -> Ask {
    let order = dice.of(&[Order::Reversed, Order::Pairs]);
    Ask::Global(Spec::default().with_order(order).with_number(Number::Stride, dice.of(&[1, 1, 2])))
}

fn elements(dice: &mut Dice, level: u8) -> Ask {
    let width = other_width(dice, level);
    let strides: &[u32] = match level {
        1 => &[1, 2],
        2 => &[1, 2, 4],
        3 => &[2, 3, 4, 6],
        _ => &[3, 5, 6, 7, 10, 12],
    };
    Ask::Global(plain(dice, level).with_width(width).with_number(Number::Stride, dice.of(strides)))
}

/// One column of a matrix, or one row: which one it is hangs on the index that varies.
fn column(dice: &mut Dice, level: u8) -> Ask {
    let pitches: &[u32] = match level {
        1 => &[32, 64, 1024],
        2 => &[8, 16, 100],
        // Rows shorter than a sector: neighbours in a column can share one.
        3 => &[2, 4, 6],
        _ => &[3, 5, 7, 12, 20],
    };
    let columns = if level < 3 { dice.of(&[1, 32]) } else { 1 };
    let width = if level < 4 { Width::B4 } else { other_width(dice, 3) };
    let of_block = plain(dice, level).with_layout(Layout::Block).with_number(Number::Columns, columns);
    Ask::Global(of_block.with_width(width).with_number(Number::Pitch, dice.of(pitches)))
}

fn offset(dice: &mut Dice, level: u8) -> Ask {
    let spec = plain(dice, level);
    let (spec, offsets) = match level {
        2 => (spec, 1..=8),
        3 => (spec.with_width(dice.of(&[Width::B4, Width::B8])), 1..=30),
        4 => (
            spec.with_number(Number::Stride, dice.of(&[2, 3])).with_order(dice.of(&[Order::Forward, Order::Reversed])),
            1..=9,
        ),
        _ => (spec.with_width(Width::B2).with_number(Number::Stride, dice.of(&[3, 5, 7])), 1..=31),
    };
    Ask::Global(spec.with_number(Number::Offset, dice.between(*offsets.start(), *offsets.end())))
}

fn block(dice: &mut Dice, level: u8) -> Ask {
    let (columns, pitches): (&[u32], &[u32]) = match level {
        2 => (&[16, 8], &[1024, 64]),
        3 => (&[8, 4, 2], &[1024, 640]),
        // Rows that do not start where a sector does.
        4 => (&[16, 8], &[100, 36, 52]),
        _ => (&[16, 8, 4], &[33, 50, 99]),
    };
    let width = if level < 5 { Width::B4 } else { dice.of(&[Width::B2, Width::B8]) };
    let spec = plain(dice, level).with_layout(Layout::Block).with_width(width);
    Ask::Global(spec.with_number(Number::Columns, dice.of(columns)).with_number(Number::Pitch, dice.of(pitches)))
}

/// Each thread reads a stretch of its own, element after element.
fn chunk(dice: &mut Dice, level: u8) -> Ask {
    let (width, strides): (Width, &[u32]) = match level {
        2 => (Width::B4, &[2, 4, 8]),
        3 => (Width::B4, &[3, 5, 6, 16]),
        4 => (dice.of(&[Width::B8, Width::B2]), &[3, 4, 6]),
        _ => (dice.of(&[Width::B2, Width::B1]), &[12, 20, 24, 28]),
    };
    Ask::Global(Spec::default().with_width(width).with_number(Number::Stride, dice.of(strides)))
}

fn field(dice: &mut Dice, level: u8) -> Ask {
    let (width, fields) = match level {
        3 => (Width::B4, dice.between(2, 6)),
        4 => (Width::B8, dice.between(3, 6)),
        _ => (dice.of(&[Width::B2, Width::B4]), dice.between(5, 14)),
    };
    let spec = plain(dice, level).with_layout(Layout::Field).with_width(width);
    Ask::Global(spec.with_number(Number::Fields, fields).with_number(Number::Field, dice.below(fields)))
}

fn some_lanes(dice: &mut Dice, level: u8) -> Ask {
    let lanes = match level {
        3 => dice.of(&[Lanes::Below(16), Lanes::Below(8), Lanes::Even]),
        _ => dice.of(&[Lanes::Below(20), Lanes::Below(11), Lanes::Below(24), Lanes::Even]),
    };
    let strides: &[u32] = match level {
        3 => &[1, 2],
        4 => &[2, 3, 4],
        _ => &[3, 5, 6],
    };
    let offset = if level < 5 { 0 } else { dice.between(1, 7) };
    let spec = plain(dice, level).with_off(lanes.off()).with_number(Number::Stride, dice.of(strides));
    Ask::Global(spec.with_number(Number::Offset, offset))
}

/// Loads on hardware that fills whole lines.
fn old_hardware(dice: &mut Dice, _: u8) -> Ask {
    let spec = Spec::default().with_arch(Arch::Fermi);
    Ask::Global(match dice.below(3) {
        0 => spec.with_number(Number::Offset, dice.between(1, 31)),
        1 => spec.with_number(Number::Stride, dice.of(&[3, 5, 6, 12])),
        _ => spec.with_layout(Layout::Block).with_number(Number::Columns, dice.of(&[16, 8])),
    })
}
