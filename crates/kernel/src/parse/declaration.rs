//! Declarations: variables, members, parameters, names for types.

use std::rc::Rc;

use super::specifier::Specified;
use super::{
    Input, Meaning, Read, accept, declarator, expect, expected, expression, here, is_sign, is_type, is_word, name,
    nested, sign_ahead, skip, specifier, word_ahead,
};
use crate::fault::Expected;
use crate::tree::{Declaration, Derived, Expr, ExprKind, Name, Specifier, Storage, Variable};

/// Does a declaration start here? Two names in a row are one, even if nobody declared the first.
pub fn starts(input: &Input) -> bool {
    if is_type(input, 0) {
        // `int(x) + 1` is an expression, `int (*p)[4]` is not.
        return !is_sign(input, 1, "(")
            || is_sign(input, 2, "*")
            || is_sign(input, 2, "&")
            || word_ahead(input, 0).is_some_and(|word| specifier::is_keyword(word) && is_attribute(word));
    }
    if !expression::is_plain_name(input, 0) {
        return false;
    }
    if expression::is_plain_name(input, 1) {
        return true;
    }
    let ends = |count| ["=", ";", "[", ","].into_iter().any(|sign| is_sign(input, count, sign));
    if is_sign(input, 1, "*") || is_sign(input, 1, "&") {
        let qualified = word_ahead(input, 2).is_some_and(|word| specifier::is_qualifier(word));
        return qualified || (word_ahead(input, 2).is_some() && ends(3));
    }
    is_sign(input, 1, "<") && closes_before_name(input)
}

fn is_attribute(word: &str) -> bool {
    ["__align__", "alignas", "__attribute__", "__launch_bounds__"].contains(&word)
}

/// `fragment<a, 16> name`.
fn closes_before_name(input: &Input) -> bool {
    let mut depth = 0;
    for count in 1..40 {
        match sign_ahead(input, count) {
            Some("<") => depth += 1,
            Some(">") => depth -= 1,
            Some(";" | "(" | "{") | None => return false,
            Some(_) => {}
        }
        if depth == 0 {
            return expression::is_plain_name(input, count + 1);
        }
    }
    false
}

/// A declaration with its semicolon.
pub fn simple(input: &mut Input) -> Read<Declaration> {
    let specified = specifier::specified(input)?;
    rest(input, specified)
}

/// What follows the specifiers, with the semicolon.
pub fn rest(input: &mut Input, specified: Specified) -> Read<Declaration> {
    let Specified { specifier, storage, align, .. } = specified;
    let mut variables = Vec::new();
    while !accept(input, ";") {
        if !variables.is_empty() {
            expect(input, ",")?;
        }
        let start = here(input);
        let (name, derived) = declarator::declarator(input)?;
        variables.push(variable(input, name, derived, storage)?);
        if here(input) == start {
            return expected(input, Expected::Name);
        }
        if !is_sign(input, 0, ",") && !is_sign(input, 0, ";") {
            return expected(input, Expected::Sign(";"));
        }
    }
    Ok(Declaration { specifier, storage, align, variables })
}

/// What follows a variable's name: its value.
pub fn variable(input: &mut Input, name: Option<Name>, derived: Vec<Derived>, storage: Storage) -> Read<Variable> {
    let meaning = match storage {
        Storage::Typedef => Meaning::Type,
        Storage::Plain | Storage::Shared | Storage::ExternShared | Storage::Device | Storage::Constant => {
            Meaning::Variable
        }
    };
    let Some(name) = name else {
        return expected(input, Expected::Name);
    };
    input.state.names.insert(name.text.clone(), meaning);
    let value = if accept(input, "=") || is_sign(input, 0, "{") {
        Some(expression::one(input)?)
    } else if is_sign(input, 0, "(") {
        let start = here(input);
        skip(input);
        let parts = nested(input, |input| expression::list(input, ")"))?;
        Some(initial(start, parts))
    } else {
        None
    };
    Ok(Variable { name: Some(name), derived, value, bits: None })
}

/// `int i(3)` is `int i = 3`, `dim3 block(32, 8)` a list.
fn initial(span: crate::fault::Span, mut parts: Vec<Expr>) -> Expr {
    match (parts.len(), parts.pop()) {
        (1, Some(only)) => only,
        (_, last) => {
            parts.extend(last);
            let depth = parts.iter().map(|part| part.depth + 1).max().unwrap_or(0);
            Expr { kind: ExprKind::List(parts), span, depth }
        }
    }
}

/// `using real = float;`
pub fn alias(input: &mut Input) -> Read<Declaration> {
    skip(input);
    let name = name(input)?;
    expect(input, "=")?;
    let of = declarator::type_name(input)?;
    expect(input, ";")?;
    input.state.names.insert(name.text.clone(), Meaning::Type);
    Ok(Declaration {
        specifier: of.specifier,
        storage: Storage::Typedef,
        align: None,
        variables: vec![Variable { name: Some(name), derived: of.derived, value: None, bits: None }],
    })
}

/// What a function takes, up to the closing parenthesis.
pub fn parameters(input: &mut Input) -> Read<Vec<(Specifier, Variable)>> {
    let mut found = Vec::new();
    if is_word(input, "void") && is_sign(input, 1, ")") {
        skip(input);
    }
    while !accept(input, ")") {
        let specifier = specifier::specified(input)?.specifier;
        let (name, derived) = declarator::declarator(input)?;
        if let Some(name) = &name {
            let text: Rc<str> = name.text.clone();
            input.state.names.insert(text, Meaning::Variable);
        }
        let value = match accept(input, "=") {
            true => Some(expression::one(input)?),
            false => None,
        };
        let variable = Variable { name, derived, value, bits: None };
        found.push((specifier, variable));
        if !is_sign(input, 0, ")") {
            expect(input, ",")?;
        }
    }
    Ok(found)
}
