//! The figure `lab` in English.

use super::{AccessWords, ControlWords, FixWords, HintWords, LabWords, PresetWords, TotalWords, ViewWords, triple};
use crate::{coalescing::Named, lang::counted};

pub(super) const WORDS: LabWords = LabWords {
    title: "Your own CUDA, and the bytes it moves",
    editor: "CUDA: a line, a few, or a whole kernel",
    blank: "Write or paste a load or a store: its bytes appear here as you type.",
    no_picture: |line| format!("Nothing to draw yet: see line {line} of the text."),
    global: |text, way, lanes, sectors, used, moved| {
        let tail = match (used, moved) {
            (_, 0) => "no lane takes part, and nothing moves.".to_owned(),
            (used, moved) if used == moved => {
                format!("{}, and every moved byte is used.", counted(sectors.into(), "sector", "sectors"))
            }
            (used, moved) => format!(
                "{}, and of the {moved} bytes they carry {used} are used.",
                counted(sectors.into(), "sector", "sectors")
            ),
        };
        format!("`{text}`, {way} by {}: {tail}", counted(lanes.into(), "lane", "lanes"))
    },
    shared: |text, way, lanes, wavefronts, fewest| {
        let tail = match wavefronts {
            0 => "no lane takes part.".to_owned(),
            _ if wavefronts == fewest => {
                format!("{}, as few as there can be.", counted(wavefronts.into(), "wavefront", "wavefronts"))
            }
            _ => format!(
                "{}, where {fewest} would do without conflicts.",
                counted(wavefronts.into(), "wavefront", "wavefronts")
            ),
        };
        format!("`{text}`, {way} by {}: {tail}", counted(lanes.into(), "lane", "lanes"))
    },
    keys: "Arrow keys walk through the marks of the picture; Enter keeps one lit; Escape lets go.",
    controls: ControlWords {
        block: ["blockDim.x", "blockDim.y", "blockDim.z"],
        grid: ["gridDim.x", "gridDim.y", "gridDim.z"],
        block_index: ["blockIdx.x", "blockIdx.y", "blockIdx.z"],
        warp: "warp of the block",
        base: "array starts at byte",
        memory: "memory",
        memory_auto: "as declared",
        memory_global: "global only",
        memory_shared: "shared only",
        arch: "hardware",
    },
    views: ViewWords { memory: "bytes", rows: "DRAM rows", overlap: "time", roofline: "roofline" },
    presets: PresetWords {
        wrong_axis: Named {
            name: "wrong axis",
            sentence: "`threadIdx.x` picks the row, so neighbouring lanes are a whole row apart: each needs a sector of its own and uses 4 of its 32 bytes.",
        },
        copy: Named {
            name: "copy",
            sentence: "Neighbouring lanes take neighbouring floats: nothing is wasted. What is left to gain is fewer instructions.",
        },
        structure: Named {
            name: "array of structs",
            sentence: "One float of a 24-byte struct: the other five ride along to every lane and are thrown away.",
        },
        guard: Named {
            name: "guard",
            sentence: "The last warp with work: `if (i < n)` leaves it three lanes, and their sector moves whole all the same. Warps past the end cost nothing.",
        },
        tile: Named {
            name: "transpose tile",
            sentence: "Both global accesses are in a row. The price is paid where the tile is read by columns: every lane wants the same bank.",
        },
        rows_16: Named {
            name: "16 bytes a lane",
            sentence: "Rows of 64 halves are 128 bytes, so all of them start in bank 0: eight lanes are served together, and all eight collide.",
        },
    },
    accesses: AccessWords {
        title: "Loads and stores",
        load: "load",
        store: "store",
        atomic: "atomic",
        about: |way, shared, bytes, line| {
            let memory = if shared { "shared" } else { "global" };
            format!("{memory} {way} · {} a lane · line {line}", counted(bytes.into(), "byte", "bytes"))
        },
        sectors: |sectors| counted(sectors.into(), "sector", "sectors"),
        wavefronts: |wavefronts| counted(wavefronts.into(), "wavefront", "wavefronts"),
        unknown: "not known",
        round: |round, rounds| format!("round {round} of {rounds}"),
        round_before: "Round before",
        round_after: "Round after",
        more: |more| format!("and {more} more"),
        assumes: "Taken for true",
        base: |array, base| format!("`{array}` starts at byte address {base}."),
        bare_shared: |array| format!("`{array}` points to shared memory."),
        condition: |text| format!("`{text}` holds: it depends on a value that the snippet does not give."),
        atomic_as_store: "The atomic is counted as a store. That lanes on the same word wait for each other comes on top.",
        stopped: |steps| format!("The run was stopped after {steps} steps: what comes later is not listed."),
    },
    hints: HintWords {
        title: "Worth a try",
        fixes: FixWords {
            swap_axes: Named {
                name: "Make `threadIdx.x` the fastest index",
                sentence: "`x` and `y` change places. Neighbouring lanes differ in `threadIdx.x`, so it belongs where memory runs on. The grid must still cover everything.",
            },
            pad_row: Named {
                name: "Pad each row",
                sentence: "Rows that are a little longer start in different banks, so that a column no longer lies in one.",
            },
            swizzle: Named {
                name: "Swizzle with XOR",
                sentence: "Each row keeps its elements in another order, and a column is spread over the banks without extra memory.",
            },
            members: Named {
                name: "An array for each member",
                sentence: "Structs come apart: the member that is read then lies without gaps. Whoever fills the array must follow.",
            },
            together: Named {
                name: "Take all of them at once",
                sentence: "Each lane moves its neighbours along anyway. One 16-byte load brings them all, and none is fetched again.",
            },
            wide: Named {
                name: "Use 16-byte elements",
                sentence: "One instruction moves four times as much, or twice with doubles; as many fewer threads do the same work. The array must be aligned to 16 bytes.",
            },
        },
        try_it: "Try it",
        undo: "Back to yours",
        other: "To your other text",
        redo: "Take the change again",
        sectors: |before, after| format!("{before} → {after} {}", if after == 1 { "sector" } else { "sectors" }),
        wavefronts: |before, after| {
            format!("{before} → {after} {}", if after == 1 { "wavefront" } else { "wavefronts" })
        },
        bytes: |before, after, moved_before, moved_after| {
            format!("{before} → {after} bytes asked for, {moved_before} → {moved_after} moved, in one instruction")
        },
        best: "Nothing to gain at this access: it wastes no byte and no turn.",
        none: "No change that is known here makes this access cheaper.",
        elsewhere: "Another access of the snippet costs more than it must.",
        look: |text| format!("Look at `{text}`"),
    },
    totals: TotalWords {
        title: "The whole launch",
        one_warp: "The grid is this one warp. Turn `gridDim` and `blockDim` up to count a whole launch.",
        exact: |warps| format!("This access by all {warps} warps, each of them counted."),
        affine: |warps, checked| {
            format!(
                "This access by all {warps} warps, if addresses go on as they do in the {checked} warps that were looked at."
            )
        },
        proven: |warps| {
            format!("This access by all {warps} warps, exactly: its address grows evenly with every index.")
        },
        with_work: |active, warps| format!("{active} of {warps} warps have work."),
        part: |counted, warps| {
            format!(
                "Only the first {counted} of {warps} warps: the addresses follow no simple rule, and all would take too long."
            )
        },
        one_round: "One round of the loop is counted: the one that is shown.",
        too_long: "A warp goes through so many steps before this access that the others are not run.",
        fault: |block, warp, fault| {
            format!("Not every warp can be read. Block {}, warp {warp}: {fault}", triple(block))
        },
        warps: "warps with work",
        sectors: "sectors",
        moved: "bytes moved",
        used: "bytes used",
        efficiency: "efficiency",
        wavefronts: "wavefronts",
        conflicts: "conflicts",
        empty_grid: "The grid has no block.",
        empty_block: "The block has no thread.",
        block_too_large: |threads| format!("A block of {threads} threads is too large: 1024 is the limit."),
        negative: |thread, block, address| {
            format!(
                "Thread {} of block {} would go to address {address}, before the first byte.",
                triple(thread),
                triple(block)
            )
        },
        overflow: |thread, block, address| {
            format!(
                "Thread {} of block {} would go to address {address}, beyond the last byte.",
                triple(thread),
                triple(block)
            )
        },
        misaligned: |thread, block, address, width| {
            format!(
                "Thread {} of block {} would go to address {address}, which is not a multiple of {width}.",
                triple(thread),
                triple(block)
            )
        },
    },
};
