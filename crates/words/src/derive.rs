//! Words of a derivation: what each symbol stands for.

use crate::Localized;

/// What the symbols of a derivation mean.
pub struct DeriveWords {
    /// Label of the block.
    pub title: &'static str,
    /// W.
    pub lanes: &'static str,
    /// E.
    pub element_bytes: &'static str,
    /// T.
    pub sector_bytes: &'static str,
    /// B.
    pub bandwidth: &'static str,
    /// L.
    pub latency: &'static str,
    /// T ÷ E.
    pub elements_per_sector: &'static str,
    /// n.
    pub sectors: &'static str,
    /// M.
    pub moved: &'static str,
    /// U.
    pub unique: &'static str,
    /// R.
    pub requested: &'static str,
    /// η.
    pub efficiency: &'static str,
    /// M ÷ B.
    pub transfer_time: &'static str,
    /// L + M ÷ B.
    pub alone_time: &'static str,
    /// The fewest bytes that could carry U.
    pub ideal_moved: &'static str,
    /// M ÷ fewest bytes.
    pub slowdown: &'static str,
    /// n × L.
    pub serial_myth: &'static str,
    /// Says that the line above is wrong.
    pub myth: &'static str,
    /// Where B and L come from: bandwidth in GB/s, latency in ns.
    pub constants: fn(u64, u64) -> String,
}

/// The words, in every language.
pub static WORDS: Localized<DeriveWords> = Localized {
    en: DeriveWords {
        title: "The same, step by step, with the figure's numbers",
        lanes: "active lanes",
        element_bytes: "bytes a lane",
        sector_bytes: "bytes moved as one",
        bandwidth: "bandwidth",
        latency: "latency",
        elements_per_sector: "elements in a sector",
        sectors: "sectors touched, counted",
        moved: "bytes moved",
        unique: "bytes used, each once",
        requested: "bytes the lanes ask for",
        efficiency: "efficiency",
        transfer_time: "time on the bus",
        alone_time: "one warp, alone",
        ideal_moved: "fewest bytes that would do",
        slowdown: "many warps, bus full",
        serial_myth: "the myth: one after another",
        myth: "not what happens",
        constants: |bandwidth, latency| {
            format!("B = {bandwidth} GB/s and L = {latency} ns are assumed, close to a V100.")
        },
    },
    hi_latn: DeriveWords {
        title: "Wahi baat, step by step, figure ke numbers se",
        lanes: "active lanes",
        element_bytes: "har lane ke bytes",
        sector_bytes: "ek baar mein kitne bytes uthte hain",
        bandwidth: "bandwidth",
        latency: "latency",
        elements_per_sector: "ek sector mein elements",
        sectors: "kitne sectors lage, gin kar",
        moved: "kitne bytes uthe",
        unique: "kaam ke bytes, har byte ek hi baar gina",
        requested: "lanes ne kitne bytes maange",
        efficiency: "efficiency",
        transfer_time: "bus par time",
        alone_time: "ek warp, akela",
        ideal_moved: "kam se kam kitne bytes chahiye the",
        slowdown: "bahut saare warps, bus full",
        serial_myth: "myth: ek ke baad ek",
        myth: "aisa hota nahi",
        constants: |bandwidth, latency| {
            format!("B = {bandwidth} GB/s aur L = {latency} ns assumed hain, V100 ke aas-paas.")
        },
    },
};
