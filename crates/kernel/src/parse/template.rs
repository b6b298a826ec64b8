//! Templates: what is left open, and what a use says for it.

use std::rc::Rc;

use super::{
    Input, Meaning, Read, accept, accept_word, declarator, expect, expression, is_sign, is_type, name, specifier,
    word_ahead,
};
use crate::tree::function::{TemplateArgument, TemplateParameter};

/// Functions of CUDA that are told a number so.
const KNOWN: [&str; 1] = ["tiled_partition"];

/// `<typename T, int N = 4>`, behind `template`.
pub fn parameters(input: &mut Input) -> Read<Rc<Vec<TemplateParameter>>> {
    expect(input, "<")?;
    let mut found = Vec::new();
    while !accept(input, ">") {
        found.push(parameter(input)?);
        if !is_sign(input, 0, ">") {
            expect(input, ",")?;
        }
    }
    Ok(Rc::new(found))
}

fn parameter(input: &mut Input) -> Read<TemplateParameter> {
    if accept_word(input, "typename") || accept_word(input, "class") {
        accept(input, "...");
        let name = match word_ahead(input, 0) {
            Some(_) => Some(name(input)?),
            None => None,
        };
        if let Some(name) = &name {
            input.state.names.insert(name.text.clone(), Meaning::Type);
        }
        let usual = match accept(input, "=") {
            true => Some(declarator::type_name(input)?),
            false => None,
        };
        return Ok(TemplateParameter::Type(name, usual));
    }
    let specifier = specifier::specified(input)?.specifier;
    accept(input, "...");
    let (name, derived) = declarator::declarator(input)?;
    if let Some(name) = &name {
        input.state.names.insert(name.text.clone(), Meaning::Variable);
    }
    let value = match accept(input, "=") {
        true => Some(expression::level(input, expression::ABOVE_ANGLE)?),
        false => None,
    };
    let variable = crate::tree::Variable { name, derived, value, bits: None };
    Ok(TemplateParameter::Value(specifier, variable))
}

/// `<float, 4>`, if it stands behind the name of a template.
pub fn arguments(input: &mut Input, of: &str) -> Read<Option<Vec<TemplateArgument>>> {
    let is_template = match input.state.names.get(of) {
        Some(Meaning::Template | Meaning::Pattern) => true,
        Some(Meaning::Type | Meaning::Variable) => false,
        None => KNOWN.contains(&of),
    };
    if !is_template || !accept(input, "<") {
        return Ok(None);
    }
    let mut found = Vec::new();
    while !accept(input, ">") {
        found.push(match is_type(input, 0) {
            true => TemplateArgument::Type(declarator::type_name(input)?),
            false => TemplateArgument::Value(expression::level(input, expression::ABOVE_ANGLE)?),
        });
        if !is_sign(input, 0, ">") {
            expect(input, ",")?;
        }
    }
    Ok(Some(found))
}
