//! Small histories with known numbers, and laws that hold for all.

use super::*;
use crate::Rating::{Again, Easy, Good};
use crate::arbitrary::{self, MORNING, card, cards};
use crate::clock::Clock;
use crate::log::{Event, Log, What};
use crate::memory::{answers, replay};
use crate::{Rating, Settings};
use proptest::prelude::*;

fn today(days: i64) -> Clock {
    Clock { now: MORNING.plus_ms(days * 86_400_000), east_minutes: 330 }
}

/// A log of ratings: card, day, rating.
fn log(reviews: &[(&str, i64, Rating)]) -> Log {
    let event = |&(name, days, rating): &(&str, i64, Rating)| Event {
        at: today(days).now,
        what: What::Review { card: card(name), rating },
    };
    reviews.iter().map(event).collect()
}

#[test]
fn days_without_reviews_are_there_with_none() {
    let log = log(&[("why-bursts", 0, Good), ("row-hit", 0, Good), ("why-bursts", 2, Good), ("row-hit", 3, Again)]);
    let answers = answers(&log, 330);
    assert_eq!(reviews_by_day(&answers, today(3), 5), [0, 2, 0, 1, 1]);
    assert_eq!(reviews_by_day(&answers, today(2), 2), [0, 1]);
    assert!(reviews_by_day(&answers, today(2), 0).is_empty());
}

#[test]
fn retention_is_about_known_cards_only() {
    let log = log(&[("why-bursts", 0, Again), ("row-hit", 0, Good), ("row-hit", 2, Good), ("row-hit", 13, Again)]);
    let answers = answers(&log, 330);
    assert_eq!(retention(&answers, today(1), 30), None);
    assert_eq!(retention(&answers, today(13), 30), Some(Retention { asked: 2, known: 1 }));
    assert_eq!(retention(&answers, today(13), 11), Some(Retention { asked: 1, known: 0 }));
    assert_eq!(retention(&answers, today(50), 30), None);
}

#[test]
fn shares_are_rounded_to_the_nearest_percent() {
    let percent = |known, asked| Retention { asked, known }.percent();
    assert_eq!([percent(1, 3), percent(2, 3), percent(1, 8), percent(7, 7)], [33, 67, 13, 100]);
}

#[test]
fn a_card_is_mature_once_it_lasts_three_weeks() {
    let path = [("row-hit", 0, Good), ("why-bursts", 0, Again), ("bank-width", 0, Easy), ("row-hit", 2, Good)];
    let stages_on = |reviews: &[(&str, i64, Rating)]| {
        let suspend = Event { at: today(1).now, what: What::Suspend { card: card("stride-two") } };
        let log = log(reviews).merge([suspend].into_iter().collect());
        stages(&cards(), &replay(&log, &Settings::default(), 330))
    };
    assert_eq!(stages_on(&path), Stages { new: 1, learning: 1, young: 2, mature: 0, suspended: 1 });
    let longer = [&path[..], &[("row-hit", 13, Good)]].concat();
    assert_eq!(stages_on(&longer), Stages { new: 1, learning: 1, young: 1, mature: 1, suspended: 1 });
}

#[test]
fn what_is_overdue_is_due_today() {
    let log = log(&[("why-bursts", 0, Good), ("row-hit", 0, Easy), ("a-card-of-another-edition", 0, Good)]);
    let memories = replay(&log, &Settings::default(), 330);
    assert_eq!(forecast(&cards(), &memories, today(0), 10), [0, 0, 1, 0, 0, 0, 0, 0, 1, 0]);
    assert_eq!(forecast(&cards(), &memories, today(5), 4), [1, 0, 0, 1]);
}

#[test]
fn a_streak_lasts_until_a_day_is_over_without_a_review() {
    let log = log(&[("row-hit", 0, Good), ("row-hit", 2, Good), ("row-hit", 3, Good), ("why-bursts", 3, Good)]);
    let answers = answers(&log, 330);
    assert_eq!([0, 1, 2, 3, 4, 5].map(|days| streak(&answers, today(days))), [1, 1, 1, 2, 2, 0]);
}

proptest! {
    #[test]
    fn every_card_is_in_one_stage_and_due_on_one_day(log in arbitrary::log(), days in 0i64..20) {
        let memories = replay(&log, &Settings::default(), 330);
        let stages = stages(&cards(), &memories);
        let Stages { new, learning, young, mature, suspended } = stages;
        prop_assert_eq!(new + learning + young + mature + suspended, cards().len());
        let due: u32 = forecast(&cards(), &memories, today(days), u16::MAX).iter().sum();
        prop_assert_eq!(usize::try_from(due).unwrap(), learning + young + mature);
    }

    #[test]
    fn a_streak_is_as_long_as_its_days_have_reviews(log in arbitrary::log(), days in 0i64..20) {
        let answers = answers(&log, 330);
        let row = streak(&answers, today(days));
        let by_day = reviews_by_day(&answers, today(days), 400);
        let (last, before) = by_day.split_last().unwrap();
        let in_a_row = before.iter().rev().take_while(|&&reviews| reviews > 0).count() + usize::from(*last > 0);
        prop_assert_eq!(usize::try_from(row).unwrap(), in_a_row);
        let past = answers.iter().filter(|answer| answer.day <= today(days).day()).count();
        prop_assert_eq!(usize::try_from(by_day.iter().sum::<u32>()).unwrap(), past);
    }
}
