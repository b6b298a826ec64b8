//! Fits addresses that are affine in `threadIdx` and `blockIdx`, and a guard that cuts off the last threads; then checks
//! the fit on warps that had no part in it.

use super::{Stop, Warps};
use model::{
    access::{Access, Op, Width},
    launch::{Affine, Xyz},
    warp::Lane,
};

/// Warps that a fit is checked on, if there are steps for so many: each corner of the grid, and others at random.
const CHECKS: u32 = 48;
/// With fewer it is no fit.
const FEWEST_CHECKS: u32 = 8;

/// Addresses and guard, as far as they were looked at.
pub(in crate::lab) struct Fit {
    pub affine: Affine,
    /// Active threads: the first so many of the launch.
    pub limit: Option<u64>,
    pub op: Op,
    pub width: Width,
    /// How many warps it was checked on.
    pub checked: u32,
}

/// None if the addresses are not affine, or the guard is none of the kind `i < n`.
pub(super) fn fit(warps: &mut Warps) -> Result<Option<Fit>, Stop> {
    let Some(start) = warps.access([0; 3], 0)? else {
        return Ok(None);
    };
    let Some(base) = Lane::all().next().and_then(|lane| start.address(lane)) else {
        return Ok(None);
    };
    let Some(affine) = affine(warps, base)? else {
        return Ok(None);
    };
    let Some(limit) = limit(warps)? else {
        return Ok(None);
    };
    let mut fit = Fit { affine, limit, op: start.op(), width: start.width(), checked: 0 };
    let mut seed = 1;
    let corners = corners(warps);
    for at in 0..CHECKS {
        let corner = usize::try_from(at).ok().and_then(|at| corners.get(at)).copied();
        let (block, warp) = corner.unwrap_or_else(|| warps.place(random(&mut seed) % warps.count()));
        match warps.access(block, warp) {
            Ok(access) if fit.foretells(warps, block, warp, access.as_ref()) => fit.checked += 1,
            Ok(_) => return Ok(None),
            Err(Stop::Steps) if fit.checked >= FEWEST_CHECKS => break,
            Err(stop) => return Err(stop),
        }
    }
    Ok(Some(fit))
}

/// What one step on each axis of the block and of the grid adds to the address of the first thread; 0 on an axis
/// without a step, or where nobody is active.
fn affine(warps: &mut Warps, base: u64) -> Result<Option<Affine>, Stop> {
    let [bx, by, bz] = warps.spec.block();
    let grid = warps.spec.grid();
    let threads = [(bx, 1), (by, bx), (bz, bx * by)].map(|(side, number)| (side, [0; 3], number));
    let unit = |axis: usize| [0, 1, 2].map(|own| u32::from(own == axis));
    let blocks = [0, 1, 2].map(|axis| (grid[axis], unit(axis), 0));
    let mut found = [0; 6];
    for (at, (side, block, number)) in threads.into_iter().chain(blocks).enumerate() {
        if side < 2 {
            continue;
        }
        let access = warps.access(block, number / 32)?;
        let lane = u8::try_from(number % 32).ok().and_then(Lane::new);
        let address = access.zip(lane).and_then(|(access, lane)| access.address(lane));
        let step = address.map_or(0, |address| i128::from(address) - i128::from(base));
        let Ok(step) = i64::try_from(step) else {
            return Ok(None);
        };
        found[at] = step;
    }
    let [tx, ty, tz, x, y, z] = found;
    let (thread, block) = (Xyz::new(tx, ty, tz), Xyz::new(x, y, z));
    Ok(i64::try_from(base).ok().map(|base| Affine { base, thread, block }))
}

/// How many threads are active, if it is the first so many: `Some(None)` if all are.
fn limit(warps: &mut Warps) -> Result<Option<Option<u64>>, Stop> {
    let count = warps.count();
    let active = |warps: &mut Warps, number: u128| {
        let (block, warp) = warps.place(number);
        let active = warps.access(block, warp)?.map_or(0, |access| access.mask().count());
        Ok((active, active == existing(warps, warp)))
    };
    if active(warps, count - 1)?.1 {
        return Ok(Some(None));
    }
    // The first warp that is not whole: all before it are.
    let (mut whole, mut broken) = (0, count - 1);
    while whole < broken {
        let middle = whole + (broken - whole) / 2;
        match active(warps, middle)?.1 {
            true => whole = middle + 1,
            false => broken = middle,
        }
    }
    let (lanes, _) = active(warps, broken)?;
    let per_block = u128::from(warps.spec.warps());
    let (block, warp) = (broken / per_block, broken % per_block);
    let threads = block * u128::from(warps.threads()) + warp * 32 + u128::from(lanes);
    Ok(u64::try_from(threads).ok().map(Some))
}

/// Threads of that warp of a block.
fn existing(warps: &Warps, warp: u32) -> u32 {
    warps.threads().saturating_sub(warp * 32).min(32)
}

impl Fit {
    /// Does the warp do what the fit says?
    fn foretells(&self, warps: &Warps, block: [u32; 3], warp: u32, access: Option<&Access>) -> bool {
        let ([bx, by, _], [gx, gy, _]) = (warps.spec.block(), warps.spec.grid().map(u128::from));
        let [x, y, z] = block.map(u128::from);
        let first = ((z * gy + y) * gx + x) * u128::from(warps.threads());
        let dot = |by: Xyz<i64>, [x, y, z]: [u32; 3]| {
            i128::from(by.x) * i128::from(x) + i128::from(by.y) * i128::from(y) + i128::from(by.z) * i128::from(z)
        };
        Lane::all().all(|lane| {
            let number = warp * 32 + u32::from(lane.number());
            let below = |limit: u64| first + u128::from(number) < u128::from(limit);
            let is_active = number < warps.threads() && self.limit.is_none_or(below);
            let thread = [number % bx, number / bx % by, number / bx / by];
            let address =
                i128::from(self.affine.base) + dot(self.affine.thread, thread) + dot(self.affine.block, block);
            let found = access.and_then(|access| access.address(lane)).map(i128::from);
            found == is_active.then_some(address)
        })
    }
}

/// The first and the last warp of the blocks at the corners of the grid.
fn corners(warps: &Warps) -> Vec<([u32; 3], u32)> {
    let last = warps.spec.grid().map(|side| side - 1);
    let mut found = Vec::new();
    for corner in 0..8 {
        let block = [0, 1, 2].map(|axis| if corner >> axis & 1 == 1 { last[axis] } else { 0 });
        for warp in [0, warps.spec.warps() - 1] {
            if !found.contains(&(block, warp)) {
                found.push((block, warp));
            }
        }
    }
    found
}

/// A number that looks like none in particular; always the same row of them.
fn random(seed: &mut u64) -> u128 {
    *seed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mixed = (*seed ^ (*seed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    u128::from(mixed ^ (mixed >> 31)) << 32 | u128::from(mixed >> 7)
}
