//! The outermost level: functions and, as people paste them, bare statements.

use std::rc::Rc;

use super::{
    Input, Meaning, Read, accept, accept_word, ahead, declaration, declarator, expect, fault, here, is_sign, is_type,
    is_word, skip, skip_balanced, specifier, statement,
};
use crate::fault::Kind;
use crate::token::TokenKind;
use crate::tree::{Caller, Function, Item, Statement, TypeName};

/// Everything up to the end.
pub fn all(input: &mut Input) -> Read<Vec<Item>> {
    let mut found = Vec::new();
    while ahead(input, 0).is_some() {
        if is_word(input, "extern") && ahead(input, 1) == Some(&TokenKind::Text) {
            skip(input);
            skip(input);
            // The brace of `extern "C" {` and its end mean nothing here.
            accept(input, "{");
        } else if accept_word(input, "template") {
            template(input)?;
        } else if let Some(item) = item(input)? {
            found.push(item);
        }
    }
    Ok(found)
}

/// `<typename T, int N>`: what the names stand for is not known.
fn template(input: &mut Input) -> Read<()> {
    if !is_sign(input, 0, "<") {
        return fault(here(input), Kind::Unsupported("template"));
    }
    skip_balanced(input, "<", ">")
}

fn item(input: &mut Input) -> Read<Option<Item>> {
    if !declaration::starts(input) {
        return statement::statement(input).map(Item::Statement).map(Some);
    }
    let specified = specifier::specified(input)?;
    if !is_function(input) {
        let rest = declaration::rest(input, specified.specifier, specified.storage)?;
        return Ok(Some(Item::Statement(Statement::Declare(rest))));
    }
    let (name, derived) = declarator::declarator(input)?;
    let Some(name) = name else {
        return Ok(None);
    };
    expect(input, "(")?;
    let parameters = declaration::parameters(input)?;
    if accept(input, ";") {
        return Ok(None);
    }
    let host = &*name.text == "main" || launches(input);
    if specified.caller.is_none() && host {
        skip_balanced(input, "{", "}")?;
        return Ok(None);
    }
    expect(input, "{")?;
    let body = statement::block(input)?;
    input.state.names.insert(name.text.clone(), Meaning::Variable);
    let result = TypeName { specifier: specified.specifier, derived };
    Ok(Some(Item::Function(Rc::new(Function {
        name,
        caller: specified.caller.unwrap_or(Caller::Device),
        result,
        parameters,
        body,
    }))))
}

/// A name, a parenthesis, and in it nothing or a type.
fn is_function(input: &Input) -> bool {
    let mut count = 0;
    while is_sign(input, count, "*") || is_sign(input, count, "&") {
        count += 1;
    }
    let takes_nothing = is_sign(input, count + 2, ")");
    let unexplained = declaration_like(input, count + 2);
    is_sign(input, count + 1, "(") && (takes_nothing || is_type(input, count + 2) || unexplained)
}

/// Two names in a row, or one and a star before another: a parameter of a type that nobody declared.
fn declaration_like(input: &Input, count: usize) -> bool {
    let is_word = |count| matches!(ahead(input, count), Some(TokenKind::Word(_)));
    let star = is_sign(input, count + 1, "*") || is_sign(input, count + 1, "&");
    is_word(count) && (is_word(count + 1) || (star && is_word(count + 2)))
}

/// Does the body that follows start kernels? Then it runs on the host.
fn launches(input: &Input) -> bool {
    let mut depth = 0;
    for count in 0.. {
        match ahead(input, count) {
            Some(TokenKind::Sign("{")) => depth += 1,
            Some(TokenKind::Sign("}")) => depth -= 1,
            Some(TokenKind::Sign("<<<")) => return true,
            Some(
                TokenKind::Sign(_)
                | TokenKind::Word(_)
                | TokenKind::Integer(..)
                | TokenKind::Float(..)
                | TokenKind::Text,
            ) => {}
            None => return false,
        }
        if depth == 0 {
            return false;
        }
    }
    false
}
