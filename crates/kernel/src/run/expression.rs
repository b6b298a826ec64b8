//! Expressions as values.

use std::rc::Rc;

use model::warp::Mask;

use super::{Machine, expected};
use crate::fault::{Expected, Fault, Kind, Span, Why};
use crate::number::{INT, SIZE};
use crate::tree::{BinaryOp, Derived, Expr, ExprKind, Step, UnaryOp};
use crate::types::Type;
use crate::value::{Cell, Value, each, truth};

impl Machine<'_> {
    /// The value of an expression, for these lanes.
    pub(super) fn value(&mut self, expression: &Expr, mask: Mask) -> Result<Value, Fault> {
        self.down(expression.span)?;
        let value = self.value_of_kind(expression, mask)?;
        self.up();
        Ok(value)
    }

    fn value_of_kind(&mut self, expression: &Expr, mask: Mask) -> Result<Value, Fault> {
        let span = expression.span;
        match &expression.kind {
            ExprKind::Integer(number, int) => Ok(Value::uniform(Type::Int(*int), Cell::Int(*number))),
            ExprKind::Float(number, bytes) => Ok(Value::uniform(Type::Float(*bytes), Cell::Float(*number))),
            ExprKind::Text => Ok(Value::missing(Type::Unknown, Why::NotFollowed, span)),
            ExprKind::Name(_) | ExprKind::Index(..) | ExprKind::Member(..) => {
                let place = self.place(expression, mask)?;
                self.load(place, mask, span)
            }
            ExprKind::Unary(op, operand) => self.unary(*op, operand, mask, span),
            ExprKind::Step(step, operand) => self.stepped(*step, operand, mask, span),
            ExprKind::Binary(op, left, right) => {
                let left = self.value(left, mask)?;
                let right = self.value(right, mask)?;
                self.binary(*op, &left, &right, mask, span)
            }
            ExprKind::Logical(op, left, right) => self.logical(*op, left, right, mask, span),
            ExprKind::Ternary(condition, yes, no) => self.ternary(condition, yes, no, mask, span),
            ExprKind::Assign(op, target, source) => {
                let place = self.assign(*op, target, source, mask, span)?;
                self.assigned(place, mask, span)
            }
            ExprKind::Comma(left, right) => {
                self.value(left, mask)?;
                self.value(right, mask)
            }
            ExprKind::OffsetOf(of, member) => {
                let of = self.type_of_name(of, mask)?;
                match self.layouts.member(&of, &member.text) {
                    Some((_, offset)) => Ok(Value::uniform(Type::Int(SIZE), Cell::Int(offset))),
                    None => Err(Fault::new(member.span, Kind::NoMember(member.text.to_string()))),
                }
            }
            ExprKind::Lambda(_) | ExprKind::Templated(..) => Ok(Value::missing(Type::Unknown, Why::NotFollowed, span)),
            ExprKind::Call(called, arguments) => self.call(called, arguments, mask, span),
            ExprKind::Cast(to, _) if matches!(to.derived.last(), Some(Derived::Reference)) => {
                let place = self.place(expression, mask)?;
                self.load(place, mask, span)
            }
            ExprKind::Cast(to, inner) => {
                let to = self.type_of_name(to, mask)?;
                self.cast(to, inner, mask, span)
            }
            ExprKind::SizeOfType(of) => {
                let of = self.type_of_name(of, mask)?;
                self.size_value(&of, span)
            }
            ExprKind::SizeOf(of) => {
                let of = self.place(of, Mask::NONE)?.ty;
                self.size_value(&of, span)
            }
            ExprKind::List(parts) => {
                for part in parts {
                    self.value(part, mask)?;
                }
                Ok(Value::missing(Type::Unknown, Why::NotFollowed, span))
            }
        }
    }

    fn size_value(&self, of: &Type, span: Span) -> Result<Value, Fault> {
        match self.layouts.size(of) {
            Some(size) => Ok(Value::uniform(Type::Int(SIZE), Cell::Int(size))),
            None => Ok(Value::missing(Type::Int(SIZE), Why::NotFollowed, span)),
        }
    }

    fn unary(&mut self, op: UnaryOp, operand: &Expr, mask: Mask, span: Span) -> Result<Value, Fault> {
        let zero = Value::uniform(Type::Int(INT), Cell::Int(0));
        match op {
            UnaryOp::Dereference => {
                let place = self.dereferenced(operand, mask, span)?;
                self.load(place, mask, span)
            }
            UnaryOp::AddressOf => {
                let place = self.place(operand, mask)?;
                Ok(Value { ty: Type::Pointer(Rc::new(place.ty)), cells: place.at })
            }
            UnaryOp::Plus => {
                let value = self.value(operand, mask)?;
                self.binary(BinaryOp::Add, &zero, &value, mask, span)
            }
            UnaryOp::Minus => {
                let value = self.value(operand, mask)?;
                self.binary(BinaryOp::Subtract, &zero, &value, mask, span)
            }
            UnaryOp::Complement => {
                let value = self.value(operand, mask)?;
                let ones = Value::uniform(Type::Int(INT), Cell::Int(u64::MAX));
                self.binary(BinaryOp::Xor, &value, &ones, mask, span)
            }
            UnaryOp::Not => {
                let value = self.value(operand, mask)?;
                let held = truth(&value, mask);
                Ok(Value {
                    ty: Type::Bool,
                    cells: each(|lane| match held.unknown.has(lane) {
                        true => missing_of(&value, lane, span),
                        false => Cell::Int(u64::from(held.no.has(lane))),
                    }),
                })
            }
        }
    }

    /// `++` and `--`: the new value or the old one.
    fn stepped(&mut self, step: Step, operand: &Expr, mask: Mask, span: Span) -> Result<Value, Fault> {
        let place = self.place(operand, mask)?;
        let old = self.load(place.clone(), mask, span)?;
        let one = Value::uniform(Type::Int(INT), Cell::Int(1));
        let op = match step {
            Step::UpBefore | Step::UpAfter => BinaryOp::Add,
            Step::DownBefore | Step::DownAfter => BinaryOp::Subtract,
        };
        let new = self.binary(op, &old, &one, mask, span)?;
        let new = self.converted(&new, &place.ty, mask, span)?;
        self.store(&place, &new, mask, span)?;
        Ok(match step {
            Step::UpBefore | Step::DownBefore => new,
            Step::UpAfter | Step::DownAfter => old,
        })
    }

    /// A whole number that is the same for all lanes.
    pub(super) fn constant(&mut self, expression: &Expr, mask: Mask) -> Result<u64, Fault> {
        let value = self.value(expression, mask)?;
        let lane = Self::first(mask);
        if mask.lanes().any(|other| value.cell(other) != value.cell(lane)) {
            return expected(expression.span, Expected::Constant);
        }
        match (value.cell(lane), &value.ty) {
            (Cell::Int(number), Type::Int(int)) if !int.signed || number.cast_signed() >= 0 => Ok(number),
            (Cell::Int(number), Type::Bool) => Ok(number),
            (Cell::Missing(why, origin), _) => Err(super::unknown(expression.span, lane, why, origin, self.source)),
            (Cell::Int(_) | Cell::Float(_) | Cell::Pointer(_) | Cell::Deferred(_), _) => {
                expected(expression.span, Expected::Constant)
            }
        }
    }
}

/// Why the lane's value is not known.
pub(super) fn missing_of(value: &Value, lane: model::warp::Lane, span: Span) -> Cell {
    match value.cell(lane) {
        missing @ Cell::Missing(..) => missing,
        Cell::Int(_) | Cell::Float(_) | Cell::Pointer(_) | Cell::Deferred(_) => Cell::Missing(Why::Contents, span),
    }
}
