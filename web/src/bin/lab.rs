//! The program of the pages that show the lab: it knows every figure, and it reads CUDA.

use web as _;

fn main() {
    #[cfg(feature = "hydrate")]
    web::lab();
}
