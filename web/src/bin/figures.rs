//! The program of the pages that show layouts, banks and tiles. It is larger than that of the course, and much
//! smaller than that of the lab, which reads CUDA.

use web as _;

fn main() {
    #[cfg(feature = "hydrate")]
    web::figures();
}
