//! Worked examples of global memory with their numbers, as a lesson would print them.
//!
//! Absent on purpose: shared memory, whose examples are in `worked_banks`.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::BTreeSet;

use model::access::{Access, Op, Space, Width};
use model::arch::Arch;
use model::global::{DramFetch, LINE_BYTES, SECTOR_BYTES, count, dram_bytes, sectors};
use model::ratio::Ratio;
use model::shared;
use model::warp::{LANES, Lane};

/// Every lane active, lane k at byte `byte(k)`.
fn load(width: Width, byte: impl Fn(u64) -> u64) -> Access {
    load_some(width, |_| true, byte)
}

/// Only the lanes that `active` names.
fn load_some(width: Width, active: impl Fn(u64) -> bool, byte: impl Fn(u64) -> u64) -> Access {
    let lanes = std::array::from_fn(|lane| active(lane as u64).then(|| byte(lane as u64)));
    Access::new(Space::Global, Op::Load, width, lanes).unwrap()
}

/// The same addresses, stored to.
fn stored(load: &Access) -> Access {
    let mut lanes = [None; LANES];
    for (lane, address) in load.lanes() {
        lanes[lane.index()] = Some(address);
    }
    Access::new(Space::Global, Op::Store, load.width(), lanes).unwrap()
}

/// A row of the table: requested and unique bytes; sectors, lines; bytes moved; unique ÷ moved,
/// requested ÷ moved; bytes moved by 128-byte lines; bytes of a 64-byte DRAM fetch; tag cycles at
/// least, data wavefronts of an L1 hit.
fn check(access: &Access, row: &str) {
    let counts = count(access, Arch::Volta);
    let percent = |ratio: Option<Ratio>| match ratio {
        Some(ratio) => format!("{}%", (ratio.percent() * 100.0).round() / 100.0),
        None => "–".into(),
    };
    let by_lines = count(access, Arch::KeplerL1).moved_bytes;
    assert_eq!(by_lines, count(access, Arch::Fermi).moved_bytes);
    // The data stage of an L1 hit follows the bank rule without merging, as shared stores do.
    let hit = shared::count(&stored(access)).wavefronts;
    let counted = format!(
        "{} {} | {} {} | {} | {} {} | {by_lines} | {} | {} {hit}",
        counts.requested_bytes,
        counts.unique_bytes,
        counts.sectors,
        counts.lines,
        counts.moved_bytes,
        percent(counts.efficiency()),
        percent(counts.requested_ratio()),
        dram_bytes(access, DramFetch::B64),
        counts.tag_cycles_at_least.unwrap(),
    );
    assert_eq!(counted, row);
}

#[test]
fn floats_in_a_row() {
    let contiguous = "128 128 | 4 1 | 128 | 100% 100% | 128 | 128 | 1 1";
    check(&load(Width::B4, |k| 4 * k), contiguous);
    check(&load(Width::B4, |k| 4 * (31 - k)), contiguous);
    check(&load(Width::B4, |k| 4 * (k * 5 % 32)), contiguous);
    let by_4 = load(Width::B4, |k| 4 + 4 * k);
    check(&by_4, "128 128 | 5 2 | 160 | 80% 80% | 256 | 192 | 1 1");
    let by_64 = load(Width::B4, |k| 64 + 4 * k);
    check(&by_64, "128 128 | 4 2 | 128 | 100% 100% | 256 | 128 | 1 1");
}

#[test]
fn strided_floats() {
    let by_2 = load(Width::B4, |k| 8 * k);
    check(&by_2, "128 128 | 8 2 | 256 | 50% 50% | 256 | 256 | 1 2");
    let by_8 = load(Width::B4, |k| 32 * k);
    check(&by_8, "128 128 | 32 8 | 1024 | 12.5% 12.5% | 1024 | 1024 | 2 8");
    let by_1024 = load(Width::B4, |k| 4096 * k);
    check(&by_1024, "128 128 | 32 32 | 1024 | 12.5% 12.5% | 4096 | 2048 | 8 32");
}

#[test]
fn strides_from_broadcast_to_a_sector_each() {
    let sectors =
        [0, 1, 2, 3, 4, 6, 8, 32].map(|stride| count(&load(Width::B4, |k| 4 * stride * k), Arch::Volta).sectors);
    assert_eq!(sectors, [1, 4, 8, 12, 16, 24, 32, 32]);
}

#[test]
fn a_field_of_24_byte_structs() {
    for field in 0..6 {
        let one = load(Width::B4, |k| 24 * k + 4 * field);
        check(&one, "128 128 | 24 6 | 768 | 16.67% 16.67% | 768 | 768 | 2 2");
    }
}

#[test]
fn all_six_fields_waste_nothing_together() {
    let fields: Vec<_> = (0..6).flat_map(|field| sectors(&load(Width::B4, |k| 24 * k + 4 * field))).collect();
    let used: u64 = fields.iter().map(|sector| sector.used_bytes()).sum();
    let touched: BTreeSet<u64> = fields.iter().map(|sector| sector.index).collect();
    let lines: BTreeSet<u64> = fields.iter().map(|sector| sector.line()).collect();
    assert_eq!((used, touched.len(), lines.len()), (768, 24, 6));
    assert_eq!((24 * SECTOR_BYTES, 6 * LINE_BYTES), (768, 768));
}

