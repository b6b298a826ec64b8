//! The arrows between concepts.

use super::{Concept, Layer};

/// An arrow: each is named as it reads.
#[expect(missing_docs, reason = "a name says from which concept to which, and how")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Link {
    LayoutSetsStride,
    StrideSpacesAddress,
    TileLiesInSharedMemory,
    TileRaisesIntensity,
    PaddingRemovesConflict,
    SwizzleRemovesConflict,
    WarpRunsLane,
    LaneNamesAddress,
    AddressJoinsRequest,
    RequestLooksUpLine,
    RequestSplitsIntoSector,
    RequestServedInWavefront,
    LineHoldsSector,
    SectorSoughtInL1,
    SectorDecidesEfficiency,
    L1AsksL2,
    L1LacksCoherence,
    L2KeepsCoherence,
    L2StartsFetch,
    SharedMemoryHasBank,
    SharedMemoryLimitsOccupancy,
    BankCausesConflict,
    ConflictAddsWavefront,
    WavefrontAddsToLatency,
    FetchGoesToChannel,
    FetchAddsToLatency,
    ChannelHasDramBank,
    DramBankOpensRow,
    RowReadInBurst,
    RowLimitsBandwidth,
    BurstMakesUpBandwidth,
    EfficiencyScalesBandwidth,
    LatencyCallsForInFlight,
    OccupancySuppliesInFlight,
    InFlightSustainsBandwidth,
    BandwidthIsSlopeOfRoofline,
    IntensityPlacesOnRoofline,
}

impl Link {
    /// Every arrow, by the concept that it leaves.
    pub const ALL: [Link; 37] = [
        Link::LayoutSetsStride,
        Link::StrideSpacesAddress,
        Link::TileLiesInSharedMemory,
        Link::TileRaisesIntensity,
        Link::PaddingRemovesConflict,
        Link::SwizzleRemovesConflict,
        Link::WarpRunsLane,
        Link::LaneNamesAddress,
        Link::AddressJoinsRequest,
        Link::RequestLooksUpLine,
        Link::RequestSplitsIntoSector,
        Link::RequestServedInWavefront,
        Link::LineHoldsSector,
        Link::SectorSoughtInL1,
        Link::SectorDecidesEfficiency,
        Link::L1AsksL2,
        Link::L1LacksCoherence,
        Link::L2KeepsCoherence,
        Link::L2StartsFetch,
        Link::SharedMemoryHasBank,
        Link::SharedMemoryLimitsOccupancy,
        Link::BankCausesConflict,
        Link::ConflictAddsWavefront,
        Link::WavefrontAddsToLatency,
        Link::FetchGoesToChannel,
        Link::FetchAddsToLatency,
        Link::ChannelHasDramBank,
        Link::DramBankOpensRow,
        Link::RowReadInBurst,
        Link::RowLimitsBandwidth,
        Link::BurstMakesUpBandwidth,
        Link::EfficiencyScalesBandwidth,
        Link::LatencyCallsForInFlight,
        Link::OccupancySuppliesInFlight,
        Link::InFlightSustainsBandwidth,
        Link::BandwidthIsSlopeOfRoofline,
        Link::IntensityPlacesOnRoofline,
    ];

    /// The concept that it leaves, and the one that it leads to.
    pub fn ends(self) -> (Concept, Concept) {
        match self {
            Link::LayoutSetsStride => (Concept::Layout, Concept::Stride),
            Link::StrideSpacesAddress => (Concept::Stride, Concept::Address),
            Link::TileLiesInSharedMemory => (Concept::Tile, Concept::SharedMemory),
            Link::TileRaisesIntensity => (Concept::Tile, Concept::Intensity),
            Link::PaddingRemovesConflict => (Concept::Padding, Concept::Conflict),
            Link::SwizzleRemovesConflict => (Concept::Swizzle, Concept::Conflict),
            Link::WarpRunsLane => (Concept::Warp, Concept::Lane),
            Link::LaneNamesAddress => (Concept::Lane, Concept::Address),
            Link::AddressJoinsRequest => (Concept::Address, Concept::Request),
            Link::RequestLooksUpLine => (Concept::Request, Concept::Line),
            Link::RequestSplitsIntoSector => (Concept::Request, Concept::Sector),
            Link::RequestServedInWavefront => (Concept::Request, Concept::Wavefront),
            Link::LineHoldsSector => (Concept::Line, Concept::Sector),
            Link::SectorSoughtInL1 => (Concept::Sector, Concept::L1),
            Link::SectorDecidesEfficiency => (Concept::Sector, Concept::Efficiency),
            Link::L1AsksL2 => (Concept::L1, Concept::L2),
            Link::L1LacksCoherence => (Concept::L1, Concept::Coherence),
            Link::L2KeepsCoherence => (Concept::L2, Concept::Coherence),
            Link::L2StartsFetch => (Concept::L2, Concept::Fetch),
            Link::SharedMemoryHasBank => (Concept::SharedMemory, Concept::Bank),
            Link::SharedMemoryLimitsOccupancy => (Concept::SharedMemory, Concept::Occupancy),
            Link::BankCausesConflict => (Concept::Bank, Concept::Conflict),
            Link::ConflictAddsWavefront => (Concept::Conflict, Concept::Wavefront),
            Link::WavefrontAddsToLatency => (Concept::Wavefront, Concept::Latency),
            Link::FetchGoesToChannel => (Concept::Fetch, Concept::Channel),
            Link::FetchAddsToLatency => (Concept::Fetch, Concept::Latency),
            Link::ChannelHasDramBank => (Concept::Channel, Concept::DramBank),
            Link::DramBankOpensRow => (Concept::DramBank, Concept::Row),
            Link::RowReadInBurst => (Concept::Row, Concept::Burst),
            Link::RowLimitsBandwidth => (Concept::Row, Concept::Bandwidth),
            Link::BurstMakesUpBandwidth => (Concept::Burst, Concept::Bandwidth),
            Link::EfficiencyScalesBandwidth => (Concept::Efficiency, Concept::Bandwidth),
            Link::LatencyCallsForInFlight => (Concept::Latency, Concept::InFlight),
            Link::OccupancySuppliesInFlight => (Concept::Occupancy, Concept::InFlight),
            Link::InFlightSustainsBandwidth => (Concept::InFlight, Concept::Bandwidth),
            Link::BandwidthIsSlopeOfRoofline => (Concept::Bandwidth, Concept::Roofline),
            Link::IntensityPlacesOnRoofline => (Concept::Intensity, Concept::Roofline),
        }
    }

    /// The first layer with which it is shown: that of the later end.
    pub fn layer(self) -> Layer {
        let (from, to) = self.ends();
        from.layer().max(to.layer())
    }
}
