//! Expressions as places: what can be loaded from, stored to, and pointed at.

use std::rc::Rc;

use model::warp::Mask;

use super::callee::Callee;
use super::convert::as_int;
use super::{Machine, expected, unknown};
use crate::fault::{Expected, Fault, Kind, Span, Why};
use crate::number::Int;
use crate::tree::{Derived, Expr, ExprKind, Step, UnaryOp};
use crate::types::Type;
use crate::value::{Address, Cell, Place, Value, each, each_of};

impl Machine<'_> {
    /// Where the value of an expression stands. One that stands nowhere gets a place of its own.
    pub(super) fn place(&mut self, expression: &Expr, mask: Mask) -> Result<Place, Fault> {
        self.down(expression.span)?;
        let place = self.place_of_kind(expression, mask)?;
        self.up();
        Ok(place)
    }

    fn place_of_kind(&mut self, expression: &Expr, mask: Mask) -> Result<Place, Fault> {
        let span = expression.span;
        match &expression.kind {
            ExprKind::Name(name) => match self.lookup(name) {
                Some(place) => Ok(place.clone()),
                None => self.unnamed(Type::Unknown, Cell::Missing(Why::Undeclared, span), span),
            },
            ExprKind::Unary(UnaryOp::Dereference, pointer) => self.dereferenced(pointer, mask, span),
            ExprKind::Index(array, index) => self.indexed(array, index, mask, span),
            ExprKind::Member(of, name) => {
                let of = self.place(of, mask)?;
                if of.ty == Type::Unknown {
                    let value = self.load(of, mask, span)?;
                    let cell = value.cell(Self::first(mask));
                    return self.unnamed(Type::Unknown, cell, span);
                }
                if let Some(constant) = self.constant_of(&of.ty, &name.text) {
                    return Ok(constant);
                }
                let Some((ty, offset)) = self.layouts.member(&of.ty, &name.text) else {
                    let kind = Kind::NoMember(name.text.to_string());
                    return Err(Fault::new(name.span, kind));
                };
                let offset = i64::try_from(offset).unwrap_or(i64::MAX);
                Ok(Place { ty, at: each(|lane| shifted(of.at[lane.index()], offset)), edge: of.edge })
            }
            ExprKind::Cast(to, inner) if matches!(to.derived.last(), Some(Derived::Reference)) => {
                let ty = self.type_of_name(to, mask)?;
                Ok(Place { ty, ..self.place(inner, mask)? })
            }
            ExprKind::Assign(op, target, source) => self.assign(*op, target, source, mask, span),
            ExprKind::Step(Step::UpBefore | Step::DownBefore, operand) => {
                self.value(expression, mask)?;
                self.place(operand, mask)
            }
            ExprKind::Comma(left, right) => {
                self.value(left, mask)?;
                self.place(right, mask)
            }
            ExprKind::Call(called, arguments) => match self.called_place(called, arguments, mask, span)? {
                Some(place) => Ok(place),
                None => self.placed(expression, mask),
            },
            ExprKind::Integer(..)
            | ExprKind::Float(..)
            | ExprKind::Text
            | ExprKind::Unary(..)
            | ExprKind::Step(..)
            | ExprKind::Binary(..)
            | ExprKind::Logical(..)
            | ExprKind::Ternary(..)
            | ExprKind::Cast(..)
            | ExprKind::SizeOfType(_)
            | ExprKind::SizeOf(_)
            | ExprKind::OffsetOf(..)
            | ExprKind::Lambda(_)
            | ExprKind::Templated(..)
            | ExprKind::List(_) => self.placed(expression, mask),
        }
    }

    /// `Tile<4>::ROWS`: what the struct itself has.
    fn constant_of(&self, of: &Type, name: &str) -> Option<Place> {
        let mut fitting = self.constants.iter().filter(|(own, named, _)| *of == Type::Struct(*own) && &**named == name);
        fitting.next().map(|(_, _, place)| place.clone())
    }

    /// A value that stands nowhere, at a place of its own.
    fn placed(&mut self, expression: &Expr, mask: Mask) -> Result<Place, Fault> {
        let span = expression.span;
        let value = self.value(expression, mask)?;
        if let Some(place) = of_compound(&value) {
            return Ok(place);
        }
        let blank = Cell::Missing(Why::NotFollowed, span);
        let place = self.unnamed(value.ty.clone(), blank, span)?;
        self.write(&place, &value, mask, span)?;
        Ok(place)
    }

    /// `*p`.
    pub(super) fn dereferenced(&mut self, pointer: &Expr, mask: Mask, span: Span) -> Result<Place, Fault> {
        let pointer_span = pointer.span;
        let pointer = self.value(pointer, mask)?;
        self.pointed(&pointer, mask, pointer_span, span)
    }

    /// What a pointer points to.
    pub(super) fn pointed(
        &mut self,
        pointer: &Value,
        mask: Mask,
        pointer_span: Span,
        span: Span,
    ) -> Result<Place, Fault> {
        if let Type::Pointer(to) = &pointer.ty {
            return Ok(Place { ty: Type::clone(to), at: pointer.cells.clone(), edge: None });
        }
        let lane = Self::first(mask);
        match pointer.cell(lane) {
            Cell::Missing(why, origin) if pointer.ty == Type::Unknown => {
                Err(unknown(span, lane, why, origin, self.source))
            }
            Cell::Missing(..) | Cell::Int(_) | Cell::Float(_) | Cell::Pointer(_) | Cell::Deferred(_) => {
                expected(pointer_span, Expected::Pointer)
            }
        }
    }

    /// `a[i]`: an array keeps its length in mind, a pointer has none.
    fn indexed(&mut self, array: &Expr, index: &Expr, mask: Mask, span: Span) -> Result<Place, Fault> {
        let base = self.place(array, mask)?;
        if let Some(callee) = self.method(base.clone(), "operator[]", 1) {
            return self.indexed_by(&callee, array, index, mask, span);
        }
        let (index_span, index) = (index.span, self.value(index, mask)?);
        if let Type::Array(element, length) = &base.ty.clone() {
            let Some(int) = as_int(&index.ty) else {
                return self.no_index(&index, mask, index_span, base, element);
            };
            let (at, edge) = self.element(&base, element, *length, &index, int, mask, index_span)?;
            return Ok(Place { ty: Type::clone(element), at, edge: base.edge.or(edge) });
        }
        let mut pointer = self.load(base, mask, array.span)?;
        let mut index = index;
        if matches!(index.ty, Type::Pointer(_)) {
            // `3[a]` is `a[3]`.
            std::mem::swap(&mut pointer, &mut index);
        }
        let place = self.pointed(&pointer, mask, array.span, span)?;
        if as_int(&index.ty).is_none() {
            let to = place.ty.clone();
            return self.no_index(&index, mask, index_span, place, &to);
        }
        let size = self.element_size(&place.ty);
        let plus = crate::tree::BinaryOp::Add;
        let moved = self.moved(plus, &pointer, &index, size, mask, index_span)?;
        Ok(Place { at: moved.cells, ..place })
    }

    /// `tile[i]` where a struct says what that is.
    fn indexed_by(
        &mut self,
        callee: &Callee,
        array: &Expr,
        index: &Expr,
        mask: Mask,
        span: Span,
    ) -> Result<Place, Fault> {
        let value = self.inside_call(callee, std::slice::from_ref(index), mask, span)?;
        if let (Type::Pointer(to), true) = (&value.ty, callee.gives_place()) {
            return Ok(Place { ty: Type::clone(to), at: value.cells.clone(), edge: None });
        }
        let blank = Cell::Missing(Why::NotFollowed, array.span);
        let place = self.unnamed(value.ty.clone(), blank, span)?;
        self.write(&place, &value, mask, span)?;
        Ok(place)
    }

    /// An index that is no integer, or not known at all.
    fn no_index(&self, index: &Value, mask: Mask, span: Span, base: Place, element: &Type) -> Result<Place, Fault> {
        if index.ty != Type::Unknown {
            return expected(span, Expected::Number);
        }
        let at = each_of(mask, span, |lane| Ok(super::expression::missing_of(index, lane, span)))?;
        Ok(Place { ty: element.clone(), at, edge: base.edge })
    }

    #[expect(clippy::too_many_arguments, reason = "an index has all of these")]
    fn element(
        &self,
        base: &Place,
        element: &Type,
        length: Option<u64>,
        index: &Value,
        int: Int,
        mask: Mask,
        span: Span,
    ) -> Result<(crate::value::Cells, Option<Fault>), Fault> {
        let Some(size) = self.layouts.size(element) else {
            return expected(span, Expected::Type);
        };
        let size = i64::try_from(size).unwrap_or(i64::MAX);
        let mut edge = None;
        let at = each_of(mask, span, |lane| {
            let (at, number) = match (base.at[lane.index()], index.cell(lane)) {
                (Cell::Pointer(at), Cell::Int(number)) => (at, number),
                (missing @ Cell::Missing(..), _) | (_, missing @ Cell::Missing(..)) => {
                    return Ok(missing);
                }
                _ => return Ok(Cell::Missing(Why::NotFollowed, span)),
            };
            let negative = int.signed && number.cast_signed() < 0;
            if let Some(length) = length.filter(|length| negative || number >= *length) {
                let index = number.cast_signed();
                let fault = Fault::of_lane(span, lane, Kind::OutOfRange { index, length });
                if self.doubtful.has(lane) {
                    return Ok(Cell::Missing(Why::NotFollowed, span));
                }
                // One past the last may be pointed to.
                if negative || number > length {
                    return Err(edge.take().unwrap_or(fault));
                }
                edge.get_or_insert(fault);
            }
            let bytes = number.cast_signed().checked_mul(size);
            let offset = bytes.and_then(|bytes| at.offset.checked_add(bytes));
            let offset = offset.ok_or_else(|| Fault::of_lane(span, lane, Kind::NoAddress))?;
            Ok(Cell::Pointer(Address { offset, ..at }))
        })?;
        Ok((at, edge))
    }
}

/// The place of a struct or vector, whose value is its address.
pub(super) fn of_compound(value: &Value) -> Option<Place> {
    value.ty.is_compound().then(|| Place { ty: value.ty.clone(), at: value.cells.clone(), edge: None })
}

/// The address so many bytes further.
pub(super) fn shifted(cell: Cell, by: i64) -> Cell {
    match cell {
        Cell::Pointer(at) => Cell::Pointer(Address { offset: at.offset.saturating_add(by), ..at }),
        Cell::Missing(..) | Cell::Int(_) | Cell::Float(_) | Cell::Deferred(_) => cell,
    }
}

/// A pointer to the first element.
pub(super) fn decayed(element: Rc<Type>, place: Place) -> Value {
    Value { ty: Type::Pointer(element), cells: place.at }
}
