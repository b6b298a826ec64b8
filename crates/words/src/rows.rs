//! Words of the figure `rows`.

use crate::Localized;

/// All words of the figure.
pub struct RowsWords {
    /// The figure's name for screen readers and the gallery.
    pub title: &'static str,
}

/// The words, in every language.
pub static WORDS: Localized<RowsWords> =
    Localized { en: RowsWords { title: "Rows" }, hi_latn: RowsWords { title: "Rows" } };
