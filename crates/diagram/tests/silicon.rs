//! The picture of what was measured holds what it promises: every series, moment and place, in both layouts and
//! languages, with a reader's card and without.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use diagram::{
    panel::Panel,
    scene::{Anchor, Form, Format, Scene, Shape, Tone},
    silicon::{panel, scene},
};
use model::{
    figure::{
        Figure,
        silicon::{Action, Guess, Part, Scale, State, Step},
    },
    measured::Series,
    query::Choice,
};
use words::Lang;

/// A card of which every series was measured: half as fast, with a long name, and with places of its own.
fn own() -> String {
    let mut text = include_str!("../../../hardware/h200-timings.jsonl")
        .replace("\"NVIDIA H200\"", "\"A card with a long name of its own\"");
    text.push_str("{\"what\":\"stride_read_f32\",\"stride\":11,\"useful_gbps\":90}\n");
    text.push_str("{\"what\":\"stride_read_f32\",\"stride\":8,\"useful_gbps\":120.5}\n");
    text.push_str("{\"what\":\"pointer_chase_cg\",\"footprint_kib\":2048,\"ns_at_boost\":600}\n");
    text
}

fn states() -> Vec<State> {
    let mut states = Vec::new();
    for series in Series::ALL {
        let mut plain = State::default();
        plain.apply(Action::Series(*series));
        let mut loaded = plain.clone();
        loaded.apply(Action::Own(own()));
        for start in [plain, loaded] {
            for step in Step::ALL {
                let mut state = start.clone();
                state.apply(Action::Go(*step));
                states.push(state.clone());
                for scale in Scale::ALL {
                    state.apply(Action::Scale(*scale));
                    states.push(state.clone());
                }
            }
            // Every third place: neighbours differ in a number.
            for x in start.places().into_iter().step_by(3) {
                let mut state = start.clone();
                state.apply(Action::Pick(Part::At(x)));
                states.push(state);
            }
            let mut asks = start.clone();
            asks.apply(Action::Predict);
            states.push(asks);
        }
    }
    states
}

fn every_scene(check: impl Fn(&str, &Scene<Part>)) {
    for state in states() {
        for lang in Lang::ALL {
            for format in Format::ALL {
                let own = if state.own().is_some() { " own" } else { "" };
                let name = format!("{} {lang:?} {format:?}{own}", state.to_address());
                check(&name, &scene(&state, lang, format));
            }
        }
    }
}

/// Left, right, top and bottom of a text, as it comes out in the fonts that are usual.
fn text_box(shape: &Shape<Part>) -> Option<[f64; 4]> {
    let Form::Text { x, y, anchor, text } = &shape.form else {
        return None;
    };
    let widths = [
        (Tone::Heading, 7.7),
        (Tone::Total, 12.4),
        (Tone::Tick, 6.75),
        (Tone::Small, 4.9),
        (Tone::Measured, 7.2),
        (Tone::Predicted, 7.2),
        (Tone::Own, 7.2),
        (Tone::Caption, 6.4),
    ];
    let (_, digit) = widths.into_iter().find(|(tone, _)| *tone == shape.tone)?;
    let width = text.chars().count() as f64 * digit;
    let left = match anchor {
        Anchor::Start => *x,
        Anchor::Middle => x - width / 2.0,
        Anchor::End => x - width,
    };
    Some([left, left + width, y - 8.5, y + 2.0])
}

#[test]
fn no_text_runs_out_of_the_picture() {
    every_scene(|name, scene| {
        for shape in &scene.shapes {
            if let Some([left, right, top, bottom]) = text_box(shape) {
                let inside = left >= -0.5 && right <= scene.width + 0.5 && top >= 0.0 && bottom <= scene.height;
                assert!(inside, "{name}: {shape:?} {left} {right}");
            }
        }
    });
}

