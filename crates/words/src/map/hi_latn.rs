//! The figure `map` in Hinglish.

mod concepts;
mod links;

pub(crate) use concepts::CONCEPTS;

use super::{BlockWords, ChaptersWords, LayerWords, LayersWords, MapWords, PathsWords};
use crate::{coalescing::Named, lang::counted};
use links::LINKS;

pub(super) const WORDS: MapWords = MapWords {
    title: "Kisse kya hota hai: course ka map",
    layers: LayersWords {
        code: LayerWords {
            name: "tumhara code",
            sentence: |_| {
                "Yahan jo likha, aage sab usi se tay hota hai: records kaise pade hain, lanes kitna door kadam rakhte hain, beech mein tile hai ya nahi.".to_owned()
            },
        },
        warp: LayerWords {
            name: "warp",
            sentence: |_| "32 lanes apne addresses saath batate hain, aur ek request unhe le jaati hai.".to_owned(),
        },
        caches: LayerWords {
            name: "chip par",
            sentence: |_| {
                "Chip par global memory ki request lines aur sectors ban jaati hai; shared memory ki request wavefronts.".to_owned()
            },
        },
        dram: LayerWords {
            name: "DRAM",
            sentence: |_| {
                "Jo kisi cache mein nahi, woh DRAM se aata hai: channel se, us bank se jo row kholta hai, bursts mein."
                    .to_owned()
            },
        },
        speed: LayerWords {
            name: "speed",
            sentence: |concepts| {
                format!(
                    "Poora map, {concepts} concepts: har arrow us taraf jaata hai jahan tumhare code ka daam lagta hai. Koi concept chuno aur dekho, woh kya hai, kisse banta hai aur kahan le jaata hai."
                )
            },
        },
    },
    concepts: CONCEPTS,
    links: LINKS,
    paths: PathsWords {
        coalescing: Named {
            name: "stride se speed tak",
            sentence: "Stride addresses ke beech faasla rakhta hai; woh kaunse sectors mein pade aur har sector ka kitna kaam aaya, isi se tay hota hai ki bandwidth ka kya bacha.",
        },
        execution: Named {
            name: "execution model",
            sentence: "Warp apne lanes ko lockstep mein chalata hai, isliye saare active lanes ke addresses ek saath maujood hain, aur ek hi request unhe le jaati hai.",
        },
        shared_memory: Named {
            name: "shared memory",
            sentence: "Chip par rakha tile 32 banks se serve hota hai. Ek bank ke do words ek turn aur lete hain; padding ya swizzle unhe alag banks mein daal deta hai.",
        },
        hierarchy: Named {
            name: "memory hierarchy",
            sentence: "L1 aur L2 mein 128 bytes ki lines hain jo 32-32 bytes ke sectors se bharti hain; jo dono mein na mile, woh DRAM ki kisi row se bursts mein aata hai.",
        },
        coherence: Named {
            name: "coherence",
            sentence: "L1 write-through hai aur coherent nahi rakha jaata; saare SMs ko wahi value L2 mein dikhti hai. Dono ka fayda tab hai jab aas-paas ke bytes jaldi hi chahiye hon.",
        },
        concurrency: Named {
            name: "bytes in flight",
            sentence: "Sau-sau nanoseconds ka wait aise bharta hai ki pehle se maang kar rakho: bandwidth × latency jitne bytes raaste mein hone chahiye (Little's law).",
        },
        roofline: Named {
            name: "roofline",
            sentence: "Kaunsi roof neeche hai, yeh intensity batati hai. Memory wali taraf kam efficiency wala access us roof ko aur neeche kheench leta hai.",
        },
    },
    around: |name| format!("{name} ke arrows"),
    description: |concepts, links| {
        format!(
            "{} ka map, beech mein {}; layers upar tumhare code se neeche speed tak.",
            counted(concepts.into(), "concept", "concepts"),
            counted(links.into(), "arrow", "arrows"),
        )
    },
    description_lit: |name, arrows| format!("Lit: {name} aur uske arrows: {arrows}."),
    description_path: |name, arrows| format!("Lit: “{name}” ka raasta: {arrows}."),
    button: |name, to, from| {
        let arrows = |number: u32| counted(number.into(), "arrow", "arrows");
        format!("{name}, {} andar, {} bahar", arrows(to), arrows(from))
    },
    concepts_label: "concepts",
    links_label: "arrows",
    blocks: BlockWords {
        taught: "Yahan padho:",
        glossary: "glossary mein",
        figure: "figure jisme yeh dikhta hai",
        more: "Aage padho:",
    },
    chapters: ChaptersWords {
        coalescing: "Coalescing",
        derivation: "Derivation",
        patterns: "Patterns",
        banks: "Banks",
        dram: "DRAM",
        silicon: "Silicon",
        mistakes: "Galtiyan",
    },
    keys: "Arrow keys se layer ke andar aur layers ke beech ghoomo; Enter se concept lit rahega; Escape se chhod do.",
    table: ["concept", "kahan le jaata hai"],
    nowhere: "–",
};
