//! The series in English.

use crate::silicon::{AllSeries, SeriesWords};

pub(super) const SERIES: AllSeries = AllSeries {
    stride_read_f32: SeriesWords {
        name: "strided floats",
        done: "Threads read floats a stride apart, eight loads at a time; only the bytes they want count as useful.",
        why: "Up to stride 16 the speed falls as the bytes moved for nothing grow: first whole sectors, then whole 64-byte fetches. Beyond, it falls 1.85 times further, and no count of bytes says why.",
        axis: "stride, in floats",
        ask: |given| {
            format!("At stride 1 the card reads {given}. Which share of that is left at stride 8? Answer in %.")
        },
    },
    stride_read_f64: SeriesWords {
        name: "strided doubles",
        done: "The same with doubles, 8 bytes each.",
        why: "Twice the width, half the waste: 15 times slower at stride 1024, not 29.6. Doubles from random places are read as slowly as those at stride 256.",
        axis: "stride, in doubles",
        ask: |given| {
            format!(
                "At stride 1 the card reads {given} of doubles. Which share of that is left at stride 8? Answer in %."
            )
        },
    },
    stride_copy_f32: SeriesWords {
        name: "strided copy",
        done: "Floats are read a stride apart and written a stride apart, one a thread.",
        why: "15 times slower at stride 32. Up to stride 22 the points lie above the model: it is scaled by the copy at stride 1, and that one is not at the memory's limit (cudaMemcpy does 4240).",
        axis: "stride, in floats",
        ask: |given| {
            format!(
                "At stride 1 the copy does {given}. Which share of that is left when every second float is copied? Answer in %."
            )
        },
    },
    offset_copy_f32: SeriesWords {
        name: "shifted copy",
        done: "Floats are copied from a place up to 33 floats further on, so that a warp touches 5 sectors where 4 would do.",
        why: "Many notes take a fifth off for it. It costs 2 %: the fifth sector is the neighbouring warp's first, and is moved once. Offsets of whole sectors (8, 16, 24) lose the same 2 %, which no count explains.",
        axis: "offset, in floats",
        ask: |given| {
            format!(
                "Without an offset the copy does {given}. Now it starts one float late: 5 sectors for each warp where 4 would do. Which share of the speed is left? Answer in %."
            )
        },
    },
    random_chunk_read: SeriesWords {
        name: "random chunks",
        done: "Whole chunks are read from random places of 16 GiB, each by lanes side by side.",
        why: "From 128 bytes on, a random place costs almost nothing. Below, the 64-byte fetch gives the shape of the curve, and a factor of about 1.7 is left that bytes do not explain.",
        axis: "bytes of a chunk",
        ask: |given| {
            format!(
                "Chunks of 64 KiB come at {given}. Which share of that is left for chunks of 128 bytes? Answer in %."
            )
        },
    },
    traffic_stride_read_f32: SeriesWords {
        name: "bytes moved, floats",
        done: "The profiler counted what DRAM delivered while floats were read a stride apart.",
        why: "Counted and predicted are the same: 8 bytes for one at stride 8, and 16 from stride 16 on, because L2 fetches 64 bytes for a missing sector of 32.",
        axis: "stride, in floats",
        ask: |given| {
            format!("At stride 1, DRAM delivers {given} for each useful one. How many % of that at stride 16?")
        },
    },
    traffic_stride_read_f64: SeriesWords {
        name: "bytes moved, doubles",
        done: "The profiler counted what DRAM delivered while doubles were read a stride apart.",
        why: "Counted and predicted are the same: 8 bytes for one from stride 8 on, when each double brings 64 bytes of its own.",
        axis: "stride, in doubles",
        ask: |given| format!("At stride 1, DRAM delivers {given} for each useful one. How many % of that at stride 8?"),
    },
    traffic_random_chunk_read: SeriesWords {
        name: "bytes moved, chunks",
        done: "The profiler counted what DRAM delivered while whole chunks were read at random places.",
        why: "A chunk of less than 64 bytes pays for 64. From 64 bytes on nothing is wasted; and yet chunks of 64 bytes are read at little more than half the full speed. Bytes are not everything.",
        axis: "bytes of a chunk",
        ask: |given| {
            format!(
                "For chunks of 128 bytes, DRAM delivers {given} for each useful one. How many % of that for chunks of 4 bytes?"
            )
        },
    },
    l2_fetch: SeriesWords {
        name: "size of a fetch",
        done: "Strided floats again, with cudaLimitMaxL2FetchGranularity at 32, 64 (the default) and 128 bytes.",
        why: "At stride 16 the fetch of 32 bytes is 1.6 times as fast as that of 64. At stride 1024 it halves the bytes just as exactly, and the speed does not change: there something else is the limit.",
        axis: "stride, in floats",
        ask: |given| {
            format!(
                "At stride 1024 with fetches of 64 bytes, the card reads {given}. With 32, DRAM delivers half as many bytes. How fast is it then, in % of that?"
            )
        },
    },
    l2_fetch_traffic: SeriesWords {
        name: "size of a fetch, bytes",
        done: "The profiler counted what DRAM delivered for each byte that L2 was asked for, with each of the three sizes.",
        why: "The hint is followed to the byte: 1, 2 or 4 for one, as soon as the stride leaves the neighbours in the fetch unused.",
        axis: "stride, in floats",
        ask: |given| {
            format!(
                "At stride 1024 with fetches of 64 bytes, DRAM delivers {given} for each that L2 was asked for. With 32: how many % of that?"
            )
        },
    },
    pointer_chase_cg: SeriesWords {
        name: "latency",
        done: "One thread follows pointers shuffled through a footprint: each load waits for the one before.",
        why: "About 145 ns from L2, 340 ns from DRAM. At 24 MiB, well inside the 60 MiB that the card says L2 has, loads are slower already; that is not explained here.",
        axis: "footprint",
        ask: |given| format!("A load takes {given} from L2. How many % of that from DRAM?"),
    },
    shared_bank_latency: SeriesWords {
        name: "conflicts, one warp",
        done: "One warp loads from shared memory at strides of so many words, each load waiting for the one before.",
        why: "Each further wavefront adds 2 cycles to 33.67, so a 32-way conflict takes 2.8 times as long, not 32 times. Both numbers were read off this series; what the model adds is the count, and it fits at every stride.",
        axis: "stride, in words",
        ask: |given| {
            format!(
                "Without a conflict a load takes {given}. How many % of that with a 32-way conflict, when nobody else is waiting?"
            )
        },
    },
    shared_bank_throughput: SeriesWords {
        name: "conflicts, many warps",
        done: "32 warps load from shared memory without a pause, at strides of so many words.",
        why: "Now a conflict costs its full degree: a wavefront is a cycle, and 32 of them are 32. No point is off by more than 0.002 cycles.",
        axis: "stride, in words",
        ask: |given| format!("Without a conflict a warp's load takes {given}. How many % of that at stride 32?"),
    },
    shared_atomic: SeriesWords {
        name: "atomics",
        done: "32 warps do atomics on shared memory without a pause: exchanges, and additions.",
        why: "Lanes of one bank take turns even for the same word, which a load hands to all of them at once. Another cycle goes beside.",
        axis: "where the lanes go",
        ask: |given| {
            format!(
                "With a bank for each lane, an atomic takes {given}. How many % of that when all lanes go to one word?"
            )
        },
    },
    transpose_16384: SeriesWords {
        name: "transpose",
        done: "A matrix of 16,384 × 16,384 floats is copied, or transposed by one of three kernels.",
        why: "The model counts sectors, scaled by the copy. It sees that the naive kernel must be slow. It does not see the bank conflict in the plain tile, and why the padded tile beats the copy nobody has explained.",
        axis: "kernel",
        ask: |given| {
            format!("The copy does {given}. Which share of that is left for the naive transpose? Answer in %.")
        },
    },
    aos24_vs_soa: SeriesWords {
        name: "AoS and SoA",
        done: "One float of a 24-byte struct is read, or the same float from an array of its own, one a thread.",
        why: "The struct moves six times the bytes, at the memory's full speed. The array could be six times as fast and is 2.2 times: with one load a thread there is too little on the way to fill the memory.",
        axis: "layout",
        ask: |given| {
            format!(
                "The array of its own is read at {given}. Which share of that is left for the field of a 24-byte struct? Answer in %."
            )
        },
    },
    torch_copy: SeriesWords {
        name: "PyTorch",
        done: "PyTorch copies a square matrix of floats, and the transposed view of one.",
        why: "3.6 times slower, where sectors alone would say 4.5: neighbouring rows want the same sectors, and L2 still has them. The contiguous copy is a cudaMemcpy, the other a kernel: two engines are compared.",
        axis: "side of the matrix",
        ask: |given| {
            format!(
                "A contiguous matrix of 8192 × 8192 is copied at {given}. Which share of that is left for its transposed view? Answer in %."
            )
        },
    },
    torch_same_kernel: SeriesWords {
        name: "PyTorch, times one",
        done: "The same matrices, multiplied by one: an element-wise kernel on both sides. Where everything lies in a row, PyTorch takes a vectorised variant of it.",
        why: "Still 3.6 times: it was not memcpy. And a side of 8200 instead of 8192 changes little: it was not the power of two either.",
        axis: "side of the matrix",
        ask: |given| {
            format!(
                "Multiplied by one, a contiguous matrix of 8192 × 8192 is copied at {given}. Which share of that is left for its transposed view? Answer in %."
            )
        },
    },
};
