//! Turns lesson Markdown and TOML into checked lessons, with diagnostics.
//!
//! Absent on purpose: files and panics. Text comes in as `&str`, values go
//! out, and every reader returns all the faults that it found, not the first.
//! What a figure's state may be is asked of the caller ([`CheckState`]).

mod block;
mod card;
mod challenge;
mod code;
mod course;
mod diagnostic;
mod example;
mod fields;
mod front;
mod heading;
mod id;
mod inline;
mod lesson;
mod link;
mod live;
mod math;
mod note;
mod origin;
pub mod pair;
mod prose;
mod read;
mod spelling;
mod unit;

pub use card::{Card, Face, Side, cards};
pub use course::repeated_questions;
pub use diagnostic::{Diagnostic, Page};
pub use example::{Example, Group, Invitation, Memory, Op, examples};
pub use lesson::{Block, Heading, Lesson, Mark, Marked};
pub use read::{CheckState, Spelling, lesson};
