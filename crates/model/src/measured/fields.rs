//! Which fields of a line of the file make a row of a series.

use super::Series;

/// The places on the axis.
pub(super) enum Place {
    /// A field says it.
    Field(&'static str),
    /// The field `pattern` does, in words; a kind by its number here.
    Pattern(&'static [&'static str]),
    /// Each field of the line is a place of its own.
    EachField,
}

/// The numbers.
pub(super) enum Numbers {
    /// A field for each curve; or for each place.
    Fields(&'static [&'static str]),
    /// A field says what L2 was told to fetch, another is the number.
    ByFetch(&'static str, &'static str),
    /// `dram_bytes` ÷ `useful_bytes`.
    PerUsefulByte,
    /// The first says what L2 was told to fetch; `dram_bytes` ÷ bytes of `l2_sectors`.
    PerL2Byte(&'static str),
}

const STRIDE: Place = Place::Field("stride");
const GBPS: Numbers = Numbers::Fields(&["useful_gbps"]);
const VIEWS: Numbers = Numbers::Fields(&["contiguous", "transposed"]);
const PATTERNS: &[&str] = &[
    "distinct words, distinct banks",
    "all lanes one word",
    "two words",
    "32 words of one bank",
    "pairs share a word",
];

impl Series {
    /// How its lines are read.
    pub(super) fn fields(self) -> (Place, Numbers) {
        match self {
            Series::StrideReadF32 | Series::StrideReadF64 | Series::StrideCopyF32 => (STRIDE, GBPS),
            Series::OffsetCopyF32 => (Place::Field("offset"), GBPS),
            Series::RandomChunkRead => (Place::Field("chunk_bytes"), GBPS),
            Series::TrafficStrideReadF32 | Series::TrafficStrideReadF64 => (STRIDE, Numbers::PerUsefulByte),
            Series::TrafficRandomChunkRead => (Place::Field("chunk_bytes"), Numbers::PerUsefulByte),
            Series::L2Fetch => (STRIDE, Numbers::ByFetch("set", "useful_gbps")),
            Series::L2FetchTraffic => (STRIDE, Numbers::PerL2Byte("l2_fetch_granularity")),
            Series::PointerChaseCg => (Place::Field("footprint_kib"), Numbers::Fields(&["ns_at_boost"])),
            Series::SharedBankLatency => (Place::Field("stride_words"), Numbers::Fields(&["latency_cycles"])),
            Series::SharedBankThroughput => (Place::Field("stride_words"), Numbers::Fields(&["cycles_per_warp_load"])),
            Series::SharedAtomic => {
                let fields = Numbers::Fields(&["exch_cycles_per_warp_op", "add_cycles_per_warp_op"]);
                (Place::Pattern(PATTERNS), fields)
            }
            Series::Transpose16384 => {
                let fields = Numbers::Fields(&["copy_gbps", "naive_gbps", "tile32_gbps", "tile33_gbps"]);
                (Place::EachField, fields)
            }
            Series::Aos24VsSoa => (Place::EachField, Numbers::Fields(&["aos_gbps", "soa_gbps"])),
            Series::TorchCopy | Series::TorchSameKernel => (Place::Field("n"), VIEWS),
        }
    }

    /// The first and the last place that a line may name.
    pub(super) fn places(self) -> (u32, u32) {
        match self {
            Series::StrideReadF32
            | Series::StrideReadF64
            | Series::StrideCopyF32
            | Series::TrafficStrideReadF32
            | Series::TrafficStrideReadF64
            | Series::L2Fetch
            | Series::L2FetchTraffic => (1, 1 << 20),
            Series::OffsetCopyF32 | Series::SharedBankLatency | Series::SharedBankThroughput => (0, 1 << 20),
            Series::RandomChunkRead | Series::TrafficRandomChunkRead => (4, 1 << 30),
            Series::PointerChaseCg => (1, 1 << 30),
            Series::SharedAtomic => (0, 4),
            Series::Transpose16384 => (0, 3),
            Series::Aos24VsSoa => (0, 1),
            Series::TorchCopy | Series::TorchSameKernel => (1, 1 << 20),
        }
    }

    /// The most places of a reader's card that are kept: a picture has room for no more.
    pub(super) fn most_places(self) -> usize {
        match self {
            Series::StrideReadF32
            | Series::StrideReadF64
            | Series::StrideCopyF32
            | Series::OffsetCopyF32
            | Series::RandomChunkRead
            | Series::TrafficStrideReadF32
            | Series::TrafficStrideReadF64
            | Series::TrafficRandomChunkRead
            | Series::PointerChaseCg => 128,
            Series::SharedBankLatency | Series::SharedBankThroughput => 40,
            Series::L2Fetch | Series::L2FetchTraffic => 12,
            Series::SharedAtomic | Series::Transpose16384 | Series::Aos24VsSoa => 5,
            Series::TorchCopy | Series::TorchSameKernel => 8,
        }
    }
}
