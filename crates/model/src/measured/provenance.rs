//! On which day each series was measured, and how: what `hardware/README.md` and the probes say.

use super::Series;

/// One of the two runs whose numbers are in the file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Run {
    /// Nearly all of it.
    First,
    /// The repetition, which replaces one series of the first.
    Second,
}

impl Run {
    /// The driver.
    pub fn driver(self) -> &'static str {
        match self {
            Run::First => "580.159",
            Run::Second => "580.159.04",
        }
    }

    /// The day.
    pub fn date(self) -> &'static str {
        match self {
            Run::First => "2026-11-29",
            Run::Second => "2026-11-30",
        }
    }
}

/// What a number of a series is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Method {
    /// The median of nine runs of a kernel, by CUDA's events.
    MedianOfNine,
    /// Bytes that the profiler counted.
    Profiler,
    /// The mean of one long chain or loop, by the multiprocessor's own clock.
    Clock,
    /// The mean of fifty calls of PyTorch, by CUDA's events.
    PyTorch,
}

impl Series {
    /// The run that its numbers are from.
    pub fn run(self) -> Run {
        if self == Series::TrafficRandomChunkRead { Run::Second } else { Run::First }
    }

    /// How it was measured.
    pub fn method(self) -> Method {
        match self {
            Series::StrideReadF32
            | Series::StrideReadF64
            | Series::StrideCopyF32
            | Series::OffsetCopyF32
            | Series::RandomChunkRead
            | Series::L2Fetch
            | Series::Transpose16384
            | Series::Aos24VsSoa => Method::MedianOfNine,
            Series::TrafficStrideReadF32
            | Series::TrafficStrideReadF64
            | Series::TrafficRandomChunkRead
            | Series::L2FetchTraffic => Method::Profiler,
            Series::PointerChaseCg
            | Series::SharedBankLatency
            | Series::SharedBankThroughput
            | Series::SharedAtomic => Method::Clock,
            Series::TorchCopy | Series::TorchSameKernel => Method::PyTorch,
        }
    }
}
