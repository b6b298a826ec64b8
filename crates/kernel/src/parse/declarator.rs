//! What stands around a declared name: `*`, `&`, `[…]`, parentheses.

use super::{Input, Read, accept, expect, expression, fault, here, is_sign, name, nested, skip, specifier, word_ahead};
use crate::fault::Kind;
use crate::tree::{Derived, Name, TypeName};

/// Stars and brackets around one name.
const DERIVED_LIMIT: usize = 16;

/// A name and what is made of its type. Without a name in casts and parameters.
pub fn declarator(input: &mut Input) -> Read<(Option<Name>, Vec<Derived>)> {
    nested(input, |input| {
        let mut derived = Vec::new();
        loop {
            if accept(input, "*") {
                derived.push(Derived::Pointer);
            } else if accept(input, "&") || accept(input, "&&") {
                derived.push(Derived::Reference);
            } else if word_ahead(input, 0).is_some_and(|word| specifier::is_qualifier(word)) {
                skip(input);
            } else {
                break;
            }
        }
        // `(*rows)[64]`: what is inside the parentheses applies last.
        let inner = is_sign(input, 0, "(") && (is_sign(input, 1, "*") || is_sign(input, 1, "&"));
        let (name, inside) = if inner {
            skip(input);
            let found = declarator(input)?;
            expect(input, ")")?;
            found
        } else {
            match word_ahead(input, 0) {
                Some(_) => (Some(name(input)?), Vec::new()),
                None => (None, Vec::new()),
            }
        };
        let mut lengths = Vec::new();
        while accept(input, "[") {
            if accept(input, "]") {
                lengths.push(Derived::Array(None));
            } else {
                lengths.push(Derived::Array(Some(expression::whole(input)?)));
                expect(input, "]")?;
            }
        }
        derived.extend(lengths.into_iter().rev());
        derived.extend(inside);
        if derived.len() > DERIVED_LIMIT {
            return fault(here(input), Kind::TooDeep);
        }
        Ok((name, derived))
    })
}

/// A type as a cast has it.
pub fn type_name(input: &mut Input) -> Read<TypeName> {
    let specified = specifier::specified(input)?;
    let mut derived = Vec::new();
    // No name can follow, and no parenthesis but that of `float (*)[4]`.
    if is_sign(input, 0, "*") || is_sign(input, 0, "&") || is_sign(input, 0, "[") || is_inner(input) {
        (_, derived) = declarator(input)?;
    }
    Ok(TypeName { specifier: specified.specifier, derived })
}

fn is_inner(input: &Input) -> bool {
    is_sign(input, 0, "(") && is_sign(input, 1, "*") && is_sign(input, 2, ")")
}
