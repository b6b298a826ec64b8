//! What a warp's access to shared memory costs: groups, words, banks, wavefronts, and the reason.
//! The rule is that of Maxwell and later; every row of the H200's counters agrees with it.
//!
//! Absent on purpose: Fermi's and Kepler's banks, which work otherwise. What it costs in time is in [`cost`], and so
//! are atomics, of which only the time is known.

pub mod cost;
pub mod turn;

use crate::access::{Access, Op, Width};
use crate::evidence::{CPG_12, Evidence, F_LDS, H200, Source};
use crate::warp::{Lane, Mask};

/// Banks, each of which delivers one word a cycle. `[CPG-12]` 20.4.3
pub const BANKS: usize = 32;
/// Bytes of a word: successive words lie in successive banks. `[CPG-12]` 20.4.3
pub const WORD_BYTES: u64 = 4;
/// How the merging of groups is known: NVIDIA has published half a sentence. `[F-LDS]` `[H200]`
pub const MERGING: Evidence = Evidence::Measured;
/// Where banks, groups and merging are written down.
pub const SOURCES: &[Source] = &[CPG_12, F_LDS, H200];

/// What one access costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts {
    /// Groups with an active lane, after merging: the fewest wavefronts there could be.
    pub groups: u32,
    /// Were groups of 8- or 16-byte lanes served together, two at a time?
    pub merged: bool,
    /// Cycles of the data stage.
    pub wavefronts: u32,
    /// Wavefronts − groups, as the profiler counts bank conflicts.
    pub conflicts: u32,
    /// Words that the busiest bank delivers in one group: 1 is free, 0 an empty mask.
    pub n_way: u32,
}

/// Counts the access, for either space's addresses.
pub fn count(access: &Access) -> Counts {
    let groups = groups(access);
    let wavefronts = groups.iter().map(|group| group.wavefronts).sum();
    let groups_served = groups.iter().map(|_| 1).sum();
    Counts {
        groups: groups_served,
        merged: merges(access),
        wavefronts,
        conflicts: wavefronts - groups_served,
        n_way: groups.iter().map(|group| group.wavefronts).max().unwrap_or(0),
    }
}

/// Lanes served together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// The active ones, ascending; never empty.
    pub lanes: Vec<Lane>,
    /// What they want, by bank and then by word.
    pub words: Vec<BankWord>,
    /// Different words of the busiest bank: at least 1.
    pub wavefronts: u32,
}

/// One word of one bank, and who wants it: a word goes to any number of lanes at once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BankWord {
    /// Word mod 32.
    pub bank: u32,
    /// Address ÷ 4.
    pub word: u64,
    /// The lanes, ascending; never empty.
    pub lanes: Vec<Lane>,
}

/// A bank that must deliver more than one word: the reason for a group's wavefronts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conflict {
    /// The bank.
    pub bank: u32,
    /// Its words, ascending, each with the lanes that want it; at least two.
    pub words: Vec<(u64, Vec<Lane>)>,
}

impl Group {
    /// The worst bank, the first of them if several are equally bad; none if no bank has a conflict.
    pub fn conflict(&self) -> Option<Conflict> {
        let worst = self
            .words
            .chunk_by(|one, next| one.bank == next.bank)
            .filter(|words| words.len() > 1)
            // `max_by_key` takes the last of equals, and the first bank is what a reader looks for.
            .rev()
            .max_by_key(|words| words.len())?;
        Some(Conflict {
            bank: worst[0].bank,
            words: worst.iter().map(|word| (word.word, word.lanes.clone())).collect(),
        })
    }
}

/// Lanes of a group, active or not: as many as 32 banks can serve at once if every lane wants words of its own.
pub fn lanes_a_group(access: &Access) -> usize {
    match (access.width(), merges(access)) {
        (Width::B1 | Width::B2 | Width::B4, _) | (Width::B8, true) => 32,
        (Width::B8, false) | (Width::B16, true) => 16,
        (Width::B16, false) => 8,
    }
}

/// The groups with an active lane, in the order of their lanes.
pub fn groups(access: &Access) -> Vec<Group> {
    let lanes_a_group = lanes_a_group(access);
    let lanes: Vec<(Lane, u64)> = access.lanes().collect();
    lanes
        .chunk_by(|(one, _), (next, _)| one.index() / lanes_a_group == next.index() / lanes_a_group)
        .map(|lanes| group(lanes, access.width()))
        .collect()
}

/// Are groups of 8- or 16-byte lanes served two at a time? Loads only: every active lane's neighbour
/// (lane XOR 1, or else lane XOR 2, for the whole warp) is inactive or wants the same address. `[H200]`
pub(crate) fn merges(access: &Access) -> bool {
    let alike = |bit| {
        access
            .lanes()
            .all(|(lane, address)| access.address(lane.flipped(bit)).is_none_or(|neighbour| neighbour == address))
    };
    let wide = match access.width() {
        Width::B1 | Width::B2 | Width::B4 => false,
        Width::B8 | Width::B16 => true,
    };
    let loads = match access.op() {
        Op::Load => true,
        Op::Store => false,
    };
    wide && loads && access.mask() != Mask::NONE && (alike(1) || alike(2))
}

fn group(lanes: &[(Lane, u64)], width: Width) -> Group {
    let mut wanted: Vec<(u32, u64, Lane)> = Vec::new();
    for &(lane, address) in lanes {
        let last = address + u64::from(width.bytes()) - 1;
        wanted.extend((address / WORD_BYTES..=last / WORD_BYTES).map(|word| (bank(word), word, lane)));
    }
    wanted.sort_unstable();
    let lanes_of = |same: &[(u32, u64, Lane)]| BankWord {
        bank: same[0].0,
        word: same[0].1,
        lanes: same.iter().map(|(_, _, lane)| *lane).collect(),
    };
    let words: Vec<BankWord> = wanted.chunk_by(|one, next| one.1 == next.1).map(lanes_of).collect();
    let in_one_bank = words.chunk_by(|one, next| one.bank == next.bank);
    Group {
        lanes: lanes.iter().map(|&(lane, _)| lane).collect(),
        wavefronts: in_one_bank.map(|words| words.iter().map(|_| 1).sum()).max().unwrap_or(0),
        words,
    }
}

/// The bank that a word lies in.
#[expect(clippy::cast_possible_truncation, reason = "a remainder of 32 is below 32")]
fn bank(word: u64) -> u32 {
    (word % BANKS as u64) as u32
}
