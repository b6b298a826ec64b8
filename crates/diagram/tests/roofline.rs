//! The roofline's picture holds what it promises, whatever is chosen, in both layouts and languages.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use diagram::{
    panel::Panel,
    roofline::{panel, scene},
    scene::{Anchor, Form, Format, Scene, Shape, Tone},
};
use model::{
    access::Width,
    card::Card,
    figure::{
        coalescing::{self, Layout, Number},
        roofline::{Action, Part, Plot, Preset, State, Step, Timed},
    },
    global::DramFetch,
    query::Choice,
};
use words::Lang;

/// Every card, the ends of the fetch, with much and little arithmetic, and accesses that waste nothing, something, nearly
/// everything.
fn states() -> Vec<State> {
    let accesses = [
        (Layout::Stride, 0, Width::B1),
        (Layout::Stride, 0, Width::B4),
        (Layout::Stride, 1, Width::B8),
        (Layout::Stride, 2, Width::B8),
        (Layout::Stride, 3, Width::B4),
        (Layout::Stride, 16, Width::B4),
        (Layout::Stride, 1024, Width::B8),
        (Layout::Stride, 1024, Width::B1),
        (Layout::Random, 1, Width::B8),
        (Layout::Field, 1, Width::B16),
    ];
    let mut states = Vec::new();
    for (layout, stride, width) in accesses {
        let access = coalescing::Spec::default().with_layout(layout).with_width(width);
        for card in Card::ALL {
            for fetch in [DramFetch::B32, DramFetch::B128] {
                for flops in [1, 20, 512] {
                    for step in [Step::Access, Step::Measured] {
                        let mut state = State::default();
                        state.apply(Action::Access(access.with_number(Number::Stride, stride)));
                        state.apply(Action::Card(*card));
                        state.apply(Action::Fetch(fetch));
                        state.apply(Action::Flops(flops));
                        state.apply(Action::Go(step));
                        states.push(state);
                    }
                }
            }
        }
    }
    states
}

fn every_scene(check: impl Fn(&State, Format, &Scene<Part>)) {
    for state in states() {
        for lang in Lang::ALL {
            for format in Format::ALL {
                check(&state, format, &scene(&state, lang, format));
            }
        }
    }
}

/// Left, right and baseline of a text, its width estimated generously.
fn ends(shape: &Shape<Part>) -> Option<(f64, f64, f64)> {
    let Form::Text { x, y, anchor, text } = &shape.form else {
        return None;
    };
    let letters = [(Tone::Heading, 7.6), (Tone::Tick, 6.7), (Tone::Caption, 6.9)];
    let (_, letter) = letters.into_iter().find(|(tone, _)| *tone == shape.tone).unwrap();
    let width = text.chars().count() as f64 * letter;
    Some(match anchor {
        Anchor::Start => (*x, x + width, *y),
        Anchor::Middle => (x - width / 2.0, x + width / 2.0, *y),
        Anchor::End => (x - width, *x, *y),
    })
}

#[test]
fn no_text_runs_out_of_the_picture() {
    every_scene(|state, _, scene| {
        for shape in &scene.shapes {
            if let Some((left, right, y)) = ends(shape) {
                assert!(left >= -0.5 && right <= scene.width + 0.5, "{state:?}: {shape:?} {left} {right}");
                assert!(y >= 9.0 && y <= scene.height, "{state:?}: {shape:?}");
            }
        }
    });
}

#[test]
fn no_two_texts_overlap() {
    every_scene(|state, format, scene| {
        let texts: Vec<_> = scene.shapes.iter().filter_map(|shape| Some((shape, ends(shape)?))).collect();
        for (at, (one, (left, right, y))) in texts.iter().enumerate() {
            for (other, (other_left, other_right, other_y)) in &texts[at + 1..] {
                let apart = right <= other_left || other_right <= left || (y - other_y).abs() >= 11.0;
                assert!(apart, "{format:?} {:?}: {:?} {:?}", state.to_query(), one.form, other.form);
            }
        }
    });
}

