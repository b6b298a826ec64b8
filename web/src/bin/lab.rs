//! The program of the pages that show any figure. It is larger than that of the course, so only they load it.

use web as _;

fn main() {
    #[cfg(feature = "hydrate")]
    web::lab();
}
