//! Changes to the snippet that make the access cheaper: each is made, read and counted, and only then offered.

use super::{
    answer::{shown_warp, wanted, warp_of},
    launch::{Fit, Warps},
};
use kernel::{
    Launch, Program, Reading, Touch,
    rewrite::{self, Fix, Rewrite},
};
use model::{
    access::{Access, Space, Width},
    figure::lab::Spec,
    global, shared,
};

/// Steps for all changes that are tried together, for the time between two keystrokes.
const HINT_STEPS: u32 = 8_000;
/// Texts beyond this many bytes are not searched for changes: it would take longer than the steps.
const LONGEST_TEXT: usize = 8 * 1024;
/// Accesses that are looked at, to see that a change does not only move the cost: the rounds of a loop are alike.
const COMPARED: usize = 64;

/// The difference that a change makes, before and after.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Change {
    /// Sectors of a warp.
    Sectors(u32, u32),
    /// Wavefronts of a warp.
    Wavefronts(u32, u32),
    /// Bytes that one instruction asks for, and those that it moves.
    Bytes {
        /// Asked for.
        requested: (u64, u64),
        /// Moved.
        moved: (u64, u64),
    },
}

/// A change that helps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Hint {
    /// What is changed.
    pub fix: Fix,
    /// The whole changed text.
    pub text: String,
    /// What it is good for.
    pub change: Change,
}

/// All changes that help, the best of each kind.
pub(super) fn found(warps: &mut Warps, touches: &[Touch], chosen: usize, access: &Access, reached: usize) -> Vec<Hint> {
    let spec = warps.spec;
    let mut found: Vec<Hint> = Vec::new();
    if spec.snippet().len() > LONGEST_TEXT || (is_best(spec, access) && access.width() == Width::B16) {
        return found;
    }
    let mut trial = Trial { spec, touches, chosen, access, reached, steps_left: HINT_STEPS };
    for Rewrite { fix, text } in rewrite::rewrites(spec.snippet(), &touches[chosen]) {
        let Some(after) = trial.after(&text) else {
            continue;
        };
        let change = match fix {
            Fix::SwapAxes | Fix::PadRow(_) | Fix::Swizzle | Fix::Members => trial.cheaper(&after),
            Fix::Together => trial.together(&after),
            Fix::Wide => trial.wide(&after, warps),
        };
        let Some(change) = change else {
            continue;
        };
        let hint = Hint { fix, text, change };
        match found.iter_mut().find(|known| kind(known.fix) == kind(fix)) {
            Some(known) if cost_after(hint.change) < cost_after(known.change) => *known = hint,
            Some(_) => {}
            None => found.push(hint),
        }
    }
    found
}

/// Whether the access cannot be cheaper: every moved byte is used, or no lane waits.
pub(super) fn is_best(spec: &Spec, access: &Access) -> bool {
    match access.space() {
        Space::Global => {
            let counts = global::count(access, spec.arch());
            counts.moved_bytes == counts.unique_bytes
        }
        Space::Shared => shared::count(access).conflicts == 0,
    }
}

/// Changes of one kind, of which only one is offered.
fn kind(fix: Fix) -> u8 {
    match fix {
        Fix::SwapAxes => 0,
        Fix::PadRow(_) => 1,
        Fix::Swizzle => 2,
        Fix::Members => 3,
        Fix::Together | Fix::Wide => 4,
    }
}

fn cost_after(change: Change) -> u64 {
    match change {
        Change::Sectors(_, after) | Change::Wavefronts(_, after) => after.into(),
        Change::Bytes { moved, .. } => moved.1,
    }
}

/// What is compared: the snippet as it is.
struct Trial<'s> {
    spec: &'s Spec,
    touches: &'s [Touch],
    chosen: usize,
    access: &'s Access,
    /// Accesses of the warp up to the one that is looked at, whatever memory they go to.
    reached: usize,
    steps_left: u32,
}

/// A changed snippet: its accesses, and the one in the place of the one that is looked at.
struct After {
    touches: Vec<Touch>,
    access: Access,
}

