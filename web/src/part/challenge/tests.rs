//! Challenges as a reader sees them, and every challenge of the course.

use super::*;
use crate::figure;
use diagram::{gallery, scene::Format};
use words::Lang;

/// What a figure shows of a condition, and whether it holds.
fn check(query: &str, condition: &str, now: &str, holds: bool) {
    let panel = figure::any(Name::Coalescing, query).0.panel(Lang::En);
    assert_eq!(stand(Condition::read(condition).unwrap(), &panel), (now.to_owned(), holds));
}

#[test]
fn counts_dials_facts_and_menus_can_be_wanted() {
    check("stride=4", "sectors = 16", "16", true);
    check("stride=4", "sectors = 32", "16", false);
    check("stride=4", "stride >= 4", "4", true);
    check("stride=4", "wasted < 400", "384", true);
    check("stride=4", "width = 4", "4 bytes", true);
    check("stride=4", "arch = fermi", "Volta to Blackwell", false);
}

#[test]
fn a_count_that_waits_for_a_guess_gives_nothing_away() {
    check("stride=4&guess=1", "sectors = 16", "?", false);
}

#[test]
fn a_dial_that_does_nothing_now_does_not_count() {
    check("pattern=random&stride=4", "stride = 4", "–", false);
}

/// A number of millionths as figures write it, without commas.
fn written(millionths: u64) -> String {
    let text = format!("{}.{:06}", millionths / 1_000_000, millionths % 1_000_000);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

#[test]
fn every_number_that_a_figure_shows_is_read_as_it_is_written() {
    let mut read = 0;
    for example in gallery::examples() {
        for lang in Lang::ALL {
            let (_, panel) = gallery::drawn(example.figure, &example.query, lang, Format::Wide);
            let counts = panel.readout.iter().map(|reading| reading.value.clone());
            for shown in counts.chain(panel.facts.iter().map(|(_, value)| value.clone())) {
                let now = shown.split_once('→').map_or(shown.as_str(), |(_, now)| now).trim_start();
                let number = quiz::goal::number(&shown);
                assert_eq!(number.is_some(), now.starts_with(|first: char| first.is_ascii_digit()), "{shown}");
                if let Some((millionths, unit)) = number {
                    let digits = now.strip_suffix(unit).unwrap().trim_end().replace(',', "");
                    assert_eq!(written(millionths), digits, "{shown}");
                    read += 1;
                }
            }
        }
    }
    assert!(read > 1000);
}

#[cfg(feature = "ssr")]
mod course {
    use super::*;
    use content::{Block, Chapter, lesson};

    /// A challenge in one language: what stands around its figure at first, and in its solution.
    struct Given {
        id: &'static str,
        goal: Vec<Condition<'static>>,
        opening: Panel,
        solved: Panel,
    }

    fn all() -> Vec<(Chapter, Lang, Given)> {
        let mut all = Vec::new();
        for (chapter, lang) in Chapter::ALL.into_iter().flat_map(|chapter| Lang::ALL.map(|lang| (chapter, lang))) {
            for block in lesson(chapter, lang).blocks {
                let Block::Challenge { id, fig, state, goal, solution, .. } = *block else { continue };
                let name = Name::from_slug(fig).unwrap();
                let goal = goal.iter().map(|one| Condition::read(one).unwrap()).collect();
                let panel = |query| figure::any(name, query).0.panel(lang);
                all.push((chapter, lang, Given { id, goal, opening: panel(state), solved: panel(solution) }));
            }
        }
        all
    }

    #[test]
    fn every_chapter_of_the_course_has_two_challenges() {
        for (chapter, lang) in Chapter::COURSE.into_iter().flat_map(|chapter| Lang::ALL.map(|lang| (chapter, lang))) {
            let count = all().iter().filter(|(of, said, _)| (*of, *said) == (chapter, lang)).count();
            assert_eq!(count, 2, "{chapter:?}, {lang:?}");
        }
    }

    #[test]
    fn every_challenge_asks_for_what_its_figure_has() {
        for (_, lang, Given { id, goal, opening, .. }) in all() {
            for condition in goal {
                match menu(&opening, condition.name) {
                    Some(menu) => assert_ne!(option(menu, condition.wanted), "", "{id}, {lang:?}: {condition:?}"),
                    None => assert!(live::count(&opening, condition.name).is_some(), "{id}: {condition:?}"),
                }
            }
        }
    }

    #[test]
    fn every_challenge_can_be_reached_and_has_not_been_reached_at_first() {
        for (_, lang, Given { id, goal, opening, solved }) in all() {
            let left = |panel: &Panel| -> Vec<Condition> {
                goal.iter().copied().filter(|condition| !stand(*condition, panel).1).collect()
            };
            assert!(left(&solved).is_empty(), "{id}, {lang:?}: {:?}", left(&solved));
            assert!(!left(&opening).is_empty(), "{id}, {lang:?}: nothing to do");
        }
    }
}
