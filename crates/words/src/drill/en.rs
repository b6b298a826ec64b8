//! The drills in English.

use super::{DrillWords, KindWords, ReasonWords, SentenceWords, What};
use crate::lang::{counted, list};

pub(super) const WORDS: DrillWords = DrillWords {
    title: "Drills",
    description: "Endless questions on sectors, banks and DRAM rows, each graded with the reason and shown in a figure.",
    lede: "A question, a number, and at once the reason. What you get wrong comes back; what you get right gets harder.",
    given: "Every array starts at a multiple of 256 bytes, caches are empty, and the hardware is Volta or later unless the question says otherwise.",
    answer: "Your answer",
    check: "Check",
    show: "Show the answer",
    next: "Next question",
    empty: "Type a number first.",
    why: "Why:",
    blocked: "This browser keeps nothing here, so what you get wrong is forgotten when you leave the page.",
    full: "The browser has no room left, so your last answers are not kept. The flashcards page can save your progress as a file.",
    question: |place| format!("Question {place}"),
    streak: |right| format!("{right} in a row"),
    level: |level| format!("Level {level} of 5"),
    kinds: KindWords {
        sectors: "Sectors",
        moved: "Bytes moved",
        efficiency: "Efficiency",
        n_way: "Degree of conflict",
        wavefronts: "Wavefronts",
        conflicts: "Bank conflicts",
        row_hits: "Row hits",
    },
    asks: KindWords {
        sectors: "How many sectors does the warp touch?",
        moved: "How many bytes are moved?",
        efficiency: "What percentage of the bytes moved is wanted?",
        n_way: "This makes an n-way conflict: what is n? (1 means no conflict.)",
        wavefronts: "How many wavefronts does it take?",
        conflicts: "How many bank conflicts are counted: wavefronts beyond one for each group?",
        row_hits: "How many bursts find their row open?",
    },
    share: "Share this series",
    share_hint: "Whoever opens the link gets the same questions in the same order.",
    for_a_class: "The same questions for a class",
    for_a_class_hint: "The seed in the link decides, not your answers; every fourth question is a level harder.",
    for_me: "Questions for me",
    for_me_hint: "What you get wrong comes more often, and each kind of question has a level of its own.",
    weak_spots: "Your weak spots",
    no_weak_spots: "None yet: nothing has gone wrong in these ten ways.",
    missed: |wrong, of| format!("{wrong} of {of} wrong"),
    sentence: SENTENCE,
    reason: REASON,
};

