//! Lists every claim that the course is written against, and where it is taught or corrected, or why it is dropped.
//! Fails if one is missing in a language.

use std::process::ExitCode;

use content::{Block, Chapter, cards, lesson};
use words::Lang;

#[path = "../tests/ledger.rs"]
mod ledger;

fn main() -> ExitCode {
    let mut missing = Vec::new();
    for fact in ledger::facts() {
        let places = Lang::ALL.map(|lang| places(&fact.id, lang));
        let told = match (&fact.dropped, places[0].is_empty()) {
            (Some(reason), true) => format!("dropped: {reason}"),
            (_, _) => places[0].join(", "),
        };
        println!("{:7} {:60} {told}", fact.id, shortened(&fact.item));
        for (lang, places) in Lang::ALL.iter().zip(&places) {
            if places.is_empty() && fact.dropped.is_none() {
                missing.push(format!("{} in {}", fact.id, lang.tag()));
            }
        }
    }
    if missing.is_empty() {
        println!("\nEvery fact is taught, corrected or dropped, in every language.");
        return ExitCode::SUCCESS;
    }
    println!("\n{} missing: {}", missing.len(), missing.join(", "));
    ExitCode::FAILURE
}

/// Where a language teaches or corrects a fact.
fn places(id: &str, lang: Lang) -> Vec<String> {
    let mut places = Vec::new();
    for chapter in Chapter::ALL {
        let lesson = lesson(chapter, lang);
        let corrected =
            lesson.blocks.iter().any(|block| matches!(block, Block::Check { facts, .. } if facts.contains(&id)));
        if corrected {
            places.push(format!("corrected in {}", chapter.slug()));
        } else if lesson.facts.contains(&id) {
            places.push(chapter.slug().to_owned());
        }
    }
    if cards().any(|card| card.facts.contains(&id)) {
        places.push("cards".to_owned());
    }
    places
}

fn shortened(item: &str) -> String {
    match item.chars().count() {
        0..=58 => item.to_owned(),
        _ => item.chars().take(57).chain(['…']).collect(),
    }
}
