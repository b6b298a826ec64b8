//! The patterns an author or a reader can choose, in elements, so that each is aligned for any width.
//!
//! Absent on purpose: byte addresses (they are `access`'s) and chance: a seed says it all.

use crate::access::{Access, Op, Space, Width};
use crate::warp::{LANES, Lane, Mask};

/// A permutation of the lanes: which place in the pattern each of them takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    /// Lane k takes place k.
    Forward,
    /// Lane k takes place 31 − k.
    Reversed,
    /// Lanes 0 and 1 change places, 2 and 3, and so on.
    SwappedPairs,
    /// The seed's own permutation.
    Shuffled {
        /// Every seed is a permutation.
        seed: u32,
    },
}

impl Order {
    /// The lane's place in the pattern, 0 to 31; no two lanes share one.
    pub fn position(self, lane: Lane) -> u32 {
        let number = u32::from(lane.number());
        match self {
            Order::Forward => number,
            Order::Reversed => 31 - number,
            Order::SwappedPairs => number ^ 1,
            Order::Shuffled { seed } => {
                let rank = |lane: Lane| (scrambled(seed, lane.number().into()), lane);
                Lane::all().map(|other| u32::from(rank(other) < rank(lane))).sum()
            }
        }
    }
}

/// What is done to a tile's columns to spread them over the banks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Swizzle {
    /// Columns stay where they are.
    None,
    /// Column c of row r is kept at c XOR (r mod 32).
    Xor,
}

/// Which element each place of the warp wants. Any numbers make a pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pattern {
    /// Every `elements`-th element; 0 is a broadcast.
    Stride {
        /// Elements from one place to the next.
        elements: u32,
    },
    /// One field of an array of structs.
    Field {
        /// Fields of the struct, all of one size.
        fields: u32,
        /// The one that is wanted.
        field: u32,
    },
    /// A warp that covers several rows of a matrix.
    Block {
        /// Columns of the block, 1 to 32 (others are brought into that range).
        columns: u32,
        /// Elements from one row to the next.
        pitch: u32,
    },
    /// One column of a tile: place r wants row r.
    Tile {
        /// Elements from one row to the next.
        pitch: u32,
        /// The column that is wanted.
        column: u32,
        /// What spreads the column over the banks.
        swizzle: Swizzle,
    },
    /// Elements drawn from the first `span`, repetitions allowed.
    Random {
        /// The same seed draws the same elements.
        seed: u32,
        /// How many elements there are to draw from; 0 counts as 1.
        span: u32,
    },
    /// The elements themselves, one a place.
    Explicit([u32; LANES]),
}

impl Pattern {
    /// The element that a place of the warp wants; places past 31 start again at 0.
    pub fn element(&self, position: u32) -> u64 {
        let position = position % 32;
        let place = u64::from(position);
        match *self {
            Pattern::Stride { elements } => place * u64::from(elements),
            Pattern::Field { fields, field } => place * u64::from(fields) + u64::from(field),
            Pattern::Block { columns, pitch } => {
                let columns = u64::from(columns.clamp(1, 32));
                place / columns * u64::from(pitch) + place % columns
            }
            Pattern::Tile { pitch, column, swizzle } => {
                let column = match swizzle {
                    Swizzle::None => column,
                    Swizzle::Xor => column ^ position,
                };
                place * u64::from(pitch) + u64::from(column)
            }
            Pattern::Random { seed, span } => scrambled(seed, position) % u64::from(span.max(1)),
            Pattern::Explicit(elements) => elements[position as usize].into(),
        }
    }
}

/// The access of a warp whose lanes take their places in the pattern, `offset_elements` further on.
///
/// It cannot fail: elements are aligned by construction, and a pattern's elements end below 2³⁸. Only
/// an offset could leave the address space, and one past 2⁵⁶ is held there.
pub fn access(
    space: Space,
    op: Op,
    width: Width,
    pattern: &Pattern,
    order: Order,
    offset_elements: u64,
    mask: Mask,
) -> Access {
    Access::of_elements(space, op, width, |lane| {
        let element = pattern.element(order.position(lane));
        mask.has(lane).then(|| element.saturating_add(offset_elements))
    })
}

/// A number that looks like chance and is always the same: SplitMix64's mixing of seed and place.
fn scrambled(seed: u32, place: u32) -> u64 {
    let mut bits = u64::from(seed) << 32 | u64::from(place);
    bits = bits.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ bits >> 31
}
