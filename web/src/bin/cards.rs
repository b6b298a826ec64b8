//! The program of the flashcards: no figure, but all that is needed to remember.

use web as _;

fn main() {
    #[cfg(feature = "hydrate")]
    web::cards();
}
