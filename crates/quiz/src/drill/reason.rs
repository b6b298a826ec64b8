//! Why a drill's answer is what it is: the numbers of one line, which `words` puts into a sentence.

use super::{Ask, Item, Kind};
use crate::Value;
use model::{
    access::Op,
    figure::{banks, coalescing, rows},
    global::{self, SECTOR_BYTES},
    ratio::Ratio,
};

/// The numbers of the line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// How the touched sectors lie.
    Sectors(Stretches),
    /// Sectors or lines, each in full.
    Moved {
        /// How the touched sectors lie, where sectors are what moves.
        stretches: Option<Stretches>,
        /// How many are moved.
        number: u64,
        /// Bytes of each: 32 or 128.
        unit_bytes: u64,
    },
    /// Bytes wanted, each once, of bytes moved.
    Efficiency {
        /// Bytes wanted.
        wanted: u64,
        /// How many sectors or lines are moved.
        number: u64,
        /// Bytes of each: 32 or 128.
        unit_bytes: u64,
    },
    /// What the busiest bank owes to one group.
    NWay(Busiest),
    /// The turns of each group.
    Wavefronts {
        /// Why the longest group takes so long.
        busiest: Busiest,
        /// Turns of each group, in order.
        groups: Vec<u64>,
    },
    /// The turns that no group needs.
    Conflicts {
        /// Why the longest group takes so long.
        busiest: Busiest,
        /// Turns of each group, in order.
        groups: Vec<u64>,
    },
    /// All bursts but those that must open their row.
    RowHits {
        /// Bursts.
        bursts: u64,
        /// Rows that are opened for one.
        activations: u64,
    },
}

/// How the touched sectors lie.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stretches {
    /// Steps that leave no sector out, from a sector's start on.
    Steps {
        /// Active lanes.
        lanes: u64,
        /// Bytes from one lane to the next.
        step: u64,
    },
    /// One stretch: all sectors from that of the first byte to that of the last.
    One {
        /// The first byte wanted.
        first: u64,
        /// The last byte wanted.
        last: u64,
    },
    /// Each lane has one of its own.
    Apart {
        /// Active lanes.
        lanes: u64,
    },
    /// Stretches of equal length.
    Equal {
        /// How many.
        stretches: u64,
        /// Sectors of each.
        each: u64,
    },
    /// Stretches of these lengths.
    Unequal(Vec<u64>),
}

/// The bank that owes most to one group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Busiest {
    /// Its number; the first of those that owe equally much.
    pub bank: u32,
    /// The different words, by their numbers, ascending; one if there is no conflict, none if no lane is active.
    pub words: Vec<u64>,
}

impl Stretches {
    /// How many sectors there are.
    pub fn sectors(&self) -> u64 {
        match self {
            Stretches::Steps { lanes, step } => (lanes * step).div_ceil(SECTOR_BYTES),
            Stretches::One { first, last } => last / SECTOR_BYTES - first / SECTOR_BYTES + 1,
            Stretches::Apart { lanes } => *lanes,
            Stretches::Equal { stretches, each } => stretches * each,
            Stretches::Unequal(lengths) => lengths.iter().sum(),
        }
    }
}

impl Reason {
    /// What the line comes to.
    pub fn value(&self) -> Value {
        match self {
            Reason::Sectors(stretches) => Value::Whole(stretches.sectors()),
            Reason::Moved { number, unit_bytes, .. } => Value::Whole(number * unit_bytes),
            Reason::Efficiency { wanted, number, unit_bytes } => {
                Ratio::new(*wanted, number * unit_bytes).map_or(Value::Whole(0), Value::Percent)
            }
            Reason::NWay(busiest) => Value::Whole(busiest.words.len() as u64),
            Reason::Wavefronts { groups, .. } => Value::Whole(groups.iter().sum()),
            Reason::Conflicts { groups, .. } => Value::Whole(groups.iter().sum::<u64>() - groups.len() as u64),
            Reason::RowHits { bursts, activations } => Value::Whole(bursts - activations),
        }
    }
}

