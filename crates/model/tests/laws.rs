//! Laws that hold for every access, whatever its width, its mask and its addresses.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::BTreeSet;

use model::access::{Access, Op, Space, Width};
use model::arch::Arch;
use model::global::{DramFetch, count, dram_bytes, fetched_sectors, sectors};
use model::warp::{LANES, Lane, Mask};
use proptest::prelude::*;

/// Any access: near or far, shared bytes or none, all lanes or few.
fn accesses() -> impl Strategy<Value = Access> {
    let widths = prop::sample::select(Width::ALL.to_vec());
    let ops = prop::sample::select(vec![Op::Load, Op::Store]);
    let masks = prop_oneof![Just(u32::MAX), any::<u32>(), Just(0)];
    let elements = prop_oneof![Just(1u64), Just(40), Just(300), Just(10_000), Just(1 << 50)]
        .prop_flat_map(|span| prop::array::uniform32(0..span));
    (ops, widths, masks, elements, 0..1u64 << 40).prop_map(|(op, width, mask, elements, base)| {
        let size = u64::from(width.bytes());
        let lanes = elements.map(|element| Some((base + element) * size));
        masked(op, width, lanes, Mask::from_bits(mask))
    })
}

fn masked(op: Op, width: Width, mut lanes: [Option<u64>; LANES], mask: Mask) -> Access {
    for lane in Lane::all().filter(|&lane| !mask.has(lane)) {
        lanes[lane.index()] = None;
    }
    Access::new(Space::Global, op, width, lanes).unwrap()
}

fn addresses(access: &Access) -> [Option<u64>; LANES] {
    std::array::from_fn(|index| access.address(Lane::all().nth(index).unwrap()))
}

/// The bytes wanted, one by one.
fn bytes(access: &Access) -> BTreeSet<u64> {
    let width = u64::from(access.width().bytes());
    access.lanes().flat_map(|(_, address)| address..address + width).collect()
}

fn blocks(access: &Access, size: u64) -> u64 {
    bytes(access).into_iter().map(|byte| byte / size).collect::<BTreeSet<_>>().len() as u64
}

fn arches() -> impl Strategy<Value = Arch> {
    prop::sample::select(Arch::ALL.to_vec())
}

proptest! {
    #[test]
    fn counts_are_those_of_single_bytes(access in accesses(), arch in arches()) {
        let counts = count(&access, arch);
        prop_assert_eq!(counts.unique_bytes, bytes(&access).len() as u64);
        prop_assert_eq!(u64::from(counts.sectors), blocks(&access, 32));
        prop_assert_eq!(u64::from(counts.lines), blocks(&access, 128));
        for fetch in DramFetch::ALL {
            let size = u64::from(fetch.bytes());
            prop_assert_eq!(dram_bytes(&access, fetch), size * blocks(&access, size));
        }
    }

    #[test]
    fn sectors_say_who_wants_each_byte(access in accesses()) {
        let width = u64::from(access.width().bytes());
        let mut used = BTreeSet::new();
        let touched = sectors(&access);
        prop_assert!(touched.is_sorted_by_key(|sector| sector.index));
        for run in touched.iter().flat_map(|sector| &sector.runs) {
            for byte in run.start..run.end {
                let wanting: Vec<Lane> = access
                    .lanes()
                    .filter(|&(_, address)| (address..address + width).contains(&byte))
                    .map(|(lane, _)| lane)
                    .collect();
                prop_assert_eq!(&run.lanes, &wanting);
                prop_assert!(used.insert(byte));
            }
        }
        prop_assert_eq!(used, bytes(&access));
        for sector in &touched {
            prop_assert!(sector.runs.iter().all(|run| sector.start() <= run.start && run.end <= sector.start() + 32));
            prop_assert!(sector.runs.windows(2).all(|two| two[0].end < two[1].start || two[0].lanes != two[1].lanes));
        }
    }

    #[test]
    fn what_moves_is_what_is_fetched(access in accesses(), arch in arches()) {
        let fetched = fetched_sectors(&access, arch);
        prop_assert!(fetched.is_sorted_by_key(|sector| sector.index));
        prop_assert_eq!(count(&access, arch).moved_bytes, 32 * fetched.len() as u64);
        let touched: Vec<_> = fetched.into_iter().filter(|sector| !sector.runs.is_empty()).collect();
        prop_assert_eq!(touched, sectors(&access));
    }

    #[test]
    fn permuting_the_lanes_changes_no_traffic(access in accesses(), arch in arches(), seed in any::<u32>()) {
        let before = addresses(&access);
        let order = model::pattern::Order::Shuffled { seed };
        let after = std::array::from_fn(|index| before[order.position(Lane::all().nth(index).unwrap()) as usize]);
        let permuted = Access::new(Space::Global, access.op(), access.width(), after).unwrap();
        let mut expected = count(&access, arch);
        let counts = count(&permuted, arch);
        // Which requests are empty may change where a request is less than a warp.
        expected.requests = counts.requests;
        prop_assert_eq!(counts, expected);
        if arch == Arch::Volta {
            prop_assert_eq!(counts.requests, count(&access, arch).requests);
        }
    }

    #[test]
    fn removing_a_lane_never_costs_more(access in accesses(), arch in arches(), lane in 0..32u8) {
        let lane = Lane::new(lane).unwrap();
        let mut fewer = addresses(&access);
        fewer[lane.index()] = None;
        let fewer = Access::new(Space::Global, access.op(), access.width(), fewer).unwrap();
        let (with, without) = (count(&access, arch), count(&fewer, arch));
        prop_assert!(without.sectors <= with.sectors);
        prop_assert!(without.lines <= with.lines);
        prop_assert!(without.requests <= with.requests);
        prop_assert!(without.moved_bytes <= with.moved_bytes);
    }

    #[test]
    fn sectors_lie_between_their_bounds(access in accesses(), arch in arches()) {
        let counts = count(&access, arch);
        prop_assert!(counts.sectors <= access.mask().count());
        prop_assert!(counts.unique_bytes.div_ceil(32) <= u64::from(counts.sectors));
        prop_assert!(counts.lines <= counts.sectors && counts.sectors <= 4 * counts.lines);
        prop_assert!(counts.unique_bytes <= counts.requested_bytes);
        prop_assert!(counts.moved_bytes >= 32 * u64::from(counts.sectors));
    }

    #[test]
    fn moving_all_by_whole_lines_changes_nothing(access in accesses(), arch in arches(), lines in 0..1u64 << 40) {
        let moved = addresses(&access).map(|address| Some(address? + 128 * lines));
        let moved = Access::new(Space::Global, access.op(), access.width(), moved).unwrap();
        prop_assert_eq!(count(&moved, arch), count(&access, arch));
    }

    #[test]
    fn efficiency_is_at_most_one(access in accesses(), arch in arches()) {
        let counts = count(&access, arch);
        match (counts.efficiency(), counts.requested_ratio()) {
            (Some(unique), Some(requested)) => {
                prop_assert!(unique.value() <= 1.0 && unique.value() <= requested.value());
            }
            (None, None) => prop_assert_eq!(access.mask(), Mask::NONE),
            (ratios, _) => prop_assert!(false, "only one ratio: {ratios:?}"),
        }
    }

    #[test]
    fn a_larger_fetch_never_moves_less(access in accesses()) {
        let moved = DramFetch::ALL.map(|fetch| dram_bytes(&access, fetch));
        prop_assert!(moved.is_sorted());
        prop_assert!(moved[2] <= 4 * moved[0]);
    }
}
