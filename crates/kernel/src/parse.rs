//! Makes a tree of the tokens.
//!
//! `winnow` carries the lexing and, through its Pratt parser `expression`, the precedence: the table of
//! operators in [`expression`] is all that is written by hand. It was kept because the workspace already
//! builds it (for TOML), it has no dependencies and no tables in the data segment, and only the
//! combinators that are called reach the wasm; `chumsky` brings its own error engine and clones, `logos`
//! a generated automaton beside which precedence would still be to write, `lalrpop` a second language.
//!
//! Absent on purpose: types of expressions. What a name means besides "a type" is looked up when it runs.

mod expression;
mod operand;

mod declaration;
mod declarator;
mod member;
mod specifier;
mod structure;
mod template;

mod control;
mod function;
mod item;
mod statement;

use std::collections::BTreeMap;
use std::rc::Rc;

use winnow::error::ParserError;
use winnow::stream::{Stateful, Stream, TokenSlice};

use crate::fault::{Expected, Fault, Kind, Span};
use crate::token::{Token, TokenKind};
use crate::tree::function::TemplateParameter;
use crate::tree::{Expr, Item, Name, Step, UnaryOp};
use crate::types;

/// How deeply parentheses, braces and operators may be nested.
const NESTING_LIMIT: u32 = 48;

type Input<'t> = Stateful<TokenSlice<'t, Token>, State>;
type Read<T> = Result<T, Failure>;

/// Why a parser gives no result.
#[derive(Debug)]
enum Failure {
    /// Another one may try.
    Elsewhere,
    /// Nobody can.
    Fault(Box<Fault>),
}

impl<I: Stream> ParserError<I> for Failure {
    type Inner = Failure;

    fn from_input(_: &I) -> Failure {
        Failure::Elsewhere
    }

    fn is_backtrack(&self) -> bool {
        match self {
            Failure::Elsewhere => true,
            Failure::Fault(_) => false,
        }
    }

    fn into_inner(self) -> Result<Failure, Failure> {
        Ok(self)
    }
}

/// An operator before its operand.
#[derive(Clone, Copy, Debug)]
enum Before {
    Unary(UnaryOp),
    Step(Step),
}

/// What a name that was declared stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Meaning {
    Type,
    Variable,
    /// A function with template parameters.
    Template,
    /// A struct with template parameters.
    Pattern,
}

/// What the parsers remember.
#[derive(Debug)]
struct State {
    names: BTreeMap<Rc<str>, Meaning>,
    /// Operators whose operands are still to come.
    before: Vec<(Before, Span)>,
    depth: u32,
    /// The template parameters of the struct that comes next.
    template: Rc<Vec<TemplateParameter>>,
    /// Where the last `=` or `?` was counted, by the tokens left: the same one is met at several levels.
    counted: usize,
    /// Where the source ends.
    end: Span,
}

/// The tree of a whole snippet.
pub fn items(tokens: &[Token]) -> Result<Vec<Item>, Fault> {
    whole(tokens, Expected::Statement, item::all)
}

/// What stands behind `#if`.
pub fn condition(tokens: &[Token]) -> Result<Expr, Fault> {
    whole(tokens, Expected::Expression, |input| {
        let condition = expression::whole(input)?;
        match ahead(input, 0) {
            None => Ok(condition),
            Some(_) => fault(here(input), Kind::Macro),
        }
    })
}

fn whole<'t, T>(
    tokens: &'t [Token],
    wanted: Expected,
    read: impl FnOnce(&mut Input<'t>) -> Read<T>,
) -> Result<T, Fault> {
    let end = tokens.last().map_or(0, |token| token.span.end);
    let state = State {
        names: BTreeMap::new(),
        before: Vec::new(),
        depth: 0,
        template: Rc::default(),
        counted: usize::MAX,
        end: Span { start: end, end },
    };
    let mut input = Stateful { input: TokenSlice::new(tokens), state };
    read(&mut input).map_err(|failure| match failure {
        Failure::Fault(fault) => *fault,
        Failure::Elsewhere => Fault::new(here(&input), Kind::Expected(wanted)),
    })
}

fn fault<T>(span: Span, kind: Kind) -> Read<T> {
    Err(Failure::Fault(Box::new(Fault::new(span, kind))))
}

/// A sign that is missing at the end of a line is missing there, and not where the next line starts.
fn expected<T>(input: &Input, what: Expected) -> Read<T> {
    let breaks = input.input.first().is_some_and(|token| token.starts_line);
    let span = match what {
        Expected::Sign(_) if breaks => {
            let end = before(input).end;
            Span { start: end, end }
        }
        Expected::Sign(_)
        | Expected::Expression
        | Expected::Name
        | Expected::Type
        | Expected::Statement
        | Expected::Constant
        | Expected::Place
        | Expected::Pointer
        | Expected::Struct
        | Expected::Number => here(input),
    };
    fault(span, Kind::Expected(what))
}

