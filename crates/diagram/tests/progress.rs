//! Draws a reader's progress on days worth looking at, and compares it with the pictures that were looked at.
//!
//! `cargo xtask bless` rewrites the pictures; they are looked at before they are committed.

use diagram::{
    progress::{DayDone, Progress, Retention, Stages, picture, scene, table},
    scene::{Anchor, Form, Format, Shape, Tone},
    svg::{self, Style},
};
use expect_test::expect_file;
use proptest::{collection::vec, prelude::*};
use std::{collections::BTreeSet, path::Path};
use words::Lang;

/// Thirty days that end on the third of December.
fn days(done: impl Fn(u32) -> (u32, u32)) -> Vec<DayDone> {
    let label = |day: u32| if day < 27 { format!("{} Nov", day + 4) } else { format!("{} Dec", day - 26) };
    let day = |day| (label(day), done(day));
    (0..30).map(day).map(|(label, (reviews, missed))| DayDone { label, reviews, missed }).collect()
}

fn empty() -> Progress {
    Progress {
        days: days(|_| (0, 0)),
        ahead: vec![0; 14],
        retention: None,
        wanted_percent: 90,
        stages: Stages { new: 72, learning: 0, young: 0, mature: 0, suspended: 0 },
        streak_days: 0,
    }
}

fn one_day() -> Progress {
    Progress {
        days: days(|day| if day == 29 { (14, 4) } else { (0, 0) }),
        ahead: vec![2, 1, 4, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0],
        retention: Some(Retention { known: 3, asked: 4 }),
        stages: Stages { new: 62, learning: 2, young: 8, mature: 0, suspended: 0 },
        streak_days: 1,
        ..empty()
    }
}

/// Every day some, on a week's last day fewer, one day none.
fn month() -> Progress {
    let reviews = |day: u32| if day % 7 == 6 { 5 } else { 9 + day * 7 % 11 + day / 4 };
    Progress {
        days: days(|day| if day == 17 { (0, 0) } else { (reviews(day), day * 5 % 4) }),
        ahead: vec![6, 12, 9, 10, 7, 8, 4, 6, 3, 5, 2, 4, 3, 2],
        retention: Some(Retention { known: 197, asked: 214 }),
        stages: Stages { new: 9, learning: 6, young: 31, mature: 23, suspended: 3 },
        streak_days: 12,
        ..empty()
    }
}

/// Two good weeks, then two without a review, and what has piled up meanwhile.
fn lapse() -> Progress {
    Progress {
        days: days(|day| match day {
            0..14 => (8 + day * 5 % 9, day % 3),
            29 => (21, 11),
            _ => (0, 0),
        }),
        ahead: vec![34, 9, 6, 5, 3, 2, 2, 0, 1, 2, 1, 0, 1, 0],
        retention: Some(Retention { known: 61, asked: 90 }),
        stages: Stages { new: 24, learning: 11, young: 35, mature: 1, suspended: 1 },
        streak_days: 1,
        ..empty()
    }
}

/// A month without a review, after others with some.
fn pause() -> Progress {
    Progress {
        ahead: vec![46, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0],
        stages: Stages { new: 22, learning: 1, young: 40, mature: 8, suspended: 1 },
        ..empty()
    }
}

fn pictures() -> Vec<(String, Progress, Lang, Format)> {
    let states =
        [("empty", empty()), ("one-day", one_day()), ("month", month()), ("lapse", lapse()), ("pause", pause())];
    let mut pictures = Vec::new();
    for (slug, progress) in states {
        for lang in Lang::ALL.into_iter().filter(|lang| *lang == Lang::En || slug != "one-day" && slug != "lapse") {
            for format in Format::ALL {
                let suffix = if lang == Lang::En { "" } else { "-hi-Latn" };
                let name = format!("progress-{slug}-{}{suffix}.svg", format.slug());
                pictures.push((name, progress.clone(), lang, format));
            }
        }
    }
    pictures
}

#[test]
fn every_progress_looks_as_it_did() {
    for (name, progress, lang, format) in pictures() {
        let drawn = scene(&progress, lang, format);
        let style = Style::Link("../../../../web/style/figure.css");
        let path = format!("../snapshots/progress/{name}");
        expect_file![path.as_str()].assert_eq(&svg::document(&drawn, lang.tag(), style, "Coalescope"));
    }
}

#[test]
fn no_picture_is_left_over() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("snapshots/progress");
    let kept: BTreeSet<String> =
        std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    assert_eq!(kept, pictures().into_iter().map(|(name, ..)| name).collect());
}

#[test]
fn below_ten_reviews_there_is_no_percentage() {
    let asked = |asked| Progress { retention: Some(Retention { known: 8, asked }), ..month() };
    let told = |progress: &Progress| scene(progress, Lang::En, Format::Wide).description;
    assert!(told(&asked(9)).contains("Retention: after 10 reviews of known cards, 9 so far; 90 % wanted."));
    assert!(told(&asked(10)).contains("Retention: 80 %, from 10 reviews of cards already known. 90 % wanted."));
}

#[test]
fn a_screen_reader_hears_every_number() {
    let description = scene(&month(), Lang::En, Format::Wide).description;
    assert_eq!(
        description,
        "445 reviews in 30 days, 42 of them missed. 12 days in a row with reviews. 81 cards are due in the next 14 days. Retention: 92 %, from 214 reviews of cards already known. 90 % wanted. 72 cards: 9 new, 6 learning, 31 young, 23 mature, 3 suspended."
    );
    let svg = picture(&month(), Lang::En, Format::Narrow);
    assert!(svg.starts_with("<svg class=\"scene narrow\" viewBox=\"0 0 328 "));
    assert!(svg.contains(&format!("role=\"img\"><title>Your progress</title><desc>{description}</desc>")));
}

