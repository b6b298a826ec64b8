//! Cards: a front and a back in every language, under an id that stays for ever.

use std::collections::BTreeSet;

use crate::diagnostic::{Diagnostic, Page};
use crate::fields::{Fields, Text};
use crate::id::{is_fact, is_kebab};
use crate::prose::Prose;
use crate::read::{CheckState, Spelling};
use quiz::Confusion;

/// A card of the course.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// Language-free, unique in the course.
    pub id: String,
    /// The facts it asks for.
    pub facts: Vec<String>,
    /// The chapter that it belongs to: the name of its file.
    pub chapter: String,
    /// The figure that shows the answer.
    pub fig: String,
    /// That figure's state, as a query.
    pub state: String,
    /// The confusion that it treats.
    pub confusion: Option<Confusion>,
    /// In English.
    pub en: Face,
    /// In Hinglish.
    pub hi_latn: Face,
}

/// A card's two sides in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Face {
    /// The question.
    pub front: Side,
    /// The answer.
    pub back: Side,
}

/// One side of a card: a paragraph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Side {
    /// As HTML, without the paragraph around it.
    pub html: String,
    /// As the author wrote it, in Markdown and on one line.
    pub markdown: String,
}

/// Reads all card files of the course, whose ids must differ. With faults,
/// only the cards that are whole come out.
pub fn cards(pages: &[Page], check_state: &CheckState) -> (Vec<Card>, Vec<Diagnostic>) {
    let (mut cards, mut all) = (Vec::new(), Vec::new());
    let mut ids = BTreeSet::new();
    for page in pages {
        let mut prose = Prose::new(*page, Spelling::Any);
        let whole = 0..0;
        if let Some(mut file) = Fields::parse(page.text, 0, whole.clone(), &mut prose.faults) {
            let tables = file.tables("card", &mut prose.faults);
            if tables.is_empty() {
                prose.faults.at(whole, "no `[[card]]` in this file");
            }
            for table in tables {
                cards.extend(card(table, chapter_of(page.file), &mut ids, &mut prose, check_state));
            }
            file.finish(&mut prose.faults);
        }
        for (id, span) in std::mem::take(&mut prose.jumps) {
            prose.faults.at(span, format!("a card has no page of its own to jump to `#{id}` in"));
        }
        all.extend(prose.faults.finish());
    }
    (cards, all)
}

/// The file's name without its folder and ending.
fn chapter_of(file: &str) -> &str {
    let name = file.rsplit('/').next().unwrap_or(file);
    name.split('.').next().unwrap_or(name)
}

fn card(
    mut fields: Fields,
    chapter: &str,
    ids: &mut BTreeSet<String>,
    prose: &mut Prose,
    check_state: &CheckState,
) -> Option<Card> {
    let id = fields.text("id", &mut prose.faults);
    let facts = fields.texts("facts", &mut prose.faults);
    let fig = fields.text("fig", &mut prose.faults);
    let state = fields.text("state", &mut prose.faults);
    let confusion = fields.optional_text("confusion", &mut prose.faults);
    let en = face("en", Spelling::Any, &mut fields, prose);
    let hi_latn = face("hi-Latn", Spelling::Hinglish, &mut fields, prose);
    fields.finish(&mut prose.faults);
    if let Some(id) = &id {
        if !is_kebab(&id.value) {
            let message = format!("`{}` is no id: lower-case words joined by hyphens", id.value);
            prose.faults.at(id.span.clone(), message);
        }
        if !ids.insert(id.value.clone()) {
            let message = format!("the id `{}` is taken by another card", id.value);
            prose.faults.at(id.span.clone(), message);
        }
    }
    for fact in facts.iter().flatten().filter(|fact| !is_fact(&fact.value)) {
        let message = format!("`{}` is no fact: they look like `S1-24`", fact.value);
        prose.faults.at(fact.span.clone(), message);
    }
    if let (Some(fig), Some(state)) = (&fig, &state)
        && let Err(message) = check_state(&fig.value, &state.value)
    {
        prose.faults.at(state.span.clone(), message);
    }
    let known = confusion.as_ref().map(|slug| Confusion::from_slug(&slug.value));
    if let (Some(slug), Some(None)) = (&confusion, known) {
        let message = format!("a confusion is one of {}", Confusion::ALL.map(Confusion::slug).join(", "));
        prose.faults.at(slug.span.clone(), message);
    }
    Some(Card {
        id: id?.value,
        facts: facts?.into_iter().map(|fact| fact.value).collect(),
        chapter: chapter.to_owned(),
        fig: fig?.value,
        state: state?.value,
        confusion: known.flatten(),
        en: en?,
        hi_latn: hi_latn?,
    })
}

fn face(key: &str, spelling: Spelling, fields: &mut Fields, prose: &mut Prose) -> Option<Face> {
    let mut face = fields.table(key, &mut prose.faults)?;
    let front = face.text("front", &mut prose.faults);
    let back = face.text("back", &mut prose.faults);
    face.finish(&mut prose.faults);
    prose.spelling = spelling;
    let [front, back] = [front, back].map(|text| text.map(|text| side(&text, prose)));
    Some(Face { front: front?, back: back? })
}

/// Other programs read a card as one line of text, so it is one paragraph.
fn side(text: &Text, prose: &mut Prose) -> Side {
    let html = prose.piece(text);
    let inside = html.trim().strip_prefix("<p>").and_then(|html| html.strip_suffix("</p>"));
    let inside = inside.filter(|inside| !inside.contains("<p>")).map(str::to_owned);
    if inside.is_none() {
        prose.faults.at(text.span.clone(), "a side of a card is one paragraph");
    }
    let markdown = text.value.split_whitespace().collect::<Vec<_>>().join(" ");
    Side { html: inside.unwrap_or_default(), markdown }
}
