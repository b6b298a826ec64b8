//! What an author writes about a transpose: the kernel, the thread block, the elements, the side of the column.
//!
//! Absent on purpose: where the reader is, and addresses. Every value is inside its range by construction.

use crate::{access::Width, query::Choice, warp::LANES};

/// Threads of a warp, as a number to reckon with.
pub(super) const A_WARP: u32 = 32;
const _: () = assert!(A_WARP as usize == LANES);

/// How the matrix is transposed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kernel {
    /// From the input's row straight to the output's column: no tile.
    Naive,
    /// Through a tile whose rows are as long as the tile is wide: `[32][32]`.
    Tile,
    /// The same with one unused column: `[32][33]`.
    Padded,
    /// The same without one: column c of row r is kept at c XOR r.
    Swizzled,
    /// One unused row instead of a column: `[33][32]`.
    WrongPad,
}

impl Choice for Kernel {
    const ALL: &'static [Kernel] = &[Kernel::Naive, Kernel::Tile, Kernel::Padded, Kernel::Swizzled, Kernel::WrongPad];

    fn slug(self) -> &'static str {
        match self {
            Kernel::Naive => "naive",
            Kernel::Tile => "tile",
            Kernel::Padded => "padded",
            Kernel::Swizzled => "swizzled",
            Kernel::WrongPad => "wrong-pad",
        }
    }
}

impl Kernel {
    /// Whether there is a tile in shared memory.
    pub fn has_tile(self) -> bool {
        match self {
            Kernel::Naive => false,
            Kernel::Tile | Kernel::Padded | Kernel::Swizzled | Kernel::WrongPad => true,
        }
    }
}

/// The thread block, and with it the tile: a square as long as the block's longer side. A block that is shorter goes
/// over its tile in several passes, of which the first is shown: the others cost the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Block {
    /// 32 × 8 threads: a warp is a row.
    B32x8,
    /// 32 × 32 threads: a warp is a row.
    B32x32,
    /// 16 × 16 threads: a warp covers two rows.
    B16x16,
    /// 8 × 32 threads: a warp covers four rows, a quarter of each.
    B8x32,
}

impl Choice for Block {
    const ALL: &'static [Block] = &[Block::B32x8, Block::B32x32, Block::B16x16, Block::B8x32];

    fn slug(self) -> &'static str {
        match self {
            Block::B32x8 => "32x8",
            Block::B32x32 => "32x32",
            Block::B16x16 => "16x16",
            Block::B8x32 => "8x32",
        }
    }
}

impl Block {
    /// `blockDim.x` and `blockDim.y`.
    pub fn threads(self) -> (u32, u32) {
        match self {
            Block::B32x8 => (32, 8),
            Block::B32x32 => (32, 32),
            Block::B16x16 => (16, 16),
            Block::B8x32 => (8, 32),
        }
    }

    /// Rows and columns of its tile, in elements.
    pub fn tile_side(self) -> u32 {
        let (columns, rows) = self.threads();
        columns.max(rows)
    }

    /// Warps of the block: 8 or 32.
    pub fn warps(self) -> u32 {
        let (columns, rows) = self.threads();
        columns * rows / A_WARP
    }

    /// How often the block is laid on the tile until every element has been moved.
    pub fn passes(self) -> u32 {
        let (columns, rows) = self.threads();
        self.tile_side() * self.tile_side() / (columns * rows)
    }
}

/// What the matrix is made of.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Element {
    /// Four bytes.
    Float,
    /// Eight bytes.
    Double,
}

impl Choice for Element {
    const ALL: &'static [Element] = &[Element::Float, Element::Double];

    /// Its size in bytes.
    fn slug(self) -> &'static str {
        match self {
            Element::Float => "4",
            Element::Double => "8",
        }
    }
}

impl Element {
    /// Bytes a lane.
    pub fn width(self) -> Width {
        match self {
            Element::Float => Width::B4,
            Element::Double => Width::B8,
        }
    }
}

/// Rows and columns of the matrix: multiples of 32, so that every row begins at a line.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Size {
    /// 256 × 256.
    N256,
    /// 1024 × 1024.
    N1024,
    /// 4096 × 4096.
    N4096,
    /// 16,384 × 16,384: the size that was timed.
    N16384,
}

impl Choice for Size {
    const ALL: &'static [Size] = &[Size::N256, Size::N1024, Size::N4096, Size::N16384];

    fn slug(self) -> &'static str {
        match self {
            Size::N256 => "256",
            Size::N1024 => "1024",
            Size::N4096 => "4096",
            Size::N16384 => "16384",
        }
    }
}

impl Size {
    /// Elements of a row.
    pub fn elements(self) -> u32 {
        match self {
            Size::N256 => 256,
            Size::N1024 => 1024,
            Size::N4096 => 4096,
            Size::N16384 => 16_384,
        }
    }
}

/// On which of the tile's two accesses the column lies: one of them must turn rows into columns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Column {
    /// A row is written, a column is read.
    Read,
    /// A column is written, a row is read.
    Write,
}

impl Choice for Column {
    const ALL: &'static [Column] = &[Column::Read, Column::Write];

    fn slug(self) -> &'static str {
        match self {
            Column::Read => "read",
            Column::Write => "write",
        }
    }
}

/// A transpose as an author writes it, and the warp that is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Spec {
    kernel: Kernel,
    block: Block,
    element: Element,
    size: Size,
    column: Column,
    warp: u32,
}

impl Default for Spec {
    /// Coalesced on both sides of the tile, and 32 lanes in one bank inside it. Warp 5, because its bank is not 0.
    fn default() -> Spec {
        Spec {
            kernel: Kernel::Tile,
            block: Block::B32x8,
            element: Element::Float,
            size: Size::N1024,
            column: Column::Read,
            warp: 5,
        }
    }
}

impl Spec {
    /// How the matrix is transposed.
    pub fn kernel(&self) -> Kernel {
        self.kernel
    }

    /// The thread block.
    pub fn block(&self) -> Block {
        self.block
    }

    /// What the matrix is made of.
    pub fn element(&self) -> Element {
        self.element
    }

    /// Rows and columns of the matrix.
    pub fn size(&self) -> Size {
        self.size
    }

    /// The side of the column; without a meaning where there is no tile.
    pub fn column(&self) -> Column {
        self.column
    }

    /// The warp of the block that is looked at, below [`Block::warps`].
    pub fn warp(&self) -> u32 {
        self.warp
    }

    /// The same with another kernel.
    pub fn with_kernel(self, kernel: Kernel) -> Spec {
        Spec { kernel, ..self }
    }

    /// The same with another block; a warp that it does not have becomes its last.
    pub fn with_block(self, block: Block) -> Spec {
        Spec { block, ..self }.with_warp(self.warp)
    }

    /// The same with other elements.
    pub fn with_element(self, element: Element) -> Spec {
        Spec { element, ..self }
    }

    /// The same for another matrix.
    pub fn with_size(self, size: Size) -> Spec {
        Spec { size, ..self }
    }

    /// The same with the column on a side.
    pub fn with_column(self, column: Column) -> Spec {
        Spec { column, ..self }
    }

    /// The same with another warp, at most the block's last.
    pub fn with_warp(self, warp: u32) -> Spec {
        Spec { warp: warp.min(self.block.warps() - 1), ..self }
    }
}
