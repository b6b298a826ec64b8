//! What shared memory costs in time, against the H200 that was timed: `hardware/h200-timings.jsonl`.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use model::access::{Access, Op, Space, Width};
use model::evidence::Evidence;
use model::pattern::{Order, Pattern, access};
use model::shared::cost::{Cycles, atomic_throughput, latency, throughput};
use model::warp::{LANES, Lane, Mask};

fn rows(what: &str) -> Vec<serde_json::Value> {
    include_str!("../../../hardware/h200-timings.jsonl")
        .lines()
        .map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap())
        .filter(|row| row["what"] == what)
        .collect()
}

fn strided(stride: &serde_json::Value) -> Access {
    let pattern = Pattern::Stride { elements: u32::try_from(stride.as_u64().unwrap()).unwrap() };
    access(Space::Shared, Op::Load, Width::B4, &pattern, Order::Forward, 0, Mask::ALL)
}

fn check(modelled: Option<Cycles>, timed: &serde_json::Value, tolerance: f64) {
    let Cycles { cycles, evidence } = modelled.unwrap();
    assert!((cycles - timed.as_f64().unwrap()).abs() <= tolerance, "{cycles} against {timed}");
    assert_eq!(evidence, Evidence::Measured);
}

#[test]
fn a_load_waits_two_cycles_for_each_further_wavefront() {
    let rows = rows("shared_bank_latency");
    assert_eq!(rows.len(), 19);
    for row in rows {
        check(latency(&strided(&row["stride_words"])), &row["latency_cycles"], 0.001);
    }
}

#[test]
fn many_warps_pay_a_cycle_for_each_wavefront() {
    let rows = rows("shared_bank_throughput");
    assert_eq!(rows.len(), 19);
    for row in rows {
        check(throughput(&strided(&row["stride_words"])), &row["cycles_per_warp_load"], 0.003);
    }
}

fn words(word: impl Fn(u64) -> u64) -> Access {
    let lanes: [Option<u64>; LANES] = std::array::from_fn(|lane| Some(4 * word(lane as u64)));
    Access::new(Space::Shared, Op::Store, Width::B4, lanes).unwrap()
}

#[test]
fn a_bank_serves_one_lane_of_an_atomic_at_a_time() {
    let rows = rows("shared_atomic");
    assert_eq!(rows.len(), 5);
    for row in rows {
        let access = match row["pattern"].as_str().unwrap() {
            "distinct words, distinct banks" => words(|lane| lane),
            "all lanes one word" => words(|_| 0),
            "two words" => words(|lane| lane % 2),
            "32 words of one bank" => words(|lane| 32 * lane),
            "pairs share a word" => words(|lane| lane / 2),
            other => unreachable!("no such pattern: {other}"),
        };
        for timed in ["exch_cycles_per_warp_op", "add_cycles_per_warp_op"] {
            check(atomic_throughput(&access), &row[timed], 0.1);
        }
    }
}

#[test]
fn what_was_not_timed_is_assumed_or_unknown() {
    let uneven = words(|lane| if lane < 2 { 32 * lane } else { lane });
    assert_eq!(throughput(&uneven).map(|cycles| cycles.evidence), Some(Evidence::Assumed));
    let paired = words(|lane| if lane < 4 { 0 } else { lane });
    assert_eq!(atomic_throughput(&paired).map(|cycles| cycles.evidence), Some(Evidence::Assumed));
    let two_in_each_of_two = words(|lane| lane % 4 / 2 * 32 + lane % 2);
    assert_eq!(atomic_throughput(&two_in_each_of_two).map(|cycles| cycles.evidence), Some(Evidence::Assumed));

    let plain = Pattern::Stride { elements: 1 };
    let doubles = access(Space::Shared, Op::Load, Width::B8, &plain, Order::Forward, 0, Mask::ALL);
    assert_eq!((latency(&doubles), atomic_throughput(&doubles)), (None, None));
    assert_eq!(throughput(&doubles), Some(Cycles { cycles: 2.0, evidence: Evidence::Assumed }));
    let store = access(Space::Shared, Op::Store, Width::B4, &plain, Order::Forward, 0, Mask::ALL);
    assert_eq!(latency(&store), None);
    let half: Mask = Lane::all().take(16).collect();
    let half = access(Space::Shared, Op::Load, Width::B4, &plain, Order::Forward, 0, half);
    assert_eq!(latency(&half).map(|cycles| cycles.evidence), Some(Evidence::Assumed));
    let nobody = access(Space::Shared, Op::Load, Width::B4, &plain, Order::Forward, 0, Mask::NONE);
    assert_eq!((latency(&nobody), throughput(&nobody), atomic_throughput(&nobody)), (None, None, None));
}
