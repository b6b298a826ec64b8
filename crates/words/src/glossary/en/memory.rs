//! Terms of threads, accesses and global memory, in English.

use crate::{
    glossary::{Entry, of, own},
    map::en::CONCEPTS,
};

pub(super) const ENTRIES: [Entry; 42] = [
    own("thread", "thread", "One run through a kernel's code, with registers of its own."),
    own(
        "thread-block",
        "thread block",
        "A group of threads that runs on one multiprocessor and shares its shared memory.",
    ),
    own(
        "multiprocessor",
        "multiprocessor (SM)",
        "A part of the GPU with arithmetic units, registers, an L1 and shared memory of its own; an H200 has 132.",
    ),
    of("warp", CONCEPTS.warp),
    of("lane", CONCEPTS.lane),
    own(
        "lockstep",
        "lockstep",
        "How a warp runs: all active lanes at the same instruction; since Volta lanes may also part, and the parts then take turns.",
    ),
    own(
        "predicated-lane",
        "predicated lane",
        "A lane that a branch or a condition has switched off: it names no address, but saves a sector only if nobody else wants that sector.",
    ),
    of("occupancy", CONCEPTS.occupancy),
    of("address", CONCEPTS.address),
    of("stride", CONCEPTS.stride),
    own("offset", "offset", "The distance from the start of the array to lane 0's element; it shifts all lanes alike."),
    own(
        "pitch",
        "pitch",
        "The distance from the start of one row of a matrix to the start of the next; it may be more than the row is long.",
    ),
    own("coalesced", "coalesced", "Said of an access whose bytes lie in the fewest sectors that could hold them."),
    own("scattered", "scattered", "Said of an access whose lanes name places far apart, up to a sector for each."),
    own(
        "misaligned",
        "misaligned",
        "Begun off a sector's boundary: 32 neighbouring floats then touch five sectors instead of four; the neighbouring warp shares the fifth.",
    ),
    own("broadcast", "broadcast", "Several lanes want the very same word: it is brought once and handed to all."),
    own(
        "vector-load",
        "vector load",
        "One instruction with which a lane loads 8 or 16 bytes, as a `float4`; the address must be a multiple of that size.",
    ),
    of("layout", CONCEPTS.layout),
    own(
        "aos",
        "AoS",
        "Array of structs: whole records one after another, so that the same field of two records lies a record apart.",
    ),
    own(
        "soa",
        "SoA",
        "Struct of arrays: an array for each field, so that neighbouring lanes read neighbouring elements.",
    ),
    own("aosoa", "AoSoA", "Between the two: records in blocks of, say, 32, and within a block field by field."),
    own(
        "contiguous",
        "contiguous (PyTorch)",
        "Said of a tensor whose elements lie without gaps in the order of its indices, the last index fastest; `.contiguous()` makes such a copy, which costs a pass over the data.",
    ),
    own(
        "global-memory",
        "global memory",
        "The memory that every thread of a grid can reach: it lies in DRAM and is cached in L2 and L1.",
    ),
    of("request", CONCEPTS.request),
    own(
        "transaction",
        "transaction",
        "A word that people use for a request, a line, a sector and a wavefront alike; say which one you count.",
    ),
    of("sector", CONCEPTS.sector),
    of("line", CONCEPTS.line),
    own(
        "tag",
        "tag",
        "The label that says which 128 bytes of memory a line holds; since Volta up to four are looked up in a cycle.",
    ),
    own("miss", "miss", "A sector that the cache does not have and must ask for further down."),
    own(
        "fill",
        "fill",
        "What a cache takes in after a miss: on current GPUs a 32-byte sector, though the tag covers 128 bytes.",
    ),
    own(
        "set-conflict",
        "set conflict",
        "Lines that may only stand in the same few places of a cache; they push each other out or are looked up one after another.",
    ),
    of("l1", CONCEPTS.l1),
    of("l2", CONCEPTS.l2),
    of("coherence", CONCEPTS.coherence),
    own(
        "replay",
        "replay",
        "The same instruction issued again because one pass did not serve all its lanes; Fermi did so for scattered loads.",
    ),
    own(
        "ldg",
        "`__ldg`",
        "A CUDA function that loads read-only data through the read-only path; it is no vector load, and it moves no fewer sectors.",
    ),
    own(
        "texture-path",
        "texture path",
        "Loads through the texture units; since Maxwell they share their cache with L1, so they do not help with truly random reads.",
    ),
    own("requested-bytes", "requested bytes", "Width times active lanes: a byte that two lanes want counts twice."),
    own("unique-bytes", "unique bytes", "The different bytes that the lanes want: each counts once."),
    own("moved-bytes", "moved bytes", "The bytes of all the pieces that travel: sectors times 32 on current GPUs."),
    of("efficiency", CONCEPTS.efficiency),
    own("over-fetch", "over-fetch", "How many bytes move for each that is wanted: moved ÷ unique bytes."),
];
