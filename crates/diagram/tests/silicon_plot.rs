//! The plot of measurements is read by eye and by finger: a tap takes the nearest place, lines are told apart, and an
//! axis names its numbers.

use diagram::{
    scene::{Form, Format, Shape},
    silicon::scene,
};
use model::{
    figure::silicon::{Action, Part, Scale, State},
    measured::Series,
    query::Choice,
};
use words::Lang;

/// On a phone dots lie closer than a finger is wide: what is pressed is the place whose column is there.
#[test]
fn a_tap_takes_the_nearest_place_however_close_the_dots_are() {
    let mut loaded = State::default();
    loaded.apply(Action::Own(include_str!("../../../hardware/h200-again.jsonl").to_owned()));
    for series in Series::ALL {
        let mut state = loaded.clone();
        state.apply(Action::Series(*series));
        if state.spec().has_bars() {
            continue;
        }
        for format in Format::ALL {
            let shapes = scene(&state, Lang::En, format).shapes;
            let points = shapes.iter().filter(|shape| shape.key.0 == "point");
            for point in points {
                let Form::Rect { x, width, y, height, .. } = point.form else { panic!("{point:?}") };
                let (x, y) = (x + width / 2.0, y + height / 2.0);
                let covers = |shape: &&Shape<Part>| {
                    let Form::Rect { x: left, y: top, width, height, .. } = shape.form else { return false };
                    (left..=left + width).contains(&x) && (top..=top + height).contains(&y)
                };
                let hit = shapes.iter().rev().filter(|shape| shape.part.is_some()).find(covers).unwrap();
                assert_eq!((hit.key.0, hit.part), ("column", point.part), "{:?}, {format:?}", state.series());
                let Form::Rect { width, height, .. } = hit.form else { panic!("{hit:?}") };
                assert!(width.max(height) >= 24.0, "{:?}, {format:?}: {width} × {height}", state.series());
            }
        }
    }
}

/// Three lines of one colour are told apart where they are, and beside their names.
#[test]
fn where_a_place_has_several_lines_each_has_a_mark_of_its_own() {
    let (state, _) = State::from_query("series=l2_fetch");
    for format in Format::ALL {
        let shapes = scene(&state, Lang::En, format).shapes;
        let sides = |key: (&'static str, u64)| {
            let shape = shapes.iter().find(|shape| shape.key == key).unwrap_or_else(|| panic!("{key:?}"));
            let Form::Rect { width, height, radius, .. } = shape.form else { panic!("{shape:?}") };
            ((1000.0 * width / height).round(), radius > 1.0)
        };
        // Stride 16: the first curve's mark is the one that is reached; lines are numbered by curve.
        let dots = [("dot", 16 * 8), ("dot", 16 * 8 + 1), ("dot", 16 * 8 + 2)];
        let dots = dots.map(|key| if shapes.iter().any(|shape| shape.key == key) { key } else { ("point", 16) });
        let marks = dots.map(sides);
        assert!(marks[0] != marks[1] && marks[1] != marks[2] && marks[0] != marks[2], "{marks:?}");
        assert_eq!([("beside", 0), ("beside", 1), ("beside", 2)].map(sides), marks, "{format:?}");
    }
}

#[test]
fn the_axis_of_tiny_numbers_names_each_of_them() {
    let mut state = State::default();
    state.apply(Action::Own("{\"what\":\"stride_read_f32\",\"stride\":8,\"useful_gbps\":0.000002}".to_owned()));
    for scale in Scale::ALL {
        state.apply(Action::Scale(*scale));
        let shapes = scene(&state, Lang::En, Format::Wide).shapes;
        let ticks = shapes.iter().filter(|shape| shape.key.0 == "up").filter_map(|shape| {
            let Form::Text { text, .. } = &shape.form else { return None };
            Some(text.clone())
        });
        let mut ticks: Vec<String> = ticks.collect();
        let many = ticks.len();
        ticks.sort();
        ticks.dedup();
        assert!(many > 2 && ticks.len() == many, "{scale:?}: {ticks:?}");
    }
}
