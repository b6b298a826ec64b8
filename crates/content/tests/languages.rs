//! Every chapter and card stands in every language, with the same structure.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use content::{Block, Chapter, cards, lesson};
use markup::{Page, pair};
use words::Lang;

fn lessons() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons")
}

#[test]
fn every_folder_is_a_chapter() {
    let folders: BTreeSet<String> =
        fs::read_dir(lessons()).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    assert_eq!(folders, Chapter::ALL.map(|chapter| chapter.slug().to_owned()).into());
}

#[test]
fn chapters_have_the_same_structure_in_every_language() {
    for chapter in Chapter::ALL {
        let [en, hi_latn] = Lang::ALL.map(|lang| lesson(chapter, lang));
        for (lesson, lang) in [en, hi_latn].into_iter().zip(Lang::ALL) {
            assert_eq!((lesson.chapter, lesson.lang), (chapter, lang));
            assert!(!lesson.title.is_empty() && !lesson.blocks.is_empty());
        }
        assert_ne!(en.lede, hi_latn.lede);
        assert_eq!(en.facts, hi_latn.facts);
        let ids = |lesson: &content::Lesson| -> Vec<(u8, &str)> {
            lesson.headings.iter().map(|heading| (heading.level, heading.id)).collect()
        };
        assert_eq!(ids(en), ids(hi_latn));
        let figures = |lesson: &content::Lesson| -> Vec<(&str, &str, &str)> {
            let figure = |block: &Block| match *block {
                Block::Figure { id, fig, state, caption: _ } => Some((id, fig, state)),
                Block::Html(_)
                | Block::Derive { .. }
                | Block::Live { .. }
                | Block::Question { .. }
                | Block::Challenge { .. }
                | Block::Check { .. } => None,
            };
            lesson.blocks.iter().filter_map(figure).collect()
        };
        assert_eq!(figures(en), figures(hi_latn));
    }
}

#[test]
fn pairs_are_confirmed() {
    for chapter in Chapter::ALL {
        let [en, hi_latn, pair] = ["en.md", "hi-Latn.md", "pair.toml"]
            .map(|name| fs::read_to_string(lessons().join(chapter.slug()).join(name)).unwrap());
        let faults = pair::check(Page { file: "pair.toml", text: &pair }, chapter.slug(), &en, &hi_latn);
        assert_eq!(faults, []);
    }
}

#[test]
fn cards_speak_every_language() {
    for card in cards() {
        for lang in Lang::ALL {
            let face = card.face.get(lang);
            assert!(!face.front.html.is_empty() && !face.back.html.is_empty(), "{}", card.id);
        }
        assert_ne!(card.face.en.back, card.face.hi_latn.back, "{}", card.id);
    }
}

#[test]
fn the_first_chapter_covers_what_it_promises() {
    let wanted = (1..=30).chain([69]).flat_map(|number| [format!("S1-{number:02}"), format!("S2-{number:02}")]);
    for lang in Lang::ALL {
        let facts = lesson(Chapter::Coalescing, lang).facts;
        let missing: Vec<String> = wanted.clone().filter(|fact| !facts.contains(&fact.as_str())).collect();
        assert_eq!(missing, Vec::<String>::new(), "{lang:?}");
    }
}
