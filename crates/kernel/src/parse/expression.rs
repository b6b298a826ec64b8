//! Expressions: the table of operators with their precedence.

use winnow::Parser;
use winnow::combinator::{Infix, Postfix, Prefix, expression};

use super::operand::operand;
use super::{
    Before, Failure, Input, NESTING_LIMIT, Read, accept, ahead, before, expect, expected, fault, here, is_reserved,
    is_sign, name, nested, skip, word_ahead,
};
use crate::fault::{Expected, Kind, Span};
use crate::token::TokenKind;
use crate::tree::{BinaryOp, Expr, ExprKind, LogicalOp, Step, UnaryOp};

/// How deep a tree may be: a chain of additions is as deep as it is long.
const DEPTH_LIMIT: u32 = 160;

// How tightly operators bind.
const COMMA: i64 = 10;
const ASSIGN: i64 = 20;
const TERNARY: i64 = 30;
const OR: i64 = 40;
const AND: i64 = 50;
const BIT_OR: i64 = 60;
const BIT_XOR: i64 = 70;
const BIT_AND: i64 = 80;
const EQUAL: i64 = 90;
const LESS: i64 = 100;
const SHIFT: i64 = 110;
const ADD: i64 = 120;
const MULTIPLY: i64 = 130;
/// What an angle bracket closes is read from here on.
pub const ABOVE_ANGLE: i64 = SHIFT;
/// What a colon ends, which is no part of a `?:`.
pub const ABOVE_COLON: i64 = OR;
pub const PREFIX: i64 = 150;
const POSTFIX: i64 = 170;

/// An expression with commas in it.
pub fn whole(input: &mut Input) -> Read<Expr> {
    level(input, 0)
}

/// An argument or an initial value: what ends at a comma.
pub fn one(input: &mut Input) -> Read<Expr> {
    level(input, ASSIGN)
}

/// An expression of operators that bind at least so tightly.
pub fn level(input: &mut Input, power: i64) -> Read<Expr> {
    let open = input.state.before.len();
    let read = nested(input, |input| {
        expression(operand)
            .prefix(prefix)
            .postfix(postfix)
            .infix(infix)
            .current_precedence_level(power)
            .parse_next(input)
    });
    input.state.before.truncate(open);
    match read {
        Err(Failure::Elsewhere) => expected(input, Expected::Expression),
        other => other,
    }
}

/// Joins operands; where it gets too deep, says so.
pub fn made(kind: ExprKind, span: Span, parts: &[u32]) -> Read<Expr> {
    let depth = parts.iter().max().map_or(0, |deepest| deepest + 1);
    if depth > DEPTH_LIMIT {
        return fault(span, Kind::TooDeep);
    }
    Ok(Expr { kind, span, depth })
}

fn prefix<'t>(input: &mut Input<'t>) -> Read<Prefix<Input<'t>, Expr, Failure>> {
    let Some(TokenKind::Sign(sign)) = ahead(input, 0) else {
        return Err(Failure::Elsewhere);
    };
    let operator = match *sign {
        "+" => Before::Unary(UnaryOp::Plus),
        "-" => Before::Unary(UnaryOp::Minus),
        "!" => Before::Unary(UnaryOp::Not),
        "~" => Before::Unary(UnaryOp::Complement),
        "*" => Before::Unary(UnaryOp::Dereference),
        "&" => Before::Unary(UnaryOp::AddressOf),
        "++" => Before::Step(Step::UpBefore),
        "--" => Before::Step(Step::DownBefore),
        _ => return Err(Failure::Elsewhere),
    };
    let span = here(input);
    if input.state.before.len() >= NESTING_LIMIT as usize {
        return fault(span, Kind::TooDeep);
    }
    input.state.before.push((operator, span));
    skip(input);
    Ok(Prefix(PREFIX, |input, operand| {
        let Some((operator, span)) = input.state.before.pop() else {
            return Err(Failure::Elsewhere);
        };
        let (span, depth) = (span.to(operand.span), operand.depth);
        let operand = Box::new(operand);
        let kind = match operator {
            Before::Unary(operator) => ExprKind::Unary(operator, operand),
            Before::Step(step) => ExprKind::Step(step, operand),
        };
        made(kind, span, &[depth])
    }))
}

