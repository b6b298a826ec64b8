//! Laws of whole launches: the totals are those of every warp, counted one by one; and so are the errors.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use model::access::{Access, Op, Space, Width};
use model::arch::Arch;
use model::launch::{Affine, Cost, Launch, LaunchError, Thread, Totals, Xyz};
use model::warp::LANES;
use model::{global, shared};
use proptest::prelude::*;

/// The arguments of a launch.
#[derive(Clone, Copy, Debug)]
struct Case {
    grid: Xyz<u32>,
    block: Xyz<u32>,
    limit: Option<u64>,
    address: Affine,
    space: Space,
    op: Op,
    width: Width,
}

impl Case {
    fn launch(&self) -> Result<Launch, LaunchError> {
        Launch::new(self.grid, self.block, self.limit, self.address, self.space, self.op, self.width)
    }

    /// The active threads of each warp in order, with their addresses: the grid walked as hardware does.
    fn warps(&self) -> Vec<Vec<(Thread, i128)>> {
        let mut warps = Vec::new();
        let mut index = 0;
        for block in places(self.grid) {
            for warp in places(self.block).chunks(LANES) {
                let mut threads = Vec::new();
                for &thread in warp {
                    if self.limit.is_none_or(|limit| index < limit) {
                        let address = dot(self.address.thread, thread) + dot(self.address.block, block);
                        threads.push((Thread { block, thread }, i128::from(self.address.base) + address));
                    }
                    index += 1;
                }
                warps.push(threads);
            }
        }
        warps
    }

    fn access(&self, threads: &[(Thread, i128)]) -> Access {
        let mut lanes = [None; LANES];
        for (lane, &(_, address)) in lanes.iter_mut().zip(threads) {
            *lane = Some(u64::try_from(address).unwrap());
        }
        Access::new(self.space, self.op, self.width, lanes).unwrap()
    }

    /// The active threads' accesses, added up one by one.
    fn brute(&self, arch: Arch) -> Totals {
        let warps = self.warps();
        let warps: Vec<Access> = warps.iter().filter(|warp| !warp.is_empty()).map(|warp| self.access(warp)).collect();
        Totals {
            warps: warps.len() as u128,
            requested_bytes: warps.iter().map(|warp| warp.lanes().count() as u128).sum::<u128>()
                * u128::from(self.width.bytes()),
            cost: match self.space {
                Space::Global => {
                    let counts: Vec<_> = warps.iter().map(|access| global::count(access, arch)).collect();
                    let sum = |of: fn(&global::Counts) -> u64| counts.iter().map(|warp| u128::from(of(warp))).sum();
                    Cost::Global {
                        requests: sum(|warp| warp.requests.into()),
                        sectors: sum(|warp| warp.sectors.into()),
                        lines: sum(|warp| warp.lines.into()),
                        unique_bytes: sum(|warp| warp.unique_bytes),
                        moved_bytes: sum(|warp| warp.moved_bytes),
                    }
                }
                Space::Shared => {
                    let counts: Vec<_> = warps.iter().map(shared::count).collect();
                    let sum = |of: fn(&shared::Counts) -> u32| counts.iter().map(|warp| u128::from(of(warp))).sum();
                    Cost::Shared {
                        groups: sum(|warp| warp.groups),
                        wavefronts: sum(|warp| warp.wavefronts),
                        conflicts: sum(|warp| warp.conflicts),
                    }
                }
            },
        }
    }

    fn brute_error(&self) -> Option<LaunchError> {
        let threads = self.warps().concat();
        let find = |refused: &dyn Fn(i128) -> bool| threads.iter().copied().find(|&(_, address)| refused(address));
        if let Some((thread, address)) = find(&|address| address < 0) {
            return Some(LaunchError::Negative { thread, address });
        }
        if let Some((thread, address)) = find(&|address| address >= 1 << 63) {
            return Some(LaunchError::Overflow { thread, address });
        }
        let (thread, address) = find(&|address| address % i128::from(self.width.bytes()) != 0)?;
        Some(LaunchError::Misaligned { thread, address, width: self.width })
    }
}

fn places(sides: Xyz<u32>) -> Vec<Xyz<u32>> {
    let slab = |z| (0..sides.y).flat_map(move |y| (0..sides.x).map(move |x| Xyz::new(x, y, z)));
    (0..sides.z).flat_map(slab).collect()
}

