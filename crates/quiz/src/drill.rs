//! Drills: questions without end, made from a seed, and for one reader from what that reader got wrong.
//!
//! The same numbers make the same questions on every machine, for ever: a series can be shared with a class. Whole
//! numbers only; the time and the reader's past are arguments.

mod ask;
mod code;
mod dice;
mod reason;
mod shape;
mod tally;

pub use ask::{Ask, Lanes};
pub use code::element;
pub use reason::{Busiest, Reason, Stretches};
pub use tally::{Answered, Tally};

use crate::{
    Confusion, Question,
    count::{Count, Dram, Global, Shared},
};
use dice::Dice;
use model::figure::Name;
use shape::Shape;

/// What a question of a drill asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Sectors that a warp touches in global memory.
    Sectors,
    /// Bytes that are moved for it.
    Moved,
    /// How many per cent of those are wanted.
    Efficiency,
    /// How many words the busiest bank of shared memory owes to one group.
    NWay,
    /// Turns of the banks.
    Wavefronts,
    /// Turns that conflicts add.
    Conflicts,
    /// Bursts that find their row of DRAM open.
    RowHits,
}

impl Kind {
    /// All of them: global memory, shared memory, DRAM.
    pub const ALL: [Kind; 7] =
        [Kind::Sectors, Kind::Moved, Kind::Efficiency, Kind::NWay, Kind::Wavefronts, Kind::Conflicts, Kind::RowHits];

    /// Its name in logs and addresses: that of what is counted.
    pub fn slug(self) -> &'static str {
        self.count().slug()
    }

    /// The kind that `slug` names.
    pub fn from_slug(slug: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.slug() == slug)
    }

    /// What is counted.
    pub fn count(self) -> Count {
        match self {
            Kind::Sectors => Count::Global(Global::Sectors),
            Kind::Moved => Count::Global(Global::Moved),
            Kind::Efficiency => Count::Global(Global::Efficiency),
            Kind::NWay => Count::Shared(Shared::NWay),
            Kind::Wavefronts => Count::Shared(Shared::Wavefronts),
            Kind::Conflicts => Count::Shared(Shared::Conflicts),
            Kind::RowHits => Count::Dram(Dram::RowHits),
        }
    }
}

/// How hard: at 1 a question takes ten seconds in the head, at 5 a minute with paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// The easiest.
    pub const FIRST: Level = Level(1);
    /// All of them, ascending.
    pub const ALL: [Level; 5] = [Level(1), Level(2), Level(3), Level(4), Level(5)];

    /// 1 to 5.
    pub fn number(self) -> u8 {
        self.0
    }

    /// One harder, if there is one.
    pub fn up(self) -> Level {
        Level((self.0 + 1).min(5))
    }

    /// One easier, if there is one.
    pub fn down(self) -> Level {
        Level((self.0 - 1).max(1))
    }
}

/// One question of a drill.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    /// What it asks for.
    pub kind: Kind,
    /// How hard it is.
    pub level: Level,
    /// Which of the ten confusions it provokes, if it was made to.
    pub confusion: Option<Confusion>,
    /// The access that it asks about.
    pub ask: Ask,
}

impl Item {
    /// The question, to be graded.
    pub fn question(&self) -> Question {
        self.ask.question(self.kind)
    }

    /// The figure that shows it.
    pub fn fig(&self) -> Name {
        self.kind.count().fig()
    }

    /// The whole query of a link to the figure's state that shows it.
    pub fn address(&self) -> String {
        self.ask.address()
    }

    /// The same in CUDA, a line or a few; none for what no short line says.
    pub fn code(&self) -> Option<String> {
        code::code(self)
    }

    /// Why the answer is what it is, in numbers.
    pub fn reason(&self) -> Reason {
        reason::reason(self)
    }
}

/// Questions after which a shared series gets harder.
const QUESTIONS_A_LEVEL: u32 = 4;

/// The question at a place of a series: the same for everybody who has the seed. All kinds come in turn, in an order
/// that is the seed's own, so no two neighbours are of one kind.
pub fn shared(seed: u64, index: u32) -> Item {
    let mut order = Kind::ALL;
    let mut dice = Dice::new(&[seed]);
    for last in (1..order.len()).rev() {
        let at = dice.below(u32::try_from(last).unwrap_or(0) + 1) as usize;
        order.swap(last, at);
    }
    let kind = order[index as usize % order.len()];
    let level = Level((index / QUESTIONS_A_LEVEL).min(4).to_le_bytes()[0] + 1);
    let mut dice = Dice::new(&[seed, index.into()]);
    let shapes = shape::fitting(kind, level);
    let at = dice.below(u32::try_from(shapes.len()).unwrap_or(0)) as usize;
    made(kind, level, shapes[at], &mut dice)
}

/// The question at a place of one reader's series. What was got wrong comes more often, the more so the later it was;
/// each kind has a level of its own ([`Tally::level`]). No kind comes twice in a row, answered or not.
pub fn adaptive(seed: u64, index: u32, tally: &Tally) -> Item {
    let last = tally.last().map(|answered| answered.kind);
    let item = |index: u32, not: &[Kind]| chosen(seed, index, tally, not);
    let mut not: Vec<Kind> = last.into_iter().collect();
    // A question may be skipped, which leaves the tally as it is: places of even number take what comes, and those
    // between keep away from both neighbours.
    if index % 2 == 1 {
        let neighbours = [index - 1, index.saturating_add(1)].map(|neighbour| item(neighbour, &not).kind);
        not.extend(neighbours);
    }
    item(index, &not)
}

/// A question of any kind but these, drawn by the weights of its kind and of its confusion.
fn chosen(seed: u64, index: u32, tally: &Tally, not: &[Kind]) -> Item {
    let mut dice = Dice::new(&[seed, index.into(), 1]);
    let mut all: Vec<(Kind, Level, &Shape, u32)> = Vec::new();
    for kind in Kind::ALL.into_iter().filter(|kind| !not.contains(kind)) {
        let level = tally.level(kind);
        let shapes = shape::fitting(kind, level);
        // A kind with many shapes is not to come more often for that.
        let share = 64 / u32::try_from(shapes.len()).unwrap_or(1).max(1);
        let weight = |shape: &Shape| share * tally.weight_of_kind(kind) * tally.weight_of_confusion(shape.confusion);
        all.extend(shapes.into_iter().map(|shape| (kind, level, shape, weight(shape))));
    }
    let mut ticket = dice.below(all.iter().map(|(.., weight)| weight).sum());
    let drawn = all.iter().find(|(.., weight)| {
        let is_drawn = ticket < *weight;
        ticket = ticket.saturating_sub(*weight);
        is_drawn
    });
    let (kind, level, shape, _) = *drawn.unwrap_or(&all[0]);
    made(kind, level, shape, &mut dice)
}

fn made(kind: Kind, level: Level, shape: &Shape, dice: &mut Dice) -> Item {
    Item { kind, level, confusion: shape.confusion, ask: (shape.ask)(dice, level.number()) }
}
