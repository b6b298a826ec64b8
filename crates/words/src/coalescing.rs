//! Words of the figure `coalescing`: a warp's lanes and the sectors they touch.

use crate::{Localized, lang::counted, lang::list};

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
#[expect(
    missing_docs,
    reason = "each field is the preset of the same name in `model`"
)]
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
#[expect(
    missing_docs,
    reason = "each field is the architecture of the same name in `model`"
)]
pub struct ArchWords {
    pub fermi: Named,
    pub kepler: Named,
    pub kepler_l1: Named,
    pub maxwell: Named,
    pub pascal: Named,
    pub volta: Named,
}

/// Labels of the controls.
#[expect(
    missing_docs,
    reason = "each field labels the control of the same name in `model`"
)]
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
    pub more: &'static str,
}

/// Labels of the number row under the figure.
#[expect(
    missing_docs,
    reason = "each field labels the count of the same name in `model`"
)]
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
pub static WORDS: Localized<CoalescingWords> = Localized {
    en: EN,
    hi_latn: HI_LATN,
};

const EN: CoalescingWords = CoalescingWords {
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
        fermi: Named {
            name: "Fermi, L1 on",
            sentence: "A miss in L1 moves the whole 128-byte line.",
        },
        kepler: Named {
            name: "Kepler, default",
            sentence: "Global loads bypass L1 and come from L2 in 32-byte sectors.",
        },
        kepler_l1: Named {
            name: "Kepler, L1 opted in",
            sentence: "With L1 switched on for global loads, a miss is widened to the 128-byte line.",
        },
        maxwell: Named {
            name: "Maxwell",
            sentence: "32-byte sectors; the warp is split into smaller requests first.",
        },
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
        more: "More controls",
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
        let bytes = if first == last {
            format!("byte {first}")
        } else {
            format!("bytes {first}–{last}")
        };
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
        [] => format!(
            "Sector {sector} holds bytes {first}–{last}. No lane asked for it; it came along with its line."
        ),
        [one] => format!(
            "Sector {sector} holds bytes {first}–{last}. Lane {one} uses {used} of its 32 bytes."
        ),
        many => format!(
            "Sector {sector} holds bytes {first}–{last}. Lanes {} use {used} of its 32 bytes.",
            list(many, "and")
        ),
    },
    line_lit: |line, first, last, touched| {
        format!(
            "Line {line} is one tag over bytes {first}–{last}. The warp touches {touched} of its four sectors."
        )
    },
    description: |active, bytes, requests, sectors, lines, unique, moved| {
        format!(
            "{} {} each. Requests: {requests}. Sectors touched: {sectors}, under {}. {} used of {moved} moved.",
            counted(
                active.into(),
                "active lane asks for",
                "active lanes ask for"
            ),
            counted(bytes.into(), "byte", "bytes"),
            counted(lines.into(), "line tag", "line tags"),
            counted(unique, "byte is", "bytes are"),
        )
    },
    description_hidden: |active, bytes| {
        format!(
            "{} {} each. The counts are hidden until you have guessed.",
            counted(
                active.into(),
                "active lane asks for",
                "active lanes ask for"
            ),
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

const HI_LATN: CoalescingWords = CoalescingWords {
    title: "Ek warp ke lanes aur unke sectors",
    warp_load: "warp · 32 lanes, ek load",
    warp_store: "warp · 32 lanes, ek store",
    memory: "memory · 32-byte sectors",
    memory_narrow: "memory · ek row mein do 32-byte sectors",
    line: |line| format!("line {line} · 128-byte tag"),
    line_short: |line| format!("line {line}"),
    lines: "lines · 128-byte tags",
    gap: "…",
    face: "Lanes aur sectors",
    steps: StepWords {
        addresses: Named {
            name: "Addresses",
            sentence: "Ek instruction, 32 addresses: har active lane batata hai ki use kaunse bytes chahiye.",
        },
        grouping: Named {
            name: "Grouping",
            sentence: "Load/store unit addresses ko sort karta hai: kaunse 32-byte sectors, kaunse 128-byte tags ke neeche?",
        },
        fetch: Named {
            name: "Fetch",
            sentence: "List ka har sector ek hi baar aata hai, par poora aata hai, chahe usme se do-chaar byte hi chahiye hon.",
        },
        hand_out: Named {
            name: "Hand-out",
            sentence: "Har lane ko apne bytes mil gaye; jo hatched dikh raha hai woh bekaar mein aaya.",
        },
    },
    presets: PresetWords {
        sequential: Named {
            name: "lagataar",
            sentence: "Padosi lanes ko padosi floats chahiye, isliye jitne bytes aaye, sab kaam ke.",
        },
        off_by_one: Named {
            name: "ek aage",
            sentence: "Wahi row, bas ek float aage: ab shuruaat aur end dono kisi sector ke beech mein padte hain, toh ek sector aur aaya.",
        },
        stride_2: Named {
            name: "har doosra",
            sentence: "Har doosra float chahiye, isliye har sector ka aadha hissa bekaar ka bojh hai.",
        },
        stride_8: Named {
            name: "har sector se ek",
            sentence: "Aath floats ki doori: har lane ko apna alag sector chahiye, aur uska sirf aathva hissa kaam aata hai.",
        },
        aos_24: Named {
            name: "24-byte struct",
            sentence: "24-byte struct ka ek float field: saath ke paanch fields bhi aate hain, padho ya mat padho.",
        },
        reversed: Named {
            name: "ulta",
            sentence: "Lane 0 ko aakhri float chahiye. Bytes wahi hain, toh ginti bhi wahi: order ka koi kharcha nahi.",
        },
        broadcast: Named {
            name: "sab ko ek hi",
            sentence: "Saare lanes ko ek hi float chahiye: ek sector se 32 ka kaam ho gaya, par uske 28 bytes kisi kaam ke nahi.",
        },
        random: Named {
            name: "random",
            sentence: "16 KiB mein kahin bhi: lagbhag har lane ko apna alag sector chahiye.",
        },
        block_16x2: Named {
            name: "16 × 2 block",
            sentence: "Block 16 threads chauda hai: ek warp matrix ki do rows mein bant gaya, par har aadha hissa lagataar hi hai.",
        },
        doubles: Named {
            name: "doubles",
            sentence: "Har lane ko aath bytes: sectors double, par ek byte bhi waste nahi.",
        },
        float4: Named {
            name: "float4",
            sentence: "Har lane ko solah bytes: ek instruction 512 bytes laati hai, sab kaam ke.",
        },
        half_off: Named {
            name: "aadhe off",
            sentence: "Odd lanes off hain, phir bhi sectors wahi ke wahi aate hain: sector share ho sakta hai, aadha nahi aa sakta.",
        },
    },
    archs: ArchWords {
        fermi: Named {
            name: "Fermi, L1 on",
            sentence: "L1 mein miss hua toh poori 128-byte line aati hai.",
        },
        kepler: Named {
            name: "Kepler, default",
            sentence: "Global loads L1 ko chhod kar seedha L2 se aate hain, 32-byte sectors mein.",
        },
        kepler_l1: Named {
            name: "Kepler, L1 opt-in",
            sentence: "Global loads ke liye L1 on kar do, toh ek miss poori 128-byte line mangwata hai.",
        },
        maxwell: Named {
            name: "Maxwell",
            sentence: "32-byte sectors; pehle warp chhoti requests mein bant jaata hai.",
        },
        pascal: Named {
            name: "Pascal",
            sentence: "32-byte sectors, L1 on ho ya off; pehle warp chhoti requests mein bant jaata hai.",
        },
        volta: Named {
            name: "Volta se Blackwell",
            sentence: "Ek hi request; tag 128 bytes ka, par bharta hai 32-32 bytes karke.",
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
        fields: "struct mein fields",
        field: "kaunsa field",
        columns: "block ki width",
        pitch: "row pitch",
        seed: "seed",
        order: "lanes ka order",
        order_forward: "seedha",
        order_reversed: "ulta",
        order_pairs: "jodi mein adla-badli",
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
        all_on: "Saare lanes on",
        more: "Aur controls",
    },
    readout: ReadoutWords {
        requests: "requests",
        sectors: "sectors",
        lines: "lines",
        requested: "bytes maange",
        unique: "bytes kaam ke",
        moved: "bytes uthe",
        efficiency: "efficiency",
    },
    lane: |lane, first, last, sector, others, wasted| {
        let bytes = if first == last {
            format!("byte {first}")
        } else {
            format!("bytes {first}–{last}")
        };
        let shared = match others {
            [] => "yeh sector kisi aur lane ko nahi chahiye".to_owned(),
            [one] => format!("isi sector se lane {one} ka kaam bhi hota hai"),
            many if many.len() > 30 => {
                "isi sector se baaki sab lanes ka kaam bhi hota hai".to_owned()
            }
            many => format!(
                "isi sector se lanes {} ka kaam bhi hota hai",
                list(many, "aur")
            ),
        };
        let waste = match wasted {
            0 => "Iske 32 ke 32 bytes kaam ke hain.".to_owned(),
            1 => "Iske 32 mein se 1 byte bekaar mein aaya.".to_owned(),
            _ => format!("Iske 32 mein se {wasted} bytes bekaar mein aaye."),
        };
        format!("Lane {lane} ko {bytes} chahiye, jo sector {sector} mein hain; {shared}. {waste}")
    },
    lane_off: |lane| format!("Lane {lane} off hai: na kuch maangta hai, na kuch kharch karta hai."),
    sector: |sector, first, last, lanes, used| match lanes {
        [] => format!(
            "Sector {sector} mein bytes {first}–{last} hain. Kisi lane ne maanga nahi; apni line ke saath chala aaya."
        ),
        [one] => format!(
            "Sector {sector} mein bytes {first}–{last} hain. 32 mein se {used} lane {one} ke kaam ke hain."
        ),
        many => format!(
            "Sector {sector} mein bytes {first}–{last} hain. 32 mein se {used} lanes {} ke kaam ke hain.",
            list(many, "aur")
        ),
    },
    line_lit: |line, first, last, touched| {
        format!(
            "Line {line} matlab bytes {first}–{last} par ek tag. Warp iske chaar sectors mein se {touched} chhuta hai."
        )
    },
    description: |active, bytes, requests, sectors, lines, unique, moved| {
        format!(
            "{}, har ek ko {} chahiye. Requests: {requests}. Sectors lage: {sectors}, {} ke neeche. {moved} bytes aaye, kaam ke {unique}.",
            counted(active.into(), "active lane", "active lanes"),
            counted(bytes.into(), "byte", "bytes"),
            counted(lines.into(), "line tag", "line tags"),
        )
    },
    description_hidden: |active, bytes| {
        format!(
            "{}, har ek ko {} chahiye. Andaza lagane tak ginti chhupi hai.",
            counted(active.into(), "active lane", "active lanes"),
            counted(bytes.into(), "byte", "bytes"),
        )
    },
    ask: "Yeh warp kitne sectors chhuega?",
    guess_right: |count| format!("Sahi, {count}."),
    guess_wrong: |guess, count| format!("Tumhara andaza {guess} tha. Warp ne {count} chhue."),
    lane_button: |lane, address| match address {
        Some(at) => format!("lane {lane}, address {at}"),
        None => format!("lane {lane}, off"),
    },
    sector_button: |sector, used| format!("sector {sector}, 32 mein se {used} bytes kaam ke"),
    line_button: |line| format!("line {line}"),
    table: ["lane", "address", "aakhri byte", "sector", "line"],
    off: "off",
};
