//! Conversions between types.

use model::warp::Mask;

use super::declare::arguments;
use super::{Machine, place};
use crate::fault::{Fault, Span, Why};
use crate::number::{INT, Int};
use crate::tree::{Expr, ExprKind};
use crate::types::Type;
use crate::value::{Cell, Value, each};

impl Machine<'_> {
    /// A cast: pointers keep their address, numbers are converted, a list makes a vector.
    pub(super) fn cast(&mut self, to: Type, inner: &Expr, mask: Mask, span: Span) -> Result<Value, Fault> {
        if let Type::Struct(_) = to {
            let made = self.unnamed(to.clone(), Cell::Missing(Why::NotFollowed, span), span)?;
            if self.constructed(&made, arguments(inner), mask, span)? {
                return Ok(Value { ty: made.ty, cells: made.at });
            }
        }
        if let (ExprKind::List(_), true) = (&inner.kind, to.is_compound()) {
            let blank = Cell::Missing(Why::NotFollowed, span);
            let made = self.unnamed(to, blank, span)?;
            self.initialise(&made, inner, mask)?;
            return Ok(Value { ty: made.ty, cells: made.at });
        }
        let value = self.value(inner, mask)?;
        if to.is_compound() {
            let place = place::of_compound(&value);
            return match place {
                Some(place) if place.ty == to => Ok(value),
                Some(_) | None => {
                    let missing = Cell::Missing(Why::NotFollowed, span);
                    let made = self.unnamed(to, missing, span)?;
                    Ok(Value { ty: made.ty, cells: made.at })
                }
            };
        }
        self.converted(&value, &to, mask, span)
    }

    /// The value as one of this type.
    pub(super) fn converted(&mut self, value: &Value, to: &Type, mask: Mask, span: Span) -> Result<Value, Fault> {
        if value.ty == *to || *to == Type::Unknown {
            return Ok(value.clone());
        }
        if to.is_compound() {
            // `float4 v = 0` is no C, and what is not known stays so.
            let made = self.unnamed(to.clone(), Cell::Missing(Why::NotFollowed, span), span)?;
            return Ok(Value { ty: made.ty, cells: made.at });
        }
        let from = value.ty.clone();
        if from.is_compound() {
            self.settle(value, mask, span)?;
            return Ok(Value::missing(to.clone(), Why::NotFollowed, span));
        }
        Ok(Value { ty: to.clone(), cells: each(|lane| convert(value.cell(lane), &from, to, span)) })
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "conversions lose digits in C as well"
)]
fn convert(cell: Cell, from: &Type, to: &Type, span: Span) -> Cell {
    match (cell, to) {
        (Cell::Missing(..) | Cell::Deferred(_), _) => cell,
        (Cell::Int(number), Type::Int(int)) => Cell::Int(int.wrap(number)),
        (Cell::Int(number), Type::Bool) => Cell::Int(u64::from(number != 0)),
        (Cell::Int(number), Type::Float(bytes)) => {
            let signed = matches!(from, Type::Int(Int { signed: true, .. }));
            let number = match signed {
                true => number.cast_signed() as f64,
                false => number as f64,
            };
            Cell::Float(rounded(number, *bytes))
        }
        (Cell::Float(number), Type::Int(int)) => {
            let whole = match int.signed {
                true => (number as i64).cast_unsigned(),
                false => number as u64,
            };
            Cell::Int(int.wrap(whole))
        }
        (Cell::Float(number), Type::Bool) => Cell::Int(u64::from(number != 0.0)),
        (Cell::Float(number), Type::Float(bytes)) => Cell::Float(rounded(number, *bytes)),
        // An address as a number stays an address, so that it can be one again.
        (Cell::Pointer(_), Type::Pointer(_) | Type::Int(_)) => cell,
        (Cell::Pointer(_), Type::Bool) => Cell::Int(1),
        (
            Cell::Int(_) | Cell::Float(_) | Cell::Pointer(_),
            Type::Pointer(_)
            | Type::Void
            | Type::Unknown
            | Type::Vector(..)
            | Type::Struct(_)
            | Type::Array(..)
            | Type::Float(_),
        ) => Cell::Missing(Why::NotFollowed, span),
    }
}

/// As a type of so many bytes holds it; half precision is not told apart from single.
#[expect(clippy::cast_possible_truncation, reason = "that is what it is for")]
pub(super) fn rounded(number: f64, bytes: u8) -> f64 {
    if bytes < 8 { f64::from(number as f32) } else { number }
}

/// The integer type that a value is computed in; none if it is no integer.
pub(super) fn as_int(ty: &Type) -> Option<Int> {
    match ty {
        Type::Bool => Some(INT),
        Type::Int(int) => Some(*int),
        Type::Void
        | Type::Unknown
        | Type::Float(_)
        | Type::Vector(..)
        | Type::Struct(_)
        | Type::Pointer(_)
        | Type::Array(..) => None,
    }
}
