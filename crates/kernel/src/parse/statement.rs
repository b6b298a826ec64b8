//! Statements.

use super::control::{self, repeated};
use super::{
    Input, Read, accept, accept_word, ahead, declaration, expect, expected, expression, fault, here, is_sign, is_word,
    nested, skip,
};
use crate::fault::{Expected, Kind};
use crate::tree::{LoopOrder, Statement};

/// One statement.
pub fn statement(input: &mut Input) -> Read<Statement> {
    nested(input, unlimited)
}

/// What is not followed, so that the message can say its name.
const UNSUPPORTED: [&str; 4] = ["goto", "try", "namespace", "template"];

fn unlimited(input: &mut Input) -> Read<Statement> {
    let span = here(input);
    if accept(input, ";") {
        return Ok(Statement::Block(Vec::new()));
    }
    if accept(input, "{") {
        return block(input).map(Statement::Block);
    }
    if accept_word(input, "if") {
        return control::branch(input);
    }
    if accept_word(input, "for") {
        return control::counted(input, span);
    }
    if accept_word(input, "while") {
        expect(input, "(")?;
        let condition = expression::whole(input)?;
        expect(input, ")")?;
        let body = statement(input)?;
        return Ok(repeated(None, Some(condition), None, body, span, LoopOrder::ConditionFirst));
    }
    if accept_word(input, "do") {
        let body = statement(input)?;
        if !accept_word(input, "while") {
            return expected(input, Expected::Sign("while"));
        }
        expect(input, "(")?;
        let condition = expression::whole(input)?;
        expect(input, ")")?;
        expect(input, ";")?;
        return Ok(repeated(None, Some(condition), None, body, span, LoopOrder::BodyFirst));
    }
    if accept_word(input, "switch") {
        return control::switch(input);
    }
    if accept_word(input, "asm") || accept_word(input, "__asm__") {
        return control::assembly(input, span);
    }
    if accept_word(input, "return") {
        let value = match is_sign(input, 0, ";") {
            true => None,
            false => Some(expression::whole(input)?),
        };
        expect(input, ";")?;
        return Ok(Statement::Return(value));
    }
    if accept_word(input, "break") {
        expect(input, ";")?;
        return Ok(Statement::Break);
    }
    if accept_word(input, "continue") {
        expect(input, ";")?;
        return Ok(Statement::Continue);
    }
    let renames = is_word(input, "namespace") && is_sign(input, 2, "=");
    if renames || is_word(input, "static_assert") || (is_word(input, "using") && !is_sign(input, 2, "=")) {
        while ahead(input, 0).is_some() && !accept(input, ";") {
            skip(input);
        }
        return Ok(Statement::Block(Vec::new()));
    }
    if ["}", ")", "]"].into_iter().any(|sign| is_sign(input, 0, sign)) {
        return fault(here(input), Kind::Unopened);
    }
    if is_word(input, "else") || is_word(input, "case") {
        return expected(input, Expected::Statement);
    }
    if let Some(word) = UNSUPPORTED.into_iter().find(|word| is_word(input, word)) {
        return fault(here(input), Kind::Unsupported(word));
    }
    if is_word(input, "using") {
        return declaration::alias(input).map(Statement::Declare);
    }
    if declaration::starts(input) {
        return declaration::simple(input).map(Statement::Declare);
    }
    if is_sign(input, 1, "<<<") {
        // A launch: the snippet's own launch is said beside it.
        while ahead(input, 0).is_some() && !accept(input, ";") {
            skip(input);
        }
        return Ok(Statement::Block(Vec::new()));
    }
    let expression = expression::whole(input)?;
    // The last semicolon of a paste is easily left behind.
    if ahead(input, 0).is_some() {
        expect(input, ";")?;
    }
    Ok(Statement::Expression(expression))
}

/// The statements up to the closing brace.
pub fn block(input: &mut Input) -> Read<Vec<Statement>> {
    let mut found = Vec::new();
    while !accept(input, "}") {
        if ahead(input, 0).is_none() {
            return expected(input, Expected::Sign("}"));
        }
        found.push(statement(input)?);
    }
    Ok(found)
}
