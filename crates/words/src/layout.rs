//! Words of the figure `layout`.

use crate::Localized;

/// The figure's own words.
pub struct LayoutWords {
    /// Its name.
    pub title: &'static str,
}

/// The words, in every language.
pub static WORDS: Localized<LayoutWords> =
    Localized { en: LayoutWords { title: "Layout" }, hi_latn: LayoutWords { title: "Layout" } };
