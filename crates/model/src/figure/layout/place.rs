//! Where every byte of the 32 elements lies: C's rules for a struct, and the three layouts.
//!
//! The rules are those of C and C++ on every platform CUDA runs on: a member starts at a multiple of its own alignment,
//! which for 1, 2, 4, 8 and 16 bytes is its size, and a struct's size is a multiple of its largest alignment. `[CPG-12]`
//! 5.3.2 asks for the same. Every array starts on a 128-byte boundary: `cudaMalloc` gives at least 256. `[BPG]`

use super::spec::{Kind, Spec};
use crate::{
    access::{Access, Op, Space, Width},
    warp::{LANES, Lane},
};

/// Elements in each array of the SoA: the warp shown reads the first 32, the next array lies far behind them. A
/// multiple of 128, so that every array starts on a line.
pub const SOA_ELEMENTS: u64 = 1024;

/// A struct as the compiler lays it out, in bytes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// Where each member starts.
    pub offsets: Vec<u64>,
    /// The bytes of padding: half-open ranges, ascending.
    pub padding: Vec<(u64, u64)>,
    /// The size: from one to the next in an array.
    pub bytes: u64,
}

impl Record {
    /// Members of these widths, each an array of so many elements, at an alignment of at least `align` bytes.
    fn new(widths: &[Width], elements: u64, align: u64) -> Record {
        let (mut offsets, mut padding, mut end) = (Vec::new(), Vec::new(), 0_u64);
        for (offset, next) in members(widths, elements) {
            if offset > end {
                padding.push((end, offset));
            }
            offsets.push(offset);
            end = next;
        }
        let bytes = whole(end, widths, align);
        if bytes > end {
            padding.push((end, bytes));
        }
        Record { offsets, padding, bytes }
    }
}

/// Where each member begins and ends.
fn members(widths: &[Width], elements: u64) -> impl Iterator<Item = (u64, u64)> {
    let mut end = 0_u64;
    widths.iter().map(move |width| {
        let width = u64::from(width.bytes());
        let offset = end.next_multiple_of(width);
        end = offset + width * elements;
        (offset, end)
    })
}

/// A struct's size: where its last member ends, made a multiple of its largest alignment.
fn whole(end: u64, widths: &[Width], align: u64) -> u64 {
    let largest = widths.iter().map(|width| u64::from(width.bytes())).fold(align, u64::max);
    end.next_multiple_of(largest)
}

/// From the number of an element to the address of one of its fields, in bytes.
pub(super) struct Way {
    /// Of element 0.
    start: u64,
    /// From one element to the next in an array.
    width: u64,
    /// Elements in an array.
    elements: u64,
    /// From one array to the next.
    bytes: u64,
}

impl Way {
    /// The address of a lane's element's field.
    pub(super) fn to(&self, lane: Lane) -> u64 {
        let element = u64::from(lane.number());
        element / self.elements * self.bytes + self.start + element % self.elements * self.width
    }
}

/// Neighbouring bytes of memory, half-open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stretch {
    /// The first byte's address.
    pub start: u64,
    /// One past the last byte's address.
    pub end: u64,
}

impl Spec {
    /// The struct of one element.
    pub fn record(&self) -> Record {
        Record::new(self.fields(), 1, self.align().bytes())
    }

    /// The struct of one block of the AoSoA.
    pub fn block_record(&self) -> Record {
        Record::new(self.fields(), self.block().elements(), self.align().bytes())
    }

    /// Where a field of the lanes' elements lies; the first for one that is not there.
    pub(super) fn way(&self, kind: Kind, field: usize) -> Way {
        let width = self.fields().get(field).map_or(1, |width| u64::from(width.bytes()));
        let record = |elements| {
            let record = Record::new(self.fields(), elements, self.align().bytes());
            let start = record.offsets.get(field).copied().unwrap_or_default();
            Way { start, width, elements, bytes: record.bytes }
        };
        match kind {
            Kind::Aos => record(1),
            Kind::Soa => Way { start: self.array_start(field), width, elements: SOA_ELEMENTS, bytes: 0 },
            Kind::Aosoa => record(self.block().elements()),
        }
    }

    /// The address of a lane's element's field; that of the first field for one that is not there.
    pub fn address(&self, kind: Kind, field: usize, lane: Lane) -> u64 {
        self.way(kind, field).to(lane)
    }

    /// The load of one field by the warp's 32 lanes.
    pub fn access(&self, kind: Kind, field: usize) -> Access {
        let width = self.fields().get(field).copied().unwrap_or(Width::B1);
        let way = self.way(kind, field);
        let mut lanes = [None; LANES];
        for lane in Lane::all() {
            lanes[lane.index()] = Some(way.to(lane));
        }
        Access::of_addresses(Space::Global, Op::Load, width, lanes)
    }

    /// The memory of the 32 elements: one stretch, or one an array.
    pub fn stretches(&self, kind: Kind) -> Vec<Stretch> {
        match kind {
            Kind::Soa => self.groups(kind),
            Kind::Aos | Kind::Aosoa => {
                let end = self.groups(kind).last().map_or(0, |last| last.end);
                vec![Stretch { start: 0, end }]
            }
        }
    }

    /// What repeats in memory: the 32 structs, the arrays' first 32 elements, the blocks.
    pub fn groups(&self, kind: Kind) -> Vec<Stretch> {
        let repeated = |bytes: u64, times: u64| {
            (0..times).map(move |at| Stretch { start: at * bytes, end: (at + 1) * bytes }).collect()
        };
        match kind {
            Kind::Aos => repeated(self.record().bytes, LANES as u64),
            Kind::Aosoa => repeated(self.block_record().bytes, LANES as u64 / self.block().elements()),
            Kind::Soa => (0..self.fields().len())
                .map(|field| {
                    let start = self.array_start(field);
                    Stretch { start, end: start + u64::from(self.fields()[field].bytes()) * LANES as u64 }
                })
                .collect(),
        }
    }

    /// The padding among the 32 elements, ascending.
    pub fn padding(&self, kind: Kind) -> Vec<Stretch> {
        let within = match kind {
            Kind::Aos => self.record().padding,
            Kind::Soa => Vec::new(),
            Kind::Aosoa => self.block_record().padding,
        };
        let groups = self.groups(kind).into_iter();
        groups
            .flat_map(|group| {
                let place =
                    move |(start, end): &(u64, u64)| Stretch { start: group.start + start, end: group.start + end };
                within.iter().map(place).collect::<Vec<_>>()
            })
            .collect()
    }

    fn array_start(&self, field: usize) -> u64 {
        self.fields().iter().take(field).map(|width| SOA_ELEMENTS * u64::from(width.bytes())).sum()
    }
}
