//! The access as a reader sees it who overlooks one thing about it.
//!
//! `None` where there was nothing to overlook.

use model::access::{Access, Width};
use model::warp::{LANES, Lane};
use std::collections::BTreeSet;

/// The same elements, each four bytes wide.
pub(super) fn four_bytes(access: &Access) -> Option<Access> {
    let bytes = u64::from(access.width().bytes());
    let four = u64::from(Width::B4.bytes());
    moved(access, Width::B4, |_, address| (address / bytes).checked_mul(four))
}

/// Each lane with an element of its own, side by side, where lanes share elements.
pub(super) fn unshared(access: &Access) -> Option<Access> {
    let shares = elements(access).len() < access.lanes().count();
    let lanes: Vec<Lane> = access.lanes().map(|(lane, _)| lane).collect();
    let unshared = side_by_side(access, |lane, _| lanes.iter().position(|&other| other == lane))?;
    shares.then_some(unshared)
}

/// The elements side by side from a line's boundary, where gaps lie between them.
pub(super) fn packed(access: &Access) -> Option<Access> {
    let elements = elements(access);
    let span = elements.last()? - elements.first()? + u64::from(access.width().bytes());
    let packed = side_by_side(access, |_, address| elements.iter().position(|&other| other == address))?;
    let wanted: u64 = elements.iter().map(|_| u64::from(access.width().bytes())).sum();
    (span > wanted).then_some(packed)
}

/// The access moved down so that its lowest byte starts a line.
pub(super) fn aligned(access: &Access) -> Option<Access> {
    let lowest = *elements(access).first()?;
    moved(access, access.width(), |_, address| Some(address - lowest))
}

/// The addresses that lanes want, each once.
fn elements(access: &Access) -> BTreeSet<u64> {
    access.lanes().map(|(_, address)| address).collect()
}

fn side_by_side(access: &Access, place: impl Fn(Lane, u64) -> Option<usize>) -> Option<Access> {
    let bytes = u64::from(access.width().bytes());
    moved(access, access.width(), |lane, address| Some(u64::try_from(place(lane, address)?).ok()? * bytes))
}

fn moved(access: &Access, width: Width, address_of: impl Fn(Lane, u64) -> Option<u64>) -> Option<Access> {
    let mut lanes = [None; LANES];
    for (lane, address) in access.lanes() {
        lanes[lane.index()] = Some(address_of(lane, address)?);
    }
    Access::new(access.space(), access.op(), width, lanes).ok()
}
