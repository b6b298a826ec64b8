//! Whatever a reader does in whatever order, a sitting stays in step with the log.

use super::{IST, cards};
use crate::arbitrary::{self, MORNING, rating};
use crate::clock::Clock;
use crate::log::Log;
use crate::memory::{self, Memory};
use crate::review::{Action, Answered, Session};
use crate::{CardId, Settings};
use proptest::prelude::*;

fn action() -> impl Strategy<Value = Action> {
    prop_oneof![
        4 => Just(Action::Reveal),
        4 => rating().prop_map(Action::Rate),
        1 => Just(Action::Skip),
        1 => Just(Action::Suspend),
        3 => Just(Action::Undo),
        1 => Just(Action::More),
    ]
}

/// Actions with the hours since the sitting began: clocks are put back, travel and stand still.
fn actions() -> impl Strategy<Value = Vec<(Action, Clock)>> {
    let hours = prop_oneof![8 => Just(0i64), 1 => -30i64..200];
    let east = prop_oneof![8 => Just(IST), 1 => -720..=840];
    let clock = (hours, east).prop_map(|(hours, east_minutes)| clock(hours, east_minutes));
    prop::collection::vec((action(), clock), 0..40)
}

fn clock(hours: i64, east_minutes: i32) -> Clock {
    Clock { now: MORNING.plus_ms(hours * 3_600_000), east_minutes }
}

fn settings() -> impl Strategy<Value = Settings> {
    (0u16..4, 70u8..=97).prop_map(|(new, percent)| {
        let mut settings = Settings::default();
        settings.set_new_per_day(new).unwrap();
        settings.set_retention_percent(percent).unwrap();
        settings
    })
}

/// What a reader can tell about a sitting.
#[derive(Debug, PartialEq)]
struct Seen {
    current: Option<CardId>,
    is_revealed: bool,
    counts: crate::review::Counts,
    answered: Vec<(CardId, crate::Rating)>,
    memories: Vec<Memory>,
}

fn seen(session: &Session, clock: Clock) -> Seen {
    Seen {
        current: session.current().cloned(),
        is_revealed: session.is_revealed(),
        counts: session.counts(clock),
        answered: session.answered().map(|Answered { card, rating, .. }| (card.clone(), rating)).collect(),
        memories: cards().iter().map(|card| *session.memories().of(card)).collect(),
    }
}

proptest! {
    #[test]
    fn a_sitting_believes_what_a_replay_of_its_events_says(
        log in arbitrary::log(), settings in settings(), hours in 0i64..300, actions in actions(),
    ) {
        let mut session = Session::new(&cards(), log.clone(), settings, clock(hours, IST));
        let (mut stored, mut east) = (log, IST);
        for (action, clock) in actions {
            east = clock.east_minutes;
            for event in session.apply(action, clock) {
                prop_assert!(stored.add(event), "an event is stored once");
            }
        }
        prop_assert_eq!(session.log(), &stored);
        prop_assert_eq!(session.memories(), &memory::replay(&stored, &settings, east));
    }

    #[test]
    fn there_is_a_card_as_long_as_one_is_to_be_asked(
        log in arbitrary::log(), settings in settings(), hours in 0i64..300, actions in actions(),
    ) {
        let mut session = Session::new(&cards(), log, settings, clock(hours, IST));
        for (action, clock) in actions {
            session.apply(action, clock);
            let counts = session.counts(clock);
            prop_assert!(counts.total() <= cards().len());
            prop_assert!(!session.finished() || counts.total() == 0);
            prop_assert!(!session.is_revealed() || session.current().is_some());
            let new = session.memories().iter().filter(|(_, memory)| memory.trace.is_some()).count();
            prop_assert!(counts.new + new <= cards().len());
            session.told(Log::default(), clock);
            prop_assert_eq!(session.finished(), counts.total() == 0);
        }
    }

    #[test]
    fn each_button_does_what_it_announced(
        log in arbitrary::log(), settings in settings(), hours in 0i64..300, rating in rating(),
    ) {
        let clock = clock(hours, IST);
        let mut session = Session::new(&cards(), log, settings, clock);
        let Some(preview) = session.preview(clock) else { return Ok(()) };
        session.apply(Action::Reveal, clock);
        session.apply(Action::Rate(rating), clock);
        let answered = session.answered().next_back().map(|answered| answered.interval);
        prop_assert_eq!(answered, Some(preview[usize::from(rating.number()) - 1]));
    }

    #[test]
    fn undo_brings_back_what_was(
        log in arbitrary::log(), settings in settings(), hours in 0i64..300, actions in actions(),
        steps in prop::collection::vec(action(), 1..8),
    ) {
        let mut session = Session::new(&cards(), log, settings, clock(hours, IST));
        for (action, clock) in actions {
            session.apply(action, clock);
        }
        let clock = clock(hours, IST);
        session.told(Log::default(), clock);
        let mut before = Vec::new();
        for action in steps {
            let is_step = match action {
                Action::Rate(_) => session.is_revealed(),
                Action::Skip | Action::Suspend => session.current().is_some(),
                Action::Reveal => false,
                Action::Undo | Action::More => continue,
            };
            if is_step {
                before.push(seen(&session, clock));
            }
            session.apply(action, clock);
        }
        while let Some(before) = before.pop() {
            session.apply(Action::Undo, clock);
            prop_assert_eq!(seen(&session, clock), before);
        }
    }
}
