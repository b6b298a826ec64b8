//! Words of the figure `banks`.

use crate::Localized;

/// The figure's own words.
pub struct BanksWords {
    /// Its name.
    pub title: &'static str,
}

/// The words, in every language.
pub static WORDS: Localized<BanksWords> =
    Localized { en: BanksWords { title: "Banks" }, hi_latn: BanksWords { title: "Banks" } };
