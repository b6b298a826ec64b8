//! Time in flight: worked numbers, the laws they keep, and the card that was timed.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use measured::{Series, Timing};
use model::{
    arch::Arch,
    card::Card,
    derive::{Symbol, steps},
    evidence::Evidence,
    figure::{
        coalescing,
        overlap::{Dial, Preset, Spec, State, measured},
    },
    flight::{Load, fetches, loads_of, turns},
    query::Choice,
};
use proptest::prelude::*;

fn near(number: f64, expected: f64) {
    assert!((number - expected).abs() < 0.005 * expected.abs().max(1.0), "{number} against {expected}");
}

#[test]
fn thirty_two_lines_cost_a_warp_alone_seven_nanoseconds_more_and_not_thirty_two_times_as_much() {
    let spec = Spec::default();
    let (memory, load) = (spec.memory(), spec.load());
    assert_eq!((load.fetches, load.moved_bytes(), load.tag_cycles), (32, 1024, Some(8)));
    near(memory.myth_ns(load), 9600.0);
    near(memory.tags_ns(load), 5.797);
    near(memory.transfer_ns(load), 1.138);
    assert!((memory.alone_ns(load) - 306.935).abs() < 0.001);
    assert!((memory.alone_ns(load) / memory.alone_ns(load.packed()) - 1.02).abs() < 0.001);
    assert_eq!(load.slowdown(), Some(8.0));
}

#[test]
fn the_textbooks_memory_needs_2109_loads_in_a_row() {
    let spec = Preset::Sequential.spec();
    let (memory, load) = (spec.memory(), spec.load());
    assert!((memory.constants.bytes_in_flight() - 270_000.0).abs() < 1e-6);
    assert!((memory.constants.bytes_in_flight() / 32.0 - 8437.5).abs() < 1e-6);
    assert!((memory.loads_needed(load).unwrap() - 2109.375).abs() < 1e-6);
    assert!((memory.loads_needed(load).unwrap() / f64::from(Card::V100.sms()) - 26.37).abs() < 0.01);
    assert!((memory.share(load, 2109) - 0.99982).abs() < 0.0001);
    assert!((memory.share(load, 2110) - 1.0).abs() < 1e-12);
}

#[test]
fn bytes_decide_only_when_the_bus_is_busy() {
    let spec = Spec::default();
    let (memory, load) = (spec.memory(), spec.load());
    let slower = |loads| memory.slower(load, loads).unwrap();
    near(slower(1), 1.0);
    near(slower(263), 1.0);
    near(slower(1055), 4.0);
    near(slower(2110), 8.0);
    near(slower(100_000), 8.0);
    near(memory.useful_gb_s(load, 2110), 112.5);
    near(memory.useful_gb_s(load, 264), 112.5);
    near(memory.useful_gb_s(load.packed(), 2110), 900.0);
}

#[test]
fn a_full_h200_needs_more_than_one_load_of_four_bytes_a_lane() {
    let spec = Preset::H200.spec();
    assert_eq!((spec.number(Dial::Bandwidth), spec.number(Dial::Latency), spec.warps()), (4352, 342, 8448));
    near(spec.memory().loads_needed(spec.load()).unwrap(), 11_628.0);
    near(spec.memory().share(spec.load(), spec.warps()), 0.7265);
    assert_eq!(spec.known_bandwidth().map(|known| known.evidence), Some(Evidence::Measured));
    assert_eq!(Spec::default().known_latency(), None);
    let a100 = Preset::A100.spec();
    assert_eq!((a100.number(Dial::Bandwidth), a100.number(Dial::Latency)), (1555, 392));
    near(a100.memory().share(a100.load(), a100.warps()), 1.0);
}

#[test]
fn a_whole_line_is_one_fetch_where_a_miss_moves_one() {
    let access = Spec::default().addresses();
    let load = Load::of(&access, Arch::Fermi);
    assert_eq!((load.fetches, load.fetch_bytes, load.tag_cycles), (32, 128, None));
    assert_eq!(load.slowdown(), Some(32.0));
}

fn rows(what: &str) -> Vec<serde_json::Value> {
    include_str!("../../../hardware/h200-timings.jsonl")
        .lines()
        .map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap())
        .filter(|row| row["what"] == what)
        .collect()
}

#[test]
fn latencies_are_those_that_were_timed() {
    for (series, what) in [(Series::Cold, "warp_load_latency_cold"), (Series::L2, "warp_load_latency_l2")] {
        let number = |row: &serde_json::Value, field: &str| u32::try_from(row[field].as_u64().unwrap()).unwrap();
        let timed = rows(what).into_iter().map(|row| Timing {
            lane_stride_bytes: number(&row, "lane_stride_bytes"),
            cycles: number(&row, "cycles_median"),
            p10: number(&row, "p10"),
            p90: number(&row, "p90"),
        });
        assert_eq!(timed.collect::<Vec<_>>(), series.timings());
    }
}

