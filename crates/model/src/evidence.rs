//! How a rule is known, and where it is written down.
//!
//! Absent on purpose: sentences. Titles are proper names and stay as they are in every language.

/// How a rule is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Evidence {
    /// The vendor, or the vendor's engineer, says so in public.
    Documented,
    /// Hardware counters say so; the vendor has published nothing or less.
    Measured,
    /// Plausible, and neither published nor measured: the reader is told.
    Assumed,
}

/// Where a rule is written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Source {
    /// The short name used in comments and footnotes.
    pub tag: &'static str,
    /// The document's own title.
    pub title: &'static str,
    /// Where to read it, if it is on the web under a lasting address: all of that, or for the project's own data the
    /// path below the site's root.
    pub url: Option<&'static str>,
}

/// NVIDIA's guide to fast CUDA programs.
pub const BPG: Source = Source {
    tag: "BPG",
    title: "CUDA C++ Best Practices Guide",
    url: Some("https://docs.nvidia.com/cuda/cuda-c-best-practices-guide"),
};
/// NVIDIA's reference of CUDA, release 12.
pub const CPG_12: Source = Source {
    tag: "CPG-12",
    title: "CUDA C++ Programming Guide 12",
    url: Some("https://docs.nvidia.com/cuda/cuda-c-programming-guide"),
};
/// The same, release 4: the one that describes Fermi and the first Kepler.
pub const CPG_4: Source = Source { tag: "CPG-4", title: "CUDA C Programming Guide 4", url: None };
/// NVIDIA's own glossary of the counters.
pub const NCU: Source = Source {
    tag: "NCU",
    title: "Nsight Compute Profiling Guide",
    url: Some("https://docs.nvidia.com/nsight-compute/ProfilingGuide"),
};
/// NVIDIA's engineer on tags, sectors and requests since Maxwell.
pub const F_PASCAL: Source = Source {
    tag: "F-PASCAL",
    title: "NVIDIA Developer Forums: Pascal L1 cache",
    url: Some("https://forums.developer.nvidia.com/t/pascal-l1-cache/49571"),
};
/// NVIDIA's engineer on Kepler's L1 and read-only path.
pub const F_LDG: Source = Source {
    tag: "F-LDG",
    title: "NVIDIA Developer Forums: What is the benefit from LDG or LDG128",
    url: Some("https://forums.developer.nvidia.com/t/what-is-the-benefit-from-ldg-or-ldg128/277460"),
};
/// A reader's findings on Kepler's caches.
pub const F_KEPLER: Source = Source {
    tag: "F-KEPLER",
    title: "NVIDIA Developer Forums: Cache L1 and L2 architecture, Kepler",
    url: Some("https://forums.developer.nvidia.com/t/cache-l1-and-l2-architecture-kepler/47700"),
};
/// NVIDIA's engineer on shared-memory requests of 8 and 16 bytes a lane.
pub const F_LDS: Source = Source {
    tag: "F-LDS",
    title: "NVIDIA Developer Forums: Unexpected shared memory bank conflict",
    url: Some("https://forums.developer.nvidia.com/t/unexpected-shared-memory-bank-conflict/77228"),
};
/// The limit that chooses how much L2 fetches from DRAM.
pub const L2LIM: Source =
    Source { tag: "L2LIM", title: "cuda-python: Limit", url: Some("https://nvidia.github.io/cuda-python") };
/// The project's own counters of one NVIDIA H200 (compute capability 9.0).
pub const H200: Source = Source {
    tag: "H200",
    title: "NVIDIA H200: hardware/h200-counters.jsonl",
    url: Some("hardware/h200-counters.jsonl"),
};
/// What accesses cost in time on that card.
pub const H200_TIMINGS: Source = Source {
    tag: "H200-TIMINGS",
    title: "NVIDIA H200: hardware/h200-timings.jsonl",
    url: Some("hardware/h200-timings.jsonl"),
};
/// Strided reads and pointer chases on many cards.
pub const BENCH: Source =
    Source { tag: "BENCH", title: "RRZE-HPC gpu-benches", url: Some("https://github.com/RRZE-HPC/gpu-benches") };
/// DRAM timing presets of an open simulator; JEDEC's own text is not public.
pub const RAM: Source =
    Source { tag: "RAM", title: "Ramulator 2", url: Some("https://github.com/CMU-SAFARI/ramulator2") };
/// DRAM timing presets of another.
pub const DS3: Source = Source { tag: "DS3", title: "DRAMsim3", url: Some("https://github.com/umd-memsys/DRAMsim3") };
/// What NVIDIA says of the A100.
pub const A100: Source = Source { tag: "A100", title: "NVIDIA A100 Tensor Core GPU Architecture", url: None };
/// What NVIDIA says of the V100.
pub const V100: Source = Source { tag: "V100", title: "NVIDIA Tesla V100 GPU Architecture", url: None };
/// What NVIDIA says of the H200.
pub const H200_SHEET: Source = Source { tag: "H200-SHEET", title: "NVIDIA H200 Tensor Core GPU datasheet", url: None };

/// Every source that can be read on the web.
pub static ON_THE_WEB: [&Source; 13] =
    [&BPG, &CPG_12, &NCU, &F_PASCAL, &F_LDG, &F_KEPLER, &F_LDS, &L2LIM, &H200, &H200_TIMINGS, &BENCH, &RAM, &DS3];
