//! What an author writes about a warp's access: a pattern and its numbers, all in elements.
//!
//! Absent on purpose: where the reader is. Every value is inside its range by construction, so every access is aligned.

use crate::{
    access::{Access, Op, Space, Width},
    arch::Arch,
    pattern::{self, Pattern},
    query::Choice,
    warp::{LANES, Lane, Mask},
};

/// How the lanes' places in memory are laid out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Layout {
    /// Place k lies k strides in.
    Stride,
    /// One field of the k-th struct of an array.
    Field,
    /// A two-dimensional thread block over the rows of a matrix.
    Block,
    /// Anywhere, drawn from a seed.
    Random,
}

impl Choice for Layout {
    const ALL: &'static [Layout] = &[Layout::Stride, Layout::Field, Layout::Block, Layout::Random];

    fn slug(self) -> &'static str {
        match self {
            Layout::Stride => "stride",
            Layout::Field => "field",
            Layout::Block => "block",
            Layout::Random => "random",
        }
    }
}

/// Which lane takes which place of the pattern.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Order {
    /// Lane k takes place k.
    Forward,
    /// Lane k takes place 31 − k.
    Reversed,
    /// Lanes 2j and 2j + 1 change places.
    Pairs,
    /// A permutation drawn from the seed.
    Shuffled,
}

impl Choice for Order {
    const ALL: &'static [Order] = &[Order::Forward, Order::Reversed, Order::Pairs, Order::Shuffled];

    fn slug(self) -> &'static str {
        match self {
            Order::Forward => "forward",
            Order::Reversed => "reversed",
            Order::Pairs => "pairs",
            Order::Shuffled => "shuffled",
        }
    }
}

/// A number the reader can turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Number {
    /// Elements from one place to the next.
    Stride,
    /// Elements from the array's start to place 0.
    Offset,
    /// Elements in one struct.
    Fields,
    /// Which field of the struct is read.
    Field,
    /// Lanes in one row of the thread block.
    Columns,
    /// Elements from one row of the matrix to the next.
    Pitch,
    /// What the random places and the shuffled order are drawn from.
    Seed,
}

impl Number {
    /// Every number, in the order of the URL.
    pub const ALL: [Number; 7] =
        [Number::Stride, Number::Offset, Number::Fields, Number::Field, Number::Columns, Number::Pitch, Number::Seed];

    /// The number's name in URLs.
    pub fn slug(self) -> &'static str {
        match self {
            Number::Stride => "stride",
            Number::Offset => "offset",
            Number::Fields => "fields",
            Number::Field => "field",
            Number::Columns => "columns",
            Number::Pitch => "pitch",
            Number::Seed => "seed",
        }
    }

    /// Smallest and largest legal value.
    pub fn range(self) -> (u32, u32) {
        match self {
            Number::Stride => (0, 1024),
            Number::Offset => (0, 127),
            Number::Fields => (1, 32),
            Number::Field => (0, 31),
            Number::Columns => (1, 32),
            Number::Pitch => (1, 4096),
            Number::Seed => (0, 9999),
        }
    }
}

/// Random places lie within this many elements.
const RANDOM_SPAN: u32 = 4096;

/// A warp's access as an author writes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spec {
    layout: Layout,
    numbers: [u32; Number::ALL.len()],
    order: Order,
    width: Width,
    op: Op,
    arch: Arch,
    off: Mask,
    /// Byte addresses from elsewhere, one a lane, in the pattern's place.
    given: Option<[u64; LANES]>,
}

impl Default for Spec {
    /// Sequential four-byte loads of a whole warp on today's hardware.
    fn default() -> Spec {
        Spec {
            layout: Layout::Stride,
            numbers: [1, 0, 6, 0, 16, 1024, 1],
            order: Order::Forward,
            width: Width::B4,
            op: Op::Load,
            arch: Arch::default(),
            off: Mask::NONE,
            given: None,
        }
    }
}

