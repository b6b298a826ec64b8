//! The moments of one access.

use crate::query::Choice;

/// The three moments of one access.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Step {
    /// Each lane names an address.
    Addresses,
    /// The words are looked for in their banks.
    Banks,
    /// The banks serve, a word a turn.
    Turns,
}

impl Choice for Step {
    const ALL: &'static [Step] = &[Step::Addresses, Step::Banks, Step::Turns];

    fn slug(self) -> &'static str {
        match self {
            Step::Addresses => "addresses",
            Step::Banks => "banks",
            Step::Turns => "turns",
        }
    }
}

impl Step {
    /// The moment after this one; the last stays.
    pub fn next(self) -> Step {
        match self {
            Step::Addresses => Step::Banks,
            Step::Banks | Step::Turns => Step::Turns,
        }
    }

    /// The moment before this one; the first stays.
    pub fn previous(self) -> Step {
        match self {
            Step::Addresses | Step::Banks => Step::Addresses,
            Step::Turns => Step::Banks,
        }
    }
}
