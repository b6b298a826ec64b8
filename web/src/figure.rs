//! The figures on the page, one module each; a second face has no module of its own.

#[expect(
    missing_docs,
    reason = "the macro of an island writes a struct that nobody can document"
)]
pub mod coalescing;
