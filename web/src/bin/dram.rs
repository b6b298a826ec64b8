//! The program of the pages that show what bytes cost in time: rows, overlap, what a card measured, the roofline.

use web as _;

fn main() {
    #[cfg(feature = "hydrate")]
    web::dram();
}