impl Spec {
    /// An access from elsewhere, by the lanes' byte addresses: its pattern and numbers mean nothing, and no URL leads
    /// to it. Lanes without an address are off.
    pub fn of_access(access: &Access, arch: Arch) -> Spec {
        let mut given = [0; LANES];
        for (lane, address) in access.lanes() {
            given[lane.index()] = address;
        }
        let off = Mask::from_bits(!access.mask().bits());
        Spec { width: access.width(), op: access.op(), arch, off, given: Some(given), ..Spec::default() }
    }

    /// Whether the addresses come from elsewhere, so that there is no pattern to turn.
    pub fn is_given(&self) -> bool {
        self.given.is_some()
    }

    /// The layout of the lanes' places.
    pub fn layout(&self) -> Layout {
        self.layout
    }

    /// One of the numbers, always within its range.
    pub fn number(&self, number: Number) -> u32 {
        self.numbers[number as usize]
    }

    /// Which lane takes which place.
    pub fn order(&self) -> Order {
        self.order
    }

    /// Bytes a lane.
    pub fn width(&self) -> Width {
        self.width
    }

    /// Load or store.
    pub fn op(&self) -> Op {
        self.op
    }

    /// The hardware that is asked.
    pub fn arch(&self) -> Arch {
        self.arch
    }

    /// The lanes that do not take part.
    pub fn off(&self) -> Mask {
        self.off
    }

    /// The same with another layout.
    pub fn with_layout(self, layout: Layout) -> Spec {
        Spec { layout, ..self }
    }

    /// The same with another number, brought into its range; columns become the next power of two.
    pub fn with_number(mut self, number: Number, value: u32) -> Spec {
        let (min, max) = number.range();
        let value = value.clamp(min, max);
        self.numbers[number as usize] = match number {
            Number::Columns => value.next_power_of_two(),
            Number::Stride | Number::Offset | Number::Fields | Number::Field | Number::Pitch | Number::Seed => value,
        };
        self
    }

    /// The same in another order.
    pub fn with_order(self, order: Order) -> Spec {
        Spec { order, ..self }
    }

    /// The same with elements of another size.
    pub fn with_width(self, width: Width) -> Spec {
        Spec { width, ..self }
    }

    /// The same as a load or a store.
    pub fn with_op(self, op: Op) -> Spec {
        Spec { op, ..self }
    }

    /// The same on other hardware.
    pub fn with_arch(self, arch: Arch) -> Spec {
        Spec { arch, ..self }
    }

    /// The same with these lanes switched off.
    pub fn with_off(self, off: Mask) -> Spec {
        Spec { off, ..self }
    }

    /// The field that is read: the last one, where the struct has fewer than the number says.
    pub fn field(&self) -> u32 {
        self.number(Number::Field).min(self.number(Number::Fields) - 1)
    }

    /// The lanes that take part.
    pub fn active(&self) -> Mask {
        Mask::from_bits(!self.off.bits())
    }

    /// Whether this lane takes part.
    pub fn is_active(&self, lane: Lane) -> bool {
        !self.off.has(lane)
    }

    /// The access it stands for, from an array whose first byte has address 0 unless the addresses are given.
    pub fn access(&self) -> Access {
        if let Some(given) = self.given {
            let mut lanes = [None; LANES];
            for lane in self.active().lanes() {
                lanes[lane.index()] = Some(given[lane.index()]);
            }
            return Access::of_addresses(Space::Global, self.op, self.width, lanes);
        }
        let pattern = match self.layout {
            Layout::Stride => Pattern::Stride { elements: self.number(Number::Stride) },
            Layout::Field => Pattern::Field { fields: self.number(Number::Fields), field: self.field() },
            Layout::Block => {
                Pattern::Block { columns: self.number(Number::Columns), pitch: self.number(Number::Pitch) }
            }
            Layout::Random => Pattern::Random { seed: self.number(Number::Seed), span: RANDOM_SPAN },
        };
        let order = match self.order {
            Order::Forward => pattern::Order::Forward,
            Order::Reversed => pattern::Order::Reversed,
            Order::Pairs => pattern::Order::SwappedPairs,
            Order::Shuffled => pattern::Order::Shuffled { seed: self.number(Number::Seed) },
        };
        let offset = u64::from(self.number(Number::Offset));
        pattern::access(Space::Global, self.op, self.width, &pattern, order, offset, self.active())
    }
}
