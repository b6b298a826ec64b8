//! Operators of two operands: numbers, floats, pointers.

use model::warp::{Lane, Mask};

use super::convert::{as_int, rounded};
use super::{Machine, expected};
use crate::fault::{Expected, Fault, Kind, Span, Why};
use crate::number::{INT, Int, Trouble};
use crate::tree::BinaryOp;
use crate::types::Type;
use crate::value::{Address, Cell, Value, each_of};

impl Machine<'_> {
    pub(super) fn binary(
        &mut self,
        op: BinaryOp,
        left: &Value,
        right: &Value,
        mask: Mask,
        span: Span,
    ) -> Result<Value, Fault> {
        match (&left.ty, &right.ty) {
            (Type::Pointer(to), Type::Pointer(_)) => {
                let size = self.element_size(to);
                compare(op, left, right, size, mask, span)
            }
            (Type::Pointer(to), other) if as_int(other).is_some() => {
                let size = self.element_size(to);
                self.moved(op, left, right, size, mask, span)
            }
            (other, Type::Pointer(to)) if as_int(other).is_some() && op == BinaryOp::Add => {
                let size = self.element_size(to);
                self.moved(op, right, left, size, mask, span)
            }
            (a, b) if a.is_compound() || b.is_compound() => {
                self.settle(left, mask, span)?;
                self.settle(right, mask, span)?;
                let ty = if a.is_compound() { a } else { b };
                let missing = Cell::Missing(Why::NotFollowed, span);
                let made = self.unnamed(ty.clone(), missing, span)?;
                Ok(Value { ty: made.ty, cells: made.at })
            }
            (Type::Float(a), Type::Float(b)) => floats(op, left, right, *a.max(b), mask, span),
            (Type::Float(bytes), other) | (other, Type::Float(bytes)) if as_int(other).is_some() => {
                let ty = Type::Float(*bytes);
                let left = self.converted(left, &ty, mask, span)?;
                let right = self.converted(right, &ty, mask, span)?;
                floats(op, &left, &right, *bytes, mask, span)
            }
            (a, b) => match (as_int(a), as_int(b)) {
                (Some(a), Some(b)) => self.integers(op, left, right, (a, b), mask, span),
                (Some(_) | None, _) => Ok(Value {
                    ty: if op.compares() { Type::Bool } else { Type::Unknown },
                    cells: each_of(mask, span, |lane| {
                        let known = Cell::Missing(Why::NotFollowed, span);
                        Ok(missing(left, right, lane).unwrap_or(known))
                    })?,
                }),
            },
        }
    }

    fn integers(
        &mut self,
        op: BinaryOp,
        left: &Value,
        right: &Value,
        (a, b): (Int, Int),
        mask: Mask,
        span: Span,
    ) -> Result<Value, Fault> {
        let common = match op.shifts() {
            true => a.promoted(),
            false => a.common(b),
        };
        let doubtful = self.doubtful;
        let cells = each_of(mask, span, |lane| {
            let (x, y) = match (left.cell(lane), right.cell(lane)) {
                (Cell::Int(x), Cell::Int(y)) => (x, y),
                // Nothing of a thing is nothing, whatever the thing is.
                (Cell::Int(0), Cell::Missing(..)) | (Cell::Missing(..), Cell::Int(0))
                    if matches!(op, BinaryOp::Multiply | BinaryOp::And) =>
                {
                    return Ok(Cell::Int(0));
                }
                // An address that was made a number is moved as one.
                (Cell::Pointer(at), Cell::Int(y)) if matches!(op, BinaryOp::Add | BinaryOp::Subtract) => {
                    return moved(op, at, b.wrap(y), 1, lane, span);
                }
                (Cell::Int(x), Cell::Pointer(at)) if op == BinaryOp::Add => {
                    return moved(op, at, a.wrap(x), 1, lane, span);
                }
                _ => {
                    let other = Cell::Missing(Why::NotFollowed, span);
                    return Ok(missing(left, right, lane).unwrap_or(other));
                }
            };
            let y = if op.shifts() { y } else { common.wrap(y) };
            let result = common.apply(op, common.wrap(x), y, b);
            match result {
                Ok(number) => Ok(Cell::Int(number)),
                Err(_) if doubtful.has(lane) => Ok(Cell::Missing(Why::NotFollowed, span)),
                Err(trouble) => {
                    let kind = match trouble {
                        Trouble::Overflow => Kind::SignedOverflow,
                        Trouble::DivisionByZero => Kind::DivisionByZero,
                        Trouble::Shift(by) => Kind::ShiftRange(by),
                    };
                    Err(Fault::of_lane(span, lane, kind))
                }
            }
        })?;
        let ty = if op.compares() { Type::Bool } else { Type::Int(common) };
        Ok(Value { ty, cells })
    }

    /// Bytes from one element to the next; those of `void` are counted in bytes, as compilers do.
    pub(super) fn element_size(&self, of: &Type) -> Option<u64> {
        if *of == Type::Void {
            return Some(1);
        }
        self.layouts.size(of)
    }

    /// A pointer and a number.
    pub(super) fn moved(
        &mut self,
        op: BinaryOp,
        pointer: &Value,
        by: &Value,
        size: Option<u64>,
        mask: Mask,
        span: Span,
    ) -> Result<Value, Fault> {
        if op.compares() {
            // Only with zero: no array lies there.
            let differs = u64::from(op == BinaryOp::NotEqual);
            let cells = each_of(mask, span, |lane| Ok(missing(pointer, by, lane).unwrap_or(Cell::Int(differs))))?;
            return Ok(Value { ty: Type::Bool, cells });
        }
        if !matches!(op, BinaryOp::Add | BinaryOp::Subtract) {
            return expected(span, Expected::Number);
        }
        let Some(size) = size else {
            return Err(self.sizeless(&pointer.ty, span));
        };
        let int = as_int(&by.ty).unwrap_or(INT);
        let cells = each_of(mask, span, |lane| {
            match (pointer.cell(lane), by.cell(lane)) {
                (Cell::Pointer(at), Cell::Int(count)) => {
                    // Without a sign and with all 64 bits in use, the sum wraps as the address does.
                    moved(op, at, int.wrap(count), size, lane, span)
                }
                _ => {
                    let other = Cell::Missing(Why::NotFollowed, span);
                    Ok(missing(pointer, by, lane).unwrap_or(other))
                }
            }
        })?;
        Ok(Value { ty: pointer.ty.clone(), cells })
    }

    /// Elements of a type that nobody declared: how far apart they are is not known.
    pub(super) fn sizeless(&self, of: &Type, span: Span) -> Fault {
        if super::declare::is_explained(of) {
            Fault::new(span, Kind::Expected(Expected::Pointer))
        } else {
            self.without_size(span)
        }
    }
}

