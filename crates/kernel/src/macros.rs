//! Carries out directives and expands macros.
//!
//! `#include`, `#pragma` and the like say nothing about addresses and are dropped. A condition (`#if`)
//! that is no plain number is taken for true.

mod expand;

use std::collections::{BTreeMap, VecDeque};
use std::rc::Rc;

use expand::expand;

use crate::fault::{Fault, Kind};
use crate::token::{Token, TokenKind};

/// The macros that made a token, innermost first.
#[derive(Debug)]
pub struct Hidden {
    name: Rc<str>,
    depth: u32,
    outer: Option<Rc<Hidden>>,
}

/// Conditions in conditions.
const CONDITION_LIMIT: usize = 64;

struct Macro {
    /// None if it is used without parentheses.
    parameters: Option<Vec<Rc<str>>>,
    body: Vec<Token>,
}

type Macros = BTreeMap<Rc<str>, Macro>;

/// The tokens as the compiler sees them.
pub fn expanded(tokens: &[Token]) -> Result<Vec<Token>, Fault> {
    let mut macros = Macros::new();
    let mut found = Vec::new();
    // For each open `#if`: is its present branch kept?
    let mut kept = Vec::new();
    let mut plain = VecDeque::new();
    // A directive ends where the next line starts.
    let mut rest = tokens;
    while let Some((token, after)) = rest.split_first() {
        rest = after;
        if !(token.starts_line && token.kind == TokenKind::Sign("#")) {
            if kept.iter().all(|kept| *kept) {
                plain.push_back(token.clone());
            }
            continue;
        }
        expand(&macros, &mut plain, &mut found)?;
        let end = rest.iter().position(|next| next.starts_line);
        let line;
        (line, rest) = rest.split_at(end.unwrap_or(rest.len()));
        directive(line, &mut macros, &mut kept)?;
    }
    expand(&macros, &mut plain, &mut found)?;
    Ok(unqualified(found))
}

/// `std::min` is `min`: nobody pastes two names that differ only in that.
fn unqualified(tokens: Vec<Token>) -> Vec<Token> {
    let mut found: Vec<Token> = Vec::new();
    for token in tokens {
        if token.kind != TokenKind::Sign("::") {
            found.push(token);
        } else if matches!(found.last().map(|last| &last.kind), Some(TokenKind::Word(_))) {
            found.pop();
        }
    }
    found
}

fn directive(line: &[Token], macros: &mut Macros, kept: &mut Vec<bool>) -> Result<(), Fault> {
    let Some((first, rest)) = line.split_first() else {
        return Ok(());
    };
    let fault = || Fault::new(first.span, Kind::Macro);
    let TokenKind::Word(name) = &first.kind else {
        return Ok(());
    };
    let defined = |rest: &[Token]| match rest.first().map(|token| &token.kind) {
        Some(TokenKind::Word(name)) => macros.contains_key(name),
        Some(_) | None => false,
    };
    match &**name {
        "ifdef" | "ifndef" | "if" if kept.len() >= CONDITION_LIMIT => {
            return Err(Fault::new(first.span, Kind::TooDeep));
        }
        "ifdef" => kept.push(defined(rest)),
        "ifndef" => kept.push(!defined(rest)),
        "if" => {
            let mut found = Vec::new();
            expand(macros, &mut rest.to_vec().into(), &mut found)?;
            let zero = matches!(&found[..], [Token { kind: TokenKind::Integer(0, _), .. }]);
            kept.push(!zero);
        }
        "else" | "elif" => {
            let last = kept.last_mut().ok_or_else(fault)?;
            *last = !*last;
        }
        "endif" => {
            kept.pop().ok_or_else(fault)?;
        }
        "define" if kept.iter().all(|kept| *kept) => {
            let (name, made) = define(rest).ok_or_else(fault)?;
            macros.insert(name, made);
        }
        "undef" if kept.iter().all(|kept| *kept) => {
            if let Some(TokenKind::Word(name)) = rest.first().map(|token| &token.kind) {
                macros.remove(name);
            }
        }
        _ => {}
    }
    Ok(())
}

fn define(line: &[Token]) -> Option<(Rc<str>, Macro)> {
    let (first, rest) = line.split_first()?;
    let TokenKind::Word(name) = &first.kind else {
        return None;
    };
    // Parameters follow without a gap; with one, the parenthesis belongs to the body.
    let has_parameters =
        rest.first().is_some_and(|open| open.kind == TokenKind::Sign("(") && open.span.start == first.span.end);
    if !has_parameters {
        let body = rest.to_vec();
        return Some((name.clone(), Macro { parameters: None, body }));
    }
    let close = rest.iter().position(|token| token.kind == TokenKind::Sign(")"))?;
    let mut parameters = Vec::new();
    for token in &rest[1..close] {
        match &token.kind {
            TokenKind::Word(parameter) => parameters.push(parameter.clone()),
            TokenKind::Sign("...") => parameters.push("__VA_ARGS__".into()),
            TokenKind::Sign(",") => {}
            TokenKind::Sign(_) | TokenKind::Integer(..) | TokenKind::Float(..) | TokenKind::Text => {
                return None;
            }
        }
    }
    let body = rest[close + 1..].to_vec();
    let parameters = Some(parameters);
    Some((name.clone(), Macro { parameters, body }))
}
