//! A snippet as its tokens, before macros are expanded, and changes to pieces of it.

use crate::fault::Span;
use crate::token::{Token, TokenKind};

/// A piece of the source and what takes its place; an empty piece is where something is put in.
pub type Edit = (Span, String);

/// The source and its tokens; tokens are known by their places in the list.
pub struct Text<'t> {
    source: &'t str,
    tokens: &'t [Token],
}

impl<'t> Text<'t> {
    pub fn new(source: &'t str, tokens: &'t [Token]) -> Text<'t> {
        Text { source, tokens }
    }

    /// How many tokens there are.
    pub fn count(&self) -> usize {
        self.tokens.len()
    }

    /// The token's word, if it is one.
    pub fn word(&self, at: usize) -> Option<&'t str> {
        match &self.tokens.get(at)?.kind {
            TokenKind::Word(word) => Some(word),
            TokenKind::Integer(..) | TokenKind::Float(..) | TokenKind::Text | TokenKind::Sign(_) => None,
        }
    }

    pub fn is_word(&self, at: usize, word: &str) -> bool {
        self.word(at) == Some(word)
    }

    pub fn is_sign(&self, at: usize, sign: &str) -> bool {
        self.sign(at) == Some(sign)
    }

    pub fn sign(&self, at: usize) -> Option<&'static str> {
        match self.tokens.get(at)?.kind {
            TokenKind::Sign(sign) => Some(sign),
            TokenKind::Integer(..) | TokenKind::Float(..) | TokenKind::Text | TokenKind::Word(_) => None,
        }
    }

    /// Is it this number?
    pub fn is_number(&self, at: usize, number: u64) -> bool {
        matches!(self.tokens.get(at).map(|token| &token.kind), Some(TokenKind::Integer(there, _)) if *there == number)
    }

    /// All places of a word.
    pub fn places(&self, word: &str) -> impl Iterator<Item = usize> {
        (0..self.count()).filter(move |at| self.is_word(*at, word))
    }

    /// Where the token stands.
    pub fn span(&self, at: usize) -> Span {
        self.tokens.get(at).map_or_else(Span::default, |token| token.span)
    }

    /// The source from one token up to the one before another.
    pub fn piece(&self, from: usize, to: usize) -> &'t str {
        self.between(from, to).of(self.source)
    }

    /// Where that piece stands; after the token before, if it is empty.
    pub fn between(&self, from: usize, to: usize) -> Span {
        match from < to {
            true => self.span(from).to(self.span(to - 1)),
            false => self.after(from.saturating_sub(1)),
        }
    }

    /// The empty piece behind a token.
    pub fn after(&self, at: usize) -> Span {
        let end = self.span(at).end;
        Span { start: end, end }
    }

    /// The place of the bracket that closes the one here.
    pub fn close(&self, open: usize) -> Option<usize> {
        let mut depth = 0u32;
        for at in open..self.count() {
            match self.sign(at) {
                Some("(" | "[" | "{") => depth += 1,
                Some(")" | "]" | "}") => {
                    depth = depth.checked_sub(1)?;
                    if depth == 0 {
                        return Some(at);
                    }
                }
                Some(_) | None => {}
            }
        }
        None
    }

    /// The brackets that follow a name: for each the places of `[` and `]`.
    pub fn subscripts(&self, name: usize) -> Vec<(usize, usize)> {
        let mut found = Vec::new();
        let mut at = name + 1;
        while self.is_sign(at, "[") {
            let Some(close) = self.close(at) else { break };
            found.push((at, close));
            at = close + 1;
        }
        found
    }

    /// The first token of the statement or parameter that this one stands in.
    pub fn start(&self, at: usize) -> usize {
        let mut start = at;
        let mut depth = 0u32;
        while start > 0 && !self.follows_directive(start) {
            match self.sign(start - 1) {
                Some(")" | "]") => depth += 1,
                Some("(" | "[") if depth == 0 => break,
                Some("(" | "[") => depth -= 1,
                Some(";" | "{" | "}") => break,
                Some(",") if depth == 0 && self.is_parameter(start - 1) => break,
                Some(_) | None => {}
            }
            start -= 1;
        }
        start
    }

    /// Is it the first of a line after one such as `#define`?
    fn follows_directive(&self, at: usize) -> bool {
        let starts_line = |at: usize| self.tokens.get(at).is_some_and(|token| token.starts_line);
        let before = (0..at).rfind(|before| starts_line(*before));
        starts_line(at) && before.is_some_and(|before| self.is_sign(before, "#"))
    }

    /// Is the comma one between parameters? Then a parenthesis is open before it.
    pub fn is_parameter(&self, at: usize) -> bool {
        let mut depth = 0u32;
        for before in (0..at).rev() {
            match self.sign(before) {
                Some(")" | "]" | "}") => depth += 1,
                Some("(") if depth == 0 => return true,
                Some("{" | "[") if depth == 0 => return false,
                Some("(" | "[" | "{") => depth -= 1,
                Some(";") if depth == 0 => return false,
                Some(_) | None => {}
            }
        }
        false
    }

    /// Is it a name, or a member of one: something that needs no parentheses?
    pub fn is_simple(&self, from: usize, to: usize) -> bool {
        to - from == 1 || (self.word(from).is_some() && (from + 1..to).all(|at| self.is_name(at)))
    }

    fn is_name(&self, at: usize) -> bool {
        self.word(at).is_some() || self.is_sign(at, ".")
    }

    /// The piece, in parentheses if it needs them.
    pub fn operand(&self, from: usize, to: usize) -> String {
        let piece = self.piece(from, to);
        let closed = self.is_sign(from, "(") && self.close(from) == Some(to - 1);
        match closed || self.is_simple(from, to) {
            true => piece.to_owned(),
            false => format!("({piece})"),
        }
    }

    /// The source with these changes; none if there are none, or if two are in each other's way.
    pub fn with(&self, mut edits: Vec<Edit>) -> Option<String> {
        edits.sort_by_key(|(span, _)| (span.start, span.end));
        let mut text = String::new();
        let mut done = 0;
        for (span, new) in &edits {
            let (start, end) = (usize::try_from(span.start).ok()?, usize::try_from(span.end).ok()?);
            text.push_str(self.source.get(done..start)?);
            text.push_str(new);
            done = end;
        }
        text.push_str(self.source.get(done..)?);
        (text != self.source).then_some(text)
    }
}