fn postfix<'t>(input: &mut Input<'t>) -> Read<Postfix<Input<'t>, Expr, Failure>> {
    let Some(TokenKind::Sign(sign)) = ahead(input, 0) else {
        return Err(Failure::Elsewhere);
    };
    let fold: fn(&mut Input<'t>, Expr) -> Read<Expr> = match *sign {
        "[" => |input, array| {
            let index = one(input)?;
            if is_sign(input, 0, ",") {
                // `tile[row, col]` would be `tile[col]`, which nobody means.
                return expected(input, Expected::Sign("]["));
            }
            expect(input, "]")?;
            let span = array.span.to(before(input));
            let parts = [array.depth, index.depth];
            made(ExprKind::Index(array.into(), index.into()), span, &parts)
        },
        "(" => |input, called| {
            let arguments = list(input, ")")?;
            let span = called.span.to(before(input));
            let parts = depths(&arguments, called.depth);
            made(ExprKind::Call(called.into(), arguments), span, &parts)
        },
        "." => |input, of| {
            let member = name(input)?;
            let (span, depth) = (of.span.to(member.span), of.depth);
            made(ExprKind::Member(of.into(), member), span, &[depth])
        },
        "->" => |input, pointer| {
            let member = name(input)?;
            let (span, depth) = (pointer.span.to(member.span), pointer.depth);
            let there = ExprKind::Unary(UnaryOp::Dereference, pointer.into());
            let of = made(there, span, &[depth])?;
            made(ExprKind::Member(of.into(), member), span, &[depth + 1])
        },
        "++" => |input, place| step(input, Step::UpAfter, place),
        "--" => |input, place| step(input, Step::DownAfter, place),
        _ => return Err(Failure::Elsewhere),
    };
    skip(input);
    Ok(Postfix(POSTFIX, fold))
}

fn step(input: &mut Input, step: Step, place: Expr) -> Read<Expr> {
    let (span, depth) = (place.span.to(before(input)), place.depth);
    made(ExprKind::Step(step, place.into()), span, &[depth])
}

pub fn depths(parts: &[Expr], other: u32) -> Vec<u32> {
    let depths = parts.iter().map(|part| part.depth);
    depths.chain([other]).collect()
}

/// Expressions with commas between them, up to the sign that closes them.
pub fn list(input: &mut Input, close: &'static str) -> Read<Vec<Expr>> {
    let mut found = Vec::new();
    while !accept(input, close) {
        found.push(one(input)?);
        if !is_sign(input, 0, close) {
            expect(input, ",")?;
        }
    }
    Ok(found)
}