#[test]
fn no_two_texts_lie_on_each_other() {
    every_scene(|name, scene| {
        let texts: Vec<_> = scene.shapes.iter().filter_map(|shape| Some((shape, text_box(shape)?))).collect();
        for (at, (one, a)) in texts.iter().enumerate() {
            for (other, b) in &texts[at + 1..] {
                let apart = a[1] <= b[0] || b[1] <= a[0] || a[3] <= b[2] || b[3] <= a[2];
                assert!(apart, "{name}: {:?} {:?}", one.form, other.form);
            }
        }
    });
}

#[test]
fn lines_and_marks_lie_inside_and_have_keys_of_their_own() {
    every_scene(|name, scene| {
        let mut keys: Vec<_> = scene.shapes.iter().map(|shape| shape.key).collect();
        keys.sort_unstable();
        assert_eq!(keys.windows(2).find(|pair| pair[0] == pair[1]), None, "{name}");
        for shape in &scene.shapes {
            let points = match &shape.form {
                Form::Path { points } | Form::Area { points } => points.clone(),
                Form::Rect { x, y, width, height, .. } => {
                    assert!(*width >= 0.0 && *height >= 0.0, "{name}: {shape:?}");
                    vec![(*x, *y), (x + width, y + height)]
                }
                Form::Text { .. } | Form::Wire { .. } | Form::Bracket { .. } => Vec::new(),
            };
            for (x, y) in points {
                let inside = x >= -0.1 && x <= scene.width + 0.1 && y >= 0.0 && y <= scene.height;
                assert!(x.is_finite() && inside, "{name}: {shape:?}");
            }
        }
    });
}

#[test]
fn every_place_is_reached_by_keyboard_in_the_order_of_the_axis() {
    for state in states() {
        let scene = scene(&state, Lang::En, Format::Narrow);
        let reached: Vec<Part> = scene.targets.iter().map(|target| target.part).collect();
        let mut places: Vec<Part> = state.places().into_iter().map(Part::At).collect();
        if state.guess() == Guess::Open {
            let given = state.question().given.x;
            places.retain(|part| *part == Part::At(given));
        }
        let nothing_said = state.series().rules().is_empty() && state.step() == Step::Predicted;
        if !nothing_said {
            assert_eq!(reached, places, "{}", state.to_address());
        }
        assert!(scene.targets.iter().all(|target| !target.name.is_empty()));
    }
}

#[test]
fn a_point_is_named_with_its_number_and_the_models() {
    let state = State::default();
    let scene = scene(&state, Lang::En, Format::Wide);
    let named = scene.targets.iter().find(|target| target.part == Part::At(8)).unwrap();
    assert_eq!(named.name, "stride 8, 565 GB/s, the model says 544 GB/s");
}

#[test]
fn an_open_guess_tells_nothing() {
    for series in Series::ALL {
        let mut state = State::default();
        state.apply(Action::Series(*series));
        state.apply(Action::Predict);
        let asked = state.question().asked;
        let number = {
            let mut shown = state.clone();
            shown.apply(Action::Reveal);
            shown.measured(asked.curve, asked.x).unwrap()
        };
        let text = diagram::number::decimal(number, 0);
        for format in Format::ALL {
            let scene = scene(&state, Lang::En, format);
            let told = scene.targets.iter().any(|target| target.name.contains(&text))
                || scene.table.rows.iter().any(|(_, cells)| cells[1..].contains(&text));
            // A round number of the axis can be the same by chance.
            assert!(!told || text.len() < 3, "{series:?}: {text}");
            assert!(scene.shapes.iter().all(|shape| !["line", "ring", "cross", "gap"].contains(&shape.key.0)));
        }
    }
}

fn reading(panel: &Panel, slug: &str) -> String {
    panel.readout.iter().find(|reading| reading.slug == slug).unwrap().value.clone()
}

