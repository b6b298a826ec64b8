//! Fetches in flight: how long a warp alone waits, and what many warps together get out of the memory.
//!
//! Counted are fetches, bytes and lines. Assumed is the rest: that every fetch takes the same latency however many
//! are under way, that the memory delivers one after another without a gap, and that tags, flight and delivery of a
//! warp alone are added as if nothing of them overlapped, which can only be too long.

use crate::{
    access::Access,
    arch::Arch,
    derive::Constants,
    global::{LINE_BYTES, count, fetched_sectors, moved_unit_bytes},
    warp::{Lane, Mask},
};

/// One warp's load, as far as time is concerned. All of it is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Load {
    /// What is moved as one: sectors, or lines where a miss moves a whole line.
    pub fetches: u32,
    /// The bytes of one fetch.
    pub fetch_bytes: u64,
    /// Different bytes wanted.
    pub used_bytes: u64,
    /// Cycles of the tag stage, at least; none where that is not published.
    pub tag_cycles: Option<u32>,
}

impl Load {
    /// The load of an access on one architecture.
    pub fn of(access: &Access, arch: Arch) -> Load {
        let counts = count(access, arch);
        let fetch_bytes = moved_unit_bytes(access.op(), arch);
        Load {
            fetches: whole(counts.moved_bytes / fetch_bytes),
            fetch_bytes,
            used_bytes: counts.unique_bytes,
            tag_cycles: counts.tag_cycles_at_least,
        }
    }

    /// The bytes that are moved.
    pub fn moved_bytes(self) -> u64 {
        u64::from(self.fetches) * self.fetch_bytes
    }

    /// The same bytes without a gap between them, from the start of a line: no load of them moves less.
    pub fn packed(self) -> Load {
        let fetches = whole(self.used_bytes.div_ceil(self.fetch_bytes));
        let lines = whole((u64::from(fetches) * self.fetch_bytes).div_ceil(LINE_BYTES));
        Load { fetches, tag_cycles: self.tag_cycles.map(|_| lines.div_ceil(4)), ..self }
    }

    /// How many times slower than packed, where bytes decide; none if nothing is wanted.
    pub fn slowdown(self) -> Option<f64> {
        (self.fetches > 0).then(|| self.moved_bytes() as f64 / self.packed().moved_bytes() as f64)
    }
}

fn whole(number: u64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// A memory, and the clock of the chip that asks it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Memory {
    /// Bandwidth and latency, both above zero.
    pub constants: Constants,
    /// The chip's clock in GHz, which is cycles a nanosecond.
    pub clock_ghz: f64,
}

impl Memory {
    /// The time of the tag stage; nothing where it is not published.
    pub fn tags_ns(&self, load: Load) -> f64 {
        f64::from(load.tag_cycles.unwrap_or(0)) / self.clock_ghz
    }

    /// How long the bus is busy with the load's bytes.
    pub fn transfer_ns(&self, load: Load) -> f64 {
        self.constants.transfer_ns(load.moved_bytes() as f64)
    }

    /// What one warp alone waits: its tags, one latency, its bytes.
    pub fn alone_ns(&self, load: Load) -> f64 {
        self.tags_ns(load) + self.constants.latency_ns + self.transfer_ns(load)
    }

    /// What it would wait if every fetch began when the one before had come home: a **myth**.
    pub fn myth_ns(&self, load: Load) -> f64 {
        self.constants.serial_myth_ns(load.fetches.into())
    }

    /// The loads that must be under way if the bus is to be busy all the time; none if they move nothing.
    pub fn loads_needed(&self, load: Load) -> Option<f64> {
        (load.fetches > 0).then(|| self.constants.bytes_in_flight() / load.moved_bytes() as f64)
    }

    /// The part of the bandwidth that so many loads under way can take: bytes in flight ÷ bytes needed, at most 1.
    pub fn share(&self, load: Load, loads: u32) -> f64 {
        self.loads_needed(load).map_or(0.0, |needed| (f64::from(loads) / needed).min(1.0))
    }

    /// Wanted bytes a nanosecond, with so many loads under way.
    pub fn useful_gb_s(&self, load: Load, loads: u32) -> f64 {
        match load.moved_bytes() {
            0 => 0.0,
            moved => self.share(load, loads) * self.constants.bandwidth_gb_s * load.used_bytes as f64 / moved as f64,
        }
    }

