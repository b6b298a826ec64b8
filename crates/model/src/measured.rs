//! What accesses cost on a real card: the series of one NVIDIA H200, and those of a card of the reader's.
//!
//! A [`Series`] has the name that it has in `hardware/h200-timings.jsonl`. It goes along one axis (a stride, a chunk's
//! bytes, a kernel), and at each place it has one number for each of its [`Curve`]s. What the model says beside them is
//! in [`Rule`]: counts, carried over from one measured number, never a curve through the points.
//!
//! Absent on purpose: drawing, words, files. A reader's file comes in as text.

mod apart;
mod fields;
mod h200;
mod json;
mod pieces;
mod predict;
mod provenance;
mod read;
mod remark;
mod rows;

pub use apart::Apart;
pub use h200::{RANDOM_READ_F64, STRIDE_READ_F32, STRIDE_READ_F64};
pub use predict::Rule;
pub use provenance::{Method, Run};
pub use read::{Fault, MOST_FAULTS, MOST_LINES, Own, Wrong, read};
pub use remark::Remark;
pub use rows::{Row, value};

use crate::{global::DramFetch, query::Choice};

/// Everything that was measured, each under its name in the file.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Series {
    /// Every n-th float is read, eight independent loads a thread.
    StrideReadF32,
    /// The same of doubles.
    StrideReadF64,
    /// Every n-th float is copied to every n-th place, one a thread.
    StrideCopyF32,
    /// Floats are copied from n places further on, one a thread.
    OffsetCopyF32,
    /// Whole chunks are read from random places, eight independent loads a thread.
    RandomChunkRead,
    /// The bytes that DRAM delivered for strided floats.
    TrafficStrideReadF32,
    /// The bytes that DRAM delivered for strided doubles.
    TrafficStrideReadF64,
    /// The bytes that DRAM delivered for random chunks.
    TrafficRandomChunkRead,
    /// Strided reads of floats with L2 told to fetch 32, 64 or 128 bytes.
    L2Fetch,
    /// The bytes that DRAM delivered meanwhile.
    L2FetchTraffic,
    /// Loads that wait for each other, in a footprint that grows.
    PointerChaseCg,
    /// A chain of loads from shared memory, with conflicts.
    SharedBankLatency,
    /// Loads from shared memory by many warps at once, with conflicts.
    SharedBankThroughput,
    /// Atomics on shared memory.
    SharedAtomic,
    /// A transpose of 16,384 × 16,384 floats by three kernels, beside a copy.
    Transpose16384,
    /// One float of a 24-byte struct, and the same float from an array of its own.
    Aos24VsSoa,
    /// PyTorch copies a matrix and its transposed view.
    TorchCopy,
    /// The same with one kernel for both.
    TorchSameKernel,
}

impl Choice for Series {
    const ALL: &'static [Series] = &[
        Series::StrideReadF32,
        Series::StrideReadF64,
        Series::StrideCopyF32,
        Series::OffsetCopyF32,
        Series::RandomChunkRead,
        Series::TrafficStrideReadF32,
        Series::TrafficStrideReadF64,
        Series::TrafficRandomChunkRead,
        Series::L2Fetch,
        Series::L2FetchTraffic,
        Series::PointerChaseCg,
        Series::SharedBankLatency,
        Series::SharedBankThroughput,
        Series::SharedAtomic,
        Series::Transpose16384,
        Series::Aos24VsSoa,
        Series::TorchCopy,
        Series::TorchSameKernel,
    ];

    fn slug(self) -> &'static str {
        match self {
            Series::StrideReadF32 => "stride_read_f32",
            Series::StrideReadF64 => "stride_read_f64",
            Series::StrideCopyF32 => "stride_copy_f32",
            Series::OffsetCopyF32 => "offset_copy_f32",
            Series::RandomChunkRead => "random_chunk_read",
            Series::TrafficStrideReadF32 => "traffic_stride_read_f32",
            Series::TrafficStrideReadF64 => "traffic_stride_read_f64",
            Series::TrafficRandomChunkRead => "traffic_random_chunk_read",
            Series::L2Fetch => "l2_fetch",
            Series::L2FetchTraffic => "l2_fetch_traffic",
            Series::PointerChaseCg => "pointer_chase_cg",
            Series::SharedBankLatency => "shared_bank_latency",
            Series::SharedBankThroughput => "shared_bank_throughput",
            Series::SharedAtomic => "shared_atomic",
            Series::Transpose16384 => "transpose_16384",
            Series::Aos24VsSoa => "aos24_vs_soa",
            Series::TorchCopy => "torch_copy",
            Series::TorchSameKernel => "torch_same_kernel",
        }
    }
}

/// One of the lines or bars of a series.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Curve {
    /// There is no other.
    Only,
    /// L2 was told to fetch so much.
    Fetch(DramFetch),
    /// Atomic exchanges.
    Exchange,
    /// Atomic additions.
    Addition,
    /// The matrix as it lies in memory.
    Contiguous,
    /// Its transposed view.
    Transposed,
}

/// What the numbers count.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Unit {
    /// Bytes that the program wanted, in GB/s: of a copy, those read and those written.
    UsefulGbps,
    /// Bytes that DRAM delivered for each byte that the program wanted.
    PerUsefulByte,
    /// Bytes that DRAM delivered for each byte that L2 was asked for.
    PerL2Byte,
    /// Nanoseconds a load.
    Nanoseconds,
    /// Cycles of the multiprocessor for a warp's load or atomic.
    Cycles,
}