pub(super) fn reason(item: &Item) -> Reason {
    match &item.ask {
        Ask::Global(spec) => of_global(item.kind, spec),
        Ask::Shared(spec) => of_shared(item.kind, spec),
        Ask::Dram(spec) => {
            let service = rows::State::new(*spec).service();
            Reason::RowHits { bursts: service.bursts.len() as u64, activations: service.activations().into() }
        }
    }
}

fn of_global(kind: Kind, spec: &coalescing::Spec) -> Reason {
    let counts = global::count(&spec.access(), spec.arch());
    let state = coalescing::State::new(*spec);
    let unit_bytes = match spec.op() {
        Op::Load => spec.arch().fill_bytes().into(),
        Op::Store => SECTOR_BYTES,
    };
    let number = counts.moved_bytes / unit_bytes;
    match kind {
        Kind::Moved => {
            Reason::Moved { stretches: (unit_bytes == SECTOR_BYTES).then(|| stretches(&state)), number, unit_bytes }
        }
        Kind::Efficiency => Reason::Efficiency { wanted: counts.unique_bytes, number, unit_bytes },
        Kind::Sectors | Kind::NWay | Kind::Wavefronts | Kind::Conflicts | Kind::RowHits => {
            Reason::Sectors(stretches(&state))
        }
    }
}

fn stretches(state: &coalescing::State) -> Stretches {
    let access = state.access();
    let sectors: Vec<u64> = global::sectors(&access).iter().map(|sector| sector.index).collect();
    let lengths: Vec<u64> =
        sectors.chunk_by(|one, next| one + 1 == *next).map(|stretch| stretch.len() as u64).collect();
    let mut addresses: Vec<u64> = access.lanes().map(|(_, address)| address).collect();
    addresses.sort_unstable();
    let lanes = addresses.len() as u64;
    let (first, last) = (addresses.first().copied().unwrap_or(0), addresses.last().copied().unwrap_or(0));
    let last = last + u64::from(access.width().bytes()) - 1;
    let step = addresses.get(1).map_or(0, |second| second - first);
    let in_steps = step > 0 && addresses.windows(2).all(|pair| pair[1] - pair[0] == step);
    let steps = Stretches::Steps { lanes, step };
    match lengths.as_slice() {
        [_] if in_steps && first.is_multiple_of(SECTOR_BYTES) && steps.sectors() == sectors.len() as u64 => steps,
        [_] => Stretches::One { first, last },
        _ if sectors.len() as u64 == lanes => Stretches::Apart { lanes },
        [each, others @ ..] if others.iter().all(|other| other == each) => {
            Stretches::Equal { stretches: lengths.len() as u64, each: *each }
        }
        _ => Stretches::Unequal(lengths),
    }
}

fn of_shared(kind: Kind, spec: &banks::Spec) -> Reason {
    let serving = banks::State::new(spec.clone()).serving();
    let groups: Vec<u64> = serving.groups.iter().map(|group| group.wavefronts.into()).collect();
    let busiest = serving.groups.iter().rev().max_by_key(|group| group.wavefronts).map(|group| {
        let of_bank = group.words.chunk_by(|one, next| one.bank == next.bank);
        let worst = of_bank.rev().max_by_key(|words| words.len()).unwrap_or_default();
        Busiest { bank: worst.first().map_or(0, |word| word.bank), words: worst.iter().map(|word| word.word).collect() }
    });
    let busiest = busiest.unwrap_or(Busiest { bank: 0, words: Vec::new() });
    match kind {
        Kind::NWay => Reason::NWay(busiest),
        Kind::Conflicts => Reason::Conflicts { busiest, groups },
        Kind::Wavefronts | Kind::Sectors | Kind::Moved | Kind::Efficiency | Kind::RowHits => {
            Reason::Wavefronts { busiest, groups }
        }
    }
}
