//! The figure `layout` in Hinglish.

use super::{ControlWords, LayoutWords, PresetWords, ReadoutWords, SourceWords, StepWords};
use crate::{
    coalescing::Named,
    lang::{counted, list},
};

pub(super) const WORDS: LayoutWords = LayoutWords {
    title: "Ek struct, memory mein teen layouts",
    record: |bytes| format!("struct · {} · field par click karo: padhna hai ya nahi", counted(bytes, "byte", "bytes")),
    record_narrow: |bytes| format!("struct · {} · field par tap karo", counted(bytes, "byte", "bytes")),
    padding: "padding",
    warp: |loads| format!("warp · 32 lanes, {}", counted(loads.into(), "load", "loads")),
    kinds: ["AoS", "SoA", "AoSoA"],
    headings: ["AoS · structs ka array", "SoA · arrays ka struct"],
    heading_aosoa: |elements| format!("AoSoA · {elements} ke blocks"),
    count: |sectors, efficiency| {
        format!("{} · unke {efficiency} bytes kaam ke", counted(sectors.into(), "sector", "sectors"))
    },
    count_narrow: |sectors, efficiency| format!("{} · {efficiency}", counted(sectors.into(), "sector", "sectors")),
    under_aos: |bytes| format!("32 structs, {} ke, har lane ka ek", counted(bytes, "byte", "bytes")),
    under_soa: |arrays| match arrays {
        1 => "ek array, 128-byte aligned".to_owned(),
        _ => format!("{arrays} arrays, door-door, har ek 128-byte aligned"),
    },
    under_aosoa: |blocks, elements, bytes| match blocks {
        1 => format!("{elements} elements ka ek block, {bytes} bytes"),
        _ => format!("{elements}-{elements} elements ke {blocks} blocks, har ek {bytes} bytes"),
    },
    under_wide: |brackets| format!("outline: 32-byte sectors · brackets: {brackets}"),
    under_padding: "dashed: padding",
    block: |number| format!("block {number}"),
    gap: "…",
    steps: StepWords {
        addresses: Named {
            name: "Addresses",
            sentence: "Har lane ko apne element ka wahi field chahiye: woh bytes memory mein kahan hain, yeh layout par depend karta hai.",
        },
        sectors: Named {
            name: "Sectors",
            sentence: "Jis 32-byte sector mein ek bhi byte kaam ka hai, woh poora aata hai.",
        },
        hand_out: Named {
            name: "Hand-out",
            sentence: "Har lane ko apne bytes mil gaye; jo hatched dikh raha hai woh bekaar mein aaya.",
        },
    },
    presets: PresetWords {
        particle: Named {
            name: "ek field, AoS",
            sentence: "24-byte struct ka ek float: har sector mein baaki paanch fields bhi saath aate hain. Jo kaam 4 sectors ka tha, usme 24 lag gaye.",
        },
        particle_soa: Named {
            name: "ek field, SoA",
            sentence: "Wahi float, par apne alag array mein: 32 floats se 4 sectors poore bhar jaate hain, aur baaki paanch arrays apni jagah par hi rehte hain.",
        },
        blocks_32: Named {
            name: "AoSoA 32",
            sentence: "Warp jitna bada block: block ke andar har field ek chhota array hai, toh warp ka load SoA jitna hi achha, aur ek element ke saare fields phir bhi ek hi block mein.",
        },
        blocks_8: Named {
            name: "AoSoA 8",
            sentence: "Aath floats matlab theek ek sector: chaaron sectors alag-alag jagah hain, par kisi mein koi faltu byte nahi.",
        },
        all_fields: Named {
            name: "chhe ke chhe fields",
            sentence: "Chhe ke chhe fields padho toh AoS mein kuch waste nahi: chhe loads wahi 24 sectors maangte hain, aur beech mein L1 mein tike rahe toh ek hi baar aate hain.",
        },
        align_128: Named {
            name: "128 par align",
            sentence: "__align__(128) se struct phool kar 128 bytes ka ho gaya: ab har lane ko apna alag sector chahiye. Struct par alignment matlab padding, ilaaj nahi.",
        },
        mixed: Named {
            name: "char, double, float",
            sentence: "Double se pehle ek char rakha toh saat bytes padding mein gaye, aur struct ke end mein chaar aur. Padding saath aati hai, kaam kabhi nahi aati.",
        },
        four_floats: Named {
            name: "chaar floats",
            sentence: "Chaar mein se ek float: ek sector mein do structs aate hain, aur uska chauthai hissa hi kaam ka hai. Chaaron ek hi 16-byte load se padho toh kuch waste nahi.",
        },
        rgb: Named {
            name: "rgb bytes",
            sentence: "Har pixel ke teen bytes: 32 pixels teen sectors mein aa gaye, toh AoS mein bhi zyada kuch nahi aata, par uska do-tihai hissa baaki do colours hain.",
        },
        two_doubles: Named {
            name: "do doubles",
            sentence: "Do mein se ek double: har doosra hi padha, toh har sector ka aadha hissa bekaar ka bojh.",
        },
    },
    controls: ControlWords {
        sizes: ["field a", "field b", "field c", "field d", "field e", "field f", "field g", "field h"],
        reads: ["a padho", "b padho", "c padho", "d padho", "e padho", "f padho", "g padho", "h padho"],
        size: |bytes, name| format!("{} ({name})", counted(bytes.into(), "byte", "bytes")),
        none: "koi nahi",
        align: "struct ka alignment",
        natural: "natural",
        block: "block mein elements",
        elements: |elements| elements.to_string(),
    },
    readout: ReadoutWords {
        struct_bytes: "struct ke bytes",
        instructions: "loads",
        requested_sectors: "sab loads ke sectors",
        sectors: "alag-alag sectors",
        unique: "bytes kaam ke",
        moved: "bytes uthe",
        efficiency: "efficiency",
        measured: "AoS se SoA kitna tez",
    },
    source: SourceWords {
        rules: |measured, documented| {
            format!(
                "Har field ek alag load hai; uske sectors waise hi gine hain jaise H200 ginta hai ({measured}). Fields C ke alignment rules se rakhe hain, aur har array 128-byte boundary se shuru hota hai ({documented}: CUDA C++ Programming Guide; Best Practices Guide)."
            )
        },
        reuse: |assumed| {
            format!(
                " Jo sector kai loads ko chahiye, woh ek hi baar aata hai: beech mein uski line L1 mein tiki rehti hai ({assumed})."
            )
        },
        speedup: |soa, aos, measured, title| {
            format!(
                " Time mein, 24-byte struct ke ek float ke liye, har thread ek element: kaam ke {soa} GB/s, AoS mein {aos} ({measured}: {title})."
            )
        },
    },
    read: |loads, sectors, unique, moved| {
        format!(
            "Kul {}: {}, aur unke {moved} bytes mein se {unique} kaam ke.",
            counted(loads.into(), "load", "loads"),
            counted(sectors.into(), "sector", "alag-alag sectors"),
        )
    },
    lane: |lane, bytes, sectors, wasted| {
        let (place, of) = match sectors {
            [one] => (format!("sector {one}"), "32".to_owned()),
            many => (format!("sectors {}", list(many, "aur")), (many.len() * 32).to_string()),
        };
        let rest = match wasted {
            0 => format!("Wahan ke {of} ke {of} bytes kaam ke hain."),
            _ => format!("Wahan {of} mein se {wasted} bytes kisi ke kaam ke nahi."),
        };
        format!("Lane {lane} {bytes} padhta hai, jo {place} mein hain. {rest}")
    },
    field_read: |name, first, last, [aos, soa, aosoa]| {
        let bytes =
            if first == last { format!("struct ka byte {first}") } else { format!("struct ke bytes {first}–{last}") };
        format!(
            "{name} matlab {bytes}. Iska load AoS mein {} chhuta hai, SoA mein {soa}, AoSoA mein {aosoa}.",
            counted(aos.into(), "sector", "sectors")
        )
    },
    field_unread: |name, first, last| {
        let bytes =
            if first == last { format!("struct ka byte {first}") } else { format!("struct ke bytes {first}–{last}") };
        format!("{name} matlab {bytes}. Abhi ise koi nahi padhta: iska jitna hissa aata hai, bekaar mein aata hai.")
    },
    sector: |sector, first, last, lanes, used| {
        let who = match lanes {
            [one] => format!("lane {one}"),
            many => format!("lanes {}", list(many, "aur")),
        };
        format!("Sector {sector} mein bytes {first}–{last} hain. 32 mein se {used} {who} ke kaam ke hain.")
    },
    strip: |name, sectors, unique, moved| {
        format!(
            "{name} layout mein yahi read {} chhuta hai: {moved} bytes aaye, kaam ke {unique}.",
            counted(sectors.into(), "sector", "sectors")
        )
    },
    description: |bytes, fields, read, [aos, soa, aosoa]| {
        format!(
            "{} ke struct ke 32 elements: {fields}. Warp ka har lane apne element ka {read} padhta hai. AoS mein {} lage, unke {} bytes kaam ke; SoA mein {}, {}; AoSoA mein {}, {}.",
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
            "{} ke struct ke 32 elements: {fields}. Warp ka har lane apne element ka {read} padhta hai. Andaza lagane tak ginti chhupi hai.",
            counted(bytes, "byte", "bytes"),
        )
    },
    ask: "Yeh read kitne alag-alag sectors chhuega?",
    guess_right: |count| format!("Sahi, {count}."),
    guess_wrong: |guess, count| format!("Tumhara andaza {guess} tha. Read ne {count} chhue."),
    lane_button: |lane, bytes| format!("lane {lane}, {bytes}"),
    field_button: |name, offset| format!("{name} padho, offset {offset}"),
    sector_button: |sector, used| format!("sector {sector}, 32 mein se {used} bytes kaam ke"),
    strip_button: |name| format!("{name} kholo"),
    keys: "Arrow keys se fields, lanes, sectors aur layouts par ghoomo; Enter se field padho ya chhodo, layout kholo, ya lane lit rakho; Escape se chhod do.",
    table: ["lane", "AoS mein bytes", "SoA mein bytes", "AoSoA mein bytes"],
};
