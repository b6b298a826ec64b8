//! The figure `layout` in English.

use super::{ControlWords, LayoutWords, PresetWords, ReadoutWords, SourceWords, StepWords};
use crate::{
    coalescing::Named,
    lang::{counted, list},
};

pub(super) const WORDS: LayoutWords = LayoutWords {
    title: "One struct, three layouts in memory",
    record: |bytes| format!("the struct · {} · click a field to read it or not", counted(bytes, "byte", "bytes")),
    record_narrow: |bytes| format!("the struct · {} · tap a field", counted(bytes, "byte", "bytes")),
    padding: "padding",
    warp: |loads| format!("warp · 32 lanes, {}", counted(loads.into(), "load", "loads")),
    kinds: ["AoS", "SoA", "AoSoA"],
    headings: ["AoS · array of structs", "SoA · struct of arrays"],
    heading_aosoa: |elements| format!("AoSoA · blocks of {elements}"),
    count: |sectors, efficiency| {
        format!("{} · {efficiency} of their bytes used", counted(sectors.into(), "sector", "sectors"))
    },
    count_narrow: |sectors, efficiency| format!("{} · {efficiency}", counted(sectors.into(), "sector", "sectors")),
    under_aos: |bytes| format!("32 structs of {}, one a lane", counted(bytes, "byte", "bytes")),
    under_soa: |arrays| match arrays {
        1 => "one array, 128-byte aligned".to_owned(),
        _ => format!("{arrays} arrays, far apart, each 128-byte aligned"),
    },
    under_aosoa: |blocks, elements, bytes| match blocks {
        1 => format!("one block of {elements} elements, {bytes} bytes"),
        _ => format!("{blocks} blocks of {elements} elements, {bytes} bytes each"),
    },
    under_wide: |brackets| format!("outlined: 32-byte sectors · brackets: {brackets}"),
    under_padding: "dashed: padding",
    block: |number| format!("block {number}"),
    gap: "…",
    steps: StepWords {
        addresses: Named {
            name: "Addresses",
            sentence: "Each lane wants the same field of its own element: where those bytes lie is up to the layout.",
        },
        sectors: Named {
            name: "Sectors",
            sentence: "Every 32-byte sector with a wanted byte in it is moved, and whole.",
        },
        hand_out: Named {
            name: "Hand-out",
            sentence: "Every lane gets its own bytes; the hatched rest travelled for nothing.",
        },
    },
    presets: PresetWords {
        particle: Named {
            name: "one field, AoS",
            sentence: "One float of a 24-byte struct: the other five ride along, read or not, and 24 sectors move where 4 could hold all that is read.",
        },
        particle_soa: Named {
            name: "one field, SoA",
            sentence: "The same float in an array of its own: 32 of them fill 4 sectors to the last byte, and the other five arrays stay where they are.",
        },
        blocks_32: Named {
            name: "AoSoA 32",
            sentence: "Blocks of a warp: inside a block each field is a short array, so a warp's load is as good as SoA's, and an element's fields still lie within one block.",
        },
        blocks_8: Named {
            name: "AoSoA 8",
            sentence: "Eight floats are exactly a sector: the four sectors lie apart, yet none of them carries anything else.",
        },
        all_fields: Named {
            name: "all six fields",
            sentence: "Read all six fields and AoS wastes nothing: six loads ask for the same 24 sectors, which move once if they stay in L1 in between.",
        },
        align_128: Named {
            name: "aligned to 128",
            sentence: "__align__(128) blows the struct up to 128 bytes: now every lane needs a sector of its own. On a struct, alignment is padding, not a cure.",
        },
        mixed: Named {
            name: "char, double, float",
            sentence: "A char in front of a double costs seven bytes of padding, and the struct's end four more. Padding rides along and is never used.",
        },
        four_floats: Named {
            name: "four floats",
            sentence: "One float of four: two structs share a sector, and a quarter of it is used. One 16-byte load of all four would waste nothing.",
        },
        rgb: Named {
            name: "rgb bytes",
            sentence: "Three bytes a pixel: 32 pixels fit into three sectors, so even AoS moves little, but two thirds of it are the other colours.",
        },
        two_doubles: Named {
            name: "two doubles",
            sentence: "One double of two: every second one is read, so half of each sector is ballast.",
        },
    },
    controls: ControlWords {
        sizes: ["field a", "field b", "field c", "field d", "field e", "field f", "field g", "field h"],
        reads: ["read a", "read b", "read c", "read d", "read e", "read f", "read g", "read h"],
        size: |bytes, name| format!("{} ({name})", counted(bytes.into(), "byte", "bytes")),
        none: "none",
        align: "alignment of the struct",
        natural: "natural",
        block: "elements in a block",
        elements: |elements| elements.to_string(),
    },
    readout: ReadoutWords {
        struct_bytes: "bytes of the struct",
        instructions: "loads",
        requested_sectors: "sectors of all loads",
        sectors: "different sectors",
        unique: "bytes used",
        moved: "bytes moved",
        efficiency: "efficiency",
        measured: "SoA faster than AoS",
    },
    source: SourceWords {
        rules: |measured, documented| {
            format!(
                "Each field is a load of its own; its sectors are counted as an H200 counts them ({measured}). Fields lie by C's alignment rules, arrays start on a 128-byte boundary ({documented}: CUDA C++ Programming Guide; Best Practices Guide)."
            )
        },
        reuse: |assumed| {
            format!(" A sector that several loads want moves once: its line stays in L1 between them ({assumed}).")
        },
        speedup: |soa, aos, measured, title| {
            format!(
                " In time, for one float of a 24-byte struct and one element a thread: {soa} against {aos} useful GB/s ({measured}: {title})."
            )
        },
    },
    read: |loads, sectors, unique, moved| {
        format!(
            "{} in all: {}, and {unique} of the {moved} bytes in them are used.",
            counted(loads.into(), "load", "loads"),
            counted(sectors.into(), "sector", "different sectors"),
        )
    },
    lane: |lane, bytes, sectors, wasted| {
        let (place, of) = match sectors {
            [one] => (format!("sector {one}"), "32".to_owned()),
            many => (format!("sectors {}", list(many, "and")), (many.len() * 32).to_string()),
        };
        let rest = match wasted {
            0 => format!("all {of} bytes there are used"),
            _ => format!("{wasted} of the {of} bytes there are used by no lane"),
        };
        format!("Lane {lane} reads {bytes}, in {place}: {rest}.")
    },
    field_read: |name, first, last, [aos, soa, aosoa]| {
        let bytes = if first == last { format!("byte {first}") } else { format!("bytes {first}–{last}") };
        format!(
            "{name} is {bytes} of the struct. Its load touches {} as AoS, {soa} as SoA, {aosoa} as AoSoA.",
            counted(aos.into(), "sector", "sectors")
        )
    },
    field_unread: |name, first, last| {
        let bytes = if first == last { format!("byte {first}") } else { format!("bytes {first}–{last}") };
        format!("{name} is {bytes} of the struct. It is not read: whatever of it is moved, is moved for nothing.")
    },
    sector: |sector, first, last, lanes, used| {
        let who = match lanes {
            [one] => format!("Lane {one} uses"),
            many => format!("Lanes {} use", list(many, "and")),
        };
        format!("Sector {sector} holds bytes {first}–{last}. {who} {used} of its 32 bytes.")
    },
    strip: |name, sectors, unique, moved| {
        format!(
            "Laid out as {name}, the same read touches {}: {unique} of {moved} bytes moved are used.",
            counted(sectors.into(), "sector", "sectors")
        )
    },
    description: |bytes, fields, read, [aos, soa, aosoa]| {
        format!(
            "32 elements of a struct of {}: {fields}. Each lane of a warp reads {read} of its own element. As AoS that touches {}, {} of their bytes used; as SoA {}, {}; as AoSoA {}, {}.",
            counted(bytes, "byte", "bytes"),
            counted(aos.sectors.into(), "sector", "sectors"),
            aos.efficiency,
            soa.sectors,
            soa.efficiency,
            aosoa.sectors,
            aosoa.efficiency,
        )
    },
    description_hidden: |bytes, fields, read| {
        format!(
            "32 elements of a struct of {}: {fields}. Each lane of a warp reads {read} of its own element. The counts are hidden until you have guessed.",
            counted(bytes, "byte", "bytes"),
        )
    },
    ask: "How many different sectors will this read touch?",
    guess_right: |count| format!("Right, {count}."),
    guess_wrong: |guess, count| format!("You said {guess}. The read touches {count}."),
    lane_button: |lane, bytes| format!("lane {lane}, {bytes}"),
    field_button: |name, offset| format!("read {name}, offset {offset}"),
    sector_button: |sector, used| format!("sector {sector}, {used} of 32 bytes used"),
    strip_button: |name| format!("open {name}"),
    keys: "Arrow keys walk through fields, lanes, sectors and layouts; Enter reads a field or not, opens a layout, or keeps a lane lit; Escape lets go.",
    table: ["lane", "bytes as AoS", "bytes as SoA", "bytes as AoSoA"],
};
