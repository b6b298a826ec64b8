//! What variables hold, lane by lane.

use std::rc::Rc;

use model::warp::{LANES, Lane, Mask};

use super::Machine;
use super::transfer::address;
use crate::fault::{Fault, Kind, Span, Why};
use crate::memory::{Object, Site};
use crate::reading::Home;
use crate::types::Type;
use crate::value::{Address, Cell, Cells, Place, Value, each};

impl Machine<'_> {
    /// What variables hold. A pointer without a value is taken for an array's start.
    pub(super) fn read(&mut self, place: &Place, mask: Mask, span: Span) -> Result<Cells, Fault> {
        if let Some(edge) = &place.edge {
            return Err(edge.clone());
        }
        let bytes = self.layouts.size(&place.ty).unwrap_or(0);
        let mut cells = [Cell::Missing(Why::NoValue, span); LANES];
        let mut deferred = false;
        for lane in mask.lanes() {
            let Cell::Pointer(at) = place.at[lane.index()] else {
                cells[lane.index()] = place.at[lane.index()];
                continue;
            };
            self.inside(at, bytes, lane, span)?;
            let Some(object) = self.objects.get(at.object) else {
                continue;
            };
            let held = object.contents.get(&at.offset).map(|held| held[lane.index()]);
            let mut cell = held.unwrap_or(object.blank);
            let blank = matches!(cell, Cell::Missing(Why::NoValue, _));
            if let (Type::Pointer(_), true, Site::Registers) = (&place.ty, blank, object.site) {
                cell = self.bare_array(at, span)?;
            }
            deferred |= matches!(cell, Cell::Deferred(_));
            cells[lane.index()] = match (cell, &place.ty) {
                (Cell::Int(0), Type::Float(_)) => Cell::Float(0.0),
                // What the language itself declares, such as `gridDim`, is missing where it is read.
                (Cell::Missing(why, origin), _) if origin == Span::default() => Cell::Missing(why, span),
                (cell, _) => cell,
            };
        }
        let cells = Rc::new(cells);
        if deferred {
            let bytes = u32::try_from(bytes).unwrap_or(0);
            self.touch_deferred(&cells, bytes, mask, span)?;
            let missing = Value::missing(place.ty.clone(), Why::Contents, span);
            self.put(place, &missing.cells, mask, span)?;
            return Ok(missing.cells);
        }
        Ok(cells)
    }

    /// The array that a pointer without a value points to.
    pub(super) fn bare_array(&mut self, at: Address, span: Span) -> Result<Cell, Fault> {
        let name = match self.objects.get(at.object) {
            Some(object) if object.bytes == Some(8) => object.name.clone(),
            Some(_) | None => span.of(self.source).into(),
        };
        let array = Object::new(name, Site::Memory(Home::Bare), None, span);
        let object = self.object(array, span)?;
        let cell = Cell::Pointer(Address { object, offset: 0 });
        if let Some(pointer) = self.objects.get_mut(at.object) {
            pointer.contents.insert(at.offset, [cell; LANES]);
        }
        Ok(cell)
    }

    pub(super) fn holds(&self, place: &Place, byte: i64, mask: Mask) -> bool {
        let at = address(place.at[Self::first(mask).index()]);
        at.and_then(|at| Some(self.objects.get(at.object)?.contents.contains_key(&(at.offset + byte)))).unwrap_or(false)
    }

    /// What variables hold, as it is.
    pub(super) fn raw(&self, place: &Place, mask: Mask) -> Cells {
        each(|lane| {
            let at = address(place.at[lane.index()]).filter(|_| mask.has(lane));
            let object = at.and_then(|at| Some((at, self.objects.get(at.object)?)));
            object.map_or(Cell::Missing(Why::NoValue, Span::default()), |(at, object)| {
                let held = object.contents.get(&at.offset);
                held.map_or(object.blank, |held| held[lane.index()])
            })
        })
    }

    pub(super) fn put(&mut self, place: &Place, cells: &Cells, mask: Mask, span: Span) -> Result<(), Fault> {
        if let Some(edge) = &place.edge {
            return Err(edge.clone());
        }
        let bytes = self.layouts.size(&place.ty).unwrap_or(0);
        for lane in mask.lanes() {
            let Cell::Pointer(at) = place.at[lane.index()] else {
                continue;
            };
            self.inside(at, bytes, lane, span)?;
            let new = cells[lane.index()];
            if let (Some(doubt), true, Cell::Int(_) | Cell::Pointer(_)) = (self.doubt, self.doubtful.has(lane), new)
                && at.object < doubt.first_object
            {
                self.guess = Some(doubt.condition);
            }
            if let Some(object) = self.objects.get_mut(at.object) {
                let blank = object.blank;
                object.contents.entry(at.offset).or_insert([blank; LANES])[lane.index()] = new;
            }
        }
        Ok(())
    }

    /// Is it inside its object?
    pub(super) fn inside(&self, at: Address, bytes: u64, lane: Lane, span: Span) -> Result<(), Fault> {
        let Some(whole) = self.objects.get(at.object).and_then(|object| object.bytes) else {
            return Ok(());
        };
        let end = u64::try_from(at.offset).ok().and_then(|start| start.checked_add(bytes));
        if end.is_some_and(|end| end <= whole) || self.doubtful.has(lane) {
            return Ok(());
        }
        let (offset, bytes) = (at.offset, whole);
        Err(Fault::of_lane(span, lane, Kind::Outside { offset, bytes }))
    }
}
