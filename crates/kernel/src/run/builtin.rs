//! Functions that CUDA brings: those that load and store, and those that indices are computed with.

use model::warp::Mask;

use super::convert::as_int;
use super::place::shifted;
use super::{Machine, expected};
use crate::fault::{Expected, Fault, Span, Why};
use crate::number::{INT, Int, LONG, SIZE, UNSIGNED};
use crate::reading::Way;
use crate::tree::function::TemplateArgument;
use crate::tree::{BinaryOp, Expr};
use crate::types::{self, Type};
use crate::value::{Cell, Place, Value, each, without};

impl Machine<'_> {
    pub(super) fn builtin(
        &mut self,
        name: &str,
        name_span: Span,
        template: &[TemplateArgument],
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
            ("__pipeline_memcpy_async" | "memcpy_async", [to, from, size, ..]) => self.copy(to, from, size, mask, span),
            ("this_thread_block" | "this_grid" | "tiled_partition", _) => {
                let size = match (template.first(), arguments.get(1)) {
                    (Some(TemplateArgument::Value(size)), _) | (None, Some(size)) => Some(self.constant(size, mask)?),
                    (Some(TemplateArgument::Type(_)) | None, _) => None,
                };
                let missing = Value::missing(Type::Unknown, Why::NotFollowed, name_span);
                Ok(self.group(name, size, mask, span)?.unwrap_or(missing))
            }
            ("__mulhi" | "__umulhi" | "__mul64hi" | "__umul64hi", [a, b]) => {
                let int = match name {
                    "__mulhi" => INT,
                    "__umulhi" => UNSIGNED,
                    "__mul64hi" => LONG,
                    _ => SIZE,
                };
                let (a, b) = (self.value(a, mask)?, self.value(b, mask)?);
                let a = self.converted(&a, &Type::Int(int), mask, span)?;
                let b = self.converted(&b, &Type::Int(int), mask, span)?;
                Ok(high_half(&a, &b, int))
            }
            ("__mul24" | "__umul24", [a, b]) => {
                let a = self.value(a, mask)?;
                let b = self.value(b, mask)?;
                self.binary(BinaryOp::Multiply, &a, &b, mask, span)
            }
            (_, [number]) if rounding(name).is_some() => {
                let (round, to) = rounding(name).unwrap_or((f64::trunc, None));
                let number = self.value(number, mask)?;
                let number = match as_int(&number.ty) {
                    Some(_) => self.converted(&number, &Type::Float(8), mask, span)?,
                    None => number,
                };
                let rounded = of_float(&number, round);
                match to {
                    Some(int) => self.converted(&rounded, &Type::Int(int), mask, span),
                    None => Ok(rounded),
                }
            }
            ("__popc" | "__popcll" | "__clz" | "__clzll" | "__ffs" | "__ffsll" | "__brev" | "__brevll", [number]) => {
                let number = self.value(number, mask)?;
                let to = if name.ends_with("ll") { SIZE } else { UNSIGNED };
                let number = self.converted(&number, &Type::Int(to), mask, span)?;
                Ok(of_bits(&number, name))
            }
            ("__cvta_generic_to_shared" | "__builtin_expect" | "__builtin_assume_aligned", [of, ..]) => {
                self.value(of, mask)
            }
            _ => {
                for argument in arguments {
                    let value = self.value(argument, mask)?;
                    self.settle(&value, mask, argument.span)?;
                    if matches!(value.ty, Type::Pointer(_)) || name.starts_with("tex") || name.starts_with("surf") {
                        self.passed.get_or_insert(span);
                    }
                }
                let why = match name.starts_with("__") {
                    true => Why::NotFollowed,
                    false => Why::Undeclared,
                };
                Ok(Value::missing(Type::Unknown, why, name_span))
            }
        }
    }

    /// A vector with these parts, as far as they are said.
    fn vector(&mut self, ty: Type, arguments: &[Expr], mask: Mask, span: Span) -> Result<Value, Fault> {
        let made = self.unnamed(ty, Cell::Missing(Why::Contents, span), span)?;
        let Type::Vector(element, _) = &made.ty else {
            return Ok(Value::missing(made.ty, Why::NotFollowed, span));
        };
        let size = i64::try_from(self.layouts.size(element).unwrap_or(0)).unwrap_or(0);
        for (place, argument) in (0i64..).zip(arguments) {
            let value = self.value(argument, mask)?;
            let value = self.converted(&value, element, mask, argument.span)?;
            if place < 4 {
                let at = each(|lane| shifted(made.at[lane.index()], place * size));
                let part = Place { ty: Type::Unknown, at, edge: None };
                self.write(&part, &value, mask, argument.span)?;
            }
        }
        Ok(Value { ty: made.ty, cells: made.at })
    }

    /// An asynchronous copy of 4, 8 or 16 bytes a lane, from global to shared memory.
    fn copy(&mut self, to: &Expr, from: &Expr, size: &Expr, mask: Mask, span: Span) -> Result<Value, Fault> {
        let bytes = match u32::try_from(self.constant(size, mask)?) {
            Ok(bytes) if [4, 8, 16].contains(&bytes) => bytes,
            Ok(_) | Err(_) => return expected(size.span, Expected::Constant),
        };
        let from = self.dereferenced(from, mask, from.span)?;
        let to = self.dereferenced(to, mask, to.span)?;
        self.touch(Way::Load, &from, 0, bytes, mask, span)?;
        self.touch(Way::Store, &to, 0, bytes, mask, span)?;
        Ok(Value::missing(Type::Void, Why::NotFollowed, span))
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

/// What becomes of a float, and the integer type that it is given in, if it is.
type Rounding = (fn(f64) -> f64, Option<Int>);

/// How a function rounds a float, and the integer that it gives, if it gives one.
fn rounding(name: &str) -> Option<Rounding> {
    Some(match name {
        "ceil" | "ceilf" => (f64::ceil, None),
        "floor" | "floorf" => (f64::floor, None),
        "sqrt" | "sqrtf" => (f64::sqrt, None),
        "trunc" | "truncf" => (f64::trunc, None),
        "round" | "roundf" => (f64::round, None),
        "rint" | "rintf" | "nearbyint" | "nearbyintf" => (f64::round_ties_even, None),
        "lround" | "lroundf" | "llround" | "llroundf" => (f64::round, Some(LONG)),
        "lrint" | "lrintf" => (f64::round_ties_even, Some(LONG)),
        "__float2int_rn" | "__double2int_rn" => (f64::round_ties_even, Some(INT)),
        "__float2int_rd" | "__double2int_rd" => (f64::floor, Some(INT)),
        "__float2int_ru" | "__double2int_ru" => (f64::ceil, Some(INT)),
        "__float2int_rz" | "__double2int_rz" => (f64::trunc, Some(INT)),
        "__float2uint_rn" => (f64::round_ties_even, Some(UNSIGNED)),
        "__float2uint_rd" | "__float2uint_rz" => (f64::floor, Some(UNSIGNED)),
        _ => return None,
    })
}

fn of_float(number: &Value, round: fn(f64) -> f64) -> Value {
    let cells = each(|lane| match number.cell(lane) {
        Cell::Float(number) => Cell::Float(round(number)),
        cell @ (Cell::Missing(..) | Cell::Int(_) | Cell::Pointer(_) | Cell::Deferred(_)) => cell,
    });
    Value { ty: number.ty.clone(), cells }
}

/// The upper half of a product.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "half of the bits are wanted")]
fn high_half(a: &Value, b: &Value, int: Int) -> Value {
    let cells = each(|lane| {
        let (x, y) = match (a.cell(lane), b.cell(lane)) {
            (Cell::Int(x), Cell::Int(y)) => (x, y),
            (Cell::Int(_), cell) | (cell, _) => return cell,
        };
        let product = match int.signed {
            true => (i128::from(x.cast_signed()) * i128::from(y.cast_signed())) as u128,
            false => u128::from(x) * u128::from(y),
        };
        Cell::Int(int.wrap((product >> (u32::from(int.bytes) * 8)) as u64))
    });
    Value { ty: Type::Int(int), cells }
}

#[expect(clippy::cast_possible_truncation, reason = "32 bits are all there are, but for those that end in `ll`")]
fn of_bits(number: &Value, name: &str) -> Value {
    let cells = each(|lane| {
        let cell = number.cell(lane);
        let Cell::Int(bits) = cell else {
            return cell;
        };
        let low = bits as u32;
        Cell::Int(match name {
            "__clz" => low.leading_zeros().into(),
            "__clzll" => bits.leading_zeros().into(),
            "__ffs" | "__ffsll" if bits == 0 => 0,
            "__ffs" | "__ffsll" => u64::from(bits.trailing_zeros()) + 1,
            "__brev" => low.reverse_bits().into(),
            "__brevll" => bits.reverse_bits(),
            _ => bits.count_ones().into(),
        })
    });
    let ty = match name {
        "__brev" => UNSIGNED,
        "__brevll" => SIZE,
        _ => INT,
    };
    Value { ty: Type::Int(ty), cells }
}
