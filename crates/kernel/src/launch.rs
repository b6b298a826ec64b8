//! Which warp of which block runs the snippet.

use model::warp::{Lane, Mask};

use crate::fault::{Fault, Kind, Span};

/// The launch, and the warp that is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Launch {
    /// `blockDim`: threads of a block, at most 1024 in all.
    pub block: [u32; 3],
    /// `blockIdx`.
    pub block_index: [u32; 3],
    /// `gridDim`; none if nobody said it.
    pub grid: Option<[u32; 3]>,
    /// The warp, counted in the block: 0 holds its first 32 threads, x fastest.
    pub warp: u32,
}

impl Default for Launch {
    /// One block of one warp.
    fn default() -> Launch {
        Launch { block: [32, 1, 1], block_index: [0; 3], grid: None, warp: 0 }
    }
}

/// Threads of a block, at most. `[CPG-12]`
const THREAD_LIMIT: u32 = 1024;

impl Launch {
    /// The lanes that are threads of the block.
    ///
    /// # Errors
    /// [`Kind::Launch`] if the block has no such warp, or cannot be.
    pub fn lanes(&self) -> Result<Mask, Fault> {
        let threads = self.block.into_iter().try_fold(1u32, |product, side| product.checked_mul(side));
        let threads = threads.filter(|threads| (1..=THREAD_LIMIT).contains(threads));
        let first = self.warp.checked_mul(32);
        let outside =
            self.grid.is_some_and(|grid| grid.into_iter().zip(self.block_index).any(|(size, index)| index >= size));
        match (threads, first) {
            (Some(threads), Some(first)) if first < threads && !outside => {
                Ok(Lane::all().filter(|lane| first + u32::from(lane.number()) < threads).collect())
            }
            (Some(_) | None, _) => Err(Fault::new(Span::default(), Kind::Launch)),
        }
    }

    /// `threadIdx` of a lane.
    pub(crate) fn thread(&self, lane: Lane) -> [u32; 3] {
        let [x, y, _] = self.block.map(|side| side.max(1));
        let number = self.warp.wrapping_mul(32).wrapping_add(u32::from(lane.number()));
        let plane = x.saturating_mul(y);
        [number % x, number / x % y, number / plane]
    }
}
