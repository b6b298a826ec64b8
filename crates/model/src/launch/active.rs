//! The active threads of a launch, as a few boxes in the order of the linear index.

use std::ops::Range;

use super::{Launch, Xyz};

/// Indices on each axis, never empty.
pub type Cuboid = Xyz<Range<u32>>;

/// Blocks that all have the same threads active: the first so many.
pub struct Part {
    /// `blockIdx`.
    pub blocks: Cuboid,
    /// Active threads of each block: 1 to 1024.
    pub threads: u32,
}

/// The blocks with an active thread, in order: up to three boxes of whole blocks, and the one that is cut.
pub fn parts(launch: &Launch) -> Vec<Part> {
    let Xyz { x, y, z } = launch.block;
    let block_threads = x * y * z;
    let Some(limit) = launch.limit else {
        let blocks = launch.grid;
        let blocks = Xyz::new(0..blocks.x, 0..blocks.y, 0..blocks.z);
        return vec![Part { blocks, threads: block_threads }];
    };
    let (whole, rest) = (limit / u64::from(block_threads), limit % u64::from(block_threads));
    let whole_blocks = first(launch.grid, whole).into_iter().map(|blocks| Part { blocks, threads: block_threads });
    let cut_block = nth(launch.grid, whole).into_iter().map(|blocks| Part { blocks, threads: narrow(rest) });
    whole_blocks.chain(cut_block).filter(|part| part.threads > 0).collect()
}

/// The first `count` places of a box, x fastest: whole slabs, then whole rows, then a piece of a row.
/// Each is left out if it is empty, and places past the end of the box are not there.
pub fn first(sides: Xyz<u32>, count: u64) -> Vec<Cuboid> {
    let Xyz { x: cell, y: row, z: slab } = place(sides, count);
    let slabs = Xyz::new(0..sides.x, 0..sides.y, 0..slab);
    if slab == sides.z {
        return vec![slabs];
    }
    let rows = Xyz::new(0..sides.x, 0..row, slab..slab + 1);
    let cells = Xyz::new(0..cell, row..row + 1, slab..slab + 1);
    [slabs, rows, cells]
        .into_iter()
        .filter(|piece| ![&piece.x, &piece.y, &piece.z].iter().any(|side| side.is_empty()))
        .collect()
}

/// The place of that number, if it is in the box.
fn nth(sides: Xyz<u32>, number: u64) -> Option<Cuboid> {
    let Xyz { x, y, z } = place(sides, number);
    (z < sides.z).then(|| Xyz::new(x..x + 1, y..y + 1, z..z + 1))
}

/// The indices of the place of that number, x fastest; z is held at its end.
pub fn place(sides: Xyz<u32>, number: u64) -> Xyz<u32> {
    let (row, x) = (number / u64::from(sides.x), number % u64::from(sides.x));
    let (slab, y) = (row / u64::from(sides.y), row % u64::from(sides.y));
    Xyz::new(narrow(x), narrow(y), narrow(slab.min(sides.z.into())))
}

#[expect(clippy::cast_possible_truncation, reason = "every number here is below a side or a block's size")]
fn narrow(number: u64) -> u32 {
    number as u32
}
