//! Reads a pasted piece of CUDA C++ and says which byte each lane touches.
//!
//! [`read`] runs the snippet for one warp, all lanes in step, and lists every load and store of global or
//! shared memory that it meets; [`Reading::choose`] takes one of them, and [`Touch::access`] makes it an
//! `Access` of `model`, which counts. What a snippet does not say (what memory holds, how large `n` is) is
//! carried along as unknown: it is a fault only if an address hangs on it.
//!
//! Absent on purpose: counting (that is `model`), IO, and sentences (a [`Fault`] is data; `words` has the
//! text). Nothing here panics, and every snippet ends after a bounded number of steps.

mod affine;
mod fault;
mod launch;
mod reading;

mod literal;
mod macros;
mod parse;
mod token;
mod tree;

pub mod rewrite;

mod memory;
mod number;
mod run;
mod types;
mod value;

pub use fault::{Expected, Fault, Kind, Span, Why};
pub use launch::Launch;
pub use reading::{Home, Program, Reading, Touch, Wanted, Way, meant, read};
pub use run::STEP_LIMIT;
pub use token::SOURCE_LIMIT;
