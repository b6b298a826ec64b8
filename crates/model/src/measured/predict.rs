//! What the model says of a series: counts of sectors, fetches, wavefronts, and one measured number as the scale.
//!
//! Absent on purpose: fits. No rule knows more of a curve than its first number, or that of the series it is scaled by.

use super::{Curve, Series, h200, value};
use crate::{
    access::{Access, Op, Space, Width},
    arch::Arch,
    figure::tile,
    global::{self, DramFetch, SECTOR_BYTES},
    pattern::{Order, Pattern, access},
    shared::cost,
    warp::Mask,
};

/// A way to say what a number will be.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rule {
    /// Bytes from DRAM: whole fetches of L2, 64 bytes unless it was told otherwise.
    Fetch,
    /// Bytes between L2 and the multiprocessor: whole sectors of 32 bytes.
    Sectors,
    /// A thread block's warps share the sectors at their seams, and each is moved once.
    Shared,
    /// Every warp pays for all sectors that it touches.
    Alone,
    /// What many notes say: 4 of 5 sectors, hence four fifths of the speed.
    Notes,
    /// The latency of one load, and two cycles for each further wavefront.
    Latency,
    /// A cycle for each wavefront.
    Wavefronts,
    /// A cycle for each lane of the busiest bank, and one beside.
    Turns,
}

/// Threads of the blocks that copied with an offset.
const COPY_BLOCK: u32 = 256;