#[test]
fn a_struct_aligned_to_128_bytes_is_worse() {
    let padded = load(Width::B4, |k| 128 * k);
    check(&padded, "128 128 | 32 32 | 1024 | 12.5% 12.5% | 4096 | 2048 | 8 32");
}

#[test]
fn lanes_that_share() {
    let broadcast = load(Width::B4, |_| 0);
    check(&broadcast, "128 4 | 1 1 | 32 | 12.5% 400% | 128 | 64 | 1 1");
    let by_lines = count(&broadcast, Arch::Fermi).efficiency();
    assert_eq!(by_lines.unwrap().percent(), 3.125);
    let pairs = load(Width::B4, |k| 4 * (k / 2));
    check(&pairs, "128 64 | 2 1 | 64 | 100% 200% | 128 | 64 | 1 1");
}

#[test]
fn lanes_switched_off() {
    let first_20 = load_some(Width::B4, |k| k < 20, |k| 4 * k);
    check(&first_20, "80 80 | 3 1 | 96 | 83.33% 83.33% | 128 | 128 | 1 1");
    let even = load_some(Width::B4, |k| k % 2 == 0, |k| 4 * k);
    check(&even, "64 64 | 4 1 | 128 | 50% 50% | 128 | 128 | 1 1");
    let nothing = load_some(Width::B4, |_| false, |k| 4 * k);
    check(&nothing, "0 0 | 0 0 | 0 | – – | 0 | 0 | 0 0");
    assert_eq!(count(&nothing, Arch::Volta).requests, 0);
}

#[test]
fn other_widths() {
    let float4 = load(Width::B16, |k| 16 * k);
    check(&float4, "512 512 | 16 4 | 512 | 100% 100% | 512 | 512 | 1 4");
    let bytes = load(Width::B1, |k| k);
    check(&bytes, "32 32 | 1 1 | 32 | 100% 100% | 128 | 64 | 1 1");
    let far_bytes = load(Width::B1, |k| 32 * k);
    check(&far_bytes, "32 32 | 32 8 | 1024 | 3.13% 3.13% | 1024 | 1024 | 2 8");
    let doubles = load(Width::B8, |k| 8 * k);
    check(&doubles, "256 256 | 8 2 | 256 | 100% 100% | 256 | 256 | 1 2");
    let far_doubles = load(Width::B8, |k| 4096 * k);
    check(&far_doubles, "256 256 | 32 32 | 1024 | 25% 25% | 4096 | 2048 | 8 32");
    let column_of_halves = load(Width::B2, |k| 16_384 * k);
    check(&column_of_halves, "64 64 | 32 32 | 1024 | 6.25% 6.25% | 4096 | 2048 | 8 32");
}

#[test]
fn a_store_of_scattered_halves() {
    // One step of a vectorised store of eight halves a lane into blocks of 16: 256 bytes apart.
    let store = stored(&load(Width::B2, |k| 256 * k));
    for arch in Arch::ALL {
        let counts = count(&store, arch);
        let bytes = (counts.requested_bytes, counts.unique_bytes, counts.moved_bytes);
        assert_eq!(bytes, (64, 64, 1024));
        assert_eq!((counts.sectors, counts.lines), (32, 32));
        assert_eq!(counts.efficiency().unwrap().percent(), 6.25);
    }
}

#[test]
fn shares_of_a_wide_fetch() {
    let far = load(Width::B4, |k| 4096 * k);
    let by_lines = count(&far, Arch::Fermi).efficiency();
    assert_eq!(by_lines.unwrap().percent(), 3.125);
    let of_dram = |fetch| Ratio::new(128, dram_bytes(&far, fetch)).unwrap().percent();
    assert_eq!(DramFetch::ALL.map(of_dram), [12.5, 6.25, 3.125]);
}

#[test]
fn requests_by_architecture() {
    let requests = |width: Width| {
        let contiguous = load(width, |k| u64::from(width.bytes()) * k);
        Arch::ALL.map(|arch| count(&contiguous, arch).requests)
    };
    assert_eq!(requests(Width::B4), [1, 1, 1, 4, 4, 1]);
    assert_eq!(requests(Width::B8), [2, 2, 2, 8, 8, 1]);
    assert_eq!(requests(Width::B16), [4, 4, 4, 16, 16, 1]);
    let last_lane = load_some(Width::B16, |k| k == 31, |k| 16 * k);
    assert_eq!(Arch::ALL.map(|arch| count(&last_lane, arch).requests), [1; 6]);
}

#[test]
fn a_sector_says_which_lanes_use_it() {
    let pairs = load(Width::B4, |k| 4 * (k / 2));
    let first = &sectors(&pairs)[0];
    assert!(first.lanes().into_iter().eq(Lane::all().take(16)));
    assert_eq!((first.runs.len(), first.used_bytes()), (8, 32));
    let run = &first.runs[1];
    assert_eq!((run.start, run.end), (4, 8));
    assert!(run.lanes.iter().copied().eq(Lane::all().skip(2).take(2)));
}
