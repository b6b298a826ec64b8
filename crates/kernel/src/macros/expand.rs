//! Expands macros in a run of tokens.

use std::collections::VecDeque;
use std::rc::Rc;

use super::{Hidden, Macro, Macros};
use crate::fault::{Fault, Kind, Span};
use crate::parse;
use crate::token::{Token, TokenKind};
use crate::types;

/// More tokens than any snippet needs.
const TOKEN_LIMIT: usize = 50_000;
/// Macros in macros.
const DEPTH_LIMIT: u32 = 64;

/// Moves all that waits to what was found, expanded. Bounded: no macro is expanded inside itself.
pub fn expand(macros: &Macros, waiting: &mut VecDeque<Token>, found: &mut Vec<Token>) -> Result<(), Fault> {
    let mut steps = 0;
    while let Some(token) = waiting.pop_front() {
        steps += 1;
        if steps > TOKEN_LIMIT || found.len() > TOKEN_LIMIT || waiting.len() > TOKEN_LIMIT {
            return Err(Fault::new(token.span, Kind::TooLong));
        }
        let used = match &token.kind {
            TokenKind::Word(name) if !is_hidden(&token, name) => macros.get_key_value(name),
            TokenKind::Word(_)
            | TokenKind::Integer(..)
            | TokenKind::Float(..)
            | TokenKind::Text
            | TokenKind::Sign(_) => None,
        };
        let Some((name, used)) = used else {
            found.push(token);
            continue;
        };
        if declares(found.last(), used, waiting.front()) {
            found.push(token);
            continue;
        }
        let made = match &used.parameters {
            None => substituted(used, &[], &token)?,
            Some(parameters) => {
                if waiting.front().is_none_or(|next| next.kind != TokenKind::Sign("(")) {
                    found.push(token);
                    continue;
                }
                let count = parameters.len();
                let last = parameters.last().is_some_and(|last| &**last == "__VA_ARGS__");
                let arguments = arguments(waiting, count, last, token.span)?;
                substituted(used, &arguments, &token)?
            }
        };
        let depth = token.hidden.as_ref().map_or(0, |hidden| hidden.depth) + 1;
        if depth > DEPTH_LIMIT {
            return Err(Fault::new(token.span, Kind::TooDeep));
        }
        let hidden = Rc::new(Hidden { name: name.clone(), depth, outer: token.hidden.clone() });
        for (mut made, origin) in made.into_iter().rev() {
            if origin == Origin::Body {
                made.hidden = Some(hidden.clone());
            }
            waiting.push_front(made);
        }
    }
    Ok(())
}

/// `const int N = 4;` after `#define N 4` is meant as the declaration of `N`.
fn declares(before: Option<&Token>, used: &Macro, after: Option<&Token>) -> bool {
    let after_type = before.is_some_and(|token| match &token.kind {
        TokenKind::Word(word) => parse::is_arithmetic(word) || types::builtin(word).is_some(),
        TokenKind::Integer(..) | TokenKind::Float(..) | TokenKind::Text | TokenKind::Sign(_) => false,
    });
    let names = matches!(used.body.first().map(|token| &token.kind), Some(TokenKind::Word(_)));
    after_type && !names && after.is_some_and(|token| token.kind == TokenKind::Sign("="))
}

fn is_hidden(token: &Token, name: &str) -> bool {
    let mut hidden = token.hidden.as_deref();
    while let Some(here) = hidden {
        if &*here.name == name {
            return true;
        }
        hidden = here.outer.as_deref();
    }
    false
}

/// Takes the arguments in parentheses off what waits.
fn arguments(
    waiting: &mut VecDeque<Token>,
    count: usize,
    last_takes_all: bool,
    at: Span,
) -> Result<Vec<Vec<Token>>, Fault> {
    let mut found = vec![Vec::new()];
    let mut depth = 0;
    while let Some(token) = waiting.pop_front() {
        match token.kind {
            TokenKind::Sign("(" | "[" | "{") => depth += 1,
            TokenKind::Sign(")" | "]" | "}") => depth -= 1,
            TokenKind::Sign(_)
            | TokenKind::Word(_)
            | TokenKind::Integer(..)
            | TokenKind::Float(..)
            | TokenKind::Text => {}
        }
        let splits = depth == 1 && token.kind == TokenKind::Sign(",") && !(last_takes_all && found.len() == count);
        if depth == 0 {
            let none = count == 0 && found.len() == 1 && found[0].is_empty();
            let fits = found.len() == count || none;
            let wrong = Kind::Arguments { wanted: count, found: found.len() };
            return if fits { Ok(found) } else { Err(Fault::new(at, wrong)) };
        } else if splits {
            found.push(Vec::new());
        } else if let (true, Some(last)) = (depth > 1 || token.kind != TokenKind::Sign("("), found.last_mut()) {
            last.push(token);
        }
    }
    Err(Fault::new(at, Kind::Unclosed))
}

/// Whether a token may be expanded by the same macro once more.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Origin {
    Body,
    Argument,
}

fn substituted(used: &Macro, arguments: &[Vec<Token>], at: &Token) -> Result<Vec<(Token, Origin)>, Fault> {
    let mut made: Vec<(Token, Origin)> = Vec::new();
    let mut pastes = false;
    let mut quotes = false;
    for token in &used.body {
        match token.kind {
            TokenKind::Sign("##") => {
                pastes = true;
                continue;
            }
            TokenKind::Sign("#") => {
                quotes = true;
                continue;
            }
            TokenKind::Sign(_)
            | TokenKind::Word(_)
            | TokenKind::Integer(..)
            | TokenKind::Float(..)
            | TokenKind::Text => {}
        }
        let argument = parameter(used, token).and_then(|place| arguments.get(place));
        let mut new: Vec<(Token, Origin)> = match argument {
            Some(_) if quotes => vec![(Token { kind: TokenKind::Text, ..token.clone() }, Origin::Body)],
            Some(argument) => argument.iter().map(|token| (token.clone(), Origin::Argument)).collect(),
            None => vec![(Token { span: at.span, ..token.clone() }, Origin::Body)],
        };
        if pastes && !new.is_empty() {
            let left = made.pop().ok_or_else(|| Fault::new(at.span, Kind::Macro))?;
            new[0] = pasted(&left.0, &new[0].0).ok_or_else(|| Fault::new(at.span, Kind::Macro))?;
        }
        (pastes, quotes) = (false, false);
        made.append(&mut new);
        if made.len() > TOKEN_LIMIT {
            return Err(Fault::new(at.span, Kind::TooLong));
        }
    }
    Ok(made)
}

fn parameter(used: &Macro, token: &Token) -> Option<usize> {
    let TokenKind::Word(word) = &token.kind else {
        return None;
    };
    let parameters = used.parameters.as_ref()?;
    parameters.iter().position(|parameter| parameter == word)
}

fn pasted(left: &Token, right: &Token) -> Option<(Token, Origin)> {
    let TokenKind::Word(start) = &left.kind else {
        return None;
    };
    let word = match &right.kind {
        TokenKind::Word(end) => format!("{start}{end}"),
        TokenKind::Integer(number, _) => format!("{start}{number}"),
        TokenKind::Float(..) | TokenKind::Text | TokenKind::Sign(_) => return None,
    };
    let kind = TokenKind::Word(word.into());
    Some((Token { kind, ..left.clone() }, Origin::Body))
}
