//! A question about one access, whose right answer the model counts.

use crate::{
    Slip,
    count::{Count, Dram, Global, Shared},
    guess::{Guess, Value},
    slip::{self, Way},
};
use model::figure::{banks, coalescing, rows};
use std::cmp::Ordering;

/// "How many … does this take?", with the answer and the ways to miss it.
///
/// Both are counted when the question is put and are written in no file, so they cannot go stale. They are kept, and
/// the access is not, so that a program which puts no question about banks or DRAM does not carry how those count.
#[derive(Clone, Debug)]
pub struct Question {
    count: Count,
    answer: Value,
    ways: Vec<Way>,
}

/// How a guess stands to the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grade {
    /// The guess is the answer.
    Right,
    /// The guess is below the answer.
    TooFew,
    /// The guess is above the answer.
    TooMany,
}

impl Question {
    /// Asks what the access of a state of the figure `coalescing` costs.
    pub fn global(count: Global, spec: &coalescing::Spec) -> Question {
        let (answer, ways) = slip::global::played_through(count, spec);
        Question { count: Count::Global(count), answer, ways }
    }

    /// Asks what the access of a state of the figure `banks` costs, after what is done against conflicts.
    pub fn shared(count: Shared, spec: &banks::Spec) -> Question {
        let (answer, ways) = slip::shared::played_through(count, spec);
        Question { count: Count::Shared(count), answer, ways }
    }

    /// Asks what the reads of a state of the figure `rows` find.
    pub fn dram(count: Dram, spec: &rows::Spec) -> Question {
        let (answer, ways) = slip::dram::played_through(count, spec);
        Question { count: Count::Dram(count), answer, ways }
    }

    /// What it asks for.
    pub fn count(&self) -> Count {
        self.count
    }

    /// The right answer.
    pub fn answer(&self) -> Value {
        self.answer
    }

    /// A guess as typed; `None` for what cannot be an answer to this question.
    pub fn read(&self, typed: &str) -> Option<Guess> {
        let guess = Guess::read(typed)?;
        match self.answer {
            Value::Whole(_) => (guess.is_whole() && !typed.contains('%')).then_some(guess),
            Value::Percent(_) => Some(guess),
        }
    }

    /// How `guess` stands to the answer. A share is compared to as many decimal places as were typed.
    pub fn grade(&self, guess: Guess) -> Grade {
        match guess.against(self.answer) {
            Ordering::Less => Grade::TooFew,
            Ordering::Equal => Grade::Right,
            Ordering::Greater => Grade::TooMany,
        }
    }

    /// Why `guess` is wrong: `None` for a right guess and for one that no slip explains. Where several do, the one that
    /// is a case of the ten confusions, if only one is: people make those most often. Else `None`.
    pub fn slip(&self, guess: Guess) -> Option<Slip> {
        if self.grade(guess) == Grade::Right {
            return None;
        }
        let explains = self.ways.iter().filter(|(_, value)| guess.against(*value) == Ordering::Equal);
        let mut slips: Vec<Slip> = explains.map(|(slip, _)| *slip).collect();
        if slips.iter().any(|slip| slip.confusion().is_some()) {
            slips.retain(|slip| slip.confusion().is_some());
        }
        let first = *slips.first()?;
        slips.iter().all(|other| *other == first).then_some(first)
    }

    /// Every slip that can be made at it, with the wrong answer that it leads to; some slips lead to several, and some
    /// answers are led to by several slips.
    pub fn ways(&self) -> &[Way] {
        &self.ways
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::{access::Width, ratio::Ratio};

    #[test]
    fn the_answer_is_the_models() {
        let doubles = coalescing::Spec::default().with_width(Width::B8);
        let question = Question::global(Global::Sectors, &doubles);
        assert_eq!(question.answer(), Value::Whole(8));
        assert_eq!(question.grade(Guess::whole(8)), Grade::Right);
        assert_eq!(question.grade(Guess::whole(4)), Grade::TooFew);
        assert_eq!(question.grade(Guess::whole(32)), Grade::TooMany);
    }

    #[test]
    fn a_share_is_asked_in_percent() {
        let structs = coalescing::Spec::default().with_layout(coalescing::Layout::Field);
        let question = Question::global(Global::Efficiency, &structs);
        assert_eq!(question.answer(), Value::Percent(Ratio::new(1, 6).unwrap()));
        for typed in ["17", "16.7 %", "16,67"] {
            assert_eq!(question.grade(question.read(typed).unwrap()), Grade::Right, "{typed}");
        }
    }

    #[test]
    fn a_number_of_things_is_whole() {
        let question = Question::shared(Shared::Wavefronts, &banks::Spec::default());
        assert_eq!(question.read("2"), Some(Guess::whole(2)));
        assert_eq!(question.read("2.0"), None);
        assert_eq!(question.read("2 %"), None);
    }

    #[test]
    fn nobody_off_leaves_nothing_to_share() {
        let nobody = coalescing::Spec::default().with_off(model::warp::Mask::ALL);
        let question = Question::global(Global::Efficiency, &nobody);
        assert_eq!(question.answer(), Value::Whole(0));
    }
}
