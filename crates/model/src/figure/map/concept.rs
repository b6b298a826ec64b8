//! The concepts: what the course is about, each in its layer.
//!
//! A concept's name in URLs is also its word's name in the glossary.

use super::Layer;
use crate::query::Choice;

/// A concept of the course.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Concept {
    /// Records kept whole or field by field: AoS or SoA.
    Layout,
    /// From one lane's element to the next lane's.
    Stride,
    /// Words that only keep others apart.
    Padding,
    /// A permutation of each row of a tile.
    Swizzle,
    /// A part of a matrix that a block works on.
    Tile,
    /// Thirty-two threads that run together.
    Warp,
    /// A thread's place in its warp.
    Lane,
    /// The byte that a lane wants.
    Address,
    /// A warp's load or store, on its way to memory.
    Request,
    /// Thirty-two bytes, moved whole.
    Sector,
    /// Four sectors under a tag.
    Line,
    /// A multiprocessor's own cache.
    L1,
    /// The cache that all multiprocessors share.
    L2,
    /// Whether all see the same value.
    Coherence,
    /// A turn of the stage that hands data out.
    Wavefront,
    /// A bank that owes two words at once.
    Conflict,
    /// A part of shared memory that gives a word a turn.
    Bank,
    /// Memory on the chip that a block's threads fill themselves.
    SharedMemory,
    /// What L2 asks of DRAM at a time.
    Fetch,
    /// One of many independent ways into DRAM.
    Channel,
    /// A grid of cells with one row buffer.
    DramBank,
    /// What a bank opens at a time.
    Row,
    /// What DRAM sends at a time.
    Burst,
    /// The share of moved bytes that is used.
    Efficiency,
    /// Bytes a second.
    Bandwidth,
    /// The wait for a value.
    Latency,
    /// How many warps a multiprocessor holds.
    Occupancy,
    /// Bytes asked for and not there yet.
    InFlight,
    /// Arithmetic done for a byte.
    Intensity,
    /// What a kernel can reach.
    Roofline,
}

impl Choice for Concept {
    /// Layer by layer.
    const ALL: &'static [Concept] = &[
        Concept::Layout,
        Concept::Stride,
        Concept::Padding,
        Concept::Swizzle,
        Concept::Tile,
        Concept::Warp,
        Concept::Lane,
        Concept::Address,
        Concept::Request,
        Concept::Sector,
        Concept::Line,
        Concept::L1,
        Concept::L2,
        Concept::Coherence,
        Concept::Wavefront,
        Concept::Conflict,
        Concept::Bank,
        Concept::SharedMemory,
        Concept::Fetch,
        Concept::Channel,
        Concept::DramBank,
        Concept::Row,
        Concept::Burst,
        Concept::Efficiency,
        Concept::Bandwidth,
        Concept::Latency,
        Concept::Occupancy,
        Concept::InFlight,
        Concept::Intensity,
        Concept::Roofline,
    ];

    fn slug(self) -> &'static str {
        match self {
            Concept::Layout => "layout",
            Concept::Stride => "stride",
            Concept::Padding => "padding",
            Concept::Swizzle => "swizzle",
            Concept::Tile => "tile",
            Concept::Warp => "warp",
            Concept::Lane => "lane",
            Concept::Address => "address",
            Concept::Request => "request",
            Concept::Sector => "sector",
            Concept::Line => "line",
            Concept::L1 => "l1",
            Concept::L2 => "l2",
            Concept::Coherence => "coherence",
            Concept::Wavefront => "wavefront",
            Concept::Conflict => "conflict",
            Concept::Bank => "bank",
            Concept::SharedMemory => "shared-memory",
            Concept::Fetch => "dram-fetch",
            Concept::Channel => "channel",
            Concept::DramBank => "dram-bank",
            Concept::Row => "row",
            Concept::Burst => "burst",
            Concept::Efficiency => "efficiency",
            Concept::Bandwidth => "bandwidth",
            Concept::Latency => "latency",
            Concept::Occupancy => "occupancy",
            Concept::InFlight => "bytes-in-flight",
            Concept::Intensity => "intensity",
            Concept::Roofline => "roofline",
        }
    }
}

impl Concept {
    /// Where it belongs.
    pub fn layer(self) -> Layer {
        match self {
            Concept::Layout | Concept::Stride | Concept::Padding | Concept::Swizzle | Concept::Tile => Layer::Code,
            Concept::Warp | Concept::Lane | Concept::Address | Concept::Request => Layer::Warp,
            Concept::Sector
            | Concept::Line
            | Concept::L1
            | Concept::L2
            | Concept::Coherence
            | Concept::Wavefront
            | Concept::Conflict
            | Concept::Bank
            | Concept::SharedMemory => Layer::Caches,
            Concept::Fetch | Concept::Channel | Concept::DramBank | Concept::Row | Concept::Burst => Layer::Dram,
            Concept::Efficiency
            | Concept::Bandwidth
            | Concept::Latency
            | Concept::Occupancy
            | Concept::InFlight
            | Concept::Intensity
            | Concept::Roofline => Layer::Speed,
        }
    }
}
