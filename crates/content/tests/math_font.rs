//! The math font has every character that a formula of the course needs.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use content::{Block, Chapter, cards, lesson};
use words::Lang;

#[test]
fn every_character_of_a_formula_is_in_the_font() {
    let covered = covered();
    for html in all_html() {
        for formula in html.split("<math").skip(1).filter_map(|rest| rest.split("</math>").next()) {
            let missing: BTreeSet<char> =
                characters(formula).into_iter().filter(|each| !covered.contains(each)).collect();
            assert!(missing.is_empty(), "add {missing:?} to web/static/math-font.txt: <math{formula}");
        }
    }
}

/// What the font was made from: hexadecimal code points and ranges.
fn covered() -> BTreeSet<char> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/static/math-font.txt");
    let text = fs::read_to_string(path).unwrap();
    let groups = text.lines().map(|line| line.split('#').next().unwrap_or_default().trim());
    let point = |hex: &str| u32::from_str_radix(hex, 16).unwrap();
    groups
        .flat_map(|group| group.split(',').filter(|range| !range.is_empty()))
        .flat_map(|range| {
            let (first, last) = range.split_once('-').unwrap_or((range, range));
            (point(first)..=point(last)).filter_map(char::from_u32)
        })
        .collect()
}

fn all_html() -> Vec<&'static str> {
    let blocks = Chapter::ALL
        .into_iter()
        .flat_map(|chapter| Lang::ALL.map(|lang| lesson(chapter, lang)))
        .flat_map(|lesson| lesson.blocks)
        .flat_map(|block| match *block {
            Block::Html(html) => vec![html],
            Block::Figure { caption, .. } => Vec::from_iter(caption),
            Block::Derive { .. } | Block::Live { .. } => Vec::new(),
            Block::Question { ask, why, .. } => vec![ask, why],
            Block::Challenge { task, why, .. } => vec![task, why],
            Block::Check { says, happens, know, .. } => vec![says, happens, know],
        });
    let faces = cards().flat_map(|card| Lang::ALL.map(|lang| card.face.get(lang)));
    blocks.chain(faces.flat_map(|face| [face.front.html, face.back.html])).collect()
}

/// The characters that a browser draws: entities read, a lone letter in `<mi>` slanted.
fn characters(formula: &str) -> Vec<char> {
    let mut drawn = Vec::new();
    for (tag, text) in formula.split('<').filter_map(|part| part.split_once('>')) {
        let text = text.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
        let slanted = tag == "mi" && text.chars().count() == 1;
        drawn.extend(text.chars().map(|each| if slanted { italic(each) } else { each }));
    }
    drawn
}

fn italic(letter: char) -> char {
    let shifted = |from: char, to: u32| char::from_u32(to + (letter as u32 - from as u32));
    match letter {
        'h' => Some('ℎ'),
        'A'..='Z' => shifted('A', 0x1D434),
        'a'..='z' => shifted('a', 0x1D44E),
        'Α'..='Ω' => shifted('Α', 0x1D6E2),
        'α'..='ω' => shifted('α', 0x1D6FC),
        other => Some(other),
    }
    .unwrap_or(letter)
}
