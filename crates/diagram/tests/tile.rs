//! The transpose's picture holds what it promises, whatever is chosen, in both layouts and languages.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use diagram::{
    panel::Panel,
    scene::{Anchor, Form, Format, Scene, Shape, Tone},
    tile::{panel, scene},
};
use model::{
    figure::tile::{Action, Block, Column, Element, Kernel, Part, State, Step},
    query::Choice,
    warp::Lane,
};
use words::Lang;

/// Every kernel and block at every access that it has; doubles and the other side of the column beside the plain one.
fn states() -> Vec<State> {
    let mut states = Vec::new();
    for kernel in Kernel::ALL {
        for block in Block::ALL {
            for (element, column) in
                [(Element::Float, Column::Read), (Element::Float, Column::Write), (Element::Double, Column::Read)]
            {
                let mut state = State::default();
                state.apply(Action::Kernel(*kernel));
                state.apply(Action::Block(*block));
                state.apply(Action::Element(element));
                state.apply(Action::Column(column));
                for step in state.steps() {
                    state.apply(Action::Go(step));
                    states.push(state);
                }
            }
        }
    }
    states
}

fn every_scene(check: impl Fn(&State, &Scene<Part>)) {
    for state in states() {
        for lang in Lang::ALL {
            for format in Format::ALL {
                check(&state, &scene(&state, lang, format));
            }
        }
    }
}

/// Left and right end of a text, estimated generously.
fn ends(shape: &Shape<Part>) -> Option<(f64, f64)> {
    let Form::Text { x, anchor, text, .. } = &shape.form else {
        return None;
    };
    let digits = text.chars().count() as f64;
    let widths = [
        (Tone::Heading, 7.6),
        (Tone::Code, 7.4),
        (Tone::Total, 12.4),
        (Tone::TotalConflict, 12.4),
        (Tone::Number, 6.2),
        (Tone::Caption, 6.9),
    ];
    let (_, digit) = widths.into_iter().find(|(tone, _)| *tone == shape.tone)?;
    let width = digits * digit;
    Some(match anchor {
        Anchor::Start => (*x, x + width),
        Anchor::Middle => (x - width / 2.0, x + width / 2.0),
        Anchor::End => (x - width, *x),
    })
}

fn text<'a>(scene: &'a Scene<Part>, role: &str, number: u64) -> Option<&'a str> {
    let shape = scene.shapes.iter().find(|shape| shape.key.0 == role && shape.key.1 == number)?;
    match &shape.form {
        Form::Text { text, .. } => Some(text),
        Form::Rect { .. } | Form::Wire { .. } | Form::Bracket { .. } | Form::Path { .. } | Form::Area { .. } => None,
    }
}

#[test]
fn no_text_runs_out_of_the_picture() {
    every_scene(|state, scene| {
        for shape in &scene.shapes {
            if let Some((left, right)) = ends(shape) {
                assert!(left >= -0.5 && right <= scene.width + 0.5, "{state:?}: {shape:?} {right}");
            }
        }
    });
}

#[test]
fn no_text_runs_out_of_its_card() {
    every_scene(|state, scene| {
        for step in state.steps() {
            let number = step as u64;
            let of = |role| scene.shapes.iter().find(|shape| shape.key == (role, number));
            let Some(Form::Rect { x, width, .. }) = of("stage").map(|card| card.form.clone()) else {
                unreachable!("{state:?}: no card for {step:?}");
            };
            for role in ["card-title", "count", "count-unit", "count-note"] {
                let (_, right) = ends(of(role).unwrap()).unwrap();
                assert!(right <= x + width, "{state:?}: {:?}", of(role));
            }
        }
    });
}

#[test]
fn two_texts_of_a_line_keep_apart() {
    every_scene(|state, scene| {
        let of = |role, number| scene.shapes.iter().find(|shape| shape.key == (role, number)).and_then(ends);
        if let (Some((_, left)), Some((right, _))) = (of("square-caption", 0), of("square-caption", 1)) {
            assert!(left + 4.0 <= right, "{state:?}: {left} {right}");
        }
        for row in 0..6 {
            let ((_, name), (speed, _)) = (of("speed-name", row).unwrap(), of("speed", row).unwrap());
            assert!(name <= speed, "row {row}: {name} {speed}");
        }
    });
}

#[test]
fn all_counts_are_in_view_whichever_access_is_large() {
    every_scene(|state, scene| {
        for step in Step::ALL {
            let count = state.cost(*step).map(|cost| cost.count().to_string());
            assert_eq!(text(scene, "count", *step as u64), count.as_deref(), "{state:?}");
        }
    });
}

#[test]
fn no_two_marks_share_a_key() {
    every_scene(|state, scene| {
        let mut keys: Vec<_> = scene.shapes.iter().map(|shape| shape.key).collect();
        keys.sort_unstable();
        let repeated = keys.windows(2).find(|pair| pair[0] == pair[1]);
        assert_eq!(repeated, None, "{state:?}");
    });
}

#[test]
fn a_lit_lane_is_lit_in_all_four_accesses_and_where_it_is_large() {
    let mut state = State::default();
    state.apply(Action::Pick(Part::Lane(Lane::new(9).unwrap())));
    let scene = scene(&state, Lang::En, Format::Wide);
    let lit = |role| scene.shapes.iter().filter(|shape| shape.key.0 == role && shape.lit).count();
    assert_eq!([lit("card-element"), lit("element"), lit("lane"), lit("wire"), lit("bank")], [4, 1, 1, 1, 1]);
}

#[test]
fn an_open_guess_shows_neither_its_count_nor_what_would_tell_it() {
    for query in ["guess=1", "kernel=naive&guess=1", "kernel=padded&block=16x16&guess=1"] {
        let (state, _) = State::from_query(query);
        let scene = scene(&state, Lang::En, Format::Wide);
        assert_eq!(text(&scene, "count", state.step() as u64), Some("?"), "{query}");
        for tells in ["tint", "served", "waiting", "words", "wire", "outline", "run", "sector"] {
            assert!(scene.shapes.iter().all(|shape| shape.key.0 != tells), "{query}: {tells}");
        }
        assert!(scene.targets.iter().all(|target| !target.name.contains("word")), "{query}");
    }
}

#[test]
fn the_narrow_picture_is_as_tall_at_every_access() {
    for kernel in Kernel::ALL {
        let mut heights = Vec::new();
        for step in Step::ALL {
            let mut state = State::default();
            state.apply(Action::Kernel(*kernel));
            state.apply(Action::Go(*step));
            heights.push(scene(&state, Lang::En, Format::Narrow).height);
        }
        heights.dedup();
        assert_eq!(heights.len(), 1, "{kernel:?}");
    }
}

fn reading(panel: &Panel, slug: &str) -> String {
    panel.readout.iter().find(|reading| reading.slug == slug).unwrap().value.clone()
}

#[test]
fn a_speed_is_shown_where_it_was_measured_and_nowhere_else() {
    let check = |query: &str, value: &str| {
        let panel = panel(&State::from_query(query).0, Lang::En);
        assert_eq!(reading(&panel, "gbps"), value, "{query}");
        let told = panel.readout.iter().any(|reading| reading.slug == "gbps" && reading.basis.is_some());
        assert_eq!(told, value != "not measured", "{query}");
    };
    check("", "1646 · 52 %");
    check("kernel=naive", "501 · 16 %");
    check("kernel=padded", "3589 · 113 %");
    check("kernel=swizzled", "not measured");
    check("kernel=wrong-pad", "not measured");
    check("column=write", "not measured");
    check("kernel=padded&width=8", "not measured");
}
