//! Every example is one of the cases that were worked out by hand, undamaged, and asks its question in every language.

#![expect(clippy::unwrap_used, clippy::panic, reason = "a test that cannot go on has failed")]

use std::collections::BTreeMap;

use content::{Example, examples};
use kernel::{Launch, Wanted, read};
use model::access::{Access, Op, Space};
use serde_json::{Value, json};
use words::Lang;

const CASES: &str = include_str!("../../kernel/tests/cases/open.jsonl");

fn all() -> impl Iterator<Item = &'static Example> {
    examples().iter().flat_map(|group| group.examples)
}

fn cases() -> BTreeMap<String, Value> {
    let cases = CASES.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    cases.map(|case| (case["id"].as_str().unwrap().to_owned(), case)).collect()
}

/// The access that an example means, as the lab finds it.
fn access(example: &Example) -> Access {
    let launch =
        Launch { block: example.block, block_index: example.block_index, grid: None, warp: Launch::default().warp };
    let reading = read(example.snippet, &launch).unwrap_or_else(|fault| panic!("{}: {fault:?}", example.id));
    let memory = Wanted { space: Some(example.memory), ..Wanted::default() };
    let touch = reading.choose(memory).unwrap();
    assert_eq!((reading.ended, touch.assumed), (true, None), "{}", example.id);
    touch.access(example.base).unwrap_or_else(|fault| panic!("{}: {fault:?}", example.id))
}

fn slugs(space: Space, op: Op) -> [&'static str; 2] {
    let space = match space {
        Space::Global => "global",
        Space::Shared => "shared",
    };
    let op = match op {
        Op::Load => "load",
        Op::Store => "store",
    };
    [space, op]
}

#[test]
fn every_case_is_an_example_and_every_example_a_case() {
    let mut ids: Vec<&str> = all().map(|example| example.id).collect();
    ids.sort();
    assert_eq!(ids, cases().keys().collect::<Vec<_>>());
}

#[test]
fn examples_touch_what_was_worked_out() {
    let cases = cases();
    for example in all() {
        let case = &cases[example.id];
        let access = access(example);
        let lanes: Vec<Value> = access.lanes().map(|(lane, at)| json!([lane.number(), at])).collect();
        assert_eq!(json!(lanes), case["lanes"], "{}", example.id);
        assert_eq!(json!(access.width().bytes()), case["bytes"], "{}", example.id);
        for [space, op] in [slugs(access.space(), access.op()), slugs(example.memory, example.op)] {
            assert_eq!(json!([space, op]), json!([case["memory"], case["op"]]), "{}", example.id);
        }
    }
}

#[test]
fn snippets_are_verbatim() {
    let cases = cases();
    for example in all() {
        let case = &cases[example.id];
        assert_eq!(json!(example.snippet), case["snippet"], "{}", example.id);
        assert_eq!(json!([example.block, example.base]), json!([case["block"], case["base"]]), "{}", example.id);
    }
}

#[test]
fn examples_ask_in_every_language() {
    let cases = cases();
    for group in examples() {
        assert_ne!(group.name.en, group.name.hi_latn, "{}", group.id);
    }
    for example in all() {
        let case = &cases[example.id];
        assert_ne!(example.title.en, example.title.hi_latn, "{}", example.id);
        assert_ne!(example.asks.en, example.asks.hi_latn, "{}", example.id);
        for lang in Lang::ALL {
            let asks = *example.asks.get(lang);
            assert!(asks.contains('?'), "{}: {asks}", example.id);
            assert_ne!(json!(asks), case["confusion"], "{}", example.id);
        }
    }
}

#[test]
fn titles_tell_examples_apart() {
    for lang in Lang::ALL {
        let mut titles: Vec<&str> = all().map(|example| *example.title.get(lang)).collect();
        titles.sort();
        let count = titles.len();
        titles.dedup();
        assert_eq!(titles.len(), count);
    }
}
