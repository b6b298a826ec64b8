//! The figure `map` in English.

mod concepts;
mod links;

pub(crate) use concepts::CONCEPTS;

use super::{BlockWords, ChaptersWords, LayerWords, LayersWords, MapWords, PathsWords};
use crate::{coalescing::Named, lang::counted};
use links::LINKS;

pub(super) const WORDS: MapWords = MapWords {
    title: "What leads to what: a map of the course",
    layers: LayersWords {
        code: LayerWords {
            name: "your code",
            sentence: |_| {
                "What is written here decides all that follows: how records lie, how far lanes step, whether a tile lies between.".to_owned()
            },
        },
        warp: LayerWords {
            name: "warp",
            sentence: |_| "Thirty-two lanes name their addresses together, and one request carries them.".to_owned(),
        },
        caches: LayerWords {
            name: "on chip",
            sentence: |_| {
                "On the chip, a request to global memory becomes lines and sectors; one to shared memory becomes wavefronts.".to_owned()
            },
        },
        dram: LayerWords {
            name: "DRAM",
            sentence: |_| {
                "What no cache has comes out of DRAM: over a channel, from a bank that opens a row, in bursts."
                    .to_owned()
            },
        },
        speed: LayerWords {
            name: "speed",
            sentence: |concepts| {
                format!(
                    "The whole map, {concepts} concepts: every arrow leads towards what your code costs. Pick a concept to see what it is, what makes it and what it leads to."
                )
            },
        },
    },
    concepts: CONCEPTS,
    links: LINKS,
    paths: PathsWords {
        coalescing: Named {
            name: "stride to speed",
            sentence: "The stride spaces the addresses; the sectors they fall in, and how much of each is used, decide what is left of the bandwidth.",
        },
        execution: Named {
            name: "execution model",
            sentence: "A warp runs its lanes in lockstep, so the addresses of all active lanes are there together, and one request carries them.",
        },
        shared_memory: Named {
            name: "shared memory",
            sentence: "A tile on the chip is served by 32 banks. Two words of one bank cost a further turn; padding or a swizzle puts them into different banks.",
        },
        hierarchy: Named {
            name: "memory hierarchy",
            sentence: "L1 and L2 keep lines of 128 bytes and fill them by sectors of 32; what both miss comes out of a row of DRAM, in bursts.",
        },
        coherence: Named {
            name: "coherence",
            sentence: "L1 writes through and is not kept coherent; L2 is where all multiprocessors see the same value. Both pay off when neighbouring bytes are wanted soon.",
        },
        concurrency: Named {
            name: "bytes in flight",
            sentence: "A wait of hundreds of nanoseconds is filled by asking ahead: bandwidth × latency is what must be on its way (Little's law).",
        },
        roofline: Named {
            name: "roofline",
            sentence: "The intensity says which roof lies lower. On the memory side, an access of low efficiency pulls that roof further down.",
        },
    },
    around: |name| format!("to and from {name}"),
    description: |concepts, links| {
        format!(
            "A map of {} with {} between them, in layers from your code at the top to speed at the bottom.",
            counted(concepts.into(), "concept", "concepts"),
            counted(links.into(), "arrow", "arrows"),
        )
    },
    description_lit: |name, arrows| format!("Lit: {name}, with its arrows: {arrows}."),
    description_path: |name, arrows| format!("Lit: the way “{name}”: {arrows}."),
    button: |name, to, from| {
        let arrows = |number: u32| counted(number.into(), "arrow", "arrows");
        format!("{name}, {} in, {} out", arrows(to), arrows(from))
    },
    concepts_label: "concepts",
    links_label: "arrows",
    blocks: BlockWords {
        taught: "Where it is taught:",
        glossary: "in the glossary",
        figure: "a figure that shows it",
        more: "Read on:",
    },
    chapters: ChaptersWords {
        coalescing: "Coalescing",
        derivation: "Derivation",
        patterns: "Patterns",
        banks: "Banks",
        dram: "DRAM",
        silicon: "Silicon",
        mistakes: "Mistakes",
    },
    keys: "Arrow keys walk along a layer, and up and down between layers; Enter keeps a concept lit; Escape lets go.",
    table: ["concept", "leads to"],
    nowhere: "–",
};
