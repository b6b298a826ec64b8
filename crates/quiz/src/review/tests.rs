//! Sittings as readers have them.

mod laws;

use super::*;
use crate::Rating::{Again, Easy, Good, Hard};
use crate::arbitrary::{MORNING, card, cards};
use crate::log::What;
use crate::memory::Due;

const IST: i32 = 330;

fn clock(minutes: i64) -> Clock {
    Clock { now: MORNING.plus_ms(minutes * 60_000), east_minutes: IST }
}

const DAY: i64 = 24 * 60;

/// A log of ratings: card, minute, rating.
fn log(reviews: &[(&str, i64, Rating)]) -> Log {
    let event = |&(name, minutes, rating): &(&str, i64, Rating)| Event {
        at: clock(minutes).now,
        what: What::Review { card: card(name), rating },
    };
    reviews.iter().map(event).collect()
}

fn session(log: Log, minutes: i64) -> Session {
    Session::new(&cards(), log, Settings::default(), clock(minutes))
}

fn up(session: &Session) -> &str {
    session.current().map_or("", CardId::as_str)
}

/// Reveals and rates the cards that come, and says which they were.
fn rate(session: &mut Session, minutes: i64, ratings: &[Rating]) -> Vec<String> {
    let mut asked = Vec::new();
    for &rating in ratings {
        asked.push(up(session).to_owned());
        assert_eq!(session.apply(Action::Reveal, clock(minutes)), []);
        assert_eq!(session.apply(Action::Rate(rating), clock(minutes)).len(), 1);
    }
    asked
}

fn counts(session: &Session, minutes: i64) -> (usize, usize, usize) {
    let Counts { new, learning, due } = session.counts(clock(minutes));
    (new, learning, due)
}

#[test]
fn new_cards_come_in_the_order_of_the_course() {
    let mut session = session(Log::default(), 0);
    assert_eq!(counts(&session, 0), (5, 0, 0));
    let asked = rate(&mut session, 0, &[Good; 5]);
    assert_eq!(asked, ["why-bursts", "sector-size", "bank-width", "stride-two", "row-hit"]);
    assert!(session.finished());
    assert_eq!(session.counts(clock(0)).total(), 0);
}

#[test]
fn a_card_not_known_comes_back_after_the_others_and_before_ten_minutes_if_it_is_the_last() {
    let mut session = session(Log::default(), 0);
    let asked = rate(&mut session, 0, &[Again, Good, Good, Hard, Good, Again, Good, Good]);
    assert_eq!(asked[5..], ["why-bursts", "stride-two", "why-bursts"]);
    assert!(session.finished());
}

#[test]
fn a_card_whose_minutes_are_over_comes_before_all_others() {
    let mut session = session(Log::default(), 0);
    rate(&mut session, 0, &[Again]);
    assert_eq!(up(&session), "sector-size");
    rate(&mut session, 10, &[Good]);
    assert_eq!(up(&session), "why-bursts");
}

#[test]
fn of_due_cards_the_one_that_is_latest_for_its_interval_comes_first() {
    // After 10 days: eight days late by an interval of two, and two days late by one of eight.
    let log = log(&[("why-bursts", 0, Easy), ("row-hit", 0, Good), ("stride-two", 0, Good)]);
    let mut session = session(log, 10 * DAY);
    assert_eq!(counts(&session, 10 * DAY), (2, 0, 3));
    let asked = rate(&mut session, 10 * DAY, &[Good; 4]);
    assert_eq!(asked, ["stride-two", "row-hit", "why-bursts", "sector-size"]);
}

#[test]
fn the_limit_of_new_cards_is_for_the_day_and_not_for_the_sitting() {
    let mut settings = Settings::default();
    settings.set_new_per_day(2).unwrap();
    let mut first = Session::new(&cards(), Log::default(), settings, clock(0));
    rate(&mut first, 0, &[Good, Good]);
    assert!(first.finished());
    let later = Session::new(&cards(), first.log().clone(), settings, clock(60));
    assert!(later.finished());
    let tomorrow = Session::new(&cards(), first.log().clone(), settings, clock(DAY));
    assert_eq!(counts(&tomorrow, DAY), (2, 0, 0));
}

