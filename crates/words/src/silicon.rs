//! Words of the figure `silicon`.

use crate::Localized;

/// All words of the figure.
pub struct SiliconWords {
    /// The figure's name for screen readers and the gallery.
    pub title: &'static str,
}

/// The words, in every language.
pub static WORDS: Localized<SiliconWords> =
    Localized { en: SiliconWords { title: "Silicon" }, hi_latn: SiliconWords { title: "Silicon" } };
