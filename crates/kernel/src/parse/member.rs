//! What stands in a struct: members, bit fields, methods, and what no object of it holds.

use std::rc::Rc;

use super::function::{self, Head, accept_any, function};
use super::specifier::{Specified, specified};
use super::{
    Input, Read, accept, accept_word, ahead, declaration, declarator, expect, expected, expression, is_sign, is_word,
    name, skip, skip_balanced, template, word_ahead,
};
use crate::fault::Expected;
use crate::tree::function::{CONSTRUCTOR, Caller, Function};
use crate::tree::{Declaration, Name, Specifier, Storage, TypeName, Variable};

#[derive(Default)]
pub struct Members {
    pub fields: Vec<Declaration>,
    pub shared: Vec<Declaration>,
    pub methods: Vec<Rc<Function>>,
}

/// Everything up to the closing brace.
pub fn all(input: &mut Input, owner: Option<&Name>) -> Read<Members> {
    let mut found = Members::default();
    while !accept(input, "}") {
        if ahead(input, 0).is_none() {
            return expected(input, Expected::Sign("}"));
        }
        if accept_any(input, &["public", "private", "protected"]) {
            expect(input, ":")?;
        } else if is_word(input, "friend") || is_word(input, "static_assert") {
            while ahead(input, 0).is_some() && !accept(input, ";") {
                skip(input);
            }
        } else if is_word(input, "using") {
            found.shared.push(declaration::alias(input)?);
        } else if !accept(input, ";") {
            member(input, owner, &mut found)?;
        }
    }
    Ok(found)
}

fn member(input: &mut Input, owner: Option<&Name>, found: &mut Members) -> Read<()> {
    let template = match accept_word(input, "template") {
        true => template::parameters(input)?,
        false => Rc::default(),
    };
    while accept_any(
        input,
        &["__device__", "__host__", "__forceinline__", "inline", "explicit", "virtual", "constexpr"],
    ) {}
    if accept(input, "~") {
        // Nobody destroys anything here.
        skip(input);
        expect(input, "(")?;
        expect(input, ")")?;
        return skip_balanced(input, "{", "}");
    }
    if let (Some(owner), true) = (owner, is_sign(input, 1, "("))
        && word_ahead(input, 0) == Some(&owner.text)
    {
        skip(input);
        let result = TypeName { specifier: Specifier::Auto, derived: Vec::new() };
        let name = Name { text: CONSTRUCTOR.into(), span: owner.span };
        let head = Head { name, template, caller: Caller::Device, result };
        found.methods.extend(function(input, head)?.map(Rc::new));
        return Ok(());
    }
    let specified = specified(input)?;
    let derived = function::stars(input);
    let count = derived.len();
    let is_operator = word_ahead(input, count).is_some_and(|word| &**word == "operator");
    let is_method = word_ahead(input, count).is_some() && is_sign(input, count + 1, "(");
    if !is_operator && !is_method {
        return field(input, specified, found);
    }
    for _ in 0..count {
        skip(input);
    }
    let name = if is_operator { operator(input)? } else { name(input)? };
    let result = TypeName { specifier: specified.specifier, derived };
    let head = Head { name, template, caller: Caller::Device, result };
    found.methods.extend(function(input, head)?.map(Rc::new));
    Ok(())
}

/// `operator()`, `operator[]`, `operator+`.
pub fn operator(input: &mut Input) -> Read<Name> {
    let span = super::here(input);
    skip(input);
    let mut text = String::from("operator");
    for (open, close) in [("(", ")"), ("[", "]")] {
        if is_sign(input, 0, open) {
            skip(input);
            expect(input, close)?;
            text = text + open + close;
            return Ok(Name { text: text.into(), span });
        }
    }
    if let Some(crate::token::TokenKind::Sign(sign)) = ahead(input, 0) {
        text += sign;
        skip(input);
    }
    Ok(Name { text: text.into(), span })
}

fn field(input: &mut Input, specified: Specified, found: &mut Members) -> Read<()> {
    let is_static = specified.is_static;
    let Specified { specifier, storage, align, .. } = specified;
    let mut variables = Vec::new();
    while !accept(input, ";") {
        if !variables.is_empty() {
            expect(input, ",")?;
        }
        let unnamed = is_sign(input, 0, ":");
        let (name, derived) = declarator::declarator(input)?;
        variables.push(if accept(input, ":") {
            let bits = Some(expression::one(input)?);
            Variable { name, derived, value: None, bits }
        } else if unnamed {
            return expected(input, Expected::Name);
        } else {
            declaration::variable(input, name, derived, storage)?
        });
        if !is_sign(input, 0, ",") && !is_sign(input, 0, ";") {
            return expected(input, Expected::Sign(";"));
        }
    }
    let storage = if storage == Storage::Device { Storage::Plain } else { storage };
    let declaration = Declaration { specifier, storage, align, variables };
    match is_static || storage == Storage::Typedef {
        true => found.shared.push(declaration),
        false => found.fields.push(declaration),
    }
    Ok(())
}
