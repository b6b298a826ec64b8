//! The glossary in English.

mod chip;
mod memory;
mod time;

use super::Entry;

/// In the order of the terms.
pub(super) const PARTS: [&[Entry]; 3] = [&memory::ENTRIES, &chip::ENTRIES, &time::ENTRIES];
