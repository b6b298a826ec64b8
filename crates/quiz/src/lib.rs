//! Questions and their grading, challenges and whether they are met, and the way of a reader through a deck of cards.
//!
//! Absent on purpose: clock, randomness, storage, and any text for the reader.
//! A grade and a slip are data; `words` says them in the reader's language.

mod card;
mod confusion;
mod count;
pub mod deck;
pub mod goal;
mod id;
mod question;
mod slip;

pub use card::CardId;
pub use confusion::Confusion;
pub use count::Count;
pub use id::IdError;
pub use question::{Grade, Question, QuestionId};
pub use slip::Slip;
