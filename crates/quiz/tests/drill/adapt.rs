//! What a reader's past changes: what was got wrong comes more often, and each kind has a level of its own.

use super::{always, any_item, any_tally};
use proptest::prelude::*;
use quiz::{
    Confusion, Guess, Value,
    drill::{self, Answered, Item, Kind, Level, Tally},
};

fn answered(kind: Kind, confusion: Option<Confusion>, right: bool) -> Answered {
    Answered { kind, confusion, right }
}

fn drawn(tally: &Tally, times: u32) -> Vec<Item> {
    (0..times).map(|index| drill::adaptive(7, index * 2, tally)).collect()
}

#[test]
fn a_beginner_starts_easy_with_every_kind() {
    let items = drawn(&Tally::default(), 200);
    assert!(items.iter().all(|item| item.level == Level::FIRST));
    for kind in Kind::ALL {
        let share = items.iter().filter(|item| item.kind == kind).count();
        assert!((10..60).contains(&share), "{kind:?}: {share}");
    }
}

#[test]
fn three_right_lead_up_and_two_wrong_lead_down() {
    let level = |answers: &[bool]| {
        let answers = answers.iter().map(|&right| answered(Kind::Sectors, None, right));
        answers.collect::<Tally>().level(Kind::Sectors).number()
    };
    assert_eq!(level(&[true, true]), 1);
    assert_eq!(level(&[true, true, true]), 2);
    assert_eq!(level(&[true, true, false, true]), 1);
    assert_eq!(level(&[true, true, true, false]), 2);
    assert_eq!(level(&[true, true, true, false, false]), 1);
    assert_eq!(level(&[false; 9]), 1);
    assert_eq!(level(&[true; 30]), 5);
}

#[test]
fn all_right_reaches_the_top_of_every_kind() {
    let items = drawn(&always(true, 12), 200);
    assert!(items.iter().all(|item| item.level.number() == 5));
}

#[test]
fn what_was_got_wrong_comes_more_often_and_less_after_it_is_got_right() {
    let share = |tally: &Tally| {
        let items = drawn(tally, 300);
        items.iter().filter(|item| item.confusion == Some(Confusion::WideGroups)).count()
    };
    let mut tally = always(true, 5);
    let before = share(&tally);
    for kind in [Kind::Conflicts, Kind::Wavefronts] {
        tally.push(answered(kind, Some(Confusion::WideGroups), false));
    }
    tally.push(answered(Kind::Sectors, None, true));
    let weak = share(&tally);
    assert!(weak > before * 2, "{before} before, {weak} after");
    assert_eq!(tally.weak_spots(), [(Confusion::WideGroups, 2, 2)]);
    for _ in 0..4 {
        tally.push(answered(Kind::Conflicts, Some(Confusion::WideGroups), true));
    }
    tally.push(answered(Kind::Sectors, None, true));
    assert!(share(&tally) < weak);
}

#[test]
fn a_kind_that_is_weak_comes_more_often() {
    let share = |tally: &Tally| drawn(tally, 300).iter().filter(|item| item.kind == Kind::RowHits).count();
    let mut tally = Tally::default();
    let before = share(&tally);
    tally.push(answered(Kind::RowHits, None, false));
    tally.push(answered(Kind::Sectors, None, true));
    assert!(share(&tally) > before);
}

#[test]
fn every_one_of_the_ten_comes_up() {
    let mut seen = Vec::new();
    for times in [0, 3, 6, 9, 12] {
        let items = drawn(&always(true, times), 400);
        seen.extend(items.iter().filter_map(|item| {
            let provokes = |confusion: &Confusion| {
                item.question().ways().iter().any(|(slip, _)| slip.confusion() == Some(*confusion))
            };
            item.confusion.filter(provokes)
        }));
    }
    for confusion in Confusion::ALL {
        assert!(seen.contains(&confusion), "{confusion:?}");
    }
}

#[test]
fn every_kind_has_something_to_ask_at_every_level() {
    for (at, level) in Level::ALL.into_iter().enumerate() {
        // The kind that was answered last rests, so somebody must have answered another.
        let mut tally = always(true, at * 3);
        let mut items = drawn(&tally, 300);
        tally.push(answered(Kind::Sectors, None, true));
        items.extend(drawn(&tally, 300));
        for kind in Kind::ALL {
            let of_level = items.iter().filter(|item| item.kind == kind && item.level == level);
            let mut asked: Vec<_> = of_level.map(Item::address).collect();
            asked.sort();
            asked.dedup();
            assert!(asked.len() >= 4, "{kind:?} at {level:?}: {}", asked.len());
        }
    }
}

proptest! {
    #[test]
    fn the_same_past_leads_to_the_same_question(seed in any::<u64>(), index in any::<u32>(), tally in any_tally()) {
        prop_assert_eq!(drill::adaptive(seed, index, &tally), drill::adaptive(seed, index, &tally));
    }

    #[test]
    fn skipping_never_asks_the_same_again(seed in any::<u64>(), index in 0u32..1000, tally in any_tally()) {
        let (one, next) = (drill::adaptive(seed, index, &tally), drill::adaptive(seed, index + 1, &tally));
        prop_assert!(one.kind != next.kind);
    }

    #[test]
    fn answering_never_asks_the_same_again(
        seed in any::<u64>(), index in 0u32..1000, mut tally in any_tally(), right in any::<bool>(),
    ) {
        let one = drill::adaptive(seed, index, &tally);
        tally.push(answered(one.kind, one.confusion, right));
        prop_assert!(drill::adaptive(seed, index + 1, &tally).kind != one.kind);
    }

    #[test]
    fn a_wrong_answer_is_booked_on_what_led_to_it(item in any_item()) {
        let question = item.question();
        for &(_, value) in question.ways() {
            let Value::Whole(number) = value else { continue };
            let booked = Answered::of(&item, Guess::whole(number));
            let slip = question.slip(Guess::whole(number)).and_then(|slip| slip.confusion());
            prop_assert!(!booked.right);
            prop_assert_eq!(booked.confusion, slip.or(item.confusion));
        }
    }
}
