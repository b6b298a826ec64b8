//! The figure `lab` in Hinglish.

use super::{AccessWords, ControlWords, FixWords, HintWords, LabWords, PresetWords, TotalWords, ViewWords, triple};
use crate::{coalescing::Named, lang::counted};

pub(super) const WORDS: LabWords = LabWords {
    title: "Tumhara apna CUDA, aur uske bytes",
    editor: "CUDA: ek line, do-chaar lines, ya poora kernel",
    blank: "Koi load ya store likho ya paste karo: likhte hi uske bytes yahan dikhenge.",
    no_picture: |line| format!("Abhi picture nahi banti: text ki line {line} dekho."),
    global: |text, way, lanes, sectors, used, moved| {
        let tail = match (used, moved) {
            (_, 0) => "koi lane shaamil nahi, toh kuch nahi utha.".to_owned(),
            (used, moved) if used == moved => {
                format!("{}, aur jitne bytes uthe, sab kaam ke.", counted(sectors.into(), "sector", "sectors"))
            }
            (used, moved) => format!(
                "{}, aur uthe hue {moved} bytes mein se kaam ke {used}.",
                counted(sectors.into(), "sector", "sectors")
            ),
        };
        format!("`{text}`, {way}, {}: {tail}", counted(lanes.into(), "lane", "lanes"))
    },
    shared: |text, way, lanes, wavefronts, fewest| {
        let tail = match wavefronts {
            0 => "koi lane shaamil nahi.".to_owned(),
            _ if wavefronts == fewest => {
                format!("{}, isse kam ho hi nahi sakte.", counted(wavefronts.into(), "wavefront", "wavefronts"))
            }
            _ => format!(
                "{}, jabki bina conflict ke {fewest} mein kaam ho jaata.",
                counted(wavefronts.into(), "wavefront", "wavefronts")
            ),
        };
        format!("`{text}`, {way}, {}: {tail}", counted(lanes.into(), "lane", "lanes"))
    },
    keys: "Arrow keys se picture ke marks par ghoomo; Enter se ek ko lit rakho; Escape se chhod do.",
    controls: ControlWords {
        block: ["blockDim.x", "blockDim.y", "blockDim.z"],
        grid: ["gridDim.x", "gridDim.y", "gridDim.z"],
        block_index: ["blockIdx.x", "blockIdx.y", "blockIdx.z"],
        warp: "block ka kaunsa warp",
        base: "array kis byte se shuru",
        memory: "memory",
        memory_auto: "jaisa declare hua",
        memory_global: "sirf global",
        memory_shared: "sirf shared",
        arch: "hardware",
    },
    views: ViewWords { memory: "bytes", rows: "DRAM rows", overlap: "time", roofline: "roofline" },
    presets: PresetWords {
        wrong_axis: Named {
            name: "galat axis",
            sentence: "Yahan `threadIdx.x` row chunta hai, isliye padosi lanes ke beech poori row ki doori hai: har lane ko apna alag sector chahiye, aur uske 32 mein se 4 bytes hi kaam ke.",
        },
        copy: Named {
            name: "copy",
            sentence: "Padosi lanes ko padosi floats: kuch waste nahi. Ab bachat sirf instructions kam karne mein hai.",
        },
        structure: Named {
            name: "array of structs",
            sentence: "24-byte struct ka ek float: baaki paanch bhi har lane ke saath aate hain aur phenk diye jaate hain.",
        },
        guard: Named {
            name: "guard",
            sentence: "Kaam wala aakhri warp: `if (i < n)` ke baad teen lanes bache, phir bhi unka sector poora uthta hai. Uske aage ke warps ka koi kharcha nahi.",
        },
        tile: Named {
            name: "transpose tile",
            sentence: "Dono global access lagataar hain. Kharcha wahan hai jahan tile column se padha jaata hai: har lane ko wahi ek bank chahiye.",
        },
        rows_16: Named {
            name: "har lane 16 bytes",
            sentence: "64 halves ki row 128 bytes ki hoti hai, isliye har row bank 0 se shuru: aath lanes ek saath serve hote hain, aur aathon takrate hain.",
        },
    },
    accesses: AccessWords {
        title: "Loads aur stores",
        load: "load",
        store: "store",
        atomic: "atomic",
        about: |way, shared, bytes, line| {
            let memory = if shared { "shared" } else { "global" };
            format!("{memory} {way} · har lane {} · line {line}", counted(bytes.into(), "byte", "bytes"))
        },
        sectors: |sectors| counted(sectors.into(), "sector", "sectors"),
        wavefronts: |wavefronts| counted(wavefronts.into(), "wavefront", "wavefronts"),
        unknown: "pata nahi",
        round: |round, rounds| format!("{rounds} mein se round {round}"),
        round_before: "Pichla round",
        round_after: "Agla round",
        more: |more| format!("aur {more} baaki"),
        assumes: "Yeh maan liya hai",
        base: |array, base| format!("`{array}` byte address {base} se shuru hota hai."),
        bare_shared: |array| format!("`{array}` shared memory mein hai."),
        condition: |text| format!("`{text}` sach hai: yeh aisi value par depend karta hai jo snippet mein nahi hai."),
        atomic_as_store: "Atomic ko store ki tarah gina hai. Ek hi word par lanes ka ek doosre ke liye wait karna is ke upar hai.",
        stopped: |steps| format!("{steps} steps ke baad rok diya: uske aage ke access list mein nahi hain."),
    },
    hints: HintWords {
        title: "Yeh karke dekho",
        fixes: FixWords {
            swap_axes: Named {
                name: "`threadIdx.x` ko sabse jaldi badalne wala index banao",
                sentence: "`x` aur `y` ki adla-badli. Padosi lanes mein `threadIdx.x` hi badalta hai, isliye use wahan hona chahiye jahan memory lagataar chalti hai. Bas dekh lo ki grid ab bhi sab kuch cover kare.",
            },
            pad_row: Named {
                name: "Har row mein padding daalo",
                sentence: "Row thodi lambi ho toh har row alag bank se shuru hogi, aur ek column ek hi bank mein nahi padega.",
            },
            swizzle: Named {
                name: "XOR se swizzle karo",
                sentence: "Har row apne elements alag order mein rakhti hai: column saare banks mein bant jaata hai, aur extra memory nahi lagti.",
            },
            members: Named {
                name: "Har member ka apna array",
                sentence: "Struct ko alag-alag kar do: jo member padhna hai woh bina gap ke rakha milega. Jo code array bharta hai use bhi badalna padega.",
            },
            together: Named {
                name: "Sab ek saath uthao",
                sentence: "Har lane ke padosi elements waise bhi saath aate hain. Ek 16-byte load mein sab mil jaate hain, dobara fetch nahi karna padta.",
            },
            wide: Named {
                name: "16-byte elements lo",
                sentence: "Ek instruction chaar guna bytes laati hai, doubles mein do guna; utne hi kam threads mein wahi kaam ho jaata hai. Array 16 bytes par aligned hona chahiye.",
            },
        },
        try_it: "Karke dekho",
        undo: "Apna wala wapas lao",
        other: "Apna doosra text lao",
        redo: "Change phir se lo",
        sectors: |before, after| format!("{before} → {after} {}", if after == 1 { "sector" } else { "sectors" }),
        wavefronts: |before, after| {
            format!("{before} → {after} {}", if after == 1 { "wavefront" } else { "wavefronts" })
        },
        bytes: |before, after, moved_before, moved_after| {
            format!("ek instruction mein {before} → {after} bytes maange, {moved_before} → {moved_after} uthe")
        },
        best: "Is access mein bachane ko kuch nahi: na koi byte waste, na koi turn.",
        none: "Jo changes yahan pata hain, unme se kisi se yeh access sasta nahi hota.",
        elsewhere: "Snippet ka ek aur access zaroorat se mehnga hai.",
        look: |text| format!("`{text}` dekho"),
    },
    totals: TotalWords {
        title: "Poora launch",
        one_warp: "Grid mein yahi ek warp hai. Poora launch ginna ho toh `gridDim` aur `blockDim` badhao.",
        exact: |warps| format!("Yeh access saare {warps} warps mein, ek-ek gin kar."),
        affine: |warps, checked| {
            format!(
                "Yeh access saare {warps} warps mein, agar addresses waise hi chalte hain jaise {checked} warps mein dekhe."
            )
        },
        proven: |warps| {
            format!("Yeh access saare {warps} warps mein, bilkul exact: har index ke saath address barabar badhta hai.")
        },
        with_work: |active, warps| format!("{warps} mein se {active} warps ke paas kaam hai."),
        part: |counted, warps| {
            format!(
                "{warps} mein se sirf pehle {counted} warps: addresses kisi seedhe rule par nahi chalte, aur sabko ginne mein bahut der lagti."
            )
        },
        one_round: "Loop ka ek hi round gina hai: wahi jo dikh raha hai.",
        too_long: "Is access tak pahunchne mein ek warp ke itne steps lagte hain ki baaki warps nahi chalaye.",
        fault: |block, warp, fault| {
            format!("Har warp nahi padha ja saka. Block {}, warp {warp}: {fault}", triple(block))
        },
        warps: "kaam wale warps",
        sectors: "sectors",
        moved: "bytes uthe",
        used: "bytes kaam ke",
        efficiency: "efficiency",
        wavefronts: "wavefronts",
        conflicts: "conflicts",
        empty_grid: "Grid mein koi block nahi hai.",
        empty_block: "Block mein koi thread nahi hai.",
        block_too_large: |threads| format!("{threads} threads ka block bahut bada hai: limit 1024 hai."),
        negative: |thread, block, address| {
            format!(
                "Block {} ka thread {} address {address} par jaata, jo pehle byte se bhi pehle hai.",
                triple(block),
                triple(thread)
            )
        },
        overflow: |thread, block, address| {
            format!(
                "Block {} ka thread {} address {address} par jaata, jo aakhri byte se aage hai.",
                triple(block),
                triple(thread)
            )
        },
        misaligned: |thread, block, address, width| {
            format!(
                "Block {} ka thread {} address {address} par jaata, jo {width} ka multiple nahi hai.",
                triple(block),
                triple(thread)
            )
        },
    },
};
