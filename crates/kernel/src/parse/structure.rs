//! Structs, unions, enums, and attributes such as `__align__(16)`.

use std::rc::Rc;

use super::function::accept_any;
use super::member::{self, Members};
use super::{
    Input, Meaning, Read, accept, accept_word, expect, expected, expression, fault, here, is_sign, is_type, name,
    nested, skip, specifier, word_ahead,
};
use crate::fault::{Expected, Kind};
use crate::tree::{Enum, Expr, Overlay, Specifier, Struct};

/// `__align__(16)` and the like: the alignment, if it says one.
pub fn attribute(input: &mut Input) -> Read<Option<Expr>> {
    let aligns = word_ahead(input, 0).is_some_and(|word| &**word != "__launch_bounds__");
    let nests = word_ahead(input, 0).is_some_and(|word| &**word == "__attribute__");
    skip(input);
    if nests {
        expect(input, "(")?;
        expect(input, "(")?;
        let aligned = ["aligned", "__aligned__"];
        let aligned = aligned.into_iter().any(|word| accept_word(input, word));
        if !aligned {
            return fault(here(input), Kind::Unsupported("__attribute__"));
        }
    }
    expect(input, "(")?;
    let align = if is_type(input, 0) {
        return expected(input, Expected::Constant);
    } else {
        expression::whole(input)?
    };
    expect(input, ")")?;
    if nests {
        expect(input, ")")?;
        expect(input, ")")?;
    }
    Ok(aligns.then_some(align))
}

/// A struct, a class or a union.
pub fn structure(input: &mut Input) -> Read<Specifier> {
    let template = std::mem::take(&mut input.state.template);
    let overlay = match accept_word(input, "union") {
        true => Overlay::Union,
        false => {
            skip(input);
            Overlay::Struct
        }
    };
    let mut align = aligned(input)?;
    let name = match word_ahead(input, 0) {
        Some(_) => Some(name(input)?),
        None => None,
    };
    if align.is_none() {
        align = aligned(input)?;
    }
    if let Some(name) = &name {
        let meaning = if template.is_empty() { Meaning::Type } else { Meaning::Pattern };
        input.state.names.insert(name.text.clone(), meaning);
    }
    let mut bases = Vec::new();
    if is_sign(input, 0, ":") && name.is_some() {
        while !is_sign(input, 0, "{") {
            // The colon or comma, and then how it is inherited.
            skip(input);
            accept_any(input, &["public", "private", "protected"]);
            bases.push(super::name(input)?);
        }
    }
    if !accept(input, "{") {
        return match name {
            Some(name) => Ok(Specifier::Named(name)),
            None => expected(input, Expected::Name),
        };
    }
    let Members { fields, shared, methods } = nested(input, |input| member::all(input, name.as_ref()))?;
    if align.is_none() {
        align = aligned(input)?;
    }
    Ok(Specifier::Struct(Rc::new(Struct { name, template, bases, fields, shared, methods, align, overlay })))
}

fn aligned(input: &mut Input) -> Read<Option<Expr>> {
    match word_ahead(input, 0).map(|word| &**word) {
        Some("__align__" | "alignas" | "__attribute__") => attribute(input),
        Some(_) | None => Ok(None),
    }
}

/// An `enum`.
pub fn enumeration(input: &mut Input) -> Read<Specifier> {
    skip(input);
    for word in ["class", "struct"] {
        accept_word(input, word);
    }
    let name = match word_ahead(input, 0) {
        Some(_) => Some(name(input)?),
        None => None,
    };
    if let Some(name) = &name {
        input.state.names.insert(name.text.clone(), Meaning::Type);
    }
    if accept(input, ":") {
        specifier::specified(input)?;
    }
    let mut members = Vec::new();
    if accept(input, "{") {
        while !accept(input, "}") {
            let member = super::name(input)?;
            let value = match accept(input, "=") {
                true => Some(expression::one(input)?),
                false => None,
            };
            members.push((member, value));
            if !is_sign(input, 0, "}") {
                expect(input, ",")?;
            }
        }
    }
    Ok(Specifier::Enum(Rc::new(Enum { name, members })))
}
