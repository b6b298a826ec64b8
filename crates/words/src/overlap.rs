//! Words of the figure `overlap`.

use crate::Localized;

/// All words of the figure.
pub struct OverlapWords {
    /// The figure's name for screen readers and the gallery.
    pub title: &'static str,
}

/// The words, in every language.
pub static WORDS: Localized<OverlapWords> =
    Localized { en: OverlapWords { title: "Overlap" }, hi_latn: OverlapWords { title: "Overlap" } };
