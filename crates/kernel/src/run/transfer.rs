//! Loads and stores: registers are read and written, memory is touched.

use std::rc::Rc;

use model::warp::Mask;

use super::place::{decayed, of_compound, shifted};
use super::{Machine, expected, start_of};
use crate::fault::{Expected, Fault, Span, Why};
use crate::memory::{Object, Site};
use crate::reading::Way;
use crate::types::Type;
use crate::value::{Address, Cell, Place, Value, each};

impl Machine<'_> {
    /// The value at a place. A struct stays where it is until its members are read.
    pub(super) fn load(&mut self, place: Place, mask: Mask, span: Span) -> Result<Value, Fault> {
        let ty = place.ty.clone();
        match &ty {
            Type::Array(element, _) => return Ok(decayed(Rc::clone(element), place)),
            Type::Vector(..) | Type::Struct(_) => {
                let whole = self.is_one_piece(&ty);
                let stored = Value { ty: ty.clone(), cells: place.at.clone() };
                if self.is_in_registers(&place, mask) {
                    if matches!(ty, Type::Vector(..)) && whole {
                        self.settle(&stored, mask, span)?;
                    }
                    return Ok(stored);
                }
                if !whole {
                    self.copied = Some((stored.clone(), mask, span));
                    return Ok(stored);
                }
                for (offset, bytes) in self.pieces(&ty) {
                    self.touch(Way::Load, &place, offset, bytes, mask, span)?;
                }
                let made = self.unnamed(ty, Cell::Missing(Why::Contents, span), span)?;
                return Ok(Value { ty: made.ty, cells: made.at });
            }
            Type::Void | Type::Unknown | Type::Bool | Type::Int(_) | Type::Float(_) | Type::Pointer(_) => {}
        }
        if self.is_in_registers(&place, mask) {
            let cells = self.read(&place, mask, span)?;
            return Ok(Value { ty, cells });
        }
        let bytes = self.layouts.size(&ty).and_then(|size| u32::try_from(size).ok());
        let Some(bytes) = bytes else {
            return expected(span, Expected::Type);
        };
        self.touch(Way::Load, &place, 0, bytes, mask, span)?;
        if let (Type::Pointer(_), Some(at)) = (&ty, same_for_all(&place, mask)) {
            // One pointer for all lanes points to some array, which one does not matter.
            let held = self.objects.get(at.object).and_then(|object| object.contents.get(&at.offset));
            let cell = match held.map(|held| held[Self::first(mask).index()]) {
                Some(cell) => cell,
                None => self.bare_array(at, span)?,
            };
            return Ok(Value::uniform(ty, cell));
        }
        Ok(Value::missing(ty, Why::Contents, span))
    }

    /// Is it a variable, or constant memory, which has a way of its own?
    pub(super) fn is_in_registers(&self, place: &Place, mask: Mask) -> bool {
        let first = mask.lanes().find_map(|lane| address(place.at[lane.index()]));
        let any = first.or_else(|| place.at.iter().find_map(|cell| address(*cell)));
        any.is_some_and(|at| match self.objects.get(at.object).map(|object| object.site) {
            Some(Site::Registers | Site::Constant) | None => true,
            Some(Site::Memory(_)) => false,
        })
    }

    /// Puts a value, already of the place's type, where it belongs.
    pub(super) fn store(&mut self, place: &Place, value: &Value, mask: Mask, span: Span) -> Result<(), Fault> {
        if self.is_in_registers(place, mask) {
            return self.write(place, value, mask, span);
        }
        self.settle(value, mask, span)?;
        let pieces = self.pieces(&place.ty);
        if pieces.is_empty() && mask != Mask::NONE {
            return expected(span, Expected::Type);
        }
        for (offset, bytes) in pieces {
            self.touch(Way::Store, place, offset, bytes, mask, span)?;
        }
        Ok(())
    }

    /// Puts a value into a variable; a struct from memory is only noted, until somebody reads it.
    pub(super) fn write(&mut self, place: &Place, value: &Value, mask: Mask, span: Span) -> Result<(), Fault> {
        let Some(source) = of_compound(value).filter(|_| place.ty.is_compound()) else {
            return self.put(place, &value.cells, mask, span);
        };
        let in_registers = self.is_in_registers(&source, mask);
        let mut leaves = Vec::new();
        self.layouts.leaves(&value.ty, 0, 1024, &mut leaves);
        for (_, offset) in leaves {
            self.step(span)?;
            let from = part(&source, offset);
            let cells = match in_registers {
                true => self.raw(&from, mask),
                false => each(|lane| {
                    let cell = from.at[lane.index()];
                    address(cell).map_or(cell, Cell::Deferred)
                }),
            };
            self.put(&part(place, offset), &cells, mask, span)?;
        }
        Ok(())
    }

    /// A variable that holds this value.
    pub(super) fn kept(&mut self, name: Rc<str>, value: &Value, mask: Mask, span: Span) -> Result<Place, Fault> {
        let bytes = self.layouts.size(&value.ty);
        let object = self.object(Object::new(name, Site::Registers, bytes, span), span)?;
        let place = start_of(object, value.ty.clone());
        self.write(&place, value, mask, span)?;
        Ok(place)
    }
}

/// The address, if all lanes have the same.
fn same_for_all(place: &Place, mask: Mask) -> Option<Address> {
    let mut lanes = mask.lanes().map(|lane| address(place.at[lane.index()]));
    let first = lanes.next()??;
    lanes.all(|at| at == Some(first)).then_some(first)
}

/// The address, if it is one.
pub(super) fn address(cell: Cell) -> Option<Address> {
    match cell {
        Cell::Pointer(at) => Some(at),
        Cell::Missing(..) | Cell::Int(_) | Cell::Float(_) | Cell::Deferred(_) => None,
    }
}

/// The part of a place that starts so many bytes further; of no type in particular.
pub(super) fn part(place: &Place, offset: u64) -> Place {
    shifted_place(place, i64::try_from(offset).unwrap_or(i64::MAX))
}

/// The same, backwards too.
pub(super) fn shifted_place(place: &Place, by: i64) -> Place {
    Place { ty: Type::Unknown, at: each(|lane| shifted(place.at[lane.index()], by)), edge: place.edge.clone() }
}
