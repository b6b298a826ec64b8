//! Pages for other people's pages: one figure, or flashcards, with one way out and nothing else around.
//!
//! Absent on purpose: what such a page says to the page around it (`static/frame.js`).

use super::{At, Kind, Page, cards, chapter};
use crate::part::figure::markup::Place;
use content::Chapter;
use diagram::html::escaped;
use leptos::prelude::*;
use model::figure::Name;
use words::{Lang, words};

/// The kinds of page that there are: figures, then cards.
pub(super) fn kinds() -> impl Iterator<Item = Kind> {
    let figures = Name::ALL.map(|name| Kind::Embed(Some(name)));
    let decks = with_cards().map(|chapter| Kind::EmbedCards(Some(chapter)));
    [Kind::Embed(None)].into_iter().chain(figures).chain([Kind::EmbedCards(None)]).chain(decks)
}

/// The chapters that have cards.
pub fn with_cards() -> impl Iterator<Item = Chapter> {
    Chapter::COURSE.into_iter().filter(|chapter| content::cards_of(*chapter).next().is_some())
}

/// A page that shows a figure; without a name the first.
pub(super) fn figure(page: Page, name: Option<Name>) -> impl IntoView {
    let name = name.unwrap_or(Name::Coalescing);
    let place = place(page, name);
    // The page around has a main part, too, and perhaps other frames have.
    view! {
        <main class="embed" id="text" aria-labelledby=format!("figure-{}-title", place.id)>
            {chapter::figure(page.lang, place, None)}
            {derivation(place, page.lang)}
            {way_out(page, told_in(name))}
        </main>
    }
}

/// The lines that derive the counts of the reader's own text, behind a fold, since a frame is low. Those of the other
/// figures are told of in a chapter, to which the way out leads.
fn derivation(place: Place, lang: Lang) -> Option<impl IntoView> {
    (place.fig == Name::Lab).then(|| {
        view! {
            <details class="fold">
                <summary>{words(lang).page().lab_derivation}</summary>
                {chapter::derive(place.id, place.fig.slug(), place.query, 1, lang)}
            </details>
        }
    })
}

/// A page that shows the cards of a chapter; without one the review of all.
pub(super) fn deck(page: Page, chapter: Option<Chapter>) -> impl IntoView {
    let (inside, there) = match chapter {
        Some(chapter) => (cards::alone(page, chapter).into_any(), Kind::Chapter(chapter)),
        None => (cards::desk_alone(page).into_any(), Kind::Cards),
    };
    view! {
        <main class="embed of-cards" id="text" aria-labelledby="cards">
            <div class="faults" role="status"></div>
            {inside}
            {way_out(page, there)}
        </main>
    }
}

fn way_out(page: Page, kind: Kind) -> impl IntoView {
    let there = Page { kind, at: At::Language, ..page };
    view! {
        <p class="embed-foot">
            <a href=format!("{}{}", page.root(), there.folder()) target="_blank" rel="noopener">
                {words(page.lang).page().open_site}
            </a>
        </p>
    }
}

/// The figure of a page that shows one alone: its address says which state.
fn place(page: Page, name: Name) -> Place {
    Place { id: "embed", fig: name, query: name.opening(), main: true, root: page.root(), alone: true, code: false }
}

/// Where the site tells of a figure.
fn told_in(name: Name) -> Kind {
    match name {
        Name::Coalescing | Name::Library => Kind::Chapter(Chapter::Coalescing),
        Name::Overlap => Kind::Chapter(Chapter::Derivation),
        Name::Layout => Kind::Chapter(Chapter::Patterns),
        Name::Banks | Name::Tile => Kind::Chapter(Chapter::Banks),
        Name::Rows | Name::Roofline => Kind::Chapter(Chapter::Dram),
        Name::Silicon => Kind::Chapter(Chapter::Silicon),
        Name::Lab => Kind::Lab,
        Name::Map => Kind::Glossary,
    }
}

/// What `frame.js` must know of the page, as attributes of its root; empty on other pages.
///
/// `asks` is the parameter that says what is to be shown, `shown` what this page shows, `others` what pages of their
/// own show, and `folder` leads to the folder of those. `unstarted` and `unknown` are what there is to say if the
/// program does not come, and if the parameter names what no page shows.
pub(super) fn attributes(page: Page) -> String {
    let slugs = |names: Vec<&str>| names.join(" ");
    let (is_inside, asks, shown, others) = match page.kind {
        Kind::Embed(name) => {
            let shown = match name {
                // Two faces of one figure.
                None | Some(Name::Coalescing | Name::Library) => vec![Name::Coalescing, Name::Library],
                Some(name) => vec![name],
            };
            let others = Name::ALL.into_iter().filter(|name| !shown.contains(name)).map(Name::slug).collect();
            (name.is_some(), "fig", slugs(shown.into_iter().map(Name::slug).collect()), slugs(others))
        }
        Kind::EmbedCards(chapter) => {
            let others = with_cards().filter(|other| Some(*other) != chapter).map(Chapter::slug).collect();
            (chapter.is_some(), "chapter", chapter.map(Chapter::slug).unwrap_or_default().to_owned(), slugs(others))
        }
        Kind::Home
        | Kind::Chapter(_)
        | Kind::Cards
        | Kind::Drill
        | Kind::Lab
        | Kind::Gallery
        | Kind::Glossary
        | Kind::Notes => return String::new(),
    };
    let folder = if is_inside { "../" } else { "./" };
    let words = words(page.lang);
    let names: Vec<&str> = with_cards().map(Chapter::slug).collect();
    let unknown = (words.figure().fault_one_of)("chapter", "{}", &names.join(", "));
    format!(
        " data-asks=\"{asks}\" data-shown=\"{shown}\" data-others=\"{others}\" data-folder=\"{folder}\" \
         data-unstarted=\"{}\" data-unknown=\"{}\"",
        escaped(words.page().unstarted),
        escaped(&unknown),
    )
}
