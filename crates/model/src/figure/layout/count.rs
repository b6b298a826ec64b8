//! What a read of one or several fields costs.
//!
//! Each field is a load instruction of its own, counted by [`global::count`]. What must come from memory for all of them
//! together are the *different* sectors, if lines stay in L1 from one load to the next: that is assumed, not counted.

use super::spec::{Kind, Spec};
use crate::{
    access::Width,
    arch::Arch,
    evidence::Evidence,
    global::{self, SECTOR_BYTES},
    ratio::Ratio,
    warp::Lane,
};

/// What a read costs.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counts {
    /// The sectors of each load instruction, in the order of the fields.
    pub loads: Vec<u32>,
    /// Different sectors of all of them together.
    pub sectors: u32,
    /// Different bytes that a lane wants.
    pub unique_bytes: u64,
}

impl Counts {
    /// Load instructions: one a field.
    pub fn instructions(&self) -> u32 {
        self.loads.iter().map(|_| 1).sum()
    }

    /// Sectors that the instructions ask for, a sector counted once for each that wants it.
    pub fn requested_sectors(&self) -> u32 {
        self.loads.iter().sum()
    }

    /// Bytes moved: every different sector once, and whole.
    pub fn moved_bytes(&self) -> u64 {
        u64::from(self.sectors) * SECTOR_BYTES
    }

    /// Unique ÷ moved bytes.
    pub fn efficiency(&self) -> Option<Ratio> {
        Ratio::new(self.unique_bytes, self.moved_bytes())
    }

    /// How it is known that a sector moves once, where an instruction asks for one that another had.
    pub fn reuse(&self) -> Option<Evidence> {
        (self.requested_sectors() > self.sectors).then_some(Evidence::Assumed)
    }
}

/// A lane's bytes of one field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    /// The first byte's address.
    pub start: u64,
    /// One past the last byte's address.
    pub end: u64,
    /// Whose element it is.
    pub lane: Lane,
    /// The field's number.
    pub field: usize,
}

/// A sector that the read touches, and what of it is used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Touched {
    /// The first byte's address ÷ 32.
    pub index: u64,
    /// The bytes used, ascending.
    pub pieces: Vec<Piece>,
}

impl Touched {
    /// The address of the first byte.
    pub fn start(&self) -> u64 {
        self.index * SECTOR_BYTES
    }

    /// How many of its 32 bytes are used.
    pub fn used_bytes(&self) -> u64 {
        self.pieces.iter().map(|piece| piece.end - piece.start).sum()
    }
}

impl Spec {
    /// What the read costs in a layout.
    pub fn counts(&self, kind: Kind) -> Counts {
        let each = self.read_fields().map(|field| global::count(&self.access(kind, field), Arch::Volta));
        let (loads, unique): (Vec<u32>, Vec<u64>) = each.map(|count| (count.sectors, count.unique_bytes)).unzip();
        let pieces = self.read_fields().flat_map(|field| self.pieces_of(kind, field));
        let mut touched: Vec<u64> = pieces.map(|piece| piece.start / SECTOR_BYTES).collect();
        touched.sort_unstable();
        touched.dedup();
        let sectors = touched.iter().map(|_| 1).sum();
        Counts { loads, sectors, unique_bytes: unique.iter().sum() }
    }

    /// Every piece that is read, by address.
    pub fn pieces(&self, kind: Kind) -> Vec<Piece> {
        let mut pieces: Vec<Piece> = self.read_fields().flat_map(|field| self.pieces_of(kind, field)).collect();
        pieces.sort_by_key(|piece| piece.start);
        pieces
    }

    /// The pieces that one lane reads, by address.
    pub fn pieces_of_lane(&self, kind: Kind, lane: Lane) -> Vec<Piece> {
        let piece = |field| Some(piece(self.address(kind, field, lane), *self.fields().get(field)?, lane, field));
        let mut pieces: Vec<Piece> = self.read_fields().filter_map(piece).collect();
        pieces.sort_by_key(|piece| piece.start);
        pieces
    }

    /// The 32 pieces of one field, lane by lane; none of a field that is not there.
    pub fn pieces_of(&self, kind: Kind, field: usize) -> Vec<Piece> {
        let Some(width) = self.fields().get(field) else { return Vec::new() };
        let way = self.way(kind, field);
        Lane::all().map(|lane| piece(way.to(lane), *width, lane, field)).collect()
    }

    /// The different sectors that the read touches, ascending. A field is aligned to its size and has at most 16 bytes,
    /// so no piece lies in two.
    pub fn touched(&self, kind: Kind) -> Vec<Touched> {
        let pieces = self.pieces(kind);
        let sectors = pieces.chunk_by(|one, next| one.start / SECTOR_BYTES == next.start / SECTOR_BYTES);
        sectors.map(|same| Touched { index: same[0].start / SECTOR_BYTES, pieces: same.to_vec() }).collect()
    }
}

fn piece(start: u64, width: Width, lane: Lane, field: usize) -> Piece {
    Piece { start, end: start + u64::from(width.bytes()), lane, field }
}
