//! What the hardware does with one warp's access, and with a whole grid's: sectors, lines, banks, bytes.
//!
//! Absent on purpose: language, colour, pixels, clock, IO. Once an [`access::Access`] is made, nothing
//! here can fail.

pub mod warp;

pub mod access;
pub mod pattern;

pub mod dram;
pub mod global;
pub mod shared;

pub mod launch;

pub mod arch;
pub mod card;
pub mod derive;
pub mod evidence;
pub mod flight;
pub mod measured;
pub mod ratio;
pub mod roofline;

pub mod figure;
pub mod query;
