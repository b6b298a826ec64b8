//! What is said about a state: names, the sentence under the figure, the description of the picture.

use model::figure::map::{Concept, Layer, Link, Path, State};
use words::{Lang, coalescing::Named, map::LayerWords, words};

/// A layer's name and sentence.
pub(super) fn layer_words(layer: Layer, lang: Lang) -> &'static LayerWords {
    let layers = &words(lang).map().layers;
    match layer {
        Layer::Code => &layers.code,
        Layer::Warp => &layers.warp,
        Layer::Caches => &layers.caches,
        Layer::Dram => &layers.dram,
        Layer::Speed => &layers.speed,
    }
}

/// A concept's name, and what it is.
pub(super) fn concept_words(concept: Concept, lang: Lang) -> &'static Named {
    let concepts = &words(lang).map().concepts;
    match concept {
        Concept::Layout => &concepts.layout,
        Concept::Stride => &concepts.stride,
        Concept::Padding => &concepts.padding,
        Concept::Swizzle => &concepts.swizzle,
        Concept::Tile => &concepts.tile,
        Concept::Warp => &concepts.warp,
        Concept::Lane => &concepts.lane,
        Concept::Address => &concepts.address,
        Concept::Request => &concepts.request,
        Concept::Sector => &concepts.sector,
        Concept::Line => &concepts.line,
        Concept::L1 => &concepts.l1,
        Concept::L2 => &concepts.l2,
        Concept::Coherence => &concepts.coherence,
        Concept::Wavefront => &concepts.wavefront,
        Concept::Conflict => &concepts.conflict,
        Concept::Bank => &concepts.bank,
        Concept::SharedMemory => &concepts.shared_memory,
        Concept::Fetch => &concepts.fetch,
        Concept::Channel => &concepts.channel,
        Concept::DramBank => &concepts.dram_bank,
        Concept::Row => &concepts.row,
        Concept::Burst => &concepts.burst,
        Concept::Efficiency => &concepts.efficiency,
        Concept::Bandwidth => &concepts.bandwidth,
        Concept::Latency => &concepts.latency,
        Concept::Occupancy => &concepts.occupancy,
        Concept::InFlight => &concepts.in_flight,
        Concept::Intensity => &concepts.intensity,
        Concept::Roofline => &concepts.roofline,
    }
}

/// What stands beside an arrow, and what the arrow says.
pub(super) fn link_words(link: Link, lang: Lang) -> &'static Named {
    let links = &words(lang).map().links;
    match link {
        Link::LayoutSetsStride => &links.layout_sets_stride,
        Link::StrideSpacesAddress => &links.stride_spaces_address,
        Link::TileLiesInSharedMemory => &links.tile_lies_in_shared_memory,
        Link::TileRaisesIntensity => &links.tile_raises_intensity,
        Link::PaddingRemovesConflict => &links.padding_removes_conflict,
        Link::SwizzleRemovesConflict => &links.swizzle_removes_conflict,
        Link::WarpRunsLane => &links.warp_runs_lane,
        Link::LaneNamesAddress => &links.lane_names_address,
        Link::AddressJoinsRequest => &links.address_joins_request,
        Link::RequestLooksUpLine => &links.request_looks_up_line,
        Link::RequestSplitsIntoSector => &links.request_splits_into_sector,
        Link::RequestServedInWavefront => &links.request_served_in_wavefront,
        Link::LineHoldsSector => &links.line_holds_sector,
        Link::SectorSoughtInL1 => &links.sector_sought_in_l1,
        Link::SectorDecidesEfficiency => &links.sector_decides_efficiency,
        Link::L1AsksL2 => &links.l1_asks_l2,
        Link::L1LacksCoherence => &links.l1_lacks_coherence,
        Link::L2KeepsCoherence => &links.l2_keeps_coherence,
        Link::L2StartsFetch => &links.l2_starts_fetch,
        Link::SharedMemoryHasBank => &links.shared_memory_has_bank,
        Link::SharedMemoryLimitsOccupancy => &links.shared_memory_limits_occupancy,
        Link::BankCausesConflict => &links.bank_causes_conflict,
        Link::ConflictAddsWavefront => &links.conflict_adds_wavefront,
        Link::WavefrontAddsToLatency => &links.wavefront_adds_to_latency,
        Link::FetchGoesToChannel => &links.fetch_goes_to_channel,
        Link::FetchAddsToLatency => &links.fetch_adds_to_latency,
        Link::ChannelHasDramBank => &links.channel_has_dram_bank,
        Link::DramBankOpensRow => &links.dram_bank_opens_row,
        Link::RowReadInBurst => &links.row_read_in_burst,
        Link::RowLimitsBandwidth => &links.row_limits_bandwidth,
        Link::BurstMakesUpBandwidth => &links.burst_makes_up_bandwidth,
        Link::EfficiencyScalesBandwidth => &links.efficiency_scales_bandwidth,
        Link::LatencyCallsForInFlight => &links.latency_calls_for_in_flight,
        Link::OccupancySuppliesInFlight => &links.occupancy_supplies_in_flight,
        Link::InFlightSustainsBandwidth => &links.in_flight_sustains_bandwidth,
        Link::BandwidthIsSlopeOfRoofline => &links.bandwidth_is_slope_of_roofline,
        Link::IntensityPlacesOnRoofline => &links.intensity_places_on_roofline,
    }
}