impl Series {
    /// The rules that speak of it, the one that the model stands by first; none where the model says nothing.
    pub fn rules(self) -> &'static [Rule] {
        match self {
            Series::StrideReadF32 | Series::StrideReadF64 | Series::StrideCopyF32 | Series::RandomChunkRead => {
                &[Rule::Fetch, Rule::Sectors]
            }
            Series::OffsetCopyF32 => &[Rule::Shared, Rule::Alone, Rule::Notes],
            Series::TrafficStrideReadF32
            | Series::TrafficStrideReadF64
            | Series::TrafficRandomChunkRead
            | Series::L2Fetch
            | Series::L2FetchTraffic => &[Rule::Fetch],
            Series::PointerChaseCg => &[],
            Series::SharedBankLatency => &[Rule::Latency],
            Series::SharedBankThroughput => &[Rule::Wavefronts],
            Series::SharedAtomic => &[Rule::Turns],
            Series::Transpose16384 | Series::Aos24VsSoa | Series::TorchCopy | Series::TorchSameKernel => {
                &[Rule::Sectors]
            }
        }
    }

    /// What a rule says of a curve at a place, in the series' unit; none if it says nothing there.
    pub fn predicted(self, rule: Rule, curve: usize, x: u32) -> Option<f64> {
        let kind = *self.curves().get(curve)?;
        match (rule, kind) {
            (Rule::Fetch, Curve::Fetch(fetch)) => self.by_fetch(fetch, curve, x),
            (Rule::Fetch, _) => self.by_fetch(default_fetch(), curve, x),
            (Rule::Sectors, _) => self.by_sectors(kind, x),
            (Rule::Shared, _) => self.scaled(0, copied(x, COPY_BLOCK / 32)),
            (Rule::Alone, _) => self.scaled(0, copied(x, 1)),
            (Rule::Notes, _) => self.scaled(0, read_alone(x)),
            (Rule::Latency, _) => cost::latency(&in_shared(x)).map(|known| known.cycles),
            (Rule::Wavefronts, _) => cost::throughput(&in_shared(x)).map(|known| known.cycles),
            (Rule::Turns, _) => cost::atomic_throughput(&atomic(x)).map(|known| known.cycles),
        }
    }

    /// The first rule's word on a curve at a place.
    pub fn expected(self, curve: usize, x: u32) -> Option<f64> {
        self.predicted(*self.rules().first()?, curve, x)
    }

    /// A number that was measured, and a share of it.
    fn scaled(self, base: u32, share: f64) -> Option<f64> {
        Some(value(&self.rows(), base, 0)? * share)
    }

    fn by_fetch(self, fetch: DramFetch, curve: usize, x: u32) -> Option<f64> {
        let rows = self.rows();
        match self {
            Series::StrideReadF32 => Some(value(&rows, 1, 0)? / moved_a_byte(&strided(Width::B4, x), fetch)),
            Series::StrideReadF64 => Some(value(&rows, 1, 0)? / moved_a_byte(&strided(Width::B8, x), fetch)),
            Series::StrideCopyF32 => {
                let access = strided(Width::B4, x);
                // L2 fetches for what is read, and sends what is written in sectors.
                Some(value(&rows, 1, 0)? * 2.0 / (moved_a_byte(&access, fetch) + sectors_a_byte(&access)))
            }
            Series::RandomChunkRead => Some(largest_chunk()? / moved_a_byte(&chunks(x), fetch)),
            Series::L2Fetch => Some(value(&rows, 1, curve)? / moved_a_byte(&strided(Width::B4, x), fetch)),
            Series::TrafficStrideReadF32 => Some(moved_a_byte(&strided(Width::B4, x), fetch)),
            Series::TrafficStrideReadF64 => Some(moved_a_byte(&strided(Width::B8, x), fetch)),
            Series::TrafficRandomChunkRead => Some(moved_a_byte(&chunks(x), fetch)),
            Series::L2FetchTraffic => {
                let access = strided(Width::B4, x);
                Some(moved_a_byte(&access, fetch) / sectors_a_byte(&access))
            }
            Series::OffsetCopyF32
            | Series::PointerChaseCg
            | Series::SharedBankLatency
            | Series::SharedBankThroughput
            | Series::SharedAtomic
            | Series::Transpose16384
            | Series::Aos24VsSoa
            | Series::TorchCopy
            | Series::TorchSameKernel => None,
        }
    }

    fn by_sectors(self, curve: Curve, x: u32) -> Option<f64> {
        let rows = self.rows();
        match self {
            Series::StrideReadF32 | Series::StrideCopyF32 => {
                Some(value(&rows, 1, 0)? / sectors_a_byte(&strided(Width::B4, x)))
            }
            Series::StrideReadF64 => Some(value(&rows, 1, 0)? / sectors_a_byte(&strided(Width::B8, x))),
            Series::RandomChunkRead => Some(largest_chunk()? / sectors_a_byte(&chunks(x))),
            Series::Transpose16384 => Some(value(&rows, 0, 0)? * transposed(x)?),
            Series::Aos24VsSoa => {
                let fields = if x == 0 { 6 } else { 1 };
                let access = of_floats(Pattern::Field { fields, field: 0 });
                Some(value(&Series::StrideReadF32.rows(), 1, 0)? / sectors_a_byte(&access))
            }
            Series::TorchCopy | Series::TorchSameKernel => {
                let [read, written] = [x, 1].map(|stride| sectors_a_byte(&strided(Width::B4, stride)));
                match curve {
                    Curve::Transposed => Some(value(&rows, x, 0)? * 2.0 / (read + written)),
                    Curve::Only | Curve::Fetch(_) | Curve::Exchange | Curve::Addition | Curve::Contiguous => None,
                }
            }
            Series::OffsetCopyF32
            | Series::TrafficStrideReadF32
            | Series::TrafficStrideReadF64
            | Series::TrafficRandomChunkRead
            | Series::L2Fetch
            | Series::L2FetchTraffic
            | Series::PointerChaseCg
            | Series::SharedBankLatency
            | Series::SharedBankThroughput
            | Series::SharedAtomic => None,
        }
    }
}

/// What L2 fetches when nobody has told it: as this card says of itself. `[H200]`
fn default_fetch() -> DramFetch {
    DramFetch::from_bytes(h200::L2_FETCH_DEFAULT).unwrap_or(DramFetch::B64)
}

fn of_floats(pattern: Pattern) -> Access {
    access(Space::Global, Op::Load, Width::B4, &pattern, Order::Forward, 0, Mask::ALL)
}

fn strided(width: Width, elements: u32) -> Access {
    access(Space::Global, Op::Load, width, &Pattern::Stride { elements }, Order::Forward, 0, Mask::ALL)
}

/// A warp whose lanes read whole chunks, each far from the others and from a boundary of its own size.
fn chunks(bytes: u32) -> Access {
    let floats = (bytes / 4).max(1);
    // Far enough that no two chunks share a fetch.
    let far = floats.saturating_mul(2).max(64);
    of_floats(Pattern::Explicit(std::array::from_fn(|lane| {
        let lane = u32::try_from(lane).unwrap_or(0);
        (lane / floats).saturating_mul(far).saturating_add(lane % floats)
    })))
}

