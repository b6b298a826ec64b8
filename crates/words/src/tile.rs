//! Words of the figure `tile`.

use crate::Localized;

/// The figure's own words.
pub struct TileWords {
    /// Its name.
    pub title: &'static str,
}

/// The words, in every language.
pub static WORDS: Localized<TileWords> =
    Localized { en: TileWords { title: "Tile" }, hi_latn: TileWords { title: "Tile" } };
