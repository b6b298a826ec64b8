//! Laws of shared memory that hold for every access, whatever its width, its mask and its addresses.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::BTreeMap;

use model::access::{Access, Op, Space, Width};
use model::pattern::{Order, Pattern, access};
use model::shared::{count, groups};
use model::warp::{LANES, Lane, Mask};
use proptest::prelude::*;

/// Any access to 48 KiB; half of them such that neighbours may merge.
fn accesses(op: Op) -> impl Strategy<Value = Access> {
    let widths = prop::sample::select(Width::ALL.to_vec());
    let masks = prop_oneof![Just(u32::MAX), any::<u32>(), Just(0), Just(0x8001_8001)];
    let spans = prop_oneof![Just(1u64), Just(40), Just(300), Just(3072)];
    let elements = spans.prop_flat_map(|span| prop::array::uniform32(0..span));
    let sharing = prop::sample::select(vec![0, 1, 2, 3]);
    (widths, masks, elements, sharing).prop_map(move |(width, mask, elements, sharing)| {
        let lanes = std::array::from_fn(|index| {
            let element = elements[index & !sharing];
            (mask >> index & 1 == 1).then_some(element * u64::from(width.bytes()))
        });
        Access::new(Space::Shared, op, width, lanes).unwrap()
    })
}

fn addresses(access: &Access) -> [Option<u64>; LANES] {
    std::array::from_fn(|index| access.address(Lane::all().nth(index).unwrap()))
}

fn as_op(access: &Access, op: Op) -> Access {
    Access::new(Space::Shared, op, access.width(), addresses(access)).unwrap()
}

fn greatest_common_divisor(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { greatest_common_divisor(b, a % b) }
}

fn strided(width: Width, elements: u32) -> Access {
    let pattern = Pattern::Stride { elements };
    access(Space::Shared, Op::Load, width, &pattern, Order::Forward, 0, Mask::ALL)
}

#[test]
fn a_stride_of_words_is_as_bad_as_its_common_divisor_with_32() {
    assert_eq!(count(&strided(Width::B4, 0)).n_way, 1);
    for stride in 1..2000 {
        let expected = greatest_common_divisor(stride, 32);
        assert_eq!(count(&strided(Width::B4, stride)).wavefronts, expected, "stride {stride}");
    }
}

#[test]
fn an_odd_row_pitch_and_the_swizzle_free_every_column() {
    use model::pattern::Swizzle;
    for column in 0..32 {
        let tile = |pitch, swizzle| {
            let pattern = Pattern::Tile { pitch, column, swizzle };
            count(&access(Space::Shared, Op::Load, Width::B4, &pattern, Order::Forward, 0, Mask::ALL)).n_way
        };
        assert_eq!(tile(32, Swizzle::None), 32);
        assert_eq!(tile(33, Swizzle::None), 1);
        assert_eq!(tile(32, Swizzle::Xor), 1);
    }
}

proptest! {
    #[test]
    fn wavefronts_are_groups_and_conflicts(access in prop_oneof![accesses(Op::Load), accesses(Op::Store)]) {
        let counts = count(&access);
        let served = groups(&access);
        prop_assert_eq!(counts.wavefronts, counts.groups + counts.conflicts);
        prop_assert_eq!(counts.groups as usize, served.len());
        prop_assert!(counts.wavefronts <= access.mask().count());
        prop_assert!(counts.n_way <= counts.wavefronts);
        prop_assert_eq!(counts.wavefronts == 0, access.mask() == Mask::NONE);
        let lanes: Vec<Lane> = served.into_iter().flat_map(|group| group.lanes).collect();
        prop_assert_eq!(lanes, access.mask().lanes().collect::<Vec<_>>());
    }

    #[test]
    fn a_group_waits_for_its_busiest_bank(access in accesses(Op::Load)) {
        let width = u64::from(access.width().bytes());
        for group in groups(&access) {
            let mut banks = BTreeMap::<u64, BTreeMap<u64, Vec<Lane>>>::new();
            for &lane in &group.lanes {
                let address = access.address(lane).unwrap();
                for word in address / 4..=(address + width - 1) / 4 {
                    banks.entry(word % 32).or_default().entry(word).or_default().push(lane);
                }
            }
            let words: usize = banks.values().map(BTreeMap::len).sum();
            prop_assert_eq!(group.words.len(), words);
            let worst = banks.values().map(BTreeMap::len).max().unwrap();
            prop_assert_eq!(group.wavefronts as usize, worst);
            match group.conflict() {
                None => prop_assert_eq!(worst, 1),
                Some(conflict) => {
                    let (bank, words) = banks.into_iter().find(|(_, words)| words.len() == worst).unwrap();
                    prop_assert_eq!(u64::from(conflict.bank), bank);
                    prop_assert_eq!(conflict.words, words.into_iter().collect::<Vec<_>>());
                }
            }
        }
    }

    #[test]
    fn stores_never_merge_and_loads_never_cost_more(load in accesses(Op::Load)) {
        let (loaded, stored) = (count(&load), count(&as_op(&load, Op::Store)));
        prop_assert!(!stored.merged);
        if loaded.merged {
            prop_assert!(load.width() >= Width::B8);
            prop_assert!(2 * loaded.groups >= stored.groups);
            prop_assert!(loaded.groups <= stored.groups);
        } else {
            prop_assert_eq!(loaded, stored);
        }
    }

    #[test]
    fn merging_halves_the_groups_of_a_full_warp(elements in prop::array::uniform32(0..3000u64), apart in 1..3usize) {
        for (width, merged_groups) in [(Width::B8, 1), (Width::B16, 2)] {
            let lanes = elements.map(|element| element * u64::from(width.bytes()));
            let shared = std::array::from_fn(|index| Some(lanes[index & !apart]));
            let load = Access::new(Space::Shared, Op::Load, width, shared).unwrap();
            prop_assert_eq!((count(&load).merged, count(&load).groups), (true, merged_groups));
            prop_assert_eq!(count(&as_op(&load, Op::Store)).groups, 2 * merged_groups);
        }
    }

    #[test]
    fn moving_all_by_a_row_of_banks_changes_nothing(access in accesses(Op::Load), rows in 0..1000u64) {
        let moved = addresses(&access).map(|address| Some(address? + 128 * rows));
        let moved = Access::new(Space::Shared, Op::Load, access.width(), moved).unwrap();
        prop_assert_eq!(count(&moved), count(&access));
    }

    #[test]
    fn narrow_lanes_may_be_permuted(access in accesses(Op::Load), seed in any::<u32>()) {
        prop_assume!(access.width() <= Width::B4);
        let before = addresses(&access);
        let order = Order::Shuffled { seed };
        let after = std::array::from_fn(|index| before[order.position(Lane::all().nth(index).unwrap()) as usize]);
        let permuted = Access::new(Space::Shared, Op::Load, access.width(), after).unwrap();
        prop_assert_eq!(count(&permuted), count(&access));
    }
}
