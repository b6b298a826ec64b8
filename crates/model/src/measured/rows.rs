//! A series as rows: a place on the axis, and a number for each curve.

use super::{Series, h200};
use crate::{
    figure::{
        layout::{AOS24_GBPS, SOA_GBPS},
        tile::{COPY_MBPS, Kernel, mbps},
    },
    global::SECTOR_BYTES,
};

/// A place on the axis, and what was measured there.
#[derive(Clone, PartialEq, Debug)]
pub struct Row {
    /// The place: a stride, bytes, a kind by its number.
    pub x: u32,
    /// A number for each of [`Series::curves`], where there is one.
    pub ys: Vec<Option<f64>>,
}

/// The number of a curve at a place.
pub fn value(rows: &[Row], x: u32, curve: usize) -> Option<f64> {
    let at = rows.binary_search_by_key(&x, |row| row.x).ok()?;
    *rows[at].ys.get(curve)?
}

impl Series {
    /// What the H200 measured, ascending along the axis.
    pub fn rows(self) -> Vec<Row> {
        match self {
            Series::StrideReadF32 => plain(h200::STRIDE_READ_F32),
            Series::StrideReadF64 => plain(h200::STRIDE_READ_F64),
            Series::StrideCopyF32 => plain(h200::STRIDE_COPY_F32),
            Series::OffsetCopyF32 => plain(h200::OFFSET_COPY_F32),
            Series::RandomChunkRead => plain(h200::RANDOM_CHUNK_READ),
            Series::TrafficStrideReadF32 => traffic(h200::TRAFFIC_STRIDE_READ_F32),
            Series::TrafficStrideReadF64 => traffic(h200::TRAFFIC_STRIDE_READ_F64),
            Series::TrafficRandomChunkRead => traffic(h200::TRAFFIC_RANDOM_CHUNK_READ),
            Series::L2Fetch => {
                let rows = h200::L2_FETCH.iter();
                rows.map(|(x, speeds)| Row { x: *x, ys: speeds.map(Some).to_vec() }).collect()
            }
            Series::L2FetchTraffic => {
                let rows = h200::L2_FETCH_TRAFFIC.iter();
                rows.map(|&(x, sectors, bytes)| {
                    let ys = bytes.map(|bytes| Some(per_l2_byte(sectors.into(), bytes.into())));
                    Row { x, ys: ys.to_vec() }
                })
                .collect()
            }
            Series::PointerChaseCg => plain(h200::POINTER_CHASE),
            Series::SharedBankLatency => plain(h200::SHARED_BANK_LATENCY),
            Series::SharedBankThroughput => plain(h200::SHARED_BANK_THROUGHPUT),
            Series::SharedAtomic => two(h200::SHARED_ATOMIC),
            Series::Transpose16384 => {
                let kernels = [Kernel::Naive, Kernel::Tile, Kernel::Padded].map(mbps);
                let speeds = [Some(COPY_MBPS)].into_iter().chain(kernels);
                let rows = (0..).zip(speeds.flatten());
                rows.map(|(x, mbps)| Row { x, ys: vec![Some(mbps as f64 / 1000.0)] }).collect()
            }
            Series::Aos24VsSoa => {
                let rows = (0..).zip([AOS24_GBPS, SOA_GBPS]);
                rows.map(|(x, tenths)| Row { x, ys: vec![Some(tenths as f64 / 10.0)] }).collect()
            }
            Series::TorchCopy => two(h200::TORCH_COPY),
            Series::TorchSameKernel => two(h200::TORCH_SAME_KERNEL),
        }
    }

    /// The largest number ÷ the smallest, over all its curves.
    pub fn factor(self) -> f64 {
        let rows = self.rows();
        let numbers = rows.iter().flat_map(|row| &row.ys).flatten();
        let (low, high) = numbers.fold((f64::MAX, 0.0_f64), |(low, high), one| (low.min(*one), high.max(*one)));
        high / low
    }
}

fn plain(pairs: &[(u32, f64)]) -> Vec<Row> {
    pairs.iter().map(|(x, y)| Row { x: *x, ys: vec![Some(*y)] }).collect()
}

fn two(triples: &[(u32, f64, f64)]) -> Vec<Row> {
    triples.iter().map(|(x, one, other)| Row { x: *x, ys: vec![Some(*one), Some(*other)] }).collect()
}

fn traffic(counted: &[h200::Traffic]) -> Vec<Row> {
    let row =
        |&(x, useful, bytes): &h200::Traffic| Row { x, ys: vec![Some(per_useful_byte(useful.into(), bytes.into()))] };
    counted.iter().map(row).collect()
}

/// DRAM's bytes for each byte that the probe wanted.
pub(super) fn per_useful_byte(useful: f64, bytes: f64) -> f64 {
    bytes / useful
}

/// DRAM's bytes for each byte that L2 was asked for.
pub(super) fn per_l2_byte(sectors: f64, bytes: f64) -> f64 {
    bytes / (sectors * SECTOR_BYTES as f64)
}
