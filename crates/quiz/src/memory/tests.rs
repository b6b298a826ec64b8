//! Intervals as FSRS gives them, to the day, and what the log does to them.

use super::*;
use crate::Rating::{self, Again, Easy, Good, Hard};
use crate::arbitrary::{MORNING, card, log, rating};
use crate::clock::Moment;
use fsrs::{FSRS, MemoryState};
use proptest::prelude::*;

const IST: i32 = 330;

fn review(at: Moment, rating: Rating) -> Event {
    Event { at, what: What::Review { card: card("why-bursts"), rating } }
}

/// The card after ratings, each that many days after the first.
fn after_days(reviews: &[(i64, Rating)]) -> Trace {
    let events = reviews.iter().enumerate().map(|(index, &(days, rating))| {
        let second = i64::try_from(index).unwrap() * 1000;
        review(MORNING.plus_ms(days * 86_400_000 + second), rating)
    });
    let memories = replay(&events.collect(), &Settings::default(), IST);
    memories.of(&card("why-bursts")).trace.unwrap()
}

#[test]
fn a_card_known_each_time_it_is_due_stays_away_longer_and_longer() {
    let mut reviews = vec![(0, Good)];
    let mut intervals = Vec::new();
    for _ in 0..7 {
        let Interval::Days(days) = after_days(&reviews).interval else { panic!("{reviews:?}") };
        intervals.push(days);
        let last = reviews.last().unwrap().0;
        reviews.push((last + i64::from(days), Good));
    }
    assert_eq!(intervals, [2, 11, 46, 163, 497, 1346, 3292]);
}

#[test]
fn a_first_rating_decides_when_a_new_card_comes_back() {
    let intervals = Rating::ALL.map(|rating| after_days(&[(0, rating)]).interval);
    assert_eq!(intervals, [Interval::Minutes(10), Interval::Minutes(15), Interval::Days(2), Interval::Days(8)]);
}

#[test]
fn a_forgotten_card_is_learned_again_and_comes_back_sooner() {
    let path = [(0, Good), (2, Good), (13, Again), (13, Good), (15, Hard), (20, Easy)];
    let intervals: Vec<Interval> = (1..=path.len()).map(|len| after_days(&path[..len]).interval).collect();
    let days = |days| Interval::Days(days);
    assert_eq!(intervals, [days(2), days(11), Interval::Minutes(10), days(2), days(4), days(14)]);
    let stages: Vec<Stage> = (1..=4).map(|len| after_days(&path[..len]).stage()).collect();
    assert_eq!(stages, [Stage::Review, Stage::Review, Stage::Relearning, Stage::Review]);
    assert_eq!((after_days(&path).reviews, after_days(&path).lapses), (6, 1));
}

#[test]
fn a_higher_retention_brings_cards_back_sooner() {
    let log: Log = [review(MORNING, Easy)].into_iter().collect();
    let days = [70, 80, 90, 97].map(|percent| {
        let mut settings = Settings::default();
        settings.set_retention_percent(percent).unwrap();
        replay(&log, &settings, IST).of(&card("why-bursts")).trace.unwrap().interval
    });
    assert_eq!(days, [77, 28, 8, 2].map(Interval::Days));
}

#[test]
fn a_day_of_waiting_ends_in_the_morning_and_not_after_24_hours() {
    // Rated at one in the night of Monday, which is still Sunday; due two days later, on Tuesday at four.
    let night = MORNING.day(IST).plus(1).start(IST).plus_ms(-3 * 3_600_000);
    let log: Log = [review(night, Good)].into_iter().collect();
    let due = replay(&log, &Settings::default(), IST).of(&card("why-bursts")).due().unwrap();
    assert_eq!(due, Due::On(MORNING.day(IST).plus(2)));
    assert_eq!(due.moment(IST), night.plus_ms((3 + 24) * 3_600_000));
}

#[test]
fn a_review_taken_back_leaves_no_trace() {
    let card = card("why-bursts");
    let first = review(MORNING, Good);
    let second = review(MORNING.plus_minutes(5000), Again);
    let undo = Event { at: MORNING.plus_minutes(6000), what: What::Undo { card: card.clone(), of: second.at } };
    let settings = Settings::default();
    let plain = replay(&[first.clone()].into_iter().collect(), &settings, 0);
    let log: Log = [first.clone(), second, undo].into_iter().collect();
    assert_eq!(replay(&log, &settings, 0), plain);
    let both = Event { at: MORNING.plus_minutes(7000), what: What::Undo { card: card.clone(), of: first.at } };
    assert_eq!(*replay(&log.merge([both].into_iter().collect()), &settings, 0).of(&card), Memory::NEW);
}

