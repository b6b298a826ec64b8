//! Functions that CUDA brings: those that load and store, and those that indices are computed with.

use model::warp::Mask;

use super::Machine;
use super::convert::as_int;
use crate::fault::{Fault, Span, Why};
use crate::number::{INT, UNSIGNED};
use crate::reading::Way;
use crate::tree::{BinaryOp, Expr};
use crate::types::{self, Type};
use crate::value::{Cell, Value, each, without};

impl Machine<'_> {
    pub(super) fn builtin(
        &mut self,
        name: &str,
        name_span: Span,
        arguments: &[Expr],
        mask: Mask,
        span: Span,
    ) -> Result<Value, Fault> {
        if let Some(ty) = name.strip_prefix("make_").and_then(types::builtin) {
            return self.vector(ty, arguments, mask, span);
        }
        match (name, arguments) {
            ("__ldg" | "__ldca" | "__ldcg" | "__ldcs" | "__ldcv" | "__ldlu", [pointer, ..]) => {
                let place = self.dereferenced(pointer, mask, span)?;
                self.load(place, mask, span)
            }
            ("__stcg" | "__stcs" | "__stwb" | "__stwt", [pointer, value]) => {
                let value = self.value(value, mask)?;
                let place = self.dereferenced(pointer, mask, span)?;
                let value = self.converted(&value, &place.ty, mask, span)?;
                self.store(&place, &value, mask, span)?;
                Ok(Value::missing(Type::Void, Why::NotFollowed, span))
            }
            (_, [pointer, rest @ ..]) if name.starts_with("atomic") => {
                for argument in rest {
                    self.value(argument, mask)?;
                }
                let place = self.dereferenced(pointer, mask, span)?;
                let bytes = self.layouts.size(&place.ty).and_then(|size| u32::try_from(size).ok());
                let bytes = bytes.ok_or_else(|| self.without_size(span))?;
                self.touch(Way::Atomic, &place, 0, bytes, mask, span)?;
                Ok(Value::missing(place.ty, Why::Contents, span))
            }
            ("min" | "umin" | "max" | "umax" | "fmin" | "fminf" | "fmax" | "fmaxf", [a, b]) => {
                let a = self.value(a, mask)?;
                let b = self.value(b, mask)?;
                self.smaller(&a, &b, name.contains("max"), mask, span)
            }
            ("abs" | "labs" | "llabs" | "fabs" | "fabsf", [number]) => {
                let number = self.value(number, mask)?;
                let zero = Value::uniform(Type::Int(INT), Cell::Int(0));
                let negative = self.binary(BinaryOp::Less, &number, &zero, mask, span)?;
                let turn = mask.lanes().filter(|lane| negative.cell(*lane) == Cell::Int(1)).collect();
                let turned = self.binary(BinaryOp::Subtract, &zero, &number, turn, span)?;
                Ok(Value {
                    ty: number.ty.clone(),
                    cells: each(|lane| match turn.has(lane) {
                        true => turned.cell(lane),
                        false => number.cell(lane),
                    }),
                })
            }
            ("__mul24" | "__umul24", [a, b]) => {
                let a = self.value(a, mask)?;
                let b = self.value(b, mask)?;
                self.binary(BinaryOp::Multiply, &a, &b, mask, span)
            }
            ("ceil" | "ceilf" | "floor" | "floorf" | "sqrt" | "sqrtf", [number]) => {
                let number = self.value(number, mask)?;
                let number = match as_int(&number.ty) {
                    Some(_) => self.converted(&number, &Type::Float(8), mask, span)?,
                    None => number,
                };
                Ok(of_float(&number, name))
            }
            ("__popc" | "__popcll" | "__clz" | "__ffs" | "__brev", [number]) => {
                let number = self.value(number, mask)?;
                let long = Type::Int(crate::number::SIZE);
                let to = if name == "__popcll" { long } else { Type::Int(UNSIGNED) };
                let number = self.converted(&number, &to, mask, span)?;
                Ok(of_bits(&number, name))
            }
            ("__cvta_generic_to_shared" | "__builtin_expect" | "__builtin_assume_aligned", [of, ..]) => {
                self.value(of, mask)
            }
            _ => {
                for argument in arguments {
                    let value = self.value(argument, mask)?;
                    self.settle(&value, mask, argument.span)?;
                }
                let why = match name.starts_with("__") {
                    true => Why::NotFollowed,
                    false => Why::Undeclared,
                };
                Ok(Value::missing(Type::Unknown, why, name_span))
            }
        }
    }

    /// The smaller of two, or the larger, as a number of the type that both are converted to.
    fn smaller(&mut self, a: &Value, b: &Value, larger: bool, mask: Mask, span: Span) -> Result<Value, Fault> {
        let ty = match (as_int(&a.ty), as_int(&b.ty)) {
            (Some(a), Some(b)) => Type::Int(a.common(b)),
            (None, Some(_)) => a.ty.clone(),
            (Some(_) | None, _) => b.ty.clone(),
        };
        let a = self.converted(a, &ty, mask, span)?;
        let b = self.converted(b, &ty, mask, span)?;
        let less = self.binary(BinaryOp::Less, &a, &b, mask, span)?;
        let known = mask.lanes().filter(|lane| matches!(less.cell(*lane), Cell::Int(_))).collect();
        let unknown = without(mask, known);
        Ok(Value {
            ty,
            cells: each(|lane| {
                let first = (less.cell(lane) == Cell::Int(1)) != larger;
                match (unknown.has(lane), first) {
                    (true, _) => less.cell(lane),
                    (false, true) => a.cell(lane),
                    (false, false) => b.cell(lane),
                }
            }),
        })
    }
}

fn of_float(number: &Value, name: &str) -> Value {
    let cells = each(|lane| {
        let cell = number.cell(lane);
        let Cell::Float(number) = cell else {
            return cell;
        };
        Cell::Float(match name {
            "ceil" | "ceilf" => number.ceil(),
            "floor" | "floorf" => number.floor(),
            _ => number.sqrt(),
        })
    });
    Value { ty: number.ty.clone(), cells }
}

#[expect(clippy::cast_possible_truncation, reason = "32 bits are all there are, but for `__popcll`")]
fn of_bits(number: &Value, name: &str) -> Value {
    let cells = each(|lane| {
        let cell = number.cell(lane);
        let Cell::Int(bits) = cell else {
            return cell;
        };
        let low = bits as u32;
        Cell::Int(u64::from(match name {
            "__clz" => low.leading_zeros(),
            "__ffs" if low == 0 => 0,
            "__ffs" => low.trailing_zeros() + 1,
            "__brev" => low.reverse_bits(),
            _ => bits.count_ones(),
        }))
    });
    let ty = if name == "__brev" { UNSIGNED } else { INT };
    Value { ty: Type::Int(ty), cells }
}
