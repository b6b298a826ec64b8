//! Questions and their grading, drills without end, and the way of a reader through a deck of cards.
//!
//! Absent on purpose: clock, randomness, storage, and any text for the reader.
//! A grade and a slip are data; `words` says them in the reader's language.

mod card;
mod confusion;
pub mod count;
pub mod deck;
pub mod drill;
mod guess;
mod id;
mod question;
mod slip;

pub use card::CardId;
pub use confusion::Confusion;
pub use count::Count;
pub use guess::{Guess, Value};
pub use id::IdError;
pub use question::{Grade, Question};
pub use slip::{Slip, Way};
