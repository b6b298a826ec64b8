//! The figure `overlap` in Hinglish.

use super::{ControlWords, Named, OverlapWords, PictureWords, PresetWords, ReadoutWords, StepNames};
use crate::lang::{counted, list};

pub(super) const WORDS: OverlapWords = OverlapWords {
    title: "Fetches ek ke baad ek, aur fetches ek saath raaste mein",
    steps: StepNames {
        myth: "Myth",
        one_warp: "Ek warp, paas se",
        many_warps: "Bahut saare warps",
        measured: "Measured",
    },
    presets: PresetWords {
        lines: Named {
            name: "har ek ki apni line",
            sentence: "Har lane apni alag line mein: 32 sectors, aur har ek ka aathva hissa hi kaam ka. Aise 2,110 loads raaste mein hon toh bus kabhi khaali nahi rehti, aur ab faisla bytes ka hai: lagataar access se 8× slow, 32× nahi.",
        },
        sequential: Named {
            name: "lagataar",
            sentence: "Floats ek ke paas ek: har warp ke chaar poore sectors. 900 GB/s ko busy rakhne ke liye 2,110 loads raaste mein chahiye, 80 mein se har SM par 26.4; phir jo byte aata hai, kaam aata hai.",
        },
        stride_8: Named {
            name: "stride 8",
            sentence: "Har sector ka ek float: kaam ke 128 bytes ke liye 1,024 uthte hain, bilkul utne hi jitne har lane ki apni line mein. Bus bhari ho toh 8×, tags kitne bhi kam hon.",
        },
        stride_1024: Named {
            name: "stride 1,024",
            sentence: "Lanes ke beech 4 KiB: bus ke liye ab bhi 32 sectors hain, yaani 8×. DRAM ki rows aur pages upar se jo jodte hain, woh is model mein nahi hai: H200 ne is stride par 29.6× khoya (measured).",
        },
        one_warp: Named {
            name: "ek warp",
            sentence: "Akela ek warp: bus ke paas lagbhag poore time koi kaam nahi. Us par 128 bytes jaayein ya 1,024, kehne layak fark nahi padta.",
        },
        enough: Named {
            name: "bas utne hi",
            sentence: "264 bikhre loads se hi bus bhar gayi, kyunki har ek 1,024 bytes ghaseet laata hai. Utne hi lagataar loads kaam ke utne hi bytes laate, aur bus aath mein se saat hisse khaali rehti.",
        },
        too_few: Named {
            name: "har SM par 8 warps",
            sentence: "640 lagataar loads, aur bandwidth ka 30 % hi use hua: agle loads aane tak bus baithi rehti hai. Yahan faisla latency ka hai, aur zyada loads raaste mein ho toh fayda hai.",
        },
        h200: Named {
            name: "H200, poora bhara",
            sentence: "4,352 GB/s × 342 ns: 11,628 lagataar loads, 132 mein se har SM par 88. SM mein 64 hi warps aate hain, toh har warp ka ek 4-byte load 73 % tak hi pahunchta hai: chauda load karo, ya ek saath kai.",
        },
        a100: Named {
            name: "A100, poora bhara",
            sentence: "1,555 GB/s × 392 ns: 4,762 lagataar loads, 108 mein se har SM par 44. SM mein 64 warps aate hain, toh har warp ka ek load kaafi hai. (Latency 80 GB wale card par measured hai.)",
        },
    },
    controls: ControlWords {
        card: "card",
        bandwidth: "bandwidth, GB/s",
        latency: "latency, ns",
        warps: "raaste mein warps",
    },
    readout: ReadoutWords {
        myth: "myth ke hisaab se",
        alone: "akela ek warp",
        alone_factor: "akela ÷ lagataar",
        needed: "bus bharne ke bytes",
        loads: "bus bharne ke loads",
        share: "bus busy",
        useful: "kaam ke GB/s",
        slower: "yeh warps ÷ lagataar",
    },
    picture: PictureWords {
        myth: "Myth: ek ke baad ek",
        truth: "Asal mein: sab ek saath raaste mein",
        alone: |factor| format!("wahi bytes lagataar hote, uska {factor}"),
        nobody: "koi lane kuch nahi maang raha",
        to_scale: "Akela ek warp, sahi scale par",
        sum: |tags, flight, bytes| format!("tags {tags} + raasta {flight} + bytes {bytes}"),
        leaving: |cycles, time| match cycles {
            Some(cycles) => format!("nikalna: tags ke {}, {time}", counted(cycles.into(), "cycle", "cycles")),
            None => "nikalna: tag rate published nahi".to_owned(),
        },
        coming: |bytes, time| format!("pahunchna: {bytes} B, {time}"),
        in_flight: "raaste mein",
        bus: "bus",
        warps: |warps, grouped| match warps {
            1 => "1 warp raaste mein, uska ek load".to_owned(),
            _ => format!("{grouped} warps raaste mein, ek-ek load"),
        },
        key_flight: "raaste mein",
        key_waits: "bus ka wait",
        key_used: "kaam ke",
        key_wasted: "bekaar",
        bus_own: |share| format!("is access ki bus: {share} busy"),
        bus_packed: |share| format!("wahi bytes lagataar: bus {share} busy"),
        useful: "kaam ke GB/s",
        in_flight_axis: "raaste mein warps",
        own: "yeh access",
        packed: "lagataar",
        told: |factor| format!("myth: {factor}× kam"),
        needed: "Bus bharne ke liye",
        loads: |loads, per_sm| format!("is access ke {loads} loads, har SM {per_sm}"),
        loads_packed: |loads, per_sm| format!("{loads} lagataar loads, har SM {per_sm}"),
        timed: [
            "Ek H200, ek warp, ek load: saare 32 lanes ko value milne tak kitne cycles",
            "Ek H200, ek warp, ek load: cycles",
        ],
        cold: "DRAM se",
        l2: "L2 se",
        key_measured: "median, p10 se p90",
        key_model: "model",
        myth_leaves: |cycles| format!("myth: {cycles} tak"),
        your_access: "yeh access",
        columns: ["ek lane se agle tak bytes", "sectors", "lines"],
    },
    myth: |fetches, latency, told, alone| match fetches {
        1 => format!(
            "Ek fetch, ek latency: jodne ko kuch hai hi nahi, toh myth bhi sahi baithta hai. Aakhri byte {alone} par pahunch gaya."
        ),
        _ => format!(
            "{latency} ki {fetches} latencies jodo toh {told} banta hai. Par koi fetch apne se pehle wale ka wait nahi karta: saare {fetches} ek saath raaste mein hain, aur aakhri byte {alone} par pahunch gaya."
        ),
    },
    one_warp: |tags, bytes, transfer, fetches| {
        let leave = match tags {
            Some(tags) => {
                format!("Ek cycle mein chaar tags dekhe jaate hain, toh aakhri fetch {tags} par nikalta hai.")
            }
            None => {
                "Yeh generation tags kitni tezi se dekhti hai, yeh published nahi: yahan sab ek saath nikalte hain."
                    .to_owned()
            }
        };
        let once = if fetches == 1 { String::new() } else { format!(", {fetches} baar nahi") };
        format!(
            "{leave} Ek latency ke baad {bytes} bytes aate hain, ek fetch ke peeche ek, bas {transfer} mein. Latency ek hi baar lagti hai{once}."
        )
    },
    many_warps: |said| {
        let (loads, needed, share) = (said.loads, said.needed, said.share);
        match (said.full, said.slower) {
            (false, _) => format!(
                "Aise {needed} loads bus bhar dete; raaste mein {loads} hain, toh woh {share} time hi busy hai. Jab tak bus khaali baithti hai, bekaar bytes ka kharcha na ke barabar hai: faisla latency ka hai."
            ),
            (true, None) => format!(
                "Aise {needed} loads se bus bhar jaati hai, aur raaste mein {loads} hain: woh kabhi khaali nahi, aur isse kam bytes mein kaam hota bhi nahi."
            ),
            (true, Some(slower)) => format!(
                "Aise {needed} loads se bus bhar jaati hai, aur raaste mein {loads} hain: woh kabhi khaali nahi, toh ab faisla bytes ka hai. Lagataar access se {slower} slow."
            ),
        }
    },
    measured: |one, lines, pages, lines_factor, pages_factor, told| {
        format!(
            "Ek sector mein {one} cycles lage, 32 lines ke 32 sectors mein {lines}, yaani {lines_factor}, aur door-door ke 32 pages mein {pages}, yaani {pages_factor}. Myth kehta hai {told}. Model ki seedhi line se dots tak ka fark woh hai jo model mein nahi: queues, address translation waghairah, yahan alag-alag nahi kiya gaya."
        )
    },
    nobody: "Saare lanes off hain: na kuch maanga, na kisi ka wait.",
    store: "Yeh stores hain: warp inka wait nahi karta, aage badh jaata hai. Bus ko inke bytes phir bhi uthane padte hain.",
    fetch: |said| {
        let lanes = match said.lanes {
            [] => "kisi lane ka nahi, apni line ke saath chala aaya".to_owned(),
            [one] => format!("lane {one} ke liye"),
            many => format!("lanes {} ke liye", list(many, "aur")),
        };
        format!(
            "{} mein se fetch {}, {lanes}, {} mein se {} bytes kaam ke. {} par nikla, {} par bytes pahunche; myth ke hisaab se {} par.",
            said.of, said.number, said.bytes, said.used, said.leaves, said.done, said.told
        )
    },
    warps: |first, last, home, starts, ends| {
        let who = if first == last { format!("Warp {first}") } else { format!("Warps {first}–{last}") };
        let waits = if home == starts { String::new() } else { format!(", {starts} tak bus ka wait") };
        format!(
            "{who}: pehle bytes {home} par taiyaar{waits}, aur saare {ends} tak pahunch gaye. Phir agla load nikalta hai."
        )
    },
    timed: |said| {
        format!(
            "Lanes ke beech {} bytes, {}: {} mein {}. Median {} cycles ({}), beech ke aath dasvein hisse {} se {} tak: ek sector ke time ka {}.",
            said.stride,
            said.series,
            counted(said.lines.into(), "line", "lines"),
            counted(said.sectors.into(), "sector", "sectors"),
            said.cycles,
            said.time,
            said.p10,
            said.p90,
            said.factor,
        )
    },
    description: |moment, sentence| format!("{moment}. {sentence}"),
    ask: "Aise hazaaron warps, bus hamesha busy: wahi bytes lagataar hote, usse kitne guna slow?",
    think: "Akele warp ko fark pata hi nahi chalta. Ab bahut saare warps ek hi bus share karte hain, aur woh kabhi khaali nahi.",
    guess_right: |factor| format!("Sahi, {factor}."),
    guess_wrong: |guess, factor| {
        format!("Tumhara andaza {guess}× tha. Asal mein {factor}: jitne bytes uthe ÷ jitne chahiye the.")
    },
    source: |said| {
        format!(
            "Sectors, lines aur bytes gine hue hain. Bandwidth {} ({}); latency {} ({}); Volta se aage ek cycle mein chaar tags ({}). Baaki {} hai: har warp ka ek load hamesha raaste mein hai, bheed se latency badhti nahi, do loads ke beech bus ka time nahi jaata, aur akele warp mein fetches ke siwa kuch overlap nahi hota. H200 ke cycles: {}.",
            said.bandwidth,
            said.bandwidth_known,
            said.latency,
            said.latency_known,
            said.tags_known,
            said.assumed,
            said.timed_known,
        )
    },
    near: |assumed, card, number, known| format!("{assumed}; {card}: {number}, {known}"),
    fetch_button: |number, lanes, done| match lanes {
        [] => format!("fetch {number}, kisi lane ka nahi, {done} par pahuncha"),
        [one] => format!("fetch {number}, lane {one}, {done} par pahuncha"),
        many => format!("fetch {number}, lanes {}, {done} par pahuncha", list(many, "aur")),
    },
    warps_button: |first, last| {
        if first == last { format!("warp {first}") } else { format!("warps {first} se {last}") }
    },
    timed_button: |series, stride, cycles| format!("{series}, ek lane se agle tak {stride} bytes, {cycles} cycles"),
    fetch_table: ["fetch", "lanes", "kaam ke bytes", "nikla, ns", "pahuncha, ns", "myth, ns"],
    warps_table: ["warps", "taiyaar, ns", "bus par, ns", "bus se utra, ns"],
    timed_table: [
        "lane stride, B",
        "sectors",
        "lines",
        "DRAM se, cycles (p10–p90), measured",
        "L2 se, cycles (p10–p90), measured",
        "DRAM se, cycles, model",
        "L2 se, cycles, model",
        "myth, cycles",
    ],
    none: "–",
    keys: "Arrow keys se lanes, fetches, warps ki rows ya measured points par ghoomo; Enter se pakdo; Escape se chhod do.",
};
