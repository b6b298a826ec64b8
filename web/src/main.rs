//! The program of the course in the browser. `boot.js` then calls each island's function, and marks the page as ready.

use web as _;

fn main() {
    #[cfg(feature = "hydrate")]
    web::course();
}
