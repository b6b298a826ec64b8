//! The figure `roofline` in Hinglish.

use super::{
    ControlWords, GuessWords, LitWords, Named, PartWords, PictureWords, PresetWords, ReadoutWords, RooflineWords,
    StepWords, StepsWords, lanes,
    told::{Met, Stands},
};

pub(super) const WORDS: RooflineWords = RooflineWords {
    title: "Ek kernel ke upar do roofs, aur ek ko neeche laane wala access",
    steps: StepsWords {
        roofs: StepWords {
            name: "Do roofs",
            sentence: |n| match n.ideal_gflops == n.peak_gflops {
                true => format!(
                    "{} FLOP per useful byte par yeh kernel ridge ke right mein hai: neeche wali roof {} ki hai, {} GFLOPS.",
                    n.intensity, n.units, n.peak_gflops
                ),
                false => format!(
                    "Yeh kernel ridge ke left mein hai, toh neeche wali roof memory ki hai: {} GB/s × {} FLOP per byte = {} GFLOPS, agar uthne wala har byte kaam ka ho.",
                    n.gb_s, n.intensity, n.ideal_gflops
                ),
            },
        },
        access: StepWords {
            name: "Yeh access",
            sentence: |n| match n.stands {
                Stands::Whole => "Jitne bytes uthe, sab kaam ke: yeh access kuch bhi neeche nahi laata.".to_owned(),
                Stands::Lowered => format!(
                    "Kaam ke {} bytes ke liye {} uthte hain, isliye memory roof {} par aa gayi: wahi arithmetic {} ki jagah {} GFLOPS tak hi pahunchta hai.",
                    n.unique, n.moved, n.efficiency, n.ideal_gflops, n.reached_gflops
                ),
                Stands::Free => format!(
                    "Uthe bytes mein se sirf {} kaam ke hain, par compute roof phir bhi usse neeche hai: yahan access ka kharcha zero hai.",
                    n.efficiency
                ),
            },
        },
        measured: "Measured",
    },
    presets: PresetWords {
        sum_of_doubles: Named {
            name: "doubles ka sum",
            sentence: "Padosi lanes padosi doubles padhte hain, jitne bytes aaye sab kaam ke. Phir bhi aath bytes par ek FLOP: FP64 units lagbhag poora time wait hi karte hain.",
        },
        stride_1024: Named {
            name: "doubles, stride 1024",
            sentence: "Wahi sum, bas har double agle se 8 KiB door: kaam ke har 8 bytes ke liye DRAM 64 bhejta hai. Arithmetic wahi, kaam ke bytes wahi, slope ka aathva hissa.",
        },
        scattered_a100: Named {
            name: "bikhre hue, A100",
            sentence: "Lagataar padho toh yeh sum 194 GFLOPS tak ja sakta tha. Bikhre hue doubles mein 32-byte sector ke 8 bytes hi kaam ke hain: sirf sectors ki wajah se 48.6 bache.",
        },
        float_stride_8: Named {
            name: "floats, stride 8",
            sentence: "Har sector se ek float: slope ka aathva hissa. 64-byte fetch se aur nuksaan nahi hota, kyunki uska doosra aadha agle lane ko chahiye.",
        },
        aos_24: Named {
            name: "24-byte struct",
            sentence: "Har 24-byte struct se ek float: bytes ka chhatha hissa kaam ka. Kernel chhe ke chhe fields use karta toh kuch waste nahi hota.",
        },
        dot_product: Named {
            name: "dot product",
            sentence: "Do floats par do FLOP, matlab ek byte par chauthai FLOP. SAXPY apna result likhta bhi hai, 12 bytes par 2 FLOP, isliye aur left mein hai.",
        },
        broadcast: Named {
            name: "sab ko ek hi",
            sentence: "Saare 32 lanes ek hi float par kaam karte hain: 8 FLOP per useful byte, kaafi right mein. Par un 4 bytes ke liye 64 aate hain, toh slope ka solahva hissa.",
        },
        compute_bound: Named {
            name: "512 FLOP har ek par",
            sentence: "Stride wahi 1024, par har double par 512 FLOP: compute roof dono slopes se neeche hai, isliye access ka kharcha zero.",
        },
    },
    controls: ControlWords {
        card: "card",
        flops: "FLOP per element",
        fetch: "DRAM fetch",
        peak: "bandwidth",
        peak_documented: "data sheet",
        peak_measured: "sabse tez measured read",
    },
    readout: ReadoutWords {
        intensity: "FLOP har kaam ke byte par",
        efficiency: "efficiency",
        ideal: "GFLOPS, har byte kaam ka",
        reached: "GFLOPS, yeh access",
        lost: "kitne guna kam",
        ridge: "ridge, FLOP per byte",
        bound: "limit kiski",
        memory: "memory",
        compute: "compute",
        measured: "GFLOPS, card par",
        reported: "GFLOPS, reported",
    },
    picture: PictureWords {
        gflops: "GFLOPS",
        intensity: "FLOP har kaam ke byte par →",
        roof: |units, gflops| format!("{units} · {gflops} GFLOPS"),
        slope: |gb_s| format!("{gb_s} GB/s"),
        useful: |gb_s| format!("kaam ke {gb_s} GB/s"),
        ridge: |at| format!("ridge {at}"),
        kernel: |intensity, on_axis| match on_axis {
            true => format!("yeh kernel · {intensity} FLOP/B"),
            false => format!("yeh kernel · {intensity} FLOP/B →"),
        },
        ladder: "yeh kernel, GFLOPS mein",
        ideal: ["har byte kaam ka", "compute roof"],
        free: "access ka kharcha zero",
        sectors: |times| format!("÷ {times} · 32-byte sectors"),
        fetch: |times, bytes| format!("÷ {times} · {bytes}-byte DRAM fetch"),
        wasted: |times| format!("÷ {times} · bekaar bytes"),
        measured: "H200 par measured",
        reported: "reported, source nahi mila",
        unexplained: |times| format!("÷ {times} · wajah bytes nahi"),
        others: "chhote dots: baaki strides",
        only_others: "dots: jo strides measure hue",
        not_measured: "yahan measure nahi hua",
        asked: |unique| format!("ek warp · {unique} bytes maange"),
        moved: |moved, unique, efficiency| format!("ek warp · {moved} bytes uthe, kaam ke {unique} · {efficiency}"),
        nobody: "koi lane active nahi",
    },
    parts: PartWords {
        roof: "compute roof",
        slope: "memory roof",
        lowered: "memory roof, yeh access",
        ridge: "ridge",
        lowered_ridge: "ridge, yeh access",
        ideal: "kernel, har byte kaam ka",
        sectors: "kernel, sirf sectors",
        reached: "kernel, yeh access",
        measured: "measured",
        reported: "bina source ka number",
        timed: |stride| match stride {
            Some(stride) => format!("measured, stride {stride}"),
            None => "measured, random".to_owned(),
        },
        block: |block| format!("bytes {}–{}, {} mein se {} kaam ke", block.first, block.last, block.bytes, block.used),
    },
    lit: LitWords {
        roof: |n| {
            format!(
                "{} ke {} units zyada se zyada {} GFLOPS karte hain, bytes chahe jitni tez aayein.",
                n.card, n.units, n.peak_gflops
            )
        },
        slope: |n| {
            format!(
                "{} ka DRAM zyada se zyada {} GB/s bhejta hai. FLOP per byte se guna karo toh GFLOPS milte hain, isliye yeh roof intensity ke saath upar jaati hai.",
                n.card, n.gb_s
            )
        },
        lowered: |n| {
            format!(
                "{} GB/s mein se {} hi woh bytes hain jo kisi lane ne maange. In axes par yeh wahi slope hai, bas neeche khiski hui.",
                n.gb_s, n.useful_gb_s
            )
        },
        ridge: |n| {
            format!(
                "Dono roofs {} FLOP per useful byte par milti hain: uske left mein memory ki chalti hai, right mein arithmetic ki.",
                n.ridge
            )
        },
        lowered_ridge: |n| {
            format!(
                "Is access ke saath roofs {} par milti hain: har element par {} FLOP se aage access ka kharcha zero hai.",
                n.lowered_ridge, n.until_flops
            )
        },
        ideal: |n| {
            format!(
                "Uthne wala har byte kaam ka hota toh yeh kernel {} GFLOPS tak ja sakta tha: do roofs mein se jo neeche hai.",
                n.ideal_gflops
            )
        },
        sectors: |n| {
            format!(
                "DRAM sirf 32-byte sectors bhejta toh {} GFLOPS bachte. Par woh ek baar mein {} bytes bhejta hai.",
                n.sectors_gflops, n.fetch
            )
        },
        reached: |n| match n.stands {
            Stands::Whole | Stands::Free => {
                format!(
                    "Is access ke saath kernel {} GFLOPS tak ja sakta hai: kisi aur se bhi itna hi.",
                    n.reached_gflops
                )
            }
            Stands::Lowered => format!(
                "Is access ke saath kernel {} GFLOPS tak hi ja sakta hai, {} guna kam: FLOP ek bhi nahi badha, sirf bytes badhe.",
                n.reached_gflops, n.times_lost
            ),
        },
        timed: |stride, bytes, gflops| {
            let elements = if bytes == 8 { "doubles" } else { "floats" };
            let place = stride.map_or_else(|| "random jagahon par".to_owned(), |stride| format!("stride {stride} par"));
            format!(
                "H200 par measured: {elements} {place}, har ek par ek FLOP, {gflops} GFLOPS. Dabao toh yahi access aa jaayega."
            )
        },
        block: |block| {
            let lanes = lanes(block, "saare lanes", "aur");
            match block.bytes - block.used {
                0 => format!(
                    "Bytes {}–{} ek saath aate-jaate hain, aur saare {lanes} ke kaam ke hain.",
                    block.first, block.last
                ),
                wasted => format!(
                    "Bytes {}–{} ek saath aate-jaate hain: {} hi {lanes} ke kaam ke hain, {wasted} bekaar mein.",
                    block.first, block.last, block.used
                ),
            }
        },
    },
    met: |n, met| {
        match met {
        Met::Timed(gflops, Some(times)) if n.stands == Stands::Whole => {
            format!("H200 {gflops} GFLOPS tak pahuncha, bytes jitna allow karte hain usse {times} guna kam, jabki waste ek bhi nahi hua.")
        }
        Met::Timed(gflops, Some(times)) => format!(
            "H200 {gflops} GFLOPS tak pahuncha, bytes jitna allow karte hain usse {times} guna kam. Wajah DRAM rows, channels aur address translation ho sakte hain; unhe alag-alag nahi naapa gaya."
        ),
        Met::Timed(gflops, None) => format!("H200 {gflops} GFLOPS tak pahuncha: lagbhag utna jitna bytes allow karte hain."),
        Met::Reported(gflops, Some(times)) => format!(
            "Lecture notes mein {gflops} GFLOPS likha hai, source ka naam nahi; dhoondhne par bhi nahi mila. Agar sahi hai, toh {} guna bytes se samajh aata hai, {times} guna phir bhi bacha rehta hai.",
            n.times_lost
        ),
        Met::Reported(gflops, None) => {
            format!("Lecture notes mein {gflops} GFLOPS likha hai, source ka naam nahi; dhoondhne par bhi nahi mila.")
        }
        Met::Others => {
            "Yeh wala kernel measure nahi hua. Har dot H200 par ek read hai, har element par ek FLOP: kisi ko dabao, uska access aa jaayega.".to_owned()
        }
        Met::Nothing => "Yeh yahan kisi ne measure nahi kiya: sirf model ke numbers hain.".to_owned(),
    }
    },
    nobody: "Koi lane active nahi: na bytes, na arithmetic, roofs ke neeche koi nahi.",
    description: |n| {
        format!(
            "{} ki roofline, logarithmic axes par. {} roof: {} GFLOPS. Memory roof: {} GB/s. Dono {} FLOP per useful byte par milti hain. Kernel {} par hai aur {} GFLOPS tak ja sakta hai.",
            n.card, n.units, n.peak_gflops, n.gb_s, n.ridge, n.intensity, n.ideal_gflops
        )
    },
    description_access: |n| {
        format!(
            "Ek warp kaam ke {} bytes ke liye {} uthata hai, {}: memory roof {} GB/s par aa gayi, ridge {} par chali gayi, aur kernel {} GFLOPS tak hi ja sakta hai.",
            n.unique, n.moved, n.efficiency, n.useful_gb_s, n.lowered_ridge, n.reached_gflops
        )
    },
    guess: GuessWords {
        ask: "Is access ke baad kitne GFLOPS bachenge?",
        think: |n| {
            format!(
                "Har byte kaam ka hota toh {} GFLOPS. Par kaunse bytes kaam ke hain? DRAM ek baar mein {} bytes bhejta hai.",
                n.ideal_gflops, n.fetch
            )
        },
        right: |gflops| format!("Sahi: {gflops}, das percent idhar-udhar chalega."),
        sectors_only: |said, n| {
            format!(
                "Tumhara andaza {said} tha: itna 32-byte sectors ke baad bachta. Par DRAM ek baar mein {} bytes bhejta hai, toh {} bache.",
                n.fetch, n.reached_gflops
            )
        },
        access_forgotten: |said, n| {
            format!(
                "Tumhara andaza {said} tha: itna tab, jab har byte kaam ka ho. Is access ke baad {} bache.",
                n.reached_gflops
            )
        },
        off: |said, n| format!("Tumhara andaza {said} tha. Is access ke baad {} bache.", n.reached_gflops),
    },
    source: |source| {
        let mut text = format!(
            "Compute roof: {} ka {}, tensor cores ke bina, fused multiply-add ko do FLOP gina (documented: {}). Bandwidth: {}: {}. Bytes model ek warp ke liye ginta hai: caches khaali, aur fetch ka bacha hissa kisi aur ke kaam nahi aata.",
            source.card, source.units, source.peak, source.gb_s.0, source.gb_s.1
        );
        if let Some((bytes, kind)) = source.fetch {
            text.push_str(&format!(
                " DRAM ek baar mein {bytes} bytes bhejta hai ({kind}; program 32, 64 ya 128 set kar sakta hai)."
            ));
        }
        if source.units_assumed {
            text.push_str(" Is size ke elements par floats ki tarah kaam hota hai, yeh assumed hai.");
        }
        if let Some(title) = source.timed {
            text.push_str(&format!(" Dots: kaam ke GB/s, har element par ek FLOP, 64-byte fetch (measured: {title})."));
        }
        if source.reported {
            text.push_str(" Lecture notes ke 14 GFLOPS ka koi source nahi mila.");
        }
        text
    },
    table: ["kya", "number", "unit", "kaise pata"],
    none: "–",
    keys: "Arrow keys se roofs, dots aur fetch hue bytes par ghoomo; Enter se lit rakho, ya measured dot ka access le lo; Escape se chhod do.",
};
