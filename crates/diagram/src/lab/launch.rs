//! What the access costs in the whole launch: every warp counted where there are few, one period where addresses are
//! affine, and a part where neither holds.
//!
//! Addresses are fitted to a few warps and checked on others. Where the text does not show that they are affine
//! everywhere, the reader is told that it is assumed.

mod affine;

use super::answer::{is_same_site, warp_of};
use kernel::{Fault, Home, Program, Reading, Touch};
use model::{
    access::{Access, Space},
    figure::lab::Spec,
    launch::{self, LaunchError, Totals, Xyz},
};

pub(super) use affine::Fit;

/// Steps for all warps that are run together: a phone takes about two microseconds for one, and the whole answer must
/// be there before the next keystroke.
const LAUNCH_STEPS: u32 = 8_000;
/// What it takes to set a warp up and to count its access, in steps.
const WARP_STEPS: u32 = 40;

/// How much of the launch the totals speak of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Extent {
    /// There is only one warp.
    OneWarp,
    /// Every warp was counted.
    Exact,
    /// All warps: the text shows that addresses are affine.
    Proven,
    /// All warps, taken for affine after so many were looked at.
    Affine(u32),
    /// The first so many warps only.
    Part(u32),
}

/// Why there are no totals.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Trouble {
    /// A warp cannot be read: `blockIdx`, the warp, what is wrong.
    Warp([u32; 3], u32, Fault),
    /// Not even one warp gets to the access within the steps.
    Long,
    /// The addresses of all threads make no launch.
    Launch(LaunchError),
}

/// All warps together.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Total {
    /// Warps of the launch, with or without an active lane.
    pub warps: u128,
    /// The sums, and how much they speak of.
    pub sums: Result<(Extent, Totals), Trouble>,
}

/// Why a warp is not counted.
pub(super) enum Stop {
    /// The steps are used up.
    Steps,
    /// It cannot be read.
    Trouble(Trouble),
}

/// Runs one access of a snippet for any warp.
pub(super) struct Warps<'s> {
    program: &'s Program<'s>,
    pub spec: &'s Spec,
    site: &'s Touch,
    /// Its round, if it is in a loop.
    round: usize,
    steps_left: u32,
}

impl<'s> Warps<'s> {
    /// For the access at this place among the accesses of the warp that is looked at.
    pub fn new(program: &'s Program<'s>, spec: &'s Spec, touches: &'s [Touch], chosen: usize) -> Warps<'s> {
        let site = &touches[chosen];
        let round = touches[..chosen].iter().filter(|touch| is_same_site(touch, site)).count();
        Warps { program, spec, site, round, steps_left: LAUNCH_STEPS }
    }

    /// The access of a warp, and none if it never gets there.
    fn access(&mut self, block: [u32; 3], warp: u32) -> Result<Option<Access>, Stop> {
        if self.steps_left <= WARP_STEPS {
            return Err(Stop::Steps);
        }
        let trouble = |fault| Stop::Trouble(Trouble::Warp(block, warp, fault));
        let mut rounds = 0;
        let mut is_round = |touch: &Touch| {
            let is_same = is_same_site(touch, self.site);
            rounds += usize::from(is_same);
            is_same && rounds > self.round
        };
        let launch = warp_of(self.spec, block, warp);
        let reading = self.program.run_until(&launch, self.steps_left, &mut is_round).map_err(trouble)?;
        self.steps_left = self.steps_left.saturating_sub(reading.steps + WARP_STEPS);
        match reading.touches.into_iter().next_back().filter(|_| rounds > self.round) {
            // A bare pointer goes where it goes in the warp that is looked at.
            Some(mut touch) => {
                touch.home = Home::Declared(self.site.space());
                touch.access(self.spec.base().into()).map(Some).map_err(trouble)
            }
            None if reading.ended => Ok(None),
            None => Err(Stop::Steps),
        }
    }

    /// Accesses of a warp up to this one and with it, whatever memory they go to.
    pub fn reached(&self, reading: &Reading) -> usize {
        let same = reading.touches.iter().enumerate().filter(|(_, touch)| is_same_site(touch, self.site));
        same.map(|(at, _)| at + 1).nth(self.round).unwrap_or(reading.touches.len())
    }

    /// The steps that the warp that is looked at takes to get to its access.
    fn steps_of_one(&mut self) -> u32 {
        self.steps_left = LAUNCH_STEPS;
        // Whatever comes of it: it comes again when the warp is counted.
        let _access = self.access(self.spec.block_index(), self.spec.warp());
        LAUNCH_STEPS - self.steps_left
    }

    /// Threads of a block.
    fn threads(&self) -> u32 {
        self.spec.block().iter().product()
    }

    /// Warps of the launch.
    fn count(&self) -> u128 {
        self.spec.grid().into_iter().map(u128::from).product::<u128>() * u128::from(self.spec.warps())
    }

    /// `blockIdx` and the warp, by their number in the launch: warps of a block, then blocks, x fastest.
    fn place(&self, number: u128) -> ([u32; 3], u32) {
        let narrow = |number: u128| u32::try_from(number).unwrap_or(u32::MAX);
        let [gx, gy, _] = self.spec.grid().map(u128::from);
        let (block, warp) = (number / u128::from(self.spec.warps()), number % u128::from(self.spec.warps()));
        ([narrow(block % gx), narrow(block / gx % gy), narrow(block / gx / gy)], narrow(warp))
    }

    /// The fit of the addresses, if they are affine as far as can be seen.
    pub fn fit(&mut self) -> Result<Option<Fit>, Stop> {
        affine::fit(self)
    }
}

