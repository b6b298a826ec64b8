//! The picture of fetches in flight holds what it promises, whatever is chosen, in both layouts and languages.

use diagram::{
    overlap::{panel, scene},
    panel::Panel,
    scene::{Anchor, Form, Format, Scene, Shape, Tone},
};
use model::{
    figure::overlap::{Preset, State, Step},
    query::Choice,
};
use words::Lang;

/// Every preset at every moment, and the odd ones: extreme memories and crowds, other hardware, stores, nobody.
fn states() -> Vec<State> {
    let mut queries: Vec<String> = Preset::ALL.iter().map(|preset| State::new(preset.spec()).to_query()).collect();
    let odd = [
        "bandwidth=20000&latency=5000&warps=100000",
        "bandwidth=20000&latency=10&warps=1&stride=1",
        "bandwidth=10&latency=5000&warps=100000&width=16&stride=1024",
        "bandwidth=10&latency=10&warps=33",
        "arch=fermi",
        "arch=maxwell&stride=0",
        "width=1&stride=3&warps=31",
        "op=store&warps=500",
        "off=ffffffff",
        "off=fffffffe&warps=7",
        "pattern=random&width=8&lane=3",
        "guess=1",
    ];
    queries.extend(odd.map(str::to_owned));
    let at = |query: &String| Step::ALL.iter().map(|step| format!("{query}&step={}", step.slug())).collect::<Vec<_>>();
    queries.iter().flat_map(at).map(|query| State::from_query(&query).0).collect()
}

fn every_scene(check: impl Fn(&State, &Scene<model::figure::overlap::Part>, Lang, Format)) {
    for state in states() {
        for lang in Lang::ALL {
            for format in Format::ALL {
                check(&state, &scene(&state, lang, format), lang, format);
            }
        }
    }
}

/// Left, right and baseline of a text, its width estimated generously.
fn place<P>(shape: &Shape<P>) -> Option<(f64, f64, f64)> {
    let Form::Text { x, y, anchor, text } = &shape.form else {
        return None;
    };
    let widths =
        [(Tone::Heading, 7.6), (Tone::Total, 12.4), (Tone::Tick, 6.7), (Tone::LaneNumber, 6.2), (Tone::Caption, 6.4)];
    let (_, digit) = widths.into_iter().find(|(tone, _)| *tone == shape.tone)?;
    let width = text.chars().count() as f64 * digit;
    Some(match anchor {
        Anchor::Start => (*x, x + width, *y),
        Anchor::Middle => (x - width / 2.0, x + width / 2.0, *y),
        Anchor::End => (x - width, *x, *y),
    })
}

#[test]
fn no_text_runs_out_of_the_picture() {
    every_scene(|state, scene, _, _| {
        for shape in &scene.shapes {
            if let Some((left, right, y)) = place(shape) {
                let query = state.to_query();
                assert!(
                    left >= -0.5 && right <= scene.width + 0.5 && y <= scene.height,
                    "{query}: {shape:?} {left} {right}"
                );
            }
        }
    });
}

#[test]
fn no_two_texts_of_a_line_meet() {
    every_scene(|state, scene, _, format| {
        let texts: Vec<_> = scene.shapes.iter().filter_map(|shape| Some((shape, place(shape)?))).collect();
        for (at, (one, (left, right, y))) in texts.iter().enumerate() {
            for (other, (other_left, other_right, other_y)) in &texts[at + 1..] {
                let near = (y - other_y).abs() < 9.0;
                assert!(
                    !near || right <= other_left || other_right <= left,
                    "{} {format:?}: {one:?} {other:?}",
                    state.to_query()
                );
            }
        }
    });
}

#[test]
fn there_are_never_more_than_a_thousand_shapes() {
    every_scene(|state, scene, _, _| {
        assert!(scene.shapes.len() <= 1000, "{}: {}", state.to_query(), scene.shapes.len());
    });
}

#[test]
fn the_picture_is_as_tall_at_every_moment_and_nothing_leaves_it() {
    every_scene(|state, scene, _, format| {
        let height = match format {
            Format::Wide => 424.0,
            Format::Narrow => 616.0,
        };
        assert!((scene.height - height).abs() < 0.01);
        let mut keys: Vec<_> = scene.shapes.iter().map(|shape| shape.key).collect();
        keys.sort_unstable();
        assert_eq!(keys.windows(2).find(|pair| pair[0] == pair[1]), None, "{}", state.to_query());
        for shape in &scene.shapes {
            if let Form::Rect { x, y, width, height, .. } = shape.form {
                let inside = x >= -0.1 && y >= 0.0 && x + width <= scene.width + 0.1 && y + height <= scene.height;
                assert!(inside && width >= 0.0 && height >= 0.0, "{}: {shape:?}", state.to_query());
            }
        }
    });
}

#[test]
fn every_mark_has_a_name() {
    every_scene(|state, scene, _, _| {
        assert!(scene.targets.iter().all(|target| !target.name.is_empty()), "{}", state.to_query());
        assert!(!scene.targets.is_empty() || state.step() == Step::ManyWarps);
    });
}

fn reading(panel: &Panel, slug: &str) -> String {
    panel.readout.iter().find(|reading| reading.slug == slug).map_or_else(String::new, |found| found.value.clone())
}

#[test]
fn the_numbers_are_those_of_the_lesson() {
    let check = |query: &str, slug: &str, value: &str| {
        let panel = panel(&State::from_query(query).0, Lang::En);
        assert_eq!(reading(&panel, slug), value, "{query} {slug}");
    };
    check("", "myth", "9.6 µs");
    check("", "alone", "306.9 ns");
    check("", "alone-factor", "1.02×");
    check("", "needed", "270,000");
    check("", "loads", "263.7");
    check("", "useful", "112.5");
    check("", "slower", "8×");
    check("warps=264", "share", "100 %");
    check("warps=264", "slower", "1×");
    check("stride=1", "loads", "2,109.4");
    check("stride=1&warps=2109", "share", "99.98 %");
    check("stride=1", "slower", "1×");
    check("stride=8", "slower", "8×");
    check("card=h200&stride=1&warps=8448", "share", "72.7 %");
    check("op=store", "alone", "–");
    check("off=ffffffff", "slower", "–");
    check("guess=1", "slower", "?");
    check("guess=1", "useful", "?");
    check("arch=fermi", "slower", "32×");
}

#[test]
fn a_guess_near_the_factor_is_right() {
    let verdict = |query: &str, said: &str| {
        let (mut state, _) = State::from_query(query);
        model::figure::Figure::turn(&mut state, "predict", "");
        model::figure::Figure::turn(&mut state, "said", said);
        panel(&state, Lang::En).guess.map_or_else(String::new, |guess| guess.verdict)
    };
    assert_eq!(verdict("", "8"), "Right, 8×.");
    assert!(verdict("", "32").starts_with("You said 32×. It is 8×"));
    assert_eq!(verdict("stride=1&offset=1", "1"), "Right, 1.25×.");
}

#[test]
fn the_table_of_what_was_measured_has_the_spread_and_the_models_line() {
    let table = scene(&State::from_query("step=measured").0, Lang::En, Format::Wide).table;
    assert_eq!(table.heads[3], "from DRAM, cycles (p10–p90), measured");
    assert_eq!(table.heads[5], "from DRAM, cycles, model");
    let cells = &table.rows.iter().find(|(_, cells)| cells[0] == "128").unwrap().1;
    assert_eq!((cells[3].as_str(), cells[5].as_str()), ("859 (658–1173)", "731"));
}
