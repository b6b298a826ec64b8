//! The ways through the map that are worth a name.

use super::Link;
use crate::query::Choice;

/// A way with a name and a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Path {
    /// From the code's stride to the speed.
    Coalescing,
    /// What runs together asks together.
    Execution,
    /// A tile on the chip, and the lanes that wait for each other there.
    SharedMemory,
    /// From the request down to a row of DRAM.
    Hierarchy,
    /// Which cache can be believed.
    Coherence,
    /// How a long wait is filled.
    Concurrency,
    /// What a kernel can reach, and what pulls it down.
    Roofline,
}

impl Choice for Path {
    const ALL: &'static [Path] = &[
        Path::Coalescing,
        Path::Execution,
        Path::SharedMemory,
        Path::Hierarchy,
        Path::Coherence,
        Path::Concurrency,
        Path::Roofline,
    ];

    fn slug(self) -> &'static str {
        match self {
            Path::Coalescing => "coalescing",
            Path::Execution => "execution",
            Path::SharedMemory => "shared-memory",
            Path::Hierarchy => "hierarchy",
            Path::Coherence => "coherence",
            Path::Concurrency => "concurrency",
            Path::Roofline => "roofline",
        }
    }
}

impl Path {
    /// Its arrows, in the order in which they tell it.
    pub fn links(self) -> &'static [Link] {
        match self {
            Path::Coalescing => &[
                Link::StrideSpacesAddress,
                Link::AddressJoinsRequest,
                Link::RequestSplitsIntoSector,
                Link::SectorDecidesEfficiency,
                Link::EfficiencyScalesBandwidth,
                Link::BandwidthIsSlopeOfRoofline,
            ],
            Path::Execution => &[Link::WarpRunsLane, Link::LaneNamesAddress, Link::AddressJoinsRequest],
            Path::SharedMemory => &[
                Link::TileLiesInSharedMemory,
                Link::SharedMemoryHasBank,
                Link::BankCausesConflict,
                Link::PaddingRemovesConflict,
                Link::SwizzleRemovesConflict,
                Link::ConflictAddsWavefront,
                Link::WavefrontAddsToLatency,
            ],
            Path::Hierarchy => &[
                Link::RequestLooksUpLine,
                Link::LineHoldsSector,
                Link::SectorSoughtInL1,
                Link::L1AsksL2,
                Link::L2StartsFetch,
                Link::FetchGoesToChannel,
                Link::ChannelHasDramBank,
                Link::DramBankOpensRow,
                Link::RowReadInBurst,
            ],
            Path::Coherence => &[Link::L1AsksL2, Link::L1LacksCoherence, Link::L2KeepsCoherence],
            Path::Concurrency => &[
                Link::FetchAddsToLatency,
                Link::LatencyCallsForInFlight,
                Link::OccupancySuppliesInFlight,
                Link::InFlightSustainsBandwidth,
            ],
            Path::Roofline => &[
                Link::TileRaisesIntensity,
                Link::IntensityPlacesOnRoofline,
                Link::BandwidthIsSlopeOfRoofline,
                Link::EfficiencyScalesBandwidth,
                Link::SectorDecidesEfficiency,
            ],
        }
    }
}
