//! The figure `banks` in English.

use super::{
    BanksWords, CaptionWords, ControlWords, LitWords, PresetWords, ReadoutWords, ReasonWords, Served, StepWords, Wanted,
};
use crate::{
    coalescing::Named,
    lang::{counted, list},
};

pub(super) const WORDS: BanksWords = BanksWords {
    title: "32 banks of shared memory, and the lanes that wait for each other",
    captions: CaptionWords {
        load: "warp · 32 lanes, one load",
        store: "warp · 32 lanes, one store",
        atomic: "warp · 32 lanes, one atomic",
        banks: "banks",
        memory: "memory",
        words: |first, last| format!("{first}–{last}"),
        turns: "turns",
        turns_long: "each turn, a bank delivers one word, to all lanes that want it",
        turns_short: "one word a turn from each bank",
        turns_store: "each turn, a bank takes one word; if several lanes write it, one of them wins",
        turns_store_short: "one word a turn into each bank",
        turns_atomic: "each turn, a bank serves one lane (measured)",
        turns_atomic_short: "one lane a turn (measured)",
        turns_merged: "lanes that want the same are served together: groups merge (measured)",
        turns_merged_short: "groups merge (measured)",
        turns_grouped: |lanes| format!("{lanes} lanes at a time: a group's first turn is no conflict"),
        group: |first, last| format!("lanes {first}–{last}"),
        gap: "…",
        before: "before",
        padded: |pad| format!("after padding each row by {pad}"),
        swizzled: "after the XOR swizzle",
        count: |turns| counted(turns.into(), "turn", "turns"),
    },
    steps: StepWords {
        addresses: Named {
            name: "Addresses",
            sentence: "One instruction, 32 addresses: every active lane names the word it wants.",
        },
        banks: Named {
            name: "Banks",
            sentence: "Word w lies in bank w mod 32. Words side by side are in different banks; words that stand in one column must come out of the same bank.",
        },
        turns: Named {
            name: "Turns",
            sentence: "A bank serves one word a turn, for as many lanes as want it. Whoever wants another word of that bank waits.",
        },
    },
    presets: PresetWords {
        stride_1: Named {
            name: "stride 1",
            sentence: "Neighbouring lanes want neighbouring words: every bank delivers one, and one turn serves all.",
        },
        stride_2: Named {
            name: "stride 2",
            sentence: "Every second word: lanes 0 and 16 both want bank 0, so half the warp waits while 16 banks have nothing to do.",
        },
        stride_6: Named {
            name: "stride 6",
            sentence: "Any even stride makes lanes wait, not only a power of two: the degree is gcd(6, 32) = 2.",
        },
        stride_32: Named {
            name: "stride 32",
            sentence: "All 32 words lie in bank 0. It delivers one a turn, and 31 banks look on.",
        },
        stride_33: Named {
            name: "stride 33",
            sentence: "One word more, and each lane finds a bank of its own: every odd stride is free.",
        },
        broadcast: Named {
            name: "stride 0",
            sentence: "All lanes want one word. That is a broadcast, not a 32-way conflict: conflicts come from different words of a bank.",
        },
        column: Named {
            name: "column [32][32]",
            sentence: "Column 5 of a tile 32 words wide stands in bank 5 from top to bottom: 32 turns.",
        },
        padded: Named {
            name: "padded [32][33]",
            sentence: "One unused word at the end of each row moves every row on by a bank: the column becomes a diagonal, 1 turn. It costs 128 bytes.",
        },
        swizzled: Named {
            name: "XOR swizzle",
            sentence: "Column c of row r is kept at c XOR r: the column is spread over all banks, 1 turn, and no byte is wasted.",
        },
        bytes: Named {
            name: "bytes",
            sentence: "Four lanes to a word. Lanes that share a word share its turn, so 8 banks do it all in one.",
        },
        doubles: Named {
            name: "doubles",
            sentence: "Eight bytes a lane: 16 lanes already keep all banks busy, so there are two groups. Two turns, no conflict.",
        },
        float4: Named {
            name: "float4",
            sentence: "Sixteen bytes a lane: four groups of 8 lanes, each a full row of banks. Four turns are the least there can be, and no “4-way conflict”.",
        },
        float4_pairs: Named {
            name: "float4 in pairs",
            sentence: "Every two lanes want the same sixteen bytes, so a load serves two groups at once: two turns instead of four (measured; stores never merge).",
        },
        random: Named {
            name: "random",
            sentence: "32 words drawn at random: some banks are asked two or three times, others never, and the busiest one decides.",
        },
        atomic: Named {
            name: "atomic, one word",
            sentence: "All lanes add to one word. Now sharing is not free: the bank serves lane after lane, 32 turns (measured).",
        },
    },
    controls: ControlWords {
        pattern: "pattern",
        pattern_stride: "stride",
        pattern_tile: "column of a tile",
        pattern_random: "random",
        stride: "stride",
        offset: "offset",
        share: "lanes per element",
        pitch: "row pitch",
        column: "column",
        seed: "seed",
        pad: "padding",
        fix: "against conflicts",
        fix_none: "nothing",
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
        all_on: "All lanes on",
    },
    readout: ReadoutWords {
        groups: "groups",
        wavefronts: "turns (wavefronts)",
        conflicts: "bank conflicts",
        n_way: "worst bank",
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
            format!("Lane {lane} wants {bytes}: {}.", placed(served))
        },
        lane_off: |lane| format!("Lane {lane} is off: it asks for nothing, and nobody waits for it."),
        bank: |bank, words, turns| match words {
            [] => format!("Nobody wants a word of bank {bank}: it has nothing to do."),
            [Wanted { word, lanes }] if turns == 1 => {
                format!("Bank {bank} serves word {word}, for {}, in one turn.", lanes_of(lanes))
            }
            [Wanted { word, lanes }] => {
                format!("Bank {bank} serves word {word} for {}: busy for {turns} turns.", lanes_of(lanes))
            }
            many => {
                let numbers: Vec<u64> = many.iter().map(|one| one.word).collect();
                format!(
                    "Bank {bank} is asked for {} words: {}. It is busy for {}.",
                    many.len(),
                    some(&numbers),
                    counted(turns, "turn", "turns")
                )
            }
        },
        word: |word, bank, lanes, turns| {
            let turn = if turns.len() == 1 { "turn" } else { "turns" };
            format!(
                "Word {word} lies in bank {bank}, the remainder of {word} ÷ 32. {} served in {turn} {}.",
                match lanes {
                    [one] => format!("Lane {one} wants it and is"),
                    many => format!("Lanes {} want it and are", list(many, "and")),
                },
                list(turns, "and"),
            )
        },
        turn: |turn, of, banks, lanes, waited| {
            let busy = match banks {
                32 => "all 32 banks serve a word each".to_owned(),
                1 => "1 bank serves a word, 31 have nothing to do".to_owned(),
                31 => "31 banks serve a word each, 1 has nothing to do".to_owned(),
                _ => format!("{banks} banks serve a word each, {} have nothing to do", 32 - banks),
            };
            let served = match lanes {
                [one] => format!("lane {one} is"),
                many => format!("lanes {} are", list(many, "and")),
            };
            let why = if waited { " It is there only because of conflicts." } else { "" };
            format!("Turn {turn} of {of}: {busy}; {served} served.{why}")
        },
        before: |sentence| format!("Before: {sentence}"),
        after: |sentence| format!("After: {sentence}"),
    },
    reason: ReasonWords {
        words: |bank, words| {
            let each: Vec<String> =
                words.iter().map(|Wanted { word, lanes }| format!("word {word} for {}", lanes_of(lanes))).collect();
            format!("bank {bank} has {}; one a turn", each.join(", "))
        },
        many: |bank, words| format!("bank {bank} has {words} words to serve, one a turn"),
        atomic: |bank, lanes| format!("bank {bank} has {lanes} lanes to serve, one a turn"),
        free: "no bank is asked for two words, so nobody waits",
        nobody: "nobody waits",
        free_grouped: "no group asks a bank for two words, so nobody waits",
        nothing: "No lane is active: the banks have nothing to do.",
        want: |lanes, words, bank| {
            format!("Lanes {} want words {} of bank {bank}, which serves one a turn.", some(lanes), some(words))
        },
    },
    description: |active, bytes| {
        format!(
            "{} {} each of shared memory.",
            counted(active.into(), "active lane asks for", "active lanes ask for"),
            counted(bytes.into(), "byte", "bytes"),
        )
    },
    description_served: |groups, turns, conflicts| {
        format!(
            "{}, served in {}, {} because of bank conflicts.",
            counted(groups.into(), "group", "groups"),
            counted(turns.into(), "turn", "turns"),
            if conflicts == 0 { "none of them".to_owned() } else { format!("{conflicts} of them") },
        )
    },
    description_hidden: "The counts are hidden until you have guessed.",
    rule: "32 banks, each with one 4-byte word a turn; any number of lanes may share it. Which of a bank's words comes first is not published: here, the lowest. That groups merge is measured, not published.",
    timed: "Cycles of one H200: 4-byte loads of a whole warp with one degree of conflict, and five patterns of 4-byte atomics.",
    keys: "Arrow keys walk through lanes, banks, words and turns; Enter switches a lane off or on, or keeps a bank lit; Escape lets go.",
    ask: "How many turns will the banks need?",
    ask_fixed: "How many turns will the banks need after that?",
    guess_right: |count| format!("Right, {count}."),
    guess_wrong: |guess, count| format!("You said {guess}. The banks need {count}."),
    lane_button: |lane, address| match address {
        Some(at) => format!("lane {lane}, address {at}"),
        None => format!("lane {lane}, off"),
    },
    bank_button: |bank, turns| format!("bank {bank}, busy for {}", counted(turns, "turn", "turns")),
    word_button: |word, bank, turn| format!("word {word}, bank {bank}, turn {turn}"),
    turn_button: |turn, of| format!("turn {turn} of {of}"),
    table: ["lane", "address", "word", "bank", "turn"],
    table_both: ["lane", "word before", "bank", "turn", "word after", "bank", "turn"],
    off: "off",
};

fn lanes_of(lanes: &[u64]) -> String {
    match lanes {
        [one] => format!("lane {one}"),
        many if many.len() == 32 => "all lanes".to_owned(),
        many => format!("lanes {}", list(many, "and")),
    }
}

/// A few numbers, or the first three and the last.
fn some(numbers: &[u64]) -> String {
    match numbers {
        [one, two, three, _, .., last] if numbers.len() > 4 => format!("{one}, {two}, {three} … {last}"),
        few => list(few, "and"),
    }
}

fn placed(served: &Served) -> String {
    let word = if served.words.len() == 1 { "word" } else { "words" };
    let bank = if served.banks.len() == 1 { "bank" } else { "banks" };
    let turn = if served.turns.len() == 1 { "turn" } else { "turns" };
    format!(
        "{word} {} in {bank} {}, served in {turn} {} of {}",
        list(&served.words, "and"),
        list(&served.banks, "and"),
        list(&served.turns, "and"),
        served.of
    )
}
