//! The way of a warp through the four accesses: which element each lane touches, and where that lies in memory.
//!
//! Absent on purpose: counting, which is `global`'s and `shared`'s.

use super::{
    Step,
    spec::{A_WARP, Column, Kernel, Spec},
};
use crate::{
    access::{Access, Op, Space},
    shared::{self, BANKS, WORD_BYTES},
    warp::{LANES, Lane},
};

/// The tile that is followed, in the input: `blockIdx.y` and `blockIdx.x`. In the output it lies at (2, 1).
const TILE_AT: (u32, u32) = (1, 2);

/// A row and a column, counted in elements: of the tile, or of a matrix.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Place {
    /// From the top.
    pub row: u32,
    /// From the left.
    pub column: u32,
}

impl Place {
    fn turned(self) -> Place {
        Place { row: self.column, column: self.row }
    }
}

impl Spec {
    /// The lane's thread: `threadIdx.y` as the row, `threadIdx.x` as the column.
    pub fn thread(&self, lane: Lane) -> Place {
        let (columns, _) = self.block().threads();
        let number = self.warp() * A_WARP + u32::from(lane.number());
        Place { row: number / columns, column: number % columns }
    }

    /// The element that the lane touches, within the tile of the matrix or of shared memory as the program names it;
    /// none if the kernel has no such access.
    pub fn place(&self, step: Step, lane: Lane) -> Option<Place> {
        let thread = self.thread(lane);
        let straight = match (step, self.kernel().has_tile()) {
            (Step::GlobalRead, _) | (Step::GlobalWrite, true) => true,
            (Step::GlobalWrite, false) => false,
            (Step::TileWrite, true) => self.column() == Column::Read,
            (Step::TileRead, true) => self.column() == Column::Write,
            (Step::TileWrite | Step::TileRead, false) => return None,
        };
        Some(if straight { thread } else { thread.turned() })
    }

    /// The same element in its whole matrix; in the tile where the access is one of shared memory.
    pub fn place_in_matrix(&self, step: Step, lane: Lane) -> Option<Place> {
        let place = self.place(step, lane)?;
        let corner = self.corner(step);
        Some(Place { row: corner.row + place.row, column: corner.column + place.column })
    }

    /// The upper left element of the tile in the matrix that the step touches; (0, 0) in shared memory.
    pub fn corner(&self, step: Step) -> Place {
        let (row, column) = match step {
            Step::GlobalRead => TILE_AT,
            Step::TileWrite | Step::TileRead => (0, 0),
            Step::GlobalWrite => (TILE_AT.1, TILE_AT.0),
        };
        let side = self.block().tile_side();
        Place { row: row * side, column: column * side }
    }

    /// The access of the warp: byte addresses, each array from 0. None if the kernel has no such access.
    pub fn access(&self, step: Step) -> Option<Access> {
        let (space, op) = match step {
            Step::GlobalRead => (Space::Global, Op::Load),
            Step::TileWrite => (Space::Shared, Op::Store),
            Step::TileRead => (Space::Shared, Op::Load),
            Step::GlobalWrite => (Space::Global, Op::Store),
        };
        self.exists(step).then(|| {
            Access::of_elements(space, op, self.element().width(), |lane| {
                let place = self.place_in_matrix(step, lane)?;
                Some(match space {
                    Space::Global => row_major(place, self.size().elements()),
                    Space::Shared => self.tile_element(place),
                })
            })
        })
    }

    /// Whether the kernel has such an access.
    pub fn exists(&self, step: Step) -> bool {
        match step {
            Step::GlobalRead | Step::GlobalWrite => true,
            Step::TileWrite | Step::TileRead => self.kernel().has_tile(),
        }
    }

    /// The access that goes down a column: the one on which the kernel is measured.
    pub fn column_step(&self) -> Step {
        match (self.kernel().has_tile(), self.column()) {
            (false, Column::Read | Column::Write) => Step::GlobalWrite,
            (true, Column::Read) => Step::TileRead,
            (true, Column::Write) => Step::TileWrite,
        }
    }

    /// Rows and columns of the tile as it is declared: `[32][33]` is (32, 33).
    pub fn declared(&self) -> (u32, u32) {
        let side = self.block().tile_side();
        match self.kernel() {
            Kernel::Naive | Kernel::Tile | Kernel::Swizzled => (side, side),
            Kernel::Padded => (side, side + 1),
            Kernel::WrongPad => (side + 1, side),
        }
    }

    /// Where the tile's element is kept: the same row, and the column that a swizzle chose.
    pub fn kept(&self, place: Place) -> Place {
        match self.kernel() {
            Kernel::Naive | Kernel::Tile | Kernel::Padded | Kernel::WrongPad => place,
            Kernel::Swizzled => Place { column: place.column ^ (place.row % self.block().tile_side()), ..place },
        }
    }

    /// The banks in which the cell at this row and column of the tile's memory lies: the first and the last.
    pub fn banks(&self, kept: Place) -> (u32, u32) {
        let words = u64::from(self.element().width().bytes()) / WORD_BYTES;
        let first = row_major(kept, self.declared().1) * words;
        (bank(first), bank(first + words - 1))
    }

    /// Who put the element there that the lane takes out of the tile: a warp of the block, and a lane of it.
    pub fn writer(&self, lane: Lane) -> Option<(u32, u32)> {
        let taken = self.place(Step::TileRead, lane)?;
        let thread = match self.column() {
            Column::Read => taken,
            Column::Write => taken.turned(),
        };
        let (columns, rows) = self.block().threads();
        let number = thread.row % rows * columns + thread.column % columns;
        Some((number / A_WARP, number % A_WARP))
    }

    fn tile_element(&self, place: Place) -> u64 {
        row_major(self.kept(place), self.declared().1)
    }
}

/// For each lane of an access to shared memory, how many wavefronts of its group pass before its own.
pub fn turns(access: &Access) -> [u32; LANES] {
    let mut turns = [0; LANES];
    for group in shared::groups(access) {
        for bank in group.words.chunk_by(|one, next| one.bank == next.bank) {
            for (turn, word) in (0..).zip(bank) {
                for lane in &word.lanes {
                    turns[lane.index()] = turns[lane.index()].max(turn);
                }
            }
        }
    }
    turns
}

/// How many different words each bank has to deliver: the most of any group.
pub fn words_by_bank(access: &Access) -> [u32; BANKS] {
    let mut most = [0; BANKS];
    for group in shared::groups(access) {
        for words in group.words.chunk_by(|one, next| one.bank == next.bank) {
            let bank = &mut most[words[0].bank as usize % BANKS];
            *bank = (*bank).max(words.iter().map(|_| 1).sum());
        }
    }
    most
}

fn row_major(place: Place, pitch: u32) -> u64 {
    u64::from(place.row) * u64::from(pitch) + u64::from(place.column)
}

#[expect(clippy::cast_possible_truncation, reason = "a remainder of 32 is below 32")]
fn bank(word: u64) -> u32 {
    (word % BANKS as u64) as u32
}