#[test]
fn the_kernel_crosses_no_name_of_a_roof() {
    every_scene(|state, format, scene| {
        let kernel = scene.shapes.iter().find(|shape| shape.key == ("kernel", 0));
        let Some(Form::Path { points }) = kernel.map(|shape| shape.form.clone()) else { return };
        let (x, top) = (points[0].0, points.iter().map(|point| point.1).fold(f64::MAX, f64::min));
        for shape in scene.shapes.iter().filter(|shape| shape.key.0 == "name") {
            let (left, right, y) = ends(shape).unwrap();
            let crossed = left < x && x < right && y > top;
            assert!(!crossed, "{format:?} {:?}: {:?} {x}", state.to_query(), shape.form);
        }
    });
}

#[test]
fn lines_stay_within_the_picture_and_keys_are_their_own() {
    every_scene(|state, _, scene| {
        for shape in &scene.shapes {
            if let Form::Path { points } | Form::Area { points } = &shape.form {
                for (x, y) in points {
                    let inside = *x >= 0.0 && *x <= scene.width && *y >= 0.0 && *y <= scene.height;
                    assert!(inside, "{state:?}: {shape:?}");
                }
            }
        }
        let mut keys: Vec<_> = scene.shapes.iter().map(|shape| shape.key).collect();
        keys.sort_unstable();
        assert_eq!(keys.windows(2).find(|pair| pair[0] == pair[1]), None, "{state:?}");
    });
}

#[test]
fn the_reached_dot_lies_under_the_ideal_one_and_on_its_roof() {
    let scene = scene(&State::default(), Lang::En, Format::Wide);
    let dot = |plot: Plot| {
        let shape = scene.shapes.iter().find(|shape| shape.key == ("dot", plot as u64)).unwrap();
        let Form::Rect { x, y, width, height, .. } = shape.form else {
            unreachable!("a dot is a round rectangle");
        };
        (x + width / 2.0, y + height / 2.0)
    };
    let line = |plot: Plot| {
        let shape = scene.shapes.iter().find(|shape| shape.key == ("line", plot as u64)).unwrap();
        let Form::Path { points } = &shape.form else {
            unreachable!("a roof is a line");
        };
        (points[0], points[1])
    };
    for (plot, roof) in [(Plot::Ideal, Plot::Slope), (Plot::Reached, Plot::Lowered)] {
        let ((x, y), (from, to)) = (dot(plot), line(roof));
        let on_line = from.1 + (x - from.0) / (to.0 - from.0) * (to.1 - from.1);
        assert!((y - on_line).abs() < 0.1, "{plot:?}: {y} {on_line}");
    }
    assert!(dot(Plot::Ideal).1 < dot(Plot::Reached).1);
    assert!((dot(Plot::Ideal).0 - dot(Plot::Reached).0).abs() < 1e-9);
}

#[test]
fn an_open_guess_tells_neither_by_numbers_nor_by_marks() {
    let (state, _) = State::from_query("guess=1");
    for format in Format::ALL {
        let scene = scene(&state, Lang::En, format);
        for tells in ["block", "outline", "timed", "unexplained"] {
            assert!(scene.shapes.iter().all(|shape| shape.key.0 != tells), "{tells}");
        }
        assert!(!scene.description.contains("75") && !scene.description.contains("12.5"));
        let rows: Vec<Part> = scene.table.rows.iter().map(|(part, _)| *part).collect();
        assert!(!rows.contains(&Part::Plot(Plot::Reached)) && !rows.contains(&Part::Plot(Plot::Lowered)));
        assert!(scene.targets.iter().all(|target| !target.name.contains("75")));
    }
    let panel = panel(&state, Lang::En);
    for slug in ["efficiency", "reached", "lost", "measured", "bound"] {
        assert_eq!(reading(&panel, slug), "?", "{slug}");
    }
    assert_eq!(reading(&panel, "ridge"), "7.08");
    assert!(panel.facts.iter().all(|(_, value)| value != "75" && value != "150"));
}

