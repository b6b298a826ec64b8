//! One warp's access to memory: which byte address each active lane wants. Every count starts here.
//!
//! Absent on purpose: where the addresses come from (that is `pattern`), and what they cost.

use crate::query::Choice;
use crate::warp::{LANES, Lane, Mask};

/// The memory that is accessed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Space {
    /// Device memory, through L1 and L2.
    Global,
    /// The block's own memory, in 32 banks.
    Shared,
}

/// What the instruction does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Op {
    /// Memory to registers.
    Load,
    /// Registers to memory.
    Store,
}

impl Choice for Op {
    const ALL: &'static [Op] = &[Op::Load, Op::Store];

    fn slug(self) -> &'static str {
        match self {
            Op::Load => "load",
            Op::Store => "store",
        }
    }
}

/// Bytes a lane: the sizes that compile to one instruction. `[CPG-12]` 5.3.2
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Width {
    /// One byte (`char`).
    B1,
    /// Two bytes (`half`).
    B2,
    /// Four bytes (`float`).
    B4,
    /// Eight bytes (`double`, `float2`).
    B8,
    /// Sixteen bytes (`float4`).
    B16,
}

impl Width {
    /// All widths, ascending.
    pub const ALL: [Width; 5] = [Width::B1, Width::B2, Width::B4, Width::B8, Width::B16];

    /// The width in bytes.
    pub fn bytes(self) -> u32 {
        match self {
            Width::B1 => 1,
            Width::B2 => 2,
            Width::B4 => 4,
            Width::B8 => 8,
            Width::B16 => 16,
        }
    }

    /// The width of that many bytes, if there is one.
    pub fn from_bytes(bytes: u32) -> Option<Width> {
        Width::ALL.into_iter().find(|width| width.bytes() == bytes)
    }
}

impl Choice for Width {
    const ALL: &'static [Width] = &Width::ALL;

    fn slug(self) -> &'static str {
        match self {
            Width::B1 => "1",
            Width::B2 => "2",
            Width::B4 => "4",
            Width::B8 => "8",
            Width::B16 => "16",
        }
    }
}

/// Why 32 addresses are no access. Data only: the sentence is for `words`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AccessError {
    /// The address is not a multiple of the width: the hardware would refuse it.
    Misaligned {
        /// The first such lane.
        lane: Lane,
        /// Its byte address.
        address: u64,
        /// The width that does not divide it.
        width: Width,
    },
    /// The address lies in the last 128 bytes of the 64-bit range, so that its line has no end.
    Overflow {
        /// The first such lane.
        lane: Lane,
        /// Its byte address.
        address: u64,
        /// The width of the access.
        width: Width,
    },
}

/// The first address that is refused: past it, the end of the 128-byte line is not a `u64`.
const ADDRESS_LIMIT: u64 = u64::MAX - 127;

/// The last element that [`Access::of_elements`] reaches: 2⁵⁶ × 16 bytes are below the limit.
const LAST_ELEMENT: u64 = 1 << 56;

/// One instruction of one warp. Every address is a multiple of the width.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Access {
    space: Space,
    op: Op,
    width: Width,
    lanes: [Option<u64>; LANES],
}

impl Access {
    /// An access to these byte addresses, one a lane; `None` is an inactive lane.
    ///
    /// # Errors
    /// Names the first lane whose address is misaligned, or has no end in 64 bits.
    pub fn new(space: Space, op: Op, width: Width, lanes: [Option<u64>; LANES]) -> Result<Access, AccessError> {
        for lane in Lane::all() {
            match lanes[lane.index()] {
                Some(address) if address % u64::from(width.bytes()) != 0 => {
                    return Err(AccessError::Misaligned { lane, address, width });
                }
                Some(address) if address >= ADDRESS_LIMIT => {
                    return Err(AccessError::Overflow { lane, address, width });
                }
                Some(_) | None => {}
            }
        }
        Ok(Access { space, op, width, lanes })
    }

    /// An access to elements of the width's size, counted from address 0. It cannot fail: an element
    /// starts at a multiple of its size, and numbers past 2⁵⁶ are taken for 2⁵⁶.
    pub(crate) fn of_elements(space: Space, op: Op, width: Width, element: impl Fn(Lane) -> Option<u64>) -> Access {
        let mut lanes = [None; LANES];
        for lane in Lane::all() {
            lanes[lane.index()] = element(lane).map(|element| element.min(LAST_ELEMENT) * u64::from(width.bytes()));
        }
        Access { space, op, width, lanes }
    }

    /// An access to byte addresses that are known to be aligned and to lie below 2⁶⁴ − 128. It cannot fail:
    /// other addresses are rounded down, or held at the end.
    pub(crate) fn of_addresses(space: Space, op: Op, width: Width, lanes: [Option<u64>; LANES]) -> Access {
        let bytes = u64::from(width.bytes());
        let lanes = lanes.map(|address| Some(address?.min(ADDRESS_LIMIT - 1) / bytes * bytes));
        Access { space, op, width, lanes }
    }

    /// The memory that is accessed.
    pub fn space(&self) -> Space {
        self.space
    }

    /// Load or store.
    pub fn op(&self) -> Op {
        self.op
    }

    /// Bytes a lane.
    pub fn width(&self) -> Width {
        self.width
    }

    /// The lane's first byte; none if it is inactive.
    pub fn address(&self, lane: Lane) -> Option<u64> {
        self.lanes[lane.index()]
    }

    /// The active lanes in lane order, each with its first byte.
    pub fn lanes(&self) -> impl Iterator<Item = (Lane, u64)> {
        Lane::all().filter_map(|lane| Some((lane, self.address(lane)?)))
    }

    /// The active lanes.
    pub fn mask(&self) -> Mask {
        self.lanes().map(|(lane, _)| lane).collect()
    }
}
