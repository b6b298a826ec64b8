//! Operands: names, numbers, parentheses, casts.

use std::rc::Rc;

use super::expression::{PREFIX, depths, level, list, made, whole};
use super::{
    Failure, Input, Read, accept, ahead, before, declarator, expect, function, here, is_reserved, is_sign, is_type,
    name, nested, skip, skip_balanced, template, word_ahead,
};
use crate::fault::Span;
use crate::number::INT;
use crate::token::TokenKind;
use crate::tree::{Expr, ExprKind};

/// An operand: a name, a number, a parenthesis, a cast.
pub fn operand(input: &mut Input) -> Read<Expr> {
    let span = here(input);
    let kind = match ahead(input, 0).ok_or(Failure::Elsewhere)? {
        TokenKind::Integer(value, int) => ExprKind::Integer(*value, *int),
        TokenKind::Float(value, bytes) => ExprKind::Float(*value, *bytes),
        TokenKind::Text => ExprKind::Text,
        TokenKind::Sign("(") if is_type(input, 1) => return cast(input),
        TokenKind::Sign("(") => {
            skip(input);
            let mut inner = whole(input)?;
            expect(input, ")")?;
            inner.span = span.to(before(input));
            return Ok(inner);
        }
        TokenKind::Sign("{") => {
            skip(input);
            let parts = nested(input, |input| list(input, "}"))?;
            let (span, depths) = (span.to(before(input)), depths(&parts, 0));
            return made(ExprKind::List(parts), span, &depths);
        }
        TokenKind::Sign("[") => return function::lambda(input),
        TokenKind::Sign(_) => return Err(Failure::Elsewhere),
        TokenKind::Word(word) => return named(input, word),
    };
    skip(input);
    made(kind, span, &[])
}

/// What starts with a word.
fn named(input: &mut Input, word: &Rc<str>) -> Read<Expr> {
    let span = here(input);
    match &**word {
        "sizeof" | "alignof" => return size_of(input),
        "offsetof" => {
            skip(input);
            expect(input, "(")?;
            let of = declarator::type_name(input)?;
            expect(input, ",")?;
            let member = name(input)?;
            expect(input, ")")?;
            return made(ExprKind::OffsetOf(of.into(), member), span.to(before(input)), &[]);
        }
        "reinterpret_cast" | "static_cast" | "const_cast" => {
            skip(input);
            expect(input, "<")?;
            let to = declarator::type_name(input)?;
            expect(input, ">")?;
            expect(input, "(")?;
            let inner = whole(input)?;
            expect(input, ")")?;
            let (span, depth) = (span.to(before(input)), inner.depth);
            return made(ExprKind::Cast(to.into(), inner.into()), span, &[depth]);
        }
        "true" | "false" => {
            skip(input);
            return made(ExprKind::Integer(u64::from(&**word == "true"), INT), span, &[]);
        }
        _ => {}
    }
    if is_type(input, 0) {
        return converted(input, span);
    }
    if is_reserved(word) {
        return Err(Failure::Elsewhere);
    }
    skip(input);
    if let Some(arguments) = template::arguments(input, word)? {
        return made(ExprKind::Templated(word.clone(), arguments.into()), span.to(before(input)), &[]);
    }
    // `min<int>(a, b)`: what stands between the signs changes no address.
    if is_sign(input, 0, "<") && is_type(input, 1) {
        skip_balanced(input, "<", ">")?;
    }
    made(ExprKind::Name(word.clone()), span, &[])
}

/// `(float4 *)p`.
fn cast(input: &mut Input) -> Read<Expr> {
    let span = here(input);
    skip(input);
    let to = declarator::type_name(input)?;
    expect(input, ")")?;
    let inner = level(input, PREFIX)?;
    let (span, depth) = (span.to(inner.span), inner.depth);
    made(ExprKind::Cast(to.into(), inner.into()), span, &[depth])
}

/// `int(x)` and `float2{a, b}`.
fn converted(input: &mut Input, span: Span) -> Read<Expr> {
    let to = declarator::type_name(input)?;
    if word_ahead(input, 0).is_some() {
        // `Swizzle<3>::apply`, whose colons are gone: what the struct itself has.
        let member = name(input)?;
        let none = Expr { kind: ExprKind::List(Vec::new()), span, depth: 0 };
        let of = made(ExprKind::Cast(to.into(), none.into()), span, &[0])?;
        let span = span.to(member.span);
        return made(ExprKind::Member(of.into(), member), span, &[1]);
    }
    let close = if accept(input, "(") {
        ")"
    } else {
        expect(input, "{")?;
        "}"
    };
    let mut parts = nested(input, |input| list(input, close))?;
    let span = span.to(before(input));
    let single = if parts.len() == 1 { parts.pop() } else { None };
    let inner = match single {
        Some(inner) => inner,
        None => {
            let depths = depths(&parts, 0);
            made(ExprKind::List(parts), span, &depths)?
        }
    };
    let depth = inner.depth;
    made(ExprKind::Cast(to.into(), inner.into()), span, &[depth])
}

fn size_of(input: &mut Input) -> Read<Expr> {
    let span = here(input);
    skip(input);
    if is_sign(input, 0, "(") && is_type(input, 1) {
        skip(input);
        let of = declarator::type_name(input)?;
        expect(input, ")")?;
        return made(ExprKind::SizeOfType(of.into()), span.to(before(input)), &[]);
    }
    let inner = level(input, PREFIX)?;
    let (span, depth) = (span.to(inner.span), inner.depth);
    made(ExprKind::SizeOf(inner.into()), span, &[depth])
}
