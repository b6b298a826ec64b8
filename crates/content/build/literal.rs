//! Writes what was read as Rust literals.

use std::fmt::Write as _;

use markup::{Block, Card, Example, Face, Group, Heading, Lesson, Side};
use quiz::Count;

use crate::chapter::Chapter;

/// A module with one static a chapter, one for all cards and one for all examples.
pub fn course(chapters: &[Chapter], cards: &[Card], groups: &[Group]) -> String {
    let mut out = String::new();
    for chapter in chapters {
        let slug = &chapter.slug;
        let name = slug.replace('-', "_").to_uppercase();
        let en = lesson(slug, "En", &chapter.en.lesson);
        let hi_latn = lesson(slug, "HiLatn", &chapter.hi_latn.lesson);
        // Writing to a String cannot fail.
        let _ = writeln!(
            out,
            "pub(crate) static {name}: Localized<Lesson> = Localized {{ en: {en}, hi_latn: {hi_latn} }};"
        );
    }
    let _ = writeln!(out, "pub(crate) static CARDS: &[Card] = &{};", list(cards, card));
    let _ = writeln!(out, "pub(crate) static EXAMPLES: &[Group] = &{};", list(groups, group));
    out
}

fn lesson(slug: &str, lang: &str, lesson: &Lesson) -> String {
    let Lesson { title, description, lede, headings, blocks, facts, marks: _ } = lesson;
    format!(
        "Lesson {{ chapter: Chapter::{}, lang: Lang::{lang}, title: {title:?}, \
         description: {description:?}, lede: {lede:?}, headings: &{}, blocks: &{}, facts: &{facts:?} }}",
        variant(slug),
        list(headings, heading),
        list(blocks, block),
    )
}

fn heading(heading: &Heading) -> String {
    let Heading { level, id, text } = heading;
    format!("Heading {{ level: {level}, id: {id:?}, text: {text:?} }}")
}

fn block(block: &Block) -> String {
    match block {
        Block::Html(html) => format!("Block::Html({html:?})"),
        Block::Figure { id, fig, state, caption } => {
            format!("Block::Figure {{ id: {id:?}, fig: {fig:?}, state: {state:?}, caption: {caption:?} }}")
        }
        Block::Derive { figure, fig, state } => {
            format!("Block::Derive {{ figure: {figure:?}, fig: {fig:?}, state: {state:?} }}")
        }
        Block::Live { figure, state, text } => {
            format!("Block::Live {{ figure: {figure:?}, state: {state:?}, text: {text:?} }}")
        }
        Block::Question { id, ask, state, count, why } => format!(
            "Block::Question {{ id: {id:?}, ask: {ask:?}, state: {state:?}, count: {}, why: {why:?} }}",
            count_literal(*count)
        ),
        Block::Challenge { id, figure, fig, state, task, goal, solution, why } => format!(
            "Block::Challenge {{ id: {id:?}, figure: {figure:?}, fig: {fig:?}, state: {state:?}, \
             task: {task:?}, goal: &{goal:?}, solution: {solution:?}, why: {why:?} }}"
        ),
        Block::Check { says, happens, know, facts } => {
            format!("Block::Check {{ says: {says:?}, happens: {happens:?}, know: {know:?}, facts: &{facts:?} }}")
        }
    }
}

fn count_literal(count: Count) -> String {
    match count {
        Count::Global(of) => format!("Count::Global(count::Global::{of:?})"),
        Count::Shared(of) => format!("Count::Shared(count::Shared::{of:?})"),
        Count::Dram(of) => format!("Count::Dram(count::Dram::{of:?})"),
    }
}

fn card(card: &Card) -> String {
    let Card { id, facts, chapter, fig, state, confusion, en, hi_latn } = card;
    let confusion = confusion.map_or("None".to_owned(), |confusion| format!("Some(quiz::Confusion::{confusion:?})"));
    format!(
        "Card {{ id: {id:?}, facts: &{facts:?}, chapter: Chapter::{}, fig: Name::{}, state: {state:?}, \
         confusion: {confusion}, face: Localized {{ en: {}, hi_latn: {} }} }}",
        variant(chapter),
        variant(fig),
        face(en),
        face(hi_latn)
    )
}

fn face(face: &Face) -> String {
    let Face { front, back } = face;
    format!("Face {{ front: {}, back: {} }}", side(front), side(back))
}

fn side(side: &Side) -> String {
    let Side { html, markdown } = side;
    format!("Side {{ html: {html:?}, markdown: {markdown:?} }}")
}

fn group(group: &Group) -> String {
    let Group { id, en, hi_latn, examples } = group;
    format!(
        "Group {{ id: {id:?}, name: Localized {{ en: {en:?}, hi_latn: {hi_latn:?} }}, examples: &{} }}",
        list(examples, example)
    )
}

fn example(example: &Example) -> String {
    let Example { id, memory, op, block, block_index, base, snippet, en, hi_latn } = example;
    format!(
        "Example {{ id: {id:?}, memory: Space::{memory:?}, op: Op::{op:?}, block: {block:?}, \
         block_index: {block_index:?}, base: {base}, snippet: {snippet:?}, \
         title: Localized {{ en: {:?}, hi_latn: {:?} }}, asks: Localized {{ en: {:?}, hi_latn: {:?} }} }}",
        en.title, hi_latn.title, en.asks, hi_latn.asks
    )
}

fn list<T>(items: &[T], literal: fn(&T) -> String) -> String {
    format!("[{}]", items.iter().map(literal).collect::<Vec<_>>().join(", "))
}

/// `global-memory` is `GlobalMemory`.
fn variant(slug: &str) -> String {
    slug.split('-')
        .map(|word| {
            let (first, rest) = word.split_at(word.ceil_char_boundary(1));
            first.to_uppercase() + rest
        })
        .collect()
}
