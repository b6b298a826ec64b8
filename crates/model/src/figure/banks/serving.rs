//! How one access is served: its groups, its turns, and each word in its bank and turn.

use super::{Op, Part, Side};
use crate::{
    access::Access,
    evidence::Evidence,
    shared::{
        self, BankWord, Conflict, Counts, Group,
        cost::{self, Cycles},
        turn,
    },
    warp::Lane,
};

/// A word that a bank delivers, and when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// Before or after something is done against conflicts.
    pub side: Side,
    /// The place of its group among [`Serving::groups`].
    pub group: usize,
    /// Its turn, from 0, over all groups.
    pub turn: u32,
    /// Its turn within the group, from 0: past the first, it has waited.
    pub waited: u32,
    /// The word, its bank, and the lanes that get it in this turn.
    pub word: BankWord,
}

impl Cell {
    /// Whether it belongs to what is pointed at.
    pub fn is_of(&self, part: Part) -> bool {
        match part {
            Part::Lane(lane) => self.word.lanes.contains(&lane),
            Part::Bank(bank) => self.word.bank == bank,
            Part::Word(side, word) => self.side == side && self.word.word == word,
            Part::Turn(side, turn) => self.side == side && self.turn == turn,
        }
    }
}

/// One access, served.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Serving {
    /// Before or after something is done against conflicts.
    pub side: Side,
    /// What the lanes ask for.
    pub access: Access,
    /// Load, store or atomic.
    pub op: Op,
    /// The groups with an active lane, in order.
    pub groups: Vec<Group>,
    /// Every word in its turn: turn after turn, bank after bank.
    pub cells: Vec<Cell>,
}

impl Serving {
    pub(super) fn of(side: Side, access: Access, op: Op) -> Serving {
        let turns = match op {
            Op::Load | Op::Store => turn::turns(&access),
            Op::Atomic => turn::atomic_turns(&access),
        };
        let mut cells = Vec::new();
        for (turn, served) in (0..).zip(&turns) {
            let before: u32 = turns.iter().filter(|earlier| earlier.group < served.group).map(|_| 1).sum();
            let group = served.group;
            let cell = |word: &BankWord| Cell { side, group, turn, waited: turn - before, word: word.clone() };
            cells.extend(served.words.iter().map(cell));
        }
        Serving { side, groups: shared::groups(&access), access, op, cells }
    }

    /// Turns of the banks: wavefronts for a load or a store.
    pub fn turns(&self) -> u32 {
        self.cells.last().map_or(0, |cell| cell.turn + 1)
    }

    /// Turns that a group must wait for because of conflicts: all but the first of each group.
    pub fn conflicts(&self) -> u32 {
        self.turns() - self.groups.iter().map(|_| 1).sum::<u32>()
    }

    /// The most turns that one bank takes in one group: 1 is free, 0 an empty mask.
    pub fn n_way(&self) -> u32 {
        self.cells.iter().map(|cell| cell.waited + 1).max().unwrap_or(0)
    }

    /// Turns that a bank takes in the group where it takes most.
    pub fn depth(&self, bank: u32) -> u32 {
        self.cells.iter().filter(|cell| cell.word.bank == bank).map(|cell| cell.waited + 1).max().unwrap_or(0)
    }

    /// What the model counts, atomic or not: groups, and whether they were merged.
    pub fn counts(&self) -> Counts {
        shared::count(&self.access)
    }

    /// Whether its groups were merged.
    pub fn is_merged(&self) -> bool {
        shared::merges(&self.access)
    }

    /// How the number of turns is known: by the rule that counters confirm, by a rule for times, or by neither.
    pub fn evidence(&self) -> Evidence {
        match self.op {
            Op::Load | Op::Store if self.is_merged() => shared::MERGING,
            Op::Load | Op::Store => Evidence::Documented,
            Op::Atomic => self.throughput().map_or(Evidence::Measured, |cycles| cycles.evidence),
        }
    }

    /// Cycles until the lanes have their values; none where it was not measured.
    pub fn latency(&self) -> Option<Cycles> {
        match self.op {
            Op::Load | Op::Store => cost::latency(&self.access),
            Op::Atomic => None,
        }
    }

    /// Cycles an instruction where many warps ask one after another.
    pub fn throughput(&self) -> Option<Cycles> {
        match self.op {
            Op::Load | Op::Store => cost::throughput(&self.access),
            Op::Atomic => cost::atomic_throughput(&self.access),
        }
    }

    /// The worst bank of the worst group, and the words it owes; none if no bank owes two.
    pub fn conflict(&self) -> Option<Conflict> {
        let worst = self.groups.iter().rev().max_by_key(|group| group.wavefronts)?;
        worst.conflict()
    }

    /// The rows of 32 words that hold a wanted word, ascending.
    pub fn rows(&self) -> Vec<u64> {
        let mut rows: Vec<u64> = self.cells.iter().map(|cell| cell.word.word / shared::BANKS as u64).collect();
        rows.sort_unstable();
        rows.dedup();
        rows
    }

    /// Whether the lane is the part, or is served by a word of it.
    pub fn lights_lane(&self, part: Option<Part>, lane: Lane) -> bool {
        match part {
            Some(Part::Lane(lit)) => lit == lane,
            Some(part) => self.cells.iter().any(|cell| cell.is_of(part) && cell.word.lanes.contains(&lane)),
            None => false,
        }
    }
}
