//! Puts figures and cards on the page, listens, remembers.
//!
//! Absent on purpose: what is true about hardware (`model`), where a mark lies (`diagram`), how a guess is graded
//! (`quiz`), what a button says (`words`). This crate alone knows Leptos, the clock and storage.
//!
//! The host writes every page whole, controls and first pictures included. In the browser an island, `Alive`, finds
//! what the host wrote, hears what the reader does, and writes what changes; nothing is built a second time.

// A page is one deeply nested type; the default of 128 levels is not enough for it.
#![recursion_limit = "256"]

mod browser;
mod figure;
mod heard;
mod island;
mod keys;
mod part;
mod shared;
mod slots;
mod stage;

#[cfg(feature = "ssr")]
pub mod page;