/// What lies along the axis.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Across {
    /// Elements from one lane to the next; equal factors are equal steps.
    Stride,
    /// Elements by which the source is shifted.
    Offset,
    /// Bytes of a chunk; equal factors are equal steps.
    ChunkBytes,
    /// KiB through which the loads wander; equal factors are equal steps.
    FootprintKib,
    /// A handful of strides, one beside the other.
    FewStrides,
    /// Words from one lane to the next, one beside the other.
    StrideWords,
    /// Kinds that have no order, by number.
    Kinds,
    /// Sides of a square matrix, one beside the other.
    Side,
}

/// A line across the plot that belongs to no place on the axis, or to all of them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Level {
    /// Doubles read one by one from random places, in GB/s.
    Random(f64),
    /// The copy engine's `cudaMemcpy`, in GB/s.
    Memcpy(f64),
    /// Where L2 ends, in KiB along the axis.
    L2(f64),
}

const FETCHES: &[Curve] = &[Curve::Fetch(DramFetch::B32), Curve::Fetch(DramFetch::B64), Curve::Fetch(DramFetch::B128)];

impl Series {
    /// Its lines, in the order of a row's numbers.
    pub fn curves(self) -> &'static [Curve] {
        match self {
            Series::StrideReadF32
            | Series::StrideReadF64
            | Series::StrideCopyF32
            | Series::OffsetCopyF32
            | Series::RandomChunkRead
            | Series::TrafficStrideReadF32
            | Series::TrafficStrideReadF64
            | Series::TrafficRandomChunkRead
            | Series::PointerChaseCg
            | Series::SharedBankLatency
            | Series::SharedBankThroughput
            | Series::Transpose16384
            | Series::Aos24VsSoa => &[Curve::Only],
            Series::L2Fetch | Series::L2FetchTraffic => FETCHES,
            Series::SharedAtomic => &[Curve::Exchange, Curve::Addition],
            Series::TorchCopy | Series::TorchSameKernel => &[Curve::Contiguous, Curve::Transposed],
        }
    }

    /// What its numbers count.
    pub fn unit(self) -> Unit {
        match self {
            Series::StrideReadF32
            | Series::StrideReadF64
            | Series::StrideCopyF32
            | Series::OffsetCopyF32
            | Series::RandomChunkRead
            | Series::L2Fetch
            | Series::Transpose16384
            | Series::Aos24VsSoa
            | Series::TorchCopy
            | Series::TorchSameKernel => Unit::UsefulGbps,
            Series::TrafficStrideReadF32 | Series::TrafficStrideReadF64 | Series::TrafficRandomChunkRead => {
                Unit::PerUsefulByte
            }
            Series::L2FetchTraffic => Unit::PerL2Byte,
            Series::PointerChaseCg => Unit::Nanoseconds,
            Series::SharedBankLatency | Series::SharedBankThroughput | Series::SharedAtomic => Unit::Cycles,
        }
    }

    /// What lies along its axis.
    pub fn across(self) -> Across {
        match self {
            Series::StrideReadF32
            | Series::StrideReadF64
            | Series::StrideCopyF32
            | Series::TrafficStrideReadF32
            | Series::TrafficStrideReadF64 => Across::Stride,
            Series::OffsetCopyF32 => Across::Offset,
            Series::RandomChunkRead | Series::TrafficRandomChunkRead => Across::ChunkBytes,
            Series::L2Fetch | Series::L2FetchTraffic => Across::FewStrides,
            Series::PointerChaseCg => Across::FootprintKib,
            Series::SharedBankLatency | Series::SharedBankThroughput => Across::StrideWords,
            Series::SharedAtomic | Series::Transpose16384 | Series::Aos24VsSoa => Across::Kinds,
            Series::TorchCopy | Series::TorchSameKernel => Across::Side,
        }
    }

    /// A line that was measured or is documented beside the places on the axis.
    pub fn level(self) -> Option<Level> {
        match self {
            Series::StrideReadF64 => Some(Level::Random(RANDOM_READ_F64)),
            Series::TorchCopy | Series::TorchSameKernel => Some(Level::Memcpy(h200::MEMCPY)),
            Series::PointerChaseCg => Some(Level::L2(f64::from(h200::L2_BYTES) / 1024.0)),
            Series::StrideReadF32
            | Series::StrideCopyF32
            | Series::OffsetCopyF32
            | Series::RandomChunkRead
            | Series::TrafficStrideReadF32
            | Series::TrafficStrideReadF64
            | Series::TrafficRandomChunkRead
            | Series::L2Fetch
            | Series::L2FetchTraffic
            | Series::SharedBankLatency
            | Series::SharedBankThroughput
            | Series::SharedAtomic
            | Series::Transpose16384
            | Series::Aos24VsSoa => None,
        }
    }

    /// Whether smaller numbers are better: times and bytes, not speeds.
    pub fn costs(self) -> bool {
        match self.unit() {
            Unit::UsefulGbps => false,
            Unit::PerUsefulByte | Unit::PerL2Byte | Unit::Nanoseconds | Unit::Cycles => true,
        }
    }
}
