//! Takes the figure elsewhere: a link, an iframe, a picture.

use super::{Figure, scene, title};
use crate::browser;
use diagram::{
    html::escaped,
    scene::Format,
    svg::{self, Style},
};
use leptos::prelude::*;

/// A link to this page with the figure in this very state.
pub(super) fn link(figure: &Figure) -> String {
    let query = figure.state.read_untracked().to_address();
    format!("{}?at={id}&{query}#figure-{id}", browser::address(), id = figure.id)
}

/// The address of this figure by itself.
fn embed_address(figure: &Figure) -> String {
    let query = figure.state.read_untracked().to_address();
    browser::resolve(&format!("{}/embed/?{query}", figure.lang.tag()))
}

/// An iframe that needs no more rights than to run its own scripts.
pub(super) fn embed_code(figure: &Figure) -> String {
    format!(
        "<iframe src=\"{}\" title=\"{}\" sandbox=\"allow-scripts\" loading=\"lazy\" width=\"100%\" height=\"640\" style=\"border:0\"></iframe>",
        escaped(&embed_address(figure)),
        escaped(title(&figure.state.read_untracked(), figure.lang)),
    )
}

/// The picture as a file that stands alone.
pub(super) fn picture(figure: &Figure) -> String {
    let scene = scene(&figure.state.read_untracked(), figure.lang, Format::Wide);
    let style = browser::figure_style();
    svg::document(&scene, figure.lang.tag(), Style::Inline(&style), &embed_address(figure))
}
