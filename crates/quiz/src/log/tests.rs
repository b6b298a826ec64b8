//! Logs grow and unite without loss, and files of every version are read for ever.

use super::file::{self, FileError};
use super::*;
use crate::arbitrary::{MORNING, card, event, log};
use crate::settings::{Buttons, Settings, SettingsFault};
use crate::{Confusion, Rating};
use proptest::prelude::*;

fn review(name: &str, ms: i64, rating: Rating) -> Event {
    Event { at: Moment::from_ms(ms), what: What::Review { card: card(name), rating } }
}

#[test]
fn a_file_of_version_0_is_read() {
    let (log, settings) = file::read(include_str!("../../golden/log-v0.json")).unwrap();
    let expected = [
        review("coalesced-definition", 1_795_900_000_000, Rating::Good),
        review("why-bursts", 1_795_900_040_000, Rating::Again),
        review("a-card-of-another-edition", 1_795_900_080_000, Rating::Easy),
    ];
    assert_eq!((log.events(), settings), (&expected[..], None));
}

#[test]
fn a_file_of_version_1_is_read_and_written_the_same_to_the_letter() {
    let golden = include_str!("../../golden/log-v1.json");
    let (log, settings) = file::read(golden).unwrap();
    let at = |s: i64| Moment::from_ms(1_795_900_000_000 + s * 1000);
    let coalesced = || card("coalesced-definition");
    let drill = |kind: &str, confusion, right| What::Drill { kind: kind.to_owned(), confusion, right };
    let expected = [
        (0, What::Review { card: card("why-bursts"), rating: Rating::Good }),
        (40, What::Review { card: coalesced(), rating: Rating::Again }),
        (50, What::Undo { card: coalesced(), of: at(40) }),
        (60, What::Review { card: coalesced(), rating: Rating::Hard }),
        (70, What::Suspend { card: card("sector-size") }),
        (80, What::Resume { card: card("sector-size") }),
        (90, drill("sectors", Some(Confusion::Offset), false)),
        (100, drill("bank-conflicts", None, true)),
    ];
    assert_eq!(log.events(), expected.map(|(s, what)| Event { at: at(s), what }));
    let settings = settings.unwrap();
    assert_eq!((settings.retention_percent(), settings.buttons()), (92, Buttons::Four));
    assert_eq!((settings.new_per_day(), settings.reviews_per_day()), (5, 150));
    assert_eq!(file::write(&log, &settings), golden);
}

#[test]
fn a_file_that_others_wrote_may_be_in_any_order_and_hold_more() {
    let (log, settings) = file::read(include_str!("../../golden/log-v1-lenient.json")).unwrap();
    let drill = What::Drill { kind: "sectors".to_owned(), confusion: None, right: true };
    let expected = [
        review("why-bursts", 1_795_900_000_000, Rating::Easy),
        Event { at: Moment::from_ms(1_795_900_090_000), what: drill },
    ];
    assert_eq!((log.events(), settings), (&expected[..], None));
}

