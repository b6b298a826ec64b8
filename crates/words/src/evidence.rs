//! Words for what a number rests on.

use crate::Localized;

/// What a number rests on: three kinds of evidence, and the model.
pub struct EvidenceWords {
    /// A vendor's document says so.
    pub documented: &'static str,
    /// Counters on silicon say so.
    pub measured: &'static str,
    /// Taken as given.
    pub assumed: &'static str,
    /// Computed here, from numbers whose own labels stand beside it.
    pub model: &'static str,
}

/// The words, in every language: technical terms, the same in both.
pub static WORDS: Localized<EvidenceWords> = Localized {
    en: EvidenceWords { documented: "documented", measured: "measured", assumed: "assumed", model: "model" },
    hi_latn: EvidenceWords { documented: "documented", measured: "measured", assumed: "assumed", model: "model" },
};