const fn memory(what: What<'_>) -> &'static str {
    match (what.stores, what.is_shared) {
        (false, false) => "from global memory",
        (false, true) => "from shared memory",
        (true, false) => "to global memory",
        (true, true) => "to shared memory",
    }
}

const fn does(what: What<'_>) -> &'static str {
    if what.stores { "stores" } else { "loads" }
}

const fn all_do(what: What<'_>) -> &'static str {
    if what.stores { "store" } else { "load" }
}

/// `a float`, `an unsigned char`.
fn one(what: What<'_>) -> String {
    let article = if what.element.starts_with('u') { "an" } else { "a" };
    format!("{article} {}", what.element)
}

fn size(what: What<'_>) -> String {
    counted(what.bytes.into(), "byte", "bytes")
}

/// How a matrix or a tile is laid out.
fn rows(what: What<'_>, row: u32) -> String {
    format!("rows of {}; each is {} of {}", counted(row.into(), "element", "elements"), one(what), size(what))
}

const SENTENCE: SentenceWords = SentenceWords {
    same: |what| format!("All lanes {} the same {} ({}) {}.", all_do(what), what.element, size(what), memory(what)),
    next: |what| {
        format!(
            "Neighbouring lanes {} neighbouring elements {}; each is {} of {}.",
            all_do(what),
            memory(what),
            one(what),
            size(what)
        )
    },
    stride: |what, stride| {
        format!(
            "Each lane {} {} ({}) {}, {stride} elements after that of the lane before.",
            does(what),
            one(what),
            size(what),
            memory(what)
        )
    },
    shared_by: |what, lanes, stride| {
        format!(
            "Every {lanes} neighbouring lanes {} one {} ({}) {}; that of the next {lanes} lies {} further on.",
            all_do(what),
            what.element,
            size(what),
            memory(what),
            counted(stride.into(), "element", "elements")
        )
    },
    chunk: |what, elements| {
        format!(
            "Each thread loads {elements} neighbouring elements of its own from global memory, one in each round of a loop; each is {} of {}. Look at the first round.",
            one(what),
            size(what)
        )
    },
    field: |what, fields, field| {
        format!(
            "Structs of {fields} fields lie side by side in global memory; each field is {} of {}. Each lane {} field {field} of its own struct, counted from 0.",
            one(what),
            size(what),
            does(what)
        )
    },
    column: |what, pitch| {
        format!(
            "A matrix in global memory has {}. threadIdx.x chooses the row, threadIdx.y the column, in blocks of 32 × 8 threads; each lane {} its element.",
            rows(what, pitch),
            does(what)
        )
    },
    row: |what, pitch| {
        format!(
            "A matrix in global memory has {}. threadIdx.y chooses the row, threadIdx.x the column, in blocks of 32 × 8 threads; each lane {} its element.",
            rows(what, pitch),
            does(what)
        )
    },
    block: |what, x, y, pitch| {
        format!(
            "A matrix in global memory has {}. threadIdx.y chooses the row, threadIdx.x the column, in blocks of {x} × {y} threads; each lane of the first warp {} its element.",
            rows(what, pitch),
            does(what)
        )
    },
    tile: |what, row, column| {
        format!(
            "A tile in shared memory has {}. threadIdx.x chooses the row; each lane {} column {column} of its row.",
            rows(what, row),
            does(what)
        )
    },
    padded: |pad| format!("Each row is {} longer, which nobody uses.", counted(pad.into(), "element", "elements")),
    swizzled: "Column c of row r is kept at c XOR r.",
    swizzled_by: |columns| format!("Column c of row r is kept at c XOR (r mod {columns})."),
    first: |element| format!("The lowest element is number {element} of the array, counted from 0."),
    reversed: "The order is reversed: lane 31 has the lowest element.",
    pairs: "Lanes 0 and 1 change places, 2 and 3, and so on.",
    below: |lanes| format!("Only lanes 0 to {} take part.", lanes.saturating_sub(1)),
    even: "Only the even lanes take part.",
    some: |lanes| format!("Only lanes {} take part.", list(lanes, "and")),
    lines: |capability| {
        format!("On compute capability {capability} a load that misses fills a whole line of 128 bytes.")
    },
    dram_row: |bytes| {
        format!("In DRAM a row holds {bytes} bytes, and bursts of 32 bytes are read in the order of their addresses.")
    },
    fetch: |bytes| match bytes {
        32 => "L2 asks for the touched sectors alone.".to_owned(),
        bytes => format!("L2 asks for whole pieces of {bytes} bytes."),
    },
    one_bank: "All rows lie in one bank, one after another.",
    banks: |banks| format!("The rows go round the {banks} banks of one channel."),
    channels: |chunk, channels, banks| {
        format!(
            "Chunks of {chunk} bytes go round {channels} channels, and in each of them rows go round {banks} banks."
        )
    },
    row_open: "In each bank, the row that is read first is open already.",
    closed: "No row is open.",
    other_open: "Each bank has a row open that is not read.",
};

const REASON: ReasonWords = ReasonWords {
    steps: |lanes, step, sectors| {
        let bytes = lanes * step;
        match bytes % 32 {
            0 => format!("{lanes} lanes × {step} B reach over {bytes} B = {}", counted(sectors, "sector", "sectors")),
            _ => format!(
                "{lanes} lanes × {step} B reach over {bytes} B, the last sector only in part = {}",
                counted(sectors, "sector", "sectors")
            ),
        }
    },
    one: |first, last, sectors| {
        let from_to = match sectors {
            1 => format!("sector {}", first / 32),
            _ => format!("sectors {} to {}", first / 32, last / 32),
        };
        format!("bytes {first} to {last} lie in {from_to} = {}", counted(sectors, "sector", "sectors"))
    },
    apart: |lanes| format!("each lane has a sector of its own = {}", counted(lanes, "sector", "sectors")),
    equal: |stretches, each, sectors| {
        format!("{stretches} stretches × {} = {sectors} sectors", counted(each, "sector", "sectors"))
    },
    unequal: |sum, sectors| format!("stretches of {sum} = {sectors} sectors"),
    lines: |lines| format!("whole lines are moved: {}", counted(lines, "line", "lines")),
    moved: |number, unit, bytes| format!("{number} × {unit} B = {bytes} bytes"),
    efficiency: |wanted, number, unit, share| format!("{wanted} B wanted ÷ ({number} × {unit} B moved) = {share}"),
    free: "no bank owes more than one word to a group",
    busiest: |bank, words, number| format!("bank {bank} owes {number} words to one group: {words}"),
    n_way: |number| match number {
        0 | 1 => format!("n = {number}"),
        _ => format!("n = {number}: a {number}-way conflict"),
    },
    groups: |sum, groups, turns| format!("{groups} groups: {sum} = {}", counted(turns, "wavefront", "wavefronts")),
    turns: |turns| format!("one group = {}", counted(turns, "wavefront", "wavefronts")),
    conflicts: |turns, groups, conflicts| {
        format!(
            "{} − {} = {}",
            counted(turns, "wavefront", "wavefronts"),
            counted(groups, "group", "groups"),
            counted(conflicts, "conflict", "conflicts")
        )
    },
    row_hits: |bursts, activations, hits| {
        format!(
            "{} − {activations} that must open their row = {}",
            counted(bursts, "burst", "bursts"),
            counted(hits, "row hit", "row hits")
        )
    },
};