#[test]
fn the_later_of_suspending_and_resuming_counts() {
    let suspended = |order: [bool; 2]| {
        let card = card("why-bursts");
        let events = order.into_iter().enumerate().map(|(index, suspend)| {
            let card = card.clone();
            let what = if suspend { What::Suspend { card } } else { What::Resume { card } };
            Event { at: MORNING.plus_ms(i64::try_from(index).unwrap()), what }
        });
        replay(&events.collect(), &Settings::default(), 0).of(&card).suspended
    };
    assert_eq!([suspended([true, false]), suspended([false, true])], [false, true]);
}

proptest! {
    #[test]
    fn every_state_is_the_one_that_fsrs_gives(path in prop::collection::vec((0i64..90, rating()), 1..12)) {
        let mut at = 0;
        let reviews: Vec<(i64, Rating)> = path.iter().map(|&(gap, rating)| { at += gap; (at, rating) }).collect();
        let fsrs = FSRS::default();
        let (mut state, mut interval): (Option<MemoryState>, f32) = (None, 0.0);
        for &(gap, rating) in &path {
            let elapsed = if state.is_none() { 0 } else { u32::try_from(gap).unwrap() };
            let next = fsrs.next_states(state, 0.9, elapsed).unwrap();
            let next = [next.again, next.hard, next.good, next.easy][usize::from(rating.number()) - 1].clone();
            (state, interval) = (Some(next.memory), next.interval);
        }
        let trace = after_days(&reviews);
        let state = state.unwrap();
        prop_assert_eq!((trace.stability_days, trace.difficulty), (state.stability, state.difficulty));
        if let Interval::Days(days) = trace.interval {
            prop_assert_eq!(f64::from(days), f64::from(interval.round().clamp(1.0, 36_500.0)));
        } else {
            prop_assert!(path.last().unwrap().1 <= Hard);
        }
    }

    #[test]
    fn any_history_leaves_numbers_within_bounds(log in log(), percent in 70u8..=97, east in -720..=840) {
        let mut settings = Settings::default();
        settings.set_retention_percent(percent).unwrap();
        let memories = replay(&log, &settings, east);
        prop_assert!(memories.iter().map(|(card, _)| card).is_sorted_by(|a, b| a < b));
        for (card, memory) in memories.iter() {
            let Some(trace) = memory.trace else { continue };
            prop_assert!((0.001..=36_500.0).contains(&trace.stability_days), "{} {:?}", card, trace);
            prop_assert!((1.0..=10.0).contains(&trace.difficulty));
            prop_assert!(trace.begun <= trace.last_day && trace.lapses < trace.reviews);
            prop_assert!(trace.due().moment(east) > trace.last && trace.stage() != Stage::New);
        }
    }

    #[test]
    fn one_card_replayed_alone_is_as_in_the_replay_of_all(log in log(), east in -720..=840) {
        let settings = Settings::default();
        let all = replay(&log, &settings, east);
        let scheduler = Scheduler::new(&settings, east);
        let mut one_by_one = Memories::default();
        for (card, _) in all.iter() {
            one_by_one.recall(card, &log, &scheduler);
        }
        prop_assert_eq!(one_by_one, all);
    }

    #[test]
    fn answers_are_the_reviews_that_stand(log in log()) {
        let memories = replay(&log, &Settings::default(), 0);
        let answers = answers(&log, 0);
        let reviews: u32 = memories.iter().filter_map(|(_, memory)| Some(memory.trace?.reviews)).sum();
        prop_assert_eq!(u32::try_from(answers.len()).unwrap(), reviews);
        prop_assert!(answers.is_sorted_by_key(|answer| answer.at));
        let lapses: u32 = memories.iter().filter_map(|(_, memory)| Some(memory.trace?.lapses)).sum();
        let forgotten = answers.iter().filter(|a| a.from == Stage::Review && a.rating == Again).count();
        prop_assert_eq!(u32::try_from(forgotten).unwrap(), lapses);
        let new = answers.iter().filter(|answer| answer.from == Stage::New).count();
        prop_assert_eq!(new, memories.iter().filter(|(_, memory)| memory.trace.is_some()).count());
    }
}
