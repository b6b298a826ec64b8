//! Words of the figure `roofline`.

use crate::Localized;

/// All words of the figure.
pub struct RooflineWords {
    /// The figure's name for screen readers and the gallery.
    pub title: &'static str,
}

/// The words, in every language.
pub static WORDS: Localized<RooflineWords> =
    Localized { en: RooflineWords { title: "Roofline" }, hi_latn: RooflineWords { title: "Roofline" } };