fn reading(panel: &Panel, slug: &str) -> String {
    panel.readout.iter().find(|reading| reading.slug == slug).unwrap().value.clone()
}

#[test]
fn the_number_row_is_what_the_lesson_says() {
    let check = |query: &str, expected: [&str; 8]| {
        let panel = panel(&State::from_query(query).0, Lang::En);
        let slugs = ["intensity", "efficiency", "ideal", "reached", "lost", "measured", "ridge", "bound"];
        assert_eq!(slugs.map(|slug| reading(&panel, slug)), expected, "{query}");
    };
    check("", ["0.125", "12.5 %", "600", "75", "8", "33.6", "7.08 → 56.7", "memory"]);
    check("stride=1", ["0.125", "100 %", "600", "600", "1", "504", "7.08", "memory"]);
    check("card=a100&fetch=32", ["0.125", "25 %", "194", "48.6", "4", "14", "6.24 → 25", "memory"]);
    check("flops=512", ["64", "12.5 %", "34,000", "34,000", "1", "–", "7.08 → 56.7", "compute"]);
    check("off=ffffffff", ["–", "–", "–", "–", "–", "–", "7.08", "–"]);
}

#[test]
fn every_number_that_was_not_counted_says_how_it_is_known() {
    for state in states() {
        let panel = panel(&state, Lang::En);
        for slug in ["ideal", "reached", "ridge"] {
            let reading = panel.readout.iter().find(|reading| reading.slug == slug).unwrap();
            assert!(reading.basis.is_some(), "{slug}");
        }
        let source = state.spec().gb_s().source.title;
        assert!(panel.source.contains(source));
        let measured = panel.readout.iter().find(|reading| reading.slug == "measured").unwrap();
        assert_eq!(measured.basis.is_some(), state.spec().was_reached().is_some());
    }
}

#[test]
fn what_the_sentences_of_the_presets_say_is_what_the_model_counts() {
    let check = |preset: Preset, said: &[&str], number: f64, counted: Option<f64>| {
        assert!((counted.unwrap() / number - 1.0).abs() < 2e-3, "{preset:?}");
        for lang in Lang::ALL {
            let mut state = State::default();
            state.apply(Action::Preset(preset));
            let sentence = panel(&state, lang).sentence;
            assert!(said.iter().all(|part| sentence.contains(part)), "{sentence}");
        }
    };
    let of = Preset::spec;
    check(Preset::ScatteredA100, &["194", "48.6"], 194.4, of(Preset::ScatteredA100).ideal_gflops());
    check(Preset::ScatteredA100, &["48.6"], 48.6, of(Preset::ScatteredA100).reached_gflops());
    check(Preset::Stride1024, &["64", "8"], 8.0, of(Preset::Stride1024).times_lost());
    check(Preset::Broadcast, &["32", "8", "64", "4"], 8.0, of(Preset::Broadcast).intensity().map(|one| one.value()));
    check(Preset::Aos24, &["24"], 6.0, of(Preset::Aos24).times_lost());
    check(Preset::ComputeBound, &["512", "1024"], 1.0, of(Preset::ComputeBound).times_lost());
}

#[test]
fn a_measured_dot_has_a_row_and_a_button_of_its_own() {
    let (state, _) = State::from_query("step=measured");
    for format in Format::ALL {
        let scene = scene(&state, Lang::En, format);
        let four = Part::Timed(Timed::Stride(4));
        assert!(scene.table.rows.iter().any(|(part, cells)| *part == four && cells[1] == "140"));
        let target = scene.targets.iter().find(|target| target.part == four).unwrap();
        assert_eq!(target.name, "measured, stride 4: 140 GFLOPS");
    }
}
