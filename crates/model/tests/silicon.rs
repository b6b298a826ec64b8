//! The model against an NVIDIA H200: every counter of every access pattern that was measured.

#![expect(clippy::panic, clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use model::access::{Access, Op, Space, Width};
use model::arch::Arch;
use model::warp::{LANES, Lane, Mask};
use model::{global, shared};

/// A row of `hardware/h200-counters.jsonl`: the access, and what the profiler counted.
#[derive(serde::Deserialize)]
struct Row {
    id: u32,
    op: String,
    width: u32,
    mask: String,
    offsets: [u64; LANES],
    requests: Option<u32>,
    sectors: Option<u32>,
    tag_wavefronts: Option<u32>,
    wavefronts: Option<u32>,
    bank_conflicts: Option<u32>,
}

impl Row {
    fn access(&self) -> Access {
        let (space, op) = match self.op.as_str() {
            "global-load" => (Space::Global, Op::Load),
            "global-store" => (Space::Global, Op::Store),
            "shared-load" => (Space::Shared, Op::Load),
            "shared-store" => (Space::Shared, Op::Store),
            other => panic!("row {}: no such op: {other}", self.id),
        };
        let mask = Mask::from_bits(u32::from_str_radix(&self.mask, 16).unwrap());
        let mut lanes = self.offsets.map(Some);
        for lane in Lane::all().filter(|&lane| !mask.has(lane)) {
            lanes[lane.index()] = None;
        }
        Access::new(space, op, Width::from_bytes(self.width).unwrap(), lanes).unwrap()
    }
}

fn rows(space: Space) -> Vec<Row> {
    include_str!("../../../hardware/h200-counters.jsonl")
        .lines()
        .map(|line| serde_json::from_str::<Row>(line).unwrap())
        .filter(|row| row.access().space() == space)
        .collect()
}

#[test]
fn global_requests_and_sectors_are_the_profilers() {
    let rows = rows(Space::Global);
    assert_eq!(rows.len(), 1315);
    for row in rows {
        let counts = global::count(&row.access(), Arch::Volta);
        let counted = (Some(counts.requests), Some(counts.sectors));
        assert_eq!(counted, (row.requests, row.sectors), "row {}", row.id);
    }
}

#[test]
fn tag_cycles_are_never_fewer_than_the_bound() {
    let measured: Vec<Row> = rows(Space::Global).into_iter().filter(|row| row.tag_wavefronts.is_some()).collect();
    assert_eq!(measured.len(), 890);
    for row in measured {
        let bound = global::count(&row.access(), Arch::Volta).tag_cycles_at_least;
        assert!(bound <= row.tag_wavefronts, "row {}", row.id);
    }
}

#[test]
fn shared_wavefronts_and_conflicts_are_the_profilers() {
    let rows = rows(Space::Shared);
    assert_eq!(rows.len(), 1315);
    for row in rows {
        let counts = shared::count(&row.access());
        let counted = (Some(counts.wavefronts), Some(counts.conflicts));
        assert_eq!(counted, (row.wavefronts, row.bank_conflicts), "row {}", row.id);
    }
}
