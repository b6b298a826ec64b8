//! Statements that choose and repeat: `if`, `switch`, `for`; and `asm`.

use super::function::accept_any;
use super::specifier::{Specified, specified};
use super::statement::statement;
use super::{
    Input, Meaning, Read, accept, accept_word, ahead, before, declaration, declarator, expect, expected, expression,
    fault, is_sign, sign_ahead, skip,
};
use crate::fault::{Expected, Kind, Span};
use crate::token::TokenKind;
use crate::tree::{Declaration, Each, Expr, ExprKind, Labelled, Loop, LoopOrder, Name, Statement};

/// What follows `if`.
pub fn branch(input: &mut Input) -> Read<Statement> {
    accept_word(input, "constexpr");
    expect(input, "(")?;
    let (start, condition) = condition(input)?;
    expect(input, ")")?;
    let yes = statement(input)?;
    let no = match accept_word(input, "else") {
        true => Some(Box::new(statement(input)?)),
        false => None,
    };
    let branch = Statement::If(condition, Box::new(yes), no);
    Ok(match start {
        Some(start) => Statement::Block(vec![start, branch]),
        None => branch,
    })
}

/// `(i < n)`, `(int i = f(); i < n)` or `(int i = f())`: what is done first, and what is asked.
fn condition(input: &mut Input) -> Read<(Option<Statement>, Expr)> {
    if !declaration::starts(input) {
        return Ok((None, expression::whole(input)?));
    }
    let Specified { specifier, storage, align, .. } = specified(input)?;
    let (name, derived) = declarator::declarator(input)?;
    let Some(Name { text, span }) = name.clone() else {
        return expected(input, Expected::Name);
    };
    let variables = vec![declaration::variable(input, name, derived, storage)?];
    let start = Some(Statement::Declare(Declaration { specifier, storage, align, variables }));
    match accept(input, ";") {
        true => Ok((start, expression::whole(input)?)),
        false => Ok((start, Expr { kind: ExprKind::Name(text), span, depth: 0 })),
    }
}

/// What follows `switch`.
pub fn switch(input: &mut Input) -> Read<Statement> {
    expect(input, "(")?;
    let asked = expression::whole(input)?;
    expect(input, ")")?;
    expect(input, "{")?;
    let mut parts = Vec::new();
    while !accept(input, "}") {
        if ahead(input, 0).is_none() {
            return expected(input, Expected::Sign("}"));
        }
        parts.push(if accept_word(input, "case") {
            let label = expression::level(input, expression::ABOVE_COLON)?;
            expect(input, ":")?;
            Labelled::Case(label)
        } else if accept_word(input, "default") {
            expect(input, ":")?;
            Labelled::Default
        } else {
            Labelled::Statement(statement(input)?)
        });
    }
    Ok(Statement::Switch(asked, parts))
}

/// What follows `asm`: `volatile("…" : "=r"(written) : "r"(read) : "memory");`. Only what it writes matters here.
pub fn assembly(input: &mut Input, span: Span) -> Read<Statement> {
    while accept_any(input, &["volatile", "__volatile__", "goto"]) {}
    expect(input, "(")?;
    let mut section = 0;
    let mut written = Vec::new();
    while !accept(input, ")") {
        if ahead(input, 0).is_none() {
            return fault(span, Kind::Unclosed);
        }
        let is_operand = ahead(input, 0) == Some(&TokenKind::Text) && is_sign(input, 1, "(");
        if is_operand {
            skip(input);
            skip(input);
            let operand = expression::whole(input)?;
            expect(input, ")")?;
            if section == 1 {
                written.push(operand);
            }
        } else {
            section += u32::from(is_sign(input, 0, ":"));
            skip(input);
        }
    }
    let span = span.to(before(input));
    expect(input, ";")?;
    Ok(Statement::Assembly(written, span))
}

/// What follows `for`.
pub fn counted(input: &mut Input, span: Span) -> Read<Statement> {
    expect(input, "(")?;
    if ranges(input) {
        return each(input);
    }
    let start = match accept(input, ";") {
        true => None,
        false => Some(statement(input)?),
    };
    let condition = match is_sign(input, 0, ";") {
        true => None,
        false => Some(expression::whole(input)?),
    };
    expect(input, ";")?;
    let step = match is_sign(input, 0, ")") {
        true => None,
        false => Some(expression::whole(input)?),
    };
    expect(input, ")")?;
    let body = statement(input)?;
    Ok(repeated(start, condition, step, body, span, LoopOrder::ConditionFirst))
}

/// A loop.
pub fn repeated(
    start: Option<Statement>,
    condition: Option<Expr>,
    step: Option<Expr>,
    body: Statement,
    span: Span,
    order: LoopOrder,
) -> Statement {
    Statement::Loop(Box::new(Loop { start, condition, step, body, span, order }))
}

/// Does a colon stand before the semicolon?
fn ranges(input: &Input) -> bool {
    for count in 0..16 {
        match sign_ahead(input, count) {
            Some(":") => return true,
            Some(";" | "?" | "(" | "=") | None => return false,
            Some(_) => {}
        }
    }
    false
}

/// `int offset : offsets)` and the body.
fn each(input: &mut Input) -> Read<Statement> {
    let specifier = specified(input)?.specifier;
    let (name, derived) = declarator::declarator(input)?;
    let Some(name) = name else {
        return expected(input, Expected::Name);
    };
    input.state.names.insert(name.text.clone(), Meaning::Variable);
    expect(input, ":")?;
    let of = expression::whole(input)?;
    expect(input, ")")?;
    let body = statement(input)?;
    Ok(Statement::Each(Box::new(Each { specifier, name, derived, of, body })))
}