fn infix<'t>(input: &mut Input<'t>) -> Read<Infix<Input<'t>, Expr, Failure>> {
    use Infix::{Left, Right};
    let Some(TokenKind::Sign(sign)) = ahead(input, 0) else {
        return Err(Failure::Elsewhere);
    };
    let left = input.input.len();
    if (assigns(sign) || *sign == "?") && input.state.counted != left {
        // To the right of these, it gets deeper without a parenthesis.
        input.state.counted = left;
        if input.state.depth >= NESTING_LIMIT {
            return fault(here(input), Kind::TooDeep);
        }
        input.state.depth += 1;
    }
    let found = match *sign {
        "*" => Left(MULTIPLY, |_, a, b| binary(BinaryOp::Multiply, a, b)),
        "/" => Left(MULTIPLY, |_, a, b| binary(BinaryOp::Divide, a, b)),
        "%" => Left(MULTIPLY, |_, a, b| binary(BinaryOp::Remainder, a, b)),
        "+" => Left(ADD, |_, a, b| binary(BinaryOp::Add, a, b)),
        "-" => Left(ADD, |_, a, b| binary(BinaryOp::Subtract, a, b)),
        "<<" => Left(SHIFT, |_, a, b| binary(BinaryOp::ShiftLeft, a, b)),
        ">>" => Left(SHIFT, |_, a, b| binary(BinaryOp::ShiftRight, a, b)),
        "<" => Left(LESS, |_, a, b| binary(BinaryOp::Less, a, b)),
        ">" => Left(LESS, |_, a, b| binary(BinaryOp::Greater, a, b)),
        "<=" => Left(LESS, |_, a, b| binary(BinaryOp::LessEqual, a, b)),
        ">=" => Left(LESS, |_, a, b| binary(BinaryOp::GreaterEqual, a, b)),
        "==" => Left(EQUAL, |_, a, b| binary(BinaryOp::Equal, a, b)),
        "!=" => Left(EQUAL, |_, a, b| binary(BinaryOp::NotEqual, a, b)),
        "&" => Left(BIT_AND, |_, a, b| binary(BinaryOp::And, a, b)),
        "^" => Left(BIT_XOR, |_, a, b| binary(BinaryOp::Xor, a, b)),
        "|" => Left(BIT_OR, |_, a, b| binary(BinaryOp::Or, a, b)),
        "&&" => Left(AND, |_, a, b| logical(LogicalOp::And, a, b)),
        "||" => Left(OR, |_, a, b| logical(LogicalOp::Or, a, b)),
        "," => Left(COMMA, |_, a, b| join(a, b, ExprKind::Comma)),
        "?" => Right(TERNARY, |input, condition: Expr, yes: Expr| {
            expect(input, ":")?;
            let no = level(input, TERNARY - 1)?;
            let span = condition.span.to(no.span);
            let parts = [condition.depth, yes.depth, no.depth];
            let kind = ExprKind::Ternary(condition.into(), yes.into(), no.into());
            made(kind, span, &parts)
        }),
        "=" => Right(ASSIGN, |_, a, b| assign(None, a, b)),
        "*=" => Right(ASSIGN, |_, a, b| assign(Some(BinaryOp::Multiply), a, b)),
        "/=" => Right(ASSIGN, |_, a, b| assign(Some(BinaryOp::Divide), a, b)),
        "%=" => Right(ASSIGN, |_, a, b| assign(Some(BinaryOp::Remainder), a, b)),
        "+=" => Right(ASSIGN, |_, a, b| assign(Some(BinaryOp::Add), a, b)),
        "-=" => Right(ASSIGN, |_, a, b| assign(Some(BinaryOp::Subtract), a, b)),
        "<<=" => Right(ASSIGN, |_, a, b| assign(Some(BinaryOp::ShiftLeft), a, b)),
        ">>=" => Right(ASSIGN, |_, a, b| assign(Some(BinaryOp::ShiftRight), a, b)),
        "&=" => Right(ASSIGN, |_, a, b| assign(Some(BinaryOp::And), a, b)),
        "^=" => Right(ASSIGN, |_, a, b| assign(Some(BinaryOp::Xor), a, b)),
        "|=" => Right(ASSIGN, |_, a, b| assign(Some(BinaryOp::Or), a, b)),
        _ => return Err(Failure::Elsewhere),
    };
    skip(input);
    Ok(found)
}

fn join(a: Expr, b: Expr, kind: impl FnOnce(Box<Expr>, Box<Expr>) -> ExprKind) -> Read<Expr> {
    let (span, parts) = (a.span.to(b.span), [a.depth, b.depth]);
    made(kind(a.into(), b.into()), span, &parts)
}

fn binary(op: BinaryOp, a: Expr, b: Expr) -> Read<Expr> {
    join(a, b, |a, b| ExprKind::Binary(op, a, b))
}

fn logical(op: LogicalOp, a: Expr, b: Expr) -> Read<Expr> {
    join(a, b, |a, b| ExprKind::Logical(op, a, b))
}

fn assign(op: Option<BinaryOp>, a: Expr, b: Expr) -> Read<Expr> {
    join(a, b, |a, b| ExprKind::Assign(op, a, b))
}

/// Is it a word at all that could be an operand? For the look ahead of statements.
pub fn is_plain_name(input: &Input, count: usize) -> bool {
    word_ahead(input, count).is_some_and(|word| !is_reserved(word))
}

/// Is it `=`, or `+=` and its like?
fn assigns(sign: &str) -> bool {
    sign.ends_with('=') && !["==", "!=", "<=", ">="].contains(&sign)
}
