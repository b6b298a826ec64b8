//! What readers count of an access to shared memory who overlook something.

use super::{Slip, Way};
use crate::{count::Shared, guess::Value};
use model::{
    access::{Access, Width},
    figure::banks::{Fix, Number, Op, Pattern, Spec, State},
    shared::{self, BANKS},
    warp::LANES,
};

/// What the banks do, however it was come by.
#[derive(Clone, Copy)]
struct Served {
    groups: u64,
    turns: u64,
    n_way: u64,
}

impl Served {
    fn count(self, asked: Shared) -> Value {
        Value::Whole(match asked {
            Shared::Groups => self.groups,
            Shared::Wavefronts => self.turns,
            Shared::Conflicts => self.turns - self.groups,
            Shared::NWay => self.n_way,
        })
    }

    /// As the figure has it, atomic or not.
    fn of(spec: &Spec) -> Served {
        let serving = State::new(spec.clone()).serving();
        let turns = u64::from(serving.turns());
        Served { groups: turns - u64::from(serving.conflicts()), turns, n_way: serving.n_way().into() }
    }

    fn of_access(access: &Access) -> Served {
        let counts = shared::count(access);
        Served { groups: counts.groups.into(), turns: counts.wavefronts.into(), n_way: counts.n_way.into() }
    }

    /// The groups as they are, and each one's busiest bank by another rule for banks and for what meets in one.
    fn by(access: &Access, bank: fn(u32) -> u32, shares: bool) -> Served {
        let mut served = Served { groups: 0, turns: 0, n_way: 0 };
        for group in shared::groups(access) {
            let mut load = [0_u64; LANES];
            for word in &group.words {
                let at = bank(word.bank) as usize % BANKS;
                load[at] += if shares { 1 } else { word.lanes.iter().map(|_| 1).sum() };
            }
            let turns = load.into_iter().max().unwrap_or(0);
            served = Served { groups: served.groups + 1, turns: served.turns + turns, n_way: served.n_way.max(turns) };
        }
        served
    }
}

/// The answer, and every slip that can be made at this question.
pub(crate) fn played_through(asked: Shared, spec: &Spec) -> (Value, Vec<Way>) {
    let served = Served::of(spec);
    let lanes = u64::from(spec.active().count());
    let mut ways = vec![(Slip::CountedLanes, Value::Whole(lanes))];
    ways.extend(
        Shared::ALL
            .into_iter()
            .filter_map(|given| instead(asked, given, served.groups).map(|slip| (slip, served.count(given)))),
    );
    if asked == Shared::Conflicts && served.groups > 1 && served.turns > 0 {
        ways.push((Slip::AddedGroups, Value::Whole(served.turns - 1)));
    }
    match spec.op() {
        Op::Load | Op::Store => overlooked(asked, spec, &mut ways),
        // Atomics take their turns lane by lane: the slips above are all that is known of them.
        Op::Atomic => {}
    }
    let answer = served.count(asked);
    ways.retain(|(_, value)| *value != answer);
    (answer, ways)
}

/// What it is to give `given` where `asked` was asked, of an access of so many groups.
fn instead(asked: Shared, given: Shared, groups: u64) -> Option<Slip> {
    use Shared::{Conflicts, Groups, NWay, Wavefronts};
    match (asked, given) {
        (Groups, Groups) | (Wavefronts, Wavefronts) | (Conflicts, Conflicts) | (NWay, NWay) => None,
        // All turns together, where those of one group were asked: the groups count as conflicts.
        (NWay, Wavefronts) if groups > 1 => Some(Slip::AddedGroups),
        (Wavefronts | Conflicts | NWay, Groups) => Some(Slip::CountedGroups),
        (Groups | Conflicts | NWay, Wavefronts) => Some(Slip::CountedWavefronts),
        (Groups | Wavefronts | NWay, Conflicts) => Some(Slip::CountedConflicts),
        (Groups | Wavefronts | Conflicts, NWay) => Some(Slip::CountedNWay),
    }
}

fn overlooked(asked: Shared, spec: &Spec, ways: &mut Vec<Way>) {
    let access = spec.fixed().unwrap_or_else(|| spec.plain());
    let mut add = |slip, served: Served| ways.push((slip, served.count(asked)));
    if spec.width() != Width::B4 {
        add(Slip::AssumedFourBytes, Served::of(&spec.clone().with_width(Width::B4)));
        let (slip, other) = match spec.op() {
            Op::Load | Op::Atomic => (Slip::IgnoredMerging, Op::Store),
            Op::Store => (Slip::AssumedMerging, Op::Load),
        };
        add(slip, Served::of(&spec.clone().with_op(other)));
    }
    add(Slip::AssumedSixteenBanks, Served::by(&access, |bank| bank % 16, true));
    add(Slip::TookBytesForWords, Served::by(&access, |bank| bank * 4, true));
    add(Slip::IgnoredSharing, Served::by(&access, |bank| bank, false));
    let without = || Served::of(&spec.clone().with_fix(Fix::None));
    match spec.fix() {
        Fix::None => {}
        // Padding that spoils a good access: whoever finds no conflict has trusted it, not forgotten it.
        Fix::Pad if without().turns == without().groups => {}
        Fix::Pad => add(Slip::IgnoredPadding, without()),
        Fix::Swizzle => {
            add(Slip::IgnoredSwizzle, without());
            if let Some(short) = short_swizzle(spec) {
                add(Slip::ShortSwizzle, Served::of_access(&short));
            }
        }
    }
    if spec.is_given() {
        return;
    }
    match (spec.pattern(), spec.fix()) {
        (Pattern::Tile, Fix::None) => {
            let row = spec.clone().with_pattern(Pattern::Stride).with_number(Number::Stride, 1);
            add(Slip::TookOtherIndex, Served::of(&row));
        }
        (_, Fix::Pad | Fix::Swizzle) => {
            let free = Served::of(spec).groups;
            add(Slip::TrustedFix, Served { groups: free, turns: free, n_way: 1 });
        }
        (Pattern::Stride, Fix::None) => {
            let stride = u64::from(spec.number(Number::Stride));
            let groups = Served::of(spec).groups;
            if stride > 0 {
                add(Slip::TookStride, Served { groups, turns: groups * stride, n_way: stride });
            }
        }
        (Pattern::Random, Fix::None) => {}
    }
}

/// The access under a swizzle by the row's lowest three bits, where a row is longer than eight elements.
fn short_swizzle(spec: &Spec) -> Option<Access> {
    let (plain, row) = (spec.plain(), u64::from(spec.row()));
    let bytes = u64::from(spec.width().bytes());
    let mut lanes = [None; LANES];
    for (lane, address) in plain.lanes() {
        let element = address / bytes;
        lanes[lane.index()] = Some((element ^ (element / row % 8)) * bytes);
    }
    let access = (row.is_multiple_of(16)).then(|| Access::new(plain.space(), plain.op(), plain.width(), lanes));
    access?.ok()
}