/// The totals, or why there are none.
pub(super) fn total(warps: &mut Warps, space: Space) -> Total {
    let count = warps.count();
    let is_short = count * u128::from(warps.steps_of_one()) <= LAUNCH_STEPS.into();
    warps.steps_left = LAUNCH_STEPS;
    let extent = if count == 1 { Extent::OneWarp } else { Extent::Exact };
    let sums = match is_short || count == 1 {
        true => first(warps, count, space).and_then(|(sums, counted)| match u128::from(counted) == count {
            true => Ok((extent, sums)),
            false => Err(Stop::Steps),
        }),
        false => periodic(warps, space),
    };
    let sums = match sums {
        Ok(sums) => Ok(sums),
        Err(Stop::Trouble(trouble)) => Err(trouble),
        Err(Stop::Steps) => {
            warps.steps_left = LAUNCH_STEPS;
            match first(warps, count, space) {
                Ok((_, 0)) | Err(Stop::Steps) => Err(Trouble::Long),
                Ok((sums, counted)) => Ok((Extent::Part(counted), sums)),
                Err(Stop::Trouble(trouble)) => Err(trouble),
            }
        }
    };
    Total { warps: count, sums }
}

/// Counts the first warps one by one, up to `count` or as long as there are steps; how many comes back.
fn first(warps: &mut Warps, count: u128, space: Space) -> Result<(Totals, u32), Stop> {
    let mut sums = Totals::none(space);
    let mut counted = 0;
    while u128::from(counted) < count {
        let (block, warp) = warps.place(counted.into());
        match warps.access(block, warp) {
            Ok(access) => access.iter().for_each(|access| sums.add(access, warps.spec.arch(), 1)),
            Err(Stop::Steps) => break,
            Err(trouble) => return Err(trouble),
        }
        counted += 1;
    }
    Ok((sums, counted))
}

/// Counts a period of the fitted addresses.
fn periodic(warps: &mut Warps, space: Space) -> Result<(Extent, Totals), Stop> {
    let fit = warps.fit()?.ok_or(Stop::Steps)?;
    let xyz = |[x, y, z]: [u32; 3]| Xyz::new(x, y, z);
    let (grid, block) = (xyz(warps.spec.grid()), xyz(warps.spec.block()));
    let launch = launch::Launch::new(grid, block, fit.limit, fit.affine, space, fit.op, fit.width);
    let launch = launch.map_err(|error| Stop::Trouble(Trouble::Launch(error)))?;
    let shown = warp_of(warps.spec, warps.spec.block_index(), warps.spec.warp());
    let extent = match warps.program.is_affine(warps.site, &shown) {
        true => Extent::Proven,
        false => Extent::Affine(fit.checked),
    };
    Ok((extent, launch.totals(warps.spec.arch())))
}
