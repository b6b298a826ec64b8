//! The moments of one load.

use crate::query::Choice;

/// The four moments of one load.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Step {
    /// The lanes' sectors are listed.
    Sectors,
    /// Each has a channel, a bank and a row.
    Places,
    /// Rows are closed and opened.
    Rows,
    /// The rows are read, and the data arrive.
    Reads,
}

impl Choice for Step {
    const ALL: &'static [Step] = &[Step::Sectors, Step::Places, Step::Rows, Step::Reads];

    fn slug(self) -> &'static str {
        match self {
            Step::Sectors => "sectors",
            Step::Places => "places",
            Step::Rows => "rows",
            Step::Reads => "reads",
        }
    }
}

impl Step {
    /// The moment after this one; the last stays.
    pub fn next(self) -> Step {
        match self {
            Step::Sectors => Step::Places,
            Step::Places => Step::Rows,
            Step::Rows | Step::Reads => Step::Reads,
        }
    }

    /// The moment before this one; the first stays.
    pub fn previous(self) -> Step {
        match self {
            Step::Sectors | Step::Places => Step::Sectors,
            Step::Rows => Step::Places,
            Step::Reads => Step::Rows,
        }
    }
}
