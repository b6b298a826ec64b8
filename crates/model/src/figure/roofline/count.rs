//! What follows from a kernel and its card: bytes, intensity, roofs. Nothing of it is stored.
//!
//! One warp stands for all: its fetches are cold, and nobody else uses what it leaves of them.

use super::spec::Spec;
use crate::{
    access::{Access, Op},
    global::{self, DramFetch, Run, SECTOR_BYTES},
    ratio::Ratio,
    roofline::Roofline,
};

/// Bytes that travel as one: a fetch from DRAM, or a sector that is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Block {
    /// The first byte's address ÷ the bytes of a block.
    pub index: u64,
    /// The bytes used, ascending.
    pub runs: Vec<Run>,
}

impl Block {
    /// How many of its bytes are used.
    pub fn used_bytes(&self) -> u64 {
        self.runs.iter().map(|run| run.end - run.start).sum()
    }
}

impl Spec {
    /// Bytes that travel as one: what L2 fetches for a load; a store sends sectors.
    pub fn block_bytes(&self) -> u64 {
        match self.access().op() {
            Op::Load => self.fetch().bytes().into(),
            Op::Store => SECTOR_BYTES,
        }
    }

    /// The blocks that one warp moves, ascending.
    pub fn blocks(&self) -> Vec<Block> {
        let a_block = self.block_bytes() / SECTOR_BYTES;
        let sectors = global::sectors(&self.access().access());
        let blocks = sectors.chunk_by(|one, next| one.index / a_block == next.index / a_block);
        blocks
            .map(|sectors| Block {
                index: sectors[0].index / a_block,
                runs: sectors.iter().flat_map(|sector| sector.runs.clone()).collect(),
            })
            .collect()
    }

    /// Different bytes that one warp asks for.
    pub fn unique_bytes(&self) -> u64 {
        global::count(&self.access().access(), self.access().arch()).unique_bytes
    }

    /// Bytes that DRAM moves for it.
    pub fn moved_bytes(&self) -> u64 {
        self.moved(&self.access().access(), self.fetch())
    }

    /// Used ÷ moved bytes, never above 1; none if no lane is active.
    pub fn efficiency(&self) -> Option<Ratio> {
        Ratio::new(self.unique_bytes(), self.moved_bytes())
    }

    /// The same if DRAM were asked for the touched sectors and nothing else.
    pub fn sector_efficiency(&self) -> Option<Ratio> {
        Ratio::new(self.unique_bytes(), self.moved(&self.access().access(), DramFetch::B32))
    }

    /// The intensity in FLOP per useful byte: lanes that share a byte each do their own arithmetic with it. None if no
    /// lane is active.
    pub fn intensity(&self) -> Option<Ratio> {
        let flops = u64::from(self.flops() * self.access().active().count());
        Ratio::new(flops, self.unique_bytes())
    }

    /// The roofs if every byte that moves were used.
    pub fn ideal(&self) -> Roofline {
        self.roofline(1.0)
    }

    /// The roofs with this access; none if no lane is active.
    pub fn lowered(&self) -> Option<Roofline> {
        self.efficiency().map(|ratio| self.roofline(ratio.value()))
    }

    /// What the kernel could reach if every byte that moves were used, in GFLOPS.
    pub fn ideal_gflops(&self) -> Option<f64> {
        self.intensity().map(|intensity| self.ideal().attainable_gflops(intensity.value()))
    }

    /// What it can reach with this access, in GFLOPS.
    pub fn reached_gflops(&self) -> Option<f64> {
        Some(self.lowered()?.attainable_gflops(self.intensity()?.value()))
    }

    /// What it could reach if DRAM were asked for the touched sectors and nothing else, in GFLOPS.
    pub fn sectors_gflops(&self) -> Option<f64> {
        let roofline = self.roofline(self.sector_efficiency()?.value());
        Some(roofline.attainable_gflops(self.intensity()?.value()))
    }

    /// How many times less than it could: 1 where the access costs nothing.
    pub fn times_lost(&self) -> Option<f64> {
        Some(self.ideal_gflops()? / self.reached_gflops()?)
    }

    /// The fewest FLOP a lane with which the access no longer matters: then the compute roof is the lower one even so.
    pub fn flops_until_access_is_free(&self) -> Option<f64> {
        let flops_per_byte = self.intensity()?.value() / f64::from(self.flops());
        Some((self.lowered()?.ridge() / flops_per_byte).ceil())
    }

    fn moved(&self, access: &Access, fetch: DramFetch) -> u64 {
        match access.op() {
            Op::Load => global::dram_bytes(access, fetch),
            Op::Store => global::count(access, self.access().arch()).moved_bytes,
        }
    }

    fn roofline(&self, efficiency: f64) -> Roofline {
        Roofline::new(self.peak_gflops().number, self.gb_s().number, efficiency)
    }
}
