//! What a warp's access to global memory touches and moves: requests, sectors, lines, bytes; and who
//! shares what. Caches are cold, and one warp is alone.
//!
//! Absent on purpose: time (that is `derive`), and what L2 and DRAM do with the requests.

use crate::access::{Access, Op};
use crate::arch::Arch;
use crate::query::Choice;
use crate::ratio::Ratio;
use crate::warp::{LANES, Lane, Mask};

/// A sector: what L1 and L2 keep apart, and what one miss moves at least. `[NCU]`
pub const SECTOR_BYTES: u64 = 32;
/// A line: four sectors under one tag. `[F-PASCAL]`
pub const LINE_BYTES: u64 = 128;

/// What one access costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts {
    /// Parts into which the load/store unit splits the instruction: groups of lanes
    /// ([`Arch::lanes_per_request`]) with an active lane.
    pub requests: u32,
    /// Different sectors with a byte that an active lane wants.
    pub sectors: u32,
    /// Different lines with such a byte.
    pub lines: u32,
    /// Width × active lanes.
    pub requested_bytes: u64,
    /// Different bytes wanted.
    pub unique_bytes: u64,
    /// Bytes moved between L2 and the SM: whole fills ([`Arch::fill_bytes`]) for a load; whole
    /// sectors for a store, which fills no line on any architecture. `[CPG-4]` `[NCU]`
    pub moved_bytes: u64,
    /// Cycles of the tag stage, at least: four tags a cycle on Volta and later `[F-PASCAL]`, not
    /// published for the others.
    pub tag_cycles_at_least: Option<u32>,
}

impl Counts {
    /// Unique ÷ moved bytes: never above 100 %; none for an empty mask.
    pub fn efficiency(&self) -> Option<Ratio> {
        Ratio::new(self.unique_bytes, self.moved_bytes)
    }

    /// Requested ÷ moved bytes, as profilers print it: above 100 % where lanes share bytes.
    pub fn requested_ratio(&self) -> Option<Ratio> {
        Ratio::new(self.requested_bytes, self.moved_bytes)
    }
}

/// Counts the access on one architecture, for either space's addresses.
pub fn count(access: &Access, arch: Arch) -> Counts {
    let used = used_bytes_by_sector(access);
    let lines = blocks(&used, LINE_BYTES);
    let mask = access.mask();
    let fill = moved_unit_bytes(access.op(), arch);
    Counts {
        requests: requests(mask, arch.lanes_per_request(access.width())),
        sectors: blocks(&used, SECTOR_BYTES),
        lines,
        requested_bytes: u64::from(access.width().bytes() * mask.count()),
        unique_bytes: used.iter().map(|(_, bytes)| u64::from(bytes.count_ones())).sum(),
        moved_bytes: fill * u64::from(blocks(&used, fill)),
        tag_cycles_at_least: match arch {
            Arch::Volta => Some(lines.div_ceil(4)),
            Arch::Fermi | Arch::Kepler | Arch::KeplerL1 | Arch::Maxwell | Arch::Pascal => None,
        },
    }
}

/// What L2 fetches from DRAM for a missing sector: `cudaLimitMaxL2FetchGranularity`. A hint `[L2LIM]`;
/// an H200 follows it exactly, and fetches 64 bytes when not told `[H200]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DramFetch {
    /// The sector alone.
    B32,
    /// Two sectors.
    B64,
    /// A whole line.
    B128,
}

impl DramFetch {
    /// All of them, ascending.
    pub const ALL: [DramFetch; 3] = [DramFetch::B32, DramFetch::B64, DramFetch::B128];

    /// The bytes of one fetch.
    pub fn bytes(self) -> u32 {
        match self {
            DramFetch::B32 => 32,
            DramFetch::B64 => 64,
            DramFetch::B128 => 128,
        }
    }

    /// The fetch of that many bytes, if there is one.
    pub fn from_bytes(bytes: u32) -> Option<DramFetch> {
        DramFetch::ALL.into_iter().find(|fetch| fetch.bytes() == bytes)
    }
}

impl Choice for DramFetch {
    const ALL: &'static [DramFetch] = &DramFetch::ALL;

    fn slug(self) -> &'static str {
        match self {
            DramFetch::B32 => "32",
            DramFetch::B64 => "64",
            DramFetch::B128 => "128",
        }
    }
}

/// Bytes that L2 fetches from DRAM until every wanted byte is in it. The op is not looked at: this is
/// what a load moves, and a store of whole sectors fetches nothing.
pub fn dram_bytes(access: &Access, fetch: DramFetch) -> u64 {
    let fetch_bytes = u64::from(fetch.bytes());
    fetch_bytes * u64::from(blocks(&used_bytes_by_sector(access), fetch_bytes))
}

/// Neighbouring bytes of one sector that exactly the same lanes want.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Run {
    /// The first byte's address.
    pub start: u64,
    /// One past the last byte's address.
    pub end: u64,
    /// The lanes, ascending; never empty.
    pub lanes: Vec<Lane>,
}

