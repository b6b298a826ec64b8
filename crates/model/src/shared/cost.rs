//! What an access to shared memory costs in cycles, as one H200 was timed: `hardware/h200-timings.jsonl`.
//!
//! Measured were 4-byte loads of a whole warp whose busy banks all deliver equally many words (strides 0 to 64), and
//! 4-byte atomics (exchange, add) of a whole warp in five patterns. Whatever else the rules say is marked *assumed*.

use super::{BankWord, Group, groups, turn};
use crate::{
    access::{Access, Op, Width},
    evidence::{Evidence, Source},
    warp::Mask,
};

/// Cycles from a load without conflicts to its value.
pub const LATENCY: f64 = 33.67;
/// Cycles that each further wavefront adds to the latency.
pub const LATENCY_A_WAVEFRONT: f64 = 2.0;
/// Cycles that an atomic takes beside one for each turn.
pub const ATOMIC_OVERHEAD: f64 = 1.0;
/// The series `shared_bank_latency`, `shared_bank_throughput`, `shared_atomic`.
pub const TIMINGS: Source = Source { tag: "H200", title: "NVIDIA H200: hardware/h200-timings.jsonl", url: None };

/// A time, and how it is known.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Cycles {
    /// Clock cycles of the multiprocessor.
    pub cycles: f64,
    /// Measured, for the accesses that were timed; assumed, for those to which the same rule is carried over.
    pub evidence: Evidence,
}

/// From a load to its value, with nothing else going on: 33.67 cycles, and 2 for each wavefront after the first.
/// None for stores, for lanes of other than 4 bytes, and where no lane is active.
pub fn latency(access: &Access) -> Option<Cycles> {
    if access.width() != Width::B4 || access.op() != Op::Load {
        return None;
    }
    let groups = groups(access);
    let more = wavefronts(&groups).checked_sub(1)?;
    Some(Cycles { cycles: LATENCY + LATENCY_A_WAVEFRONT * f64::from(more), evidence: evidence(access, groups) })
}

/// Cycles a load or store where many warps ask one after another: one for each wavefront. None where no lane is active.
pub fn throughput(access: &Access) -> Option<Cycles> {
    let groups = groups(access);
    let wavefronts = wavefronts(&groups);
    (wavefronts > 0).then(|| Cycles { cycles: f64::from(wavefronts), evidence: evidence(access, groups) })
}

/// Cycles an atomic where many warps ask one after another: one for each lane of the busiest bank, and one beside.
/// None where no lane is active, and for lanes of other than 4 bytes.
pub fn atomic_throughput(access: &Access) -> Option<Cycles> {
    let turns: u32 = turn::atomic_turns(access).iter().map(|_| 1).sum();
    let asked = turns > 0 && access.width() == Width::B4;
    asked.then(|| Cycles { cycles: ATOMIC_OVERHEAD + f64::from(turns), evidence: atomic_evidence(access) })
}

fn wavefronts(groups: &[Group]) -> u32 {
    groups.iter().map(|group| group.wavefronts).sum()
}

/// Timed were loads of a whole warp with one degree of conflict.
fn evidence(access: &Access, groups: Vec<Group>) -> Evidence {
    let timed = access.width() == Width::B4 && access.op() == Op::Load && access.mask() == Mask::ALL;
    let words = groups.into_iter().flat_map(|group| group.words).collect::<Vec<_>>();
    known(timed && all_alike(&words, <[BankWord]>::len))
}

/// Timed were whole warps whose busy banks serve equally many lanes: all of them in one word, or each in its own.
fn atomic_evidence(access: &Access) -> Evidence {
    let words = groups(access).into_iter().flat_map(|group| group.words).collect::<Vec<_>>();
    let lanes = |queue: &[BankWord]| queue.iter().map(|word| word.lanes.len()).sum::<usize>();
    let one_or_each = words
        .chunk_by(|one, next| one.bank == next.bank)
        .all(|queue| queue.len() == 1 || queue.iter().all(|word| word.lanes.len() == 1));
    known(access.mask() == Mask::ALL && one_or_each && all_alike(&words, lanes))
}

fn known(timed: bool) -> Evidence {
    if timed { Evidence::Measured } else { Evidence::Assumed }
}

/// Whether a measure of the banks' queues is the same for all.
fn all_alike(words: &[BankWord], measure: impl Fn(&[BankWord]) -> usize) -> bool {
    let mut measures = words.chunk_by(|one, next| one.bank == next.bank).map(measure);
    let first = measures.next();
    measures.all(|next| Some(next) == first)
}
