//! The wide layout: from your code at the top to speed at the bottom, a label beside every arrow.

use super::{draw::Layout, route::Way, saying::layer_words};
use crate::{
    canvas::{Canvas, line},
    scene::{Anchor, Shape, Tone},
};
use model::{
    figure::map::{Concept, Layer, Link, State},
    query::Choice,
};
use words::Lang;

const LAYOUT: Layout = Layout { middle, way, height: 28.0, air: 16.0, breaks: false, labels: true };
/// From row to row.
const PITCH: f64 = 68.0;
const ROWS: f64 = 10.0;
/// Above the first row's middle.
const TOP: f64 = 24.0;
/// Beside a layer's boxes.
const BAR: f64 = 2.0;
/// Where a layer's name begins.
const NAME: f64 = 11.0;

/// Height and shapes of the picture.
pub(super) fn draw(state: &State, lang: Lang) -> (f64, Vec<Shape<Concept>>) {
    let mut canvas = Canvas::new();
    for layer in Layer::ALL.iter().copied() {
        let (first, last) = rows(layer);
        let half = LAYOUT.height / 2.0;
        let bar = line((BAR, y(first) - half), (BAR, y(last) + half));
        let shown = layer <= state.step();
        canvas.draw(("bar", layer as u64), if shown { Tone::Axis } else { Tone::Grid }, bar);
        let (tone, at) = (if shown { Tone::Heading } else { Tone::Caption }, (NAME, y(first) + 5.0));
        canvas.text(("layer", layer as u64), tone, at, Anchor::Start, layer_words(layer, lang).name);
    }
    LAYOUT.draw(&mut canvas, state, lang);
    (TOP + (ROWS - 1.0) * PITCH + LAYOUT.height / 2.0 + 4.0, canvas.into_shapes())
}

/// The first and the last row of a layer.
fn rows(layer: Layer) -> (f64, f64) {
    match layer {
        Layer::Code => (0.0, 0.0),
        Layer::Warp => (1.0, 1.0),
        Layer::Caches => (2.0, 4.0),
        Layer::Dram => (5.0, 6.0),
        Layer::Speed => (7.0, 9.0),
    }
}

/// The middle of a row.
const fn y(row: f64) -> f64 {
    TOP + row * PITCH
}

fn middle(concept: Concept) -> (f64, f64) {
    let (x, row) = match concept {
        Concept::Layout => (272.0, 0.0),
        Concept::Stride => (425.0, 0.0),
        Concept::Padding => (650.0, 0.0),
        Concept::Swizzle => (745.0, 0.0),
        Concept::Tile => (870.0, 0.0),
        Concept::Warp => (148.0, 1.0),
        Concept::Lane => (296.0, 1.0),
        Concept::Address => (425.0, 1.0),
        Concept::Request => (575.0, 1.0),
        Concept::Sector => (425.0, 2.0),
        Concept::Line => (550.0, 2.0),
        Concept::Conflict => (730.0, 2.0),
        Concept::SharedMemory => (885.0, 2.0),
        Concept::L1 => (425.0, 3.0),
        Concept::Wavefront => (655.0, 3.0),
        Concept::Bank => (800.0, 3.0),
        Concept::L2 => (425.0, 4.0),
        Concept::Coherence => (270.0, 3.5),
        Concept::Fetch => (425.0, 5.0),
        Concept::Channel => (285.0, 5.0),
        Concept::DramBank => (150.0, 5.0),
        Concept::Row => (150.0, 6.0),
        Concept::Burst => (285.0, 6.0),
        Concept::Efficiency => (130.0, 7.0),
        Concept::Bandwidth => (298.0, 7.0),
        Concept::Latency => (535.0, 7.0),
        Concept::Occupancy => (745.0, 7.0),
        Concept::InFlight => (640.0, 8.0),
        Concept::Roofline => (298.0, 9.0),
        Concept::Intensity => (520.0, 9.0),
    };
    (x, y(row))
}

fn way(link: Link) -> Way {
    match link {
        Link::LayoutSetsStride => Way::Across,
        Link::StrideSpacesAddress => Way::Down(0.0, 0.0),
        Link::TileLiesInSharedMemory => Way::Down(0.0, -15.0),
        Link::TileRaisesIntensity => {
            Way::Bend(const { &[(892.0, y(0.0)), (948.0, y(0.0)), (948.0, y(9.0)), (561.0, y(9.0))] }, (760.0, y(9.0)))
        }
        Link::PaddingRemovesConflict => Way::Down(0.0, -22.0),
        Link::SwizzleRemovesConflict => Way::Down(0.0, 15.0),
        Link::WarpRunsLane => Way::Across,
        Link::LaneNamesAddress => Way::Across,
        Link::AddressJoinsRequest => Way::Across,
        Link::RequestLooksUpLine => Way::Down(0.0, 6.0),
        Link::RequestSplitsIntoSector => Way::Down(-24.0, 6.0),
        Link::RequestServedInWavefront => Way::Down(24.0, -8.0),
        Link::LineHoldsSector => Way::Across,
        Link::SectorSoughtInL1 => Way::Down(0.0, 0.0),
        Link::SectorDecidesEfficiency => {
            Way::Bend(const { &[(396.0, y(2.0)), (96.0, y(2.0)), (96.0, y(7.0) - 16.0)] }, (250.0, y(2.0)))
        }
        Link::L1AsksL2 => Way::Down(0.0, 0.0),
        Link::L1LacksCoherence => Way::Slant(-6.0),
        Link::L2KeepsCoherence => Way::Slant(6.0),
        Link::L2StartsFetch => Way::Down(0.0, 0.0),
        Link::SharedMemoryHasBank => Way::Down(-30.0, 12.0),
        Link::SharedMemoryLimitsOccupancy => Way::Down(15.0, 10.0),
        Link::BankCausesConflict => Way::Up(-10.0, 24.0),
        Link::ConflictAddsWavefront => Way::Down(-30.0, 25.0),
        Link::WavefrontAddsToLatency => Way::Down(0.0, 10.0),
        Link::FetchGoesToChannel => Way::Across,
        Link::FetchAddsToLatency => Way::Down(20.0, -12.0),
        Link::ChannelHasDramBank => Way::Across,
        Link::DramBankOpensRow => Way::Down(0.0, 0.0),
        Link::RowReadInBurst => Way::Across,
        Link::RowLimitsBandwidth => Way::Down(8.0, -26.0),
        Link::BurstMakesUpBandwidth => Way::Down(6.0, -7.0),
        Link::EfficiencyScalesBandwidth => Way::Across,
        Link::LatencyCallsForInFlight => Way::Down(12.0, -25.0),
        Link::OccupancySuppliesInFlight => Way::Down(-15.0, 25.0),
        Link::InFlightSustainsBandwidth => {
            Way::Bend(const { &[(580.0, y(8.0)), (325.0, y(8.0)), (325.0, y(7.0) + 16.0)] }, (450.0, y(8.0)))
        }
        Link::BandwidthIsSlopeOfRoofline => Way::Down(-15.0, -15.0),
        Link::IntensityPlacesOnRoofline => Way::Across,
    }
}
