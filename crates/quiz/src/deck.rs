//! A reader's way through a deck of cards, one at a time, in the order of the deck.
//!
//! Absent on purpose: what is due and when. A scheduler chooses which cards make up a
//! deck; a session only knows how many they are, which one is up, and which lie open.

/// What the reader did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Shows the back of the current card.
    Reveal,
    /// Hides the back of the current card.
    Cover,
    /// Goes to the card after; from the last one, nowhere.
    Next,
    /// Goes to the card before; from the first one, nowhere.
    Previous,
    /// Goes to the card at this index; where there is none, nowhere.
    Show(usize),
    /// Hides every back and forgets which were seen: the next round. The current card stays.
    CoverAll,
}

/// Where the reader is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    current: usize,
    cards: Vec<Back>,
}

/// What the reader has had of the back of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Back {
    Unseen,
    Open,
    CoveredAgain,
}

impl Session {
    /// A deck of `len` cards, all covered, at the first one.
    pub fn new(len: usize) -> Self {
        Self { current: 0, cards: vec![Back::Unseen; len] }
    }

    /// Total: every action has an outcome, in a deck without cards as well.
    pub fn apply(&mut self, action: Action) {
        match action {
            Action::Reveal => self.turn(|_| Back::Open),
            Action::Cover => self.turn(|back| match back {
                Back::Unseen => Back::Unseen,
                Back::Open | Back::CoveredAgain => Back::CoveredAgain,
            }),
            Action::Next => self.show(self.current.saturating_add(1)),
            Action::Previous => self.show(self.current.saturating_sub(1)),
            Action::Show(index) => self.show(index),
            Action::CoverAll => self.cards.fill(Back::Unseen),
        }
    }

    /// The index of the card that is up; `None` only in a deck without cards.
    pub fn current(&self) -> Option<usize> {
        (!self.cards.is_empty()).then_some(self.current)
    }

    /// Whether the back of the card at `index` shows.
    pub fn is_revealed(&self, index: usize) -> bool {
        self.cards.get(index) == Some(&Back::Open)
    }

    /// How many cards had their backs revealed in this round, whether or not they still show.
    pub fn seen(&self) -> usize {
        self.cards.iter().filter(|&&back| back != Back::Unseen).count()
    }

    /// How many cards the deck has.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether the deck has no cards.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    fn show(&mut self, index: usize) {
        if index < self.cards.len() {
            self.current = index;
        }
    }

    fn turn(&mut self, turned: impl FnOnce(Back) -> Back) {
        if let Some(back) = self.cards.get_mut(self.current) {
            *back = turned(*back);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn after(len: usize, actions: &[Action]) -> Session {
        let mut session = Session::new(len);
        for &action in actions {
            session.apply(action);
        }
        session
    }

    #[test]
    fn a_revealed_card_stays_open_behind_the_reader() {
        let session = after(3, &[Action::Reveal, Action::Next]);
        assert_eq!(session.current(), Some(1));
        assert!(session.is_revealed(0) && !session.is_revealed(1));
        assert_eq!((session.seen(), session.len()), (1, 3));
    }

    #[test]
    fn a_card_covered_again_was_still_seen() {
        let session = after(3, &[Action::Reveal, Action::Cover]);
        assert!(!session.is_revealed(0));
        assert_eq!(session.seen(), 1);
    }

    #[test]
    fn covering_all_starts_the_next_round_in_place() {
        let session = after(3, &[Action::Reveal, Action::Show(2), Action::Reveal, Action::CoverAll]);
        assert_eq!((session.current(), session.seen()), (Some(2), 0));
    }

    #[test]
    fn the_deck_ends_where_it_ends() {
        assert_eq!(after(2, &[Action::Previous]).current(), Some(0));
        assert_eq!(after(2, &[Action::Next; 5]).current(), Some(1));
        assert_eq!(after(2, &[Action::Show(2)]).current(), Some(0));
    }

    fn action() -> impl Strategy<Value = Action> {
        prop_oneof![
            Just(Action::Reveal),
            Just(Action::Cover),
            Just(Action::Next),
            Just(Action::Previous),
            prop_oneof![0usize..8, Just(usize::MAX)].prop_map(Action::Show),
            Just(Action::CoverAll),
        ]
    }

    proptest! {
        #[test]
        fn any_reader_stays_in_the_deck(
            len in 0usize..6,
            actions in prop::collection::vec(action(), 0..40),
        ) {
            let mut session = Session::new(len);
            for action in actions {
                let before = session.clone();
                session.apply(action);
                prop_assert_eq!(session.len(), len);
                prop_assert_eq!(session.is_empty(), len == 0);
                prop_assert_eq!(session.current().is_some(), len > 0);
                prop_assert!(session.current().is_none_or(|index| index < len));
                let open = (0..len).filter(|&index| session.is_revealed(index)).count();
                prop_assert!(open <= session.seen() && session.seen() <= len);
                prop_assert!(action == Action::CoverAll || session.seen() >= before.seen());
                let mut twice = session.clone();
                twice.apply(action);
                let moves = matches!(action, Action::Next | Action::Previous);
                prop_assert!(moves || twice == session);
            }
        }
    }
}
