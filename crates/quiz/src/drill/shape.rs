//! The shapes of questions: what each kind can ask about at each level, and which confusion it provokes.

mod dram;
mod global;
mod shared;

use super::{Ask, Kind, Level, dice::Dice};
use crate::{Confusion, count::Count};
use model::access::Width;
use std::ops::RangeInclusive;

/// A family of accesses, of which the dice choose one.
pub(crate) struct Shape {
    /// The levels at which it is asked; what it asks grows with them.
    levels: RangeInclusive<u8>,
    /// The only kinds that ask about it; none if all of its memory do.
    only: &'static [Kind],
    /// What it provokes.
    pub(crate) confusion: Option<Confusion>,
    /// Draws one, for a level.
    pub(crate) ask: fn(&mut Dice, u8) -> Ask,
}

/// A shape that every kind of its memory asks about.
const fn shape(levels: RangeInclusive<u8>, confusion: Option<Confusion>, ask: fn(&mut Dice, u8) -> Ask) -> Shape {
    Shape { levels, only: &[], confusion, ask }
}

/// The shapes that a kind can ask about at a level.
pub(crate) fn fitting(kind: Kind, level: Level) -> Vec<&'static Shape> {
    let all = match kind.count() {
        Count::Global(_) => global::SHAPES,
        Count::Shared(_) => shared::SHAPES,
        Count::Dram(_) => dram::SHAPES,
    };
    let fits = |shape: &&Shape| {
        shape.levels.contains(&level.number()) && (shape.only.is_empty() || shape.only.contains(&kind))
    };
    all.iter().filter(fits).collect()
}

/// Sizes of elements that are not a float's: doubles first, then halves, then the rest.
fn other_width(dice: &mut Dice, level: u8) -> Width {
    match level {
        0..=2 => dice.of(&[Width::B8, Width::B2]),
        3 => dice.of(&[Width::B8, Width::B2, Width::B1]),
        _ => dice.of(&[Width::B8, Width::B2, Width::B1, Width::B16]),
    }
}