fn moved(op: BinaryOp, at: Address, count: u64, size: u64, lane: Lane, span: Span) -> Result<Cell, Fault> {
    let count = count.cast_signed();
    let count = if op == BinaryOp::Subtract { count.checked_neg() } else { Some(count) };
    let bytes = i64::try_from(size).ok().zip(count).and_then(|(size, count)| size.checked_mul(count));
    let offset = bytes.and_then(|bytes| at.offset.checked_add(bytes));
    let offset = offset.ok_or_else(|| Fault::of_lane(span, lane, Kind::NoAddress))?;
    Ok(Cell::Pointer(Address { offset, ..at }))
}

/// Two pointers: their order, or how many elements lie between them.
fn compare(
    op: BinaryOp,
    left: &Value,
    right: &Value,
    size: Option<u64>,
    mask: Mask,
    span: Span,
) -> Result<Value, Fault> {
    let long = Int { bytes: 8, signed: true };
    let size = i64::try_from(size.unwrap_or(1).max(1)).unwrap_or(1);
    let cells = each_of(mask, span, |lane| {
        let unknown = Cell::Missing(Why::NotFollowed, span);
        let (Cell::Pointer(a), Cell::Pointer(b)) = (left.cell(lane), right.cell(lane)) else {
            return Ok(missing(left, right, lane).unwrap_or(unknown));
        };
        if a.object != b.object {
            return Ok(unknown);
        }
        let (x, y) = (a.offset, b.offset);
        if op == BinaryOp::Subtract {
            let elements = x.checked_sub(y).map(|bytes| bytes / size);
            return Ok(elements.map_or(unknown, |count| Cell::Int(count.cast_unsigned())));
        }
        let result = long.apply(op, x.cast_unsigned(), y.cast_unsigned(), long);
        Ok(result.map_or(unknown, Cell::Int))
    })?;
    let ty = if op.compares() { Type::Bool } else { Type::Int(long) };
    Ok(Value { ty, cells })
}

fn floats(op: BinaryOp, left: &Value, right: &Value, bytes: u8, mask: Mask, span: Span) -> Result<Value, Fault> {
    let cells = each_of(mask, span, |lane| {
        let (Cell::Float(a), Cell::Float(b)) = (left.cell(lane), right.cell(lane)) else {
            let other = Cell::Missing(Why::NotFollowed, span);
            return Ok(missing(left, right, lane).unwrap_or(other));
        };
        let number = |number| Ok(Cell::Float(rounded(number, bytes)));
        let said = |said| Ok(Cell::Int(u64::from(said)));
        match op {
            BinaryOp::Multiply => number(a * b),
            BinaryOp::Divide => number(a / b),
            BinaryOp::Add => number(a + b),
            BinaryOp::Subtract => number(a - b),
            BinaryOp::Less => said(a < b),
            BinaryOp::Greater => said(a > b),
            BinaryOp::LessEqual => said(a <= b),
            BinaryOp::GreaterEqual => said(a >= b),
            BinaryOp::Equal => said(a == b),
            BinaryOp::NotEqual => said(a != b),
            BinaryOp::Remainder
            | BinaryOp::ShiftLeft
            | BinaryOp::ShiftRight
            | BinaryOp::And
            | BinaryOp::Xor
            | BinaryOp::Or => expected(span, Expected::Number),
        }
    })?;
    let ty = if op.compares() { Type::Bool } else { Type::Float(bytes) };
    Ok(Value { ty, cells })
}

/// The first of the two that is not known, as the result.
fn missing(left: &Value, right: &Value, lane: Lane) -> Option<Cell> {
    [left.cell(lane), right.cell(lane)].into_iter().find(|cell| matches!(cell, Cell::Missing(..)))
}
