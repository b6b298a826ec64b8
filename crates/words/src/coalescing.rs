//! Words of the figure `coalescing`: a warp's lanes and the sectors they touch.

mod en;
mod hi_latn;

use crate::Localized;

/// A short name for a button, and a sentence that says what to see.
pub struct Named {
    /// On the button.
    pub name: &'static str,
    /// Under the figure.
    pub sentence: &'static str,
}

/// The four moments of an access.
pub struct StepWords {
    /// Each lane names an address.
    pub addresses: Named,
    /// The addresses are sorted.
    pub grouping: Named,
    /// The sectors are moved.
    pub fetch: Named,
    /// The lanes get their bytes.
    pub hand_out: Named,
}

/// The named accesses.
#[expect(missing_docs, reason = "each field is the preset of the same name in `model`")]
pub struct PresetWords {
    pub sequential: Named,
    pub off_by_one: Named,
    pub stride_2: Named,
    pub stride_8: Named,
    pub aos_24: Named,
    pub reversed: Named,
    pub broadcast: Named,
    pub random: Named,
    pub block_16x2: Named,
    pub doubles: Named,
    pub float4: Named,
    pub half_off: Named,
}

/// The generations of hardware.
#[expect(missing_docs, reason = "each field is the architecture of the same name in `model`")]
pub struct ArchWords {
    pub fermi: Named,
    pub kepler: Named,
    pub kepler_l1: Named,
    pub maxwell: Named,
    pub pascal: Named,
    pub volta: Named,
}

/// Labels of the controls.
#[expect(missing_docs, reason = "each field labels the control of the same name in `model`")]
pub struct ControlWords {
    pub layout: &'static str,
    pub layout_stride: &'static str,
    pub layout_field: &'static str,
    pub layout_block: &'static str,
    pub layout_random: &'static str,
    pub stride: &'static str,
    pub offset: &'static str,
    pub fields: &'static str,
    pub field: &'static str,
    pub columns: &'static str,
    pub pitch: &'static str,
    pub seed: &'static str,
    pub order: &'static str,
    pub order_forward: &'static str,
    pub order_reversed: &'static str,
    pub order_pairs: &'static str,
    pub order_shuffled: &'static str,
    pub width: &'static str,
    pub bytes: fn(u32) -> String,
    pub op: &'static str,
    pub load: &'static str,
    pub store: &'static str,
    pub arch: &'static str,
    pub all_on: &'static str,
}

/// Labels of the number row under the figure.
#[expect(missing_docs, reason = "each field labels the count of the same name in `model`")]
pub struct ReadoutWords {
    pub requests: &'static str,
    pub sectors: &'static str,
    pub lines: &'static str,
    pub requested: &'static str,
    pub unique: &'static str,
    pub moved: &'static str,
    pub efficiency: &'static str,
}

/// All words of the figure.
pub struct CoalescingWords {
    /// The figure's name for screen readers and the gallery.
    pub title: &'static str,
    /// Above the lanes, load.
    pub warp_load: &'static str,
    /// Above the lanes, store.
    pub warp_store: &'static str,
    /// Above the memory.
    pub memory: &'static str,
    /// Above the memory of the narrow layout.
    pub memory_narrow: &'static str,
    /// Under a line's sectors, wide: its number.
    pub line: fn(u64) -> String,
    /// The same where there is little room.
    pub line_short: fn(u64) -> String,
    /// Under the numbers of lines that have no room for their name.
    pub lines: &'static str,
    /// Between sectors that are not neighbours in memory.
    pub gap: &'static str,
    /// Switches to this face.
    pub face: &'static str,
    /// The moments.
    pub steps: StepWords,
    /// The named accesses.
    pub presets: PresetWords,
    /// The hardware.
    pub archs: ArchWords,
    /// The controls.
    pub controls: ControlWords,
    /// The number row.
    pub readout: ReadoutWords,
    /// A lane that is lit: lane, first and last byte, sector, the sector's other lanes, wasted bytes of the sector.
    pub lane: fn(u64, u64, u64, u64, &[u64], u64) -> String,
    /// A lane that is switched off.
    pub lane_off: fn(u64) -> String,
    /// A sector that is lit: sector, first and last byte, its lanes, used bytes.
    pub sector: fn(u64, u64, u64, &[u64], u64) -> String,
    /// A line that is lit: line, first and last byte, touched sectors of four.
    pub line_lit: fn(u64, u64, u64, u64) -> String,
    /// The whole picture for those who cannot see it: active lanes, bytes a lane, requests, sectors, lines, unique, moved.
    pub description: fn(u32, u32, u32, u32, u32, u64, u64) -> String,
    /// The description while the counts wait for a guess.
    pub description_hidden: fn(u32, u32) -> String,
    /// Asks for the prediction.
    pub ask: &'static str,
    /// The prediction was right: the count.
    pub guess_right: fn(u32) -> String,
    /// The prediction was not: the guess, the count.
    pub guess_wrong: fn(u32, u32) -> String,
    /// Name of a lane's button: lane, its address.
    pub lane_button: fn(u64, Option<u64>) -> String,
    /// Name of a sector's button: sector, used bytes.
    pub sector_button: fn(u64, u64) -> String,
    /// Name of a line's button.
    pub line_button: fn(u64) -> String,
    /// Heads of the table.
    pub table: [&'static str; 5],
    /// In the table, a lane that is off.
    pub off: &'static str,
}

/// The words, in every language.
pub static WORDS: Localized<CoalescingWords> = Localized { en: en::WORDS, hi_latn: hi_latn::WORDS };
