//! Words of the figure `rows`: DRAM banks, their row buffers, and the time a warp's sectors take there.

mod blocks;
mod en;
mod hi_latn;

pub use blocks::{Alone, BlockWords, BoundWords, Many};

use crate::{Localized, coalescing::Named};

/// The four moments of a load.
#[expect(missing_docs, reason = "each field is the step of the same name in `model`")]
pub struct StepWords {
    pub sectors: Named,
    pub places: Named,
    pub rows: Named,
    pub reads: Named,
}

/// The named loads.
#[expect(missing_docs, reason = "each field is the preset of the same name in `model`")]
pub struct PresetWords {
    pub open_row: Named,
    pub closed_row: Named,
    pub conflict: Named,
    pub four_banks: Named,
    pub four_rows: Named,
    pub sixteen_banks: Named,
    pub one_bank: Named,
    pub channels: Named,
    pub fetch_64: Named,
    pub stride_8: Named,
}

/// Labels of the controls.
#[expect(missing_docs, reason = "each field labels the control of the same name in `model`")]
pub struct ControlWords {
    pub dram: &'static str,
    pub map: &'static str,
    pub map_channels: &'static str,
    pub map_one_channel: &'static str,
    pub map_one_bank: &'static str,
    pub before: &'static str,
    pub before_same: &'static str,
    pub before_closed: &'static str,
    pub before_other: &'static str,
    pub fetch: &'static str,
    pub bytes: fn(u32) -> String,
}

/// Labels of the number row under the figure.
#[expect(missing_docs, reason = "each field labels the count of the same name")]
pub struct ReadoutWords {
    pub sectors: &'static str,
    pub bytes: &'static str,
    pub hits: &'static str,
    pub closed: &'static str,
    pub conflicts: &'static str,
    pub activations: &'static str,
    pub ns: &'static str,
    pub sustained: &'static str,
}

/// What a burst found.
pub struct OutcomeWords {
    /// Its row was open.
    pub hit: &'static str,
    /// No row was.
    pub closed: &'static str,
    /// Another row was.
    pub conflict: &'static str,
}

/// What stands in the picture.
pub struct PictureWords {
    /// Over the sectors: the bytes that L2 asks for.
    pub memory: fn(u32) -> String,
    /// Over the channels in use: how many of how many.
    pub channels: fn(usize, u32) -> String,
    /// Over the banks: the channel, its banks.
    pub banks: fn(u32, u32) -> String,
    /// The same where there is little room.
    pub banks_short: fn(u32, u32) -> String,
    /// On a bank.
    pub bank: fn(u32) -> String,
    /// On a row, in a bank or in its buffer.
    pub row: fn(u64) -> String,
    /// On rows that have no room of their own.
    pub more: fn(usize) -> String,
    /// On a row buffer that holds nothing.
    pub empty: &'static str,
    /// Beside a bank's time: the channel, if there are several, and the bank, if the channel uses several.
    pub line: fn(Option<u32>, Option<u32>) -> String,
    /// Beside the time of the channels that are not looked into: how many.
    pub others: fn(usize) -> String,
    /// Over the time line.
    pub time: &'static str,
    /// Where nothing has happened yet.
    pub no_time: &'static str,
    /// At the last byte: the time.
    pub last_byte: fn(&str) -> String,
    /// At the time of a whole load.
    pub whole_load: fn(&str) -> String,
    /// What the marks of the time line mean.
    pub legend: LegendWords,
}

/// What the marks of the time line mean.
#[expect(missing_docs, reason = "each field names the mark of the same name")]
pub struct LegendWords {
    pub conflict: &'static str,
    pub precharge: &'static str,
    pub activate: &'static str,
    pub open: &'static str,
    pub flight: &'static str,
    pub data: &'static str,
    pub wasted: &'static str,
}

/// How a burst came: its place, and what happened when, in nanoseconds.
pub struct Came {
    /// The sector.
    pub sector: u64,
    /// Channel, bank and row.
    pub place: (u32, u32, u64),
    /// What it found.
    pub found: Found,
    /// When its first read went out.
    pub read: String,
    /// When its last byte had arrived.
    pub last: String,
}

