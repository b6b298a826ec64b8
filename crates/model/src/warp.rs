//! A warp's lanes, and the mask that says which of them are active.
//!
//! Absent on purpose: threads and blocks. A lane is a place in a warp, nothing more.

use std::fmt;

/// Lanes in a warp, on every architecture of this course. `[CPG-12]`
pub const LANES: usize = 32;

/// One lane of a warp, 0 to 31.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lane(u8);

impl Lane {
    /// The lane of that number, or none above 31.
    pub fn new(number: u8) -> Option<Lane> {
        (usize::from(number) < LANES).then_some(Lane(number))
    }

    /// All 32 lanes, ascending.
    pub fn all() -> impl ExactSizeIterator<Item = Lane> + DoubleEndedIterator + Clone {
        (0..32).map(Lane)
    }

    /// The lane's number, 0 to 31.
    pub fn number(self) -> u8 {
        self.0
    }

    /// The lane's number as an index into `[_; LANES]`.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The lane whose number differs in exactly the given bits (those above 31 are dropped).
    pub fn flipped(self, bits: u8) -> Lane {
        Lane((self.0 ^ bits) % 32)
    }
}

impl fmt::Display for Lane {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(formatter)
    }
}

/// The active lanes: bit k is lane k.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mask(u32);

impl Mask {
    /// Every lane is active.
    pub const ALL: Mask = Mask(u32::MAX);
    /// No lane is active.
    pub const NONE: Mask = Mask(0);

    /// The mask with these bits; every value is a mask.
    pub fn from_bits(bits: u32) -> Mask {
        Mask(bits)
    }

    /// Bit k is lane k.
    pub fn bits(self) -> u32 {
        self.0
    }

    /// Is the lane active?
    pub fn has(self, lane: Lane) -> bool {
        self.0 >> lane.0 & 1 == 1
    }

    /// The same mask with one lane switched over.
    pub fn toggled(self, lane: Lane) -> Mask {
        Mask(self.0 ^ 1 << lane.0)
    }

    /// How many lanes are active, 0 to 32.
    pub fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// The active lanes, ascending.
    pub fn lanes(self) -> impl Iterator<Item = Lane> {
        Lane::all().filter(move |&lane| self.has(lane))
    }
}

impl FromIterator<Lane> for Mask {
    fn from_iter<I: IntoIterator<Item = Lane>>(lanes: I) -> Mask {
        Mask(lanes.into_iter().fold(0, |bits, lane| bits | 1 << lane.0))
    }
}
