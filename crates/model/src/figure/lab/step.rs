//! The moments of the figure.

use crate::query::Choice;

/// The moments of one access, whichever memory it goes to.
///
/// Three, where the picture of global memory alone has four: whether the fetch and the hand-out are one moment cannot
/// depend on what a snippet turns out to do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Step {
    /// Each lane names an address.
    Addresses,
    /// The addresses are sorted into sectors, or looked for in banks.
    Places,
    /// Each lane has what it asked for.
    Served,
}

impl Choice for Step {
    const ALL: &'static [Step] = &[Step::Addresses, Step::Places, Step::Served];

    fn slug(self) -> &'static str {
        match self {
            Step::Addresses => "addresses",
            Step::Places => "places",
            Step::Served => "served",
        }
    }
}

impl Step {
    /// The moment after this one; the last stays.
    pub fn next(self) -> Step {
        match self {
            Step::Addresses => Step::Places,
            Step::Places | Step::Served => Step::Served,
        }
    }

    /// The moment before this one; the first stays.
    pub fn previous(self) -> Step {
        match self {
            Step::Addresses | Step::Places => Step::Addresses,
            Step::Served => Step::Places,
        }
    }
}
