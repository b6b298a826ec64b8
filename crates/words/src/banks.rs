//! Words of the figure `banks`: 32 banks, and the lanes that wait for each other.

mod en;
mod hi_latn;

use crate::{Localized, coalescing::Named};

/// The three moments of an access.
pub struct StepWords {
    /// Each lane names an address.
    pub addresses: Named,
    /// The words are found in their banks.
    pub banks: Named,
    /// The banks serve.
    pub turns: Named,
}

/// The named accesses.
#[expect(missing_docs, reason = "each field is the preset of the same name in `model`")]
pub struct PresetWords {
    pub stride_1: Named,
    pub stride_2: Named,
    pub stride_6: Named,
    pub stride_32: Named,
    pub stride_33: Named,
    pub broadcast: Named,
    pub column: Named,
    pub padded: Named,
    pub swizzled: Named,
    pub bytes: Named,
    pub doubles: Named,
    pub float4: Named,
    pub float4_pairs: Named,
    pub random: Named,
    pub atomic: Named,
}

/// Labels of the controls.
#[expect(missing_docs, reason = "each field labels the control of the same name in `model`")]
pub struct ControlWords {
    pub pattern: &'static str,
    pub pattern_stride: &'static str,
    pub pattern_tile: &'static str,
    pub pattern_random: &'static str,
    pub stride: &'static str,
    pub offset: &'static str,
    pub share: &'static str,
    pub pitch: &'static str,
    pub column: &'static str,
    pub seed: &'static str,
    pub pad: &'static str,
    pub fix: &'static str,
    pub fix_none: &'static str,
    pub fix_pad: &'static str,
    pub fix_swizzle: &'static str,
    pub width: &'static str,
    pub bytes: fn(u32) -> String,
    pub op: &'static str,
    pub load: &'static str,
    pub store: &'static str,
    pub atomic: &'static str,
    pub all_on: &'static str,
}

/// Labels of the number row under the figure.
#[expect(missing_docs, reason = "each field labels the count of the same name in `model`")]
pub struct ReadoutWords {
    pub groups: &'static str,
    pub wavefronts: &'static str,
    pub conflicts: &'static str,
    pub n_way: &'static str,
    pub latency: &'static str,
    pub throughput: &'static str,
    /// A degree of conflict: 1 is free.
    pub ways: fn(u32) -> String,
    /// Before and after.
    pub both: fn(&str, &str) -> String,
}

/// Captions inside the picture.
pub struct CaptionWords {
    /// Above the lanes, load.
    pub load: &'static str,
    /// Above the lanes, store.
    pub store: &'static str,
    /// Above the lanes, atomic.
    pub atomic: &'static str,
    /// Beside the banks.
    pub banks: &'static str,
    /// Beside the memory.
    pub memory: &'static str,
    /// The words of one row: first, last.
    pub words: fn(u64, u64) -> String,
    /// Beside the turns.
    pub turns: &'static str,
    /// What a turn is.
    pub turns_long: &'static str,
    /// The same where there is little room.
    pub turns_short: &'static str,
    /// What a turn is for a store.
    pub turns_store: &'static str,
    /// The same where there is little room.
    pub turns_store_short: &'static str,
    /// What a turn is for an atomic.
    pub turns_atomic: &'static str,
    /// The same where there is little room.
    pub turns_atomic_short: &'static str,
    /// What a turn is where groups were merged.
    pub turns_merged: &'static str,
    /// The same where there is little room.
    pub turns_merged_short: &'static str,
    /// What a turn is where there are several groups: how many lanes each.
    pub turns_grouped: fn(u64) -> String,
    /// The lanes of a group: first, last.
    pub group: fn(u64, u64) -> String,
    /// Where rows are left out.
    pub gap: &'static str,
    /// Over the picture of the access as it is.
    pub before: &'static str,
    /// Over the padded one: elements a row.
    pub padded: fn(u32) -> String,
    /// Over the swizzled one.
    pub swizzled: &'static str,
    /// A count of turns.
    pub count: fn(u32) -> String,
}

/// A word, and the lanes that want it.
pub struct Wanted {
    /// Its number.
    pub word: u64,
    /// The lanes, ascending; never empty.
    pub lanes: Vec<u64>,
}

