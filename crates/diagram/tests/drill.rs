//! A drill in words: every question can be said, and its reason ends with the answer.

use diagram::{
    drill::{asks, confusion, kind, reason, sentence},
    number,
};
use proptest::prelude::*;
use quiz::{
    Confusion, Value,
    drill::{self, Answered, Item, Kind, Tally},
};
use words::Lang;

/// Questions of all kinds, at all levels.
fn any_item() -> impl Strategy<Value = Item> {
    let right = |times: usize| {
        let answer = |kind| Answered { kind, confusion: None, right: true };
        (0..times).flat_map(move |_| Kind::ALL.map(answer)).collect::<Tally>()
    };
    (any::<u64>(), 0u32..100, 0usize..5)
        .prop_map(move |(seed, index, level)| drill::adaptive(seed, index, &right(level * 3)))
}

/// The last number of a line: digits, and a point between them.
fn last_number(line: &str) -> &str {
    let line = line.trim_end_matches(|character: char| !character.is_ascii_digit());
    let start = line.rfind(|character: char| !character.is_ascii_digit() && character != '.');
    start.map_or(line, |at| line[at..].trim_start_matches(|character: char| !character.is_ascii_digit()))
}

proptest! {
    #[test]
    fn the_reason_ends_with_the_models_answer(item in any_item()) {
        let answer = match item.question().answer() {
            Value::Whole(answer) => answer.to_string(),
            Value::Percent(share) => number::percent(share).replace(" %", ""),
        };
        for lang in Lang::ALL {
            let line = reason(&item, lang);
            prop_assert_eq!(last_number(&line), answer.as_str(), "{}", line);
        }
    }

    #[test]
    fn a_question_is_told_in_whole_sentences(item in any_item()) {
        for lang in Lang::ALL {
            let said = sentence(&item, lang);
            prop_assert!(said.ends_with('.') && said.len() > 40, "{}", said);
            prop_assert!(asks(item.kind, lang).contains('?'));
        }
    }

    #[test]
    fn other_questions_are_other_sentences(one in any_item(), other in any_item()) {
        for lang in Lang::ALL {
            let said = |item: &Item| (sentence(item, lang), item.confusion == Some(Confusion::PerThread));
            prop_assert!(one.address() == other.address() || said(&one) != said(&other), "{}", said(&one).0);
        }
    }
}

#[test]
fn every_confusion_has_a_name_of_its_own() {
    for lang in Lang::ALL {
        let mut names: Vec<&str> = Confusion::ALL.map(|one| confusion(one, lang).name).to_vec();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), Confusion::ALL.len());
    }
}

#[test]
fn every_kind_has_a_name_of_its_own() {
    for lang in Lang::ALL {
        let mut names: Vec<&str> = Kind::ALL.map(|one| kind(one, lang)).to_vec();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), Kind::ALL.len());
    }
}
