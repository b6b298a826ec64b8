//! Where a reader's things are kept: names and texts, and what a browser can refuse.
//!
//! Absent on purpose: what the texts mean (`journal`).

#[cfg(test)]
mod contract;
mod local;
mod passing;

pub(crate) use local::Local;
pub(crate) use passing::Passing;

/// Texts by name. Every store keeps the same contract, which a test holds all of them to.
pub(crate) trait Store {
    /// The names in use, in any order.
    fn names(&self) -> Vec<String>;
    /// The text of a name.
    fn text(&self, name: &str) -> Option<String>;
    /// Keeps a text under a name, in place of what was there.
    fn keep(&self, name: &str, text: &str) -> Result<(), Full>;
    /// Forgets a name; one that is not in use is no fault.
    fn forget(&self, name: &str);
}

/// There is no room for a text; what was there before is there still.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Full;

/// Every name that we use begins like this.
pub(crate) const OURS: &str = "coalescope.";
