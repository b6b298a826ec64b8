//! The moments of the figure.

use crate::query::Choice;

/// The four moments of one access.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Step {
    /// Each lane names an address.
    Addresses,
    /// The addresses are sorted into sectors and lines.
    Grouping,
    /// The sectors are moved, whole.
    Fetch,
    /// Each lane gets its bytes.
    HandOut,
}

impl Choice for Step {
    const ALL: &'static [Step] = &[Step::Addresses, Step::Grouping, Step::Fetch, Step::HandOut];

    fn slug(self) -> &'static str {
        match self {
            Step::Addresses => "addresses",
            Step::Grouping => "grouping",
            Step::Fetch => "fetch",
            Step::HandOut => "hand-out",
        }
    }
}

impl Step {
    /// The moment after this one; the last stays.
    pub fn next(self) -> Step {
        match self {
            Step::Addresses => Step::Grouping,
            Step::Grouping => Step::Fetch,
            Step::Fetch | Step::HandOut => Step::HandOut,
        }
    }

    /// The moment before this one; the first stays.
    pub fn previous(self) -> Step {
        match self {
            Step::Addresses | Step::Grouping => Step::Addresses,
            Step::Fetch => Step::Grouping,
            Step::HandOut => Step::Fetch,
        }
    }
}
