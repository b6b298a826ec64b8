//! What stands around every page: header, switch, footer.

use super::{At, Kind, Page, cards, chapter, drill, embed, gallery, glossary, home, lab, notes, offline};
use crate::island::Alive;
use content::Chapter;
use leptos::prelude::*;
use words::{Lang, words};

/// Three lanes over a line of memory, as in the icon.
const MARK: &str = "<path class=\"lane-mark\" d=\"M5 5h5v5H5zm8.5 0h5v5h-5zM22 5h5v5h-5z\"/><path class=\"wire-mark\" d=\"M7.5 11v8m8.5-8v8m8.5-8v8\"/><path class=\"used-mark\" d=\"M3 20h26v7H3z\"/>";

/// The body of a page. `site` is the site's whole address, if the builder was told; `foot` has what only the site in one
/// file says below it.
pub(super) fn body(page: Page, site: Option<&str>, foot: &[&'static str]) -> AnyView {
    let words = words(page.lang).page();
    let inside = match page.kind {
        Kind::Embed(name) => return view! { {hatch()} {embed::figure(page, name)} }.into_any(),
        Kind::EmbedCards(chapter) => return view! { {hatch()} {embed::deck(page, chapter)} }.into_any(),
        Kind::Home => home::home(page).into_any(),
        Kind::Chapter(chapter) => chapter::chapter(page, content::lesson(chapter, page.lang)).into_any(),
        Kind::Cards => cards::cards(page).into_any(),
        Kind::Drill => drill::drill(page).into_any(),
        Kind::Lab => lab::lab(page).into_any(),
        Kind::Gallery => gallery::gallery(page, site).into_any(),
        Kind::Glossary => glossary::glossary(page).into_any(),
        Kind::Notes => notes::notes(page, site).into_any(),
    };
    view! {
        <a class="skip" href="#text">{words.skip}</a>
        {hatch()}
        <header class="top">
            <a class="name" href=format!("{}{}/", page.root(), page.lang.tag())>
                <svg viewBox="0 0 32 32" aria-hidden="true" inner_html=MARK></svg>
                <span>"Coalescope"</span>
            </a>
            <nav aria-label=words.navigation>
                {course(page, words.course)}
                {link(page, Kind::Cards, words.cards)}
                {link(page, Kind::Drill, words.drill)}
                {link(page, Kind::Lab, words.lab)}
                {link(page, Kind::Gallery, words.gallery)}
                {link(page, Kind::Glossary, words.glossary)}
            </nav>
            {languages(page)}
        </header>
        <main id="text">{inside}</main>
        <footer class="bottom">
            <noscript>
                <p>{words.no_script}</p>
            </noscript>
            <p>
                {words.method} " " {words.licence} " "
                <a href=format!("{}{}", page.root(), about(page).folder())>{words.about}</a>
            </p>
            {foot.iter().map(|told| view! { <p>{*told}</p> }).collect_view()}
            {offline::line(page)}
        </footer>
    }
    .into_any()
}

/// Leads to the list of chapters, and is lit on each of them.
fn course(page: Page, name: &'static str) -> impl IntoView {
    let inside = match page.kind {
        Kind::Chapter(chapter) => Chapter::COURSE.contains(&chapter),
        Kind::Home
        | Kind::Cards
        | Kind::Drill
        | Kind::Lab
        | Kind::Gallery
        | Kind::Glossary
        | Kind::Notes
        | Kind::Embed(_)
        | Kind::EmbedCards(_) => false,
    };
    view! {
        <a href=format!("{}{}/#course", page.root(), page.lang.tag()) aria-current=inside.then_some("true")>
            {name}
        </a>
    }
}

/// The page about the site.
fn about(page: Page) -> Page {
    Page { kind: Kind::Chapter(Chapter::About), at: At::Language, ..page }
}

fn link(page: Page, kind: Kind, name: &'static str) -> impl IntoView {
    let there = Page { kind, at: At::Language, ..page };
    let current = (kind == page.kind).then_some("page");
    view! {
        <a href=format!("{}{}", page.root(), there.folder()) aria-current=current>
            {name}
        </a>
    }
}

/// Plain links; the living part only carries place and state along.
fn languages(page: Page) -> impl IntoView {
    let links = Lang::ALL.map(|lang| {
        let there = page.in_language(lang);
        view! {
            <a
                href=format!("{}{}", page.root(), there.folder())
                lang=lang.tag()
                hreflang=lang.tag()
                aria-current=(lang == page.lang).then_some("page")
            >
                {lang.name()}
            </a>
        }
    });
    view! {
        <Alive>
            <nav class="languages" aria-label=words(page.lang).page().languages data-part="languages">
                {Vec::from(links)}
            </nav>
        </Alive>
    }
}

/// The hatching that all pictures of the page refer to; a hidden picture could not lend it.
fn hatch() -> impl IntoView {
    view! { <svg class="hatch" width="0" height="0" aria-hidden="true" inner_html=diagram::svg::HATCH></svg> }
}
