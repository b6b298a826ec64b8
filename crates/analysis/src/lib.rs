//! The analysis format: an access of a warp as a line of JSON in, its counts out.
//!
//! A line says which bytes the lanes touch, or holds the piece of CUDA that does ([`read`]); the [`Answer`] is a value
//! that serde writes. The names of both, and the order of the answer's, are promises to others.
//!
//! Absent on purpose: files, streams and their line ends (`cli` has those, `bindings` has JavaScript's values), and
//! arithmetic: every count is `model`'s.

mod answer;
mod input;

mod snippet;

mod fault;

pub use answer::Answer;
pub use fault::{Fault, Place};
pub use input::{Input, read};
