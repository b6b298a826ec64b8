//! How DRAM serves the load: burst by burst, in the order of the addresses.

use super::{
    Part,
    spec::{Before, Spec},
};
use crate::{
    dram::{self, BURST_BYTES, Bank, Outcome, Place, Read},
    global::{self, Sector},
};

/// A burst of 32 bytes: what the lanes want of it, and how it came.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Burst {
    /// The sector that it fills, with the lanes' bytes; no lane wants a byte of one that came along.
    pub sector: Sector,
    /// Where it lay and when it came.
    pub read: Read,
}

impl Burst {
    /// Whether a lane wants a byte of it.
    pub fn is_wanted(&self) -> bool {
        !self.sector.runs.is_empty()
    }

    /// Whether it serves a part, or lies in it.
    pub fn is_of(&self, part: Part) -> bool {
        let Place { channel, bank, row } = self.read.place;
        match part {
            Part::Lane(lane) => self.sector.runs.iter().any(|run| run.lanes.contains(&lane)),
            Part::Sector(index) => self.sector.index == index,
            Part::Channel(number) => number == channel,
            Part::Bank(of, number) => (of, number) == (channel, bank),
            Part::Row(of, of_bank, number) => (of, of_bank, number) == (channel, bank, row),
        }
    }
}

/// A row that was open for some reads: activated for the first of them, or open before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opened {
    /// Its channel, bank and number.
    pub place: Place,
    /// When another row began to be closed for it.
    pub precharge_at_ticks: Option<u64>,
    /// When it was activated; none if it was open before.
    pub activate_at_ticks: Option<u64>,
    /// When its bank began to close it; none if it stays open.
    pub closed_at_ticks: Option<u64>,
}

/// All bursts of a load, in the order of their addresses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Service {
    /// The bursts, ascending.
    pub bursts: Vec<Burst>,
    /// The banks that are in use, ascending: channel and bank.
    pub banks: Vec<(u32, u32)>,
    spec: Spec,
}

impl Service {
    pub(super) fn of(spec: &Spec) -> Service {
        let sectors = asked(spec);
        let places: Vec<Place> =
            sectors.iter().map(|sector| spec.mapping().place(spec.kind(), sector.start())).collect();
        let mut banks: Vec<(u32, u32)> = places.iter().map(|place| (place.channel, place.bank)).collect();
        banks.sort_unstable();
        banks.dedup();
        let before = |channel, bank| before(spec.before(), &places, channel, bank);
        let reads = dram::serve(spec.kind(), before, &places);
        let bursts = sectors.into_iter().zip(reads).map(|(sector, read)| Burst { sector, read }).collect();
        Service { bursts, banks, spec: *spec }
    }

    /// What a bank held before.
    pub fn before(&self, channel: u32, bank: u32) -> Bank {
        let places: Vec<Place> = self.bursts.iter().map(|burst| burst.read.place).collect();
        before(self.spec.before(), &places, channel, bank)
    }

    /// The channels that are in use, ascending.
    pub fn channels(&self) -> Vec<u32> {
        let mut channels: Vec<u32> = self.banks.iter().map(|(channel, _)| *channel).collect();
        channels.dedup();
        channels
    }

    /// The bursts that a part is about.
    pub fn of_part(&self, part: Part) -> impl Iterator<Item = &Burst> {
        self.bursts.iter().filter(move |burst| burst.is_of(part))
    }

    /// Whether there is such a part: any lane; of the rest, what is touched, and the banks beside those that are.
    pub fn has(&self, part: Part) -> bool {
        match part {
            Part::Lane(_) => true,
            Part::Bank(channel, bank) => {
                bank < self.spec.kind().banks() && self.banks.iter().any(|(used, _)| *used == channel)
            }
            Part::Sector(_) | Part::Channel(_) | Part::Row(..) => self.bursts.iter().any(|burst| burst.is_of(part)),
        }
    }

