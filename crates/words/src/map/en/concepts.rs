//! The concepts, in English: their names and sentences, which are the glossary's, too.

use crate::{coalescing::Named, map::ConceptsWords};

pub(crate) const CONCEPTS: ConceptsWords = ConceptsWords {
    layout: Named {
        name: "layout",
        sentence: "How an array of records lies in memory: record after record (AoS), or field after field (SoA).",
    },
    stride: Named {
        name: "stride",
        sentence: "The distance from one lane's element to the next lane's, counted in elements.",
    },
    padding: Named {
        name: "padding",
        sentence: "Unused words at the end of each row of a tile, so that the words of a column lie in different banks.",
    },
    swizzle: Named {
        name: "swizzle",
        sentence: "A fixed shuffle, usually XOR of column and row, that spreads a tile's column over the banks without spending a byte.",
    },
    tile: Named {
        name: "tile",
        sentence: "A small part of a matrix that a thread block copies into shared memory and works on there.",
    },
    warp: Named {
        name: "warp",
        sentence: "Thirty-two threads of a block that run together: an instruction is issued once for all of them that take part.",
    },
    lane: Named {
        name: "lane",
        sentence: "A thread's place in its warp, 0 to 31; at any one instruction it is active or switched off.",
    },
    address: Named { name: "address", sentence: "The number of the first byte that a lane wants." },
    request: Named {
        name: "request",
        sentence: "One load or store instruction of one warp as it reaches the memory system, with the addresses of all its active lanes.",
    },
    sector: Named {
        name: "sector",
        sentence: "Thirty-two bytes that begin at a multiple of 32; loads on current GPUs move whole sectors, however few bytes are wanted.",
    },
    line: Named {
        name: "line",
        sentence: "Four sectors side by side, 128 bytes under one tag; on current GPUs each sector is filled on its own.",
    },
    l1: Named {
        name: "L1",
        sentence: "The cache inside each multiprocessor (SM); on current GPUs a load looks here first.",
    },
    l2: Named { name: "L2", sentence: "The one cache that all multiprocessors share, between them and DRAM." },
    coherence: Named {
        name: "coherence",
        sentence: "The promise that every multiprocessor sees the same value at an address: L2 keeps it, L1 does not.",
    },
    wavefront: Named {
        name: "wavefront",
        sentence: "One turn of the stage that hands data to the lanes; a request takes as many turns as its busiest banks need.",
    },
    conflict: Named {
        name: "bank conflict",
        sentence: "Different words wanted from one bank in the same turn: one is served, the others wait.",
    },
    bank: Named {
        name: "bank",
        sentence: "One of the 32 parts of shared memory; in a turn it gives one 4-byte word, to as many lanes as want that word.",
    },
    shared_memory: Named {
        name: "shared memory",
        sentence: "Memory inside the multiprocessor that the threads of a block fill and read by their own code.",
    },
    fetch: Named {
        name: "DRAM fetch",
        sentence: "What L2 takes from DRAM when a sector is missing: on an H200 64 bytes by default, or 32 or 128 if you ask for it (measured).",
    },
    channel: Named {
        name: "channel",
        sentence: "One of many independent ways from the chip to its DRAM, each with banks of its own.",
    },
    dram_bank: Named {
        name: "DRAM bank",
        sentence: "A grid of memory cells with one row buffer; banks work at the same time, each on one row.",
    },
    row: Named {
        name: "row",
        sentence: "One row of a DRAM bank's grid (1 KB in HBM2), copied whole into the row buffer before any of it can be read.",
    },
    burst: Named {
        name: "burst",
        sentence: "The fixed piece that DRAM sends at a time: 32 bytes on HBM2, HBM3 and GDDR6.",
    },
    efficiency: Named {
        name: "efficiency",
        sentence: "The share of the moved bytes that some lane asked for: different bytes wanted ÷ bytes moved, never above 100 %.",
    },
    bandwidth: Named {
        name: "bandwidth",
        sentence: "The most bytes a second that a memory delivers; the useful part of it are the bytes that were asked for.",
    },
    latency: Named {
        name: "latency",
        sentence: "The wait from a load to its value: a few hundred nanoseconds if it has to come from DRAM.",
    },
    occupancy: Named {
        name: "occupancy",
        sentence: "How many warps a multiprocessor holds at a time, as a share of the most that it could.",
    },
    in_flight: Named { name: "bytes in flight", sentence: "Bytes that have been asked for and are not there yet." },
    intensity: Named {
        name: "intensity",
        sentence: "How much arithmetic a kernel does for each useful byte, in FLOP per byte.",
    },
    roofline: Named {
        name: "roofline",
        sentence: "The most that a kernel can reach: the lower of two roofs, bandwidth × intensity and the peak of the arithmetic units.",
    },
};
