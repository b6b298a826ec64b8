//! Words for what a number rests on.

use crate::Localized;

/// The three kinds of evidence.
pub struct EvidenceWords {
    /// A vendor's document says so.
    pub documented: &'static str,
    /// Counters on silicon say so.
    pub measured: &'static str,
    /// Taken as given.
    pub assumed: &'static str,
}

/// The words, in every language: technical terms, the same in both.
pub static WORDS: Localized<EvidenceWords> = Localized {
    en: EvidenceWords { documented: "documented", measured: "measured", assumed: "assumed" },
    hi_latn: EvidenceWords { documented: "documented", measured: "measured", assumed: "assumed" },
};
