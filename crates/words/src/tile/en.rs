//! The figure `tile` in English.

use super::{
    ControlWords, KernelWords, Named, PictureWords, PresetWords, ReadoutWords, StageWords, StagesWords, TileWords,
    banks,
};
use crate::lang::{counted, list};

pub(super) const WORDS: TileWords = TileWords {
    title: "A transpose through a tile of shared memory",
    stages: StagesWords {
        global_read: StageWords {
            name: "global read",
            sentence: |count, least, _| {
                format!("The warp reads the input along its rows: {}.", cost(count, least, "sector", "sectors"))
            },
        },
        tile_write: StageWords {
            name: "tile write",
            sentence: |count, least, column| {
                let way = if column { "down the tile's columns" } else { "along the tile's rows" };
                format!("Each lane puts its element down, {way}: {}.", cost(count, least, "wavefront", "wavefronts"))
            },
        },
        tile_read: StageWords {
            name: "tile read",
            sentence: |count, least, column| {
                let way = if column { "down the tile's columns" } else { "along the tile's rows" };
                format!(
                    "After the barrier each lane takes an element that another may have put there, {way}: {}.",
                    cost(count, least, "wavefront", "wavefronts")
                )
            },
        },
        global_write: StageWords {
            name: "global write",
            sentence: |count, least, column| {
                let way = match column {
                    true => "down the output's columns",
                    false => "along the output's rows, in the tile's mirrored place",
                };
                format!("The warp writes {way}: {}.", cost(count, least, "sector", "sectors"))
            },
        },
    },
    kernels: KernelWords {
        copy: "plain copy",
        naive: "naive",
        tile: "plain tile",
        padded: "padded tile",
        swizzled: "XOR swizzle",
        wrong_pad: "wrong pad",
    },
    presets: PresetWords {
        naive: Named {
            name: "naive",
            sentence: "No tile: the row is read in 4 sectors, but the same lanes write down a column: 32 sectors, an eighth of each used.",
        },
        tile: Named {
            name: "tile",
            sentence: "Both matrices are touched along rows now. The column has moved into the tile, and there all 32 lanes want one bank.",
        },
        padded: Named {
            name: "padded",
            sentence: "One unused column moves every row on by a bank: a bank's words lie on a diagonal, and the column meets each bank once.",
        },
        swizzled: Named {
            name: "XOR swizzle",
            sentence: "No word is added: row r keeps column c at c XOR r, and what the program calls a column meets each bank once.",
        },
        wrong_pad: Named {
            name: "wrong pad",
            sentence: "The spare words are a 33rd row. Every row still begins in bank 0, so memory is spent and nothing is gained.",
        },
        store_transposed: Named {
            name: "column on the write",
            sentence: "Now the column is written and the row is read: the conflict has moved to the tile's other side, and it is no smaller.",
        },
        block_16x16: Named {
            name: "16 × 16 block",
            sentence: "A warp covers two rows. In [16][17] the second ends in the bank where the first began: 2-way, in and out. An XOR swizzle has none.",
        },
        block_8x32: Named {
            name: "8 × 32 block",
            sentence: "A warp covers a quarter of four rows: the sectors are still full, but even with padding both sides of the tile are 4-way.",
        },
        doubles: Named {
            name: "doubles",
            sentence: "Eight bytes an element: the warp goes in two halves, and each half has 16 elements in one pair of banks.",
        },
    },
    controls: ControlWords {
        kernel: "kernel",
        block: "thread block",
        threads: |columns, rows| format!("{columns} × {rows}"),
        width: "element",
        bytes: |bytes| format!("{bytes} bytes"),
        size: "matrix side",
        column: "column of the tile",
        column_read: "is read",
        column_write: "is written",
        warp: "warp",
    },
    readout: ReadoutWords {
        read_sectors: "read, sectors",
        tile_write: "tile write, wavefronts",
        tile_read: "tile read, wavefronts",
        write_sectors: "write, sectors",
        n_way: "worst conflict",
        gbps: "GB/s · of a copy",
        no_conflict: "none",
    },
    picture: PictureWords {
        sectors: |count| if count == 1 { "sector" } else { "sectors" },
        wavefronts: |count| if count == 1 { "wavefront" } else { "wavefronts" },
        used: |percent| format!("{percent} used"),
        n_way: |n_way| match n_way {
            0 | 1 => "no conflict".to_owned(),
            _ => format!("{n_way}-way"),
        },
        your_guess: "your guess?",
        no_tile: ["no tile: from the register", "straight to the output"],
        input: |top, bottom, left, right| format!("input · rows {top}–{bottom}, columns {left}–{right}"),
        output: |top, bottom, left, right| format!("output · rows {top}–{bottom}, columns {left}–{right}"),
        tile: |declared| format!("shared memory · {declared}"),
        tint: |bank| format!("tinted: bank {bank}"),
        all_in: |bank| format!("all of bank {bank}"),
        warp: |warp, passes| match passes {
            1 => format!("warp {warp} · 32 lanes"),
            _ => format!("warp {warp} · 32 lanes · pass 1 of {passes}"),
        },
        memory: "sectors of 32 bytes",
        banks: |groups| match groups {
            1 => "32 banks · words each must serve",
            _ => "32 banks · words each must serve a half-warp",
        },
        speeds: "GB/s, measured on one H200",
        timed: "16,384² floats · 32 × 8 threads · column read",
        not_timed: "not measured",
    },
    lane: |walk| {
        let (lane, (row, column), (to_row, to_column)) = (walk.lane, walk.from, walk.to);
        let Some(tile) = &walk.tile else {
            return format!("Lane {lane} reads in[{row}][{column}] and writes it to out[{to_row}][{to_column}].");
        };
        let writer = match tile.writer {
            own if own == (walk.warp, lane) => "where it put it itself".to_owned(),
            (warp, other) => format!("where lane {other} of warp {warp} put it"),
        };
        format!(
            "Lane {lane} reads in[{row}][{column}] and puts it into tile[{}][{}], {}. After the barrier it takes tile[{}][{}] from {}, {writer}, and writes out[{to_row}][{to_column}].",
            tile.put.0,
            tile.put.1,
            banks(tile.put_banks, "and"),
            tile.taken.0,
            tile.taken.1,
            banks(tile.taken_banks, "and"),
        )
    },
    bank: |bank, lanes, words| match (lanes, words) {
        ([], _) => format!("Bank {bank} has nothing to do in this access."),
        ([one], _) => format!("Bank {bank} serves lane {one} alone: nobody waits."),
        (many, _) => format!(
            "Bank {bank} serves lanes {}: {} one after another.",
            list(many, "and"),
            counted(words.into(), "word", "different words")
        ),
    },
    sector: |sector, lanes, used| match lanes {
        [one] => format!("Lane {one} touches {used} of the 32 bytes of sector {sector}."),
        many => format!("Lanes {} touch {used} of the 32 bytes of sector {sector}.", list(many, "and")),
    },
    description: |kernel, columns, rows, bytes, costs, shown| {
        format!(
            "Transpose, {kernel}, {columns} by {rows} threads, {bytes}-byte elements. For one warp: {}. Shown large: {shown}.",
            costs.join("; ")
        )
    },
    ask_wavefronts: "How many wavefronts will the column of the tile cost?",
    ask_sectors: "How many sectors will the write touch?",
    think: "Here are the warp's 32 elements. Which of them can be served together?",
    guess_right: |count| format!("Right, {count}."),
    guess_wrong: |guess, count| format!("You said {guess}. It is {count}."),
    source: |measured, title| {
        format!(
            "Sectors and wavefronts are the model's. GB/s are bytes read and written, median of nine runs of 16,384 × 16,384 floats with 32 × 8 threads, the tile's column on its read ({measured}: {title}). Swizzle, wrong pad, other blocks and doubles were not timed. That the padded tile beats the plain copy was seen, not explained."
        )
    },
    stage_button: |name, count| format!("{name}: {count}"),
    lane_button: |lane, row, column| format!("lane {lane}, row {row}, column {column}"),
    bank_button: |bank, words| match words {
        None => format!("bank {bank}"),
        Some(words) => format!("bank {bank}, {}", counted(words.into(), "word", "words")),
    },
    sector_button: |sector, used| format!("sector {sector}, {used} of 32 bytes used"),
    table: ["lane", "read at byte", "tile write, bank", "tile read, bank", "written at byte"],
    none: "–",
    keys: "Arrow keys walk through the accesses, the lanes and the banks or sectors; Enter picks; Escape lets go.",
};

fn cost(count: u32, least: u32, one: &str, many: &str) -> String {
    let what = counted(count.into(), one, many);
    match count == least {
        true => format!("{what}, and fewer would not do"),
        false => format!("{what} where {least} would do"),
    }
}
