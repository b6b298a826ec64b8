//! The narrow layout: the same map without labels, and below it, arrow by arrow, what is lit.

use super::{draw::Layout, route::Way, saying::layer_words, told};
use crate::{
    canvas::{Canvas, line},
    scene::{Anchor, Format, Shape, Tone},
};
use model::{
    figure::map::{Concept, Layer, Link, State},
    query::Choice,
};
use words::Lang;

const LAYOUT: Layout = Layout { middle, way, height: 34.0, air: 9.0, breaks: true, labels: false };
/// From row to row.
const PITCH: f64 = 50.0;
/// Above each layer, for its name.
const HEAD: f64 = 18.0;
const LAST_ROW: u8 = 10;
/// The right end of the layers' names: arrows run on both sides of it.
const NAME: f64 = 286.0;

/// Height and shapes of the picture.
pub(super) fn draw(state: &State, lang: Lang) -> (f64, Vec<Shape<Concept>>) {
    let mut canvas = Canvas::new();
    for (layer, first) in Layer::ALL.iter().copied().zip([0, 1, 3, 6, 8]) {
        let top = y(first) - LAYOUT.height / 2.0 - HEAD;
        let shown = layer <= state.step();
        canvas.draw(("bar", layer as u64), Tone::Grid, line((0.0, top), (Format::Narrow.width(), top)));
        let (tone, at) = (if shown { Tone::Heading } else { Tone::Caption }, (NAME, top + 13.0));
        canvas.text(("layer", layer as u64), tone, at, Anchor::End, layer_words(layer, lang).name);
    }
    LAYOUT.draw(&mut canvas, state, lang);
    let below = y(LAST_ROW) + LAYOUT.height / 2.0;
    let height = told::draw(&mut canvas, state, lang, below);
    (below + height, canvas.into_shapes())
}

/// The middle of a row.
const fn y(row: u8) -> f64 {
    let above = match row {
        0 => 1.0,
        1 | 2 => 2.0,
        3..=5 => 3.0,
        6 | 7 => 4.0,
        _ => 5.0,
    };
    row as f64 * PITCH + above * HEAD + LAYOUT.height / 2.0 + 3.0
}

fn middle(concept: Concept) -> (f64, f64) {
    let (x, row) = match concept {
        Concept::Layout => (30.0, 0),
        Concept::Stride => (120.0, 0),
        Concept::Padding => (186.0, 0),
        Concept::Swizzle => (250.0, 0),
        Concept::Tile => (304.0, 0),
        Concept::Warp => (20.0, 1),
        Concept::Lane => (74.0, 1),
        Concept::Address => (134.0, 1),
        Concept::Request => (134.0, 2),
        Concept::SharedMemory => (288.0, 3),
        Concept::Sector => (48.0, 3),
        Concept::Line => (106.0, 3),
        Concept::Conflict => (204.0, 3),
        Concept::Bank => (270.0, 4),
        Concept::L1 => (48.0, 4),
        Concept::Wavefront => (148.0, 4),
        Concept::L2 => (48.0, 5),
        Concept::Coherence => (124.0, 5),
        Concept::Fetch => (158.0, 6),
        Concept::Channel => (94.0, 6),
        Concept::DramBank => (36.0, 6),
        Concept::Row => (36.0, 7),
        Concept::Burst => (108.0, 7),
        Concept::Efficiency => (50.0, 8),
        Concept::Bandwidth => (136.0, 8),
        Concept::Latency => (208.0, 8),
        Concept::Occupancy => (281.0, 8),
        Concept::InFlight => (246.0, 9),
        Concept::Roofline => (120.0, 10),
        Concept::Intensity => (236.0, 10),
    };
    (x, y(row))
}

fn way(link: Link) -> Way {
    match link {
        Link::LayoutSetsStride => Way::Across,
        Link::StrideSpacesAddress => Way::Down(6.0, -8.0),
        Link::TileLiesInSharedMemory => Way::Down(-6.0, 10.0),
        Link::TileRaisesIntensity => {
            Way::Bend(const { &[(318.0, y(0) + 17.0), (322.0, y(1)), (322.0, y(10)), (274.0, y(10))] }, (0.0, 0.0))
        }
        Link::PaddingRemovesConflict => Way::Down(0.0, -8.0),
        Link::SwizzleRemovesConflict => Way::Down(-14.0, 18.0),
        Link::WarpRunsLane => Way::Across,
        Link::LaneNamesAddress => Way::Across,
        Link::AddressJoinsRequest => Way::Down(0.0, 0.0),
        Link::RequestLooksUpLine => Way::Down(-4.0, 4.0),
        Link::RequestSplitsIntoSector => Way::Down(-20.0, 8.0),
        Link::RequestServedInWavefront => Way::Down(16.0, 2.0),
        Link::LineHoldsSector => Way::Across,
        Link::SectorSoughtInL1 => Way::Down(0.0, 0.0),
        Link::SectorDecidesEfficiency => {
            Way::Bend(const { &[(20.0, y(3)), (7.0, y(3)), (7.0, y(8) - 19.0)] }, (0.0, 0.0))
        }
        Link::L1AsksL2 => Way::Down(0.0, 0.0),
        Link::L1LacksCoherence => Way::Down(10.0, -14.0),
        Link::L2KeepsCoherence => Way::Across,
        Link::L2StartsFetch => Way::Down(0.0, 0.0),
        Link::SharedMemoryHasBank => Way::Down(-8.0, 8.0),
        Link::SharedMemoryLimitsOccupancy => Way::Down(16.0, 22.0),
        Link::BankCausesConflict => Way::Up(-8.0, 16.0),
        Link::ConflictAddsWavefront => Way::Down(-12.0, 18.0),
        Link::WavefrontAddsToLatency => Way::Down(28.0, 10.0),
        Link::FetchGoesToChannel => Way::Across,
        Link::FetchAddsToLatency => Way::Down(10.0, -10.0),
        Link::ChannelHasDramBank => Way::Across,
        Link::DramBankOpensRow => Way::Down(0.0, 0.0),
        Link::RowReadInBurst => Way::Across,
        Link::RowLimitsBandwidth => Way::Down(8.0, -24.0),
        Link::BurstMakesUpBandwidth => Way::Down(4.0, -6.0),
        Link::EfficiencyScalesBandwidth => Way::Across,
        Link::LatencyCallsForInFlight => Way::Down(8.0, -12.0),
        Link::OccupancySuppliesInFlight => Way::Down(-8.0, 16.0),
        Link::InFlightSustainsBandwidth => {
            Way::Bend(const { &[(205.0, y(9)), (154.0, y(9)), (154.0, y(8) + 19.0)] }, (0.0, 0.0))
        }
        Link::BandwidthIsSlopeOfRoofline => Way::Down(-12.0, 4.0),
        Link::IntensityPlacesOnRoofline => Way::Across,
    }
}