    /// The rows that a bank had open, in the order of time.
    pub fn opened(&self, channel: u32, bank: u32) -> Vec<Opened> {
        let mut opened: Vec<Opened> = Vec::new();
        for burst in self.of_part(Part::Bank(channel, bank)) {
            let read = &burst.read;
            let is_new = opened.last().is_none_or(|last| last.place != read.place) || read.activate_at_ticks.is_some();
            if is_new {
                if let Some(last) = opened.last_mut() {
                    last.closed_at_ticks = read.precharge_at_ticks;
                }
                let (precharge_at_ticks, activate_at_ticks) = (read.precharge_at_ticks, read.activate_at_ticks);
                opened.push(Opened { place: read.place, precharge_at_ticks, activate_at_ticks, closed_at_ticks: None });
            }
        }
        opened
    }

    /// How many bursts had this outcome.
    pub fn count(&self, outcome: Outcome) -> u32 {
        self.bursts.iter().map(|burst| u32::from(burst.read.outcome == outcome)).sum()
    }

    /// How many rows were activated.
    pub fn activations(&self) -> u32 {
        self.bursts.iter().map(|burst| u32::from(burst.read.activate_at_ticks.is_some())).sum()
    }

    /// How many different rows are read.
    pub fn rows(&self) -> u32 {
        self.banks
            .iter()
            .map(|(channel, bank)| self.opened(*channel, *bank).len())
            .sum::<usize>()
            .try_into()
            .unwrap_or(0)
    }

    /// When the last byte has arrived.
    pub fn finish_ticks(&self) -> u64 {
        self.bursts.iter().map(|burst| burst.read.data_to_ticks).max().unwrap_or(0)
    }

    /// Bytes that DRAM delivers.
    pub fn bytes(&self) -> u64 {
        self.bursts.len() as u64 * BURST_BYTES
    }

    /// Bytes of those that lanes want.
    pub fn used_bytes(&self) -> u64 {
        self.bursts.iter().map(|burst| burst.sector.used_bytes()).sum()
    }

    /// Whether a part is lit while another is: one is about a burst that the other is about.
    pub fn lights(&self, lit: Option<Part>, part: Part) -> bool {
        match (lit, part) {
            (None, _) => false,
            // A lane that is lit lights no other, though it may share a sector.
            (Some(Part::Lane(one)), Part::Lane(other)) => one == other,
            // A burst is lit alone, though its row serves others.
            (Some(Part::Sector(one)), Part::Sector(other)) => one == other,
            (Some(lit), part) => lit == part || self.bursts.iter().any(|burst| burst.is_of(lit) && burst.is_of(part)),
        }
    }
}

/// The sectors that L2 asks for: those that L1 misses, and what the fetch adds to each.
fn asked(spec: &Spec) -> Vec<Sector> {
    let missed = global::fetched_sectors(&spec.access().access(), spec.access().arch());
    let a_fetch = u64::from(spec.fetch().bytes()) / BURST_BYTES;
    let fetches = missed.chunk_by(|one, next| one.index / a_fetch == next.index / a_fetch);
    fetches
        .flat_map(|fetch| {
            let first = fetch[0].index / a_fetch * a_fetch;
            (first..first + a_fetch).map(|index| {
                let missed = fetch.iter().find(|sector| sector.index == index);
                missed.cloned().unwrap_or(Sector { index, runs: Vec::new() })
            })
        })
        .collect()
}

/// What a bank held: another row is one past the last that is read there.
fn before(before: Before, places: &[Place], channel: u32, bank: u32) -> Bank {
    let mut rows = places.iter().filter(|place| (place.channel, place.bank) == (channel, bank)).map(|place| place.row);
    match before {
        Before::Closed => Bank::Closed,
        Before::SameRow => rows.next().map_or(Bank::Closed, Bank::Open),
        Before::OtherRow => Bank::Open(rows.max().map_or(0, |row| row.saturating_add(1))),
    }
}
