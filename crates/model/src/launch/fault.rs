//! The first active thread whose address is refused, found axis by axis: a grid may have 2⁹⁶ blocks.

use std::ops::Range;

use super::active::{self, Part};
use super::{Launch, LaunchError, Thread, Xyz};

/// The first address that is refused.
const ADDRESS_LIMIT: i128 = 1 << 63;

/// An affine function of one box of threads, axes from fastest to slowest.
struct Stretch {
    base: i128,
    axes: [Axis; 6],
}

struct Axis {
    coefficient: i128,
    indices: Range<u32>,
}

/// What is wrong with the addresses, if anything is.
pub fn first(launch: &Launch) -> Option<LaunchError> {
    let width = launch.width;
    let stretches: Vec<Stretch> = active::parts(launch).iter().flat_map(|part| stretches(launch, part)).collect();
    let find = |fault: &dyn Fn(&Stretch) -> Option<Thread>| {
        let thread = stretches.iter().find_map(fault)?;
        Some((thread, launch.address(thread)))
    };
    if let Some((thread, address)) = find(&|stretch| stretch.first_negative()) {
        return Some(LaunchError::Negative { thread, address });
    }
    if let Some((thread, address)) = find(&|stretch| stretch.room_below(ADDRESS_LIMIT).first_negative()) {
        return Some(LaunchError::Overflow { thread, address });
    }
    let (thread, address) = find(&|stretch| stretch.first_not_multiple(width.bytes().into()))?;
    Some(LaunchError::Misaligned { thread, address, width })
}

/// The active threads of a part's blocks, in order: one box if the blocks are whole. Several blocks are
/// never cut, so that the boxes of a part follow each other.
fn stretches(launch: &Launch, part: &Part) -> Vec<Stretch> {
    let axis =
        |coefficient: i64, indices: &Range<u32>| Axis { coefficient: coefficient.into(), indices: indices.clone() };
    let (by_thread, by_block) = (launch.address.thread, launch.address.block);
    let threads = active::first(launch.block, part.threads.into()).into_iter();
    let stretch = |threads: Xyz<Range<u32>>| Stretch {
        base: launch.address.base.into(),
        axes: [
            axis(by_thread.x, &threads.x),
            axis(by_thread.y, &threads.y),
            axis(by_thread.z, &threads.z),
            axis(by_block.x, &part.blocks.x),
            axis(by_block.y, &part.blocks.y),
            axis(by_block.z, &part.blocks.z),
        ],
    };
    threads.map(stretch).collect()
}

impl Stretch {
    /// How far each value stays below the limit: negative where it does not.
    fn room_below(&self, limit: i128) -> Stretch {
        let negated = |axis: &Axis| Axis { coefficient: -axis.coefficient, indices: axis.indices.clone() };
        Stretch { base: limit - 1 - self.base, axes: self.axes.each_ref().map(negated) }
    }

    /// The first thread whose value is negative. From the slowest axis down: the first index from which
    /// the faster axes can still get there.
    fn first_negative(&self) -> Option<Thread> {
        let mut value = self.base;
        let mut indices = [0; 6];
        for (at, axis) in self.axes.iter().enumerate().rev() {
            let lowest = value + axis.at(axis.indices.start) + self.axes[..at].iter().map(Axis::lowest).sum::<i128>();
            let steps = match (lowest, axis.coefficient) {
                (..0, _) => 0,
                (0.., ..0) => lowest / -axis.coefficient + 1,
                (0.., 0..) => return None,
            };
            let index = axis.indices.start.checked_add(u32::try_from(steps).ok()?)?;
            if index >= axis.indices.end {
                return None;
            }
            indices[at] = index;
            value += axis.at(index);
        }
        Some(thread(indices))
    }

    /// The first thread whose value is no multiple. If the first thread's is one, then it is the second on
    /// the fastest axis whose coefficient is none: up to there nothing leaves the multiples.
    fn first_not_multiple(&self, of: i128) -> Option<Thread> {
        let mut indices = self.axes.each_ref().map(|axis| axis.indices.start);
        let start: i128 = self.axes.iter().map(|axis| axis.at(axis.indices.start)).sum();
        if (self.base + start) % of != 0 {
            return Some(thread(indices));
        }
        let breaks = |axis: &Axis| axis.coefficient % of != 0 && axis.indices.len() > 1;
        let at = self.axes.iter().position(breaks)?;
        indices[at] += 1;
        Some(thread(indices))
    }
}

impl Axis {
    fn at(&self, index: u32) -> i128 {
        self.coefficient * i128::from(index)
    }

    /// The lowest value; an axis has at least one index.
    fn lowest(&self) -> i128 {
        self.at(self.indices.start).min(self.at(self.indices.end - 1))
    }
}

fn thread([tx, ty, tz, bx, by, bz]: [u32; 6]) -> Thread {
    Thread { block: Xyz::new(bx, by, bz), thread: Xyz::new(tx, ty, tz) }
}