/// A way's name and sentence.
pub(super) fn path_words(path: Path, lang: Lang) -> &'static Named {
    let paths = &words(lang).map().paths;
    match path {
        Path::Coalescing => &paths.coalescing,
        Path::Execution => &paths.execution,
        Path::SharedMemory => &paths.shared_memory,
        Path::Hierarchy => &paths.hierarchy,
        Path::Coherence => &paths.coherence,
        Path::Concurrency => &paths.concurrency,
        Path::Roofline => &paths.roofline,
    }
}

/// The sentence under the figure: of the lit concept and where it leads, else of the way, else of the moment.
pub(super) fn sentence(state: &State, lang: Lang) -> String {
    match (state.lit(), state.path()) {
        (Some(concept), _) => {
            let leads = state.from(concept).map(|link| link_words(link, lang).sentence);
            let sentences: Vec<&str> = [concept_words(concept, lang).sentence].into_iter().chain(leads).collect();
            sentences.join(" ")
        }
        (None, Some(path)) => path_words(path, lang).sentence.to_owned(),
        (None, None) => (layer_words(state.step(), lang).sentence)(counted(state.concepts())),
    }
}

/// Whose arrows are told one by one.
pub(super) fn lit_name(state: &State, lang: Lang) -> String {
    match (state.lit(), state.path()) {
        (Some(concept), _) => (words(lang).map().around)(concept_words(concept, lang).name),
        (None, path) => path_words(path.unwrap_or(Path::Coalescing), lang).name.to_owned(),
    }
}

/// The picture in words.
pub(super) fn description(state: &State, lang: Lang) -> String {
    let own = words(lang).map();
    let map = (own.description)(counted(state.concepts()), counted(state.links()));
    let arrow = |link: Link| {
        let (from, to) = link.ends();
        let [from, to] = [from, to].map(|concept| concept_words(concept, lang).name);
        format!("{from} → {} → {to}", link_words(link, lang).name)
    };
    let told = || state.told().into_iter().map(arrow).collect::<Vec<String>>().join("; ");
    match (state.lit(), state.path()) {
        (Some(concept), _) => {
            format!("{map} {}", (own.description_lit)(concept_words(concept, lang).name, &told()))
        }
        (None, Some(path)) => format!("{map} {}", (own.description_path)(path_words(path, lang).name, &told())),
        (None, None) => map,
    }
}

/// What a screen reader says of a concept's box.
pub(super) fn button(state: &State, concept: Concept, lang: Lang) -> String {
    let name = concept_words(concept, lang).name;
    (words(lang).map().button)(name, counted(state.to(concept)), counted(state.from(concept)))
}

/// Where a concept leads, for the table: label and concept of each arrow.
pub(super) fn leads(state: &State, concept: Concept, lang: Lang) -> String {
    let arrow = |link: Link| format!("{} → {}", link_words(link, lang).name, concept_words(link.ends().1, lang).name);
    let arrows: Vec<String> = state.from(concept).map(arrow).collect();
    if arrows.is_empty() { words(lang).map().nowhere.to_owned() } else { arrows.join(", ") }
}

/// How many there are.
pub(super) fn counted<T>(things: impl Iterator<Item = T>) -> u32 {
    things.map(|_| 1).sum()
}
