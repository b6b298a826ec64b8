//! What an author writes: a snippet, the launch that runs it, and which warp and access are looked at.
//!
//! Absent on purpose: what the snippet does. Any text is a snippet; `kernel` says what is wrong with it.

use super::preset::Preset;
use crate::{arch::Arch, launch::MAX_THREADS_PER_BLOCK, query::Choice, warp::LANES};

/// Where bare pointers point: the snippet does not say.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Memory {
    /// As declared; a bare pointer is global.
    Auto,
    /// Only what goes to global memory is looked at.
    Global,
    /// Only what goes to shared memory; bare pointers, if nothing is declared to lie there.
    Shared,
}

impl Choice for Memory {
    const ALL: &'static [Memory] = &[Memory::Auto, Memory::Global, Memory::Shared];

    fn slug(self) -> &'static str {
        match self {
            Memory::Auto => "auto",
            Memory::Global => "global",
            Memory::Shared => "shared",
        }
    }
}

/// A number the reader can turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Number {
    /// `blockDim.x`.
    Bx,
    /// `blockDim.y`.
    By,
    /// `blockDim.z`.
    Bz,
    /// `gridDim.x`.
    Gx,
    /// `gridDim.y`.
    Gy,
    /// `gridDim.z`.
    Gz,
    /// `blockIdx.x` of the block that is looked at.
    BlockX,
    /// Its `blockIdx.y`.
    BlockY,
    /// Its `blockIdx.z`.
    BlockZ,
    /// Which warp of the block: 0 holds its first 32 threads, x fastest.
    Warp,
    /// The byte address of the array.
    Base,
}

impl Number {
    /// Every number, in the order of the URL.
    pub const ALL: [Number; 11] = [
        Number::Bx,
        Number::By,
        Number::Bz,
        Number::Gx,
        Number::Gy,
        Number::Gz,
        Number::BlockX,
        Number::BlockY,
        Number::BlockZ,
        Number::Warp,
        Number::Base,
    ];

    /// The number's name in URLs.
    pub fn slug(self) -> &'static str {
        match self {
            Number::Bx => "bx",
            Number::By => "by",
            Number::Bz => "bz",
            Number::Gx => "gx",
            Number::Gy => "gy",
            Number::Gz => "gz",
            Number::BlockX => "blockx",
            Number::BlockY => "blocky",
            Number::BlockZ => "blockz",
            Number::Warp => "warp",
            Number::Base => "base",
        }
    }

    /// Smallest and largest legal value, whatever the other numbers are: the limits of a launch. `[CPG-12]`
    pub fn range(self) -> (u32, u32) {
        match self {
            Number::Bx | Number::By => (1, MAX_THREADS_PER_BLOCK),
            Number::Bz => (1, 64),
            Number::Gx => (1, (1 << 31) - 1),
            Number::Gy | Number::Gz => (1, (1 << 16) - 1),
            Number::BlockX => (0, (1 << 31) - 2),
            Number::BlockY | Number::BlockZ => (0, (1 << 16) - 2),
            Number::Warp => (0, 31),
            Number::Base => (0, (1 << 31) - 1),
        }
    }
}

/// A snippet and its launch, as an author writes them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spec {
    snippet: String,
    numbers: [u32; Number::ALL.len()],
    memory: Memory,
    access: Option<u32>,
    arch: Arch,
}

impl Default for Spec {
    /// A matrix read along the wrong axis, by one block of one warp.
    fn default() -> Spec {
        Spec::of(Preset::WrongAxis.snippet())
    }
}

impl Spec {
    /// A snippet that one block of one warp runs.
    pub fn of(snippet: &str) -> Spec {
        Spec {
            snippet: snippet.to_owned(),
            numbers: [32, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0],
            memory: Memory::Auto,
            access: None,
            arch: Arch::default(),
        }
    }

    /// The text.
    pub fn snippet(&self) -> &str {
        &self.snippet
    }

    /// One of the numbers, always within [`Spec::range`].
    pub fn number(&self, number: Number) -> u32 {
        self.written(number).min(self.range(number).1)
    }

    /// Smallest and largest value that the other numbers leave: a block has at most 1,024 threads, a grid has the
    /// block that is looked at, and a block the warp.
    pub fn range(&self, number: Number) -> (u32, u32) {
        let (min, max) = number.range();
        let [x, y, z] = self.block();
        let room = |others: u32| (MAX_THREADS_PER_BLOCK / others).min(max);
        let max = match number {
            Number::Bx => room(y * z),
            Number::By => room(x * z),
            Number::Bz => room(x * y),
            Number::Gx | Number::Gy | Number::Gz | Number::Base => max,
            Number::BlockX => self.written(Number::Gx) - 1,
            Number::BlockY => self.written(Number::Gy) - 1,
            Number::BlockZ => self.written(Number::Gz) - 1,
            Number::Warp => self.warps() - 1,
        };
        (min, max)
    }

    /// `blockDim`: at most 1,024 threads.
    pub fn block(&self) -> [u32; 3] {
        [Number::Bx, Number::By, Number::Bz].map(|side| self.written(side))
    }

    /// `gridDim`.
    pub fn grid(&self) -> [u32; 3] {
        [Number::Gx, Number::Gy, Number::Gz].map(|side| self.written(side))
    }

    /// `blockIdx`: the last block on an axis where the grid has fewer than the number says.
    pub fn block_index(&self) -> [u32; 3] {
        [Number::BlockX, Number::BlockY, Number::BlockZ].map(|index| self.number(index))
    }

    /// Which warp of the block: the last one, where the block has fewer than the number says.
    pub fn warp(&self) -> u32 {
        self.number(Number::Warp)
    }

    /// Warps of a block: the last one may have fewer than 32 threads.
    pub fn warps(&self) -> u32 {
        let threads: u32 = self.block().iter().product();
        threads.div_ceil(32)
    }

    /// The byte address of the array.
    pub fn base(&self) -> u32 {
        self.number(Number::Base)
    }

    /// Where bare pointers point.
    pub fn memory(&self) -> Memory {
        self.memory
    }

    /// Which of the snippet's accesses, by its place in their list; none leaves the choice to the snippet.
    pub fn access(&self) -> Option<u32> {
        self.access
    }

    /// The hardware that is asked.
    pub fn arch(&self) -> Arch {
        self.arch
    }

    /// The same launch of another text.
    pub fn with_snippet(self, snippet: String) -> Spec {
        Spec { snippet, ..self }
    }

    /// The same with another number, brought into its range.
    pub fn with_number(mut self, number: Number, value: u32) -> Spec {
        let (min, max) = self.range(number);
        self.numbers[number as usize] = value.clamp(min, max);
        self
    }

    /// The same with bare pointers that point elsewhere.
    pub fn with_memory(self, memory: Memory) -> Spec {
        Spec { memory, ..self }
    }

    /// The same, another access looked at.
    pub fn with_access(self, access: Option<u32>) -> Spec {
        Spec { access, ..self }
    }

    /// The same on other hardware.
    pub fn with_arch(self, arch: Arch) -> Spec {
        Spec { arch, ..self }
    }

    /// The number as it was turned, even where the others leave it no room.
    pub(super) fn written(&self, number: Number) -> u32 {
        self.numbers[number as usize]
    }

    /// The same with a number that is legal by itself; the sides of the block must be fitted afterwards.
    pub(super) fn with_written(mut self, number: Number, value: u32) -> Spec {
        self.numbers[number as usize] = value;
        self
    }
}

const _: () = assert!(LANES == 32, "a warp of `Spec::warps` has 32 threads");