    /// How many times slower than packed with so many loads under way: 1 while the bus has time to spare.
    pub fn slower(&self, load: Load, loads: u32) -> Option<f64> {
        (load.fetches > 0).then(|| self.useful_gb_s(load.packed(), loads) / self.useful_gb_s(load, loads))
    }
}

/// One fetch of a warp alone, and when it does what. Times are in nanoseconds from the load's issue.
#[derive(Clone, PartialEq, Debug)]
pub struct Fetch {
    /// Its first byte's address ÷ its bytes.
    pub index: u64,
    /// The lanes that want a byte of it, ascending; none for what only came along.
    pub lanes: Vec<Lane>,
    /// How many of its bytes are wanted.
    pub used_bytes: u64,
    /// Its tag is found: it leaves.
    pub leaves_ns: f64,
    /// Its first byte comes.
    pub comes_ns: f64,
    /// Its last byte is there.
    pub done_ns: f64,
}

/// The fetches of one warp alone, ascending by address: four lines leave a cycle where that is published, and after
/// one latency the bytes come one fetch after another. The last is done after [`Memory::alone_ns`].
pub fn fetches(access: &Access, arch: Arch, memory: &Memory) -> Vec<Fetch> {
    let load = Load::of(access, arch);
    let sectors = fetched_sectors(access, arch);
    let home_ns = memory.tags_ns(load) + memory.constants.latency_ns;
    let each_ns = memory.constants.transfer_ns(load.fetch_bytes as f64);
    let mut lines = 0_u32;
    let mut line = None;
    let units = sectors.chunk_by(|one, next| one.start() / load.fetch_bytes == next.start() / load.fetch_bytes);
    units
        .enumerate()
        .map(|(at, unit)| {
            if line != Some(unit[0].line()) {
                line = Some(unit[0].line());
                lines += 1;
            }
            let cycles = load.tag_cycles.map_or(0, |_| lines.div_ceil(4));
            let lanes: Mask = unit.iter().flat_map(|sector| sector.lanes()).collect();
            Fetch {
                index: unit[0].start() / load.fetch_bytes,
                lanes: lanes.lanes().collect(),
                used_bytes: unit.iter().map(|sector| sector.used_bytes()).sum(),
                leaves_ns: f64::from(cycles) / memory.clock_ghz,
                comes_ns: home_ns + at as f64 * each_ns,
                done_ns: home_ns + (at + 1) as f64 * each_ns,
            }
        })
        .collect()
}

/// One turn of a group of loads on the bus. Times are in nanoseconds from the first load's issue.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Turn {
    /// Which group.
    pub group: u32,
    /// How many loads it has.
    pub loads: u32,
    /// Its first fetch leaves.
    pub leaves_ns: f64,
    /// Its first byte could come.
    pub home_ns: f64,
    /// The bus is free for it.
    pub starts_ns: f64,
    /// Its last byte is there.
    pub ends_ns: f64,
}

/// The loads of one group: as many as of any other, give or take one.
pub fn loads_of(group: u32, groups: u32, loads: u32) -> (u32, u32) {
    let bound = |group: u32| u64::from(loads) * u64::from(group) / u64::from(groups.max(1));
    (whole(bound(group)), whole(bound(group + 1)))
}

/// The turns that begin before a time: so many loads under way, in groups, all issued at 0; each load is followed by the
/// next as soon as it is served, so that their number stays the same.
pub fn turns(memory: &Memory, load: Load, loads: u32, groups: u32, until_ns: f64) -> Vec<Turn> {
    let mut turns = Vec::new();
    if load.fetches == 0 || groups == 0 || loads < groups {
        return turns;
    }
    let latency_ns = memory.constants.latency_ns;
    let mut leaves = vec![0.0; groups as usize];
    let mut free_ns = 0.0_f64;
    // A round takes a latency at least, so this comes to an end.
    while free_ns < until_ns && leaves[0] < until_ns {
        for group in 0..groups {
            let (first, end) = loads_of(group, groups, loads);
            let leaves_ns = leaves[group as usize];
            let home_ns = leaves_ns + latency_ns;
            let starts_ns = free_ns.max(home_ns);
            free_ns = starts_ns + f64::from(end - first) * memory.transfer_ns(load);
            leaves[group as usize] = starts_ns;
            if leaves_ns < until_ns {
                turns.push(Turn { group, loads: end - first, leaves_ns, home_ns, starts_ns, ends_ns: free_ns });
            }
        }
    }
    turns
}
