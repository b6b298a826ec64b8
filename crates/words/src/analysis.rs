//! Words for what is wrong with a line of the analysis format. Names of fields and their values stay as they are.

use crate::Localized;

/// Sentences without their full stop.
pub struct AnalysisWords {
    /// What the reader of JSON says, in English.
    pub json: fn(&str) -> String,
    /// A field that must be there: its name.
    pub missing: fn(&str) -> String,
    /// `op` of an access.
    pub op: &'static str,
    /// `op` beside a snippet.
    pub op_of_snippet: &'static str,
    /// `width`.
    pub width: &'static str,
    /// `mask`.
    pub mask: &'static str,
    /// `memory`.
    pub memory: &'static str,
    /// `snippet`.
    pub snippet: &'static str,
    /// `arch`: the names it takes.
    pub arch: fn(&str) -> String,
    /// `arch` of an access to shared memory: the name.
    pub no_banks: fn(&str) -> String,
    /// `offsets` that are no array.
    pub offsets: &'static str,
    /// `offsets` of another length: the length.
    pub offsets_length: fn(usize) -> String,
    /// An offset that is no address: the lane, the largest address.
    pub offset: fn(u8, u64) -> String,
    /// The lane, its address, the width in bytes.
    pub misaligned: fn(u8, u64, u32) -> String,
    /// The lane, its address.
    pub overflow: fn(u8, u64) -> String,
    /// Sides of a block or grid: the field's name.
    pub sides: fn(&str) -> String,
    /// A whole number: the field's name.
    pub whole: fn(&str) -> String,
}

/// The words, in every language.
pub static WORDS: Localized<AnalysisWords> = Localized {
    en: AnalysisWords {
        json: str::to_owned,
        missing: |name| format!("missing field `{name}`"),
        op: "op must be global-load, global-store, shared-load or shared-store",
        op_of_snippet: "op must be load or store beside a snippet",
        width: "width must be 1, 2, 4, 8 or 16",
        mask: "mask must be a string of 1 to 8 hexadecimal digits",
        memory: "memory must be global or shared",
        snippet: "snippet must be a string",
        arch: |names| format!("arch must be one of {names}"),
        no_banks: |name| format!("the banks of {name} are not modelled: only maxwell and later"),
        offsets: "offsets must be an array of 32 byte addresses",
        offsets_length: |length| format!("offsets has {length} entries: it must have 32, one a lane"),
        offset: |lane, largest| {
            format!("lane {lane}: the offset of an active lane must be a whole number from 0 to {largest}")
        },
        misaligned: |lane, address, width| {
            format!("lane {lane}: address {address} is not a multiple of the width, {width}")
        },
        overflow: |lane, address| {
            format!("lane {lane}: address {address} is too near the end of the 64-bit address space")
        },
        sides: |name| format!("{name} must be an array of 1 to 3 whole numbers"),
        whole: |name| format!("{name} must be a whole number"),
    },
    hi_latn: AnalysisWords {
        json: |fault| format!("JSON padha nahi gaya: {fault}"),
        missing: |name| format!("`{name}` field chahiye, par hai nahi"),
        op: "op inme se ek hona chahiye: global-load, global-store, shared-load, shared-store",
        op_of_snippet: "snippet ke saath op load ya store hona chahiye",
        width: "width 1, 2, 4, 8 ya 16 hona chahiye",
        mask: "mask 1 se 8 hexadecimal digits ka string hona chahiye",
        memory: "memory global ya shared honi chahiye",
        snippet: "snippet ek string hona chahiye",
        arch: |names| format!("arch inme se ek hona chahiye: {names}"),
        no_banks: |name| format!("{name} ke banks yahan nahi gine jaate: maxwell ya uske baad ka arch chahiye"),
        offsets: "offsets 32 byte addresses ka array hona chahiye",
        offsets_length: |length| format!("offsets mein {length} entries hain: poore 32 chahiye, har lane ka ek"),
        offset: |lane, largest| {
            format!("lane {lane}: jo lane on hai uska offset 0 se {largest} ke beech ka whole number hona chahiye")
        },
        misaligned: |lane, address, width| format!("lane {lane}: address {address} width {width} ka multiple nahi hai"),
        overflow: |lane, address| {
            format!("lane {lane}: address {address} 64-bit address space ke end ke bahut paas hai")
        },
        sides: |name| format!("{name} 1 se 3 whole numbers ka array hona chahiye"),
        whole: |name| format!("{name} ek whole number hona chahiye"),
    },
};
