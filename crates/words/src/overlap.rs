//! Words of the figure `overlap`: fetches one after another, which is a myth, and fetches in flight.

mod en;
mod hi_latn;

use crate::{Localized, coalescing::Named};

/// The names of the moments.
#[expect(missing_docs, reason = "each field is the step of the same name in `model`")]
pub struct StepNames {
    pub myth: &'static str,
    pub one_warp: &'static str,
    pub many_warps: &'static str,
    pub measured: &'static str,
}

/// The named examples.
#[expect(missing_docs, reason = "each field is the preset of the same name in `model`")]
pub struct PresetWords {
    pub lines: Named,
    pub sequential: Named,
    pub stride_8: Named,
    pub stride_1024: Named,
    pub one_warp: Named,
    pub enough: Named,
    pub too_few: Named,
    pub h200: Named,
    pub a100: Named,
}

/// Labels of the controls.
#[expect(missing_docs, reason = "each field labels the control of the same name in `model`")]
pub struct ControlWords {
    pub card: &'static str,
    pub bandwidth: &'static str,
    pub latency: &'static str,
    pub warps: &'static str,
}

/// Labels of the number row under the figure.
#[expect(missing_docs, reason = "each field labels the number of the same name")]
pub struct ReadoutWords {
    pub myth: &'static str,
    pub alone: &'static str,
    pub alone_factor: &'static str,
    pub needed: &'static str,
    pub loads: &'static str,
    pub share: &'static str,
    pub useful: &'static str,
    pub slower: &'static str,
}

/// What stands in the picture.
pub struct PictureWords {
    /// Over the fetches one after another.
    pub myth: &'static str,
    /// Over the fetches in flight.
    pub truth: &'static str,
    /// Beside a warp's wait: how it compares with the same bytes in a row, as a factor with its sign.
    pub alone: fn(&str) -> String,
    /// In place of what nobody asks for.
    pub nobody: &'static str,
    /// Over one warp's time from end to end.
    pub to_scale: &'static str,
    /// Over the sum of a warp's wait; the times of tags, flight and bytes.
    pub sum: fn(&str, &str, &str) -> String,
    /// Over the close-up of the beginning: cycles, where they are published, and their time.
    pub leaving: fn(Option<u32>, &str) -> String,
    /// Over the close-up of the end: bytes, and their time.
    pub coming: fn(&str, &str) -> String,
    /// Between the two: under a time.
    pub in_flight: &'static str,
    /// What the fetches share.
    pub bus: &'static str,
    /// Over the rows of warps: how many, and the same with commas.
    pub warps: fn(u32, &str) -> String,
    /// The key: a fetch on its way.
    pub key_flight: &'static str,
    /// The key: one that is home and waits for the bus.
    pub key_waits: &'static str,
    /// The key: bytes that are used.
    pub key_used: &'static str,
    /// The key: bytes that are not.
    pub key_wasted: &'static str,
    /// Over the bus with this access: how busy it is.
    pub bus_own: fn(&str) -> String,
    /// Over the bus with the same bytes packed: how busy it is.
    pub bus_packed: fn(&str) -> String,
    /// Over the plot of what many warps get.
    pub useful: &'static str,
    /// Under it.
    pub in_flight_axis: &'static str,
    /// At the curve of this access.
    pub own: &'static str,
    /// At the curve of the same bytes packed.
    pub packed: &'static str,
    /// At the line where many believe the curve to be: the factor.
    pub told: fn(u32) -> String,
    /// Under the plot: what must be in flight.
    pub needed: &'static str,
    /// The same in loads of this access: how many, and how many of them a multiprocessor.
    pub loads: fn(&str, &str) -> String,
    /// The same in loads of packed bytes.
    pub loads_packed: fn(&str, &str) -> String,
    /// Over the measured latencies, wide and narrow.
    pub timed: [&'static str; 2],
    /// Beside the latencies of bytes in no cache.
    pub cold: &'static str,
    /// Beside those of bytes in L2.
    pub l2: &'static str,
    /// The key: a measured point.
    pub key_measured: &'static str,
    /// The key: what the model says.
    pub key_model: &'static str,
    /// Where the myth leaves the picture: the cycles it ends at.
    pub myth_leaves: fn(&str) -> String,
    /// Over the column of the reader's access.
    pub your_access: &'static str,
    /// Heads of the three rows of numbers: lane stride, sectors, lines.
    pub columns: [&'static str; 3],
}

/// A fetch of one warp: what is said when it is lit.
pub struct FetchSaid<'a> {
    /// Its place among the warp's fetches, from 1.
    pub number: usize,
    /// How many there are.
    pub of: usize,
    /// The lanes it serves.
    pub lanes: &'a [u64],
    /// Used bytes.
    pub used: u64,
    /// All bytes.
    pub bytes: u64,
    /// When it leaves.
    pub leaves: &'a str,
    /// When its bytes are there.
    pub done: &'a str,
    /// When they would be there if the myth were true.
    pub told: &'a str,
}

/// Many warps: what is said of them.
pub struct ManySaid<'a> {
    /// Loads in flight.
    pub loads: &'a str,
    /// Loads that fill the bus.
    pub needed: &'a str,
    /// Whether they do.
    pub full: bool,
    /// How busy the bus is.
    pub share: &'a str,
    /// How many times slower than packed, with its sign; none if it is not.
    pub slower: Option<&'a str>,
}

