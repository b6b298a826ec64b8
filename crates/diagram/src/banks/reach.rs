//! What a reader can reach by keyboard, and what a screen reader says of it.

use super::{BANK, FIXED, LANE, SERVED, TURN, WORDS, is_hidden};
use crate::scene::{Shape, Target};
use model::{
    figure::banks::{Part, Serving, Side, State},
    shared::BANKS,
};
use words::{Lang, words};

/// The marks a reader can reach, row by row: lanes, banks, words, turns.
pub(super) fn targets(state: &State, servings: &[Serving], lang: Lang, shapes: &[Shape<Part>]) -> Vec<Target<Part>> {
    let own = words(lang).banks();
    let of = |side| servings.iter().find(|serving| serving.side == side);
    let name = |part, shown: &Serving| match part {
        Part::Lane(lane) => (own.lane_button)(lane.number().into(), shown.access.address(lane)),
        Part::Bank(bank) => {
            let turns = if is_hidden(state) { 0 } else { shown.cells.iter().filter(|cell| cell.is_of(part)).count() };
            (own.bank_button)(bank.into(), turns as u64)
        }
        Part::Word(_, word) => {
            let turn = shown.cells.iter().find(|cell| cell.is_of(part)).map_or(0, |cell| cell.turn + 1);
            (own.word_button)(word, word % BANKS as u64, turn.into())
        }
        Part::Turn(_, turn) => (own.turn_button)(u64::from(turn) + 1, shown.turns().into()),
    };
    let mut targets: Vec<Target<Part>> = Vec::new();
    let roles = [LANE, BANK].into_iter().chain(WORDS).chain([SERVED, TURN]);
    for role in roles {
        for shape in shapes.iter().filter(|shape| shape.key.0 == role) {
            let side = if shape.key.1 >= FIXED { Side::Fixed } else { Side::Plain };
            let (Some(part), Some(serving)) = (shape.part, of(side)) else { continue };
            let pressed = match part {
                Part::Lane(lane) => Some(serving.access.address(lane).is_some()),
                Part::Bank(_) | Part::Word(..) | Part::Turn(..) => None,
            };
            // A lane or a bank stands in both pictures, but is one thing: it is reached in the first.
            let again = match part {
                Part::Lane(_) | Part::Bank(_) => side == Side::Fixed,
                Part::Word(..) | Part::Turn(..) => targets.iter().any(|target| target.part == part),
            };
            if !again {
                targets.push(Target { key: shape.key, part, name: name(part, serving), pressed });
            }
        }
    }
    targets
}