#[test]
fn more_new_cards_come_on_request_and_for_today_only() {
    let mut settings = Settings::default();
    settings.set_new_per_day(1).unwrap();
    let mut session = Session::new(&cards(), Log::default(), settings, clock(0));
    rate(&mut session, 0, &[Good]);
    assert_eq!(session.summary(clock(0)).new_left, 4);
    for _ in 0..2 {
        session.apply(Action::More, clock(0));
        assert_eq!(counts(&session, 0), (1, 0, 0));
        rate(&mut session, 0, &[Good]);
    }
    let mut later = Session::new(&cards(), session.log().clone(), settings, clock(9));
    assert!(later.finished());
    later.apply(Action::More, clock(9));
    assert_eq!((up(&later), counts(&later, 9)), ("stride-two", (1, 0, 0)));
    assert_eq!(counts(&later, DAY), (1, 0, 0));
}

#[test]
fn the_limit_of_reviews_leaves_the_rest_for_tomorrow() {
    let names: Vec<String> = (0..12).map(|n| format!("card-{n}")).collect();
    let cards: Vec<CardId> = names.iter().map(|name| card(name)).collect();
    let reviews: Vec<_> = names.iter().map(|name| (name.as_str(), 0, Good)).collect();
    let mut settings = Settings::default();
    settings.set_reviews_per_day(10).unwrap();
    let mut session = Session::new(&cards, log(&reviews), settings, clock(2 * DAY));
    assert_eq!(counts(&session, 2 * DAY), (0, 0, 10));
    rate(&mut session, 2 * DAY, &[Good; 10]);
    let summary = session.summary(clock(2 * DAY));
    assert!(session.finished());
    assert_eq!((summary.due_tomorrow, summary.next), (2, Some(Due::On(clock(3 * DAY).day()))));
}

#[test]
fn a_skipped_card_waits_at_the_end_of_the_queue() {
    let mut session = session(Log::default(), 0);
    assert_eq!(session.apply(Action::Skip, clock(0)), []);
    session.apply(Action::Skip, clock(0));
    assert_eq!(counts(&session, 0), (5, 0, 0));
    let asked = rate(&mut session, 0, &[Good; 5]);
    assert_eq!(asked, ["bank-width", "stride-two", "row-hit", "why-bursts", "sector-size"]);
}

#[test]
fn a_rating_counts_only_once_the_back_shows() {
    let mut session = session(Log::default(), 0);
    assert_eq!(session.apply(Action::Rate(Good), clock(0)), []);
    assert_eq!((up(&session), session.answered().count()), ("why-bursts", 0));
}

#[test]
fn a_suspended_card_is_not_asked_again_unless_that_is_undone() {
    let mut session = session(Log::default(), 0);
    let suspended = session.apply(Action::Suspend, clock(0));
    assert_eq!(suspended, [Event { at: clock(0).now, what: What::Suspend { card: card("why-bursts") } }]);
    assert_eq!((up(&session), counts(&session, 0)), ("sector-size", (4, 0, 0)));
    let resumed = session.apply(Action::Undo, clock(1));
    assert_eq!(resumed, [Event { at: clock(1).now, what: What::Resume { card: card("why-bursts") } }]);
    assert_eq!((up(&session), counts(&session, 1)), ("why-bursts", (5, 0, 0)));
}

