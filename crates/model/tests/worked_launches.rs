//! Worked examples of whole launches, with totals that can be checked on paper; and how soon they are there.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::time::Duration;

use model::access::{Op, Space, Width};
use model::arch::Arch;
use model::launch::{Affine, Cost, Launch, LaunchError, Thread, Totals, Xyz};

const N: i64 = 16384;

fn thread(x: i64, y: i64) -> Xyz<i64> {
    Xyz::new(x, y, 0)
}

fn loads(space: Space, grid: [u32; 2], block: [u32; 2], limit: Option<u64>, address: Affine) -> Launch {
    let sides = |[x, y]: [u32; 2]| Xyz::new(x, y, 1);
    Launch::new(sides(grid), sides(block), limit, address, space, Op::Load, Width::B4).unwrap()
}

/// One float a thread, 16384 × 16384 of them, in blocks of 32 × 8; bytes along x and along y.
fn matrix(along_x: i64, along_y: i64) -> Launch {
    let address = Affine { base: 0, thread: thread(along_x, along_y), block: thread(32 * along_x, 8 * along_y) };
    loads(Space::Global, [512, 2048], [32, 8], None, address)
}

/// `x[i]` of floats, 2³⁰ threads in blocks of 256, from this byte on.
fn saxpy(base: i64, n: u64) -> Launch {
    let address = Affine { base, thread: thread(4, 0), block: thread(1024, 0) };
    loads(Space::Global, [1 << 22, 1], [256, 1], Some(n), address)
}

/// Warps, requests, sectors, lines, requested, unique and moved bytes.
fn check(launch: Launch, arch: Arch, expected: [u128; 7]) {
    let Totals { warps, requested_bytes, cost } = launch.totals(arch);
    let Cost::Global { requests, sectors, lines, unique_bytes, moved_bytes } = cost else { unreachable!() };
    assert_eq!([warps, requests, sectors, lines, requested_bytes, unique_bytes, moved_bytes], expected);
}

/// Warps, groups, wavefronts, conflicts.
fn check_banks(launch: Launch, expected: [u128; 4]) {
    let Totals { warps, cost, .. } = launch.totals(Arch::Volta);
    let Cost::Shared { groups, wavefronts, conflicts } = cost else { unreachable!() };
    assert_eq!([warps, groups, wavefronts, conflicts], expected);
}

#[test]
fn a_row_major_copy_moves_what_it_wants() {
    const WARPS: u128 = 1 << 23;
    check(matrix(4, 4 * N), Arch::Volta, [WARPS, WARPS, 4 * WARPS, WARPS, 1 << 30, 1 << 30, 1 << 30]);
    check(matrix(4, 4 * N), Arch::Pascal, [WARPS, 4 * WARPS, 4 * WARPS, WARPS, 1 << 30, 1 << 30, 1 << 30]);
}

#[test]
fn a_column_major_walk_moves_eight_times_as_much_and_32_times_by_lines() {
    const WARPS: u128 = 1 << 23;
    let sectors = 32 * WARPS;
    check(matrix(4 * N, 4), Arch::Volta, [WARPS, WARPS, sectors, sectors, 1 << 30, 1 << 30, 8 << 30]);
    check(matrix(4 * N, 4), Arch::Fermi, [WARPS, WARPS, sectors, sectors, 1 << 30, 1 << 30, 32 << 30]);
}

#[test]
fn the_guard_of_saxpy_leaves_28_lanes_of_the_last_warp() {
    let n = (1 << 30) - 100;
    let warps = (1u128 << 25) - 3;
    let bytes = 4 * u128::from(n);
    // 28 floats are 112 bytes: three sectors and a half.
    check(saxpy(0, n), Arch::Volta, [warps, warps, 4 * warps, warps, bytes, bytes, 128 * warps]);
}

#[test]
fn saxpy_from_the_second_float_on_touches_a_fifth_sector() {
    let n = (1 << 30) - 100;
    let warps = (1u128 << 25) - 3;
    let bytes = 4 * u128::from(n);
    // The last warp's 28 floats still fit in one line: bytes 4 to 115 of it.
    let (sectors, lines) = (5 * (warps - 1) + 4, 2 * (warps - 1) + 1);
    check(saxpy(4, n), Arch::Volta, [warps, warps, sectors, lines, bytes, bytes, 32 * sectors]);
}

#[test]
fn rows_of_1000_floats_begin_in_a_new_line_only_every_fourth_time() {
    // 4000 bytes are 31 lines and a quarter: rows begin at byte 0, 32, 64 or 96 of a line. Of each row of
    // 31 warps, all whole, every one touches 4 sectors, and 2 lines unless the row begins at byte 0.
    let address = Affine { base: 0, thread: thread(4, 0), block: thread(128, 4000) };
    let launch = loads(Space::Global, [31, 1000], [32, 1], None, address);
    check(launch, Arch::Volta, [31000, 31000, 124_000, 31 * 1750, 3_968_000, 3_968_000, 3_968_000]);
}

