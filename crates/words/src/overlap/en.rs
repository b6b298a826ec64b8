//! The figure `overlap` in English.

use super::{ControlWords, Named, OverlapWords, PictureWords, PresetWords, ReadoutWords, StepNames};
use crate::lang::{counted, list};

pub(super) const WORDS: OverlapWords = OverlapWords {
    title: "Fetches one after another, and fetches in flight",
    steps: StepNames {
        myth: "The myth",
        one_warp: "One warp, close up",
        many_warps: "Many warps",
        measured: "Measured",
    },
    presets: PresetWords {
        lines: Named {
            name: "a line each",
            sentence: "Each lane in a line of its own: 32 sectors, an eighth of each used. With 2,110 such loads in flight the bus never rests, and now bytes decide: 8× slower than in a row, not 32×.",
        },
        sequential: Named {
            name: "in a row",
            sentence: "Floats in a row: four full sectors a warp. It takes 2,110 loads in flight, 26.4 on each of 80 SMs, to keep 900 GB/s busy; then every byte that moves is used.",
        },
        stride_8: Named {
            name: "stride 8",
            sentence: "One float of every sector: 1,024 bytes move for 128 used, just as with a line each. With the bus full that is 8×, however few tags are involved.",
        },
        stride_1024: Named {
            name: "stride 1,024",
            sentence: "Lanes 4 KiB apart: the bus still sees 32 sectors, so 8×. What DRAM rows and pages add is not in this model: an H200 lost 29.6× at this stride (measured).",
        },
        one_warp: Named {
            name: "one warp",
            sentence: "A single warp: nearly all the time the bus has nothing to do. Whether 128 bytes then cross it or 1,024 makes no difference worth a name.",
        },
        enough: Named {
            name: "just enough",
            sentence: "264 scattered loads fill the bus, for each drags 1,024 bytes along. As many loads in a row would bring the same useful bytes and leave it free seven eighths of the time.",
        },
        too_few: Named {
            name: "8 warps an SM",
            sentence: "640 loads in a row use 30 % of the bandwidth: the bus rests until the next ones come home. Here latency decides, and more loads in flight help.",
        },
        h200: Named {
            name: "H200, full",
            sentence: "4,352 GB/s × 342 ns: 11,628 loads in a row, 88 on each of 132 SMs. An SM holds 64 warps, so one 4-byte load a warp reaches 73 %: load wider, or several at once.",
        },
        a100: Named {
            name: "A100, full",
            sentence: "1,555 GB/s × 392 ns: 4,762 loads in a row, 44 on each of 108 SMs. An SM holds 64 warps, so one load a warp will do. (The latency was timed on the card with 80 GB.)",
        },
    },
    controls: ControlWords {
        card: "card",
        bandwidth: "bandwidth, GB/s",
        latency: "latency, ns",
        warps: "warps in flight",
    },
    readout: ReadoutWords {
        myth: "the myth says",
        alone: "one warp alone",
        alone_factor: "alone ÷ in a row",
        needed: "bytes that fill the bus",
        loads: "loads that fill the bus",
        share: "bus busy",
        useful: "useful GB/s",
        slower: "these warps ÷ in a row",
    },
    picture: PictureWords {
        myth: "The myth: one after another",
        truth: "What happens: all in flight at once",
        alone: |factor| format!("{factor} the wait for the same bytes in a row"),
        nobody: "no lane asks for anything",
        to_scale: "One warp alone, to scale",
        sum: |tags, flight, bytes| format!("tags {tags} + flight {flight} + bytes {bytes}"),
        leaving: |cycles, time| match cycles {
            Some(cycles) => format!("leaving: {} of tags, {time}", counted(cycles.into(), "cycle", "cycles")),
            None => "leaving: tag rate not published".to_owned(),
        },
        coming: |bytes, time| format!("coming home: {bytes} B, {time}"),
        in_flight: "in flight",
        bus: "bus",
        warps: |warps, grouped| match warps {
            1 => "1 warp in flight, one load".to_owned(),
            _ => format!("{grouped} warps in flight, one load each"),
        },
        key_flight: "in flight",
        key_waits: "waits for the bus",
        key_used: "used",
        key_wasted: "wasted",
        bus_own: |share| format!("bus with this access: busy {share}"),
        bus_packed: |share| format!("bus with the same bytes in a row: busy {share}"),
        useful: "useful GB/s",
        in_flight_axis: "warps in flight",
        own: "this access",
        packed: "in a row",
        told: |factor| format!("myth: {factor}× less"),
        needed: "To fill the bus",
        loads: |loads, per_sm| format!("{loads} loads of this access, {per_sm} an SM"),
        loads_packed: |loads, per_sm| format!("{loads} loads in a row, {per_sm} an SM"),
        timed: [
            "One H200, one warp, one load: cycles until all 32 lanes have their value",
            "One H200, one warp, one load: cycles",
        ],
        cold: "from DRAM",
        l2: "from L2",
        key_measured: "median, p10 to p90",
        key_model: "model",
        myth_leaves: |cycles| format!("myth: on to {cycles}"),
        your_access: "your access",
        columns: ["bytes from lane to lane", "sectors", "lines"],
    },
    myth: |fetches, latency, told, alone| match fetches {
        1 => format!(
            "One fetch, one latency: with nothing to add up, even the myth is right. The last byte is there after {alone}."
        ),
        _ => format!(
            "Add up {fetches} latencies of {latency} and you get {told}. But no fetch waits for the one before it: all {fetches} are in flight together, and the last byte is there after {alone}."
        ),
    },
    one_warp: |tags, bytes, transfer, fetches| {
        let leave = match tags {
            Some(tags) => format!("Tags are looked up four a cycle, so the last fetch leaves after {tags}."),
            None => "How fast this generation looks up tags is not published: all leave at once here.".to_owned(),
        };
        let once = if fetches == 1 { "once".to_owned() } else { format!("once, not {fetches} times") };
        format!(
            "{leave} One latency later the {bytes} bytes come, one fetch behind the other, within {transfer}. The latency is paid {once}."
        )
    },
    many_warps: |said| {
        let (loads, needed, share) = (said.loads, said.needed, said.share);
        match (said.full, said.slower) {
            (false, _) => format!(
                "{needed} of these loads would fill the bus; {loads} in flight keep it busy {share} of the time. While it rests, wasted bytes cost next to nothing: latency decides."
            ),
            (true, None) => format!(
                "{needed} of these loads fill the bus, and {loads} are in flight: it never rests, and no fewer bytes would do."
            ),
            (true, Some(slower)) => format!(
                "{needed} of these loads fill the bus, and {loads} are in flight: it never rests, and now bytes decide. {slower} slower than in a row."
            ),
        }
    },
    measured: |one, lines, pages, lines_factor, pages_factor, told| {
        format!(
            "One sector took {one} cycles, 32 sectors in 32 lines {lines}, that is {lines_factor}, in 32 far pages {pages}, that is {pages_factor}. The myth says {told}. From the model's flat line up to the dots is what it leaves out: queues, address translation and more, not told apart here."
        )
    },
    nobody: "All lanes are off: nothing is asked for, and nothing is waited for.",
    store: "These are stores: the warp goes on without waiting for them. The bus carries their bytes all the same.",
    fetch: |said| {
        let lanes = match said.lanes {
            [] => "serves no lane; it came along with its line".to_owned(),
            [one] => format!("serves lane {one}"),
            many => format!("serves lanes {}", list(many, "and")),
        };
        format!(
            "Fetch {} of {} {lanes}, {} of {} bytes used. It leaves after {}, its bytes are there at {}; the myth says {}.",
            said.number, said.of, said.used, said.bytes, said.leaves, said.done, said.told
        )
    },
    warps: |first, last, home, starts, ends| {
        let who = if first == last { format!("Warp {first}") } else { format!("Warps {first}–{last}") };
        let waits = if home == starts { String::new() } else { format!(", wait for the bus until {starts}") };
        format!(
            "{who}: first bytes are home at {home}{waits}, and all of them are there at {ends}. The next load follows."
        )
    },
    timed: |said| {
        format!(
            "Lanes {} bytes apart, {}: {} in {}. {} cycles ({}) in the median, {} to {} for the middle eight tenths: {} the time of one sector.",
            said.stride,
            said.series,
            counted(said.sectors.into(), "sector", "sectors"),
            counted(said.lines.into(), "line", "lines"),
            said.cycles,
            said.time,
            said.p10,
            said.p90,
            said.factor,
        )
    },
    description: |moment, sentence| format!("{moment}. {sentence}"),
    ask: "Thousands of such warps, the bus always busy: how many times slower than the same bytes in a row?",
    think: "Alone, a warp hardly notices. Now many of them share one bus, and it never rests.",
    guess_right: |factor| format!("Right, {factor}."),
    guess_wrong: |guess, factor| format!("You said {guess}×. It is {factor}: bytes moved ÷ bytes needed."),
    source: |said| {
        format!(
            "Sectors, lines and bytes are counted. Bandwidth {} ({}); latency {} ({}); four tags a cycle on Volta and later ({}). The rest is {}: every warp always has one load in flight, latency does not grow with the crowd, the bus loses no time between loads, and of a warp alone nothing overlaps but its fetches. Cycles of the H200: {}.",
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
        [] => format!("fetch {number}, for no lane, there at {done}"),
        [one] => format!("fetch {number}, lane {one}, there at {done}"),
        many => format!("fetch {number}, lanes {}, there at {done}", list(many, "and")),
    },
    warps_button: |first, last| {
        if first == last { format!("warp {first}") } else { format!("warps {first} to {last}") }
    },
    timed_button: |series, stride, cycles| format!("{series}, {stride} bytes from lane to lane, {cycles} cycles"),
    fetch_table: ["fetch", "lanes", "bytes used", "leaves, ns", "there, ns", "myth, ns"],
    warps_table: ["warps", "home, ns", "bus from, ns", "bus until, ns"],
    timed_table: [
        "lane stride, B",
        "sectors",
        "lines",
        "from DRAM, cycles (p10–p90), measured",
        "from L2, cycles (p10–p90), measured",
        "from DRAM, cycles, model",
        "from L2, cycles, model",
        "myth, cycles",
    ],
    none: "–",
    keys: "Arrow keys walk through lanes, fetches, rows of warps or measured points; Enter picks; Escape lets go.",
};
