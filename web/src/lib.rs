//! Puts figures and cards on the page, listens, remembers.
//!
//! Absent on purpose: what is true about hardware (`model`), where a mark lies (`diagram`), how a guess is graded
//! (`quiz`), what a button says (`words`). This crate alone knows Leptos, the clock and storage.

// A page is one deeply nested type; the default of 128 levels is not enough for it.
#![recursion_limit = "256"]

pub mod figure;
pub mod island;

mod browser;
mod motion;
mod scene;
mod shared;

#[cfg(feature = "ssr")]
pub mod page;

/// A language tag that came through a page's attributes.
pub(crate) fn lang_from(tag: &str) -> words::Lang {
    words::Lang::from_tag(tag).unwrap_or(words::Lang::En)
}
