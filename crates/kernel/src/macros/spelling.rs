//! Other spellings of the same: `std::min` is `min`, `and` is `&&`, attributes say nothing about addresses.

use std::rc::Rc;

use crate::token::{Token, TokenKind};

/// The tokens as the parser wants them.
pub fn plain(tokens: Vec<Token>) -> Vec<Token> {
    let mut types: Vec<Rc<str>> = Vec::new();
    let mut found: Vec<Token> = Vec::new();
    let mut rest = tokens.into_iter().peekable();
    while let Some(token) = rest.next() {
        match &token.kind {
            TokenKind::Sign("::") => qualified(&types, &mut found, rest.peek_mut()),
            // Two brackets in a row are always an attribute: `[[nodiscard]]`.
            TokenKind::Sign("[") if rest.peek().is_some_and(|next| next.kind == TokenKind::Sign("[")) => {
                let mut depth = 1;
                while depth > 0
                    && let Some(inner) = rest.next()
                {
                    match inner.kind {
                        TokenKind::Sign("[") => depth += 1,
                        TokenKind::Sign("]") => depth -= 1,
                        TokenKind::Sign(_)
                        | TokenKind::Word(_)
                        | TokenKind::Integer(..)
                        | TokenKind::Float(..)
                        | TokenKind::Text => {}
                    }
                }
            }
            TokenKind::Word(word) if &**word == "_Pragma" => {
                // `_Pragma("unroll")`, as macros have to write `#pragma`.
                while rest.next().is_some_and(|inner| inner.kind != TokenKind::Sign(")")) {}
            }
            TokenKind::Word(word) => {
                let after_struct = found.last().is_some_and(|last| introduces(&last.kind));
                if after_struct && !types.contains(word) {
                    types.push(word.clone());
                }
                let sign = alternative(word);
                found.push(match sign {
                    Some(sign) => Token { kind: TokenKind::Sign(sign), ..token },
                    None => token,
                });
            }
            TokenKind::Integer(..) | TokenKind::Float(..) | TokenKind::Text | TokenKind::Sign(_) => found.push(token),
        }
    }
    found
}

/// `Tile::ROWS` stays whole, since another struct may have `ROWS` too; of namespaces only the last name counts.
fn qualified(types: &[Rc<str>], found: &mut Vec<Token>, next: Option<&mut Token>) {
    let Some(Token { kind: TokenKind::Word(outer), .. }) = found.last() else {
        return;
    };
    let outer = outer.clone();
    let kept = types.contains(&outer) || outer.contains("::");
    if let (true, Some(Token { kind: TokenKind::Word(member), span, .. })) = (kept, next) {
        *member = format!("{outer}::{member}").into();
        if let Some(last) = found.last() {
            *span = last.span.to(*span);
        }
    }
    found.pop();
}

fn introduces(kind: &TokenKind) -> bool {
    match kind {
        TokenKind::Word(word) => matches!(&**word, "struct" | "class" | "union" | "enum"),
        TokenKind::Integer(..) | TokenKind::Float(..) | TokenKind::Text | TokenKind::Sign(_) => false,
    }
}

/// Words that stand for signs.
fn alternative(word: &str) -> Option<&'static str> {
    Some(match word {
        "and" => "&&",
        "or" => "||",
        "not" => "!",
        "xor" => "^",
        "bitand" => "&",
        "bitor" => "|",
        "compl" => "~",
        "not_eq" => "!=",
        _ => return None,
    })
}
