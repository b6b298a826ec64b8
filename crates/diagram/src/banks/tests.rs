//! What holds in every picture of the banks, whatever is shown.

use super::*;
use crate::{
    label::caption_width,
    scene::{Anchor, Form, Tone},
};
use model::{
    access::{self, Access, Space, Width},
    figure::{
        Figure, Name,
        banks::{Action, Preset},
    },
    query::Choice,
};

fn read(query: &str) -> State {
    State::read(Name::Banks, query).0
}

fn pictures() -> impl Iterator<Item = (String, Scene<Part>)> {
    let formats = || Lang::ALL.into_iter().flat_map(|lang| Format::ALL.map(|format| (lang, format)));
    EXAMPLES.into_iter().flat_map(move |(slug, query)| {
        formats()
            .map(move |(lang, format)| (format!("{slug}, {lang:?}, {format:?}"), scene(&read(query), lang, format)))
    })
}

#[test]
fn no_text_leaves_its_picture() {
    for (name, scene) in pictures() {
        for shape in &scene.shapes {
            let Form::Text { x, y, anchor, text } = &shape.form else { continue };
            let digits = text.chars().count() as f64;
            let small = [Tone::Small, Tone::OnUsedSmall, Tone::OnConflictSmall];
            let width = match shape.tone == Tone::Heading {
                true => caption_width(text) * 1.12,
                false if shape.tone == Tone::Caption => caption_width(text),
                false => digits * if small.contains(&shape.tone) { 5.0 } else { 6.2 },
            };
            let left = match anchor {
                Anchor::Start => *x,
                Anchor::Middle => x - width / 2.0,
                Anchor::End => x - width,
            };
            assert!(left >= -0.1 && left + width <= scene.width + 0.1, "{name}: {text}");
            assert!(*y >= 8.0 && *y <= scene.height, "{name}: {text}");
        }
    }
}

#[test]
fn captions_of_a_line_do_not_overlap() {
    for (name, scene) in pictures() {
        let captions: Vec<(f64, f64, f64, &str)> = scene
            .shapes
            .iter()
            .filter(|shape| shape.tone == Tone::Caption)
            .filter_map(|shape| match &shape.form {
                Form::Text { x, y, text, .. } => Some((*x, *y, caption_width(text), text.as_str())),
                Form::Rect { .. }
                | Form::Wire { .. }
                | Form::Bracket { .. }
                | Form::Path { .. }
                | Form::Area { .. } => None,
            })
            .collect();
        for (x, y, width, text) in &captions {
            for (other_x, other_y, _, other) in &captions {
                let beside = (y - other_y).abs() < 9.0 && x < other_x;
                assert!(!beside || x + width <= *other_x, "{name}: {text} | {other}");
            }
        }
    }
}

#[test]
fn every_preset_is_an_example() {
    for preset in Preset::ALL {
        let example = EXAMPLES.iter().find(|(slug, _)| *slug == preset.slug());
        assert_eq!(example.map(|(_, query)| read(query).preset()), Some(Some(*preset)));
    }
}

#[test]
fn everything_a_reader_can_point_at_can_be_reached_by_keyboard_once() {
    for (name, scene) in pictures() {
        for shape in &scene.shapes {
            let Some(part) = shape.part else { continue };
            let reached = scene.targets.iter().filter(|target| target.part == part).count();
            assert_eq!(reached, 1, "{name}: {part:?}");
        }
    }
}

#[test]
fn an_open_guess_shows_no_count() {
    let pictures = |query: &str| {
        let mut state = read(query);
        state.apply(Action::Predict);
        Format::ALL.map(|format| scene(&state, Lang::En, format).height)
    };
    // Not even by the height of the picture.
    assert_eq!(pictures("stride=32"), pictures("stride=1"));
    let open = read("stride=12&guess=1");
    assert!(panel(&open, Lang::En).readout.iter().all(|reading| reading.value == "?"));
    assert!(!scene(&open, Lang::En, Format::Wide).description.contains("turn"));
}

#[test]
fn an_access_from_elsewhere_can_be_drawn() {
    let lanes = std::array::from_fn(|lane| (lane < 20).then_some(16_384 + 256 * lane as u64));
    let access = Access::new(Space::Shared, access::Op::Load, Width::B16, lanes).unwrap();
    let state = State::of_access(access);
    for format in Format::ALL {
        assert_eq!(scene(&state, Lang::En, format).table.rows.len(), 32);
    }
    let panel = panel(&state, Lang::En);
    assert!(panel.chips.is_empty() && panel.dials.iter().all(|dial| !dial.shown));
    let reading =
        |slug| panel.readout.iter().find(|reading| reading.slug == slug).map(|reading| reading.value.as_str());
    assert_eq!((reading("groups"), reading("wavefronts"), reading("conflicts")), (Some("3"), Some("20"), Some("17")));
}

#[test]
fn the_readout_has_both_counts_where_something_is_done() {
    let panel = panel(&read("pattern=tile&fix=pad"), Lang::En);
    let values: Vec<(&str, &str)> =
        panel.readout.iter().map(|reading| (reading.slug, reading.value.as_str())).collect();
    let expected = [
        ("groups", "1 → 1"),
        ("wavefronts", "32 → 1"),
        ("conflicts", "31 → 0"),
        ("n-way", "32-way → free"),
        ("latency", "95.7 → 33.7"),
        ("throughput", "32 → 1"),
    ];
    assert_eq!(values, expected);
}