#[test]
fn the_readout_is_that_of_the_lit_point_else_of_the_telling_one() {
    let check = |query: &str, expected: [&str; 5]| {
        let panel = panel(&State::from_query(query).0, Lang::En);
        let found = ["at", "measured", "predicted", "ratio", "largest"].map(|slug| reading(&panel, slug));
        assert_eq!(found, expected, "{query}");
    };
    check("", ["stride 1024", "147 GB/s", "272 GB/s", "0.54", "29.6×"]);
    check("point=8", ["stride 8", "565 GB/s", "544 GB/s", "1.04", "29.6×"]);
    check("series=offset_copy_f32&point=8", ["offset 8", "2595 GB/s", "2651 GB/s", "0.98", "1.03×"]);
    check("series=transpose_16384&point=3", ["tile [32][33]", "3589 GB/s", "3165 GB/s", "1.13", "7.16×"]);
    check("series=pointer_chase_cg", ["footprint 1 GiB", "342 ns", "–", "–", "2.38×"]);
    check("series=l2_fetch", ["stride 16 · 32 B", "467 GB/s", "546 GB/s", "0.85", "34.6×"]);
    check("step=measured", ["stride 1024", "147 GB/s", "–", "–", "29.6×"]);
    check("guess=1", ["stride 1024", "?", "?", "?", "?"]);
}

#[test]
fn a_readers_card_has_a_column_and_a_reading() {
    let mut state = State::default();
    assert!(state.turn("own", &own()));
    state.press(Part::At(8));
    let panel = panel(&state, Lang::HiLatn);
    assert_eq!(reading(&panel, "own"), "121 GB/s");
    let scene = scene(&state, Lang::En, Format::Wide);
    let row = scene.table.rows.iter().find(|(part, _)| *part == Part::At(8)).unwrap();
    assert_eq!(row.1, ["stride 8", "565 GB/s", "544 GB/s", "544 GB/s", "121 GB/s"]);
    let loader = panel.loader.unwrap();
    assert!(
        loader.loaded.starts_with("A card with a long…: 18 series") && loader.faults.is_empty(),
        "{}",
        loader.loaded
    );
}

#[test]
fn remarks_are_said_where_they_belong_and_in_both_languages() {
    for state in states() {
        for lang in Lang::ALL {
            let panel = panel(&state, lang);
            assert!(!panel.sentence.is_empty() && !panel.source.is_empty(), "{}", state.to_address());
        }
    }
    let sentence = |query: &str| panel(&State::from_query(query).0, Lang::En).sentence;
    assert!(sentence("series=offset_copy_f32&point=8").ends_with("2 % slower. That is not explained."));
    assert!(sentence("series=transpose_16384&point=3").ends_with("That was seen, not explained."));
    assert!(sentence("series=pointer_chase_cg&step=predicted").starts_with("The model counts bytes"));
}

#[test]
fn each_series_names_its_own_run_and_how_it_was_measured() {
    let source = |query: &str| panel(&State::from_query(query).0, Lang::En).source;
    let chunks = source("series=traffic_random_chunk_read");
    assert!(chunks.contains("driver 580.159.04") && chunks.contains("2026-11-30"), "{chunks}");
    for series in Series::ALL {
        let text = source(&format!("series={}", series.slug()));
        let is_second = text.contains("2026-11-30");
        assert_eq!(is_second, *series == Series::TrafficRandomChunkRead, "{text}");
    }
    assert!(source("").contains("median of nine runs"));
    for other in ["pointer_chase_cg", "traffic_stride_read_f32", "shared_bank_latency", "torch_copy"] {
        assert!(!source(&format!("series={other}")).contains("nine runs"), "{other}");
    }
    assert!(source("series=torch_copy").contains("PyTorch"));
}

#[test]
fn the_table_has_every_line_of_the_plot_with_label_and_unit() {
    let table = scene(&State::from_query("series=offset_copy_f32").0, Lang::En, Format::Wide).table;
    let heads = ["place", "H200, measured", "model: sectors shared", "model: each warp alone", "model: what notes say"];
    assert_eq!(table.heads[..5], heads);
    let (_, cells) = table.rows.iter().find(|(part, _)| *part == Part::At(1)).unwrap();
    assert!(cells[1..5].iter().all(|cell| cell.ends_with(" GB/s")), "{cells:?}");
}
