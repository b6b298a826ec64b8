//! The figure `roofline` in English.

use super::{
    ControlWords, GuessWords, LitWords, Named, PartWords, PictureWords, PresetWords, ReadoutWords, RooflineWords,
    StepWords, StepsWords, lanes,
    told::{Met, Stands},
};

pub(super) const WORDS: RooflineWords = RooflineWords {
    title: "Two roofs over a kernel, and the access that lowers one",
    steps: StepsWords {
        roofs: StepWords {
            name: "Two roofs",
            sentence: |n| match n.ideal_gflops == n.peak_gflops {
                true => format!(
                    "At {} FLOP per useful byte this kernel stands right of the ridge: the {} roof is the lower one, {} GFLOPS.",
                    n.intensity, n.units, n.peak_gflops
                ),
                false => format!(
                    "This kernel stands left of the ridge, so memory is the lower roof: {} GB/s × {} FLOP per byte = {} GFLOPS, if every byte that moves is used.",
                    n.gb_s, n.intensity, n.ideal_gflops
                ),
            },
        },
        access: StepWords {
            name: "This access",
            sentence: |n| match n.stands {
                Stands::Whole => "Every byte that moves is used: this access lowers nothing.".to_owned(),
                Stands::Lowered => format!(
                    "For {} used bytes {} move, so the memory roof falls to {}: the same arithmetic reaches {} GFLOPS instead of {}.",
                    n.unique, n.moved, n.efficiency, n.reached_gflops, n.ideal_gflops
                ),
                Stands::Free => format!(
                    "Only {} of the moved bytes are used, but the compute roof is the lower one even so: here the access costs nothing.",
                    n.efficiency
                ),
            },
        },
        measured: "Measured",
    },
    presets: PresetWords {
        sum_of_doubles: Named {
            name: "sum of doubles",
            sentence: "Neighbours read neighbours and every fetched byte is used. Even so, one FLOP for eight bytes leaves the FP64 units waiting nearly all the time.",
        },
        stride_1024: Named {
            name: "doubles, stride 1024",
            sentence: "The same sum, each double 8 KiB from the next: DRAM sends 64 bytes for every 8 that are wanted. Same arithmetic, same useful bytes, an eighth of the slope.",
        },
        scattered_a100: Named {
            name: "scattered, A100",
            sentence: "In a row this sum could reach 194 GFLOPS. Scattered, 8 of every 32-byte sector are used: 48.6 are left by the sectors alone.",
        },
        float_stride_8: Named {
            name: "floats, stride 8",
            sentence: "One float of every sector: an eighth of the slope. The 64-byte fetch costs nothing more, since the next lane wants its other half.",
        },
        aos_24: Named {
            name: "24-byte struct",
            sentence: "One float of each 24-byte struct: a sixth of the bytes is used. A kernel that used all six fields would waste none.",
        },
        dot_product: Named {
            name: "dot product",
            sentence: "Two FLOP for two floats, a quarter of a FLOP per byte. SAXPY also writes what it works out, 2 FLOP for 12 bytes, and stands further left.",
        },
        broadcast: Named {
            name: "broadcast",
            sentence: "All 32 lanes work on one float: 8 FLOP per useful byte, far to the right. But 64 bytes come for those 4, and the slope is a sixteenth.",
        },
        compute_bound: Named {
            name: "512 FLOP each",
            sentence: "The same stride of 1024, but 512 FLOP with every double: the compute roof is lower than either slope, and the access costs nothing.",
        },
    },
    controls: ControlWords {
        card: "card",
        flops: "FLOP per element",
        fetch: "DRAM fetch",
        peak: "bandwidth",
        peak_documented: "data sheet",
        peak_measured: "fastest read measured",
    },
    readout: ReadoutWords {
        intensity: "FLOP per useful byte",
        efficiency: "efficiency",
        ideal: "GFLOPS, every byte used",
        reached: "GFLOPS, this access",
        lost: "times less",
        ridge: "ridge, FLOP per byte",
        bound: "bound by",
        memory: "memory",
        compute: "compute",
        measured: "GFLOPS, on the card",
        reported: "GFLOPS, reported",
    },
    picture: PictureWords {
        gflops: "GFLOPS",
        intensity: "FLOP per useful byte →",
        roof: |units, gflops| format!("{units} · {gflops} GFLOPS"),
        slope: |gb_s| format!("{gb_s} GB/s"),
        useful: |gb_s| format!("{gb_s} GB/s useful"),
        ridge: |at| format!("ridge {at}"),
        kernel: |intensity, on_axis| match on_axis {
            true => format!("this kernel · {intensity} FLOP/B"),
            false => format!("this kernel · {intensity} FLOP/B →"),
        },
        ladder: "this kernel, in GFLOPS",
        ideal: ["every byte used", "the compute roof"],
        free: "the access costs nothing",
        sectors: |times| format!("÷ {times} · 32-byte sectors"),
        fetch: |times, bytes| format!("÷ {times} · {bytes}-byte DRAM fetch"),
        wasted: |times| format!("÷ {times} · wasted bytes"),
        measured: "measured on an H200",
        reported: "reported, no source found",
        unexplained: |times| format!("÷ {times} not explained by bytes"),
        others: "small dots: other strides",
        only_others: "dots: strides that were measured",
        not_measured: "not measured here",
        asked: |unique| format!("one warp · {unique} bytes asked for"),
        moved: |moved, unique, efficiency| format!("one warp · {moved} bytes moved, {unique} used · {efficiency}"),
        nobody: "no lane is active",
    },
    parts: PartWords {
        roof: "compute roof",
        slope: "memory roof",
        lowered: "memory roof, this access",
        ridge: "ridge",
        lowered_ridge: "ridge, this access",
        ideal: "kernel, every byte used",
        sectors: "kernel, sectors only",
        reached: "kernel, this access",
        measured: "measured",
        reported: "reported",
        timed: |stride| match stride {
            Some(stride) => format!("measured, stride {stride}"),
            None => "measured, random".to_owned(),
        },
        block: |block| format!("bytes {}–{}, {} of {} used", block.first, block.last, block.used, block.bytes),
    },
    lit: LitWords {
        roof: |n| {
            format!(
                "The {} units of the {} do {} GFLOPS at most, however fast bytes come.",
                n.units, n.card, n.peak_gflops
            )
        },
        slope: |n| {
            format!(
                "The DRAM of the {} sends {} GB/s at most. Times FLOP per byte that is GFLOPS, so this roof rises with the intensity.",
                n.card, n.gb_s
            )
        },
        lowered: |n| {
            format!(
                "Of {} GB/s, {} are bytes that a lane asked for. On these axes that is the same slope, further down.",
                n.gb_s, n.useful_gb_s
            )
        },
        ridge: |n| {
            format!(
                "The roofs meet at {} FLOP per useful byte: left of it memory decides, right of it the arithmetic.",
                n.ridge
            )
        },
        lowered_ridge: |n| {
            format!(
                "With this access the roofs meet at {}: from {} FLOP per element on, the access costs nothing.",
                n.lowered_ridge, n.until_flops
            )
        },
        ideal: |n| {
            format!(
                "If every byte that moves were used, this kernel could reach {} GFLOPS: the lower of its two roofs.",
                n.ideal_gflops
            )
        },
        sectors: |n| {
            format!(
                "If DRAM sent 32-byte sectors and nothing else, {} GFLOPS would be left. It sends {} bytes at a time.",
                n.sectors_gflops, n.fetch
            )
        },
        reached: |n| match n.stands {
            Stands::Whole | Stands::Free => {
                format!("With this access the kernel can reach {} GFLOPS: as much as with any other.", n.reached_gflops)
            }
            Stands::Lowered => format!(
                "With this access the kernel can reach {} GFLOPS, {} times less: not one FLOP more, only more bytes.",
                n.reached_gflops, n.times_lost
            ),
        },
        timed: |stride, bytes, gflops| {
            let elements = if bytes == 8 { "doubles" } else { "floats" };
            let place = stride.map_or_else(|| "at random places".to_owned(), |stride| format!("at stride {stride}"));
            format!(
                "Measured on an H200: {elements} {place}, one FLOP each, {gflops} GFLOPS. Press it to take that access."
            )
        },
        block: |block| {
            let lanes = lanes(block, "all lanes", "and");
            match block.bytes - block.used {
                0 => format!("Bytes {}–{} travel as one, and all are used, by {lanes}.", block.first, block.last),
                wasted => format!(
                    "Bytes {}–{} travel as one: {} are used, by {lanes}, and {wasted} move for nothing.",
                    block.first, block.last, block.used
                ),
            }
        },
    },
    met: |n, met| {
        match met {
        Met::Timed(gflops, Some(times)) if n.stands == Stands::Whole => {
            format!("An H200 reached {gflops} GFLOPS, {times} times less than its bytes allow, though none is wasted.")
        }
        Met::Timed(gflops, Some(times)) => format!(
            "An H200 reached {gflops} GFLOPS, {times} times less than its bytes allow. DRAM rows, channels and address translation may be why; they were not told apart."
        ),
        Met::Timed(gflops, None) => format!("An H200 reached {gflops} GFLOPS: about what its bytes allow."),
        Met::Reported(gflops, Some(times)) => format!(
            "Lecture notes report {gflops} GFLOPS and name no source; none was found. If it is right, bytes explain a factor of {}, and {times} remain.",
            n.times_lost
        ),
        Met::Reported(gflops, None) => {
            format!("Lecture notes report {gflops} GFLOPS and name no source; none was found.")
        }
        Met::Others => {
            "This very kernel was not measured. Each dot is a read with one FLOP per element on an H200: press one to take its access.".to_owned()
        }
        Met::Nothing => "Nobody measured this here: the model's numbers stand alone.".to_owned(),
    }
    },
    nobody: "No lane is active: no bytes, no arithmetic, nothing under the roofs.",
    description: |n| {
        format!(
            "Roofline of the {} on logarithmic axes. {} roof: {} GFLOPS. Memory roof: {} GB/s. They meet at {} FLOP per useful byte. The kernel stands at {} and could reach {} GFLOPS.",
            n.card, n.units, n.peak_gflops, n.gb_s, n.ridge, n.intensity, n.ideal_gflops
        )
    },
    description_access: |n| {
        format!(
            "A warp moves {} bytes for {} used ones, {}: the memory roof falls to {} GB/s, the ridge moves to {}, and the kernel can reach {} GFLOPS.",
            n.moved, n.unique, n.efficiency, n.useful_gb_s, n.lowered_ridge, n.reached_gflops
        )
    },
    guess: GuessWords {
        ask: "How many GFLOPS does this access leave?",
        think: |n| {
            format!(
                "{} GFLOPS, if every byte that moves were used. Which of them are? DRAM sends {} bytes at a time.",
                n.ideal_gflops, n.fetch
            )
        },
        right: |gflops| format!("Right: {gflops}, give or take a tenth."),
        sectors_only: |said, n| {
            format!(
                "You said {said}: that is what 32-byte sectors would leave. DRAM sends {} bytes at a time, so it is {}.",
                n.fetch, n.reached_gflops
            )
        },
        access_forgotten: |said, n| {
            format!("You said {said}: that is with every byte used. This access leaves {}.", n.reached_gflops)
        },
        off: |said, n| format!("You said {said}. This access leaves {}.", n.reached_gflops),
    },
    source: |source| {
        let mut text = format!(
            "Compute roof: {} of the {} without tensor cores, a fused multiply-add counted as two FLOP (documented: {}). Bandwidth: {}: {}. Bytes are counted by the model for one warp: caches cold, and nobody else uses what is left of a fetch.",
            source.units, source.card, source.peak, source.gb_s.0, source.gb_s.1
        );
        if let Some((bytes, kind)) = source.fetch {
            text.push_str(&format!(" DRAM sends {bytes} bytes at a time ({kind}; a program can set 32, 64 or 128)."));
        }
        if source.units_assumed {
            text.push_str(" That elements of this size are worked on as floats is assumed.");
        }
        if let Some(title) = source.timed {
            text.push_str(&format!(" Dots: useful GB/s at one FLOP per element, 64-byte fetch (measured: {title})."));
        }
        if source.reported {
            text.push_str(" The 14 GFLOPS of lecture notes come without a source; none was found.");
        }
        text
    },
    table: ["what", "number", "unit", "known"],
    none: "–",
    keys: "Arrow keys walk through roofs, dots and fetched bytes; Enter keeps one lit, or takes a measured dot's access; Escape lets go.",
};
