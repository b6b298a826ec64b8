//! The concepts, in Hinglish: their names and sentences, which are the glossary's, too.

use crate::{coalescing::Named, map::ConceptsWords};

pub(crate) const CONCEPTS: ConceptsWords = ConceptsWords {
    layout: Named {
        name: "layout",
        sentence: "Records ka array memory mein kaise pada hai: record ke baad record (AoS), ya field ke baad field (SoA).",
    },
    stride: Named {
        name: "stride",
        sentence: "Ek lane ke element se agle lane ke element tak ka faasla, elements mein gina hua.",
    },
    padding: Named {
        name: "padding",
        sentence: "Tile ki har row ke end mein khaali words, taaki ek column ke words alag-alag banks mein pade.",
    },
    swizzle: Named {
        name: "swizzle",
        sentence: "Tile ke columns ki ek fixed adla-badli, aksar column XOR row: column saare banks mein phail jaata hai aur ek byte bhi kharch nahi hota.",
    },
    tile: Named {
        name: "tile",
        sentence: "Matrix ka chhota tukda jise thread block shared memory mein le aata hai aur wahin us par kaam karta hai.",
    },
    warp: Named {
        name: "warp",
        sentence: "Ek block ke 32 threads jo saath chalte hain: instruction ek hi baar issue hoti hai, un sab ke liye jo usme shaamil hain.",
    },
    lane: Named {
        name: "lane",
        sentence: "Warp mein ek thread ki jagah, 0 se 31; kisi bhi instruction par woh ya active hota hai ya off.",
    },
    address: Named { name: "address", sentence: "Lane ko jo bytes chahiye, unme se pehle byte ka number." },
    request: Named {
        name: "request",
        sentence: "Ek warp ki ek load ya store instruction, jaisi woh memory system tak pahunchti hai: saare active lanes ke addresses ek saath.",
    },
    sector: Named {
        name: "sector",
        sentence: "32 bytes jo 32 ke multiple se shuru hote hain; aaj ke GPU par load poore sectors uthata hai, chahe do-chaar bytes hi chahiye.",
    },
    line: Named {
        name: "line",
        sentence: "Saath-saath ke chaar sectors, 128 bytes, sab ek tag ke neeche; aaj ke GPU par har sector alag se bharta hai.",
    },
    l1: Named {
        name: "L1",
        sentence: "Har multiprocessor (SM) ke andar ka cache; aaj ke GPU par load sabse pehle yahin dekhta hai.",
    },
    l2: Named { name: "L2", sentence: "SMs aur DRAM ke beech ka cache, jo saare SMs ka ek hi hai." },
    coherence: Named {
        name: "coherence",
        sentence: "Yeh guarantee ki ek address par har SM ko wahi value dikhegi: L2 yeh deta hai, L1 nahi.",
    },
    wavefront: Named {
        name: "wavefront",
        sentence: "Lanes ko data dene wale stage ka ek turn; request utne hi turns leti hai jitne uske sabse busy banks ko chahiye.",
    },
    conflict: Named {
        name: "bank conflict",
        sentence: "Ek hi turn mein ek bank se alag-alag words maang liye gaye: ek milta hai, baaki wait karte hain.",
    },
    bank: Named {
        name: "bank",
        sentence: "Shared memory ke 32 hisson mein se ek; ek turn mein 4 bytes ka ek word deta hai, chahe wahi word jitne lanes ko chahiye.",
    },
    shared_memory: Named {
        name: "shared memory",
        sentence: "SM ke andar ki memory, jise block ke threads khud apne code se bharte aur padhte hain.",
    },
    fetch: Named {
        name: "DRAM fetch",
        sentence: "Sector na mile toh L2 DRAM se kitna uthata hai: H200 par default mein 64 bytes, set karo toh 32 ya 128 (measured).",
    },
    channel: Named {
        name: "channel",
        sentence: "Chip se DRAM tak ke kai raaston mein se ek; har channel alag chalta hai aur uske apne banks hain.",
    },
    dram_bank: Named {
        name: "DRAM bank",
        sentence: "Memory cells ka ek grid, jiska ek hi row buffer hai; banks ek saath kaam karte hain, par har ek kisi ek row par.",
    },
    row: Named {
        name: "row",
        sentence: "DRAM bank ke grid ki ek row (HBM2 mein 1 KB); usme se kuch bhi padhne se pehle woh poori row buffer mein copy hoti hai.",
    },
    burst: Named {
        name: "burst",
        sentence: "Woh fixed tukda jo DRAM ek baar mein bhejti hai: HBM2, HBM3 aur GDDR6 par 32 bytes.",
    },
    efficiency: Named {
        name: "efficiency",
        sentence: "Jitne bytes uthe, unka woh hissa jo kisi lane ne maanga tha: alag-alag maange gaye bytes ÷ uthe hue bytes, 100 % se upar kabhi nahi.",
    },
    bandwidth: Named {
        name: "bandwidth",
        sentence: "Memory ek second mein zyada se zyada kitne bytes deti hai; useful usme se utna hi hai jitna kisi ne maanga tha.",
    },
    latency: Named {
        name: "latency",
        sentence: "Load se uski value milne tak ka wait; DRAM se aana ho toh kuch sau nanoseconds.",
    },
    occupancy: Named {
        name: "occupancy",
        sentence: "Ek SM ke paas ek waqt mein kitne warps hain, jitne zyada se zyada ho sakte the unke hisaab se.",
    },
    in_flight: Named { name: "bytes in flight", sentence: "Bytes jo maange ja chuke hain par abhi raaste mein hain." },
    intensity: Named {
        name: "intensity",
        sentence: "Har kaam ke byte par kernel kitna arithmetic karta hai, FLOP per byte mein.",
    },
    roofline: Named {
        name: "roofline",
        sentence: "Kernel zyada se zyada kahan tak ja sakta hai: do roofs mein se jo neeche hai, bandwidth × intensity ya arithmetic units ka peak.",
    },
};
