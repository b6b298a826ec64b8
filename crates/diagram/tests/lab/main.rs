//! What the lab says of snippets: their counts, what to try, and the whole launch.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod derivation;
mod hints;
mod launches;
mod lit;
mod pasted;
mod texts;

use diagram::{
    panel::Panel,
    scene::{Drawn, Form, Format},
};
use kernel::{Launch, Program, STEP_LIMIT, Wanted};
use model::{
    access::{Access, Space},
    arch::Arch,
    figure::{Figure, lab::State},
    global, shared,
};
use proptest::prelude::*;
use words::Lang;

/// A state with these controls turned.
fn state(turns: &[(&str, &str)]) -> State {
    let mut state = State::default();
    for (name, value) in turns {
        assert!(state.turn(name, value), "{name}={value}");
    }
    state
}

fn snippet(text: &str) -> State {
    state(&[("snippet", text)])
}

fn block(state: &State, name: &str) -> String {
    let blocks = state.blocks(Lang::En);
    blocks.into_iter().find(|(own, _)| *own == name).map(|(_, html)| html).unwrap()
}

fn reading(panel: &Panel, slug: &str) -> String {
    panel.readout.iter().find(|reading| reading.slug == slug).map(|reading| reading.value.clone()).unwrap()
}

/// HTML without tags, its entities read.
fn text(html: &str) -> String {
    let mut text = String::new();
    let mut inside = false;
    for letter in html.chars() {
        match letter {
            '<' => {
                inside = true;
                text.push(' ');
            }
            '>' if inside => inside = false,
            letter if !inside => text.push(letter),
            _ => {}
        }
    }
    let text = text.replace("&lt;", "<").replace("&quot;", "\"").replace("&amp;", "&");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Values of the buttons of that name.
fn values(html: &str, name: &str) -> Vec<String> {
    let start = format!("name=\"{name}\" value=\"");
    let buttons = html.split(start.as_str()).skip(1);
    let value = |button: &str| button.split('"').next().unwrap().replace("&#10;", "\n").replace("&lt;", "<");
    buttons.map(|button| value(button).replace("&quot;", "\"").replace("&amp;", "&")).collect()
}

/// The cost of the access that is pressed.
fn cost(state: &State) -> String {
    let html = block(state, "accesses");
    let pressed = html.split("aria-pressed=\"true\"").nth(1).unwrap();
    text(pressed.split("<b>").nth(1).unwrap().split("</b>").next().unwrap())
}

fn cases() -> Vec<(State, serde_json::Value)> {
    let lines = include_str!("../../../kernel/tests/cases/open.jsonl").lines();
    let made = lines.map(|line| {
        let case: serde_json::Value = serde_json::from_str(line).unwrap();
        let mut turns: Vec<(&str, String)> = vec![
            ("snippet", case["snippet"].as_str().unwrap().to_owned()),
            ("memory", case["memory"].as_str().unwrap().to_owned()),
            ("base", case["base"].to_string()),
        ];
        for (field, names) in [("block", ["bx", "by", "bz"]), ("blockIdx", ["blockx", "blocky", "blockz"])] {
            for (at, name) in names.into_iter().enumerate() {
                if let Some(value) = case[field].get(at) {
                    let value = value.as_u64().unwrap();
                    // A block that is looked at must be in the grid.
                    if field == "blockIdx" {
                        turns.push((["gx", "gy", "gz"][at], (value + 1).to_string()));
                    }
                    turns.push((name, value.to_string()));
                }
            }
        }
        let turns: Vec<(&str, &str)> = turns.iter().map(|(name, value)| (*name, value.as_str())).collect();
        (state(&turns), case)
    });
    made.collect()
}

#[test]
fn every_open_case_has_its_counts() {
    let cases = cases();
    assert_eq!(cases.len(), 66);
    for (state, case) in cases {
        let (panel, expected, id) = (state.panel(Lang::En), &case["expected"], &case["id"]);
        assert_eq!(panel.editor.as_ref().unwrap().faults, [], "{id}");
        if case["memory"] == "global" {
            for (slug, field) in [
                ("sectors", "sectors"),
                ("lines", "lines"),
                ("requested", "requested_bytes"),
                ("unique", "unique_bytes"),
                ("moved", "moved_bytes"),
            ] {
                assert_eq!(reading(&panel, slug), expected[field].to_string(), "{id}: {slug}");
            }
        } else {
            for slug in ["wavefronts", "groups", "conflicts"] {
                assert_eq!(reading(&panel, slug), expected[slug].to_string(), "{id}: {slug}");
            }
            let said = format!("{} wavefront", expected["wavefronts"]);
            assert!(cost(&state).starts_with(&said), "{id}");
        }
    }
}
