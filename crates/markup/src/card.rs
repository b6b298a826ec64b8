//! Cards: a front and a back in every language, under an id that stays for ever.

use std::collections::BTreeSet;

use crate::diagnostic::{Diagnostic, Page};
use crate::fields::Fields;
use crate::id::{is_fact, is_kebab};
use crate::prose::Prose;
use crate::read::{CheckState, Spelling};

/// A card of the course.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    /// Language-free, unique in the course.
    pub id: String,
    /// The facts it asks for.
    pub facts: Vec<String>,
    /// The state of the figure `coalescing` that shows the answer.
    pub figure: Option<String>,
    /// In English.
    pub en: Face,
    /// In Hinglish.
    pub hi_latn: Face,
}

/// A card's two sides in one language, as HTML.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the two sides of a card")]
pub struct Face {
    pub front: String,
    pub back: String,
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
                cards.extend(card(table, &mut ids, &mut prose, check_state));
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

fn card(mut fields: Fields, ids: &mut BTreeSet<String>, prose: &mut Prose, check_state: &CheckState) -> Option<Card> {
    let id = fields.text("id", &mut prose.faults);
    let facts = fields.texts("facts", &mut prose.faults);
    let figure = fields.optional_text("figure", &mut prose.faults);
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
    if let Some(figure) = &figure
        && let Err(message) = check_state("coalescing", &figure.value)
    {
        prose.faults.at(figure.span.clone(), message);
    }
    Some(Card {
        id: id?.value,
        facts: facts?.into_iter().map(|fact| fact.value).collect(),
        figure: figure.map(|figure| figure.value),
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
    let [front, back] = [front, back].map(|text| text.map(|text| prose.piece(&text)));
    Some(Face { front: front?, back: back? })
}
