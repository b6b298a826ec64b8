//! The gallery: what it takes to use a figure elsewhere, then every figure alive.

use super::{Kind, Page, chapter, chooser};
use crate::{figure, part::figure::markup::Place};
use leptos::prelude::*;
use model::figure::Name;
use words::words;

/// The chooser, and every figure, one after another.
pub(super) fn gallery(page: Page, site: Option<&str>) -> impl IntoView {
    let take = words(page.lang).notes().chooser.take;
    let words = words(page.lang).page();
    let figures = Name::ALL.map(|name| {
        let place =
            Place { id: name.slug(), fig: name, query: "", main: false, root: page.root(), alone: false, code: true };
        let there = Page { kind: Kind::Embed(Some(name)), ..page };
        view! {
            <h2 id=format!("about-{}", name.slug())>{title(page, name)}</h2>
            {chapter::figure(page.lang, place, None)}
            <p class="see-it">
                <a href=format!("{}{}?v=1&fig={}", page.root(), there.folder(), name.slug())>{words.figure_alone}</a>
                <a class="needs-script" href=format!("#{}", chooser::ID) data-take=name.slug()>{take}</a>
            </p>
        }
    });
    view! {
        <h1>{words.gallery_title}</h1>
        <p class="lede">{words.gallery_lede}</p>
        {contents(page)}
        {chooser::chooser(page, site)}
        {Vec::from(figures)}
    }
}

fn title(page: Page, name: Name) -> &'static str {
    figure::any(name, "").0.panel(page.lang).title
}

/// The figures' names, each leading to its figure.
fn contents(page: Page) -> impl IntoView {
    let label = words(page.lang).page().on_this_page;
    let figures =
        Name::ALL.map(|name| view! { <li><a href=format!("#about-{}", name.slug())>{title(page, name)}</a></li> });
    view! {
        <nav class="toc" aria-label=label>
            <p>{label}</p>
            <ol>
                <li>
                    <a href=format!("#{}", chooser::ID)>{words(page.lang).notes().chooser.title}</a>
                </li>
                {Vec::from(figures)}
            </ol>
        </nav>
    }
}
