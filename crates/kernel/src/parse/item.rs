//! The outermost level: functions and, as people paste them, bare statements.

use std::rc::Rc;

use super::function::{self, Head, function};
use super::{
    Input, Read, accept, accept_word, ahead, declaration, declarator, is_sign, is_type, is_word, member, sign_ahead,
    skip, skip_balanced, specifier, statement, template, word_ahead,
};
use crate::token::TokenKind;
use crate::tree::function::{Caller, TemplateParameter};
use crate::tree::{Derived, Item, Statement, TypeName};

/// Everything up to the end.
pub fn all(input: &mut Input) -> Read<Vec<Item>> {
    let mut found = Vec::new();
    // Braces of `namespace` and `extern "C"`: what is in them is at the outermost level, too.
    let mut open = 0;
    while ahead(input, 0).is_some() {
        let named = usize::from(word_ahead(input, 1).is_some());
        if is_word(input, "extern") && ahead(input, 1) == Some(&TokenKind::Text) {
            skip(input);
            skip(input);
            open += u32::from(accept(input, "{"));
        } else if is_word(input, "namespace") && is_sign(input, 1 + named, "{") {
            for _ in 0..2 + named {
                skip(input);
            }
            open += 1;
        } else if open > 0 && accept(input, "}") {
            open -= 1;
        } else if accept_word(input, "template") {
            let template = template::parameters(input)?;
            found.extend(item(input, template)?);
        } else {
            found.extend(item(input, Rc::default())?);
        }
    }
    Ok(found)
}

fn item(input: &mut Input, template: Rc<Vec<TemplateParameter>>) -> Read<Option<Item>> {
    if ["struct", "class", "union"].into_iter().any(|word| is_word(input, word)) {
        input.state.template = template.clone();
    }
    if !declaration::starts(input) {
        return statement::statement(input).map(Item::Statement).map(Some);
    }
    let specified = specifier::specified(input)?;
    if !is_function(input) && operator_follows(input).is_none() {
        let rest = declaration::rest(input, specified)?;
        return Ok(Some(Item::Statement(Statement::Declare(rest))));
    }
    let (name, derived) = match operator_follows(input) {
        Some(derived) => {
            for _ in &derived {
                skip(input);
            }
            (Some(member::operator(input)?), derived)
        }
        None => declarator::declarator(input)?,
    };
    let Some(name) = name else {
        return Ok(None);
    };
    if specified.caller.is_none() && (&*name.text == "main" || launches(input)) {
        // It runs on the host.
        skip_balanced(input, "(", ")")?;
        skip_balanced(input, "{", "}")?;
        return Ok(None);
    }
    let result = TypeName { specifier: specified.specifier, derived };
    let caller = specified.caller.unwrap_or(Caller::Device);
    let made = function(input, Head { name, template, caller, result })?;
    Ok(made.map(|made| Item::Function(Rc::new(made))))
}

/// `operator+`, and the stars before it.
fn operator_follows(input: &Input) -> Option<Vec<Derived>> {
    let derived = function::stars(input);
    word_ahead(input, derived.len()).is_some_and(|word| &**word == "operator").then_some(derived)
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

/// Does the body behind the parameters start kernels?
fn launches(input: &Input) -> bool {
    let mut depth = 0;
    for count in 0.. {
        match sign_ahead(input, count) {
            Some("{" | "(") => depth += 1,
            Some(")") => {
                depth -= 1;
                continue;
            }
            Some("}") => depth -= 1,
            Some("<<<") => return true,
            Some(_) => {}
            None => return false,
        }
        if depth == 0 {
            return false;
        }
    }
    false
}
