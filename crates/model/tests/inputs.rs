//! What can be put in: lanes, masks, addresses, patterns, ratios.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use model::access::{Access, AccessError, Op, Space, Width};
use model::arch::Arch;
use model::pattern::{Order, Pattern, Swizzle, access};
use model::ratio::Ratio;
use model::warp::{LANES, Lane, Mask};

fn lane(number: u8) -> Lane {
    Lane::new(number).unwrap()
}

#[test]
fn a_warp_has_32_lanes() {
    assert_eq!(Lane::all().len(), 32);
    assert_eq!(Lane::all().next_back(), Lane::new(31));
    assert_eq!(Lane::new(32), None);
}

#[test]
fn a_mask_is_a_bit_a_lane() {
    let mask = Mask::NONE.toggled(lane(31)).toggled(lane(0));
    assert_eq!((mask.bits(), mask.count()), (0x8000_0001, 2));
    assert!(mask.has(lane(31)) && !mask.has(lane(30)));
    assert_eq!(mask.lanes().collect::<Mask>(), mask);
    assert_eq!(Lane::all().collect::<Mask>(), Mask::ALL);
}

#[test]
fn a_misaligned_address_names_the_first_lane() {
    let mut lanes = [Some(4); LANES];
    lanes[7] = Some(6);
    lanes[9] = Some(1);
    let refused = Access::new(Space::Global, Op::Load, Width::B4, lanes);
    let expected = AccessError::Misaligned { lane: lane(7), address: 6, width: Width::B4 };
    assert_eq!(refused, Err(expected));
    lanes[7] = None;
    lanes[9] = None;
    let access = Access::new(Space::Global, Op::Load, Width::B4, lanes).unwrap();
    assert_eq!(access.mask().count(), 30);
}

#[test]
fn an_address_whose_line_has_no_end_is_refused() {
    let last = u64::MAX - 255;
    let at = |address| Access::new(Space::Global, Op::Load, Width::B1, [Some(address); LANES]);
    assert!(at(last + 127).is_ok());
    let overflow = AccessError::Overflow { lane: lane(0), address: last + 128, width: Width::B1 };
    assert_eq!(at(last + 128), Err(overflow));
    assert!(at(u64::MAX).is_err());
}

#[test]
fn every_order_is_a_permutation() {
    let shuffles = (0..100).map(|seed| Order::Shuffled { seed });
    let plain = [Order::Forward, Order::Reversed, Order::SwappedPairs];
    for order in plain.into_iter().chain(shuffles) {
        let mut positions: Vec<u32> = Lane::all().map(|lane| order.position(lane)).collect();
        positions.sort_unstable();
        assert!(positions.into_iter().eq(0..32), "{order:?}");
    }
    let shuffled = |seed| Lane::all().map(move |lane| Order::Shuffled { seed }.position(lane));
    assert!(!shuffled(1).eq(shuffled(2)));
}

#[test]
fn patterns_in_elements() {
    let check = |pattern: Pattern, expected: [u64; 4]| {
        assert_eq!([0, 1, 17, 31].map(|position| pattern.element(position)), expected);
    };
    check(Pattern::Stride { elements: 3 }, [0, 3, 51, 93]);
    check(Pattern::Field { fields: 6, field: 2 }, [2, 8, 104, 188]);
    check(Pattern::Block { columns: 16, pitch: 1000 }, [0, 1, 1001, 1015]);
    check(Pattern::Block { columns: 0, pitch: 1000 }, [0, 1000, 17_000, 31_000]);
    check(Pattern::Tile { pitch: 33, column: 5, swizzle: Swizzle::None }, [5, 38, 566, 1028]);
    check(Pattern::Tile { pitch: 32, column: 5, swizzle: Swizzle::Xor }, [5, 36, 564, 1018]);
    check(Pattern::Random { seed: 9, span: 0 }, [0; 4]);
    let mut elements = [7; LANES];
    elements[31] = 1;
    check(Pattern::Explicit(elements), [7, 7, 7, 1]);
}

#[test]
fn a_seed_always_draws_the_same() {
    // Addresses of figures carry seeds: what one has drawn, it draws for ever.
    let drawn = |seed| {
        let pattern = Pattern::Random { seed, span: 1000 };
        [0, 1, 30, 31].map(|position| pattern.element(position))
    };
    assert_eq!(drawn(1), [604, 955, 629, 370]);
    assert_eq!(drawn(2), [805, 408, 913, 438]);
    let shuffled = Order::Shuffled { seed: 1 };
    assert_eq!([0, 1, 30, 31].map(|number| shuffled.position(lane(number))), [7, 30, 16, 25]);
}

#[test]
fn the_largest_numbers_still_make_an_access() {
    let pattern = Pattern::Field { fields: u32::MAX, field: u32::MAX };
    for offset in [u64::MAX, 1 << 56, u64::from(u32::MAX)] {
        let made = access(Space::Global, Op::Load, Width::B16, &pattern, Order::Reversed, offset, Mask::ALL);
        let lanes = Lane::all().map(|lane| made.address(lane)).collect::<Vec<_>>();
        let again = Access::new(Space::Global, Op::Load, Width::B16, lanes.try_into().unwrap());
        assert_eq!(again, Ok(made));
    }
}

#[test]
fn a_ratio_needs_a_whole() {
    assert_eq!(Ratio::new(0, 0), None);
    let eighth = Ratio::new(4, 32).unwrap();
    assert_eq!((eighth.part(), eighth.whole()), (4, 32));
    assert_eq!((eighth.value(), eighth.percent()), (0.125, 12.5));
    assert_eq!(Some(eighth), Ratio::new(1, 8));
}

#[test]
fn names_lead_back_to_what_they_name() {
    for arch in Arch::ALL {
        assert_eq!(Arch::from_slug(arch.slug()), Some(arch));
        assert!(!arch.sources().is_empty());
    }
    assert_eq!(Arch::from_slug("Volta"), None);
    for width in Width::ALL {
        assert_eq!(Width::from_bytes(width.bytes()), Some(width));
    }
    assert_eq!(Width::from_bytes(3), None);
}
