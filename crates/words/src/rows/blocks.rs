//! Words under the picture of `rows`: what the rows cost, the kinds of DRAM, a sum on an A100; both languages.

use crate::lang::counted;

/// What one warp, alone, makes of its time.
pub struct Alone {
    /// The share of its channels' peak.
    pub share: String,
    /// Nanoseconds to the last byte.
    pub last: String,
    /// How long its first read waits for a row, in nanoseconds and as a part of a whole load; none if it does not.
    pub wait: Option<(String, String)>,
    /// A whole load in nanoseconds, and the card on which it was measured.
    pub whole: (String, &'static str),
}

/// What a channel delivers if such warps keep coming.
pub struct Many {
    /// Bursts and rows of one warp.
    pub counts: (usize, u32),
    /// Nanoseconds from one row to the next.
    pub each: String,
    /// Nanoseconds of a burst.
    pub burst: String,
    /// Whether all rows are of one bank.
    pub one_bank: bool,
    /// The share of peak that is delivered, and the share that is wanted.
    pub shares: (String, String),
}

/// What stands under the picture.
pub struct BlockWords {
    /// Over what this warp and many such warps cost.
    pub cost: &'static str,
    /// The warp alone.
    pub alone: fn(&Alone) -> String,
    /// Many such warps.
    pub many: fn(&Many) -> String,
    /// Over the kinds of DRAM.
    pub kinds: &'static str,
    /// Heads: the kind, its parameters, a lone burst's three times, peak of a channel.
    pub kinds_heads: [&'static str; 13],
    /// Under it: how they are known, where they are written down.
    pub kinds_note: fn(&str, &str) -> String,
    /// Over the sum on an A100.
    pub a100: &'static str,
    /// Before its table.
    pub a100_before: &'static str,
    /// Heads: what limits, delivered, useful, speed, times slower, how known.
    pub a100_heads: [&'static str; 6],
    /// What limits.
    pub bounds: BoundWords,
    /// What limits are computed from: the bandwidth, a fetch of 64 bytes, tRRD, the other tFAW.
    pub inputs: [&'static str; 4],
    /// A limit: the word for the model, what it is computed from, how that is known.
    pub computed: fn(&str, &str, &str) -> String,
    /// What the notes report has no source.
    pub reported: &'static str,
    /// After its table.
    pub a100_after: &'static str,
}

/// What limits a sum, or what was seen.
#[expect(missing_docs, reason = "each field is the bound of the same name in `model`")]
pub struct BoundWords {
    pub peak: &'static str,
    pub sectors: &'static str,
    pub fetch_64: &'static str,
    pub activations: &'static str,
    pub few_activations: &'static str,
    pub reported: &'static str,
    pub h200_in_a_row: &'static str,
    pub h200_stride: &'static str,
    pub h200_random: &'static str,
}

pub(super) const EN: BlockWords = BlockWords {
    cost: "What the rows cost",
    alone: |alone| {
        let wait = match &alone.wait {
            None => "Its first read finds its row open".to_owned(),
            Some((ns, percent)) => format!("Its first read waits {ns} ns for its row, {percent} more"),
        };
        let (whole, card) = &alone.whole;
        format!(
            "Alone, the warp's channels deliver {} of their peak in these {} ns. {wait}; a whole load from DRAM takes {whole} ns, measured on an {card}, and most of that is spent on the way.",
            alone.share, alone.last
        )
    },
    many: |many| {
        let (bursts, rows) = many.counts;
        let pace = match many.one_bank {
            true => format!("one bank opens a row every {} ns (tRC)", many.each),
            false => format!("a channel with enough banks at work opens a row every {} ns (tRRD, tFAW)", many.each),
        };
        format!(
            "If such warps keep coming: {} from {}, {pace}, and each burst takes {} ns of the data bus. So a channel delivers {} of its peak at most, and {} of its peak are bytes that lanes want.",
            counted(bursts as u64, "burst", "bursts"),
            counted(rows.into(), "row", "rows"),
            many.burst,
            many.shares.0,
            many.shares.1,
        )
    },
    kinds: "What each kind of DRAM takes, in ns",
    kinds_heads: [
        "DRAM", "burst", "CL", "tRCD", "tRP", "tRAS", "tRC", "tRRD", "tFAW", "tCCD S/L", "hit", "closed", "conflict",
    ],
    kinds_note: |assumed, title| {
        format!(
            "One burst of 32 bytes, alone: a hit takes CL + burst, a closed row tRCD more, a conflict tRP more again. Timings: {title} ({assumed}: a simulator's presets; vendors do not publish tFAW of HBM, 15 ns is typical)."
        )
    },
    a100: "How far does this explain “13.8× slower”?",
    a100_before: "A sum over doubles on an A100 with 40 GB, one FLOP a double. Many notes say that random reads do 14 GFLOPS where 194 are possible. In a row, a warp of doubles is 256 bytes in 8 sectors; scattered, it moves 32 sectors for the same 256 bytes: four times as many, not eight.",
    a100_heads: ["limit", "GB/s delivered", "GB/s useful", "GFLOPS", "slower", "known how"],
    bounds: BoundWords {
        peak: "in a row: every byte used",
        sectors: "scattered: 32-byte sectors",
        fetch_64: "the same, if L2 fetched 64 bytes",
        activations: "a row for every burst, tRRD 4 ns",
        few_activations: "the same, with a tFAW of 30 ns",
        reported: "what the notes report",
        h200_in_a_row: "an H200, in a row",
        h200_stride: "an H200, a double every 8 KiB",
        h200_random: "an H200, random doubles",
    },
    inputs: ["1,555 GB/s", "a 64-byte fetch", "tRRD and 80 channels", "tFAW and 80 channels"],
    computed: |model, input, known| format!("{model}, from {input} ({known})"),
    reported: "reported, no source found",
    a100_after: "Wasted bytes explain 4×, opened rows together with them 9.7× to 18×. The reported 13.9× (194 ÷ 14) lies between, so the size is explained and the exact value is not: address translation, refresh and the L2 fetch have their part, which nobody has taken apart.",
};

pub(super) const HI_LATN: BlockWords = BlockWords {
    cost: "Rows ka kharcha",
    alone: |alone| {
        let wait = match &alone.wait {
            None => "Pehle read ko apni row khuli mili".to_owned(),
            Some((ns, percent)) => {
                format!("Pehle read ne apni row ke liye {ns} ns wait kiya, yaani {percent} zyada")
            }
        };
        let (whole, card) = &alone.whole;
        format!(
            "Akela warp in {} ns mein apne channels ke peak ka {} hi use karta hai. {wait}; DRAM se poora load {whole} ns leta hai, {card} par measured, aur uska zyada hissa raaste mein jaata hai.",
            alone.last, alone.share
        )
    },
    many: |many| {
        let (bursts, rows) = many.counts;
        let pace = match many.one_bank {
            true => format!("ek bank har {} ns mein ek hi row khol sakta hai (tRC)", many.each),
            false => format!(
                "kaafi banks kaam par hon toh channel har {} ns mein ek row khol sakta hai (tRRD, tFAW)",
                many.each
            ),
        };
        format!(
            "Agar aise hi warps aate rahein: {} se {}, {pace}, aur har burst data bus ke {} ns leta hai. Isliye channel apne peak ka zyada se zyada {} de paata hai, aur lanes ke kaam ke bytes peak ke {} hain.",
            counted(rows.into(), "row", "rows"),
            counted(bursts as u64, "burst", "bursts"),
            many.burst,
            many.shares.0,
            many.shares.1,
        )
    },
    kinds: "Kis DRAM mein kitna time, ns mein",
    kinds_heads: [
        "DRAM", "burst", "CL", "tRCD", "tRP", "tRAS", "tRC", "tRRD", "tFAW", "tCCD S/L", "hit", "closed", "conflict",
    ],
    kinds_note: |assumed, title| {
        format!(
            "32 bytes ka akela burst: hit mein CL + burst, closed row mein upar se tRCD, conflict mein upar se tRP bhi. Timings: {title} ({assumed}: simulator ke presets; HBM ka tFAW vendors publish nahi karte, 15 ns typical hai)."
        )
    },
    a100: "Isse “13.8× slow” kitna samajh aata hai?",
    a100_before: "A100 40 GB par doubles ka sum, har double par ek FLOP. Kai notes mein likha hai ki random reads par 14 GFLOPS milte hain, jabki 194 ho sakte the. Lagataar doubles ka warp 256 bytes hai, 8 sectors; bikhre hon toh unhi 256 bytes ke liye 32 sectors: chaar guna, aath guna nahi.",
    a100_heads: ["limit", "GB/s aaye", "GB/s kaam ke", "GFLOPS", "kitna slow", "kaise pata"],
    bounds: BoundWords {
        peak: "lagataar: har byte kaam ka",
        sectors: "bikhre: 32-byte sectors",
        fetch_64: "wahi, agar L2 64 bytes uthaye",
        activations: "har burst par ek row, tRRD 4 ns",
        few_activations: "wahi, tFAW 30 ns ke saath",
        reported: "notes jo batate hain",
        h200_in_a_row: "H200, lagataar",
        h200_stride: "H200, har 8 KiB par ek double",
        h200_random: "H200, random doubles",
    },
    inputs: ["1,555 GB/s", "64-byte fetch", "tRRD aur 80 channels", "tFAW aur 80 channels"],
    computed: |model, input, known| format!("{model}, {input} se ({known})"),
    reported: "source nahi mila",
    a100_after: "Bekaar bytes se 4× samajh aata hai, unke saath kholi gayi rows se 9.7× se 18× tak. Notes ka 13.9× (194 ÷ 14) beech mein hai: matlab andaza sahi baithta hai, exact number nahi. Address translation, refresh aur L2 ke fetch ka bhi hissa hai, jise kisi ne alag-alag nahi naapa.",
};
