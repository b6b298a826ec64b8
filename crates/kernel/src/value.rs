//! What a warp computes with: one value a lane, of one type.

use std::rc::Rc;

use model::warp::{LANES, Lane, Mask};

use crate::fault::{Fault, Span, Why};
use crate::types::Type;

/// A byte of an object.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Address {
    /// Its place among the objects.
    pub object: usize,
    /// From its first byte.
    pub offset: i64,
}

/// One lane's value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Cell {
    /// Not known: why, and where that comes from.
    Missing(Why, Span),
    /// An integer, widened to 64 bits with its type's sign.
    Int(u64),
    Float(f64),
    Pointer(Address),
    /// Part of a struct that was copied from memory: loaded when somebody reads it, as a compiler does.
    Deferred(Address),
}

/// One cell a lane.
pub type Cells = Rc<[Cell; LANES]>;

/// A value. That of a struct or vector is the address of one.
#[derive(Clone, Debug)]
pub struct Value {
    pub ty: Type,
    pub cells: Cells,
}

/// Where something stands that can be loaded or stored.
#[derive(Clone, Debug)]
pub struct Place {
    pub ty: Type,
    pub at: Cells,
    /// An index equal to the length, which may be pointed to but not used.
    pub edge: Option<Fault>,
}

impl Value {
    /// The same for every lane.
    pub fn uniform(ty: Type, cell: Cell) -> Value {
        Value { ty, cells: Rc::new([cell; LANES]) }
    }

    /// Not known in any lane.
    pub fn missing(ty: Type, why: Why, span: Span) -> Value {
        Value::uniform(ty, Cell::Missing(why, span))
    }

    /// The lane's cell.
    pub fn cell(&self, lane: Lane) -> Cell {
        self.cells[lane.index()]
    }
}

/// A cell for each lane.
pub fn each(cell: impl Fn(Lane) -> Cell) -> Cells {
    each_by(&cell)
}

// Compiled once, not once a closure: the wasm is downloaded.
fn each_by(cell: &dyn Fn(Lane) -> Cell) -> Cells {
    let mut cells = [Cell::Missing(Why::NoValue, Span::default()); LANES];
    for lane in Lane::all() {
        cells[lane.index()] = cell(lane);
    }
    Rc::new(cells)
}

/// A cell for each of these lanes, or the first fault; the others are not looked at.
pub fn each_of(mask: Mask, span: Span, mut cell: impl FnMut(Lane) -> Result<Cell, Fault>) -> Result<Cells, Fault> {
    each_of_by(mask, span, &mut cell)
}

fn each_of_by(mask: Mask, span: Span, cell: &mut dyn FnMut(Lane) -> Result<Cell, Fault>) -> Result<Cells, Fault> {
    let mut cells = [Cell::Missing(Why::NoValue, span); LANES];
    for lane in mask.lanes() {
        cells[lane.index()] = cell(lane)?;
    }
    Ok(Rc::new(cells))
}

/// Lanes in both.
pub fn both(a: Mask, b: Mask) -> Mask {
    Mask::from_bits(a.bits() & b.bits())
}

/// Lanes in either.
pub fn either(a: Mask, b: Mask) -> Mask {
    Mask::from_bits(a.bits() | b.bits())
}

/// Lanes of the first that are not in the second.
pub fn without(a: Mask, b: Mask) -> Mask {
    Mask::from_bits(a.bits() & !b.bits())
}

/// Whether a condition holds, lane by lane.
#[derive(Clone, Copy, Debug)]
pub struct Truth {
    pub yes: Mask,
    pub no: Mask,
    /// Nobody can know.
    pub unknown: Mask,
}

/// Of these lanes.
pub fn truth(value: &Value, mask: Mask) -> Truth {
    let (mut yes, mut no, mut unknown) = (0, 0, 0);
    for lane in mask.lanes() {
        let bit = 1u32 << lane.number();
        match value.cell(lane) {
            Cell::Missing(..) | Cell::Deferred(_) => unknown |= bit,
            Cell::Int(0) | Cell::Float(0.0) => no |= bit,
            Cell::Int(_) | Cell::Float(_) | Cell::Pointer(_) => yes |= bit,
        }
    }
    Truth { yes: Mask::from_bits(yes), no: Mask::from_bits(no), unknown: Mask::from_bits(unknown) }
}
