//! Words of the figure `map`.

use crate::Localized;

/// All words of the figure.
pub struct MapWords {
    /// The figure's name for screen readers and the gallery.
    pub title: &'static str,
}

/// The words, in every language.
pub static WORDS: Localized<MapWords> = Localized { en: MapWords { title: "Map" }, hi_latn: MapWords { title: "Map" } };
