//! Says whether the condition of an `#if` holds, as the preprocessor computes it: in 64 bits, and a name that nobody
//! defined is 0.

use super::Macros;
use super::expand::expand;
use crate::fault::{Fault, Kind};
use crate::number::{Int, LONG, SIZE};
use crate::parse;
use crate::token::{Token, TokenKind};
use crate::tree::{Expr, ExprKind, LogicalOp, UnaryOp};

/// The present branch of an `#if`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Branch {
    /// This one is read.
    Kept,
    /// One of those that follow may be.
    Open,
    /// An earlier one was.
    Past,
}

impl Branch {
    pub fn of(holds: bool) -> Branch {
        if holds { Branch::Kept } else { Branch::Open }
    }

    /// The branch that an `#elif` or `#else` starts, if its condition holds.
    pub fn next(self, holds: bool) -> Branch {
        match self {
            Branch::Kept | Branch::Past => Branch::Past,
            Branch::Open => Branch::of(holds),
        }
    }
}

/// Does it hold?
///
/// # Errors
/// What stands there is no condition.
pub fn holds(line: &[Token], macros: &Macros) -> Result<bool, Fault> {
    let mut found = Vec::new();
    expand(macros, &mut without_defined(line, macros).into(), &mut found)?;
    let condition = parse::condition(&found)?;
    match value(&condition) {
        Some((value, _)) => Ok(value != 0),
        None => Err(Fault::new(condition.span, Kind::Macro)),
    }
}

/// `defined(NAME)` as 1 or 0: the name in it is not expanded.
fn without_defined(line: &[Token], macros: &Macros) -> Vec<Token> {
    let mut found: Vec<Token> = Vec::new();
    let mut rest = line;
    while let Some((token, after)) = rest.split_first() {
        rest = after;
        let taken = match (&token.kind, after) {
            (TokenKind::Word(word), [Token { kind: TokenKind::Word(name), .. }, ..]) if &**word == "defined" => {
                Some((name, 1))
            }
            (
                TokenKind::Word(word),
                [
                    Token { kind: TokenKind::Sign("("), .. },
                    Token { kind: TokenKind::Word(name), .. },
                    Token { kind: TokenKind::Sign(")"), .. },
                    ..,
                ],
            ) if &**word == "defined" => Some((name, 3)),
            _ => None,
        };
        match taken {
            Some((name, count)) => {
                let kind = TokenKind::Integer(u64::from(is_defined(name, macros)), LONG);
                found.push(Token { kind, ..token.clone() });
                rest = &after[count..];
            }
            None => found.push(token.clone()),
        }
    }
    found
}

/// Did the snippet define it, or does the compiler of device code?
pub fn is_defined(name: &str, macros: &Macros) -> bool {
    macros.contains_key(name) || predefined(name).is_some()
}

/// What the compiler says of itself, for a card of compute capability 9.0.
fn predefined(name: &str) -> Option<u64> {
    match name {
        "__CUDA_ARCH__" => Some(900),
        "__CUDACC__" => Some(1),
        "__cplusplus" => Some(201_703),
        "__CUDACC_VER_MAJOR__" => Some(12),
        "CUDART_VERSION" => Some(12_000),
        _ => None,
    }
}

fn value(expression: &Expr) -> Option<(u64, Int)> {
    match &expression.kind {
        ExprKind::Integer(number, int) => Some((*number, if int.signed { LONG } else { SIZE })),
        ExprKind::Name(name) => Some((predefined(name).unwrap_or(0), LONG)),
        ExprKind::Unary(op, operand) => {
            let (number, int) = value(operand)?;
            match op {
                UnaryOp::Plus => Some((number, int)),
                UnaryOp::Minus => Some((number.wrapping_neg(), int)),
                UnaryOp::Complement => Some((!number, int)),
                UnaryOp::Not => Some((u64::from(number == 0), LONG)),
                UnaryOp::Dereference | UnaryOp::AddressOf => None,
            }
        }
        ExprKind::Binary(op, left, right) => {
            let ((a, of_a), (b, of_b)) = (value(left)?, value(right)?);
            let common = if op.shifts() { of_a } else { of_a.common(of_b) };
            let result = common.apply(*op, a, b, of_b).ok()?;
            Some((result, if op.compares() { LONG } else { common }))
        }
        ExprKind::Logical(op, left, right) => {
            let left = value(left)?.0 != 0;
            let decided = left == (*op == LogicalOp::Or);
            let held = if decided { left } else { value(right)?.0 != 0 };
            Some((u64::from(held), LONG))
        }
        ExprKind::Ternary(condition, yes, no) => value(if value(condition)?.0 != 0 { yes } else { no }),
        // A macro with parentheses that nobody defined, such as `__has_include(…)`.
        ExprKind::Call(..) => Some((0, LONG)),
        ExprKind::Float(..)
        | ExprKind::Text
        | ExprKind::Step(..)
        | ExprKind::Assign(..)
        | ExprKind::Comma(..)
        | ExprKind::Index(..)
        | ExprKind::Member(..)
        | ExprKind::Cast(..)
        | ExprKind::SizeOfType(_)
        | ExprKind::SizeOf(_)
        | ExprKind::OffsetOf(..)
        | ExprKind::Lambda(_)
        | ExprKind::Templated(..)
        | ExprKind::List(_) => None,
    }
}
