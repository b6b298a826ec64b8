//! The figures on the page, one module each; a second face has no module of its own.

pub(crate) mod coalescing;
