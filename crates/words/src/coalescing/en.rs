//! The figure `coalescing` in English.

use super::{ArchWords, CoalescingWords, ControlWords, Named, PresetWords, ReadoutWords, StepWords};
use crate::lang::{counted, list};

pub(super) const WORDS: CoalescingWords = CoalescingWords {
    title: "A warp's lanes and the sectors they touch",
    warp_load: "warp · 32 lanes, one load",
    warp_store: "warp · 32 lanes, one store",
    memory: "memory · 32-byte sectors",
    memory_narrow: "memory · two 32-byte sectors a row",
    line: |line| format!("line {line} · 128-byte tag"),
    line_short: |line| format!("line {line}"),
    lines: "lines · 128-byte tags",
    gap: "…",
    face: "Lanes and sectors",
    steps: StepWords {
        addresses: Named {
            name: "Addresses",
            sentence: "One instruction, 32 addresses: every active lane names the bytes it wants.",
        },
        grouping: Named {
            name: "Grouping",
            sentence: "The load/store unit sorts the addresses: which 32-byte sectors, under which 128-byte tags?",
        },
        fetch: Named {
            name: "Fetch",
            sentence: "Each sector on the list is moved once, and whole, however little of it is wanted.",
        },
        hand_out: Named {
            name: "Hand-out",
            sentence: "Every lane gets its own bytes; the hatched rest travelled for nothing.",
        },
    },
    presets: PresetWords {
        sequential: Named {
            name: "in a row",
            sentence: "Neighbouring lanes want neighbouring floats, so no moved byte is wasted.",
        },
        off_by_one: Named {
            name: "one off",
            sentence: "The same row, one float late: it now begins and ends inside a sector, so one more sector comes along.",
        },
        stride_2: Named {
            name: "every second",
            sentence: "Every second float is wanted, so half of every sector is ballast.",
        },
        stride_8: Named {
            name: "one per sector",
            sentence: "Eight floats apart: each lane needs a sector of its own and uses an eighth of it.",
        },
        aos_24: Named {
            name: "24-byte struct",
            sentence: "One float field of a 24-byte struct: the five fields beside it ride along, read or not.",
        },
        reversed: Named {
            name: "reversed",
            sentence: "Lane 0 takes the last float. The set of bytes is the same, so the count is the same: order costs nothing.",
        },
        broadcast: Named {
            name: "all the same",
            sentence: "All lanes want one float: one sector serves all 32 of them, and 28 of its bytes go unused.",
        },
        random: Named {
            name: "random",
            sentence: "Places drawn at random over 16 KiB: nearly every lane needs a sector of its own.",
        },
        block_16x2: Named {
            name: "16 × 2 block",
            sentence: "A block 16 threads wide: one warp covers two matrix rows, and each half is still without a gap.",
        },
        doubles: Named {
            name: "doubles",
            sentence: "Eight bytes a lane: twice the sectors, and still not a byte wasted.",
        },
        float4: Named {
            name: "float4",
            sentence: "Sixteen bytes a lane: one instruction moves 512 bytes, all of them wanted.",
        },
        half_off: Named {
            name: "half off",
            sentence: "Odd lanes are switched off, yet the same sectors move: a sector can be shared, but not halved.",
        },
    },
    archs: ArchWords {
        fermi: Named { name: "Fermi, L1 on", sentence: "A miss in L1 moves the whole 128-byte line." },
        kepler: Named {
            name: "Kepler, default",
            sentence: "Global loads bypass L1 and come from L2 in 32-byte sectors.",
        },
        kepler_l1: Named {
            name: "Kepler, L1 opted in",
            sentence: "With L1 switched on for global loads, a miss is widened to the 128-byte line.",
        },
        maxwell: Named { name: "Maxwell", sentence: "32-byte sectors; the warp is split into smaller requests first." },
        pascal: Named {
            name: "Pascal",
            sentence: "32-byte sectors, whether L1 is on or off; the warp is split into smaller requests first.",
        },
        volta: Named {
            name: "Volta to Blackwell",
            sentence: "One request; tags of 128 bytes, filled 32 bytes at a time.",
        },
    },
    controls: ControlWords {
        layout: "pattern",
        layout_stride: "stride",
        layout_field: "struct field",
        layout_block: "2-D block",
        layout_random: "random",
        stride: "stride",
        offset: "offset",
        fields: "fields in the struct",
        field: "field read",
        columns: "block width",
        pitch: "row pitch",
        seed: "seed",
        order: "order of lanes",
        order_forward: "forward",
        order_reversed: "reversed",
        order_pairs: "pairs swapped",
        order_shuffled: "shuffled",
        width: "element",
        bytes: |bytes| match bytes {
            1 => "1 byte".to_owned(),
            _ => format!("{bytes} bytes"),
        },
        op: "instruction",
        load: "load",
        store: "store",
        arch: "hardware",
        all_on: "All lanes on",
    },
    readout: ReadoutWords {
        requests: "requests",
        sectors: "sectors",
        lines: "lines",
        requested: "bytes requested",
        unique: "bytes used",
        moved: "bytes moved",
        efficiency: "efficiency",
    },
    lane: |lane, first, last, sector, others, wasted| {
        let bytes = if first == last { format!("byte {first}") } else { format!("bytes {first}–{last}") };
        let shared = match others {
            [] => "no other lane needs that sector".to_owned(),
            [one] => format!("lane {one} is served by the same sector"),
            many if many.len() > 30 => "all other lanes are served by the same sector".to_owned(),
            many => format!("lanes {} are served by the same sector", list(many, "and")),
        };
        let waste = match wasted {
            0 => "All 32 of its bytes are used.".to_owned(),
            1 => "1 of its 32 bytes travels for nothing.".to_owned(),
            _ => format!("{wasted} of its 32 bytes travel for nothing."),
        };
        format!("Lane {lane} wants {bytes}, in sector {sector}; {shared}. {waste}")
    },
    lane_off: |lane| format!("Lane {lane} is off: it asks for nothing and costs nothing."),
    sector: |sector, first, last, lanes, used| match lanes {
        [] => format!("Sector {sector} holds bytes {first}–{last}. No lane asked for it; it came along with its line."),
        [one] => format!("Sector {sector} holds bytes {first}–{last}. Lane {one} uses {used} of its 32 bytes."),
        many => format!(
            "Sector {sector} holds bytes {first}–{last}. Lanes {} use {used} of its 32 bytes.",
            list(many, "and")
        ),
    },
    line_lit: |line, first, last, touched| {
        format!("Line {line} is one tag over bytes {first}–{last}. The warp touches {touched} of its four sectors.")
    },
    description: |active, bytes, requests, sectors, lines, unique, moved| {
        format!(
            "{} {} each. Requests: {requests}. Sectors touched: {sectors}, under {}. {} used of {moved} moved.",
            counted(active.into(), "active lane asks for", "active lanes ask for"),
            counted(bytes.into(), "byte", "bytes"),
            counted(lines.into(), "line tag", "line tags"),
            counted(unique, "byte is", "bytes are"),
        )
    },
    description_hidden: |active, bytes| {
        format!(
            "{} {} each. The counts are hidden until you have guessed.",
            counted(active.into(), "active lane asks for", "active lanes ask for"),
            counted(bytes.into(), "byte", "bytes"),
        )
    },
    ask: "How many sectors will this warp touch?",
    guess_right: |count| format!("Right, {count}."),
    guess_wrong: |guess, count| format!("You said {guess}. The warp touches {count}."),
    lane_button: |lane, address| match address {
        Some(at) => format!("lane {lane}, address {at}"),
        None => format!("lane {lane}, off"),
    },
    sector_button: |sector, used| format!("sector {sector}, {used} of 32 bytes used"),
    line_button: |line| format!("line {line}"),
    table: ["lane", "address", "last byte", "sector", "line"],
    off: "off",
};
