//! The figure `silicon` in English.

mod series;

use super::loader::LoaderWords;
use super::{
    ApartWords, CurveWords, PictureWords, PlaceWords, ReadoutWords, RemarkWords, RuleWords, RulesWords, SiliconWords,
    UnitWords, UnitsWords,
};
use crate::lang::counted;

pub(super) const WORDS: SiliconWords = SiliconWords {
    title: "What a real card measured, and what the model says",
    series: series::SERIES,
    steps: ["measured", "predicted", "both"],
    units: UnitsWords {
        useful_gbps: UnitWords { axis: "useful GB/s", short: " GB/s", one: " GB/s" },
        per_useful_byte: UnitWords { axis: "bytes from DRAM for each useful byte", short: " bytes", one: " byte" },
        per_l2_byte: UnitWords {
            axis: "bytes from DRAM for each byte L2 was asked for",
            short: " bytes",
            one: " byte",
        },
        nanoseconds: UnitWords { axis: "nanoseconds a load", short: " ns", one: " ns" },
        cycles: UnitWords { axis: "cycles for a warp", short: " cycles", one: " cycle" },
    },
    rules: RulesWords {
        fetch: RuleWords {
            name: "64-byte fetch",
            column: "model: 64-byte fetch",
            assumes: "speed falls as the bytes from DRAM grow, and L2 fetches 64 bytes unless it is told otherwise (measured on this card)",
        },
        sectors: RuleWords {
            name: "32-byte sectors",
            column: "model: 32-byte sectors",
            assumes: "speed falls as the 32-byte sectors between L2 and the multiprocessors grow",
        },
        shared: RuleWords {
            name: "sectors shared",
            column: "model: sectors shared",
            assumes: "the eight warps of a block share the sector at each seam: 33 are read where 32 would do, and 32 written",
        },
        alone: RuleWords {
            name: "each warp alone",
            column: "model: each warp alone",
            assumes: "each warp pays for its fifth sector: 9 instead of 8 in all",
        },
        notes: RuleWords {
            name: "what notes say",
            column: "model: what notes say",
            assumes: "only the read counts: 4 sectors of 5",
        },
        latency: RuleWords {
            name: "33.67 + 2 a wavefront",
            column: "model: 33.67 + 2 a wavefront",
            assumes: "wavefronts are counted; 33.67 and 2 cycles were read off this series",
        },
        wavefronts: RuleWords {
            name: "wavefronts",
            column: "model: wavefronts",
            assumes: "a cycle for each wavefront, as counted",
        },
        turns: RuleWords {
            name: "turns + 1",
            column: "model: turns + 1",
            assumes: "a cycle for each lane of the busiest bank, as counted, and one beside, which was read off this series",
        },
    },
    places: PlaceWords {
        stride: |stride| format!("stride {stride}"),
        offset: |offset| format!("offset {offset}"),
        chunk: |size| format!("chunks of {size}"),
        footprint: |size| format!("footprint {size}"),
        atomics: ["each its own bank", "all on one word", "on two words", "32 words, one bank", "two lanes a word"],
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
        beyond_fetch: "The bytes no longer grow here: what else it costs (rows, channels, address translation) is not told apart.",
        copy_idle: "Ahead of the model, because the copy at stride 1, by which it is scaled, is not at the memory's limit.",
        shared_sector: "A sector more for each warp, and it is the neighbour's as well.",
        whole_sectors: "Whole sectors, not one more than at offset 0, and yet 2 % slower. That is not explained.",
        whole_line: "A whole line further on: nearly as fast as no offset.",
        small_chunk: "Slower than its bytes say. At 128 bytes the gap is gone.",
        large_chunk: "A random place costs almost nothing any more.",
        fetch_helps: "A fetch of 32 bytes moves less for nothing, and it shows.",
        fetch_idle: "A fetch of 32 bytes halves what DRAM delivers, and nothing is gained: bytes are not the limit here.",
        in_l2: "All of it lies in L2.",
        early_miss: "Less than L2 holds, and yet a part of the loads is slow. That is not explained here.",
        in_dram: "Nearly every load goes to DRAM.",
        conflict: "An even stride: banks are shared, and a bank delivers one word a turn.",
        no_conflict: "No two lanes want different words of one bank.",
        takes_turns: "Lanes of one bank take turns, even for the same word.",
        base: "By this the others are measured.",
        scattered: "Each store touches 32 sectors where 4 would do.",
        conflict_unseen: "As many sectors as the copy: the conflict in shared memory is not among them.",
        beats_copy: "Faster than the copy with as many sectors. That was seen, not explained.",
        at_limit: "Six times the bytes, and all of them at the memory's full speed.",
        too_few_loads: "The memory could do 2.6 times as much: one load a thread is too little at a time.",
        reused: "32 sectors for each load, but neighbouring rows want them too, and L2 has them.",
    },
    picture: PictureWords {
        measured: "measured",
        model: "model",
        random: |speed| format!("random: {speed}"),
        memcpy: |speed| format!("cudaMemcpy {speed}"),
        l2: |size| format!("L2: {size}"),
        no_model: "the model says nothing here",
    },
    readout: ReadoutWords {
        at: "at",
        measured: "H200",
        predicted: "predicted",
        ratio: "H200 ÷ predicted",
        own: "your card",
        largest: "largest ÷ smallest",
    },
    loader: LoaderWords {
        label: "Measurements of your own card, as the probes print them (JSON)",
        loaded: |card, numbers, series| {
            format!(
                "{card}: {} of {series} series.",
                counted(numbers.try_into().unwrap_or(u64::MAX), "number", "numbers")
            )
        },
        how: "How to measure",
        stays: "Of the last file nothing could be used, so this one stays.",
        not_kept: "The browser does not keep this file: after a reload it is gone.",
        yours: |card| format!("your {card}"),
        nothing: "Nothing in it could be used.",
        put_away: "Put it away",
        nameless_card: "your card",
        not_an_object: |line, column| format!("Line {line}: no JSON object (column {column})."),
        nameless: |line| format!("Line {line}: neither “what” nor “device” is a text."),
        unknown_series: |line, name| format!("Line {line}: “{name}” is none of the series shown here."),
        missing: |line, field| format!("Line {line}: {field} is missing."),
        not_positive: |line, field| format!("Line {line}: {field} must be a number above 0 that can be a measurement."),
        not_whole: |line, field, first, last| {
            format!("Line {line}: {field} must be a whole number from {first} to {last}.")
        },
        not_known: |line, field| format!("Line {line}: {field} is none of the known ones."),
        too_many_places: |line, most| format!("Line {line}: no more than {most} places of this series are kept."),
        too_many_lines: |most| format!("Only the first {most} lines were read."),
        more: |count| format!("And {count} more."),
    },
    apart: ApartWords {
        title: |times| format!("Where the {times} go"),
        whole: |stride, first, last| format!("from stride 1 to {stride}: {first} to {last}"),
        sectors: |used| format!("whole sectors: 32 bytes moved, {used} used"),
        fetch: |delivered| {
            format!("whole fetches: 64 bytes for a sector of 32; DRAM delivered {delivered} bytes for each useful one")
        },
        left: "left over: rows, channels, address translation",
        counted: "counted",
        not_separated: "not separated",
        told: |helped, [slow, fast], idle, [before, after]| {
            format!(
                "True of the bytes; of the time only in part. When L2 is told to fetch 32 bytes, DRAM delivers exactly half. At stride {helped} that makes {slow} into {fast}. At stride {idle} it makes {before} into {after}, which is nothing: there something else than these bytes sets the pace. So the product is a count of bytes with a remainder, not three delays in a row."
            )
        },
        elements: |first, stride, last| {
            format!(
                "The probe reads less as strides grow, to stay in 16 GiB: {first} elements at stride 1, {last} at {stride}."
            )
        },
    },
    choose: "series",
    scale: ["upwards", "by factors", "from zero"],
    point: |point| {
        let mut said = match (point.measured, point.predicted) {
            (Some(measured), Some(predicted)) => {
                let ratio = point.ratio.map_or_else(String::new, |ratio| format!(", which is {ratio} times that"));
                format!("{}: the model says {predicted}; the H200 measured {measured}{ratio}.", upper(point.at))
            }
            (Some(measured), None) => format!("{}: the H200 measured {measured}.", upper(point.at)),
            (None, Some(predicted)) => format!("{}: the model says {predicted}.", upper(point.at)),
            (None, None) => format!("{}.", upper(point.at)),
        };
        if let Some((own, card)) = point.own {
            said.push_str(&format!(" {card}: {own}."));
        }
        said
    },
    button: |point| {
        let mut said = point.at.to_owned();
        said.extend(point.measured.map(|measured| format!(", {measured}")));
        said.extend(point.predicted.map(|predicted| format!(", the model says {predicted}")));
        said.extend(point.own.map(|(own, card)| format!(", {card} {own}")));
        said
    },
    description: |done, points| format!("{done} {}.", points.join("; ")),
    says_nothing: "The model counts bytes and turns. Of latency it says nothing, so nothing is drawn.",
    guess: "Your guess",
    guess_right: |answer| format!("Right: {answer}."),
    guess_wrong: |said, answer| format!("You said {said}. It is {answer}."),
    source: |said| {
        let counted = match said.assumes {
            "" => String::new(),
            assumes => format!(" Dashed: counted by the model, which takes for true: {assumes}."),
        };
        format!(
            "One card ({}: {}), driver {}, CUDA 13.0, {}. {}{counted} Absolute numbers belong to this one card.",
            said.measured, said.title, said.driver, said.date, said.method
        )
    },
    methods: [
        "Each speed is the median of nine runs.",
        "Bytes are counted by the profiler (Nsight Compute), launch by launch.",
        "Times are the mean of one long loop, by the multiprocessor's own clock.",
        "Each speed is the mean of 50 calls in PyTorch.",
    ],
    table: ["place", "H200, measured", "your card, measured"],
    none: "–",
    keys: "Left and right arrows walk through the points; Enter picks one; Escape lets go.",
};

/// With a capital letter first.
fn upper(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::silicon::Point;

    #[test]
    fn a_point_is_said_with_what_is_known_of_it() {
        let point = Point {
            at: "stride 8",
            measured: Some("565 GB/s"),
            predicted: Some("544 GB/s"),
            ratio: Some("1.04"),
            own: Some(("90 GB/s", "My card")),
        };
        assert_eq!(
            (WORDS.point)(&point),
            "Stride 8: the model says 544 GB/s; the H200 measured 565 GB/s, which is 1.04 times that. My card: 90 GB/s."
        );
        assert_eq!((WORDS.button)(&point), "stride 8, 565 GB/s, the model says 544 GB/s, My card 90 GB/s");
    }
}
