//! Moves the rows of a shared array to other banks: longer rows, or columns in another order.

use model::access::Space;

use super::text::{Edit, Text};
use crate::reading::{Home, Touch};

/// Elements that are tried as padding: one word of 4, 2 or 1 bytes, or 16 bytes.
pub const PADS: [u32; 4] = [1, 2, 4, 8];

/// The banks: rows of so many words can be swizzled without leaving them.
const BANKS: u64 = model::shared::BANKS as u64;

/// The name and the subscripts of the declaration of the array: shared, with several dimensions.
fn declaration(text: &Text, touch: &Touch) -> Option<(usize, Vec<(usize, usize)>)> {
    if touch.home != Home::Declared(Space::Shared) || touch.row.is_none() {
        return None;
    }
    let name = text.places(&touch.array).find(|at| {
        let start = text.start(*at);
        (start..*at).any(|before| text.is_word(before, "__shared__"))
    })?;
    let dimensions = text.subscripts(name);
    (dimensions.len() > 1).then_some((name, dimensions))
}

/// The last dimension, and so many more.
pub fn padded(text: &Text, touch: &Touch, by: u32) -> Option<Vec<Edit>> {
    let (_, dimensions) = declaration(text, touch)?;
    let (open, close) = *dimensions.last()?;
    let loose = |at: usize| {
        matches!(
            text.sign(at),
            Some("?" | "<<" | ">>" | "&" | "|" | "^" | "<" | ">" | "==" | "!=" | "&&" | "||" | "<=" | ">=")
        )
    };
    let piece = text.piece(open + 1, close);
    let new = match (open + 1..close).any(loose) {
        true => format!("({piece}) + {by}"),
        false => format!("{piece} + {by}"),
    };
    Some(vec![(text.between(open + 1, close), new)])
}

/// `tile[row][column]` becomes `tile[row][column ^ (row % 32)]`, wherever it stands.
pub fn swizzled(text: &Text, touch: &Touch) -> Option<Vec<Edit>> {
    let (name, dimensions) = declaration(text, touch)?;
    let whole_rows = touch.row.is_some_and(|row| row > 0 && row % BANKS == 0);
    if dimensions.len() != 2 || !whole_rows || touch.bytes != 4 {
        return None;
    }
    let mut edits = Vec::new();
    for at in text.places(&touch.array).filter(|at| *at != name) {
        let [(row, row_end), (column, column_end)] = text.subscripts(at)[..] else {
            return None;
        };
        let inside = |at: usize| (row..column_end).contains(&at);
        if text.places(&touch.array).any(inside) {
            return None;
        }
        let (row, old) = (text.operand(row + 1, row_end), text.operand(column + 1, column_end));
        edits.push((text.between(column + 1, column_end), format!("{old} ^ ({row} % {BANKS})")));
    }
    Some(edits)
}
