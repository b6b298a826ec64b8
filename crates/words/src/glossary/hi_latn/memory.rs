//! Terms of threads, accesses and global memory, in Hinglish.

use crate::{
    glossary::{Entry, of, own},
    map::hi_latn::CONCEPTS,
};

pub(super) const ENTRIES: [Entry; 42] = [
    own("thread", "thread", "Kernel ke code ka ek chakkar, apne registers ke saath."),
    own(
        "thread-block",
        "thread block",
        "Threads ka group jo ek hi SM par chalta hai aur uski shared memory saath mein use karta hai.",
    ),
    own(
        "multiprocessor",
        "multiprocessor (SM)",
        "GPU ka ek hissa jiske apne arithmetic units, registers, L1 aur shared memory hain; H200 mein 132 hain.",
    ),
    of("warp", CONCEPTS.warp),
    of("lane", CONCEPTS.lane),
    own(
        "lockstep",
        "lockstep",
        "Warp ke chalne ka tareeka: saare active lanes ek hi instruction par; Volta se lanes alag bhi ho sakte hain, tab hisse baari-baari chalte hain.",
    ),
    own(
        "predicated-lane",
        "predicated lane",
        "Branch ya condition se off kiya hua lane: woh koi address nahi maangta, par sector tabhi bachta hai jab kisi aur ko bhi na chahiye ho.",
    ),
    of("occupancy", CONCEPTS.occupancy),
    of("address", CONCEPTS.address),
    of("stride", CONCEPTS.stride),
    own(
        "offset",
        "offset",
        "Array ki shuruaat se lane 0 ke element tak ka faasla; saare lanes ko barabar khiskata hai.",
    ),
    own(
        "pitch",
        "pitch",
        "Matrix ki ek row ki shuruaat se agli row ki shuruaat tak ka faasla; row se lamba bhi ho sakta hai.",
    ),
    own(
        "coalesced",
        "coalesced",
        "Woh access jiske bytes itne kam sectors mein pade hain jitne kam se kam chahiye hi.",
    ),
    own(
        "scattered",
        "scattered",
        "Woh access jiske lanes door-door ki jagahein maangte hain, har ek apna alag sector tak.",
    ),
    own(
        "misaligned",
        "misaligned",
        "Sector ki boundary par shuru na ho: 32 padosi floats chaar ki jagah paanch sectors chhute hain; paanchva padosi warp ke bhi kaam aata hai.",
    ),
    own("broadcast", "broadcast", "Kai lanes ko ek hi word chahiye: ek baar aata hai, sabko mil jaata hai."),
    own(
        "vector-load",
        "vector load",
        "Ek instruction jisse lane 8 ya 16 bytes padhta hai, jaise `float4`; address usi size ka multiple hona chahiye.",
    ),
    of("layout", CONCEPTS.layout),
    own(
        "aos",
        "AoS",
        "Array of structs: poore records ek ke baad ek, isliye do records ka same field ek record jitna door hai.",
    ),
    own("soa", "SoA", "Struct of arrays: har field ka apna array, isliye padosi lanes padosi elements padhte hain."),
    own("aosoa", "AoSoA", "Dono ke beech ka raasta: records 32 jaise blocks mein, aur block ke andar field by field."),
    own(
        "contiguous",
        "contiguous (PyTorch)",
        "Woh tensor jiske elements bina gap ke index ke order mein pade hain, aakhri index sabse tez; `.contiguous()` aisi copy banata hai, jisme data par ek poora pass lagta hai.",
    ),
    own(
        "global-memory",
        "global memory",
        "Woh memory jahan grid ka har thread pahunch sakta hai: rehti DRAM mein hai, L2 aur L1 mein cache hoti hai.",
    ),
    of("request", CONCEPTS.request),
    own(
        "transaction",
        "transaction",
        "Ek hi naam jo log request, line, sector aur wavefront sabke liye bolte hain; batao ki gin kya rahe ho.",
    ),
    of("sector", CONCEPTS.sector),
    of("line", CONCEPTS.line),
    own(
        "tag",
        "tag",
        "Label jo batata hai ki line mein memory ke kaunse 128 bytes hain; Volta se ek cycle mein chaar tak dekhe jaate hain.",
    ),
    own("miss", "miss", "Sector cache mein nahi mila, toh neeche wale se maangna padta hai."),
    own(
        "fill",
        "fill",
        "Miss ke baad cache mein jitna aata hai: aaj ke GPU par 32 bytes ka sector, chahe tag 128 bytes ka ho.",
    ),
    own(
        "set-conflict",
        "set conflict",
        "Woh lines jinki cache mein wahi gini-chuni jagahein hain; ek doosre ko nikaal deti hain ya baari-baari dekhi jaati hain.",
    ),
    of("l1", CONCEPTS.l1),
    of("l2", CONCEPTS.l2),
    of("coherence", CONCEPTS.coherence),
    own(
        "replay",
        "replay",
        "Ek pass mein saare lanes ka kaam na hua, toh wahi instruction dobara issue; Fermi bikhre loads par yahi karta tha.",
    ),
    own(
        "ldg",
        "`__ldg`",
        "CUDA function jo read-only data ko read-only path se padhta hai; yeh vector load nahi hai, aur sectors bhi kam nahi karta.",
    ),
    own(
        "texture-path",
        "texture path",
        "Texture units se hone wale loads; Maxwell se unka aur L1 ka cache ek hi hai, isliye sach mein random reads mein koi fayda nahi.",
    ),
    own(
        "requested-bytes",
        "requested bytes",
        "Width guna active lanes: jo byte do lanes ko chahiye, woh do baar gina jaata hai.",
    ),
    own("unique-bytes", "unique bytes", "Lanes ko jitne alag-alag bytes chahiye: har ek sirf ek baar gina jaata hai."),
    own("moved-bytes", "moved bytes", "Jitne tukde uthe, unke saare bytes: aaj ke GPU par sectors guna 32."),
    of("efficiency", CONCEPTS.efficiency),
    own("over-fetch", "over-fetch", "Kaam ke har byte ke liye kitne bytes uthe: moved ÷ unique bytes."),
];
