//! The series in Hinglish.

use crate::silicon::{AllSeries, SeriesWords};

pub(super) const SERIES: AllSeries = AllSeries {
    stride_read_f32: SeriesWords {
        name: "stride par floats",
        done: "Threads stride chhod-chhod kar floats padhte hain, ek baar mein aath loads; useful sirf woh bytes hain jo unhe chahiye.",
        why: "Stride 16 tak speed utni hi girti hai jitne bytes bekaar aate hain: pehle poore sectors, phir poore 64-byte fetch. Uske aage woh 1.85 guna aur girti hai, aur bytes ginne se uski wajah nahi milti.",
        axis: "stride, floats mein",
        ask: |given| {
            format!("Stride 1 par card {given} padhta hai. Stride 8 par uska kitna hissa bachega? Jawab % mein.")
        },
    },
    stride_read_f64: SeriesWords {
        name: "stride par doubles",
        done: "Wahi kaam doubles ke saath, har ek 8 bytes ka.",
        why: "Width double, waste aadha: stride 1024 par 15 guna slow, 29.6 guna nahi. Random jagah ke doubles utne hi slow padhe jaate hain jitne stride 256 wale.",
        axis: "stride, doubles mein",
        ask: |given| {
            format!(
                "Stride 1 par card {given} doubles padhta hai. Stride 8 par uska kitna hissa bachega? Jawab % mein."
            )
        },
    },
    stride_copy_f32: SeriesWords {
        name: "stride par copy",
        done: "Floats ek stride par padhe jaate hain aur usi stride par likhe jaate hain, har thread ka ek.",
        why: "Stride 32 par 15 guna slow. Stride 22 tak points model se upar hain: scale stride 1 wali copy se liya hai, aur woh khud memory ki limit tak nahi pahunchti (cudaMemcpy 4240 karta hai).",
        axis: "stride, floats mein",
        ask: |given| {
            format!(
                "Stride 1 par copy {given} karti hai. Har doosra float copy karo toh uska kitna hissa bachega? Jawab % mein."
            )
        },
    },
    offset_copy_f32: SeriesWords {
        name: "khiski hui copy",
        done: "Floats 33 tak aage ki jagah se copy hote hain, toh ek warp 4 ki jagah 5 sectors chhuta hai.",
        why: "Kai notes iske liye paanchva hissa kaat lete hain. Asal mein lagta hai 2 %: paanchva sector padosi warp ka pehla sector hai, aur woh ek hi baar aata hai. Poore sectors wale offset (8, 16, 24) bhi wahi 2 % khote hain, aur kisi ginti se iski wajah nahi milti.",
        axis: "offset, floats mein",
        ask: |given| {
            format!(
                "Bina offset copy {given} karti hai. Ab woh ek float aage se shuru hoti hai: har warp ke 4 ki jagah 5 sectors. Speed ka kitna hissa bachega? Jawab % mein."
            )
        },
    },
    random_chunk_read: SeriesWords {
        name: "random chunks",
        done: "16 GiB mein random jagah se poore chunks padhe jaate hain, har chunk saath-saath wale lanes.",
        why: "128 bytes se aage random jagah ka kharcha lagbhag zero. Usse neeche curve ki shape 64-byte fetch se aati hai, aur lagbhag 1.7 guna ka fark bachta hai jo bytes se samajh nahi aata.",
        axis: "ek chunk ke bytes",
        ask: |given| {
            format!(
                "64 KiB ke chunks {given} par aate hain. 128 bytes ke chunks par uska kitna hissa bachega? Jawab % mein."
            )
        },
    },
    traffic_stride_read_f32: SeriesWords {
        name: "bytes uthe, floats",
        done: "Stride par floats padhte waqt profiler ne gina ki DRAM ne kitne bytes diye.",
        why: "Gina hua aur predict kiya hua ek hi hai: stride 8 par ek ke 8 bytes, aur stride 16 se 16, kyunki 32 ke ek sector ke liye L2 64 bytes laata hai.",
        axis: "stride, floats mein",
        ask: |given| format!("Stride 1 par DRAM har kaam ke byte par {given} deti hai. Stride 16 par uska kitna %?"),
    },
    traffic_stride_read_f64: SeriesWords {
        name: "bytes uthe, doubles",
        done: "Stride par doubles padhte waqt profiler ne gina ki DRAM ne kitne bytes diye.",
        why: "Gina hua aur predict kiya hua ek hi hai: stride 8 se ek ke 8 bytes, jab har double apne alag 64 bytes laata hai.",
        axis: "stride, doubles mein",
        ask: |given| format!("Stride 1 par DRAM har kaam ke byte par {given} deti hai. Stride 8 par uska kitna %?"),
    },
    traffic_random_chunk_read: SeriesWords {
        name: "bytes uthe, chunks",
        done: "Random jagahon se poore chunks padhte waqt profiler ne gina ki DRAM ne kitne bytes diye.",
        why: "64 bytes se chhota chunk bhi 64 ka kharcha deta hai. 64 se aage kuch waste nahi; phir bhi 64-byte chunks poori speed ke aadhe se thode hi upar hain. Bytes hi sab kuch nahi.",
        axis: "ek chunk ke bytes",
        ask: |given| {
            format!(
                "128 bytes ke chunks par DRAM har kaam ke byte par {given} deti hai. 4 bytes ke chunks par uska kitna %?"
            )
        },
    },
    l2_fetch: SeriesWords {
        name: "fetch ka size",
        done: "Wahi stride par floats, par cudaLimitMaxL2FetchGranularity ko 32, 64 (default) aur 128 bytes par rakh kar.",
        why: "Stride 16 par 32-byte fetch 64 wale se 1.6 guna tez hai. Stride 1024 par bytes utne hi pakke aadhe hote hain, par speed nahi badalti: wahan limit kuch aur hai.",
        axis: "stride, floats mein",
        ask: |given| {
            format!(
                "Stride 1024 par, 64-byte fetch ke saath, card {given} padhta hai. 32 par DRAM aadhe bytes deti hai. Tab speed uska kitna %?"
            )
        },
    },
    l2_fetch_traffic: SeriesWords {
        name: "fetch ka size, bytes",
        done: "L2 se maange har byte par DRAM ne kitne bytes diye, yeh profiler ne teenon size par gina.",
        why: "Hint byte tak maana jaata hai: ek ke 1, 2 ya 4, jaise hi stride fetch ke padosi bytes ko bekaar chhod deta hai.",
        axis: "stride, floats mein",
        ask: |given| {
            format!(
                "Stride 1024 par, 64-byte fetch ke saath, L2 se maange har byte par DRAM {given} deti hai. 32 par uska kitna %?"
            )
        },
    },
    pointer_chase_cg: SeriesWords {
        name: "latency",
        done: "Ek thread footprint mein bikhre hue pointers ke peeche chalta hai: har load pichhle load ka wait karta hai.",
        why: "L2 se lagbhag 145 ns, DRAM se 340 ns. 24 MiB par, jabki card ke hisaab se L2 60 MiB ka hai, loads pehle se hi slow hain; yahan iski wajah pata nahi.",
        axis: "footprint",
        ask: |given| format!("L2 se ek load {given} leta hai. DRAM se uska kitna %?"),
    },
    shared_bank_latency: SeriesWords {
        name: "conflicts, ek warp",
        done: "Ek warp shared memory se itne words ke stride par padhta hai, har load pichhle load ka wait karta hai.",
        why: "Har agla wavefront 33.67 mein 2 cycles jodta hai, toh 32-way conflict 2.8 guna time leta hai, 32 guna nahi. Dono numbers isi series se padhe gaye hain; model ki taraf se sirf ginti hai, aur woh har stride par sahi baithti hai.",
        axis: "stride, words mein",
        ask: |given| {
            format!(
                "Bina conflict ek load {given} leta hai. 32-way conflict par, jab koi aur wait nahi kar raha, uska kitna %?"
            )
        },
    },
    shared_bank_throughput: SeriesWords {
        name: "conflicts, kai warps",
        done: "32 warps bina ruke shared memory se padhte hain, itne words ke stride par.",
        why: "Ab conflict ka poora kharcha lagta hai: ek wavefront ek cycle, toh 32 ke 32. Koi point 0.002 cycles se zyada door nahi.",
        axis: "stride, words mein",
        ask: |given| format!("Bina conflict ek warp ka load {given} leta hai. Stride 32 par uska kitna %?"),
    },
    shared_atomic: SeriesWords {
        name: "atomics",
        done: "32 warps bina ruke shared memory par atomics karte hain: exchange, aur add.",
        why: "Ek bank ke lanes baari-baari se jaate hain, word ek hi ho tab bhi, jabki load wahi word sabko ek saath de deta hai. Upar se ek cycle aur.",
        axis: "lanes kahan jaate hain",
        ask: |given| {
            format!(
                "Har lane ka apna bank ho toh ek atomic {given} leta hai. Saare lanes ek hi word par jaayein toh uska kitna %?"
            )
        },
    },
    transpose_16384: SeriesWords {
        name: "transpose",
        done: "16,384 × 16,384 floats ka matrix copy hota hai, ya teen mein se ek kernel use transpose karta hai.",
        why: "Model sectors ginta hai, scale copy se. Naive kernel slow hoga, yeh use dikhta hai. Plain tile ka bank conflict use nahi dikhta, aur padded tile copy se tez kyun hai, yeh abhi pata nahi.",
        axis: "kernel",
        ask: |given| format!("Copy {given} karti hai. Naive transpose par uska kitna hissa bachega? Jawab % mein."),
    },
    aos24_vs_soa: SeriesWords {
        name: "AoS aur SoA",
        done: "24-byte struct ka ek float padha jaata hai, ya wahi float apne alag array se, har thread ka ek.",
        why: "Struct chhe guna bytes uthata hai, memory ki poori speed par. Array chhe guna tez ho sakta tha, par hai 2.2 guna: har thread ka ek hi load ho toh raaste mein itna kam hota hai ki memory bharti nahi.",
        axis: "layout",
        ask: |given| {
            format!(
                "Alag array {given} par padha jaata hai. 24-byte struct ke field par uska kitna hissa bachega? Jawab % mein."
            )
        },
    },
    torch_copy: SeriesWords {
        name: "PyTorch",
        done: "PyTorch floats ka ek square matrix copy karta hai, aur ek ka transposed view.",
        why: "3.6 guna slow, jabki sirf sectors ke hisaab se 4.5 hota: padosi rows ko bhi wahi sectors chahiye, aur L2 ke paas woh abhi rakhe hain. Contiguous copy ek cudaMemcpy hai, doosri ek kernel: do alag engines ki tulna ho rahi hai.",
        axis: "matrix ki side",
        ask: |given| {
            format!(
                "8192 × 8192 ka contiguous matrix {given} par copy hota hai. Uske transposed view par uska kitna hissa bachega? Jawab % mein."
            )
        },
    },
    torch_same_kernel: SeriesWords {
        name: "PyTorch, ek se multiply",
        done: "Wahi matrices, ek se multiply karke: dono taraf element-wise kernel. Jahan sab ek row mein pada ho, wahan PyTorch uska vectorised variant leta hai.",
        why: "Ab bhi 3.6 guna: baat memcpy ki nahi thi. Aur side 8192 ki jagah 8200 ho toh bhi fark kam: baat power of two ki bhi nahi thi.",
        axis: "matrix ki side",
        ask: |given| {
            format!(
                "Ek se multiply karke 8192 × 8192 ka contiguous matrix {given} par copy hota hai. Uske transposed view par uska kitna hissa bachega? Jawab % mein."
            )
        },
    },
};