/// What serves a lane: its words, their banks, the turns (from 1) in which it is served, and the turns there are.
pub struct Served {
    /// Words, ascending.
    pub words: Vec<u64>,
    /// Their banks, in the order of the words.
    pub banks: Vec<u64>,
    /// Turns, ascending.
    pub turns: Vec<u64>,
    /// Turns in all.
    pub of: u64,
}

/// What is said of a part that is lit.
pub struct LitWords {
    /// A lane: its number, first and last byte, what serves it.
    pub lane: fn(u64, u64, u64, &Served) -> String,
    /// A lane that is switched off.
    pub lane_off: fn(u64) -> String,
    /// A bank: its number; its words, each with its lanes; the turns it is busy.
    pub bank: fn(u64, &[Wanted], u64) -> String,
    /// A word: its number, its bank, its lanes, its turns (from 1).
    pub word: fn(u64, u64, &[u64], &[u64]) -> String,
    /// A turn (from 1): of how many, the banks that deliver, the lanes that are served, and whether the group has
    /// waited for it.
    pub turn: fn(u64, u64, u64, &[u64], bool) -> String,
    /// What holds before something is done against conflicts.
    pub before: fn(&str) -> String,
    /// What holds after.
    pub after: fn(&str) -> String,
}

/// Why there are as many turns as there are.
pub struct ReasonWords {
    /// The worst bank: its number; its words, each with its lanes. At most three words.
    pub words: fn(u64, &[Wanted]) -> String,
    /// The worst bank: its number, how many words.
    pub many: fn(u64, u64) -> String,
    /// The worst bank of an atomic: its number, how many lanes.
    pub atomic: fn(u64, u64) -> String,
    /// No bank is asked for two words.
    pub free: &'static str,
    /// The same where there is little room.
    pub nobody: &'static str,
    /// No bank is asked for two words by one group.
    pub free_grouped: &'static str,
    /// No lane takes part.
    pub nothing: &'static str,
    /// The lanes want words of a bank: lanes, words, bank.
    pub want: fn(&[u64], &[u64], u64) -> String,
}

/// All words of the figure.
pub struct BanksWords {
    /// The figure's name for screen readers and the gallery.
    pub title: &'static str,
    /// Captions in the picture.
    pub captions: CaptionWords,
    /// The moments.
    pub steps: StepWords,
    /// The named accesses.
    pub presets: PresetWords,
    /// The controls.
    pub controls: ControlWords,
    /// The number row.
    pub readout: ReadoutWords,
    /// Of what is lit.
    pub lit: LitWords,
    /// Of the worst bank.
    pub reason: ReasonWords,
    /// The whole picture for those who cannot see it: active lanes, bytes a lane.
    pub description: fn(u32, u32) -> String,
    /// How it is served: groups, turns, turns of waiting.
    pub description_served: fn(u32, u32, u32) -> String,
    /// The end of the description while the counts wait for a guess.
    pub description_hidden: &'static str,
    /// What the rule is, and what is not known of it.
    pub rule: &'static str,
    /// What was timed.
    pub timed: &'static str,
    /// How to use the keyboard.
    pub keys: &'static str,
    /// Asks for the prediction.
    pub ask: &'static str,
    /// Asks for the prediction where something is done against conflicts.
    pub ask_fixed: &'static str,
    /// The prediction was right: the count.
    pub guess_right: fn(u32) -> String,
    /// The prediction was not: the guess, the count.
    pub guess_wrong: fn(u32, u32) -> String,
    /// Name of a lane's button: lane, its address.
    pub lane_button: fn(u64, Option<u64>) -> String,
    /// Name of a bank's button: its number, the turns it is busy.
    pub bank_button: fn(u64, u64) -> String,
    /// Name of a word's button: its number, its bank, its turn (from 1).
    pub word_button: fn(u64, u64, u64) -> String,
    /// Name of a turn's button: its number (from 1), of how many.
    pub turn_button: fn(u64, u64) -> String,
    /// Heads of the table.
    pub table: [&'static str; 5],
    /// Heads of the table where something is done against conflicts: lane; word, bank, turn before and after.
    pub table_both: [&'static str; 7],
    /// In the table, a lane that is off.
    pub off: &'static str,
}

/// The words, in every language.
pub static WORDS: Localized<BanksWords> = Localized { en: en::WORDS, hi_latn: hi_latn::WORDS };
