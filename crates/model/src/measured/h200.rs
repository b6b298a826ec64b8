//! The numbers of `hardware/h200-timings.jsonl`, one NVIDIA H200; a test holds each to that file.
//!
//! Absent on purpose: what other figures keep already (the transpose's speeds, those of structs and arrays), and units:
//! those are [`super::Series::unit`]'s.

/// A place along the axis, and what was measured there.
type Pair = (u32, f64);
/// The same for two kernels, or two kinds of one operation.
type Two = (u32, f64, f64);
/// A place, bytes that the probe wanted, bytes that DRAM delivered.
pub(super) type Traffic = (u32, u32, u32);

/// Stride in floats, useful GB/s.
pub const STRIDE_READ_F32: &[(u32, f64)] = &[
    (1, 4351.5),
    (2, 2226.9),
    (3, 1488.2),
    (4, 1128.8),
    (5, 891.7),
    (6, 749.4),
    (7, 640.6),
    (8, 565.0),
    (9, 499.7),
    (10, 451.7),
    (12, 377.0),
    (14, 323.1),
    (16, 283.5),
    (20, 276.6),
    (24, 266.6),
    (28, 250.8),
    (32, 233.6),
    (40, 211.2),
    (48, 193.4),
    (56, 174.7),
    (64, 158.8),
    (96, 158.0),
    (128, 157.8),
    (256, 155.0),
    (512, 151.6),
    (1024, 147.0),
];
/// Stride in doubles, useful GB/s.
pub const STRIDE_READ_F64: &[(u32, f64)] = &[
    (1, 4034.4),
    (2, 2231.3),
    (3, 1493.2),
    (4, 1121.5),
    (6, 752.6),
    (8, 566.4),
    (12, 536.8),
    (16, 471.6),
    (24, 394.3),
    (32, 319.7),
    (48, 322.7),
    (64, 320.8),
    (128, 313.8),
    (256, 303.1),
    (512, 292.7),
    (1024, 269.1),
];
/// Stride in floats, useful GB/s read and written.
pub(super) const STRIDE_COPY_F32: &[Pair] = &[
    (1, 2622.3),
    (2, 1459.4),
    (3, 975.1),
    (4, 732.4),
    (5, 584.4),
    (6, 488.2),
    (7, 417.9),
    (8, 366.3),
    (9, 346.8),
    (10, 333.0),
    (11, 316.5),
    (12, 304.9),
    (13, 287.8),
    (14, 278.0),
    (15, 261.0),
    (16, 254.9),
    (17, 244.7),
    (18, 244.9),
    (19, 233.5),
    (20, 234.5),
    (21, 221.8),
    (22, 224.3),
    (23, 210.6),
    (24, 212.0),
    (25, 199.7),
    (26, 202.8),
    (27, 189.8),
    (28, 191.5),
    (29, 180.4),
    (30, 180.2),
    (31, 170.9),
    (32, 170.1),
];
/// Offset in floats, useful GB/s read and written.
pub(super) const OFFSET_COPY_F32: &[Pair] = &[
    (0, 2650.6),
    (1, 2587.3),
    (2, 2592.6),
    (3, 2590.0),
    (4, 2592.3),
    (5, 2593.0),
    (6, 2589.1),
    (7, 2595.0),
    (8, 2595.4),
    (9, 2594.8),
    (10, 2593.1),
    (11, 2586.6),
    (12, 2593.1),
    (13, 2593.1),
    (14, 2591.4),
    (15, 2594.0),
    (16, 2587.0),
    (17, 2580.8),
    (18, 2589.7),
    (19, 2589.8),
    (20, 2591.0),
    (21, 2591.2),
    (22, 2590.0),
    (23, 2590.1),
    (24, 2591.3),
    (25, 2592.5),
    (26, 2592.9),
    (27, 2586.6),
    (28, 2581.9),
    (29, 2577.6),
    (30, 2590.4),
    (31, 2589.2),
    (32, 2626.5),
    (33, 2591.4),
];
/// Bytes of a chunk, useful GB/s.
pub(super) const RANDOM_CHUNK_READ: &[Pair] = &[
    (4, 153.1),
    (8, 306.6),
    (16, 618.5),
    (32, 1208.8),
    (64, 2363.7),
    (128, 3929.6),
    (256, 3933.7),
    (512, 3932.3),
    (1024, 3967.2),
    (2048, 3963.0),
    (4096, 3975.6),
    (8192, 3987.0),
    (16384, 4009.9),
    (32768, 4013.2),
    (65536, 4050.0),
];
/// Footprint in KiB, nanoseconds a load.
pub(super) const POINTER_CHASE: &[Pair] =
    &[(16, 143.7), (256, 145.8), (4096, 146.6), (16384, 149.3), (24576, 195.9), (262144, 338.8), (1048576, 342.4)];
