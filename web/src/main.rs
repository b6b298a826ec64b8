//! The program in the browser: makes the islands of the page ready to come alive.
//!
//! `boot.js` then calls each island's function, and marks the page as ready.

use web as _;

fn main() {
    #[cfg(feature = "hydrate")]
    leptos::mount::hydrate_islands();
}
