//! What a reader has answered, and what should come next because of it.

use super::{Item, Kind, Level};
use crate::{Confusion, Grade, Guess};

/// One answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Answered {
    /// The kind of its question.
    pub kind: Kind,
    /// The confusion that it provoked, or, after a wrong answer, the one that was fallen for.
    pub confusion: Option<Confusion>,
    /// Was it right?
    pub right: bool,
}

impl Answered {
    /// What a guess at this question shows.
    pub fn of(item: &Item, guess: Guess) -> Answered {
        let question = item.question();
        let slip = question.slip(guess).and_then(crate::Slip::confusion);
        Answered { kind: item.kind, confusion: slip.or(item.confusion), right: question.grade(guess) == Grade::Right }
    }
}

/// Right answers in a row after which a kind gets harder.
const RIGHT_TO_RISE: u32 = 3;
/// Wrong answers in a row after which it gets easier.
const WRONG_TO_FALL: u32 = 2;
/// Answers that count for what comes next; the latest counts as many times, the one before it once less.
const REMEMBERED: u32 = 24;

/// All answers of one reader, in their order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    answers: Vec<Answered>,
}

impl FromIterator<Answered> for Tally {
    /// Oldest first.
    fn from_iter<I: IntoIterator<Item = Answered>>(answers: I) -> Tally {
        Tally { answers: answers.into_iter().collect() }
    }
}

impl Tally {
    /// Adds the latest answer.
    pub fn push(&mut self, answered: Answered) {
        self.answers.push(answered);
    }

    /// The latest answer.
    pub fn last(&self) -> Option<&Answered> {
        self.answers.last()
    }

    /// How many answers there are.
    pub fn len(&self) -> usize {
        self.answers.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.answers.is_empty()
    }

    /// Right answers since the last wrong one.
    pub fn streak(&self) -> usize {
        self.answers.iter().rev().take_while(|answered| answered.right).count()
    }

    /// The level that the reader has reached in a kind: three right in a row lead up, two wrong in a row lead down.
    pub fn level(&self, kind: Kind) -> Level {
        let (mut level, mut right, mut wrong) = (Level::FIRST, 0, 0);
        for answered in self.answers.iter().filter(|answered| answered.kind == kind) {
            (right, wrong) = if answered.right { (right + 1, 0) } else { (0, wrong + 1) };
            if right == RIGHT_TO_RISE {
                (level, right) = (level.up(), 0);
            }
            if wrong == WRONG_TO_FALL {
                (level, wrong) = (level.down(), 0);
            }
        }
        level
    }

    /// The confusions that led to wrong answers, the most frequent first: each with its wrong answers and with all.
    pub fn weak_spots(&self) -> Vec<(Confusion, usize, usize)> {
        let of = |confusion: Confusion, only_wrong: bool| {
            let mine = self.answers.iter().filter(|answered| answered.confusion == Some(confusion));
            mine.filter(|answered| !(only_wrong && answered.right)).count()
        };
        let spots = Confusion::ALL.into_iter().map(|confusion| (confusion, of(confusion, true), of(confusion, false)));
        let mut spots: Vec<(Confusion, usize, usize)> = spots.filter(|(_, wrong, _)| *wrong > 0).collect();
        spots.sort_by_key(|(_, wrong, _)| usize::MAX - wrong);
        spots
    }

    /// How often a kind should come, 8 where nothing is known of it.
    pub(super) fn weight_of_kind(&self, kind: Kind) -> u32 {
        self.weight(&|answered| answered.kind == kind)
    }

    /// How often a question with this confusion should come, 8 where nothing is known of it.
    pub(super) fn weight_of_confusion(&self, confusion: Option<Confusion>) -> u32 {
        if confusion.is_none() {
            return UNKNOWN;
        }
        self.weight(&|answered| answered.confusion == confusion)
    }

    /// Wrong answers make it larger, and right ones make up for half as much each.
    fn weight(&self, is_meant: &dyn Fn(&Answered) -> bool) -> u32 {
        let (mut wrong, mut right) = (0, 0);
        for (answered, counts) in self.answers.iter().rev().zip((1..=REMEMBERED).rev()) {
            match (is_meant(answered), answered.right) {
                (false, _) => {}
                (true, true) => right += counts / 2,
                (true, false) => wrong += counts,
            }
        }
        UNKNOWN + u32::saturating_sub(wrong, right)
    }
}

/// The weight of what nothing is known of.
const UNKNOWN: u32 = 8;
