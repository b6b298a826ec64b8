//! Snippets as people paste them, with addresses that were worked out without this crate.
//!
//! `cases/open.jsonl` was worked out by hand, with its counts; `cases/more.jsonl` by compiling each as C++, with
//! `threadIdx` and its like as variables: the first 83 by their index expression, the others whole, with the address
//! of what is loaded or stored printed for every lane.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on has failed")]

use kernel::{Launch, Wanted, read};
use model::access::{Access, Op, Space};
use model::arch::Arch;
use model::{global, shared};
use serde_json::{Value, json};

fn sides(value: &Value, missing: u32) -> [u32; 3] {
    let at = |place: usize| value.get(place).and_then(Value::as_u64);
    [0, 1, 2].map(|place| at(place).map_or(missing, |side| u32::try_from(side).unwrap()))
}

fn access(case: &Value, wanted: Wanted) -> Access {
    let launch = Launch {
        block: sides(&case["block"], 1),
        block_index: sides(&case["blockIdx"], 0),
        grid: case["gridDim"].is_array().then(|| sides(&case["gridDim"], 1)),
        warp: case["warp"].as_u64().map_or(0, |warp| u32::try_from(warp).unwrap()),
    };
    let reading = read(case["snippet"].as_str().unwrap(), &launch);
    let reading = reading.unwrap_or_else(|fault| panic!("{}: {fault:?}", case["id"]));
    assert!(reading.ended);
    let touch = reading.choose(wanted).unwrap();
    assert_eq!(touch.assumed, None, "{}", case["id"]);
    let base = case["base"].as_u64().unwrap();
    touch.access(base).unwrap_or_else(|fault| panic!("{}: {fault:?}", case["id"]))
}

fn counts(access: &Access) -> Value {
    match access.space() {
        Space::Global => {
            let counts = global::count(access, Arch::default());
            let efficiency = counts.efficiency().unwrap().value();
            json!({
                "requested_bytes": counts.requested_bytes,
                "unique_bytes": counts.unique_bytes,
                "sectors": counts.sectors,
                "lines": counts.lines,
                "moved_bytes": counts.moved_bytes,
                "efficiency": (efficiency * 10_000.0).round() / 10_000.0,
            })
        }
        Space::Shared => {
            let counts = shared::count(access);
            json!({
                "wavefronts": counts.wavefronts,
                "groups": counts.groups,
                "conflicts": counts.conflicts,
                "n_way": counts.n_way,
                "merged": counts.merged,
            })
        }
    }
}

/// What a line says beside the snippet.
fn said(case: &Value) -> (Space, Op, u32) {
    let space = match case["memory"].as_str().unwrap() {
        "global" => Space::Global,
        _ => Space::Shared,
    };
    let op = match case["op"].as_str().unwrap() {
        "load" => Op::Load,
        _ => Op::Store,
    };
    let bytes = u32::try_from(case["bytes"].as_u64().unwrap()).unwrap();
    (space, op, bytes)
}

/// Are these the lanes, memory, operation and width of the line?
fn check(case: &Value, wanted: Wanted) -> Access {
    let access = access(case, wanted);
    let lanes: Vec<_> = access.lanes().map(|(lane, at)| json!([lane.number(), at])).collect();
    assert_eq!(json!(lanes), case["lanes"], "{}", case["id"]);
    let found = (access.space(), access.op(), access.width().bytes());
    assert_eq!(found, said(case), "{}", case["id"]);
    access
}

fn cases(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn all_open_cases_are_read_and_counted() {
    let cases = cases(include_str!("cases/open.jsonl"));
    assert_eq!(cases.len(), 66);
    for case in cases {
        let (space, op, bytes) = said(&case);
        let memory = Wanted { space: Some(space), ..Wanted::default() };
        let all = Wanted { op: Some(op), bytes: Some(bytes), ..memory };
        for wanted in [memory, all] {
            let access = check(&case, wanted);
            assert_eq!(counts(&access), case["expected"], "{}", case["id"]);
        }
    }
}

#[test]
fn more_cases_are_read() {
    let cases = cases(include_str!("cases/more.jsonl"));
    assert_eq!(cases.len(), 272);
    for case in cases {
        let (space, op, _) = said(&case);
        let wanted = Wanted { space: Some(space), op: Some(op), ..Wanted::default() };
        check(&case, wanted);
    }
}
