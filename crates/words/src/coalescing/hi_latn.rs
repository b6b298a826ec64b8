//! The figure `coalescing` in Hinglish.

use super::{ArchWords, CoalescingWords, ControlWords, Named, PresetWords, ReadoutWords, StepWords};
use crate::lang::{counted, list};

pub(super) const WORDS: CoalescingWords = CoalescingWords {
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
        fermi: Named { name: "Fermi, L1 on", sentence: "L1 mein miss hua toh poori 128-byte line aati hai." },
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
        let bytes = if first == last { format!("byte {first}") } else { format!("bytes {first}–{last}") };
        let shared = match others {
            [] => "yeh sector kisi aur lane ko nahi chahiye".to_owned(),
            [one] => format!("isi sector se lane {one} ka kaam bhi hota hai"),
            many if many.len() > 30 => "isi sector se baaki sab lanes ka kaam bhi hota hai".to_owned(),
            many => format!("isi sector se lanes {} ka kaam bhi hota hai", list(many, "aur")),
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
        [one] => {
            format!("Sector {sector} mein bytes {first}–{last} hain. 32 mein se {used} lane {one} ke kaam ke hain.")
        }
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
