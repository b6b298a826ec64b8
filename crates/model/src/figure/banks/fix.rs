//! What can be done against bank conflicts: the elements of each row are kept elsewhere.
//!
//! Absent on purpose: other addresses for the lanes to want. Each lane gets the same element as before.

use crate::query::Choice;

/// Where the elements of a row are kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fix {
    /// Where the pattern has them.
    None,
    /// Each row is made longer by a few elements that nobody uses.
    Pad,
    /// Column c of row r is kept at c XOR r.
    Swizzle,
}

impl Choice for Fix {
    const ALL: &'static [Fix] = &[Fix::None, Fix::Pad, Fix::Swizzle];

    fn slug(self) -> &'static str {
        match self {
            Fix::None => "none",
            Fix::Pad => "pad",
            Fix::Swizzle => "swizzle",
        }
    }
}

/// Rows after which the swizzle starts again: there are 32 banks.
const SWIZZLED_ROWS: u64 = 32;

impl Fix {
    /// Where an element is kept, both counted from the array's start, in rows of `row` elements (at least 1). No two
    /// elements share a place.
    pub fn place(self, element: u64, row: u32, pad: u32) -> u64 {
        let length = u64::from(row.max(1));
        let (row, column) = (element / length, element % length);
        match self {
            Fix::None => element,
            Fix::Pad => row * (length + u64::from(pad)) + column,
            Fix::Swizzle => row * length + (column ^ (row % swizzled_columns(length))),
        }
    }
}

/// The columns that change places with each other: the largest power of two that divides the row, so that no element
/// leaves its row; at most 32.
pub(super) fn swizzled_columns(length: u64) -> u64 {
    (1 << length.trailing_zeros().min(63)).min(SWIZZLED_ROWS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_elements_share_a_place() {
        for fix in Fix::ALL {
            for row in 1..=72 {
                let mut places: Vec<u64> = (0..u64::from(row) * 64).map(|element| fix.place(element, row, 3)).collect();
                places.sort_unstable();
                let elements = places.len();
                places.dedup();
                assert_eq!(places.len(), elements, "{fix:?}, rows of {row}");
            }
        }
    }

    #[test]
    fn the_swizzle_keeps_every_element_in_its_row() {
        for row in 1..=72_u32 {
            for element in 0..u64::from(row) * 64 {
                let place = Fix::Swizzle.place(element, row, 1);
                assert_eq!(place / u64::from(row), element / u64::from(row));
            }
        }
    }
}