#[test]
fn a_file_that_cannot_be_read_says_where() {
    let fault = |text: &str| file::read(text).unwrap_err();
    let event = |json: &str| {
        let file = format!(r#"[{{"at":1,"card":"a","rating":1}},{json}]"#);
        let FileError::Event { index: 1, fault } = fault(&file) else { panic!("{file}") };
        fault
    };
    assert_eq!(fault("{\n\"v\": 1,\n!"), FileError::NotJson { line: 3, column: 1 });
    assert_eq!(fault(""), FileError::NotJson { line: 1, column: 0 });
    assert_eq!(fault("{}"), FileError::NotOurs);
    assert_eq!(fault("7"), FileError::NotOurs);
    assert_eq!(fault(r#"{"v":1,"app":"another","events":[]}"#), FileError::NotOurs);
    assert_eq!(fault(r#"{"v":1,"app":"coalescope","events":{}}"#), FileError::NotOurs);
    assert_eq!(fault(r#"{"v":3,"app":"coalescope"}"#), FileError::NewerVersion(3));
    let settings = fault(r#"{"v":1,"app":"coalescope","settings":7,"events":[]}"#);
    assert_eq!(settings, FileError::Settings(SettingsFault::NotAnObject));
    assert_eq!(event("[]"), Fault::NotAnObject);
    assert_eq!(event(r#"{"v":2,"at":1,"card":"a","rating":1}"#), Fault::Newer(2));
    assert_eq!(event(r#"{"v":"1","at":1,"card":"a","rating":1}"#), Fault::Wrong(Field::V));
    assert_eq!(event(r#"{"card":"a","rating":1}"#), Fault::Missing(Field::At));
    assert_eq!(event(r#"{"at":1.5,"card":"a","rating":1}"#), Fault::Wrong(Field::At));
    assert_eq!(event(r#"{"at":8640000000000001,"card":"a","rating":1}"#), Fault::Wrong(Field::At));
    assert_eq!(event(r#"{"at":1,"rating":1}"#), Fault::Missing(Field::Card));
    assert_eq!(event(r#"{"at":1,"card":"A card","rating":1}"#), Fault::Wrong(Field::Card));
    assert_eq!(event(r#"{"at":1,"card":"a","rating":5}"#), Fault::Wrong(Field::Rating));
    assert_eq!(event(r#"{"at":1,"card":"a","undo":"1"}"#), Fault::Wrong(Field::Undo));
    assert_eq!(event(r#"{"at":1,"card":"a","suspend":1}"#), Fault::Wrong(Field::Suspend));
    assert_eq!(event(r#"{"at":1,"card":"a"}"#), Fault::Kind);
    assert_eq!(event(r#"{"at":1,"card":"a","rating":1,"suspend":true}"#), Fault::Kind);
    assert_eq!(event(r#"{"at":1,"drill":7,"right":true}"#), Fault::Wrong(Field::Drill));
    assert_eq!(event(r#"{"at":1,"drill":"a"}"#), Fault::Missing(Field::Right));
    assert_eq!(event(r#"{"at":1,"drill":"a","right":true,"confusion":"x"}"#), Fault::Wrong(Field::Confusion));
}

#[test]
fn a_file_saved_with_a_byte_order_mark_is_read() {
    assert_eq!(file::read("\u{feff}[]"), Ok((Log::default(), None)));
}

#[test]
fn a_clock_put_back_an_hour_does_not_reorder_history() {
    let log: Log = [review("a", MORNING.ms(), Rating::Good)].into_iter().collect();
    assert_eq!(log.next_moment(MORNING.plus_minutes(1)), MORNING.plus_minutes(1));
    let hour_back = MORNING.plus_ms(-3_600_000);
    assert_eq!(log.next_moment(hour_back), MORNING.plus_ms(1));
}

#[test]
fn one_evening_with_a_clock_set_to_2099_does_not_stop_time() {
    let in_2099 = 4_085_000_000_000;
    let log: Log = [review("a", in_2099, Rating::Good)].into_iter().collect();
    assert_eq!(log.next_moment(MORNING), MORNING);
    assert_eq!(log.next_moment_for(&card("b"), MORNING), MORNING);
    assert_eq!(log.next_moment_for(&card("a"), MORNING), Moment::from_ms(in_2099 + 1));
}

proptest! {
    #[test]
    fn an_event_is_read_as_it_was_written(event in event()) {
        let json = event.to_json();
        prop_assert!(!json.contains('\n'));
        prop_assert_eq!(Event::from_json(&json), Ok(event));
    }

    #[test]
    fn a_file_is_read_as_it_was_written(log in log()) {
        let settings = Settings::default();
        prop_assert_eq!(file::read(&file::write(&log, &settings)), Ok((log, Some(settings))));
    }

    #[test]
    fn whatever_is_read_no_program_breaks(text in ".{0,60}", cut in 0usize..680) {
        let _ = (file::read(&text), Event::from_json(&text), Settings::from_json(&text));
        prop_assert!(file::read(&include_str!("../../golden/log-v1.json")[..cut]).is_err());
    }

    #[test]
    fn uniting_loses_nothing_and_doubles_nothing(a in log(), b in log()) {
        let united = a.clone().merge(b.clone());
        prop_assert!(united.events().is_sorted_by(|x, y| x < y));
        let in_either = |event: &Event| a.events().contains(event) || b.events().contains(event);
        prop_assert!(united.events().iter().all(in_either));
        prop_assert!(a.events().iter().chain(b.events()).all(|event| united.events().contains(event)));
    }

    #[test]
    fn uniting_takes_logs_in_any_order_and_grouping(a in log(), b in log(), c in log()) {
        prop_assert_eq!(a.clone().merge(b.clone()), b.clone().merge(a.clone()));
        prop_assert_eq!(a.clone().merge(a.clone()), a.clone());
        prop_assert_eq!(a.clone().merge(b.clone()).merge(c.clone()), a.merge(b.merge(c)));
    }

    #[test]
    fn adding_is_uniting_with_a_log_of_one(log in log(), event in event()) {
        let mut grown = log.clone();
        let is_new = grown.add(event.clone());
        prop_assert_eq!(is_new, !log.events().contains(&event));
        prop_assert_eq!(grown, log.merge([event].into_iter().collect()));
    }

    #[test]
    fn a_new_event_comes_after_those_of_the_last_day_and_of_its_card(log in log(), step in -60i64..60) {
        let now = MORNING.plus_ms(step * 3_600_000);
        let (card, stamp) = (card("why-bursts"), log.next_moment_for(&card("why-bursts"), now));
        prop_assert!(stamp >= now);
        for event in log.events() {
            let near = event.at <= now.plus_ms(86_400_000);
            prop_assert!(stamp > event.at || !(near || event.what.card() == Some(&card)));
        }
    }
}