fn dot(by: Xyz<i64>, at: Xyz<u32>) -> i128 {
    let terms = [(by.x, at.x), (by.y, at.y), (by.z, at.z)];
    terms.into_iter().map(|(by, at)| i128::from(by) * i128::from(at)).sum()
}

/// Small launches of every kind; the bytes of coefficients and base are `unit` × a number like these.
fn cases(numbers: impl Strategy<Value = i64> + Clone, units: fn(Width) -> i64) -> impl Strategy<Value = Case> {
    let blocks = prop_oneof![
        (1..=70u32, 1..=5u32, 1..=3u32),
        (1..=1u32, 1..=40u32, 1..=4u32),
        Just((32, 4, 1)),
        Just((16, 16, 1)),
        Just((33, 31, 1)),
        Just((8, 8, 16)),
    ]
    .prop_filter("a block has at most 1024 threads", |(x, y, z)| x * y * z <= 1024);
    let grids = prop_oneof![(1..=5u32, 1..=3u32, 1..=3u32), (1..=30u32, Just(1u32), Just(1u32))];
    let spaces = prop::sample::select(vec![Space::Global, Space::Shared]);
    let ops = prop::sample::select(vec![Op::Load, Op::Store]);
    let widths = prop::sample::select(Width::ALL.to_vec());
    let limits = prop::option::of(0..=110u64);
    (grids, blocks, limits, prop::array::uniform7(numbers), spaces, ops, widths).prop_map(
        move |(grid, block, percent, numbers, space, op, width)| {
            let [base, tx, ty, tz, bx, by, bz] = numbers.map(|number| number * units(width));
            let (grid, block) = (Xyz::new(grid.0, grid.1, grid.2), Xyz::new(block.0, block.1, block.2));
            let sides = [grid.x, grid.y, grid.z, block.x, block.y, block.z];
            let threads: u64 = sides.into_iter().map(u64::from).product();
            // Per cent and not threads, so that the guard cuts anywhere; + 3 so that 0 % is not always 0.
            let limit = percent.map(|percent| threads * percent / 100 + percent % 4);
            let address = Affine { base, thread: Xyz::new(tx, ty, tz), block: Xyz::new(bx, by, bz) };
            Case { grid, block, limit, address, space, op, width }
        },
    )
}

/// Coefficients as kernels have them, and worse ones.
fn coefficients() -> impl Strategy<Value = i64> + Clone {
    prop_oneof![Just(0i64), Just(1), -3..=3i64, -200..=200i64, Just(32), Just(-1024), -(1i64 << 40)..1 << 40]
}

/// The case with its base raised until no active thread lies before 0, by whole multiples of the width.
fn raised(mut case: Case) -> Case {
    let lowest = case.warps().concat().into_iter().map(|(_, address)| address).min().unwrap_or(0);
    let width = i128::from(case.width.bytes());
    let raise = (-lowest).max(0) + (width - (-lowest).max(0) % width) % width;
    case.address.base += i64::try_from(raise).unwrap();
    case
}

fn arches() -> impl Strategy<Value = Arch> {
    prop::sample::select(Arch::ALL.to_vec())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(192))]

    #[test]
    fn totals_are_those_of_every_warp(case in cases(coefficients(), |width| width.bytes().into()).prop_map(raised), arch in arches()) {
        prop_assert_eq!(case.launch().unwrap().totals(arch), case.brute(arch));
    }

    #[test]
    fn errors_name_the_first_thread(case in cases(-6..=20i64, |_| 2)) {
        prop_assert_eq!(case.launch().err(), case.brute_error());
    }

    #[test]
    fn no_coefficient_is_too_large(case in cases(any::<i64>(), |_| 1)) {
        prop_assert_eq!(case.launch().err(), case.brute_error());
    }

    #[test]
    fn addresses_up_to_the_end_are_counted(case in cases(-(1 << 54)..1i64 << 57, |width| width.bytes().min(4).into())) {
        prop_assert_eq!(case.launch().err(), case.brute_error());
        if let Ok(launch) = case.launch() {
            prop_assert_eq!(launch.totals(Arch::Fermi), case.brute(Arch::Fermi));
        }
    }

    #[test]
    fn a_limit_past_the_end_is_none(case in cases(0..=20i64, |_| 16), past in 0..1u64 << 40) {
        let threads = u64::try_from(case.warps().concat().len()).unwrap();
        prop_assume!(case.limit.is_none());
        let limited = Case { limit: Some(threads + past), ..case };
        prop_assert_eq!(limited.launch().unwrap().totals(Arch::Volta), case.launch().unwrap().totals(Arch::Volta));
    }
}
