//! Takes the figure elsewhere: a link, an iframe, a picture.

use super::{Shown, kept::Keeping};
use crate::{browser, figure::View, shared::Figure, slots::Write};
use diagram::{
    file,
    html::escaped,
    scene::Format,
    svg::{self, Style},
};
use model::query;
use words::{Lang, words};

/// A link to this page with the figure in this very state.
pub(super) fn link(shown: &Shown) -> String {
    let (id, query) = (&shown.id, shown.figure.address());
    format!("{}#figure-{id}", browser::link(&format!("at={id}&{query}")))
}

/// The address of a figure by itself.
fn embed_address(figure: &Figure, lang: Lang) -> String {
    browser::resolve(&file::page(&figure.address(), lang))
}

/// An iframe that needs no more rights than to run its own scripts.
pub(super) fn embed_code(figure: &Figure, lang: Lang) -> String {
    let title = figure.peek(|subject| subject.panel(lang).title);
    format!(
        "<iframe src=\"{}\" title=\"{}\" sandbox=\"allow-scripts\" loading=\"lazy\" width=\"100%\" height=\"640\" style=\"border:0\"></iframe>",
        escaped(&embed_address(figure, lang)),
        escaped(title),
    )
}

/// What is said of a text that is too long for a link, which nobody can copy then.
pub(super) fn too_long(keeping: Keeping, lang: Lang) -> [(String, Write); 3] {
    let words = words(lang).figure();
    let (is, said) = match keeping {
        Keeping::InLink => (false, ""),
        Keeping::Here => (true, words.too_long_kept),
        Keeping::Nowhere => (true, words.too_long_lost),
    };
    let off = |slot: &str| (slot.to_owned(), Write::Flag("disabled", is));
    [("too-long".to_owned(), Write::Text(said.to_owned())), off("copy-link"), off("copy-embed")]
}

/// The picture as a file that stands alone.
pub(super) fn picture(shown: &Shown) -> String {
    let view = View { lang: shown.lang, format: Format::Wide };
    let drawing = shown.figure.peek(|subject| subject.picture(view).drawing);
    let style = browser::figure_style();
    svg::document(&drawing, shown.lang.tag(), Style::Inline(&style), &embed_address(&shown.figure, shown.lang))
}

/// What such a file is called.
pub(super) fn file_name(shown: &Shown, kind: &str) -> String {
    let query = shown.figure.address();
    ["coalescope-", &query::value(&query, "fig").unwrap_or_default(), ".", kind].concat()
}
