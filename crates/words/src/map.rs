//! Words of the figure `map`: the concepts of the course, and what leads to what.

pub(crate) mod en;
pub(crate) mod hi_latn;

use crate::{Localized, coalescing::Named};

/// A layer, which is also a moment.
pub struct LayerWords {
    /// Beside the layer and on its button.
    pub name: &'static str,
    /// What is to be seen once it is there; takes the number of concepts on the map.
    pub sentence: fn(u32) -> String,
}

/// The layers.
#[expect(missing_docs, reason = "each field is the layer of the same name in `model`")]
pub struct LayersWords {
    pub code: LayerWords,
    pub warp: LayerWords,
    pub caches: LayerWords,
    pub dram: LayerWords,
    pub speed: LayerWords,
}

/// The concepts: name, and what it is, in one sentence.
#[expect(missing_docs, reason = "each field is the concept of the same name in `model`")]
pub struct ConceptsWords {
    pub layout: Named,
    pub stride: Named,
    pub padding: Named,
    pub swizzle: Named,
    pub tile: Named,
    pub warp: Named,
    pub lane: Named,
    pub address: Named,
    pub request: Named,
    pub sector: Named,
    pub line: Named,
    pub l1: Named,
    pub l2: Named,
    pub coherence: Named,
    pub wavefront: Named,
    pub conflict: Named,
    pub bank: Named,
    pub shared_memory: Named,
    pub fetch: Named,
    pub channel: Named,
    pub dram_bank: Named,
    pub row: Named,
    pub burst: Named,
    pub efficiency: Named,
    pub bandwidth: Named,
    pub latency: Named,
    pub occupancy: Named,
    pub in_flight: Named,
    pub intensity: Named,
    pub roofline: Named,
}

/// The arrows: what stands beside each, and what it says of the concept that it leaves.
#[expect(missing_docs, reason = "each field is the arrow of the same name in `model`")]
pub struct LinksWords {
    pub layout_sets_stride: Named,
    pub stride_spaces_address: Named,
    pub tile_lies_in_shared_memory: Named,
    pub tile_raises_intensity: Named,
    pub padding_removes_conflict: Named,
    pub swizzle_removes_conflict: Named,
    pub warp_runs_lane: Named,
    pub lane_names_address: Named,
    pub address_joins_request: Named,
    pub request_looks_up_line: Named,
    pub request_splits_into_sector: Named,
    pub request_served_in_wavefront: Named,
    pub line_holds_sector: Named,
    pub sector_sought_in_l1: Named,
    pub sector_decides_efficiency: Named,
    pub l1_asks_l2: Named,
    pub l1_lacks_coherence: Named,
    pub l2_keeps_coherence: Named,
    pub l2_starts_fetch: Named,
    pub shared_memory_has_bank: Named,
    pub shared_memory_limits_occupancy: Named,
    pub bank_causes_conflict: Named,
    pub conflict_adds_wavefront: Named,
    pub wavefront_adds_to_latency: Named,
    pub fetch_goes_to_channel: Named,
    pub fetch_adds_to_latency: Named,
    pub channel_has_dram_bank: Named,
    pub dram_bank_opens_row: Named,
    pub row_read_in_burst: Named,
    pub row_limits_bandwidth: Named,
    pub burst_makes_up_bandwidth: Named,
    pub efficiency_scales_bandwidth: Named,
    pub latency_calls_for_in_flight: Named,
    pub occupancy_supplies_in_flight: Named,
    pub in_flight_sustains_bandwidth: Named,
    pub bandwidth_is_slope_of_roofline: Named,
    pub intensity_places_on_roofline: Named,
}

/// The ways through the map.
#[expect(missing_docs, reason = "each field is the way of the same name in `model`")]
pub struct PathsWords {
    pub coalescing: Named,
    pub execution: Named,
    pub shared_memory: Named,
    pub hierarchy: Named,
    pub coherence: Named,
    pub concurrency: Named,
    pub roofline: Named,
}

/// What stands under the picture once a concept is picked.
pub struct BlockWords {
    /// Before the chapter's name.
    pub taught: &'static str,
    /// Leads to the glossary.
    pub glossary: &'static str,
    /// Leads to a figure.
    pub figure: &'static str,
    /// Before the chapters of a way.
    pub more: &'static str,
}

/// Names of the chapters.
#[expect(missing_docs, reason = "each field is the chapter of that address")]
pub struct ChaptersWords {
    pub coalescing: &'static str,
    pub derivation: &'static str,
    pub patterns: &'static str,
    pub banks: &'static str,
    pub dram: &'static str,
    pub silicon: &'static str,
    pub mistakes: &'static str,
}

/// All words of the figure.
pub struct MapWords {
    /// The figure's name for screen readers and the gallery.
    pub title: &'static str,
    /// The moments.
    pub layers: LayersWords,
    /// The concepts.
    pub concepts: ConceptsWords,
    /// The arrows.
    pub links: LinksWords,
    /// The ways.
    pub paths: PathsWords,
    /// Over the arrows of a concept.
    pub around: fn(&str) -> String,
    /// The picture in words: concepts, arrows.
    pub description: fn(u32, u32) -> String,
    /// What is lit: a concept's name, and its arrows, read out.
    pub description_lit: fn(&str, &str) -> String,
    /// The same of a way.
    pub description_path: fn(&str, &str) -> String,
    /// A concept's name for screen readers: arrows that lead to it, arrows that leave it.
    pub button: fn(&str, u32, u32) -> String,
    /// Label of the number of concepts.
    pub concepts_label: &'static str,
    /// Label of the number of arrows.
    pub links_label: &'static str,
    /// Under the picture.
    pub blocks: BlockWords,
    /// The chapters.
    pub chapters: ChaptersWords,
    /// How to use the keyboard.
    pub keys: &'static str,
    /// Heads of the table: concept, where it leads.
    pub table: [&'static str; 2],
    /// In the table, for a concept that leads nowhere.
    pub nowhere: &'static str,
}

/// The words, in every language.
pub static WORDS: Localized<MapWords> = Localized { en: en::WORDS, hi_latn: hi_latn::WORDS };