/// Stride in words, cycles from a load to its value.
pub(super) const SHARED_BANK_LATENCY: &[Pair] = &[
    (0, 33.67),
    (1, 33.67),
    (2, 35.67),
    (3, 33.67),
    (4, 39.67),
    (5, 33.67),
    (6, 35.67),
    (7, 33.67),
    (8, 47.67),
    (9, 33.67),
    (12, 39.67),
    (16, 63.67),
    (17, 33.67),
    (24, 47.67),
    (31, 33.67),
    (32, 95.67),
    (33, 33.67),
    (34, 35.67),
    (64, 95.67),
];
/// Stride in words, cycles a warp's load.
pub(super) const SHARED_BANK_THROUGHPUT: &[Pair] = &[
    (0, 1.002),
    (1, 1.002),
    (2, 2.002),
    (3, 1.002),
    (4, 4.002),
    (5, 1.002),
    (6, 2.002),
    (7, 1.002),
    (8, 8.002),
    (9, 1.002),
    (12, 4.002),
    (16, 16.002),
    (17, 1.002),
    (24, 8.002),
    (31, 1.002),
    (32, 32.002),
    (33, 1.002),
    (34, 2.002),
    (64, 32.002),
];
/// Pattern by its number, cycles an exchange, cycles an addition.
pub(super) const SHARED_ATOMIC: &[Two] =
    &[(0, 2.07, 2.07), (1, 33.01, 33.03), (2, 17.01, 17.01), (3, 33.03, 33.01), (4, 3.02, 3.01)];
/// Side of the matrix, GB/s of the contiguous and of the transposed copy.
pub(super) const TORCH_COPY: &[Two] =
    &[(2048, 3280.1, 992.0), (4096, 3848.8, 1080.9), (8192, 4185.2, 1157.4), (16384, 4269.9, 1159.1)];
/// The same with one kernel for both.
pub(super) const TORCH_SAME_KERNEL: &[Two] =
    &[(4096, 3834.5, 1058.8), (8192, 4156.5, 1161.6), (8200, 4161.7, 1125.9), (16384, 4246.7, 1155.4)];
/// By stride in floats.
pub(super) const TRAFFIC_STRIDE_READ_F32: &[Traffic] = &[
    (1, 16777216, 16781824),
    (2, 16777216, 33559808),
    (4, 16777216, 67116288),
    (8, 16777216, 134224128),
    (16, 16777216, 268441088),
    (32, 16777216, 268446720),
    (64, 16777216, 268448512),
    (256, 16777216, 268443392),
    (1024, 16777216, 268441856),
];
/// By stride in doubles.
pub(super) const TRAFFIC_STRIDE_READ_F64: &[Traffic] = &[
    (1, 8388608, 8393216),
    (2, 8388608, 16781824),
    (4, 8388608, 33559040),
    (8, 8388608, 67115776),
    (16, 8388608, 67115776),
    (64, 8388608, 67115008),
    (1024, 8388608, 67115776),
];
/// By bytes of a chunk.
pub(super) const TRAFFIC_RANDOM_CHUNK_READ: &[Traffic] = &[
    (4, 16777216, 268164352),
    (8, 16777216, 134079232),
    (16, 16777216, 67050752),
    (32, 16777216, 33535232),
    (64, 16777216, 16775936),
    (128, 16777216, 16777984),
    (256, 16777216, 16775424),
    (512, 16777216, 16774912),
    (1024, 16777216, 16775168),
    (2048, 16777216, 16773120),
    (4096, 16777216, 16779264),
];
/// Stride in floats, useful GB/s with a fetch of 32, 64 and 128 bytes.
pub(super) const L2_FETCH: &[(u32, [f64; 3])] = &[
    (1, [4371.3, 4356.0, 4360.0]),
    (8, [568.0, 568.2, 568.1]),
    (16, [466.5, 284.4, 284.3]),
    (32, [261.7, 234.7, 142.4]),
    (1024, [147.0, 146.0, 126.5]),
];
/// Stride in floats, sectors that L2 was asked for, bytes that DRAM delivered with a fetch of 32, 64 and 128 bytes.
pub(super) const L2_FETCH_TRAFFIC: &[(u32, u32, [u32; 3])] = &[
    (1, 262144, [8393216, 8393472, 8392960]),
    (8, 2097152, [67115008, 67114240, 67113984]),
    (16, 2097152, [67113984, 134222848, 134223872]),
    (32, 2097152, [67115008, 134226944, 268440576]),
    (1024, 2097152, [67113728, 134288640, 268439552]),
];
/// Useful GB/s of doubles read one by one from random places.
pub const RANDOM_READ_F64: f64 = 303.3;
/// GB/s read and written by the copy engine's own `cudaMemcpy`.
pub(super) const MEMCPY: f64 = 4240.4;
/// What L2 fetches from DRAM when nobody has said anything, in bytes.
pub(super) const L2_FETCH_DEFAULT: u32 = 64;
/// Bytes of L2, as the card says of itself.
pub(super) const L2_BYTES: u32 = 62914560;
/// Floats read at stride 1, and at stride 1024.
pub(super) const ELEMENTS_F32: [u32; 2] = [268_435_456, 4_194_304];
/// The same of doubles.
pub(super) const ELEMENTS_F64: [u32; 2] = [134_217_728, 2_097_152];
