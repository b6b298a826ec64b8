//! The totals of a launch. Warps are sorted into classes that cost the same; one of each is counted.
//!
//! Absent on purpose: the reason why classes cost the same, which [`Launch::totals`] owes to the reader.

use std::collections::BTreeMap;

use super::residues::Residues;
use super::{Launch, Thread, Xyz, active};
use crate::access::{Access, Space};
use crate::arch::Arch;
use crate::warp::{LANES, Lane, Mask};
use crate::{global, shared};

/// Sums over all warps of a launch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Totals {
    /// Warps with an active thread. The others skip the instruction.
    pub warps: u128,
    /// Width × active threads.
    pub requested_bytes: u128,
    /// What they cost, in the units of their memory.
    pub cost: Cost,
}

/// Each count is that of single warps, summed: a sector that two warps touch is two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cost {
    /// As in [`global::Counts`].
    Global {
        /// Groups of lanes with an active lane.
        requests: u128,
        /// Different sectors a warp.
        sectors: u128,
        /// Different lines a warp.
        lines: u128,
        /// Different bytes a warp.
        unique_bytes: u128,
        /// Bytes between L2 and the SM.
        moved_bytes: u128,
    },
    /// As in [`shared::Counts`].
    Shared {
        /// Groups of lanes served together.
        groups: u128,
        /// Cycles of the data stage.
        wavefronts: u128,
        /// Wavefronts − groups.
        conflicts: u128,
    },
}

/// Each lane's distance in bytes from the lowest address of its warp; `None` is an inactive lane.
type Shape = [Option<u64>; LANES];

/// The totals on one architecture.
pub fn of(launch: &Launch, arch: Arch) -> Totals {
    let mut totals = Totals::none(launch.space);
    for (shape, residues) in classes(launch) {
        for (residue, times) in residues.seen() {
            let lanes = shape.map(|distance| Some(residue as u64 + distance?));
            let access = Access::of_addresses(launch.space, launch.op, launch.width, lanes);
            totals.add(&access, arch, times);
        }
    }
    totals
}

impl Totals {
    /// Of no warp.
    pub fn none(space: Space) -> Totals {
        let cost = match space {
            Space::Global => Cost::Global { requests: 0, sectors: 0, lines: 0, unique_bytes: 0, moved_bytes: 0 },
            Space::Shared => Cost::Shared { groups: 0, wavefronts: 0, conflicts: 0 },
        };
        Totals { warps: 0, requested_bytes: 0, cost }
    }

    /// Adds so many warps that cost what this one does; one without an active lane skips the instruction and is none.
    pub fn add(&mut self, access: &Access, arch: Arch, times: u128) {
        if access.mask() == Mask::NONE {
            return;
        }
        self.warps += times;
        self.requested_bytes += times * u128::from(access.width().bytes() * access.mask().count());
        match &mut self.cost {
            Cost::Global { requests, sectors, lines, unique_bytes, moved_bytes } => {
                let counts = global::count(access, arch);
                *requests += times * u128::from(counts.requests);
                *sectors += times * u128::from(counts.sectors);
                *lines += times * u128::from(counts.lines);
                *unique_bytes += times * u128::from(counts.unique_bytes);
                *moved_bytes += times * u128::from(counts.moved_bytes);
            }
            Cost::Shared { groups, wavefronts, conflicts } => {
                let counts = shared::count(access);
                *groups += times * u128::from(counts.groups);
                *wavefronts += times * u128::from(counts.wavefronts);
                *conflicts += times * u128::from(counts.conflicts);
            }
        }
    }
}

/// The ways in which warps lie, each with the residues of its warps' lowest addresses.
fn classes(launch: &Launch) -> BTreeMap<Shape, Residues> {
    let modulus = modulus(launch.space);
    let mut classes = BTreeMap::new();
    // Parts with as many active threads follow each other, and their warps lie alike.
    for parts in active::parts(launch).chunk_by(|one, next| one.threads == next.threads) {
        let threads = parts[0].threads;
        let mut blocks = Residues::none(modulus);
        for part in parts {
            blocks.add(&Residues::of_box(launch.address.block, &part.blocks, modulus), 0, 1);
        }
        for first_thread in (0..threads).step_by(LANES) {
            let (shape, lowest) = shape(launch, first_thread, threads);
            let class = classes.entry(shape).or_insert_with(|| Residues::none(modulus));
            class.add(&blocks, lowest, 1);
        }
    }
    classes
}

/// Addresses that differ by a multiple of this cost the same: [`Launch::totals`].
#[expect(clippy::cast_possible_truncation, reason = "a line has 128 bytes")]
fn modulus(space: Space) -> usize {
    match space {
        Space::Global => global::LINE_BYTES as usize,
        Space::Shared => shared::WORD_BYTES as usize,
    }
}

/// How the warp lies that starts at this thread of a block with so many active ones, and its lowest
/// address in block 0.
fn shape(launch: &Launch, first_thread: u32, threads: u32) -> (Shape, i128) {
    let address = |lane: Lane| {
        let number = first_thread + u32::from(lane.number());
        let thread = active::place(launch.block, number.into());
        (number < threads).then(|| launch.address(Thread { block: Xyz::default(), thread }))
    };
    let mut addresses = [None; LANES];
    for lane in Lane::all() {
        addresses[lane.index()] = address(lane);
    }
    let lowest = addresses.iter().flatten().copied().min().unwrap_or(0);
    (addresses.map(|address| Some(distance(lowest, address?))), lowest)
}

#[expect(clippy::cast_possible_truncation, reason = "two addresses of one block lie less than 2⁶³ apart")]
fn distance(lowest: i128, address: i128) -> u64 {
    address.abs_diff(lowest) as u64
}
