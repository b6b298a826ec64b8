//! Loads and what their reads find in DRAM.

use super::{Ask, Dice, Shape, other_width, shape};
use crate::Confusion;
use model::{
    access::Width,
    dram::Mapping,
    figure::{
        coalescing::{self, Layout, Number},
        rows::{Before, Spec},
    },
    global::DramFetch,
};

pub(super) const SHAPES: &[Shape] = &[
    shape(1..=2, None, stride),
    shape(1..=5, None, fetched),
    shape(2..=5, Some(Confusion::RowsOfABlock), block),
    shape(2..=5, Some(Confusion::ElementSize), elements),
    shape(3..=5, Some(Confusion::VaryingIndex), column),
    shape(3..=5, Some(Confusion::PerThread), chunk),
    shape(3..=5, Some(Confusion::Offset), offset),
    shape(4..=5, None, spread),
];

/// One bank, whatever it held; L2 asks for no more than what is missing until the third level.
fn of(access: coalescing::Spec, dice: &mut Dice, level: u8) -> Spec {
    let spec = Spec::default().with_access(access).with_mapping(Mapping::OneBank);
    let before = dice.of(&[Before::SameRow, Before::Closed, Before::OtherRow]);
    let fetch = if level < 3 { DramFetch::B32 } else { dice.of(&[DramFetch::B32, DramFetch::B64]) };
    spec.with_before(before).with_fetch(fetch)
}

fn strided(stride: u32) -> coalescing::Spec {
    coalescing::Spec::default().with_number(Number::Stride, stride)
}

fn stride(dice: &mut Dice, level: u8) -> Ask {
    let strides: &[u32] = if level == 1 { &[1, 2, 4, 8] } else { &[3, 6, 16, 32] };
    let stride = dice.of(strides);
    Ask::Dram(of(strided(stride), dice, level))
}

/// L2 asks for more than what is missing.
fn fetched(dice: &mut Dice, level: u8) -> Ask {
    let strides: &[u32] = match level {
        1 => &[1, 8],
        2 => &[16],
        3 => &[32, 64],
        _ => &[24, 40, 48, 128],
    };
    let fetch = if level < 3 { DramFetch::B64 } else { dice.of(&[DramFetch::B64, DramFetch::B128]) };
    let stride = dice.of(strides);
    Ask::Dram(of(strided(stride), dice, level).with_fetch(fetch))
}

fn block(dice: &mut Dice, level: u8) -> Ask {
    let (columns, pitches): (&[u32], &[u32]) = match level {
        2 => (&[8, 16], &[256]),
        3 => (&[8, 4], &[256, 128]),
        _ => (&[8, 16], &[96, 160, 320]),
    };
    let access = coalescing::Spec::default().with_layout(Layout::Block);
    let access = access.with_number(Number::Columns, dice.of(columns)).with_number(Number::Pitch, dice.of(pitches));
    Ask::Dram(of(access, dice, level))
}

fn elements(dice: &mut Dice, level: u8) -> Ask {
    let strides: &[u32] = match level {
        2 => &[1, 2, 4],
        3 => &[8, 16],
        _ => &[12, 20, 24],
    };
    let width = other_width(dice, level);
    let access = strided(dice.of(strides)).with_width(width);
    Ask::Dram(of(access, dice, level))
}

fn column(dice: &mut Dice, level: u8) -> Ask {
    let pitches: &[u32] = if level == 3 { &[64, 128, 256] } else { &[80, 96, 100, 192] };
    let access = coalescing::Spec::default().with_layout(Layout::Block).with_number(Number::Columns, 1);
    let access = access.with_number(Number::Pitch, dice.of(pitches));
    Ask::Dram(of(access, dice, level))
}

fn chunk(dice: &mut Dice, level: u8) -> Ask {
    let strides: &[u32] = if level == 3 { &[8, 16, 32] } else { &[12, 20, 24, 40] };
    let stride = dice.of(strides);
    Ask::Dram(of(strided(stride), dice, level))
}

/// A load that starts late enough to cross into the next row.
fn offset(dice: &mut Dice, level: u8) -> Ask {
    let width = if level == 3 { Width::B8 } else { Width::B16 };
    let offset = if level == 3 { dice.of(&[100, 112, 120]) } else { dice.between(33, 63) };
    let access = strided(1).with_width(width).with_number(Number::Offset, offset);
    Ask::Dram(of(access, dice, level))
}

/// Over the banks of a channel, or over all channels.
fn spread(dice: &mut Dice, level: u8) -> Ask {
    let mapping = if level == 4 { Mapping::OneChannel } else { dice.of(&[Mapping::OneChannel, Mapping::Channels]) };
    let stride = dice.of(&[32, 64, 128, 256]);
    Ask::Dram(of(strided(stride), dice, level).with_mapping(mapping))
}
