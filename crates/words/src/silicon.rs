//! Words of the figure `silicon`: what a real card measured, and what the model says beside it.

pub mod loader;

mod en;
mod hi_latn;

use crate::Localized;
use loader::LoaderWords;

/// One series.
pub struct SeriesWords {
    /// Short: on its chip and in the menu.
    pub name: &'static str,
    /// What was done.
    pub done: &'static str,
    /// What is seen, and why; where the model is off, that it is.
    pub why: &'static str,
    /// Along the axis.
    pub axis: &'static str,
    /// The question: the number that is given, with its unit.
    pub ask: fn(&str) -> String,
}

/// The series.
#[expect(missing_docs, reason = "each field is the series of the same name in `model`")]
pub struct AllSeries {
    pub stride_read_f32: SeriesWords,
    pub stride_read_f64: SeriesWords,
    pub stride_copy_f32: SeriesWords,
    pub offset_copy_f32: SeriesWords,
    pub random_chunk_read: SeriesWords,
    pub traffic_stride_read_f32: SeriesWords,
    pub traffic_stride_read_f64: SeriesWords,
    pub traffic_random_chunk_read: SeriesWords,
    pub l2_fetch: SeriesWords,
    pub l2_fetch_traffic: SeriesWords,
    pub pointer_chase_cg: SeriesWords,
    pub shared_bank_latency: SeriesWords,
    pub shared_bank_throughput: SeriesWords,
    pub shared_atomic: SeriesWords,
    pub transpose_16384: SeriesWords,
    pub aos24_vs_soa: SeriesWords,
    pub torch_copy: SeriesWords,
    pub torch_same_kernel: SeriesWords,
}

/// A unit: over the axis, and after a number.
pub struct UnitWords {
    /// Over the axis.
    pub axis: &'static str,
    /// After a number, with the space before it.
    pub short: &'static str,
    /// After the number one.
    pub one: &'static str,
}

/// The units.
#[expect(missing_docs, reason = "each field is the unit of the same name in `model`")]
pub struct UnitsWords {
    pub useful_gbps: UnitWords,
    pub per_useful_byte: UnitWords,
    pub per_l2_byte: UnitWords,
    pub nanoseconds: UnitWords,
    pub cycles: UnitWords,
}

/// A rule: beside its line, and what it takes for true.
pub struct RuleWords {
    /// Beside its line: short.
    pub name: &'static str,
    /// Over its column, with the model's label.
    pub column: &'static str,
    /// What it takes for true.
    pub assumes: &'static str,
}

/// The rules.
#[expect(missing_docs, reason = "each field is the rule of the same name in `model`")]
pub struct RulesWords {
    pub fetch: RuleWords,
    pub sectors: RuleWords,
    pub shared: RuleWords,
    pub alone: RuleWords,
    pub notes: RuleWords,
    pub latency: RuleWords,
    pub wavefronts: RuleWords,
    pub turns: RuleWords,
}

