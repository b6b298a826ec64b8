//! A strided read's loss taken apart into what is counted and what is left.

use super::{Rule, Series, h200, value};

/// From stride 1 to the largest: how many times slower, and of what that is made.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Apart {
    /// Speed at stride 1, in GB/s.
    pub first: f64,
    /// The largest stride.
    pub stride: u32,
    /// Speed there, in GB/s.
    pub last: f64,
    /// Times slower in all.
    pub whole: f64,
    /// Times more bytes because sectors are moved whole: counted.
    pub sectors: f64,
    /// Times more because L2 fetches more than a sector: counted.
    pub fetch: f64,
    /// Bytes from DRAM for each useful byte there: measured.
    pub delivered: f64,
    /// What is left: rows, channels, address translation, not separated.
    pub left: f64,
    /// Elements read at stride 1, and at the largest: the probe stays inside 16 GiB.
    pub elements: [u32; 2],
    /// What happened when L2 was told to fetch 32 bytes instead of 64: only floats were measured.
    pub told: Option<Told>,
}

/// Two strides with a fetch of 64 bytes and with one of 32.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Told {
    /// A stride at which half as many bytes are much faster.
    pub helped: Speeds,
    /// The largest stride, at which they are not.
    pub idle: Speeds,
}

/// One stride, both fetches.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Speeds {
    /// The stride in floats.
    pub stride: u32,
    /// GB/s with a fetch of 64 bytes, and with one of 32.
    pub gbps: [f64; 2],
    /// Bytes from DRAM for each byte that L2 was asked for, likewise.
    pub delivered: [f64; 2],
}

impl Series {
    /// The loss of a strided read, taken apart; none for another series.
    pub fn apart(self) -> Option<Apart> {
        let (traffic, elements, told) = match self {
            Series::StrideReadF32 => (Series::TrafficStrideReadF32, h200::ELEMENTS_F32, told()),
            Series::StrideReadF64 => (Series::TrafficStrideReadF64, h200::ELEMENTS_F64, None),
            Series::StrideCopyF32
            | Series::OffsetCopyF32
            | Series::RandomChunkRead
            | Series::TrafficStrideReadF32
            | Series::TrafficStrideReadF64
            | Series::TrafficRandomChunkRead
            | Series::L2Fetch
            | Series::L2FetchTraffic
            | Series::PointerChaseCg
            | Series::SharedBankLatency
            | Series::SharedBankThroughput
            | Series::SharedAtomic
            | Series::Transpose16384
            | Series::Aos24VsSoa
            | Series::TorchCopy
            | Series::TorchSameKernel => return None,
        };
        let rows = self.rows();
        let stride = rows.last()?.x;
        let (first, last) = (value(&rows, 1, 0)?, value(&rows, stride, 0)?);
        let sectors = first / self.predicted(Rule::Sectors, 0, stride)?;
        let bytes = first / self.predicted(Rule::Fetch, 0, stride)?;
        Some(Apart {
            first,
            stride,
            last,
            whole: first / last,
            sectors,
            fetch: bytes / sectors,
            delivered: value(&traffic.rows(), stride, 0)?,
            left: first / last / bytes,
            elements,
            told,
        })
    }
}

fn told() -> Option<Told> {
    let (speeds, bytes) = (Series::L2Fetch.rows(), Series::L2FetchTraffic.rows());
    let at = |stride| {
        let of = |rows| Some([value(rows, stride, 1)?, value(rows, stride, 0)?]);
        Some(Speeds { stride, gbps: of(&speeds)?, delivered: of(&bytes)? })
    };
    Some(Told { helped: at(16)?, idle: at(speeds.last()?.x)? })
}