/// A measured latency: what is said when it is lit.
pub struct TimedSaid<'a> {
    /// Where the bytes were.
    pub series: &'a str,
    /// Bytes from lane to lane.
    pub stride: &'a str,
    /// Sectors.
    pub sectors: u32,
    /// Lines.
    pub lines: u32,
    /// Median of the cycles.
    pub cycles: &'a str,
    /// The same as a time.
    pub time: &'a str,
    /// Cycles of the fastest tenth.
    pub p10: &'a str,
    /// Cycles of the slowest tenth.
    pub p90: &'a str,
    /// How many times one sector's cycles, with its sign.
    pub factor: &'a str,
}

/// How the numbers are known: for each its evidence and where it is written down, in one text.
pub struct SourceSaid<'a> {
    /// The bandwidth.
    pub bandwidth: &'a str,
    /// How it is known.
    pub bandwidth_known: &'a str,
    /// The latency.
    pub latency: &'a str,
    /// How it is known.
    pub latency_known: &'a str,
    /// How the rate of the tag stage is known.
    pub tags_known: &'a str,
    /// How the latencies of the card are known.
    pub timed_known: &'a str,
    /// The word for what is assumed.
    pub assumed: &'a str,
}

/// All words of the figure.
pub struct OverlapWords {
    /// The figure's name for screen readers and the gallery.
    pub title: &'static str,
    /// The moments.
    pub steps: StepNames,
    /// The named examples.
    pub presets: PresetWords,
    /// The controls.
    pub controls: ControlWords,
    /// The number row.
    pub readout: ReadoutWords,
    /// The picture.
    pub picture: PictureWords,
    /// The first moment: fetches, one latency, their sum, the wait of a warp alone.
    pub myth: fn(u32, &str, &str, &str) -> String,
    /// The second: time of the tags where it is published, bytes, their time, fetches.
    pub one_warp: fn(Option<&str>, &str, &str, u32) -> String,
    /// The third.
    pub many_warps: fn(&ManySaid<'_>) -> String,
    /// The last: cycles of one sector, of 32 lines and of 32 pages, their factors, the myth's cycles.
    pub measured: fn(&str, &str, &str, &str, &str, &str) -> String,
    /// While nobody asks for anything.
    pub nobody: &'static str,
    /// What is added where the access is a store.
    pub store: &'static str,
    /// A fetch that is lit, or a lane of it.
    pub fetch: fn(&FetchSaid<'_>) -> String,
    /// A row of warps that is lit: first and last warp; when their loads are home, when the bus begins and ends with
    /// them.
    pub warps: fn(&str, &str, &str, &str, &str) -> String,
    /// A measured latency that is lit.
    pub timed: fn(&TimedSaid<'_>) -> String,
    /// The picture for those who cannot see it: the moment, and its sentence.
    pub description: fn(&str, &str) -> String,
    /// Asks for the prediction.
    pub ask: &'static str,
    /// While it is awaited.
    pub think: &'static str,
    /// The prediction was right: the factor with its sign.
    pub guess_right: fn(&str) -> String,
    /// The prediction was not: the guess, the factor with its sign.
    pub guess_wrong: fn(u32, &str) -> String,
    /// How the numbers are known.
    pub source: fn(&SourceSaid<'_>) -> String,
    /// How a number is known that only the reader gives: the word for assumed, the card, its own number, and how that
    /// is known.
    pub near: fn(&str, &str, &str, &str) -> String,
    /// Name of a fetch's mark: its number, its lanes, when its bytes are there.
    pub fetch_button: fn(usize, &[u64], &str) -> String,
    /// Name of a row of warps: first and last warp.
    pub warps_button: fn(&str, &str) -> String,
    /// Name of a measured point: series, bytes from lane to lane, cycles.
    pub timed_button: fn(&str, &str, &str) -> String,
    /// Heads of the table of fetches.
    pub fetch_table: [&'static str; 6],
    /// Heads of the table of warps.
    pub warps_table: [&'static str; 4],
    /// Heads of the table of measured latencies.
    pub timed_table: [&'static str; 8],
    /// Where there is no number.
    pub none: &'static str,
    /// How to use the keyboard.
    pub keys: &'static str,
}

/// The words, in every language.
pub static WORDS: Localized<OverlapWords> = Localized { en: en::WORDS, hi_latn: hi_latn::WORDS };
