//! DRAM behind the L2: banks with a row buffer each, and what a stream of reads costs there in time.
//!
//! Absent on purpose: writes, refresh, a controller that changes the order of requests or closes rows of its own accord;
//! and the memory's place in a whole load, most of which is spent outside it. Times are whole ticks, so that all
//! sums are exact.

mod kind;
mod machine;
mod mapping;
mod scattered;
mod share;

pub use kind::{Kind, TICKS_A_NS, Timing, ns_from_ticks};
pub use machine::{Bank, Outcome, Read, finish_ticks, serve};
pub use mapping::{CHUNK_BYTES, EVIDENCE as MAPPING_EVIDENCE, Mapping, Place};
pub use scattered::Bound;
pub use share::{of_one_bank, spread};

/// Bytes of one burst, the least that any GPU's DRAM delivers: 64 bits × 4 (HBM2), 32 × 8 (HBM3), 16 × 16 (GDDR6).
/// `[RAM]`
pub const BURST_BYTES: u64 = 32;
