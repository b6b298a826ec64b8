//! Challenges as a reader sees them, and every challenge of the course.

use super::*;
use crate::figure;
use diagram::{gallery, scene::Format};
use words::Lang;

/// How a figure stands to a goal, as text without its tags.
fn check(fig: Name, query: &str, conditions: &str, expected: &str) {
    let panel = figure::any(fig, query).0.panel(Lang::En);
    let html = html(&stands(&goal(conditions), &panel), words(Lang::En).challenge());
    let text = html.replace("</li>", "\n").replace("<li>", "").replace("<b>", "").replace("</b>", "");
    assert_eq!(text.replace(" \n", "\n").trim_end(), expected);
}

#[test]
fn it_says_what_stands_now_and_what_is_wanted() {
    check(
        Name::Coalescing,
        "stride=4",
        "width = 4;sectors = 32;stride >= 4",
        "element 4 bytes, wanted 4 bytes ✓\nsectors 16, wanted 32\nstride 4, wanted ≥ 4 ✓",
    );
}

#[test]
fn a_count_that_waits_for_a_guess_gives_nothing_away() {
    check(Name::Coalescing, "stride=4&guess=1", "sectors = 16", "sectors ?, wanted 16");
}

#[test]
fn a_dial_that_does_nothing_now_does_not_count() {
    check(Name::Coalescing, "pattern=random&stride=4", "stride = 4", "stride –, wanted 4");
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
                let now = shown.rsplit("→ ").next().unwrap();
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
        goal: Vec<Condition>,
        opening: Panel,
        solved: Panel,
    }

    fn all() -> Vec<(Chapter, Lang, Given)> {
        let mut all = Vec::new();
        for (chapter, lang) in Chapter::ALL.into_iter().flat_map(|chapter| Lang::ALL.map(|lang| (chapter, lang))) {
            for block in lesson(chapter, lang).blocks {
                let Block::Challenge { id, fig, state, goal, solution, .. } = *block else { continue };
                let name = Name::from_slug(fig).unwrap();
                let goal: Vec<Condition> = goal.iter().map(|one| Condition::read(one).unwrap()).collect();
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
            for condition in &goal {
                let menu = menus(&opening).find(|menu| menu.name == condition.name);
                match menu {
                    Some(menu) => {
                        let has = menu.options.iter().any(|(slug, _)| *slug == condition.wanted);
                        assert!(has, "{id}, {lang:?}: {} is never {}", condition.name, condition.wanted);
                    }
                    None => assert!(count(&opening, &condition.name).is_some(), "{id}: no `{}`", condition.name),
                }
            }
        }
    }

    #[test]
    fn every_challenge_can_be_reached_and_has_not_been_reached_at_first() {
        for (_, lang, Given { id, goal, opening, solved }) in all() {
            let left: Vec<Stand> = stands(&goal, &solved).into_iter().filter(|one| !one.is_met).collect();
            assert_eq!(left, [], "{id}, {lang:?}");
            assert!(stands(&goal, &opening).iter().any(|one| !one.is_met), "{id}, {lang:?}: nothing to do");
        }
    }
}
