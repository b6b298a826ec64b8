//! Splits the source into tokens.
//!
//! Absent on purpose: which words are keywords, which are macros.

use std::rc::Rc;

use winnow::combinator::{alt, opt, preceded, repeat};
use winnow::error::EmptyError;
use winnow::prelude::*;
use winnow::stream::{LocatingSlice, Location};
use winnow::token::{any, literal, take_till, take_until, take_while};

use crate::fault::{Fault, Kind, Span};
use crate::macros::Hidden;
use crate::number::Int;

/// A token and where it stands; what a macro made stands where the macro was used.
#[derive(Clone, Debug)]
pub struct Token {
    pub kind: TokenKind,
    pub span: Span,
    /// Is it the first of its line? Directives end where the next line starts.
    pub starts_line: bool,
    /// The macros that made it, which are not expanded in it again.
    pub hidden: Option<Rc<Hidden>>,
}

#[derive(Clone, Debug, PartialEq)]
pub enum TokenKind {
    Word(Rc<str>),
    Integer(u64, Int),
    Float(f64, u8),
    Text,
    Sign(&'static str),
}

/// The longest source that is read.
pub const SOURCE_LIMIT: usize = 1 << 16;

type Input<'s> = LocatingSlice<&'s str>;
type Read<T> = Result<T, EmptyError>;

/// Signs, longer ones before those that they start with.
const SIGNS: [&str; 49] = [
    "<<<", ">>>", "<<=", ">>=", "...", "::", "->", "++", "--", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "+=",
    "-=", "*=", "/=", "%=", "&=", "|=", "^=", "##", "{", "}", "(", ")", "[", "]", ";", ",", ".", "?", ":", "=", "<",
    ">", "+", "-", "*", "/", "%", "&", "|", "^", "~",
];
/// Signs that start no longer one.
const MORE_SIGNS: [&str; 2] = ["!", "#"];

/// All tokens, or what stops them.
pub fn tokens(source: &str) -> Result<Vec<Token>, Fault> {
    if source.len() > SOURCE_LIMIT {
        return Err(Fault::new(Span::default(), Kind::TooLong));
    }
    let mut input = LocatingSlice::new(source);
    let mut found = Vec::new();
    let mut starts_line = true;
    loop {
        let here = place(&input);
        starts_line |= match gap(&mut input) {
            Ok(line_ended) => line_ended,
            Err(EmptyError) => return Err(Fault::new(here, Kind::Unclosed)),
        };
        let start = place(&input);
        if input.is_empty() {
            return Ok(found);
        }
        let kind = token(&mut input, start)?;
        let span = Span { start: start.start, end: place(&input).start };
        found.push(Token { kind, span, starts_line, hidden: None });
        starts_line = false;
    }
}

/// The next character's place.
fn place(input: &Input) -> Span {
    let start = u32::try_from(input.current_token_start()).unwrap_or(u32::MAX);
    let width = input.chars().next().map_or(0, char::len_utf8);
    Span { start, end: start + u32::try_from(width).unwrap_or(0) }
}

/// Spaces and comments: is there the end of a line among them? A backslash before it hides it.
fn gap(input: &mut Input) -> Read<bool> {
    let mut line_ended = false;
    loop {
        let spaces = take_while(0.., |c: char| c.is_whitespace()).parse_next(input)?;
        line_ended |= spaces.contains('\n');
        let comment: Option<&str> =
            opt(alt((("//", take_till(0.., '\n')).take(), ("\\", opt('\r'), '\n').take()))).parse_next(input)?;
        if comment.is_none() {
            if opt(literal("/*")).parse_next(input)?.is_none() {
                return Ok(line_ended);
            }
            (take_until(0.., "*/"), "*/").void().parse_next(input)?;
        }
    }
}

fn token(input: &mut Input, start: Span) -> Result<TokenKind, Fault> {
    let first = input.chars().next().unwrap_or_default();
    let second = input.chars().nth(1).unwrap_or_default();
    if first.is_ascii_digit() || (first == '.' && second.is_ascii_digit()) {
        let text = number(input).unwrap_or_default();
        let end = place(input).start;
        let fault = || Fault::new(Span { end, ..start }, Kind::Number);
        return crate::literal::number(text).ok_or_else(fault);
    }
    if first == '"' {
        return match quoted(input, '"') {
            Ok(_) => Ok(TokenKind::Text),
            Err(EmptyError) => Err(Fault::new(start, Kind::Unclosed)),
        };
    }
    if first == '\'' {
        let text = quoted(input, '\'').map_err(|EmptyError| Fault::new(start, Kind::Unclosed))?;
        return crate::literal::character(text).ok_or_else(|| Fault::new(start, Kind::Number));
    }
    let word: Read<&str> = take_while(1.., is_part_of_word).parse_next(input);
    if let Ok(word) = word {
        return Ok(TokenKind::Word(word.into()));
    }
    let mut signs = SIGNS.into_iter().chain(MORE_SIGNS);
    let sign = signs.find(|sign| input.starts_with(sign));
    let taken: Read<&str> = literal(sign.unwrap_or("\0")).parse_next(input);
    match (sign, taken) {
        (Some(sign), Ok(_)) => Ok(TokenKind::Sign(sign)),
        (Some(_) | None, _) => Err(Fault::new(start, Kind::Character)),
    }
}

fn is_part_of_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_' || c == '$'
}

/// A preprocessing number: digits, letters, dots, and signs after an exponent.
fn number<'s>(input: &mut Input<'s>) -> Read<&'s str> {
    let hexadecimal = input.starts_with("0x") || input.starts_with("0X");
    let exponent = move |input: &mut Input<'s>| -> Read<()> {
        let letters = if hexadecimal { ['p', 'P'] } else { ['e', 'E'] };
        (any.verify(move |c| letters.contains(c)), any.verify(|c: &char| *c == '+' || *c == '-'))
            .void()
            .parse_next(input)
    };
    let digit = any.verify(|c: &char| is_part_of_word(*c) || *c == '.' || *c == '\'').void();
    repeat::<_, _, (), _, _>(1.., alt((exponent, digit))).take().parse_next(input)
}

/// What stands between two quotes, escapes untouched.
fn quoted<'s>(input: &mut Input<'s>, quote: char) -> Read<&'s str> {
    let escaped = preceded('\\', any).void();
    let plain = any.verify(move |c: &char| *c != quote && *c != '\\' && *c != '\n').void();
    let inner = repeat::<_, _, (), _, _>(0.., alt((escaped, plain))).take();
    (quote, inner, quote).map(|(_, text, _)| text).parse_next(input)
}
