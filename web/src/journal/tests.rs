//! A log that survives tabs, full stores, damage and newer versions.

use super::*;
use proptest::prelude::*;
use quiz::{CardId, Rating, clock::Moment, log::What};
use std::rc::Rc;

/// A store that two tabs share.
#[derive(Clone, Default)]
struct Shared(Rc<Passing>);

impl Store for Shared {
    fn names(&self) -> Vec<String> {
        self.0.names()
    }

    fn text(&self, name: &str) -> Option<String> {
        self.0.text(name)
    }

    fn keep(&self, name: &str, text: &str) -> Result<(), Full> {
        self.0.keep(name, text)
    }

    fn forget(&self, name: &str) {
        self.0.forget(name);
    }
}

fn tab(store: &Shared) -> Journal {
    Journal::over(Box::new(store.clone()), true)
}

fn review(card: &str, at: i64, rating: Rating) -> Event {
    Event { at: Moment::from_ms(at), what: What::Review { card: CardId::new(card).unwrap(), rating } }
}

#[test]
fn two_tabs_at_the_same_moment_lose_nothing() {
    let store = Shared::default();
    let (mut one, mut other) = (tab(&store), tab(&store));
    one.add(&[review("a", 5, Rating::Good)]).unwrap();
    other.add(&[review("a", 5, Rating::Again), review("b", 5, Rating::Good)]).unwrap();
    assert_eq!(one.read().log.events().len(), 3);
    assert_eq!(one.read(), other.read());
}

#[test]
fn the_same_event_twice_is_kept_once() {
    let store = Shared::default();
    tab(&store).add(&[review("a", 5, Rating::Good)]).unwrap();
    tab(&store).add(&[review("a", 5, Rating::Good)]).unwrap();
    assert_eq!(store.names().len(), 1);
}

#[test]
fn what_is_damaged_is_set_aside_and_can_be_taken_away() {
    let store = Shared::default();
    let mut journal = tab(&store);
    journal.add(&[review("a", 5, Rating::Good)]).unwrap();
    store.keep("coalescope.event.7.x", "{\"v\":1,\"at\":7,\"car").unwrap();
    store.keep("coalescope.settings", "nonsense").unwrap();
    let kept = journal.read();
    assert_eq!((kept.log.events().len(), kept.damaged), (1, 2));
    assert_eq!(kept.settings, Settings::default());
    assert_eq!(journal.damaged(), "{\"v\":1,\"at\":7,\"car\nnonsense\n");
    assert_eq!(journal.read(), kept, "it is told again on the next visit");
    journal.forget_damaged();
    assert_eq!((journal.read().damaged, journal.read().log.events().len()), (0, 1));
}

#[test]
fn what_a_newer_version_wrote_is_left_in_peace() {
    let store = Shared::default();
    store.keep("coalescope.event.7.x", r#"{"v":2,"at":7,"card":"a","mood":"fine"}"#).unwrap();
    store.keep("coalescope.settings", r#"{"v":2}"#).unwrap();
    let kept = tab(&store).read();
    assert!(kept.newer && kept.damaged == 0 && kept.log.is_empty());
    assert_eq!(store.names().len(), 2);
    tab(&store).set(&Settings::default()).unwrap();
    assert_eq!(store.text("coalescope.settings.newer").as_deref(), Some(r#"{"v":2}"#));
    assert_eq!(store.text("coalescope.settings"), Some(Settings::default().to_json()));
}

#[test]
fn a_full_store_says_so_and_is_offered_the_review_again() {
    let room = review("a", 5, Rating::Good).to_json().len() + 60;
    let store = Shared(Rc::new(Passing::with_room(room)));
    let mut journal = tab(&store);
    assert_eq!(journal.add(&[review("a", 5, Rating::Good)]), Ok(()));
    assert_eq!(journal.add(&[review("b", 6, Rating::Good)]), Err(Full));
    assert_eq!(journal.read().log.events().len(), 2, "the page still knows it");
    assert_eq!(tab(&store).read().log.events().len(), 1, "the store does not");
    let first = store.names()[0].clone();
    store.forget(&first);
    assert_eq!(journal.add(&[]), Ok(()));
    assert_eq!(tab(&store).read().log.events().len(), 1);
}

#[test]
fn settings_that_found_no_room_stand_and_are_offered_again_with_the_next_review() {
    let store = Shared(Rc::new(Passing::with_room(400)));
    store.keep("theirs", &"x".repeat(390)).unwrap();
    let mut journal = tab(&store);
    let mut wanted = Settings::default();
    wanted.set_new_per_day(3).unwrap();
    assert_eq!(journal.set(&wanted), Err(Full));
    assert_eq!(journal.read().settings, wanted, "the page still knows them");
    assert_eq!(journal.add(&[review("a", 5, Rating::Good)]), Err(Full));
    store.forget("theirs");
    assert_eq!(journal.add(&[]), Ok(()));
    assert_eq!(tab(&store).read().settings, wanted);
    assert_eq!(tab(&store).read().log.events().len(), 1);
}

#[test]
fn where_there_is_no_room_for_two_damage_stays_where_it_is() {
    let store = Shared(Rc::new(Passing::with_room(40)));
    store.keep("coalescope.event.7.x", "not an event").unwrap();
    let journal = tab(&store);
    assert_eq!(journal.read().damaged, 1);
    assert_eq!(store.text("coalescope.event.7.x").as_deref(), Some("not an event"));
}

proptest! {
    #[test]
    fn whatever_order_tabs_write_in_everybody_reads_the_same(
        written in prop::collection::vec((0usize..3, 0i64..20, 0usize..4, "[a-c]"), 0..40),
    ) {
        let store = Shared::default();
        let mut tabs = [tab(&store), tab(&store), tab(&store)];
        let mut log = Log::default();
        for (by, at, rating, card) in written {
            let event = review(&card, at, Rating::ALL[rating]);
            log.add(event.clone());
            prop_assert_eq!(tabs[by].add(&[event]), Ok(()));
        }
        for tab in &tabs {
            prop_assert_eq!(&tab.read().log, &log);
        }
    }
}