/// The token that comes after so many others.
fn ahead<'t>(input: &Input<'t>, count: usize) -> Option<&'t TokenKind> {
    let rest: &'t [Token] = input.input.peek_finish();
    rest.get(count).map(|token| &token.kind)
}

/// The sign that comes after so many other tokens; empty where a word, a number or a text does, none at the end.
fn sign_ahead(input: &Input, count: usize) -> Option<&'static str> {
    Some(match ahead(input, count)? {
        TokenKind::Sign(sign) => sign,
        TokenKind::Word(_) | TokenKind::Integer(..) | TokenKind::Float(..) | TokenKind::Text => "",
    })
}

/// Where the next token stands.
fn here(input: &Input) -> Span {
    input.input.first().map_or(input.state.end, |token| token.span)
}

/// Where the last token stood.
fn before(input: &Input) -> Span {
    let last = input.input.previous_tokens().next();
    last.map_or_else(Span::default, |token| token.span)
}

fn is_sign(input: &Input, count: usize, sign: &str) -> bool {
    matches!(ahead(input, count), Some(TokenKind::Sign(there)) if *there == sign)
}

fn word_ahead<'t>(input: &Input<'t>, count: usize) -> Option<&'t Rc<str>> {
    match ahead(input, count) {
        Some(TokenKind::Word(word)) => Some(word),
        Some(TokenKind::Integer(..) | TokenKind::Float(..) | TokenKind::Text | TokenKind::Sign(_)) | None => None,
    }
}

fn is_word(input: &Input, word: &str) -> bool {
    word_ahead(input, 0).is_some_and(|there| &**there == word)
}

fn skip(input: &mut Input) {
    input.next_token();
}

/// Takes the sign if it is next.
fn accept(input: &mut Input, sign: &str) -> bool {
    let found = is_sign(input, 0, sign);
    if found {
        skip(input);
    }
    found
}

fn accept_word(input: &mut Input, word: &str) -> bool {
    let found = is_word(input, word);
    if found {
        skip(input);
    }
    found
}

fn expect(input: &mut Input, sign: &'static str) -> Read<()> {
    match accept(input, sign) {
        true => Ok(()),
        false => expected(input, Expected::Sign(sign)),
    }
}

/// Takes a name that is no keyword.
fn name(input: &mut Input) -> Read<Name> {
    match word_ahead(input, 0) {
        Some(word) if !is_reserved(word) => {
            let (text, span) = (word.clone(), here(input));
            skip(input);
            Ok(Name { text, span })
        }
        Some(_) | None => expected(input, Expected::Name),
    }
}

/// One level down, with a limit.
fn nested<'t, T>(input: &mut Input<'t>, inner: impl FnOnce(&mut Input<'t>) -> Read<T>) -> Read<T> {
    let depth = input.state.depth;
    input.state.depth += 1;
    if input.state.depth > NESTING_LIMIT {
        return fault(here(input), Kind::TooDeep);
    }
    let result = inner(input);
    input.state.depth = depth;
    result
}

/// Takes everything up to the sign that closes this one, which is next.
fn skip_balanced(input: &mut Input, open: &'static str, close: &'static str) -> Read<()> {
    let start = here(input);
    let mut depth = 0;
    while ahead(input, 0).is_some() {
        if is_sign(input, 0, open) {
            depth += 1;
        } else if is_sign(input, 0, close) {
            depth -= 1;
        }
        skip(input);
        if depth <= 0 {
            return Ok(());
        }
    }
    fault(start, Kind::Unclosed)
}

/// Is it a word that names no variable?
fn is_reserved(word: &str) -> bool {
    const WORDS: [&str; 17] = [
        "if", "else", "for", "while", "do", "return", "break", "continue", "switch", "case", "goto", "default",
        "sizeof", "typedef", "using", "template", "operator",
    ];
    WORDS.contains(&word) || specifier::is_keyword(word)
}

/// Is it a word of an arithmetic type?
pub fn is_arithmetic(word: &str) -> bool {
    specifier::is_arithmetic(word)
}

/// Does a type start here?
fn is_type(input: &Input, count: usize) -> bool {
    word_ahead(input, count).is_some_and(|word| {
        specifier::is_keyword(word)
            || match input.state.names.get(word) {
                Some(meaning) => match meaning {
                    Meaning::Type | Meaning::Pattern => true,
                    Meaning::Variable | Meaning::Template => false,
                },
                None => types::builtin(word).is_some(),
            }
    })
}
