//! The map's pictures: nothing overlaps, every arrow has a label and a way, and every link leads somewhere.

use diagram::{
    map::scene,
    scene::{Anchor, Drawn, Form, Format, Scene, Shape},
};
use model::{
    figure::{
        Figure, Name,
        map::{Concept, Link, Path, State},
    },
    query::Choice,
};
use std::collections::BTreeSet;
use words::{Lang, glossary, words};

fn state(query: &str) -> State {
    let (state, faults) = State::from_query(query);
    assert_eq!(faults, [], "{query}");
    state
}

/// Left, top, right, bottom.
type Area = (f64, f64, f64, f64);

fn area(shape: &Shape<Concept>) -> Area {
    match &shape.form {
        Form::Rect { x, y, width, height, .. } => (*x, *y, x + width, y + height),
        Form::Text { x, y, anchor, text } => {
            // A caption is set at 12 px in a proportional font.
            let width = text.chars().count() as f64 * 6.6;
            let left = match anchor {
                Anchor::Start => *x,
                Anchor::Middle => x - width / 2.0,
                Anchor::End => x - width,
            };
            (left, y - 9.0, left + width, y + 2.0)
        }
        // Lines are meant to run between the boxes.
        Form::Path { .. } | Form::Wire { .. } | Form::Bracket { .. } | Form::Area { .. } => (0.0, 0.0, 0.0, 0.0),
    }
}

fn overlap(one: Area, other: Area) -> bool {
    one.0 < other.2 && other.0 < one.2 && one.1 < other.3 && other.1 < one.3
}

fn of_role<'a>(scene: &'a Scene<Concept>, role: &'a str) -> impl Iterator<Item = &'a Shape<Concept>> {
    scene.shapes.iter().filter(move |shape| shape.key.0 == role)
}

fn boxes(scene: &Scene<Concept>) -> Vec<&Shape<Concept>> {
    let on_map = |shape: &&Shape<Concept>| !shape.key.0.starts_with("told");
    scene.shapes.iter().filter(|shape| shape.part.is_some()).filter(on_map).collect()
}

#[test]
fn boxes_do_not_touch_and_labels_lie_beside_them() {
    let mut faults = Vec::new();
    for lang in Lang::ALL {
        for format in Format::ALL {
            let scene = scene(&State::default(), lang, format);
            let boxes = boxes(&scene);
            assert_eq!(boxes.len(), Concept::ALL.len());
            for (at, one) in boxes.iter().enumerate() {
                for other in &boxes[at + 1..] {
                    assert!(!overlap(area(one), area(other)), "{format:?}: {:?} and {:?}", one.part, other.part);
                }
            }
            let labels: Vec<_> = of_role(&scene, "label").chain(of_role(&scene, "layer")).collect();
            for (at, label) in labels.iter().enumerate() {
                let (left, _, right, _) = area(label);
                assert!(left >= 0.0 && right <= scene.width, "{label:?}");
                for other in boxes.iter().chain(&labels[at + 1..]) {
                    if overlap(area(label), area(other)) {
                        faults.push(format!("{lang:?} {format:?}: {:?} lies on {:?}", label.form, other.form));
                    }
                }
            }
        }
    }
    assert_eq!(faults, Vec::<String>::new());
}

#[test]
fn every_arrow_is_labelled_in_both_languages() {
    for lang in Lang::ALL {
        let scene = scene(&State::default(), lang, Format::Wide);
        let labels: Vec<_> = of_role(&scene, "label").collect();
        assert_eq!(labels.len(), Link::ALL.len());
        assert_eq!(of_role(&scene, "arrow").count(), Link::ALL.len());
        for label in labels {
            assert!(matches!(&label.form, Form::Text { text, .. } if !text.is_empty()), "{label:?}");
        }
    }
}

