//! Terms of shared memory and its banks, in English.

use crate::{
    glossary::{Entry, of, own},
    map::en::CONCEPTS,
};

pub(super) const ENTRIES: [Entry; 13] = [
    of("shared-memory", CONCEPTS.shared_memory),
    of("bank", CONCEPTS.bank),
    own(
        "word",
        "word",
        "Four bytes at a multiple of four: what a bank holds side by side with 31 others, and gives in a turn.",
    ),
    of("conflict", CONCEPTS.conflict),
    own(
        "n-way-conflict",
        "n-way conflict",
        "The busiest bank owes a group of lanes n different words, so the group takes n turns.",
    ),
    own(
        "multicast",
        "multicast",
        "Several words in the same turn, each to all lanes that want it: no conflict, as long as no bank owes two.",
    ),
    of("wavefront", CONCEPTS.wavefront),
    own(
        "lane-group",
        "group of lanes",
        "Lanes that are served together: 32 for up to 4 bytes a lane, 16 for 8 bytes, 8 for 16 bytes.",
    ),
    own(
        "merged-groups",
        "merged groups",
        "Groups served in one turn because their lanes want the same addresses in pairs; loads of 8 and 16 bytes only (measured, not published).",
    ),
    of("padding", CONCEPTS.padding),
    of("swizzle", CONCEPTS.swizzle),
    of("tile", CONCEPTS.tile),
    own(
        "atomic",
        "atomic",
        "A read, a change and a write that nothing can come between; on one word of shared memory lanes take about a cycle each (H200, measured).",
    ),
];