#[test]
fn a_tile_read_by_columns_is_free_with_a_padded_row() {
    let tile = |pitch: i64| {
        let address = Affine { base: 0, thread: thread(4 * pitch, 4), block: thread(0, 0) };
        loads(Space::Shared, [512, 512], [32, 32], None, address)
    };
    let warps = 1 << 23;
    check_banks(tile(32), [warps, warps, 32 * warps, 31 * warps]);
    check_banks(tile(33), [warps, warps, warps, 0]);
}

#[test]
fn a_block_of_33_has_two_warps_and_the_second_one_lane() {
    let address = Affine { base: 0, thread: thread(4, 0), block: thread(4 * 33, 0) };
    let launch = loads(Space::Global, [32, 1], [33, 1], None, address);
    // Block b begins at float 33 b, which is float b of a line: 4 sectors if b is a multiple of 8, else 5.
    check(launch, Arch::Volta, [64, 64, 4 * 4 + 28 * 5 + 32, 1 + 31 * 2 + 32, 4224, 4224, 32 * 188]);
}

#[test]
fn a_guard_of_nothing_leaves_nothing() {
    check(saxpy(0, 0), Arch::Volta, [0; 7]);
    check(saxpy(-4, 0), Arch::Volta, [0; 7]);
}

#[test]
fn a_launch_that_cannot_be_is_refused() {
    let one = Xyz::new(1, 1, 1);
    let of = |grid, block, base| {
        let address = Affine { base, thread: Xyz::new(4, 0, 0), block: Xyz::new(16, 0, 0) };
        Launch::new(grid, block, None, address, Space::Global, Op::Load, Width::B4).map(|_| ())
    };
    assert_eq!(of(Xyz::new(1, 0, 1), one, 0), Err(LaunchError::EmptyGrid));
    assert_eq!(of(one, Xyz::new(1, 1, 0), 0), Err(LaunchError::EmptyBlock));
    assert_eq!(of(one, Xyz::new(32, 33, 1), 0), Err(LaunchError::BlockTooLarge { threads: 1056 }));
    assert_eq!(of(one, Xyz::new(32, 32, 1), 0), Ok(()));
    let most = Xyz::new(u32::MAX, u32::MAX, u32::MAX);
    assert_eq!(of(most, most, 0), Err(LaunchError::BlockTooLarge { threads: u128::from(u32::MAX).pow(3) }));
    assert_eq!(of(most, one, 0), Ok(()));
    let first = Thread { block: Xyz::default(), thread: Xyz::default() };
    assert_eq!(of(one, one, -4), Err(LaunchError::Negative { thread: first, address: -4 }));
    let misaligned = LaunchError::Misaligned { thread: first, address: 2, width: Width::B4 };
    assert_eq!(of(one, one, 2), Err(misaligned));
}

#[test]
fn the_last_byte_below_2_to_the_63_is_the_last() {
    let bytes = |threads| {
        let address = Affine { base: i64::MAX, thread: thread(1, 0), block: thread(0, 0) };
        let (grid, block) = (Xyz::new(3, 1, 1), Xyz::new(threads, 1, 1));
        Launch::new(grid, block, None, address, Space::Global, Op::Load, Width::B1)
    };
    check(bytes(1).unwrap(), Arch::Volta, [3, 3, 3, 3, 3, 3, 96]);
    let second = Thread { block: Xyz::default(), thread: Xyz::new(1, 0, 0) };
    assert_eq!(bytes(2), Err(LaunchError::Overflow { thread: second, address: 1 << 63 }));
}

#[test]
#[expect(clippy::disallowed_methods, reason = "this test is about time")]
fn a_grid_of_2_to_the_30_threads_takes_no_time() {
    // Bytes in blocks of 33 × 31 have the most classes there are: 32 ways to lie, 128 residues.
    let address = Affine { base: 0, thread: thread(1, 40_001), block: thread(33, 1_240_031) };
    let sides = |x, y| Xyz::new(x, y, 1);
    let worst = |space| {
        Launch::new(
            sides(1 << 10, 1 << 10),
            sides(33, 31),
            Some((1 << 30) - (1 << 20) - 100),
            address,
            space,
            Op::Load,
            Width::B1,
        )
    };
    let launches = [
        (200, saxpy(4, (1 << 30) - 100)),
        (200, matrix(4 * N, 4)),
        (1000, worst(Space::Global).unwrap()),
        (1000, worst(Space::Shared).unwrap()),
    ];
    for (at_most_ms, launch) in launches {
        let start = std::time::Instant::now();
        let Totals { warps, .. } = launch.totals(Arch::Volta);
        let taken = start.elapsed();
        assert!(warps > 1 << 22);
        assert!(taken < Duration::from_millis(at_most_ms), "{taken:?} for {launch:?}");
    }
}
