//! Words of the figure `layout`: an array of structs, a struct of arrays, and what reading a field of each costs.

mod en;
mod hi_latn;

use crate::{Localized, coalescing::Named};

/// The three moments of a read.
pub struct StepWords {
    /// Each lane names its bytes.
    pub addresses: Named,
    /// The sectors are moved.
    pub sectors: Named,
    /// The lanes get their bytes.
    pub hand_out: Named,
}

/// The named reads.
#[expect(missing_docs, reason = "each field is the preset of the same name in `model`")]
pub struct PresetWords {
    pub particle: Named,
    pub particle_soa: Named,
    pub blocks_32: Named,
    pub blocks_8: Named,
    pub all_fields: Named,
    pub align_128: Named,
    pub mixed: Named,
    pub four_floats: Named,
    pub rgb: Named,
    pub two_doubles: Named,
}

/// Labels of the controls.
pub struct ControlWords {
    /// The menus that give each field its size.
    pub sizes: [&'static str; 8],
    /// The buttons that take each field into what is read.
    pub reads: [&'static str; 8],
    /// A size and its type's name in C.
    pub size: fn(u32, &str) -> String,
    /// No such field.
    pub none: &'static str,
    /// The struct's alignment.
    pub align: &'static str,
    /// No alignment but the fields' own.
    pub natural: &'static str,
    /// Elements in a block.
    pub block: &'static str,
    /// So many.
    pub elements: fn(u64) -> String,
}

/// Labels of the number row under the figure.
#[expect(missing_docs, reason = "each field labels the count of the same name in `model`")]
pub struct ReadoutWords {
    pub struct_bytes: &'static str,
    pub instructions: &'static str,
    pub requested_sectors: &'static str,
    pub sectors: &'static str,
    pub unique: &'static str,
    pub moved: &'static str,
    pub efficiency: &'static str,
    pub measured: &'static str,
}

/// What the counts rest on.
pub struct SourceWords {
    /// The kinds of evidence: measured, documented.
    pub rules: fn(&str, &str) -> String,
    /// What is taken for granted where several loads want a sector: assumed.
    pub reuse: fn(&str) -> String,
    /// The measured speed-up: SoA and AoS in GB/s, measured, where it is written down.
    pub speedup: fn(&str, &str, &str, &str) -> String,
}

/// What a read costs in one layout.
pub struct Cost {
    /// Different sectors.
    pub sectors: u32,
    /// Used of moved bytes, in per cent.
    pub efficiency: String,
}

/// All words of the figure.
pub struct LayoutWords {
    /// The figure's name for screen readers and the gallery.
    pub title: &'static str,
    /// Above the struct: its bytes.
    pub record: fn(u64) -> String,
    /// The same where there is little room.
    pub record_narrow: fn(u64) -> String,
    /// On the bytes of the struct that belong to no field.
    pub padding: &'static str,
    /// Above the lanes: load instructions.
    pub warp: fn(u32) -> String,
    /// The layouts' short names: AoS, SoA, AoSoA.
    pub kinds: [&'static str; 3],
    /// Above each layout's memory: AoS, SoA.
    pub headings: [&'static str; 2],
    /// The same of AoSoA: elements in a block.
    pub heading_aosoa: fn(u64) -> String,
    /// Beside it: sectors, and efficiency.
    pub count: fn(u32, &str) -> String,
    /// The same where there is little room.
    pub count_narrow: fn(u32, &str) -> String,
    /// Under the memory of AoS: bytes of a struct.
    pub under_aos: fn(u64) -> String,
    /// Under the memory of SoA: arrays.
    pub under_soa: fn(u64) -> String,
    /// Under the memory of AoSoA: blocks, elements and bytes of each.
    pub under_aosoa: fn(u64, u64, u64) -> String,
    /// The same where sectors are outlined, and brackets stand under what repeats.
    pub under_wide: fn(&str) -> String,
    /// What dashes mean, where there is padding.
    pub under_padding: &'static str,
    /// Under a block: its number.
    pub block: fn(u64) -> String,
    /// Between arrays that lie apart in memory.
    pub gap: &'static str,
    /// The moments.
    pub steps: StepWords,
    /// The named reads.
    pub presets: PresetWords,
    /// The controls.
    pub controls: ControlWords,
    /// The number row.
    pub readout: ReadoutWords,
    /// What the counts rest on.
    pub source: SourceWords,
    /// A read without a name: instructions, sectors, unique and moved bytes.
    pub read: fn(u32, u32, u64, u64) -> String,
    /// A lane that is lit: lane, its bytes as ranges, its sectors, and how many of their bytes nobody reads.
    pub lane: fn(u64, &str, &[u64], u64) -> String,
    /// A field that is lit and read: name, first and last byte, sectors of its load as AoS, SoA and AoSoA.
    pub field_read: fn(&str, u64, u64, [u32; 3]) -> String,
    /// A field that is lit and not read: name, first and last byte.
    pub field_unread: fn(&str, u64, u64) -> String,
    /// A sector that is lit: sector, first and last byte, its lanes, used bytes.
    pub sector: fn(u64, u64, u64, &[u64], u64) -> String,
    /// A layout that is lit: its short name, sectors, unique and moved bytes.
    pub strip: fn(&str, u32, u64, u64) -> String,
    /// The picture for those who cannot see it: struct bytes, fields, those read, and the sectors and efficiency of AoS,
    /// SoA and AoSoA.
    pub description: fn(u64, &str, &str, [Cost; 3]) -> String,
    /// The same while the counts wait for a guess.
    pub description_hidden: fn(u64, &str, &str) -> String,
    /// Asks for the prediction.
    pub ask: &'static str,
    /// The prediction was right: the count.
    pub guess_right: fn(u32) -> String,
    /// The prediction was not: the guess, the count.
    pub guess_wrong: fn(u32, u32) -> String,
    /// Name of a lane's button: lane, its bytes.
    pub lane_button: fn(u64, &str) -> String,
    /// Name of a field's button: its name, its offset.
    pub field_button: fn(&str, u64) -> String,
    /// Name of a sector's button: sector, used bytes.
    pub sector_button: fn(u64, u64) -> String,
    /// Name of a layout's button: its short name.
    pub strip_button: fn(&str) -> String,
    /// How to use the keyboard.
    pub keys: &'static str,
    /// Heads of the table.
    pub table: [&'static str; 4],
}

/// The words, in every language.
pub static WORDS: Localized<LayoutWords> = Localized { en: en::WORDS, hi_latn: hi_latn::WORDS };
