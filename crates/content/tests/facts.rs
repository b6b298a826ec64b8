//! Every claim that the course is written against is taught, corrected or dropped with a reason, in every language.

use std::collections::BTreeSet;

use content::{Chapter, cards, lesson};
use words::Lang;

mod ledger;

fn covered(lang: Lang) -> BTreeSet<String> {
    let lessons = Chapter::ALL.into_iter().flat_map(|chapter| lesson(chapter, lang).facts.iter());
    let cards = cards().flat_map(|card| card.facts.iter());
    lessons.chain(cards).map(|fact| (*fact).to_owned()).collect()
}

#[test]
fn no_fact_is_missing_in_any_language() {
    for lang in Lang::ALL {
        let covered = covered(lang);
        let missing: Vec<_> =
            ledger::facts().into_iter().filter(|fact| fact.dropped.is_none() && !covered.contains(&fact.id)).collect();
        let told: Vec<_> = missing.iter().map(|fact| format!("{}: {}", fact.id, fact.item)).collect();
        assert_eq!(told, Vec::<String>::new(), "{lang:?}");
    }
}

#[test]
fn every_mark_names_a_fact_and_every_dropped_fact_is_nowhere_taught() {
    let facts = ledger::facts();
    assert_eq!(facts.len(), 225);
    let known: BTreeSet<&str> = facts.iter().map(|fact| fact.id.as_str()).collect();
    assert_eq!(known.len(), facts.len(), "an id stands twice");
    for lang in Lang::ALL {
        for fact in covered(lang) {
            assert!(known.contains(fact.as_str()), "{lang:?} marks {fact}, which the list does not have");
            let dropped = facts.iter().find(|known| known.id == fact).and_then(|fact| fact.dropped.clone());
            assert_eq!(dropped, None, "{fact} is taught and dropped");
        }
    }
}
