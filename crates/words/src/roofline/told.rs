//! What the sentences of the figure `roofline` are made of: numbers as text, and which of several cases it is.

/// The numbers of a state, as a reader sees them; units are in the names.
pub struct Numbers {
    /// The card's own name.
    pub card: &'static str,
    /// The units that do the arithmetic: `FP64`.
    pub units: &'static str,
    /// The compute roof.
    pub peak_gflops: String,
    /// The memory roof's bandwidth.
    pub gb_s: String,
    /// What of it a lane asked for.
    pub useful_gb_s: String,
    /// FLOP per useful byte.
    pub intensity: String,
    /// Where the roofs meet, in FLOP per useful byte.
    pub ridge: String,
    /// Where they meet with this access.
    pub lowered_ridge: String,
    /// The fewest FLOP an element with which the access costs nothing.
    pub until_flops: String,
    /// If every byte that moves were used.
    pub ideal_gflops: String,
    /// If DRAM sent sectors and nothing else.
    pub sectors_gflops: String,
    /// With this access.
    pub reached_gflops: String,
    /// How many times less that is.
    pub times_lost: String,
    /// Bytes a warp asks for.
    pub unique: String,
    /// Bytes that move for them.
    pub moved: String,
    /// Used of moved bytes, in per cent.
    pub efficiency: String,
    /// Bytes of one fetch.
    pub fetch: String,
    /// What the kernel stands under.
    pub stands: Stands,
}

/// What the access does to the kernel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stands {
    /// Every byte that moves is used.
    Whole,
    /// The memory roof is lower, and the kernel with it.
    Lowered,
    /// The memory roof is lower, but the compute roof is lower still.
    Free,
}

/// What stands beside the model's number.
pub enum Met {
    /// A measurement: GFLOPS, and how many times less than the bytes allow, if it is worth a word.
    Timed(String, Option<String>),
    /// A report without a source: the same.
    Reported(String, Option<String>),
    /// Other accesses of this card were measured, this one was not.
    Others,
    /// Nothing.
    Nothing,
}

/// Bytes that travel as one, and who uses what of them.
pub struct BlockText<'a> {
    /// First byte.
    pub first: u64,
    /// Last byte.
    pub last: u64,
    /// The lanes.
    pub lanes: &'a [u64],
    /// How many bytes are used.
    pub used: u64,
    /// How many there are.
    pub bytes: u64,
}

/// Where the numbers come from.
pub struct SourceText {
    /// The card's own name.
    pub card: &'static str,
    /// The units that do the arithmetic.
    pub units: &'static str,
    /// Whether that is only assumed of elements of this size.
    pub units_assumed: bool,
    /// The document of the compute roof.
    pub peak: &'static str,
    /// The kind of evidence of the bandwidth, and its document.
    pub gb_s: (&'static str, &'static str),
    /// Bytes of a fetch, and the kind of evidence; none for a store.
    pub fetch: Option<(u32, &'static str)>,
    /// Whether measured reads of this card can be shown, and where they are written down.
    pub timed: Option<&'static str>,
    /// Whether the number without a source can be shown.
    pub reported: bool,
}
