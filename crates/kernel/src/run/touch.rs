//! Accesses to memory: what one instruction moves, and the list of them.

use model::warp::{LANES, Lane, Mask};

use super::place::of_compound;
use super::transfer::{address, part, shifted_place};
use super::{Machine, TOUCH_LIMIT, unknown};
use crate::fault::{Expected, Fault, Kind, Span, Why};
use crate::memory::Site;
use crate::reading::{Home, Touch, Way};
use crate::types::Type;
use crate::value::{Cell, Cells, Place, Value, both, each};

/// Instructions that one struct may take.
const PIECE_LIMIT: usize = 64;

impl Machine<'_> {
    /// Loads what was copied from memory but not yet read.
    pub(super) fn touch_deferred(&mut self, cells: &Cells, bytes: u32, mask: Mask, span: Span) -> Result<(), Fault> {
        let source = Place {
            ty: Type::Unknown,
            at: each(|lane| {
                let cell = cells[lane.index()];
                if let Cell::Deferred(at) = cell {
                    return Cell::Pointer(at);
                }
                cell
            }),
            edge: None,
        };
        let is_deferred = |lane: &Lane| matches!(cells[lane.index()], Cell::Deferred(_));
        let waiting: Mask = mask.lanes().filter(is_deferred).collect();
        self.touch(Way::Load, &source, 0, bytes, waiting, span)
    }

    /// Loads all of a struct or vector, wherever its parts are.
    pub(super) fn settle(&mut self, value: &Value, mask: Mask, span: Span) -> Result<(), Fault> {
        let Some(place) = of_compound(value) else {
            return Ok(());
        };
        let pieces = self.pieces(&place.ty);
        if !self.is_in_registers(&place, mask) {
            for (offset, bytes) in pieces {
                self.touch(Way::Load, &place, offset, bytes, mask, span)?;
            }
            return Ok(());
        }
        for (offset, bytes) in pieces {
            let part = part(&place, offset);
            let held = self.raw(&part, mask);
            if held.iter().any(|cell| matches!(cell, Cell::Deferred(_))) {
                self.touch_deferred(&held, bytes, mask, span)?;
                let missing = Value::missing(Type::Unknown, Why::Contents, span);
                for byte in 0..i64::from(bytes) {
                    if !self.holds(&part, byte, mask) {
                        continue;
                    }
                    self.put(&shifted_place(&part, byte), &missing.cells, mask, span)?;
                }
            }
        }
        Ok(())
    }

    pub(super) fn is_one_piece(&self, ty: &Type) -> bool {
        self.layouts.size(ty).is_some_and(|size| matches!(size, 1 | 2 | 4 | 8 | 16) && self.layouts.align(ty) >= size)
    }

    /// The instructions that move a value: the offset and the bytes of each.
    pub(super) fn pieces(&self, ty: &Type) -> Vec<(u64, u32)> {
        let mut found = Vec::new();
        self.add_pieces(ty, 0, &mut found);
        found
    }

    pub(super) fn add_pieces(&self, ty: &Type, at: u64, found: &mut Vec<(u64, u32)>) {
        let Some(size) = self.layouts.size(ty).filter(|_| found.len() < PIECE_LIMIT) else {
            return;
        };
        let align = self.layouts.align(ty).min(16);
        let mut cut = |bytes: u64| {
            let count = (size / bytes.max(1)).min(PIECE_LIMIT as u64);
            let bytes_each = u32::try_from(bytes).unwrap_or(0);
            found.extend((0..count).map(|piece| (at + piece * bytes, bytes_each)));
        };
        if self.is_one_piece(ty) {
            return cut(size);
        }
        match ty {
            Type::Vector(..) => cut(align),
            Type::Struct(index) => {
                let Some(layout) = self.layouts.0.get(*index) else {
                    return;
                };
                let natural = layout.members.iter().map(|(_, member, _)| self.layouts.align(member));
                // Aligned beyond its members, it is moved in larger pieces than they are.
                if natural.max().unwrap_or(1) < align {
                    return cut(align);
                }
                for (_, member, offset) in &layout.members {
                    self.add_pieces(member, at + offset, found);
                }
            }
            Type::Array(element, Some(length)) => {
                let size = self.layouts.size(element).unwrap_or(0);
                for place in 0..(*length).min(PIECE_LIMIT as u64) {
                    self.add_pieces(element, at + place * size, found);
                }
            }
            Type::Void
            | Type::Unknown
            | Type::Bool
            | Type::Int(_)
            | Type::Float(_)
            | Type::Pointer(_)
            | Type::Array(_, None) => {}
        }
    }

    /// Lists an access.
    pub(super) fn touch(
        &mut self,
        way: Way,
        place: &Place,
        offset: u64,
        bytes: u32,
        mask: Mask,
        span: Span,
    ) -> Result<(), Fault> {
        let place = part(place, offset);
        let first = mask.lanes().find_map(|lane| address(place.at[lane.index()]));
        let object = first.and_then(|at| self.objects.get(at.object));
        let home = match object.map(|object| object.site) {
            Some(Site::Memory(home)) => home,
            Some(Site::Registers | Site::Constant) => return Ok(()),
            None => Home::Bare,
        };
        if mask == Mask::NONE {
            return Ok(());
        }
        if self.touches.len() >= TOUCH_LIMIT {
            return Err(Fault::new(span, Kind::TooManySteps));
        }
        let mut touch = Touch {
            span,
            array: object.map_or_else(String::new, |object| object.name.to_string()),
            row: object.and_then(|object| object.row),
            home,
            way,
            bytes,
            offsets: [None; LANES],
            assumed: self.doubt.map(|doubt| doubt.condition).or(self.guess),
            meant: false,
            fault: None,
        };
        if let Some(edge) = place.edge.clone().filter(|_| both(mask, self.doubtful) == Mask::NONE) {
            return Err(edge);
        }
        for lane in mask.lanes() {
            match place.at[lane.index()] {
                Cell::Pointer(at) => {
                    self.inside(at, u64::from(bytes), lane, span)?;
                    touch.offsets[lane.index()] = Some(at.offset);
                    if Some(at.object) != first.map(|first| first.object) {
                        let fault = Fault::of_lane(span, lane, Kind::SeveralArrays);
                        touch.fault.get_or_insert(fault);
                    }
                }
                Cell::Missing(why, origin) => {
                    let fault = unknown(span, lane, why, origin, self.source);
                    touch.fault.get_or_insert(fault);
                }
                Cell::Int(_) | Cell::Float(_) | Cell::Deferred(_) => {
                    let kind = Kind::Expected(Expected::Pointer);
                    touch.fault.get_or_insert(Fault::of_lane(span, lane, kind));
                }
            }
        }
        let is_enough = (self.limits.is_enough)(&touch);
        self.touches.push(touch);
        match is_enough {
            true => Err(Fault::new(span, Kind::TooManySteps)),
            false => Ok(()),
        }
    }
}