/// A sector, and who wants what of it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Sector {
    /// The first byte's address ÷ 32.
    pub index: u64,
    /// The bytes used, ascending; bytes in no run are moved for nothing.
    pub runs: Vec<Run>,
}

impl Sector {
    /// The address of the first byte.
    pub fn start(&self) -> u64 {
        self.index * SECTOR_BYTES
    }

    /// The address of the line ÷ 128.
    pub fn line(&self) -> u64 {
        self.index / (LINE_BYTES / SECTOR_BYTES)
    }

    /// The lanes that want a byte of it, ascending.
    pub fn lanes(&self) -> Vec<Lane> {
        let lanes: Mask = self.runs.iter().flat_map(|run| &run.lanes).copied().collect();
        lanes.lanes().collect()
    }

    /// How many of its 32 bytes are wanted.
    pub fn used_bytes(&self) -> u64 {
        self.runs.iter().map(|run| run.end - run.start).sum()
    }
}

/// The sectors that the access touches, ascending.
pub fn sectors(access: &Access) -> Vec<Sector> {
    let mut wanted: Vec<(u64, [u32; 32])> = Vec::new();
    for (lane, address) in access.lanes() {
        let at = place_of(&mut wanted, address / SECTOR_BYTES);
        let lane = Mask::from_iter([lane]).bits();
        bytes_in_sector(access, address).for_each(|byte| wanted[at].1[byte] |= lane);
    }
    wanted.into_iter().map(|(index, bytes)| sector(index, &bytes)).collect()
}

/// The sectors that move, ascending: those touched, and those of the same fill, which have no runs.
pub fn fetched_sectors(access: &Access, arch: Arch) -> Vec<Sector> {
    let a_fill = moved_unit_bytes(access.op(), arch) / SECTOR_BYTES;
    let touched = sectors(access);
    let fills = touched.chunk_by(|one, next| one.index / a_fill == next.index / a_fill);
    fills
        .flat_map(|fill| {
            let first = fill[0].index / a_fill * a_fill;
            (first..first + a_fill).map(|index| {
                let touched = fill.iter().find(|sector| sector.index == index);
                let runs = touched.map_or_else(Vec::new, |sector| sector.runs.clone());
                Sector { index, runs }
            })
        })
        .collect()
}

/// The bytes moved as one: a load fills as much as the architecture says, a store sends sectors.
pub(crate) fn moved_unit_bytes(op: Op, arch: Arch) -> u64 {
    match op {
        Op::Load => arch.fill_bytes().into(),
        Op::Store => SECTOR_BYTES,
    }
}

fn requests(mask: Mask, lanes_per_request: u32) -> u32 {
    (0..32)
        .step_by(lanes_per_request as usize)
        .map(|first| mask.bits() >> first & (u32::MAX >> (32 - lanes_per_request)))
        .map(|group| u32::from(group != 0))
        .sum()
}

/// For each sector touched, ascending, its used bytes: bit k is byte k.
fn used_bytes_by_sector(access: &Access) -> Vec<(u64, u32)> {
    let mut used = Vec::with_capacity(LANES);
    let bytes = (1 << access.width().bytes()) - 1;
    for (_, address) in access.lanes() {
        let at = place_of(&mut used, address / SECTOR_BYTES);
        used[at].1 |= bytes << (address % SECTOR_BYTES);
    }
    used
}

/// Where a sector stands among at most 32 that ascend; one that is new is put there.
fn place_of<T: Default>(sectors: &mut Vec<(u64, T)>, index: u64) -> usize {
    match sectors.binary_search_by_key(&index, |(known, _)| *known) {
        Ok(at) => at,
        Err(at) => {
            sectors.insert(at, (index, T::default()));
            at
        }
    }
}

/// A lane's bytes counted from its sector's start. An aligned access of at most 16 bytes stays in one.
fn bytes_in_sector(access: &Access, address: u64) -> std::ops::Range<usize> {
    let first = (address % SECTOR_BYTES) as usize;
    first..first + access.width().bytes() as usize
}

/// How many different blocks of that size (a multiple of a sector) are touched.
fn blocks(used: &[(u64, u32)], block_bytes: u64) -> u32 {
    let sectors_a_block = block_bytes / SECTOR_BYTES;
    // Sectors ascend, so those of one block are neighbours.
    used.chunk_by(|(one, _), (next, _)| one / sectors_a_block == next / sectors_a_block).map(|_| 1).sum()
}

/// Joins neighbouring bytes that the same lanes want.
fn sector(index: u64, bytes: &[u32; LANES]) -> Sector {
    let mut runs = Vec::new();
    let mut start = index * SECTOR_BYTES;
    for same in bytes.chunk_by(|one, next| one == next) {
        let end = start + same.len() as u64;
        let lanes: Vec<Lane> = Mask::from_bits(same[0]).lanes().collect();
        if !lanes.is_empty() {
            runs.push(Run { start, end, lanes });
        }
        start = end;
    }
    Sector { index, runs }
}