/// A place on the axis, as it is said.
pub struct PlaceWords {
    /// A stride.
    pub stride: fn(u32) -> String,
    /// An offset.
    pub offset: fn(u32) -> String,
    /// Chunks, with their size.
    pub chunk: fn(&str) -> String,
    /// A footprint, with its size.
    pub footprint: fn(&str) -> String,
    /// Where atomics go.
    pub atomics: [&'static str; 5],
    /// Kernels that copy or transpose.
    pub kernels: [&'static str; 4],
    /// Layouts.
    pub layouts: [&'static str; 2],
}

/// The curves of a series that has several.
#[expect(missing_docs, reason = "each field is the curve of the same name in `model`")]
pub struct CurveWords {
    pub fetch: fn(u32) -> String,
    pub exchange: &'static str,
    pub addition: &'static str,
    pub contiguous: &'static str,
    pub transposed: &'static str,
}

/// Words on single numbers.
#[expect(missing_docs, reason = "each field is the remark of the same name in `model`")]
pub struct RemarkWords {
    pub beyond_fetch: &'static str,
    pub copy_idle: &'static str,
    pub shared_sector: &'static str,
    pub whole_sectors: &'static str,
    pub whole_line: &'static str,
    pub small_chunk: &'static str,
    pub large_chunk: &'static str,
    pub fetch_helps: &'static str,
    pub fetch_idle: &'static str,
    pub in_l2: &'static str,
    pub early_miss: &'static str,
    pub in_dram: &'static str,
    pub conflict: &'static str,
    pub no_conflict: &'static str,
    pub takes_turns: &'static str,
    pub base: &'static str,
    pub scattered: &'static str,
    pub conflict_unseen: &'static str,
    pub beats_copy: &'static str,
    pub at_limit: &'static str,
    pub too_few_loads: &'static str,
    pub reused: &'static str,
}

/// A number and what stands beside it, each with its unit.
pub struct Point<'a> {
    /// The place.
    pub at: &'a str,
    /// What the H200 measured.
    pub measured: Option<&'a str>,
    /// What the model says.
    pub predicted: Option<&'a str>,
    /// Measured ÷ predicted.
    pub ratio: Option<&'a str>,
    /// What the reader's card measured, and its name.
    pub own: Option<(&'a str, &'a str)>,
}

/// Labels of the number row under the figure.
#[expect(missing_docs, reason = "each field labels the count of the same name")]
pub struct ReadoutWords {
    pub at: &'static str,
    pub measured: &'static str,
    pub predicted: &'static str,
    pub ratio: &'static str,
    pub own: &'static str,
    pub largest: &'static str,
}

/// A loss taken apart. Numbers come with their units.
pub struct ApartWords {
    /// Over the table.
    pub title: fn(&str) -> String,
    /// From stride 1 to the last: the stride, both speeds.
    pub whole: fn(u32, &str, &str) -> String,
    /// Whole sectors: bytes used of 32.
    pub sectors: fn(&str) -> String,
    /// Whole fetches; what DRAM delivered for each useful byte.
    pub fetch: fn(&str) -> String,
    /// What is left.
    pub left: &'static str,
    /// Counted by the model.
    pub counted: &'static str,
    /// Neither counted nor measured apart.
    pub not_separated: &'static str,
    /// A stride at which a smaller fetch helps, with both speeds; one at which it does not, with both.
    pub told: fn(u32, [&str; 2], u32, [&str; 2]) -> String,
    /// Elements read at stride 1, and at the last.
    pub elements: fn(&str, u32, &str) -> String,
}

/// What stands in the picture beside names.
pub struct PictureWords {
    /// Beside the measured curve.
    pub measured: &'static str,
    /// Beside the model's, where there is one rule; over a column.
    pub model: &'static str,
    /// Beside what random places cost: the speed.
    pub random: fn(&str) -> String,
    /// Beside the line of `cudaMemcpy`: the speed.
    pub memcpy: fn(&str) -> String,
    /// Beside the line where L2 ends: the size.
    pub l2: fn(&str) -> String,
    /// Where the model says nothing.
    pub no_model: &'static str,
}

/// Where the numbers of a series come from.
pub struct SourceSaid<'a> {
    /// The word for measured.
    pub measured: &'a str,
    /// The file.
    pub title: &'a str,
    /// The driver.
    pub driver: &'a str,
    /// The day.
    pub date: &'a str,
    /// How it was measured, as one of [`SiliconWords::methods`].
    pub method: &'a str,
    /// What the rules take for true; empty where there is none.
    pub assumes: &'a str,
}

/// All words of the figure.
pub struct SiliconWords {
    /// The figure's name for screen readers and the gallery.
    pub title: &'static str,
    /// The series.
    pub series: AllSeries,
    /// The moments: measured, predicted, both.
    pub steps: [&'static str; 3],
    /// Units.
    pub units: UnitsWords,
    /// Rules.
    pub rules: RulesWords,
    /// Places.
    pub places: PlaceWords,
    /// Curves.
    pub curves: CurveWords,
    /// Remarks.
    pub remarks: RemarkWords,
    /// The picture.
    pub picture: PictureWords,
    /// The number row.
    pub readout: ReadoutWords,
    /// The reader's own file.
    pub loader: LoaderWords,
    /// A loss taken apart.
    pub apart: ApartWords,
    /// Label of the menu of series.
    pub choose: &'static str,
    /// Label of the menu of scales, and its values: by factors, from zero.
    pub scale: [&'static str; 3],
    /// A place that is lit.
    pub point: fn(&Point<'_>) -> String,
    /// Name of a point's mark.
    pub button: fn(&Point<'_>) -> String,
    /// The picture in words: what was done, and the points.
    pub description: fn(&str, &[String]) -> String,
    /// Where the model says nothing of the series.
    pub says_nothing: &'static str,
    /// Before the field of a guess.
    pub guess: &'static str,
    /// The guess was good: the answer.
    pub guess_right: fn(&str) -> String,
    /// It was not: the guess, the answer.
    pub guess_wrong: fn(&str, &str) -> String,
    /// Where the numbers come from.
    pub source: fn(&SourceSaid<'_>) -> String,
    /// How a series was measured: median of nine runs, profiler, clock, PyTorch.
    pub methods: [&'static str; 4],
    /// Heads of the table: the place, measured, the reader's; between them, those of the rules.
    pub table: [&'static str; 3],
    /// Where there is no number.
    pub none: &'static str,
    /// How to use the keyboard.
    pub keys: &'static str,
}

/// The words, in every language.
pub static WORDS: Localized<SiliconWords> = Localized { en: en::WORDS, hi_latn: hi_latn::WORDS };