#[test]
fn a_table_has_a_row_for_each_day_and_each_stage() {
    let html = table(&month(), Lang::En);
    assert_eq!(html.matches("<tr>").count(), 4 + 30 + 14 + 3 + 5);
    assert!(html.contains("<tr><th scope=\"row\">4 Nov</th><td>9</td><td>0</td></tr>"));
    assert!(html.contains("<tr><th scope=\"row\">tomorrow</th><td>12</td></tr>"));
    assert!(html.contains("<caption>Cards by stage</caption>"));
}

#[test]
fn a_label_from_outside_stays_text() {
    let mut progress = month();
    progress.days[0].label = "<b>4 Nov".to_owned();
    assert!(!picture(&progress, Lang::En, Format::Wide).contains("<b>"));
    assert!(!table(&progress, Lang::En).contains("<b>"));
}

fn any_progress() -> impl Strategy<Value = Progress> {
    let day = ("[1-9]{1,2} [A-Z][a-z]{2}", 0_u32..3000, 0_u32..3000);
    let days = vec(day.prop_map(|(label, reviews, missed)| DayDone { label, reviews, missed }), 14..43);
    let count = |most: u32| prop_oneof![Just(0), 1_u32..4, 0..most];
    let stages = (count(60), count(60), count(60), count(60), count(60))
        .prop_map(|(new, learning, young, mature, suspended)| Stages { new, learning, young, mature, suspended });
    let retention = (0_u32..900, 0_u32..900).prop_map(|(known, more)| Retention { known, asked: known + more });
    let rest = (proptest::option::of(retention), 70_u8..=97, stages, 0_u32..999);
    (days, vec(count(3000), 14), rest).prop_map(|(days, ahead, (retention, wanted_percent, stages, streak_days))| {
        Progress { days, ahead, retention, wanted_percent, stages, streak_days }
    })
}

/// Left and right end of a shape; text is estimated generously.
fn ends(shape: &Shape<()>) -> (f64, f64) {
    match &shape.form {
        Form::Rect { x, width, .. } => (*x, x + width),
        Form::Text { x, anchor, text, .. } => {
            let each = [(Tone::Heading, 7.6), (Tone::Total, 12.4)].iter().find(|(tone, _)| *tone == shape.tone);
            let width = text.chars().count() as f64 * each.map_or(6.9, |(_, each)| *each);
            match anchor {
                Anchor::Start => (*x, x + width),
                Anchor::Middle => (x - width / 2.0, x + width / 2.0),
                Anchor::End => (x - width, *x),
            }
        }
        Form::Path { points } | Form::Area { points } => {
            points.iter().fold((f64::MAX, f64::MIN), |(left, right), (x, _)| (left.min(*x), right.max(*x)))
        }
        Form::Wire { from, to } => (from.0.min(to.0), from.0.max(to.0)),
        Form::Bracket { left, right, .. } => (*left, *right),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn whatever_was_done_it_fits_into_the_picture(progress in any_progress(), hinglish: bool, narrow: bool) {
        let lang = if hinglish { Lang::HiLatn } else { Lang::En };
        let scene = scene(&progress, lang, if narrow { Format::Narrow } else { Format::Wide });
        let mut keys = BTreeSet::new();
        let mut lines: Vec<(f64, f64, f64)> = Vec::new();
        for shape in &scene.shapes {
            prop_assert!(keys.insert(shape.key), "two shapes are called {:?}", shape.key);
            let (left, right) = ends(shape);
            prop_assert!(left >= -0.1 && right <= scene.width + 0.1, "{:?}", shape);
            match &shape.form {
                Form::Rect { y, height, .. } => prop_assert!(*height >= 0.5 && *y >= 0.0 && y + height <= scene.height, "{:?}", shape),
                Form::Text { y, .. } => {
                    prop_assert!(*y >= 14.0 && *y <= scene.height - 4.0, "{:?}", shape);
                    for (l, r, at) in &lines {
                        prop_assert!((at - y).abs() >= 10.0 || right <= *l || left >= *r, "{:?} at {at}", shape);
                    }
                    lines.push((left, right, *y));
                }
                Form::Path { .. } | Form::Area { .. } | Form::Wire { .. } | Form::Bracket { .. } => {}
            }
        }
    }

    #[test]
    fn every_review_and_every_card_is_drawn_once(progress in any_progress()) {
        let scene = scene(&progress, Lang::En, Format::Wide);
        let drawn = |role| scene.shapes.iter().filter(|shape| shape.key.0 == role).count();
        prop_assert_eq!(drawn("missed"), progress.days.iter().filter(|day| day.missed.min(day.reviews) > 0).count());
        prop_assert_eq!(drawn("remembered"), progress.days.iter().filter(|day| day.reviews > day.missed).count());
        prop_assert_eq!(drawn("due"), progress.ahead.iter().filter(|due| **due > 0).count());
        let Stages { new, learning, young, mature, suspended } = progress.stages;
        let there = [new, learning, young, mature, suspended].into_iter().filter(|cards| *cards > 0).count();
        prop_assert_eq!((drawn("stage"), drawn("stage-name")), (there, there));
    }
}
