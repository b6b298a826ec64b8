//! Carries out directives and expands macros.
//!
//! `#include`, `#pragma` and the like say nothing about addresses and are dropped.

mod condition;
mod expand;
mod spelling;

use std::collections::{BTreeMap, VecDeque};
use std::rc::Rc;

use condition::{Branch, holds, is_defined};
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
    // For each open `#if`.
    let mut branches = Vec::new();
    let mut plain = VecDeque::new();
    // A directive ends where the next line starts.
    let mut rest = tokens;
    while let Some((token, after)) = rest.split_first() {
        rest = after;
        if !(token.starts_line && token.kind == TokenKind::Sign("#")) {
            if is_kept(&branches) {
                plain.push_back(token.clone());
            }
            continue;
        }
        expand(&macros, &mut plain, &mut found)?;
        let end = rest.iter().position(|next| next.starts_line);
        let line;
        (line, rest) = rest.split_at(end.unwrap_or(rest.len()));
        directive(line, &mut macros, &mut branches)?;
    }
    expand(&macros, &mut plain, &mut found)?;
    Ok(spelling::plain(found))
}

/// Is every `#if` around it in a branch that is read?
fn is_kept(branches: &[Branch]) -> bool {
    branches.iter().all(|branch| *branch == Branch::Kept)
}

fn directive(line: &[Token], macros: &mut Macros, branches: &mut Vec<Branch>) -> Result<(), Fault> {
    let Some((first, rest)) = line.split_first() else {
        return Ok(());
    };
    let fault = || Fault::new(first.span, Kind::Macro);
    let TokenKind::Word(name) = &first.kind else {
        return Ok(());
    };
    let defined = |rest: &[Token]| match rest.first().map(|token| &token.kind) {
        Some(TokenKind::Word(name)) => is_defined(name, macros),
        Some(_) | None => false,
    };
    let unopened = || Fault::new(first.span, Kind::Unopened);
    // Where nothing is read, conditions are not looked at.
    let outer = branches.split_last().map_or(&[][..], |(_, outer)| outer);
    match &**name {
        "ifdef" | "ifndef" | "if" if branches.len() >= CONDITION_LIMIT => {
            return Err(Fault::new(first.span, Kind::TooDeep));
        }
        "ifdef" => branches.push(Branch::of(defined(rest))),
        "ifndef" => branches.push(Branch::of(!defined(rest))),
        "if" => branches.push(Branch::of(is_kept(branches) && holds(rest, macros)?)),
        "elif" => {
            let asked = is_kept(outer) && branches.last() == Some(&Branch::Open);
            let holds = asked && holds(rest, macros)?;
            let last = branches.last_mut().ok_or_else(unopened)?;
            *last = last.next(holds);
        }
        "else" => {
            let last = branches.last_mut().ok_or_else(unopened)?;
            *last = last.next(true);
        }
        "endif" => {
            branches.pop().ok_or_else(unopened)?;
        }
        "define" if is_kept(branches) => {
            let (name, made) = define(rest).ok_or_else(fault)?;
            macros.insert(name, made);
        }
        "undef" if is_kept(branches) => {
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
