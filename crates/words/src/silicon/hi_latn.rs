//! The figure `silicon` in Hinglish.

mod series;

use super::loader::LoaderWords;
use super::{
    ApartWords, CurveWords, PictureWords, PlaceWords, ReadoutWords, RemarkWords, RuleWords, RulesWords, SiliconWords,
    UnitWords, UnitsWords,
};
use crate::lang::counted;

pub(super) const WORDS: SiliconWords = SiliconWords {
    title: "Asli card ne kya dikhaya, aur model kya kehta hai",
    series: series::SERIES,
    steps: ["measured", "predicted", "dono"],
    units: UnitsWords {
        useful_gbps: UnitWords { axis: "kaam ke GB/s", short: " GB/s", one: " GB/s" },
        per_useful_byte: UnitWords { axis: "har kaam ke byte par DRAM ke bytes", short: " bytes", one: " byte" },
        per_l2_byte: UnitWords { axis: "L2 se maange har byte par DRAM ke bytes", short: " bytes", one: " byte" },
        nanoseconds: UnitWords { axis: "ek load ke nanoseconds", short: " ns", one: " ns" },
        cycles: UnitWords { axis: "ek warp ke cycles", short: " cycles", one: " cycle" },
    },
    rules: RulesWords {
        fetch: RuleWords {
            name: "64-byte fetch",
            column: "model: 64-byte fetch",
            assumes: "DRAM se jitne zyada bytes, utni kam speed; aur kuch na kaho toh L2 ek baar mein 64 bytes laata hai (isi card par measured)",
        },
        sectors: RuleWords {
            name: "32-byte sectors",
            column: "model: 32-byte sectors",
            assumes: "L2 aur multiprocessor ke beech jitne zyada 32-byte sectors, utni kam speed",
        },
        shared: RuleWords {
            name: "shared sectors",
            column: "model: shared sectors",
            assumes: "block ke aath warps apne jod wale sector baant lete hain: 32 ki jagah 33 padhe jaate hain, aur 32 likhe jaate hain",
        },
        alone: RuleWords {
            name: "har warp akela",
            column: "model: har warp akela",
            assumes: "har warp apne paanchve sector ka kharcha khud deta hai: kul 8 ki jagah 9",
        },
        notes: RuleWords {
            name: "notes ka dawa",
            column: "model: notes ka dawa",
            assumes: "sirf read gino: 5 mein se 4 sectors",
        },
        latency: RuleWords {
            name: "33.67 + 2 har wavefront",
            column: "model: 33.67 + 2 har wavefront",
            assumes: "wavefronts gine gaye hain; 33.67 aur 2 cycles isi series se padhe gaye hain",
        },
        wavefronts: RuleWords {
            name: "wavefronts",
            column: "model: wavefronts",
            assumes: "har gine hue wavefront ka ek cycle",
        },
        turns: RuleWords {
            name: "turns + 1",
            column: "model: turns + 1",
            assumes: "sabse busy bank ke har lane ka ek cycle, gina hua, aur ek upar se, jo isi series se padha gaya hai",
        },
    },
    places: PlaceWords {
        stride: |stride| format!("stride {stride}"),
        offset: |offset| format!("offset {offset}"),
        chunk: |size| format!("{size} ke chunks"),
        footprint: |size| format!("footprint {size}"),
        atomics: ["sabka apna bank", "sab ek word par", "do words par", "32 words, ek bank", "do lanes, ek word"],
        kernels: ["plain copy", "naive", "tile [32][32]", "tile [32][33]"],
        layouts: ["AoS, 24 bytes", "SoA"],
    },
    curves: CurveWords {
        fetch: |bytes| format!("{bytes} B"),
        exchange: "exchange",
        addition: "add",
        contiguous: "contiguous",
        transposed: "transposed",
    },
    remarks: RemarkWords {
        beyond_fetch: "Yahan bytes aur nahi badhte: baaki kharcha (rows, channels, address translation) alag-alag napa nahi gaya.",
        copy_idle: "Model se aage, kyunki scale stride 1 wali copy se liya hai, aur woh memory ki limit tak pahunchti hi nahi.",
        shared_sector: "Har warp ka ek sector zyada, par wahi sector padosi warp ka bhi hai.",
        whole_sectors: "Poore sectors, offset 0 se ek bhi zyada nahi, phir bhi 2 % slow. Iski wajah pata nahi.",
        whole_line: "Poori ek line aage: speed lagbhag bina offset jaisi.",
        small_chunk: "Bytes ke hisaab se jitna slow hona chahiye, usse bhi slow. 128 bytes par yeh gap gayab.",
        large_chunk: "Ab random jagah ka kharcha lagbhag zero hai.",
        fetch_helps: "32-byte fetch mein kam bytes bekaar aate hain, aur fark dikhta hai.",
        fetch_idle: "32-byte fetch se DRAM ke bytes aadhe ho gaye, par fayda kuch nahi: yahan limit bytes ki nahi hai.",
        in_l2: "Sab kuch L2 mein hai.",
        early_miss: "L2 mein isse zyada aata hai, phir bhi kuch loads slow hain. Yahan iski wajah pata nahi.",
        in_dram: "Lagbhag har load DRAM tak jaata hai.",
        conflict: "Even stride: lanes banks baantte hain, aur ek bank ek turn mein ek hi word deta hai.",
        no_conflict: "Kisi bank se do alag words koi nahi maangta.",
        takes_turns: "Ek bank ke lanes baari-baari se jaate hain, word ek hi ho tab bhi.",
        base: "Baaki sab isi se naape jaate hain.",
        scattered: "Har store 32 sectors chhuta hai, jabki 4 mein ho jaata.",
        conflict_unseen: "Sectors utne hi jitne copy ke: shared memory ka conflict inme gina hi nahi jaata.",
        beats_copy: "Sectors copy jitne, phir bhi copy se tez. Aisa dikha, par kyun, pata nahi.",
        at_limit: "Chhe guna bytes, aur saare memory ki poori speed par.",
        too_few_loads: "Memory isse 2.6 guna kar sakti thi: har thread ka ek load kam padta hai.",
        reused: "Har load ke 32 sectors, par padosi rows ko bhi wahi chahiye, aur L2 ke paas woh rakhe hain.",
    },
    picture: PictureWords {
        measured: "measured",
        model: "model",
        random: |speed| format!("random: {speed}"),
        memcpy: |speed| format!("cudaMemcpy {speed}"),
        l2: |size| format!("L2: {size}"),
        no_model: "yahan model kuch nahi kehta",
    },
    readout: ReadoutWords {
        at: "kahan",
        measured: "H200",
        predicted: "predicted",
        ratio: "H200 ÷ predicted",
        own: "tumhara card",
        largest: "sabse bada ÷ sabse chhota",
    },
    loader: LoaderWords {
        label: "Apne card ke measurements, jaise probes print karte hain (JSON)",
        loaded: |card, numbers, series| {
            format!(
                "{card}: {series} series, {}.",
                counted(numbers.try_into().unwrap_or(u64::MAX), "number", "numbers")
            )
        },
        how: "Naapte kaise hain",
        stays: "Pichli file ka kuch bhi kaam nahi aaya, isliye yahi rakha hai.",
        not_kept: "Browser yeh file rakh nahi paaya: reload par chali jaayegi.",
        yours: |card| format!("tumhara {card}"),
        nothing: "Isme se kuch bhi kaam nahi aaya.",
        put_away: "Hata do",
        nameless_card: "tumhara card",
        not_an_object: |line, column| format!("Line {line}: yeh JSON object nahi hai (column {column})."),
        nameless: |line| format!("Line {line}: na “what” text hai, na “device”."),
        unknown_series: |line, name| format!("Line {line}: “{name}” naam ki series yahan nahi hai."),
        missing: |line, field| format!("Line {line}: {field} nahi mila."),
        not_positive: |line, field| {
            format!("Line {line}: {field} 0 se bada number hona chahiye, aisa jo measurement ho sake.")
        },
        not_whole: |line, field, first, last| {
            format!("Line {line}: {field} {first} se {last} ke beech ka whole number hona chahiye.")
        },
        not_known: |line, field| format!("Line {line}: aisa {field} pata nahi."),
        too_many_places: |line, most| format!("Line {line}: is series ki {most} se zyada jagah nahi rakhi jaati."),
        too_many_lines: |most| format!("Sirf pehli {most} lines padhi gayi."),
        more: |count| format!("Aur {count} aise hi."),
    },
    apart: ApartWords {
        title: |times| format!("{times} gaya kahan"),
        whole: |stride, first, last| format!("stride 1 se {stride} tak: {first} se {last}"),
        sectors: |used| format!("poore sectors: 32 bytes uthe, kaam ke {used}"),
        fetch: |delivered| {
            format!("poore fetch: 32 ke sector ke liye 64 bytes; DRAM ne har kaam ke byte par {delivered} bytes diye")
        },
        left: "jo bacha: rows, channels, address translation",
        counted: "gina hua",
        not_separated: "alag-alag nahi napa",
        told: |helped, [slow, fast], idle, [before, after]| {
            format!(
                "Bytes ka hisaab pakka hai, time ka sirf kuch hissa. L2 ko 32-byte fetch bol do toh DRAM theek aadhe bytes deti hai. Stride {helped} par isse {slow} ka {fast} ho jaata hai. Stride {idle} par {before} ka {after}, matlab kuch nahi: wahan speed in bytes se nahi, kisi aur cheez se tay hoti hai. Toh upar ka guna bytes ki ginti hai, jisme kuch bacha reh gaya, teen alag delays nahi."
            )
        },
        elements: |first, stride, last| {
            format!(
                "Stride badhne par probe kam padhta hai, taaki 16 GiB mein rahe: stride 1 par {first} elements, {stride} par {last}."
            )
        },
    },
    choose: "series",
    scale: ["y-axis", "log scale", "zero se"],
    point: |point| {
        let at = upper(point.at);
        let mut said = match (point.measured, point.predicted) {
            (Some(measured), Some(predicted)) => {
                let ratio = point.ratio.map_or_else(String::new, |ratio| format!(", yaani uska {ratio} guna"));
                format!("{at}: model kehta hai {predicted}; H200 par nikla {measured}{ratio}.")
            }
            (Some(measured), None) => format!("{at}: H200 par nikla {measured}."),
            (None, Some(predicted)) => format!("{at}: model kehta hai {predicted}."),
            (None, None) => format!("{at}."),
        };
        if let Some((own, card)) = point.own {
            said.push_str(&format!(" {card}: {own}."));
        }
        said
    },
    button: |point| {
        let mut said = point.at.to_owned();
        said.extend(point.measured.map(|measured| format!(", {measured}")));
        said.extend(point.predicted.map(|predicted| format!(", model kehta hai {predicted}")));
        said.extend(point.own.map(|(own, card)| format!(", {card} {own}")));
        said
    },
    description: |done, points| format!("{done} {}.", points.join("; ")),
    says_nothing: "Model bytes aur turns ginta hai. Latency ke baare mein woh kuch nahi kehta, isliye yahan kuch draw nahi hua.",
    guess: "Tumhara andaza",
    guess_right: |answer| format!("Sahi: {answer}."),
    guess_wrong: |said, answer| format!("Tumhara andaza {said} tha. Nikla {answer}."),
    source: |said| {
        let counted = match said.assumes {
            "" => String::new(),
            assumes => format!(" Dashed line model ki ginti hai, jo yeh maan kar chalti hai: {assumes}."),
        };
        format!(
            "Ek card ({}: {}), driver {}, CUDA 13.0, {}. {}{counted} Absolute numbers sirf isi card ke hain.",
            said.measured, said.title, said.driver, said.date, said.method
        )
    },
    methods: [
        "Har speed nau runs ka median hai.",
        "Bytes profiler (Nsight Compute) ne gine hain, har launch ke alag.",
        "Time ek lambe loop ka mean hai, multiprocessor ki apni clock se.",
        "Har speed PyTorch ke 50 calls ka mean hai.",
    ],
    table: ["kahan", "H200, measured", "tumhara card, measured"],
    none: "–",
    keys: "Left aur right arrow se points par ghoomo; Enter se pakdo; Escape se chhod do.",
};

/// With a capital letter first.
fn upper(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
