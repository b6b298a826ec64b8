//! Puts figures and cards on the page, listens, remembers.
//!
//! Absent on purpose: what is true about hardware (`model`), where a mark lies (`diagram`), how a guess is graded
//! (`quiz`), what a button says (`words`). This crate alone knows Leptos, the clock and storage.
//!
//! The host writes every page whole, controls and first pictures included. In the browser an island, `Alive`, finds
//! what the host wrote, hears what the reader does, and writes what changes; nothing is built a second time.

// A page is one deeply nested type; the default of 128 levels is not enough for it.
#![recursion_limit = "256"]

#[cfg(feature = "hydrate")]
use model::figure::Name;
#[cfg(feature = "hydrate")]
use part::question;

mod browser;
mod figure;
mod heard;
mod in_file;
mod island;
mod journal;
mod keys;
mod part;
mod shared;
mod slots;
mod stage;
mod store;

#[cfg(feature = "ssr")]
pub mod page;

/// The program of the pages that show no figure but `coalescing` and `library`, and ask of no other.
#[cfg(feature = "hydrate")]
pub fn course() {
    start(&[question::coalescing], |name, query| match name {
        Name::Coalescing | Name::Library => Some(figure::coalescing::subject(name, query)),
        Name::Layout
        | Name::Banks
        | Name::Tile
        | Name::Rows
        | Name::Overlap
        | Name::Silicon
        | Name::Roofline
        | Name::Lab
        | Name::Map => None,
    });
}

/// The program of the pages that show how a warp or a block lays out its accesses.
#[cfg(feature = "hydrate")]
pub fn figures() {
    start(&[question::coalescing, question::banks], |name, query| match name {
        Name::Rows | Name::Overlap | Name::Silicon | Name::Roofline | Name::Lab => None,
        Name::Coalescing | Name::Library => Some(figure::coalescing::subject(name, query)),
        Name::Layout => Some(figure::layout::subject(query)),
        Name::Banks => Some(figure::banks::subject(query)),
        Name::Tile => Some(figure::tile::subject(query)),
        Name::Map => Some(figure::map::subject(query)),
    });
}

/// The program of the pages that show what bytes cost in time.
#[cfg(feature = "hydrate")]
pub fn dram() {
    start(&[question::coalescing, question::rows], |name, query| match name {
        Name::Coalescing | Name::Library => Some(figure::coalescing::subject(name, query)),
        Name::Rows => Some(figure::rows::subject(query)),
        Name::Overlap => Some(figure::overlap::subject(query)),
        Name::Silicon => Some(figure::silicon::subject(query)),
        Name::Roofline => Some(figure::roofline::subject(query)),
        Name::Layout | Name::Banks | Name::Tile | Name::Lab | Name::Map => None,
    });
}

/// The program that knows every figure, and reads CUDA.
#[cfg(feature = "hydrate")]
pub fn lab() {
    start(question::ALL, |name, query| Some(figure::any(name, query)));
}

/// The program of the flashcards, which shows no figure.
#[cfg(feature = "hydrate")]
pub fn cards() {
    part::know(part::of_cards);
    leptos::mount::hydrate_islands();
}

/// The program of the drills.
#[cfg(feature = "hydrate")]
pub fn drill() {
    let figures: figure::Figures = |name, query| match name {
        Name::Coalescing | Name::Library => Some(figure::coalescing::subject(name, query)),
        Name::Banks => Some(figure::banks::subject(query)),
        Name::Rows => Some(figure::rows::subject(query)),
        Name::Layout | Name::Tile | Name::Overlap | Name::Silicon | Name::Roofline | Name::Lab | Name::Map => None,
    };
    shared::know(figures, &[]);
    part::know(part::of_drill);
    leptos::mount::hydrate_islands();
}

/// The program of the site in one file, which knows all that the others know.
#[cfg(feature = "hydrate")]
pub fn everything() {
    shared::know(|name, query| Some(figure::any(name, query)), question::ALL);
    part::know(part::of_everything);
    leptos::mount::hydrate_islands();
}

/// Makes the islands of a page with figures ready to come alive; `boot.js` then calls each island's function.
#[cfg(feature = "hydrate")]
fn start(questions: question::Questions, figures: figure::Figures) {
    shared::know(figures, questions);
    part::know(part::of_figures);
    leptos::mount::hydrate_islands();
}
