//! Accesses to shared memory.

use super::{Ask, Dice, Kind, Shape, shape};
use crate::{Confusion, drill::Lanes};
use model::{
    access::Width,
    figure::banks::{Fix, Number, Op, Pattern, Spec},
};

/// The kinds for which groups count.
const GROUPS: &[Kind] = &[Kind::Wavefronts, Kind::Conflicts, Kind::NWay];

pub(super) const SHAPES: &[Shape] = &[
    shape(1..=3, None, stride),
    shape(1..=3, None, same_words),
    shape(1..=4, Some(Confusion::VaryingIndex), column),
    shape(1..=4, Some(Confusion::SixteenBanks), sixteen),
    shape(2..=5, Some(Confusion::Padding), padded),
    shape(2..=5, Some(Confusion::MovedConflict), moved),
    Shape { levels: 2..=5, only: GROUPS, confusion: Some(Confusion::WideGroups), ask: wide },
    shape(3..=5, Some(Confusion::Swizzle), swizzled),
    shape(3..=5, Some(Confusion::ElementSize), elements),
    shape(4..=5, None, some_lanes),
];

fn plain(dice: &mut Dice, level: u8) -> Spec {
    let is_store = level > 1 && dice.below(4) == 0;
    Spec::default().with_op(if is_store { Op::Store } else { Op::Load })
}

fn tile(spec: Spec, dice: &mut Dice, pitch: u32) -> Spec {
    let column = dice.below(pitch.min(16));
    spec.with_pattern(Pattern::Tile).with_number(Number::Pitch, pitch).with_number(Number::Column, column)
}

fn stride(dice: &mut Dice, level: u8) -> Ask {
    let strides: &[u32] = match level {
        1 => &[1, 2, 4, 8, 32],
        2 => &[3, 5, 6, 7, 10, 12],
        _ => &[14, 20, 24, 28, 33, 36, 40, 48, 63],
    };
    Ask::Shared(plain(dice, level).with_number(Number::Stride, dice.of(strides)))
}

fn same_words(dice: &mut Dice, level: u8) -> Ask {
    let (share, stride) = match level {
        1 => (1, 0),
        2 => (dice.of(&[2, 4, 8]), dice.of(&[1, 2])),
        _ => (dice.of(&[2, 4, 8, 16]), dice.of(&[4, 8, 16, 32])),
    };
    Ask::Shared(plain(dice, 1).with_number(Number::Share, share).with_number(Number::Stride, stride))
}

fn column(dice: &mut Dice, level: u8) -> Ask {
    let pitches: &[u32] = match level {
        1 => &[32, 64],
        2 => &[8, 16, 24],
        3 => &[12, 20, 36, 48],
        _ => &[22, 28, 44, 56, 66],
    };
    let pitch = dice.of(pitches);
    let spec = plain(dice, level);
    Ask::Shared(tile(spec, dice, pitch))
}

/// What was right on 16 banks, or was feared there.
fn sixteen(dice: &mut Dice, level: u8) -> Ask {
    let spec = plain(dice, level);
    Ask::Shared(match level {
        1 => spec.with_number(Number::Stride, 16),
        2 => spec.with_number(Number::Stride, dice.of(&[8, 16, 17, 18])),
        3 => tile(spec, dice, 16),
        _ => {
            let pitch = dice.of(&[16, 48]);
            tile(spec, dice, pitch).with_fix(Fix::Pad).with_number(Number::Pad, dice.of(&[1, 2, 4]))
        }
    })
}

fn padded(dice: &mut Dice, level: u8) -> Ask {
    let spec = plain(dice, level);
    let (width, pitches, pads): (Width, &[u32], &[u32]) = match level {
        2 => (Width::B4, &[32], &[1]),
        3 => (Width::B4, &[16, 32, 64], &[1, 2, 3, 4]),
        4 => (dice.of(&[Width::B4, Width::B8]), &[16, 32], &[1, 2]),
        _ => (dice.of(&[Width::B2, Width::B8]), &[32, 64], &[1, 2, 4]),
    };
    let pitch = dice.of(pitches);
    let spec = tile(spec, dice, pitch).with_width(width);
    Ask::Shared(spec.with_fix(Fix::Pad).with_number(Number::Pad, dice.of(pads)))
}

/// Rows that were better without the padding.
fn moved(dice: &mut Dice, level: u8) -> Ask {
    let (pitch, pad) = match level {
        2 => (31, 1),
        3 => dice.of(&[(15, 1), (31, 1), (63, 1), (7, 1)]),
        _ => dice.of(&[(30, 2), (28, 4), (23, 1), (47, 1), (62, 2), (21, 3)]),
    };
    let width = if level < 5 { Width::B4 } else { Width::B8 };
    let spec = plain(dice, level);
    let spec = tile(spec, dice, pitch).with_width(width);
    Ask::Shared(spec.with_fix(Fix::Pad).with_number(Number::Pad, pad))
}

fn wide(dice: &mut Dice, level: u8) -> Ask {
    let width = dice.of(&[Width::B8, Width::B16]);
    let spec = plain(dice, level).with_width(width);
    Ask::Shared(match level {
        2 => spec.with_number(Number::Stride, 1),
        3 => spec.with_number(Number::Stride, dice.of(&[2, 4])),
        4 => spec.with_number(Number::Stride, dice.of(&[3, 6, 8, 9])),
        // Neighbours that want the same: a load's groups merge, a store's do not.
        _ => spec.with_number(Number::Stride, dice.of(&[1, 2])).with_number(Number::Share, dice.of(&[2, 4])),
    })
}

fn swizzled(dice: &mut Dice, level: u8) -> Ask {
    let spec = plain(dice, level);
    let pitches: &[u32] = match level {
        3 => &[32],
        4 => &[32, 64, 16],
        _ => &[8, 16, 24, 48],
    };
    let pitch = dice.of(pitches);
    Ask::Shared(tile(spec, dice, pitch).with_fix(Fix::Swizzle))
}

fn elements(dice: &mut Dice, level: u8) -> Ask {
    let spec = plain(dice, level);
    Ask::Shared(match level {
        3 => spec.with_width(Width::B2).with_number(Number::Stride, dice.of(&[1, 2, 4, 8])),
        4 => spec.with_width(dice.of(&[Width::B1, Width::B2])).with_number(Number::Stride, dice.of(&[3, 6, 12, 64])),
        _ => {
            let pitch = dice.of(&[32, 33, 34, 36]);
            tile(spec, dice, pitch).with_width(dice.of(&[Width::B2, Width::B8]))
        }
    })
}

fn some_lanes(dice: &mut Dice, level: u8) -> Ask {
    let lanes = dice.of(&[Lanes::Below(16), Lanes::Below(8), Lanes::Below(20), Lanes::Even]);
    let strides: &[u32] = if level < 5 { &[2, 4, 8, 16] } else { &[6, 12, 24, 40] };
    Ask::Shared(plain(dice, level).with_off(lanes.off()).with_number(Number::Stride, dice.of(strides)))
}