#[test]
fn what_is_lit_is_told_arrow_by_arrow_on_a_phone() {
    let check = |query: &str, rows: usize, froms: usize, tos: usize| {
        let scene = scene(&state(query), Lang::En, Format::Narrow);
        let counts = ["told-label", "told-from", "told-to"].map(|role| of_role(&scene, role).count());
        assert_eq!(counts, [rows, froms, tos], "{query}");
    };
    // Two arrows lead to a sector, two leave it: it has one box on each side.
    check("concept=sector", 4, 3, 3);
    check("", 6, 6, 6);
    check("path=coherence", 3, 2, 2);
    check("step=code", 0, 0, 0);
}

#[test]
fn the_sentence_says_what_it_is_and_where_it_leads() {
    for lang in Lang::ALL {
        for concept in Concept::ALL {
            let state = state(&format!("concept={}", concept.slug()));
            let sentence = state.panel(lang).sentence;
            assert!(sentence.len() > 30, "{concept:?}: {sentence}");
        }
    }
    let sentence = state("concept=l1").panel(Lang::En).sentence;
    assert!(sentence.contains("not coherent") && sentence.contains("asks of L2"), "{sentence}");
}

#[test]
fn every_concept_is_a_word_of_the_glossary_and_is_called_the_same_there() {
    for lang in Lang::ALL {
        for concept in Concept::ALL {
            let (_, entry) = glossary::terms(lang).find(|(term, _)| term.id == concept.slug()).unwrap();
            let name = scene(&State::default(), lang, Format::Wide).table.rows[*concept as usize].1[0].clone();
            assert_eq!(entry.name, name);
        }
    }
}

#[test]
fn links_lead_to_chapters_words_and_figures() {
    for concept in Concept::ALL {
        let blocks = state(&format!("concept={}", concept.slug())).blocks(Lang::En);
        let [(_, html)] = blocks.as_slice() else { panic!("{blocks:?}") };
        assert!(html.contains(&format!("../glossary/#term-{}", concept.slug())), "{html}");
        for address in html.split("href=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
            let folder = address.strip_prefix("../").and_then(|rest| rest.split('/').next()).unwrap();
            let known = ["coalescing", "derivation", "patterns", "banks", "dram", "silicon", "mistakes"];
            assert!(known.contains(&folder) || ["glossary", "embed"].contains(&folder), "{address}");
        }
    }
    assert_eq!(State::default().blocks(Lang::En), [("taught", String::new())]);
    for path in Path::ALL {
        let blocks = state(&format!("path={}", path.slug())).blocks(Lang::HiLatn);
        assert!(blocks[0].1.contains("href=\"../"), "{blocks:?}");
    }
}

#[test]
fn every_term_has_an_id_of_its_own_a_sentence_and_a_figure_that_can_be_read() {
    let ids: BTreeSet<&str> = glossary::TERMS.iter().map(|term| term.id).collect();
    assert_eq!(ids.len(), glossary::TERMS.len());
    let kebab = |id: &str| id.chars().all(|each| each.is_ascii_lowercase() || each.is_ascii_digit() || each == '-');
    assert!(ids.iter().all(|id| kebab(id)));
    for lang in Lang::ALL {
        for (term, entry) in glossary::terms(lang) {
            assert_eq!(term.id, entry.id);
            assert!(!entry.name.is_empty() && entry.sentence.ends_with('.'), "{entry:?}");
        }
        assert_eq!(words(lang).glossary().terms.len(), glossary::COUNT);
    }
    for term in &glossary::TERMS {
        let Some((fig, query)) = term.fig else { continue };
        let (_, faults) = Name::from_slug(fig).unwrap().read(query);
        assert_eq!(faults, [], "{}: {fig}?{query}", term.id);
    }
}

#[test]
fn colours_of_words_are_those_of_texts() {
    let known = ["lane", "used", "wasted", "sector", "line", "request", "wavefront", "conflict", "row"];
    for class in glossary::TERMS.iter().filter_map(|term| term.class) {
        assert!(known.contains(&class), "{class}");
    }
}

#[test]
fn a_pointed_concept_is_lit_without_being_picked() {
    let mut state = State::default();
    state.point(Some(Concept::Row));
    assert!(state.lights(Concept::Row) && !state.lights(Concept::Burst));
    assert_eq!(state.to_query(), "");
    state.release();
    assert_eq!(state, State::default());
}
