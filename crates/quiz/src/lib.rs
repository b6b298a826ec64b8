//! Questions and their grading, drills without end, challenges and whether they are met, and what a reader remembers: a
//! log of reviews, replayed into what is due.
//!
//! Absent on purpose: clock, randomness, storage, and any text for the reader.
//! A grade and a slip are data; `words` says them in the reader's language.

#[cfg(test)]
mod arbitrary;
mod card;
pub mod clock;
mod confusion;
pub mod count;
pub mod drill;
pub mod goal;
mod guess;
mod id;
pub mod log;
pub mod memory;
pub mod progress;
mod question;
mod rating;
pub mod review;
pub mod settings;
mod slip;

pub use card::CardId;
pub use confusion::Confusion;
pub use count::Count;
pub use guess::{Guess, Value};
pub use id::IdError;
pub use question::{Grade, Question};
pub use rating::Rating;
pub use settings::{Buttons, Settings};
pub use slip::{Slip, Way};
