//! A whole launch: one memory instruction by every warp of a grid, each thread at an address that is
//! affine in its indices; and the exact totals, at the cost of one period instead of the grid.
//!
//! Absent on purpose: time, and what one warp leaves in a cache for the next. A total is a sum over warps.

mod active;
mod fault;
mod residues;
mod totals;

use crate::access::{Op, Space, Width};
use crate::arch::Arch;

pub use totals::{Cost, Totals};

/// One value for each of x, y and z: sizes, indices or coefficients.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Xyz<T> {
    /// The axis on which neighbours are neighbours in a warp.
    pub x: T,
    /// The next.
    pub y: T,
    /// The slowest.
    pub z: T,
}

impl<T> Xyz<T> {
    /// The three values.
    pub fn new(x: T, y: T, z: T) -> Xyz<T> {
        Xyz { x, y, z }
    }
}

/// Which thread of the launch: `blockIdx` and `threadIdx`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Thread {
    /// `blockIdx`.
    pub block: Xyz<u32>,
    /// `threadIdx`.
    pub thread: Xyz<u32>,
}

/// A byte address for every thread: `base + thread · threadIdx + block · blockIdx`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Affine {
    /// The byte address of thread 0 of block 0, which may be negative if no active thread's is.
    pub base: i64,
    /// Bytes from one thread of a block to its neighbour on each axis.
    pub thread: Xyz<i64>,
    /// Bytes from one block to its neighbour on each axis.
    pub block: Xyz<i64>,
}

/// Threads that a block may have. `[CPG-12]`
pub const MAX_THREADS_PER_BLOCK: u32 = 1024;

/// Why there is no such launch. Data only: the sentence is for `words`.
///
/// A fault of an address names the first active thread that has it, in the order of the linear index
/// ([`Launch::new`]). Negative addresses are looked for first, misaligned ones last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LaunchError {
    /// A side of the grid is 0.
    EmptyGrid,
    /// A side of the block is 0.
    EmptyBlock,
    /// The block has more than [`MAX_THREADS_PER_BLOCK`] threads.
    BlockTooLarge {
        /// How many it has.
        threads: u128,
    },
    /// The address lies before 0.
    Negative {
        /// The first such thread.
        thread: Thread,
        /// Its byte address.
        address: i128,
    },
    /// The address is 2⁶³ or more.
    Overflow {
        /// The first such thread.
        thread: Thread,
        /// Its byte address.
        address: i128,
    },
    /// The address is not a multiple of the width: the hardware would refuse it.
    Misaligned {
        /// The first such thread.
        thread: Thread,
        /// Its byte address.
        address: i128,
        /// The width that does not divide it.
        width: Width,
    },
}

/// One instruction of every warp of a grid. Every active thread's address is a multiple of the width,
/// not negative and below 2⁶³.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Launch {
    grid: Xyz<u32>,
    block: Xyz<u32>,
    limit: Option<u64>,
    address: Affine,
    space: Space,
    op: Op,
    width: Width,
}

impl Launch {
    /// A launch of `grid` blocks of `block` threads.
    ///
    /// Threads of a block and blocks of the grid are numbered with x fastest, then y, then z. A warp is
    /// 32 threads of one block that follow each other; the last of a block may have fewer. `[CPG-12]`
    ///
    /// With a limit, only threads whose linear index, block number × threads a block + number in the
    /// block, is below it are active: `if (i < n)` of a one-dimensional kernel. It is no guard of the kind
    /// `x < columns && y < rows`. In this form the guard can cut at most one block in two, and the blocks
    /// before it are at most three boxes; that is what keeps the totals exact and cheap.
    ///
    /// # Errors
    /// Refuses an empty grid or block, a block that is too large, and names the first active thread whose
    /// address is negative, 2⁶³ or more, or misaligned. Inactive threads may have any address.
    pub fn new(
        grid: Xyz<u32>,
        block: Xyz<u32>,
        limit: Option<u64>,
        address: Affine,
        space: Space,
        op: Op,
        width: Width,
    ) -> Result<Launch, LaunchError> {
        let volume = |sides: Xyz<u32>| u128::from(sides.x) * u128::from(sides.y) * u128::from(sides.z);
        match (volume(grid), volume(block)) {
            (0, _) => return Err(LaunchError::EmptyGrid),
            (_, 0) => return Err(LaunchError::EmptyBlock),
            (_, threads) if threads > MAX_THREADS_PER_BLOCK.into() => {
                return Err(LaunchError::BlockTooLarge { threads });
            }
            (_, _) => {}
        }
        let launch = Launch { grid, block, limit, address, space, op, width };
        fault::first(&launch).map_or(Ok(launch), Err)
    }

    /// The exact totals on one architecture, which shared memory does not look at: its rule is that of
    /// Maxwell and later.
    ///
    /// Two warps cost the same if their lanes lie alike, relative to their lowest address, and if those two
    /// addresses leave the same residue. In global memory that is the residue of 128: adding 128 · n moves
    /// every byte by n lines, so that what shared a line, a sector or a fill still does. In shared memory it
    /// is that of 4: adding 4 · n moves every word by n, and every bank with it, so that what shared a word or
    /// a bank still does.
    ///
    /// `blockIdx` moves a warp as a whole. So warps lie in no more ways than a block has warps, and in one
    /// more where the guard cuts a warp; and the residues of the blocks repeat after 128 ÷ gcd(coefficient,
    /// 128) indices on each axis. At most 32 · 128 + 1 warps are looked at, whatever the grid.
    pub fn totals(&self, arch: Arch) -> Totals {
        totals::of(self, arch)
    }

    /// The byte address of a thread. 64 bits a coefficient and 32 an index leave an `i128` room to spare.
    fn address(&self, Thread { block, thread }: Thread) -> i128 {
        let dot = |by: Xyz<i64>, at: Xyz<u32>| {
            i128::from(by.x) * i128::from(at.x)
                + i128::from(by.y) * i128::from(at.y)
                + i128::from(by.z) * i128::from(at.z)
        };
        i128::from(self.address.base) + dot(self.address.thread, thread) + dot(self.address.block, block)
    }
}