#[test]
fn the_cards_latency_and_clock_are_those_of_the_chase() {
    let chase = rows("pointer_chase_cg");
    let far = chase.last().unwrap();
    assert_eq!(far["ns_at_boost"].as_f64().unwrap(), Card::H200.dram_latency_ns().number);
    let ns = far["cycles"].as_f64().unwrap() / Card::H200.clock_ghz().number;
    assert!((ns - Card::H200.dram_latency_ns().number).abs() < 0.05, "{ns}");
}

#[test]
fn what_was_timed_is_far_from_the_myth_and_not_far_from_flat() {
    for series in Series::ALL {
        for timing in series.timings() {
            let flat = f64::from(timing.cycles) / series.predicted(*timing);
            assert!((0.97..1.65).contains(&flat), "{timing:?} {flat}");
        }
    }
    let lines = Series::Cold.timings()[6];
    assert_eq!((lines.load().fetches, Series::Cold.myth(lines)), (32, 23_168));
    assert!((f64::from(lines.cycles) / 724.0 - 1.19).abs() < 0.01);
    assert_eq!(State::default().timed(), Some(6));
}

/// Every preset over every card and architecture, at many strides.
fn specs() -> impl Strategy<Value = Spec> {
    let choices = (
        prop::sample::select(Preset::ALL),
        prop::sample::select(Card::ALL),
        prop::sample::select(&Arch::ALL[..]),
        0..1030_u32,
        1..3000_u32,
    );
    choices.prop_map(|(preset, card, arch, stride, warps)| {
        let spec = preset.spec().with_card(card).with_number(Dial::Warps, warps);
        spec.with_access(spec.access().with_arch(arch).with_number(coalescing::Number::Stride, stride))
    })
}

proptest! {
    #[test]
    fn a_warp_alone_is_done_when_its_last_fetch_is(spec in specs()) {
        let (memory, load) = (spec.memory(), spec.load());
        let fetches = fetches(&spec.addresses(), spec.arch(), &memory);
        prop_assert_eq!(fetches.len(), load.fetches as usize);
        let last = fetches.last().unwrap();
        prop_assert!((last.done_ns - memory.alone_ns(load)).abs() < 1e-6);
        prop_assert!((last.leaves_ns - memory.tags_ns(load)).abs() < 1e-9);
        prop_assert_eq!(fetches.iter().map(|fetch| fetch.used_bytes).sum::<u64>(), load.used_bytes);
        for fetch in &fetches {
            prop_assert!(fetch.comes_ns - fetch.leaves_ns >= memory.constants.latency_ns - 1e-6);
        }
    }

    #[test]
    fn times_agree_with_the_derivation(spec in specs()) {
        let (memory, load) = (spec.memory(), spec.load());
        let steps = steps(&spec.addresses(), spec.arch(), memory.constants);
        let value = |symbol| steps.iter().find(|step| step.symbol == symbol).unwrap().result.number;
        prop_assert_eq!(value(Symbol::SerialMyth), memory.myth_ns(load));
        prop_assert_eq!(value(Symbol::TransferTime), memory.transfer_ns(load));
        prop_assert!((value(Symbol::AloneTime) + memory.tags_ns(load) - memory.alone_ns(load)).abs() < 1e-6);
        prop_assert_eq!(Some(value(Symbol::Slowdown)), load.slowdown());
    }

    #[test]
    fn the_bus_serves_one_after_another_and_is_busy_as_littles_law_says(spec in specs(), groups in 1..33_u32) {
        let (memory, load, loads) = (spec.memory(), spec.load(), spec.warps());
        let groups = groups.min(loads);
        let until = 40.0 * memory.constants.latency_ns;
        let turns = turns(&memory, load, loads, groups, until);
        let mut free = 0.0;
        for turn in &turns {
            prop_assert!(turn.starts_ns >= free && turn.starts_ns >= turn.home_ns && turn.ends_ns > turn.starts_ns);
            free = turn.ends_ns;
        }
        let after = |time: f64| (time.min(until) - memory.constants.latency_ns).max(0.0);
        let busy: f64 = turns.iter().map(|turn| after(turn.ends_ns) - after(turn.starts_ns)).sum();
        let share = busy / (39.0 * memory.constants.latency_ns);
        prop_assert!((share - memory.share(load, loads)).abs() < 0.03, "{} {}", share, memory.share(load, loads));
    }

    #[test]
    fn rows_share_out_all_the_warps(loads in 1..5000_u32, groups in 1..33_u32) {
        let groups = groups.min(loads);
        let mut next = 0;
        for group in 0..groups {
            let (first, end) = loads_of(group, groups, loads);
            prop_assert_eq!(first, next);
            prop_assert!(end > first);
            next = end;
        }
        prop_assert_eq!(next, loads);
    }
}