/// Bytes from DRAM for each byte that the lanes want.
fn moved_a_byte(access: &Access, fetch: DramFetch) -> f64 {
    let wanted = global::count(access, Arch::default()).requested_bytes;
    global::dram_bytes(access, fetch) as f64 / wanted as f64
}

/// Bytes of whole sectors for each byte that the lanes want.
fn sectors_a_byte(access: &Access) -> f64 {
    let counts = global::count(access, Arch::default());
    (u64::from(counts.sectors) * SECTOR_BYTES) as f64 / counts.requested_bytes as f64
}

/// The speed of the largest chunks: there a random place costs nothing.
fn largest_chunk() -> Option<f64> {
    *Series::RandomChunkRead.rows().last()?.ys.first()?
}

/// What is left of a copy's speed if so many neighbouring warps share the sectors that they read at an offset.
fn copied(offset: u32, warps: u32) -> f64 {
    let (read, written) = (sectors_at(offset, warps), sectors_at(0, warps));
    2.0 * written / (read + written)
}

/// The same if only what one warp reads counted.
fn read_alone(offset: u32) -> f64 {
    sectors_at(0, 1) / sectors_at(offset, 1)
}

/// Different sectors that so many warps touch, one after another in memory.
fn sectors_at(offset: u32, warps: u32) -> f64 {
    let of_warp = |warp: u32| {
        let floats = u64::from(offset) + u64::from(warp) * 32;
        let plain = Pattern::Stride { elements: 1 };
        global::sectors(&access(Space::Global, Op::Load, Width::B4, &plain, Order::Forward, floats, Mask::ALL))
    };
    let mut touched: Vec<u64> = (0..warps).flat_map(of_warp).map(|sector| sector.index).collect();
    touched.dedup();
    touched.len() as f64
}

fn in_shared(words: u32) -> Access {
    let pattern = Pattern::Stride { elements: words };
    access(Space::Shared, Op::Load, Width::B4, &pattern, Order::Forward, 0, Mask::ALL)
}

/// The word that each lane's atomic goes to, by the number of the pattern.
fn atomic(pattern: u32) -> Access {
    let word = |lane: u32| match pattern {
        0 => lane,
        1 => 0,
        2 => lane % 2,
        3 => lane * 32,
        _ => lane / 2,
    };
    let words = Pattern::Explicit(std::array::from_fn(|lane| word(u32::try_from(lane).unwrap_or(0))));
    access(Space::Shared, Op::Store, Width::B4, &words, Order::Forward, 0, Mask::ALL)
}

/// Sectors of a copy ÷ sectors of a kernel that transposes, both read and written.
fn transposed(kind: u32) -> Option<f64> {
    let kernel = match kind {
        0 => return Some(1.0),
        1 => tile::Kernel::Naive,
        2 => tile::Kernel::Tile,
        _ => tile::Kernel::Padded,
    };
    let state = tile::State::new(tile::Spec::default().with_kernel(kernel));
    let cost = |step| state.cost(step).map(|cost| (cost.count(), cost.least()));
    let (read, written) = (cost(tile::Step::GlobalRead)?, cost(tile::Step::GlobalWrite)?);
    Some(f64::from(read.1 + written.1) / f64::from(read.0 + written.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::query::Choice;

    #[test]
    fn every_rule_says_something_of_its_series() {
        for series in Series::ALL.iter().copied() {
            for rule in series.rules() {
                let rows = series.rows();
                let says = |curve| rows.iter().filter(|row| series.predicted(*rule, curve, row.x).is_some()).count();
                let most = (0..series.curves().len()).map(says).max();
                assert_eq!(most, Some(rows.len()), "{series:?} {rule:?}");
            }
        }
    }

    #[test]
    fn a_misaligned_warp_reads_a_sector_more_and_its_block_does_too() {
        assert_eq!((sectors_at(1, 1), sectors_at(8, 1), sectors_at(0, 8), sectors_at(1, 8)), (5.0, 4.0, 32.0, 33.0));
    }
}
