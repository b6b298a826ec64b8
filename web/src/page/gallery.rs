//! The gallery: every figure alive, with what it takes to use it elsewhere.

use super::{Kind, Page, chapter};
use crate::{figure, part::figure::markup::Place};
use leptos::prelude::*;
use model::figure::Name;
use words::words;

/// Every figure, one after another.
pub(super) fn gallery(page: Page) -> impl IntoView {
    let words = words(page.lang).page();
    let figures = Name::ALL.map(|name| {
        let place = Place { id: name.slug(), fig: name, query: "", main: false, alone: false, code: true };
        let there = Page { kind: Kind::Embed(Some(name)), ..page };
        view! {
            <h2 id=format!("about-{}", name.slug())>{figure::any(name, "").0.panel(page.lang).title}</h2>
            {chapter::figure(page.lang, place, None)}
            <p class="see-it">
                <a href=format!("{}{}?v=1&fig={}", page.root(), there.folder(), name.slug())>{words.figure_alone}</a>
            </p>
        }
    });
    view! {
        <h1>{words.gallery_title}</h1>
        <p class="lede">{words.gallery_lede}</p>
        {Vec::from(figures)}
    }
}
