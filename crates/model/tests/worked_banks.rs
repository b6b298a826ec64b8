//! Worked examples of shared memory: wavefronts, groups, and how many ways the worst bank is torn.
//!
//! Absent on purpose: Kepler's 4- and 8-byte bank modes, which the model does not have.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use expect_test::{Expect, expect};
use model::access::{Access, Op, Space, Width};
use model::shared::{Counts, count, groups};
use model::warp::{LANES, Lane};

fn access(op: Op, width: Width, active: impl Fn(u64) -> bool, byte: impl Fn(u64) -> u64) -> Access {
    let mut lanes = [None; LANES];
    for lane in Lane::all() {
        let number = u64::from(lane.number());
        lanes[lane.index()] = active(number).then(|| byte(number));
    }
    Access::new(Space::Shared, op, width, lanes).unwrap()
}

/// A load by every lane: wavefronts, groups, n-way.
fn check(width: Width, byte: impl Fn(u64) -> u64, expected: [u32; 3]) {
    check_some(width, |_| true, byte, expected);
}

fn check_some(width: Width, active: impl Fn(u64) -> bool, byte: impl Fn(u64) -> u64, expected: [u32; 3]) {
    let Counts { groups, wavefronts, conflicts, n_way, .. } = count(&access(Op::Load, width, active, byte));
    assert_eq!([wavefronts, groups, n_way], expected);
    assert_eq!(conflicts, wavefronts - groups);
}

#[test]
fn a_stride_of_floats() {
    for free in [1, 3, 33] {
        check(Width::B4, |k| 4 * free * k, [1, 1, 1]);
    }
    for two_way in [2, 34] {
        check(Width::B4, |k| 4 * two_way * k, [2, 1, 2]);
    }
    for all_in_one_bank in [32, 64] {
        check(Width::B4, |k| 4 * all_in_one_bank * k, [32, 1, 32]);
    }
}

#[test]
fn a_shared_word_is_free() {
    check(Width::B4, |_| 0, [1, 1, 1]);
    let store = count(&access(Op::Store, Width::B4, |_| true, |_| 0));
    assert_eq!((store.wavefronts, store.groups, store.conflicts), (1, 1, 0));
    check(Width::B4, |k| 4 * (k / 16), [1, 1, 1]);
    check(Width::B4, |k| 128 * (k / 16), [2, 1, 2]);
}

#[test]
fn bytes_and_halves() {
    check(Width::B1, |k| k, [1, 1, 1]);
    check(Width::B2, |k| 2 * k, [1, 1, 1]);
    check(Width::B2, |k| 64 * k, [16, 1, 16]);
    check(Width::B2, |k| 66 * k, [1, 1, 1]);
    check(Width::B2, |k| 68 * k, [1, 1, 1]);
}

#[test]
fn eight_bytes_a_lane() {
    check(Width::B8, |k| 8 * k, [2, 2, 1]);
    check(Width::B8, |k| 16 * k, [4, 2, 2]);
    check(Width::B8, |k| 256 * k, [32, 2, 16]);
    check(Width::B8, |k| 264 * k, [2, 2, 1]);
    check(Width::B8, |k| 8 * (k / 2), [1, 1, 1]);
}

#[test]
fn sixteen_bytes_a_lane() {
    check(Width::B16, |k| 16 * k, [4, 4, 1]);
    check(Width::B16, |_| 0, [2, 2, 1]);
    check(Width::B16, |k| 128 * k, [32, 4, 8]);
    check(Width::B16, |k| 144 * k, [4, 4, 1]);
    check(Width::B16, |k| 32 * k, [8, 4, 2]);
}

#[test]
fn merging_wants_one_partner_rule_for_the_whole_warp() {
    check_some(Width::B16, |k| k == 15 || k == 16, |_| 64, [2, 2, 1]);
    check_some(Width::B16, |k| k == 0 || k == 15, |_| 64, [1, 1, 1]);
    check(Width::B16, |k| 16 * (k / 8 * 2 + k % 8 / 2 % 2), [2, 2, 1]);
    let partner = |k| if k < 16 { k % 8 / 2 % 2 } else { k % 2 };
    check(Width::B16, |k| 16 * (k / 8 * 2 + partner(k)), [4, 4, 1]);
    check(Width::B16, |k| 16 * (k / 16 * 4 + k % 16 / 8 + k % 8 / 4 * 8), [4, 2, 2]);
}

#[test]
fn one_bad_bank_holds_up_all() {
    check(Width::B4, |k| if k < 4 { 128 * k } else { 4 * k }, [4, 1, 4]);
}

/// The reason for each group's wavefronts, in words.
fn check_reasons(access: &Access, expected: Expect) {
    let mut reasons = String::new();
    for group in groups(access) {
        let (first, last) = (group.lanes[0], group.lanes[group.lanes.len() - 1]);
        reasons += &format!("lanes {first} to {last}, wavefronts {}:\n", group.wavefronts);
        if let Some(conflict) = group.conflict() {
            for (word, lanes) in conflict.words {
                let numbers: Vec<u8> = lanes.into_iter().map(Lane::number).collect();
                reasons += &format!("  bank {}: word {word} for {numbers:?}\n", conflict.bank);
            }
        }
    }
    expected.assert_eq(&reasons);
}

#[test]
fn the_reason_names_lanes_words_and_bank() {
    let far_pairs = access(Op::Load, Width::B8, |k| k < 20, |k| 8 * k / 16 * 32);
    check_reasons(
        &far_pairs,
        expect![[r#"
        lanes 0 to 19, wavefronts 3:
          bank 0: word 0 for [0, 1]
          bank 0: word 32 for [8, 9]
          bank 0: word 64 for [16, 17]
    "#]],
    );
}
