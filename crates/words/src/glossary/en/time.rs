//! Terms of DRAM and of time, in English.

use crate::{
    glossary::{Entry, of, own},
    map::en::CONCEPTS,
};

pub(super) const ENTRIES: [Entry; 31] = [
    own(
        "dram",
        "DRAM",
        "The card's large memory, in chips beside the GPU; its bits lie in grids and are read row by row.",
    ),
    own(
        "hbm",
        "HBM",
        "DRAM in stacks right beside the GPU, with very many wires: the memory of a V100, an A100 or an H200.",
    ),
    own("gddr", "GDDR", "DRAM in single chips around the GPU, with fewer and faster wires: an RTX 4090 has GDDR6X."),
    of("channel", CONCEPTS.channel),
    own(
        "pseudo-channel",
        "pseudo-channel",
        "Half of an HBM channel, which works by itself with banks of its own: 64 bits wide in HBM2, 32 in HBM3.",
    ),
    of("dram-bank", CONCEPTS.dram_bank),
    of("row", CONCEPTS.row),
    own(
        "row-buffer",
        "row buffer",
        "The amplifiers of a DRAM bank, which hold one row: only from them can anything be read.",
    ),
    own("activate", "activate", "The command that copies a row of the bank's grid into its row buffer."),
    own("precharge", "precharge", "The command that closes the open row, so that another can be opened."),
    own("row-hit", "row hit", "A read from the row that is open already: it costs CL and the burst, nothing more."),
    own("row-closed", "closed row", "No row is open: the bank must activate one before it can read."),
    own(
        "row-conflict",
        "row conflict",
        "Another row of the same bank is open: precharge, activate, then read; other banks can work meanwhile.",
    ),
    own("trp", "tRP", "The time that a precharge takes: 14 ns in the HBM2 preset of an open simulator."),
    own(
        "trcd",
        "tRCD",
        "The time from an activate to the first read of that row: 14 ns in the HBM2 preset of an open simulator.",
    ),
    own("cl", "CL", "The time from a read command to its first data: 14 ns in the HBM2 preset of an open simulator."),
    own(
        "tfaw",
        "tFAW",
        "A window of time in which a channel may activate at most four rows; vendors choose it, about 15 ns is typical.",
    ),
    own(
        "tccd",
        "tCCD",
        "The least time from one read to the next on a channel, longer within a group of banks than between groups.",
    ),
    of("burst", CONCEPTS.burst),
    of("dram-fetch", CONCEPTS.fetch),
    own(
        "fetch-granularity",
        "fetch granularity",
        "How many bytes L2 takes from DRAM at a time; `cudaLimitMaxL2FetchGranularity` is the hint that sets it.",
    ),
    of("bandwidth", CONCEPTS.bandwidth),
    own(
        "throughput",
        "throughput",
        "How much gets done in a second; with enough work under way it depends on bandwidth, hardly on latency.",
    ),
    of("latency", CONCEPTS.latency),
    of("bytes-in-flight", CONCEPTS.in_flight),
    own(
        "littles-law",
        "Little's law",
        "What is under way = rate × time it stays: bandwidth × latency is the number of bytes that must be in flight.",
    ),
    of("intensity", CONCEPTS.intensity),
    own(
        "memory-bound",
        "memory-bound",
        "Held back by bytes: the memory roof is the lower one, and more arithmetic would cost nothing.",
    ),
    own(
        "compute-bound",
        "compute-bound",
        "Held back by arithmetic: the compute roof is the lower one, and better access would gain nothing.",
    ),
    of("roofline", CONCEPTS.roofline),
    own(
        "ridge-point",
        "ridge point",
        "The intensity at which the two roofs meet: memory-bound to its left, compute-bound to its right.",
    ),
];
