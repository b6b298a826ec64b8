//! The figure `rows` in Hinglish.

use super::{
    Came, ControlWords, Found, LegendWords, LitWords, Named, OutcomeWords, PictureWords, PresetWords, ReadoutWords,
    RowsWords, StepWords, blocks,
};
use crate::lang::{counted, list};

pub(super) const WORDS: RowsWords = RowsWords {
    title: "DRAM mein warp ke sectors: banks, rows aur time",
    steps: StepWords {
        sectors: Named {
            name: "Sectors",
            sentence: "DRAM se kya-kya chahiye: warp ke sectors, aur unke saath L2 jo aur utha laata hai.",
        },
        places: Named {
            name: "Jagah",
            sentence: "Har sector kisi channel ke kisi bank ki kisi row mein hai. Bank sirf apne row buffer se padhta hai, aur usme ek hi row aati hai.",
        },
        rows: Named {
            name: "Rows",
            sentence: "Bank mein doosri row khuli hai toh pehle woh band hoti hai (precharge), phir apni row buffer mein aati hai (activate). Banks yeh saath-saath karte hain.",
        },
        reads: Named {
            name: "Reads",
            sentence: "Khuli row se har read 32 bytes leta hai. Data thodi der mein aata hai, aur tab tak agla read nikal chuka hota hai.",
        },
    },
    presets: PresetWords {
        open_row: Named {
            name: "row khuli",
            sentence: "Row pehle se buffer mein hai. Chaar reads ek ke peeche ek nikal gaye, kuch kholna hi nahi pada.",
        },
        closed_row: Named {
            name: "row band",
            sentence: "Bank khaali hai, toh pehle row ko buffer mein laana padega: activate, phir read.",
        },
        conflict: Named {
            name: "row conflict",
            sentence: "Bank mein doosri row khuli hai. Use band karo, apni kholo, phir padho: poora kharcha, par chaar sectors mein bant gaya.",
        },
        four_banks: Named {
            name: "chaar banks",
            sentence: "Chaar rows, har ek apne alag bank mein. Banks saath-saath kholte hain, toh chaar rows mein bhi lagbhag ek row jitna hi time.",
        },
        four_rows: Named {
            name: "ek bank, chaar rows",
            sentence: "Ek hi bank ki chaar rows. Jab tak pichli row band na ho, agli khul nahi sakti: kuch bhi overlap nahi hota.",
        },
        sixteen_banks: Named {
            name: "16 banks mein 32",
            sentence: "32 bikhre sectors, har bank mein do rows. Speed is par tiki hai ki rows kitni jaldi activate ho sakti hain; conflicts baaki banks ke peeche chhup jaate hain.",
        },
        one_bank: Named {
            name: "ek bank mein 32",
            sentence: "Sabse bura case: ek hi bank ki 32 rows. Iske liye khaas stride chahiye, aur asli cards isi se bachne ke liye addresses ko hash karte hain.",
        },
        channels: Named {
            name: "32 channels",
            sentence: "Har sector apne alag channel mein. Warp ka wait ek conflict jitna hi hai, par har 32 bytes ke liye ek row kholni padi: 32 rows.",
        },
        fetch_64: Named {
            name: "L2 maange 64",
            sentence: "64 bytes ke fetch mein doosra burst usi khuli row ka hit hai. Activation alag se nahi lagta, par woh bytes kisi lane ko chahiye hi nahi.",
        },
        stride_8: Named {
            name: "har sector se ek float",
            sentence: "Aath mein se saat bytes bekaar, par sab sirf chaar rows mein hain. Bekaar bytes aur kholi gayi rows, dono ka bill alag hai.",
        },
    },
    controls: ControlWords {
        dram: "DRAM",
        map: "addresses kahan",
        map_channels: "saare channels mein",
        map_one_channel: "ek channel ke banks mein",
        map_one_bank: "ek hi bank mein",
        before: "pehle se khuli",
        before_same: "sahi row",
        before_closed: "koi row nahi",
        before_other: "doosri row",
        fetch: "L2 ka fetch",
        bytes: |bytes| format!("{bytes} bytes"),
    },
    readout: ReadoutWords {
        sectors: "sectors chahiye",
        bytes: "DRAM se bytes",
        hits: "row hits",
        closed: "closed",
        conflicts: "conflicts",
        activations: "activations",
        ns: "aakhri byte",
        sustained: "peak ka, kai warps",
    },
    outcomes: OutcomeWords { hit: "hit", closed: "closed", conflict: "conflict" },
    picture: PictureWords {
        memory: |bytes| match bytes {
            32 => "sectors · L2 32 bytes hi maangta hai".to_owned(),
            _ => format!("sectors · L2 ek baar mein {bytes} bytes maangta hai"),
        },
        channels: |used, all| format!("channels · {all} mein se {used} kaam par"),
        banks: |channel, banks| format!("channel {channel} · {banks} banks · upar jo rows chahiye, neeche row buffer"),
        banks_short: |channel, banks| format!("channel {channel} · {banks} banks, sabka row buffer"),
        bank: |bank| format!("bank {bank}"),
        row: |row| format!("row {row}"),
        more: |more| format!("+{more} rows"),
        empty: "closed",
        line: |channel, bank| match (channel, bank) {
            (Some(channel), Some(bank)) => format!("ch {channel} b {bank}"),
            (Some(channel), None) => format!("ch {channel}"),
            (None, Some(bank)) => format!("bank {bank}"),
            (None, None) => String::new(),
        },
        others: |count| format!("{count} aur"),
        time: "time · ns",
        no_time: "abhi kisi bank se kuch maanga nahi gaya",
        last_byte: |ns| format!("aakhri byte: {ns} ns"),
        whole_load: |ns| format!("poora load: {ns} ns"),
        legend: LegendWords {
            conflict: "conflict",
            precharge: "precharge",
            activate: "activate",
            open: "row khuli",
            flight: "read (CL)",
            data: "data",
            wasted: "bekaar",
        },
    },
    lit: LitWords {
        lane: |lane, first, last, came| {
            let bytes = if first == last { format!("byte {first}") } else { format!("bytes {first}–{last}") };
            format!("Lane {lane} ko {bytes} chahiye, sector {} mein: {}", came.sector, way(came))
        },
        lane_off: |lane| format!("Lane {lane} off hai: na kuch maangta hai, na kuch kharch karta hai."),
        sector: |came, lanes, used| {
            let wish = match lanes {
                [] => "kisi lane ko nahi chahiye, padosi ke saath chala aaya".to_owned(),
                [one] => format!("32 mein se {used} bytes lane {one} ke kaam ke hain"),
                many => format!("32 mein se {used} bytes lanes {} ke kaam ke hain", list(many, "aur")),
            };
            format!("Sector {}: {wish}. Jagah: {}", came.sector, way(came))
        },
        channel: |channel, bursts, rows, last| {
            format!(
                "Channel {channel} se {} aaye, {} se; aakhri byte {last} ns par. Koi doosra channel iska wait nahi karta.",
                counted(bursts as u64, "burst", "bursts"),
                counted(rows as u64, "row", "rows"),
            )
        },
        bank: |bank, rows, bursts, last| match rows {
            1 => format!(
                "Bank {bank} mein ek row se {} aaye; aakhri byte {last} ns par.",
                counted(bursts as u64, "burst", "bursts")
            ),
            _ => format!(
                "Bank {bank} ko {rows} rows chahiye, ek ke baad ek, {bursts} bursts ke liye; aakhri byte {last} ns par."
            ),
        },
        bank_idle: |bank| format!("Bank {bank} khaali baitha hai: is warp ko iski koi row nahi chahiye."),
        row: |row, bank, bursts, opened, last| {
            let opened = match opened {
                None => "pehle se khuli thi".to_owned(),
                Some(at) => format!("{at} ns par khuli"),
            };
            format!(
                "Bank {bank} ki row {row} {opened}; isse {} aaye, aakhri byte {last} ns par.",
                counted(bursts as u64, "burst", "bursts")
            )
        },
    },
    blocks: blocks::HI_LATN,
    description: |served| {
        let (lanes, bytes) = served.lanes;
        let (rows, banks, channels) = served.places;
        let [hits, closed, conflicts] = served.outcomes;
        format!(
            "{}, har ek ko {} chahiye. DRAM se {} bytes aaye, kaam ke {}; {}, {}, {}. {}, {closed} closed, {}. Aakhri byte {} ns par.",
            counted(lanes.into(), "active lane", "active lanes"),
            counted(bytes.into(), "byte", "bytes"),
            served.bytes.0,
            served.bytes.1,
            counted(rows.into(), "row", "rows"),
            counted(banks as u64, "bank", "banks"),
            counted(channels as u64, "channel", "channels"),
            counted(hits.into(), "row hit", "row hits"),
            counted(conflicts.into(), "conflict", "conflicts"),
            served.last,
        )
    },
    description_hidden: |lanes, bytes, moved, banks| {
        format!(
            "{}, har ek ko {} chahiye. DRAM se {moved} bytes aayenge, {} se. Kitna kaam lagega, yeh andaza lagane tak chhupa hai.",
            counted(lanes.into(), "active lane", "active lanes"),
            counted(bytes.into(), "byte", "bytes"),
            counted(banks as u64, "bank", "banks"),
        )
    },
    nothing: "Koi lane active nahi: DRAM ke paas koi kaam nahi.",
    ask: "Kitni rows activate karni padengi?",
    think: "Jo rows chahiye woh banks mein dikh rahi hain, aur buffer mein abhi kya khula hai woh bhi. Kitni rows kholni padengi?",
    guess_right: |count| format!("Sahi, {count}."),
    guess_wrong: |guess, count| {
        format!("Tumhara andaza {guess} tha. Lage {}.", counted(count.into(), "activation", "activations"))
    },
    source: |assumed, measured, timings, whole, whole_source| {
        format!(
            "Reads address ke order mein chalte hain; har command utni jaldi jaata hai jitna uska bank, baaki commands aur data bus jaane dein. Timings: {timings} ({assumed}). Address kahan jaata hai, yeh bhi {assumed} hai, kyunki koi vendor nahi batata: 256 bytes ek channel mein, phir agla channel; channel ke andar pehle ek row bharti hai, phir agle bank ki. Yahan nahi hai: refresh, reordering, writes. Poora load {whole} ns leta hai ({measured}: {whole_source}); usme DRAM ka hissa chhota hai, isliye rows ka kharcha bandwidth mein hai, latency mein nahi. L2 ka 64-byte fetch ek H200 par {measured} hai."
        )
    },
    store: "Store ko aise dikhaya hai jaise uske sectors read ho rahe hon.",
    lane_button: |lane, address| match address {
        Some(at) => format!("lane {lane}, address {at}"),
        None => format!("lane {lane}, off"),
    },
    sector_button: |sector, used| format!("sector {sector}, 32 mein se {used} bytes kaam ke"),
    channel_button: |channel, bursts| format!("channel {channel}, {}", counted(bursts as u64, "burst", "bursts")),
    bank_button: |bank, rows| match rows {
        0 => format!("bank {bank}, khaali"),
        _ => format!("bank {bank}, {}", counted(rows as u64, "row", "rows")),
    },
    row_button: |row, bank, bursts| format!("row {row}, bank {bank} ki, {}", counted(bursts as u64, "burst", "bursts")),
    table: ["sector", "lanes", "channel", "bank", "row", "kya mila", "read, ns", "aakhri byte, ns"],
    none: "–",
    keys: "Arrow keys se lanes, sectors, channels, banks aur rows par ghoomo; Enter se pakdo; Escape se chhod do.",
};

/// Where a burst lies, and what happens to it.
fn way(came: &Came) -> String {
    let (channel, bank, row) = came.place;
    let place = format!("channel {channel}, bank {bank}, row {row}");
    let last = &came.last;
    match &came.found {
        Found::Hit => {
            format!("{place}. {} ns par read nikla toh row khuli mili; data {last} ns par aa gaya.", came.read)
        }
        Found::Closed(opened) => {
            format!(
                "{place}. Koi row khuli nahi thi: {opened} ns par kholi, {} ns par read, data {last} ns par.",
                came.read
            )
        }
        Found::Conflict(closed, opened) => format!(
            "{place}. Doosri row khuli thi: {closed} ns se band hui, apni {opened} ns par khuli, {} ns par read, data {last} ns par.",
            came.read
        ),
    }
}
