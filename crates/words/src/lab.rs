//! Words of the figure `lab`.

use crate::Localized;

/// The figure's own words.
pub struct LabWords {
    /// Its name.
    pub title: &'static str,
}

/// The words, in every language.
pub static WORDS: Localized<LabWords> = Localized { en: LabWords { title: "Lab" }, hi_latn: LabWords { title: "Lab" } };
