//! The program of the drills: the three figures that they ask about, and what a reader got wrong.

use web as _;

fn main() {
    #[cfg(feature = "hydrate")]
    web::drill();
}
