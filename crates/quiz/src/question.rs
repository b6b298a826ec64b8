//! A question about one access, whose right answer the model counts.

use crate::{Count, Slip};
use model::access::Access;
use model::arch::Arch;
use model::global;

crate::id::id! {
    /// A question's id: unique in the course, stable, the same in every language.
    QuestionId
}

/// "How many … does this access to global memory take on this architecture?"
#[derive(Clone, Debug)]
pub struct Question {
    /// Its name.
    pub id: QuestionId,
    /// What it asks for.
    pub count: Count,
    /// The access that it asks about.
    pub access: Access,
    /// The architecture that serves the access.
    pub arch: Arch,
}

/// How a guess stands to the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Grade {
    /// The guess is the answer.
    Right,
    /// The guess is below the answer.
    TooFew {
        /// What it lacks: one or more.
        by: u64,
    },
    /// The guess is above the answer.
    TooMany {
        /// What it has too many: one or more.
        by: u64,
    },
}

impl Question {
    /// The right answer. It is counted each time and written nowhere, so it cannot go stale.
    pub fn answer(&self) -> u64 {
        self.count.of(&global::count(&self.access, self.arch))
    }

    /// How `guess` stands to the answer.
    pub fn grade(&self, guess: u64) -> Grade {
        let answer = self.answer();
        if guess < answer {
            Grade::TooFew { by: answer - guess }
        } else if guess > answer {
            Grade::TooMany { by: guess - answer }
        } else {
            Grade::Right
        }
    }

    /// Why `guess` is wrong, where exactly one slip that the model knows leads to it.
    pub fn slip(&self, guess: u64) -> Option<Slip> {
        crate::slip::slip(self, guess)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use model::access::{Op, Space, Width};

    #[test]
    fn the_answer_is_the_models_and_the_grade_says_by_how_much() {
        let lanes = std::array::from_fn(|lane| Some(u64::try_from(lane).unwrap() * 8));
        let question = Question {
            id: QuestionId::new("coalescing-doubles").unwrap(),
            count: Count::Sectors,
            access: Access::new(Space::Global, Op::Load, Width::B8, lanes).unwrap(),
            arch: Arch::Volta,
        };
        assert_eq!(question.answer(), 8);
        assert_eq!(question.grade(8), Grade::Right);
        assert_eq!(question.grade(4), Grade::TooFew { by: 4 });
        assert_eq!(question.grade(32), Grade::TooMany { by: 24 });
    }
}
