//! The figure `banks` in Hinglish.

use super::{
    BanksWords, CaptionWords, ControlWords, LitWords, PresetWords, ReadoutWords, ReasonWords, Served, StepWords, Wanted,
};
use crate::{
    coalescing::Named,
    lang::{counted, list},
};

pub(super) const WORDS: BanksWords = BanksWords {
    title: "Shared memory ke 32 banks, aur lanes jo ek doosre ka wait karte hain",
    captions: CaptionWords {
        load: "warp · 32 lanes, ek load",
        store: "warp · 32 lanes, ek store",
        atomic: "warp · 32 lanes, ek atomic",
        banks: "banks",
        memory: "memory",
        words: |first, last| format!("{first}–{last}"),
        turns: "turns",
        turns_long: "har turn mein bank ek hi word deta hai, par un sab lanes ko jinhe woh chahiye",
        turns_short: "har bank se ek turn mein ek word",
        turns_store: "har turn mein bank ek hi word leta hai; kai lanes wahi likhein toh ek hi jeetta hai",
        turns_store_short: "har bank mein ek turn mein ek word",
        turns_atomic: "har turn mein bank ek hi lane ko serve karta hai (measured)",
        turns_atomic_short: "ek turn mein ek lane (measured)",
        turns_merged: "ek hi cheez maangne wale lanes saath serve hote hain: groups merge (measured)",
        turns_merged_short: "groups merge (measured)",
        turns_grouped: |lanes| format!("ek baar mein {lanes} lanes: group ka pehla turn conflict nahi hai"),
        group: |first, last| format!("lanes {first}–{last}"),
        gap: "…",
        before: "pehle",
        padded: |pad| format!("har row mein +{pad} padding"),
        swizzled: "XOR swizzle ke baad",
        count: |turns| counted(turns.into(), "turn", "turns"),
    },
    steps: StepWords {
        addresses: Named {
            name: "Addresses",
            sentence: "Ek instruction, 32 addresses: har active lane batata hai ki use kaunsa word chahiye.",
        },
        banks: Named {
            name: "Banks",
            sentence: "Word w bank w mod 32 mein rehta hai. Saath-saath ke words alag banks mein hain; ek hi column ke words ek hi bank se nikalne padte hain.",
        },
        turns: Named {
            name: "Turns",
            sentence: "Bank ek turn mein ek hi word serve karta hai, chahe jitne lanes ko woh chahiye. Jise usi bank ka doosra word chahiye, woh wait karta hai.",
        },
    },
    presets: PresetWords {
        stride_1: Named {
            name: "stride 1",
            sentence: "Padosi lanes ko padosi words chahiye: har bank ne ek diya, aur ek turn mein sabka kaam ho gaya.",
        },
        stride_2: Named {
            name: "stride 2",
            sentence: "Har doosra word: lane 0 aur lane 16 dono ko bank 0 chahiye, toh aadha warp wait karta hai jabki 16 banks khaali baithe hain.",
        },
        stride_6: Named {
            name: "stride 6",
            sentence: "Sirf power of two nahi, koi bhi even stride wait karwata hai: degree gcd(6, 32) = 2 hai.",
        },
        stride_32: Named {
            name: "stride 32",
            sentence: "Saare 32 words bank 0 mein hain. Woh ek turn mein ek deta hai, aur baaki 31 banks dekhte reh jaate hain.",
        },
        stride_33: Named {
            name: "stride 33",
            sentence: "Bas ek word zyada, aur har lane ko apna alag bank mil gaya: har odd stride free hai.",
        },
        broadcast: Named {
            name: "stride 0",
            sentence: "Saare lanes ko ek hi word chahiye. Yeh broadcast hai, 32-way conflict nahi: conflict tab hota hai jab ek bank ke alag-alag words chahiye.",
        },
        column: Named {
            name: "column [32][32]",
            sentence: "32 words chaude tile ka column 5 upar se neeche tak bank 5 mein hi khada hai: 32 turns.",
        },
        padded: Named {
            name: "padded [32][33]",
            sentence: "Har row ke end mein ek khaali word daal do, toh har row ek bank aage khisak jaati hai: column tirchha ho gaya, 1 turn. Kharcha 128 bytes.",
        },
        swizzled: Named {
            name: "XOR swizzle",
            sentence: "Row r ka column c, c XOR r par rakha hai: column saare banks mein phail gaya, 1 turn, aur ek byte bhi waste nahi.",
        },
        bytes: Named {
            name: "bytes",
            sentence: "Ek word par chaar lanes. Jo lanes word share karte hain, woh turn bhi share karte hain, isliye 8 banks ne ek hi turn mein sab de diya.",
        },
        doubles: Named {
            name: "doubles",
            sentence: "Har lane ko aath bytes: 16 lanes se hi saare banks busy ho jaate hain, isliye do groups. Do turns, conflict koi nahi.",
        },
        float4: Named {
            name: "float4",
            sentence: "Har lane ko solah bytes: 8-8 lanes ke chaar groups, har group mein saare banks busy. Chaar se kam turns ho hi nahi sakte; yeh “4-way conflict” nahi hai.",
        },
        float4_pairs: Named {
            name: "float4 jodi mein",
            sentence: "Har do lanes ko wahi solah bytes chahiye, isliye load do groups ko saath serve karta hai: chaar ki jagah do turns (measured; stores kabhi merge nahi hote).",
        },
        random: Named {
            name: "random",
            sentence: "32 words, kahin se bhi: kisi bank se do-teen words maange gaye, kisi se ek bhi nahi, aur jo sabse busy hai wahi time tay karta hai.",
        },
        atomic: Named {
            name: "atomic, ek word",
            sentence: "Saare lanes ek hi word mein add karte hain. Ab share karna free nahi: bank ek-ek karke lanes ko serve karta hai, 32 turns (measured).",
        },
    },
    controls: ControlWords {
        pattern: "pattern",
        pattern_stride: "stride",
        pattern_tile: "tile ka column",
        pattern_random: "random",
        stride: "stride",
        offset: "offset",
        share: "har element par lanes",
        pitch: "row pitch",
        column: "column",
        seed: "seed",
        pad: "padding",
        fix: "conflict ka ilaaj",
        fix_none: "kuch nahi",
        fix_pad: "padding",
        fix_swizzle: "XOR swizzle",
        width: "element",
        bytes: |bytes| match bytes {
            1 => "1 byte".to_owned(),
            _ => format!("{bytes} bytes"),
        },
        op: "instruction",
        load: "load",
        store: "store",
        atomic: "atomic",
        all_on: "Saare lanes on",
    },
    readout: ReadoutWords {
        groups: "groups",
        wavefronts: "turns (wavefronts)",
        conflicts: "bank conflicts",
        n_way: "sabse busy bank",
        latency: "latency, cycles",
        throughput: "throughput, cycles",
        ways: |ways| match ways {
            0 => "–".to_owned(),
            1 => "free".to_owned(),
            _ => format!("{ways}-way"),
        },
        both: |before, after| format!("{before} → {after}"),
    },
    lit: LitWords {
        lane: |lane, first, last, served| {
            let bytes = if first == last { format!("byte {first}") } else { format!("bytes {first}–{last}") };
            format!("Lane {lane} ko {bytes} chahiye: {}.", placed(served))
        },
        lane_off: |lane| format!("Lane {lane} off hai: na kuch maangta hai, na koi uska wait karta hai."),
        bank: |bank, words, turns| match words {
            [] => format!("Bank {bank} ka koi word kisi ko nahi chahiye: woh khaali baitha hai."),
            [Wanted { word, lanes }] if turns == 1 => {
                format!("Bank {bank} ek turn mein word {word} par {} ka kaam kar deta hai.", lanes_of(lanes))
            }
            [Wanted { word, lanes }] => {
                format!("Bank {bank} word {word} par {} ko serve karta hai: {turns} turns tak busy.", lanes_of(lanes))
            }
            many => {
                let numbers: Vec<u64> = many.iter().map(|one| one.word).collect();
                format!(
                    "Bank {bank} se {} words maange gaye: {}. Woh {} tak busy hai.",
                    many.len(),
                    some(&numbers),
                    counted(turns, "turn", "turns")
                )
            }
        },
        word: |word, bank, lanes, turns| {
            let turn = if turns.len() == 1 { "turn" } else { "turns" };
            format!(
                "Word {word} bank {bank} mein hai, kyunki {word} ÷ 32 ka remainder {bank} hai. {} chahiye; {turn} {} mein mil gaya.",
                match lanes {
                    [one] => format!("Yeh lane {one} ko"),
                    many => format!("Yeh lanes {} ko", list(many, "aur")),
                },
                list(turns, "aur"),
            )
        },
        turn: |turn, of, banks, lanes, waited| {
            let busy = match banks {
                32 => "saare 32 banks ek-ek word serve karte hain".to_owned(),
                1 => "1 bank ek word serve karta hai, 31 khaali baithe hain".to_owned(),
                _ => format!("{banks} banks ek-ek word serve karte hain, {} khaali", 32 - banks),
            };
            let served = match lanes {
                [one] => format!("lane {one}"),
                many => format!("lanes {}", list(many, "aur")),
            };
            let why = if waited { " Yeh turn sirf conflict ki wajah se hai." } else { "" };
            format!("{of} mein se turn {turn}: {busy}; {served} ka kaam ho gaya.{why}")
        },
        before: |sentence| format!("Pehle: {sentence}"),
        after: |sentence| format!("Baad mein: {sentence}"),
    },
    reason: ReasonWords {
        words: |bank, words| {
            let each: Vec<String> =
                words.iter().map(|Wanted { word, lanes }| format!("{} ka word {word}", lanes_of(lanes))).collect();
            format!("bank {bank} mein {}; ek turn mein ek", each.join(", "))
        },
        many: |bank, words| format!("bank {bank} se {words} words chahiye, ek turn mein ek"),
        atomic: |bank, lanes| format!("bank {bank} par {lanes} lanes hain, ek turn mein ek"),
        free: "kisi bank se do words nahi chahiye, isliye koi wait nahi karta",
        nobody: "koi wait nahi karta",
        free_grouped: "kisi group ko ek bank se do words nahi chahiye, isliye koi wait nahi karta",
        nothing: "Koi lane active nahi hai: banks khaali baithe hain.",
        want: |lanes, words, bank| {
            format!(
                "Lanes {} ko bank {bank} ke words {} chahiye, aur bank ek turn mein ek hi serve karta hai.",
                some(lanes),
                some(words)
            )
        },
    },
    description: |active, bytes| {
        format!(
            "{}, har ek ko shared memory ke {} chahiye.",
            counted(active.into(), "active lane", "active lanes"),
            counted(bytes.into(), "byte", "bytes"),
        )
    },
    description_served: |groups, turns, conflicts| {
        format!(
            "{}, {} lage, bank conflicts ki wajah se {}.",
            counted(groups.into(), "group", "groups"),
            counted(turns.into(), "turn", "turns"),
            if conflicts == 0 { "ek bhi nahi".to_owned() } else { format!("{conflicts}") },
        )
    },
    description_hidden: "Andaza lagane tak ginti chhupi hai.",
    rule: "32 banks, har ek ek turn mein ek 4-byte word deta hai; use kitne bhi lanes share kar sakte hain. Bank ka kaunsa word pehle aata hai, yeh published nahi hai: yahan sabse chhota number pehle. Groups ka merge hona measured hai, published nahi.",
    timed: "Cycles ek H200 ke hain: poore warp ke 4-byte loads jinme conflict ki ek hi degree hai, aur 4-byte atomics ke paanch patterns.",
    keys: "Arrow keys se lanes, banks, words aur turns par ghoomo; Enter se lane on ya off, ya bank lit rakho; Escape se chhod do.",
    ask: "Banks ko kitne turns lagenge?",
    ask_fixed: "Uske baad banks ko kitne turns lagenge?",
    guess_right: |count| format!("Sahi, {count}."),
    guess_wrong: |guess, count| format!("Tumhara andaza {guess} tha. Banks ko {count} lage."),
    lane_button: |lane, address| match address {
        Some(at) => format!("lane {lane}, address {at}"),
        None => format!("lane {lane}, off"),
    },
    bank_button: |bank, turns| format!("bank {bank}, {} tak busy", counted(turns, "turn", "turns")),
    word_button: |word, bank, turn| format!("word {word}, bank {bank}, turn {turn}"),
    turn_button: |turn, of| format!("{of} mein se turn {turn}"),
    table: ["lane", "address", "word", "bank", "turn"],
    table_both: ["lane", "pehle ka word", "bank", "turn", "baad ka word", "bank", "turn"],
    off: "off",
};

fn lanes_of(lanes: &[u64]) -> String {
    match lanes {
        [one] => format!("lane {one}"),
        many if many.len() == 32 => "saare lanes".to_owned(),
        many => format!("lanes {}", list(many, "aur")),
    }
}

/// A few numbers, or the first three and the last.
fn some(numbers: &[u64]) -> String {
    match numbers {
        [one, two, three, _, .., last] if numbers.len() > 4 => format!("{one}, {two}, {three} … {last}"),
        few => list(few, "aur"),
    }
}

fn placed(served: &Served) -> String {
    let word = if served.words.len() == 1 { "word" } else { "words" };
    let bank = if served.banks.len() == 1 { "bank" } else { "banks" };
    let turn = if served.turns.len() == 1 { "turn" } else { "turns" };
    let of = if served.words.len() == 1 { "ka" } else { "ke" };
    format!(
        "{bank} {} {of} {word} {}, jo {} mein se {turn} {} mein mila",
        list(&served.banks, "aur"),
        list(&served.words, "aur"),
        served.of,
        list(&served.turns, "aur"),
    )
}
