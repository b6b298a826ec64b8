//! The living parts of a page that are no figures.

mod deck;
mod derivation;
mod languages;
mod live;
mod question;

pub use deck::Deck;
pub use derivation::Derivation;
pub use languages::Languages;
pub use live::Live;
pub use question::Question;

pub(crate) use languages::{remember_figures, remembered_figure};

/// The islands as the page's writer names them.
#[cfg(feature = "ssr")]
pub(crate) mod props {
    pub(crate) use super::{deck::DeckProps, question::QuestionProps};
}