/// What a burst found, with the times that follow from it.
pub enum Found {
    /// Its row was open.
    Hit,
    /// No row was open: when its own was opened.
    Closed(String),
    /// Another row was open: when that one was closed, and its own opened.
    Conflict(String, String),
}

/// How the whole load is served.
pub struct Served {
    /// Active lanes, bytes a lane.
    pub lanes: (u32, u32),
    /// Bytes that DRAM delivers, and bytes of them that are used.
    pub bytes: (u64, u64),
    /// Rows, banks, channels that are in use.
    pub places: (u32, usize, usize),
    /// Hits, closed rows, conflicts.
    pub outcomes: [u32; 3],
    /// Nanoseconds to the last byte.
    pub last: String,
}

/// What is said of a part that is lit.
pub struct LitWords {
    /// A lane: its number, first and last byte, how its sector came.
    pub lane: fn(u64, u64, u64, &Came) -> String,
    /// A lane that is switched off.
    pub lane_off: fn(u64) -> String,
    /// A burst: how it came, its lanes, how many of its bytes they use.
    pub sector: fn(&Came, &[u64], u64) -> String,
    /// A channel: its number, its bursts, its rows, when its last byte came.
    pub channel: fn(u32, usize, usize, &str) -> String,
    /// A bank: its number, its rows, its bursts, when its last byte came.
    pub bank: fn(u32, usize, usize, &str) -> String,
    /// A bank that has nothing to do.
    pub bank_idle: fn(u32) -> String,
    /// A row: its number, its bank, its bursts, when it was opened (not, if it was open before), when its last byte
    /// came.
    pub row: fn(u64, u32, usize, Option<&str>, &str) -> String,
}

/// All words of the figure.
pub struct RowsWords {
    /// The figure's name for screen readers and the gallery.
    pub title: &'static str,
    /// The moments.
    pub steps: StepWords,
    /// The named loads.
    pub presets: PresetWords,
    /// The controls.
    pub controls: ControlWords,
    /// The number row.
    pub readout: ReadoutWords,
    /// What a burst found.
    pub outcomes: OutcomeWords,
    /// In the picture.
    pub picture: PictureWords,
    /// Of what is lit.
    pub lit: LitWords,
    /// Under the picture.
    pub blocks: BlockWords,
    /// The whole picture for those who cannot see it.
    pub description: fn(&Served) -> String,
    /// The same while the counts wait for a guess: active lanes, bytes a lane, bytes delivered, banks.
    pub description_hidden: fn(u32, u32, u64, usize) -> String,
    /// No lane takes part.
    pub nothing: &'static str,
    /// Asks for the prediction.
    pub ask: &'static str,
    /// While the prediction is awaited.
    pub think: &'static str,
    /// The prediction was right: the count.
    pub guess_right: fn(u32) -> String,
    /// The prediction was not: the guess, the count.
    pub guess_wrong: fn(u32, u32) -> String,
    /// How the numbers are known: the words for assumed and measured, the timings' source, a whole load in nanoseconds,
    /// its source.
    pub source: fn(&str, &str, &str, &str, &str) -> String,
    /// Said after it where the access is a store.
    pub store: &'static str,
    /// Name of a lane's button: lane, its address.
    pub lane_button: fn(u64, Option<u64>) -> String,
    /// Name of a burst's button: sector, used bytes.
    pub sector_button: fn(u64, u64) -> String,
    /// Name of a channel's button: channel, bursts.
    pub channel_button: fn(u32, usize) -> String,
    /// Name of a bank's button: bank, rows.
    pub bank_button: fn(u32, usize) -> String,
    /// Name of a row's button: row, bank, bursts.
    pub row_button: fn(u64, u32, usize) -> String,
    /// Heads of the table.
    pub table: [&'static str; 8],
    /// Where there is no such thing.
    pub none: &'static str,
    /// How to use the keyboard.
    pub keys: &'static str,
}

/// The words, in every language.
pub static WORDS: Localized<RowsWords> = Localized { en: en::WORDS, hi_latn: hi_latn::WORDS };
