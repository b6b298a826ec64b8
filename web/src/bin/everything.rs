//! The program of the site in one file: every figure, every question, the cards, the drills.
//!
//! No page of the site loads it, so Trunk does not build it: `cargo xtask single-file` does.

use web as _;

fn main() {
    #[cfg(feature = "hydrate")]
    web::everything();
}
