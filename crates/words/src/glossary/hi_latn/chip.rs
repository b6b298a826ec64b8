//! Terms of shared memory and its banks, in Hinglish.

use crate::{
    glossary::{Entry, of, own},
    map::hi_latn::CONCEPTS,
};

pub(super) const ENTRIES: [Entry; 13] = [
    of("shared-memory", CONCEPTS.shared_memory),
    of("bank", CONCEPTS.bank),
    own("word", "word", "Chaar bytes jo 4 ke multiple se shuru hote hain: bank ek turn mein itna hi deta hai."),
    of("conflict", CONCEPTS.conflict),
    own(
        "n-way-conflict",
        "n-way conflict",
        "Sabse busy bank se lanes ke group ne n alag words maange, toh group ko n turns lagte hain.",
    ),
    own(
        "multicast",
        "multicast",
        "Ek hi turn mein kai words, har word un sab lanes ko jinhe woh chahiye: kisi bank se do na maange gaye hon toh conflict nahi.",
    ),
    of("wavefront", CONCEPTS.wavefront),
    own(
        "lane-group",
        "lanes ka group",
        "Jo lanes saath serve hote hain: 4 bytes tak 32 lanes, 8 bytes par 16, 16 bytes par 8.",
    ),
    own(
        "merged-groups",
        "merged groups",
        "Do groups ek hi turn mein, kyunki unke lanes jodi mein wahi address maangte hain; sirf 8 aur 16 bytes ke loads mein (measured, published nahi).",
    ),
    of("padding", CONCEPTS.padding),
    of("swizzle", CONCEPTS.swizzle),
    of("tile", CONCEPTS.tile),
    own(
        "atomic",
        "atomic",
        "Padhna, badalna aur likhna, beech mein koi nahi aa sakta; shared memory ke ek hi word par har lane ko lagbhag ek cycle lagta hai (H200 par measured).",
    ),
];
