//! Functions, from their parameters to the end of their body: kernels, device functions, methods, lambdas.

use std::rc::Rc;

use super::{
    Input, Meaning, Read, accept, accept_word, ahead, before, declaration, declarator, expect, expected, expression,
    here, is_sign, name, nested, skip, statement, word_ahead,
};
use crate::fault::{Expected, Span};
use crate::tree::function::{Caller, Function, TemplateParameter};
use crate::tree::{Derived, Expr, ExprKind, Name, Specifier, Statement, TypeName};

/// What stands before the parameters.
pub struct Head {
    pub name: Name,
    pub template: Rc<Vec<TemplateParameter>>,
    pub caller: Caller,
    pub result: TypeName,
}

/// What follows a function's name; none if it has no body here.
pub fn function(input: &mut Input, head: Head) -> Read<Option<Function>> {
    expect(input, "(")?;
    let parameters = declaration::parameters(input)?;
    let meaning = match head.template.is_empty() {
        true => Meaning::Variable,
        false => Meaning::Template,
    };
    if !input.state.names.contains_key(&head.name.text) {
        input.state.names.insert(head.name.text.clone(), meaning);
    }
    let mut result = head.result;
    while word_ahead(input, 0).is_some() || is_sign(input, 0, "&") {
        // `const`, `noexcept`, `override`.
        skip(input);
    }
    if accept(input, "->") {
        result = declarator::type_name(input)?;
    }
    if accept(input, "=") {
        // `= default`, `= delete`.
        skip(input);
        expect(input, ";")?;
        return Ok(None);
    }
    if accept(input, ";") {
        return Ok(None);
    }
    let mut body = Vec::new();
    if accept(input, ":") {
        first_values(input, &mut body)?;
    }
    expect(input, "{")?;
    body.append(&mut statement::block(input)?);
    let Head { name, template, caller, .. } = head;
    Ok(Some(Function { name, template, caller, result, parameters, body }))
}

/// `: data(p), pitch(n)` of a constructor, as assignments.
fn first_values(input: &mut Input, body: &mut Vec<Statement>) -> Read<()> {
    while !is_sign(input, 0, "{") || body.is_empty() {
        let Name { text, span } = name(input)?;
        let close = if accept(input, "{") {
            "}"
        } else {
            expect(input, "(")?;
            ")"
        };
        let mut values = nested(input, |input| expression::list(input, close))?;
        if let (1, Some(value)) = (values.len(), values.pop()) {
            let target = Expr { kind: ExprKind::Name(text), span, depth: 0 };
            let (whole, parts) = (span.to(before(input)), [value.depth]);
            let kind = ExprKind::Assign(None, target.into(), value.into());
            body.push(Statement::Expression(expression::made(kind, whole, &parts)?));
        } else {
            body.push(Statement::Block(Vec::new()));
        }
        if !is_sign(input, 0, "{") {
            expect(input, ",")?;
        }
    }
    Ok(())
}

/// `[&](int row, int col) { return row * pitch + col; }`
pub fn lambda(input: &mut Input) -> Read<Expr> {
    let start = here(input);
    skip(input);
    while !accept(input, "]") {
        if ahead(input, 0).is_none() {
            return expected(input, Expected::Sign("]"));
        }
        if (is_sign(input, 0, "=") || is_sign(input, 0, "&")) && (is_sign(input, 1, "]") || is_sign(input, 1, ",")) {
            skip(input);
        } else {
            // Names of the code around are seen as they are, however they are caught.
            expression::one(input)?;
        }
        accept(input, ",");
    }
    while word_ahead(input, 0).is_some_and(|word| &**word == "__device__" || &**word == "__host__") {
        skip(input);
    }
    let name = Name { text: "".into(), span: start };
    let result = TypeName { specifier: Specifier::Auto, derived: Vec::new() };
    let head = Head { name, template: Rc::default(), caller: Caller::Around, result };
    let made = nested(input, |input| match is_sign(input, 0, "(") {
        true => function(input, head),
        false => {
            expect(input, "{")?;
            let Head { name, template, caller, result } = head;
            let body = statement::block(input)?;
            Ok(Some(Function { name, template, caller, result, parameters: Vec::new(), body }))
        }
    })?;
    let span: Span = start.to(before(input));
    match made {
        Some(made) => expression::made(ExprKind::Lambda(Rc::new(made)), span, &[]),
        None => expected(input, Expected::Sign("{")),
    }
}

/// What the stars before a name make of its type; they are not taken.
pub fn stars(input: &Input) -> Vec<Derived> {
    let mut found = Vec::new();
    loop {
        if is_sign(input, found.len(), "*") {
            found.push(Derived::Pointer);
        } else if is_sign(input, found.len(), "&") {
            found.push(Derived::Reference);
        } else {
            return found;
        }
    }
}

/// Takes the word if it is one of these.
pub fn accept_any(input: &mut Input, words: &[&str]) -> bool {
    words.iter().any(|word| accept_word(input, word))
}
