//! The figure `tile` in Hinglish.

use super::{
    ControlWords, KernelWords, Named, PictureWords, PresetWords, ReadoutWords, StageWords, StagesWords, TileWords,
    banks,
};
use crate::lang::{counted, list};

pub(super) const WORDS: TileWords = TileWords {
    title: "Shared memory ki tile se hokar transpose",
    stages: StagesWords {
        global_read: StageWords {
            name: "global read",
            sentence: |count, least, _| {
                format!("Warp input ki rows padhta hai: {}.", cost(count, least, "sector", "sectors"))
            },
        },
        tile_write: StageWords {
            name: "tile write",
            sentence: |count, least, column| {
                let way = if column { "tile ke columns mein" } else { "tile ki rows mein" };
                format!("Har lane apna element {way} rakhta hai: {}.", cost(count, least, "wavefront", "wavefronts"))
            },
        },
        tile_read: StageWords {
            name: "tile read",
            sentence: |count, least, column| {
                let way = if column { "tile ke columns se" } else { "tile ki rows se" };
                format!(
                    "Barrier ke baad har lane {way} ek element uthata hai, jo shayad kisi aur ne rakha tha: {}.",
                    cost(count, least, "wavefront", "wavefronts")
                )
            },
        },
        global_write: StageWords {
            name: "global write",
            sentence: |count, least, column| {
                let way = match column {
                    true => "output ke columns mein",
                    false => "output ki rows mein, tile ki mirror wali jagah par",
                };
                format!("Warp {way} likhta hai: {}.", cost(count, least, "sector", "sectors"))
            },
        },
    },
    kernels: KernelWords {
        copy: "plain copy",
        naive: "naive",
        tile: "plain tile",
        padded: "padded tile",
        swizzled: "XOR swizzle",
        wrong_pad: "galat pad",
    },
    presets: PresetWords {
        naive: Named {
            name: "naive",
            sentence: "Tile hai hi nahi: row 4 sectors mein padh li, par wahi lanes column mein likhte hain: 32 sectors, aur har ek ka aathva hissa hi kaam ka.",
        },
        tile: Named {
            name: "tile",
            sentence: "Ab dono matrices row ke hisaab se access hoti hain. Column tile ke andar aa gaya, aur wahan saare 32 lanes ko ek hi bank chahiye.",
        },
        padded: Named {
            name: "padded",
            sentence: "Ek khaali column har row ko ek bank aage khiska deta hai: ek bank ke words diagonal par aa gaye, aur column har bank se ek hi baar milta hai.",
        },
        swizzled: Named {
            name: "XOR swizzle",
            sentence: "Ek bhi word nahi badha: row r apna column c rakhti hai c XOR r par, toh program ka column har bank se ek hi baar milta hai.",
        },
        wrong_pad: Named {
            name: "galat pad",
            sentence: "Khaali words 33vi row ban gaye. Har row ab bhi bank 0 se shuru hoti hai: memory gayi, fayda kuch nahi.",
        },
        store_transposed: Named {
            name: "column write par",
            sentence: "Ab column likha jaata hai aur row padhi jaati hai: conflict tile ki doosri taraf chala gaya, kam bilkul nahi hua.",
        },
        block_16x16: Named {
            name: "16 × 16 block",
            sentence: "Ek warp mein do rows. [16][17] mein doosri row usi bank par khatam hoti hai jahan se pehli shuru hui thi: andar bhi 2-way, bahar bhi. XOR swizzle mein ek bhi conflict nahi.",
        },
        block_8x32: Named {
            name: "8 × 32 block",
            sentence: "Ek warp chaar rows ka chauthai hissa leta hai: sectors ab bhi poore kaam ke hain, par padding ke baad bhi tile dono taraf 4-way hai.",
        },
        doubles: Named {
            name: "doubles",
            sentence: "Har element aath bytes ka: warp do hisson mein chalta hai, aur har hisse ke 16 elements banks ki ek hi jodi mein hain.",
        },
    },
    controls: ControlWords {
        kernel: "kernel",
        block: "thread block",
        threads: |columns, rows| format!("{columns} × {rows}"),
        width: "element",
        bytes: |bytes| format!("{bytes} bytes"),
        size: "matrix ki side",
        column: "tile ka column",
        column_read: "read par",
        column_write: "write par",
        warp: "warp",
    },
    readout: ReadoutWords {
        read_sectors: "read, sectors",
        tile_write: "tile write, wavefronts",
        tile_read: "tile read, wavefronts",
        write_sectors: "write, sectors",
        n_way: "sabse bura conflict",
        gbps: "GB/s · copy ka hissa",
        no_conflict: "koi nahi",
    },
    picture: PictureWords {
        sectors: |count| if count == 1 { "sector" } else { "sectors" },
        wavefronts: |count| if count == 1 { "wavefront" } else { "wavefronts" },
        used: |percent| format!("{percent} kaam"),
        n_way: |n_way| match n_way {
            0 | 1 => "free".to_owned(),
            _ => format!("{n_way}-way"),
        },
        your_guess: "andaza?",
        no_tile: ["tile nahi: register se", "seedha output mein"],
        input: |top, bottom, left, right| format!("input · rows {top}–{bottom}, columns {left}–{right}"),
        output: |top, bottom, left, right| format!("output · rows {top}–{bottom}, columns {left}–{right}"),
        tile: |declared| format!("shared memory · {declared}"),
        tint: |bank| format!("tint: bank {bank}"),
        all_in: |bank| format!("poora bank {bank}"),
        warp: |warp, passes| match passes {
            1 => format!("warp {warp} · 32 lanes"),
            _ => format!("warp {warp} · 32 lanes · {passes} mein se pehla pass"),
        },
        memory: "32-byte sectors",
        banks: |groups| match groups {
            1 => "32 banks · har ek par kitne words",
            _ => "32 banks · aadhe warp ke liye kitne words",
        },
        speeds: "GB/s, ek H200 par measured",
        timed: "16,384² floats · 32 × 8 · column read par",
        not_timed: "measure nahi hua",
    },
    lane: |walk| {
        let (lane, (row, column), (to_row, to_column)) = (walk.lane, walk.from, walk.to);
        let Some(tile) = &walk.tile else {
            return format!(
                "Lane {lane} in[{row}][{column}] padhta hai aur out[{to_row}][{to_column}] mein likhta hai."
            );
        };
        let writer = match tile.writer {
            own if own == (walk.warp, lane) => "jo usne khud rakha tha".to_owned(),
            (warp, other) => format!("jo warp {warp} ke lane {other} ne rakha tha"),
        };
        format!(
            "Lane {lane} in[{row}][{column}] padh kar tile[{}][{}] mein rakhta hai, {}. Barrier ke baad woh tile[{}][{}] uthata hai, {}, {writer}, aur out[{to_row}][{to_column}] mein likhta hai.",
            tile.put.0,
            tile.put.1,
            banks(tile.put_banks, "aur"),
            tile.taken.0,
            tile.taken.1,
            banks(tile.taken_banks, "aur"),
        )
    },
    bank: |bank, lanes, words| match (lanes, words) {
        ([], _) => format!("Is access mein bank {bank} ke paas koi kaam nahi."),
        ([one], _) => format!("Bank {bank} par sirf lane {one} hai: kisi ko wait nahi karna padta."),
        (many, _) => format!(
            "Bank {bank} par lanes {} hain: {}, ek ke baad ek.",
            list(many, "aur"),
            counted(words.into(), "word", "alag words")
        ),
    },
    sector: |sector, lanes, used| match lanes {
        [one] => format!("Sector {sector} ke 32 bytes mein se {used} lane {one} chhuta hai."),
        many => format!("Sector {sector} ke 32 bytes mein se {used} lanes {} chhute hain.", list(many, "aur")),
    },
    description: |kernel, columns, rows, bytes, costs, shown| {
        format!(
            "Transpose, {kernel}, {columns} × {rows} threads, {bytes}-byte elements. Ek warp ka kharcha: {}. Bada dikh raha hai: {shown}.",
            costs.join("; ")
        )
    },
    ask_wavefronts: "Tile ka column kitne wavefronts lega?",
    ask_sectors: "Write kitne sectors chhuega?",
    think: "Yeh rahe warp ke 32 elements. Inme se kaunse ek saath serve ho sakte hain?",
    guess_right: |count| format!("Sahi, {count}."),
    guess_wrong: |guess, count| format!("Tumhara andaza {guess} tha. Lage {count}."),
    source: |measured, title| {
        format!(
            "Sectors aur wavefronts model ginta hai. GB/s matlab padhe aur likhe bytes, nau runs ka median, 16,384 × 16,384 floats, 32 × 8 threads, tile ka column read par ({measured}: {title}). Swizzle, galat pad, baaki blocks aur doubles measure nahi hue. Padded tile plain copy se bhi tez nikli: aisa dikha zaroor, par kyun, yeh pata nahi kiya gaya."
        )
    },
    stage_button: |name, count| format!("{name}: {count}"),
    lane_button: |lane, row, column| format!("lane {lane}, row {row}, column {column}"),
    bank_button: |bank, words| match words {
        None => format!("bank {bank}"),
        Some(words) => format!("bank {bank}, {}", counted(words.into(), "word", "words")),
    },
    sector_button: |sector, used| format!("sector {sector}, 32 mein se {used} bytes kaam ke"),
    table: ["lane", "read ka byte", "tile write, bank", "tile read, bank", "write ka byte"],
    none: "–",
    keys: "Arrow keys se accesses, lanes aur banks ya sectors par ghoomo; Enter se pakdo; Escape se chhod do.",
};

fn cost(count: u32, least: u32, one: &str, many: &str) -> String {
    let what = counted(count.into(), one, many);
    match count == least {
        true => format!("{what}, isse kam mein nahi hota"),
        false => format!("{what}, jabki {least} mein ho jaata"),
    }
}
