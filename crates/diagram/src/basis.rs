//! What a number that is shown rests on: a source's word for it, or the model's own arithmetic.
//!
//! A result never borrows the label of what it was computed from, not even the weakest: nobody measured it. Its inputs
//! stand in the figure's source line, or beside it in the table, each with a label and a source of its own. No label at
//! all has a count of what the access itself asks for (bytes, sectors, wavefronts), made by rules that are published.
//! A quotient of two measured numbers stays measured: nothing of the model is in it.

use model::evidence::Evidence;
use words::evidence::EvidenceWords;

/// What a number rests on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Basis {
    /// It is said or was measured as it stands, or is taken as given.
    Source(Evidence),
    /// It was computed here.
    Model,
}

impl Basis {
    /// Its label.
    pub fn word(self, words: &EvidenceWords) -> &'static str {
        match self {
            Basis::Source(evidence) => evidence_word(evidence, words),
            Basis::Model => words.model,
        }
    }
}

/// The label of what comes from a source.
pub fn evidence_word(evidence: Evidence, words: &EvidenceWords) -> &'static str {
    match evidence {
        Evidence::Documented => words.documented,
        Evidence::Measured => words.measured,
        Evidence::Assumed => words.assumed,
    }
}
