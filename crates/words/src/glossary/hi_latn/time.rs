//! Terms of DRAM and of time, in Hinglish.

use crate::{
    glossary::{Entry, of, own},
    map::hi_latn::CONCEPTS,
};

pub(super) const ENTRIES: [Entry; 31] = [
    own(
        "dram",
        "DRAM",
        "Card ki badi memory, GPU ke paas ke chips mein; bits grid mein pade hain aur row by row padhe jaate hain.",
    ),
    own("hbm", "HBM", "GPU ke bilkul paas DRAM ke stacks, bahut saare wires ke saath: V100, A100 aur H200 ki memory."),
    own("gddr", "GDDR", "GPU ke charon taraf alag-alag DRAM chips, kam par tez wires: RTX 4090 mein GDDR6X hai."),
    of("channel", CONCEPTS.channel),
    own(
        "pseudo-channel",
        "pseudo-channel",
        "HBM channel ka aadha hissa, jo apne banks ke saath alag chalta hai: HBM2 mein 64 bit, HBM3 mein 32.",
    ),
    of("dram-bank", CONCEPTS.dram_bank),
    of("row", CONCEPTS.row),
    own("row-buffer", "row buffer", "DRAM bank ke amplifiers, jinme ek row aati hai: padha sirf inhi se ja sakta hai."),
    own("activate", "activate", "Woh command jo bank ke grid ki row ko row buffer mein copy karti hai."),
    own("precharge", "precharge", "Woh command jo khuli row ko band karti hai, taaki doosri khul sake."),
    own("row-hit", "row hit", "Usi row se read jo pehle se khuli hai: CL aur burst ke alawa kuch nahi lagta."),
    own("row-closed", "closed row", "Koi row khuli nahi: padhne se pehle bank ko row activate karni padti hai."),
    own(
        "row-conflict",
        "row conflict",
        "Usi bank ki doosri row khuli hai: precharge, activate, phir read; tab tak baaki banks kaam kar sakte hain.",
    ),
    own("trp", "tRP", "Precharge ka time: ek open simulator ke HBM2 preset mein 14 ns."),
    own("trcd", "tRCD", "Activate se us row ke pehle read tak ka time: ek open simulator ke HBM2 preset mein 14 ns."),
    own("cl", "CL", "Read command se pehle data tak ka time: ek open simulator ke HBM2 preset mein 14 ns."),
    own(
        "tfaw",
        "tFAW",
        "Time ki window jisme channel zyada se zyada chaar rows activate kar sakta hai; vendor chunta hai, aam taur par lagbhag 15 ns.",
    ),
    own(
        "tccd",
        "tCCD",
        "Channel par ek read se agle read tak ka kam se kam time; banks ke ek hi group mein zyada, alag groups mein kam.",
    ),
    of("burst", CONCEPTS.burst),
    of("dram-fetch", CONCEPTS.fetch),
    own(
        "fetch-granularity",
        "fetch granularity",
        "L2 ek baar mein DRAM se kitne bytes uthata hai; `cudaLimitMaxL2FetchGranularity` isi ka hint hai.",
    ),
    of("bandwidth", CONCEPTS.bandwidth),
    own(
        "throughput",
        "throughput",
        "Ek second mein kitna kaam hota hai; kaafi kaam raaste mein ho toh yeh bandwidth par depend karta hai, latency par na ke barabar.",
    ),
    of("latency", CONCEPTS.latency),
    of("bytes-in-flight", CONCEPTS.in_flight),
    own(
        "littles-law",
        "Little's law",
        "Raaste mein kitna hai = rate × raaste ka time: bandwidth × latency jitne bytes in flight hone hi chahiye.",
    ),
    of("intensity", CONCEPTS.intensity),
    own(
        "memory-bound",
        "memory-bound",
        "Bytes ne roka hai: memory roof neeche hai, aur arithmetic badhao toh kharcha zero.",
    ),
    own(
        "compute-bound",
        "compute-bound",
        "Arithmetic ne roka hai: compute roof neeche hai, aur behtar access se kuch nahi milega.",
    ),
    of("roofline", CONCEPTS.roofline),
    own(
        "ridge-point",
        "ridge point",
        "Woh intensity jahan dono roofs milti hain: uske left mein memory-bound, right mein compute-bound.",
    ),
];