#[test]
fn undo_leads_back_to_the_start_of_the_sitting_and_no_further() {
    let mut session = session(log(&[("row-hit", -60, Easy)]), 0);
    rate(&mut session, 0, &[Good, Again]);
    assert_eq!(session.answered().map(|a| a.interval).collect::<Vec<_>>(), [Interval::Days(2), Interval::Minutes(10)]);
    let undo = |session: &mut Session| {
        let events = session.apply(Action::Undo, clock(1));
        (events, up(session).to_owned(), session.is_revealed())
    };
    // The second rating came within the same millisecond, so its stamp is the next one.
    let undone = |name: &str, ms: i64| What::Undo { card: card(name), of: clock(0).now.plus_ms(ms) };
    let (events, name, is_revealed) = undo(&mut session);
    assert_eq!((events[0].what.clone(), name.as_str(), is_revealed), (undone("sector-size", 1), "sector-size", true));
    let (events, name, is_revealed) = undo(&mut session);
    assert_eq!((events[0].what.clone(), name.as_str(), is_revealed), (undone("why-bursts", 0), "why-bursts", true));
    assert_eq!(undo(&mut session), (Vec::new(), "why-bursts".to_owned(), true));
    assert_eq!(
        (session.answered().count(), session.memories().of(&card("row-hit")).stage()),
        (0, memory::Stage::Review)
    );
}

#[test]
fn what_another_tab_did_is_not_asked_again() {
    let mut session = session(Log::default(), 0);
    session.apply(Action::Reveal, clock(0));
    session.told(log(&[("sector-size", 1, Easy)]), clock(2));
    assert_eq!((up(&session), session.is_revealed(), counts(&session, 2)), ("why-bursts", true, (4, 0, 0)));
    session.told(log(&[("why-bursts", 3, Easy)]), clock(4));
    assert_eq!((up(&session), session.is_revealed(), counts(&session, 4)), ("bank-width", false, (3, 0, 0)));
    assert_eq!(session.log().events().len(), 2);
}

#[test]
fn a_rating_that_another_tab_took_back_is_not_taken_back_twice() {
    let mut session = session(Log::default(), 0);
    rate(&mut session, 0, &[Good]);
    let undo = Event { at: clock(1).now, what: What::Undo { card: card("why-bursts"), of: clock(0).now } };
    session.told([undo].into_iter().collect(), clock(1));
    assert_eq!((session.answered().count(), session.can_undo(), counts(&session, 1)), (0, false, (5, 0, 0)));
}

#[test]
fn the_next_morning_brings_the_cards_of_that_day() {
    let mut session = session(Log::default(), 0);
    rate(&mut session, 0, &[Good; 5]);
    session.told(Log::default(), clock(2 * DAY));
    assert_eq!((up(&session), counts(&session, 2 * DAY)), ("why-bursts", (0, 0, 5)));
}

#[test]
fn a_sitting_over_a_chapter_asks_its_cards_only() {
    let chapter = [card("row-hit"), card("stride-two"), card("row-hit")];
    let mut session = Session::new(&chapter, Log::default(), Settings::default(), clock(0));
    assert_eq!(rate(&mut session, 0, &[Good; 2]), ["row-hit", "stride-two"]);
    assert!(session.finished());
}

#[test]
fn a_sitting_without_cards_is_over_at_once() {
    let mut session = Session::new(&[], Log::default(), Settings::default(), clock(0));
    assert!(session.finished() && session.preview(clock(0)).is_none());
    assert_eq!(session.apply(Action::More, clock(0)), []);
    assert_eq!(session.summary(clock(0)).next, None);
}

#[test]
fn the_summary_says_what_was_learned_and_when_there_is_more() {
    let mut session = session(log(&[("row-hit", -2 * DAY, Good)]), 0);
    // One card due, then four new ones; the first of them takes two tries. Reading takes a minute each.
    let ratings = [Again, Again, Good, Easy, Good];
    for (minute, rating) in (1..).zip(ratings) {
        rate(&mut session, minute, &[rating]);
    }
    rate(&mut session, 45, &[Good, Good]);
    let summary = session.summary(clock(45));
    assert!(session.finished());
    assert_eq!((summary.answered, summary.learned, summary.missed), (7, 4, 2));
    assert_eq!((summary.minutes, summary.due_tomorrow, summary.new_left), (7, 2, 0));
    assert_eq!(summary.next, Some(Due::On(clock(DAY).day())));
}
