//! Draws every example and compares it with the picture that was looked at.
//!
//! `cargo xtask bless` rewrites the pictures; they are looked at before they are committed.

use diagram::{
    gallery::{self, Example},
    scene::Format,
    svg::{self, Style},
};
use expect_test::expect_file;
use std::{collections::BTreeSet, path::Path};
use words::Lang;

/// Hinglish goldens: one of each figure, in both layouts; the geometry is that of the English ones.
const HINGLISH: [&str; 23] = [
    "stride-2",
    "lane-lit",
    "stride-8-lit",
    "align-128",
    "soa-three",
    "transpose-lane",
    "store-transposed",
    "unknown",
    "guard",
    "rows-16",
    "padded-lane-lit",
    "four-rows",
    "far-lane",
    "overlap",
    "one-warp-close",
    "many-warps",
    "stride-1024-measured",
    "a100-reported",
    "whole-sectors",
    "conflict-latency",
    "torch-kernel",
    "stride-to-speed",
    "bandwidth-lit",
];

fn pictures() -> impl Iterator<Item = (Example, Lang, Format)> {
    gallery::examples().into_iter().flat_map(|example| {
        let hinglish = HINGLISH.contains(&example.slug);
        let langs = Lang::ALL.into_iter().filter(move |lang| *lang == Lang::En || hinglish);
        langs.flat_map(move |lang| {
            let example = example.clone();
            Format::ALL.into_iter().map(move |format| (example.clone(), lang, format))
        })
    })
}

fn file_name(example: &Example, lang: Lang, format: Format) -> String {
    let suffix = match lang {
        Lang::En => String::new(),
        Lang::HiLatn => format!("-{}", lang.tag()),
    };
    format!("{}-{}-{}{suffix}.svg", example.figure.slug(), example.slug, format.slug())
}

#[test]
fn every_example_looks_as_it_did() {
    for (example, lang, format) in pictures() {
        let (scene, _) = gallery::drawn(example.figure, &example.query, lang, format);
        let source = format!("?v=1&fig={}&{}", example.figure.slug(), example.query);
        let drawn = svg::document(&scene, lang.tag(), Style::Link("../../../web/style/figure.css"), &source);
        let path = format!("../snapshots/{}", file_name(&example, lang, format));
        expect_file![path.as_str()].assert_eq(&drawn);
    }
}

#[test]
fn no_picture_is_left_over() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("snapshots");
    // Pictures of what is no figure lie in folders of their own.
    let files = std::fs::read_dir(folder).unwrap().map(Result::unwrap).filter(|entry| entry.path().is_file());
    let kept: BTreeSet<String> = files.map(|entry| entry.file_name().into_string().unwrap()).collect();
    let drawn: BTreeSet<String> = pictures().map(|(example, lang, format)| file_name(&example, lang, format)).collect();
    assert_eq!(kept, drawn);
}

#[test]
fn every_shape_lies_inside_its_picture_and_has_a_key_of_its_own() {
    for (example, lang, format) in pictures() {
        let (scene, _) = gallery::drawn(example.figure, &example.query, lang, format);
        let mut keys = BTreeSet::new();
        for shape in &scene.shapes {
            let name = file_name(&example, lang, format);
            assert!(keys.insert(shape.key), "{name}: two shapes are called {:?}", shape.key);
            if let diagram::scene::Form::Rect { x, y, width, height, .. } = shape.form {
                assert!(width >= 0.0 && height >= 0.0, "{name}: {:?}", shape);
                assert!(x >= -3.1 && x + width <= scene.width + 3.1, "{name}: {:?}", shape);
                assert!(y >= 0.0 && y + height <= scene.height, "{name}: {:?}", shape);
            }
        }
    }
}

#[test]
fn every_address_leads_back_to_its_example() {
    for example in gallery::examples() {
        let (address, faults) = example.figure.read(&example.query);
        assert_eq!(faults, [], "{}", example.slug);
        assert_eq!(example.figure.read(&address), (address, Vec::new()), "{}", example.slug);
    }
}