impl Trial<'_> {
    /// Reads a changed text: for the warp that is looked at, and for the last of its block, which must be readable too.
    fn after(&mut self, text: &str) -> Option<After> {
        let program = Program::parse(text).ok()?;
        let reading = self.read(&program, &shown_warp(self.spec))?;
        let last = self.spec.warps() - 1;
        if last != self.spec.warp() {
            self.read(&program, &warp_of(self.spec, self.spec.block_index(), last))?;
        }
        let touches = reading.fitting(wanted(self.spec));
        let access = touches.get(self.chosen)?.access(self.base()).ok()?;
        let same =
            (access.space(), access.op(), access.mask()) == (self.access.space(), self.access.op(), self.access.mask());
        let alike = !reading.ended || touches.len() == self.touches.len();
        (same && alike).then_some(After { touches, access })
    }

    /// As far as is needed to compare.
    fn read(&mut self, program: &Program, launch: &Launch) -> Option<Reading> {
        let mut left = COMPARED.max(self.reached);
        let mut is_enough = |_: &Touch| {
            left = left.saturating_sub(1);
            left == 0
        };
        let reading = program.run_until(launch, self.steps_left, &mut is_enough).ok()?;
        self.steps_left = self.steps_left.saturating_sub(reading.steps);
        Some(reading)
    }

    fn base(&self) -> u64 {
        self.spec.base().into()
    }

    /// The same bytes for less, and the other accesses no dearer in all.
    fn cheaper(&self, after: &After) -> Option<Change> {
        let count = |access: &Access| global::count(access, self.spec.arch());
        let (old, new) = (count(self.access), count(&after.access));
        let same = (old.requested_bytes, old.unique_bytes, self.access.width())
            == (new.requested_bytes, new.unique_bytes, after.access.width());
        let compared = COMPARED.min(after.touches.len());
        let (moved, waited) = self.costs(self.touches, compared);
        let (moved_after, waited_after) = self.costs(&after.touches, compared);
        let change = match self.access.space() {
            Space::Global => (moved_after < moved && waited_after <= waited && new.moved_bytes < old.moved_bytes)
                .then_some(Change::Sectors(old.sectors, new.sectors)),
            Space::Shared => {
                let (before, after) = (shared::count(self.access).wavefronts, shared::count(&after.access).wavefronts);
                (waited_after < waited && moved_after <= moved && after < before)
                    .then_some(Change::Wavefronts(before, after))
            }
        };
        change.filter(|_| same)
    }

    /// What the first accesses cost together: bytes moved, and wavefronts. One that nobody can count costs nothing.
    fn costs(&self, touches: &[Touch], compared: usize) -> (u64, u64) {
        let mut sums = (0, 0);
        for access in touches.iter().take(compared).filter_map(|touch| touch.access(self.base()).ok()) {
            match access.space() {
                Space::Global => sums.0 += global::count(&access, self.spec.arch()).moved_bytes,
                Space::Shared => sums.1 += u64::from(shared::count(&access).wavefronts),
            }
        }
        sums
    }

    /// Each lane gets what it had and its neighbours, and no more moves.
    fn together(&self, after: &After) -> Option<Change> {
        let inside = self.access.lanes().all(|(lane, address)| {
            let end = address + u64::from(self.access.width().bytes());
            let own = after.access.address(lane);
            own.is_some_and(|own| own <= address && end <= own + u64::from(after.access.width().bytes()))
        });
        self.wider(after).filter(|_| inside)
    }

    /// The array is gone through element by element from its start: only then do fewer threads do the same work.
    fn wide(&self, after: &After, warps: &mut Warps) -> Option<Change> {
        let change = self.wider(after)?;
        let Ok(Some(Fit { affine, .. })) = warps.fit() else {
            return None;
        };
        let bytes = i64::from(self.access.width().bytes());
        let ([bx, by, bz], [gx, gy, gz]) = (self.spec.block(), self.spec.grid());
        let runs_on = affine.base == i64::from(self.spec.base())
            && (bx == 1 || affine.thread.x == bytes)
            && (gx == 1 || affine.block.x == bytes * i64::from(bx));
        (runs_on && [by, bz, gy, gz] == [1; 4]).then_some(change)
    }

    /// More bytes an instruction, and no smaller share of them wasted.
    fn wider(&self, after: &After) -> Option<Change> {
        let (old, new) = (global::count(self.access, self.spec.arch()), global::count(&after.access, self.spec.arch()));
        let is_global = self.access.space() == Space::Global;
        let more = after.access.width() == Width::B16 && self.access.width() < Width::B16;
        let as_good = new.unique_bytes * old.moved_bytes >= old.unique_bytes * new.moved_bytes;
        (is_global && more && as_good).then_some(Change::Bytes {
            requested: (old.requested_bytes, new.requested_bytes),
            moved: (old.moved_bytes, new.moved_bytes),
        })
    }
}
