//! Cuts a text into its JSON objects, each with the line on which it begins: one a line, laid out over several, or in a
//! list.
//!
//! What is no object costs a line. An object that breaks off costs what follows up to the next line that begins one, so
//! that a file of lines loses only the bad ones.

use super::{
    json::Fields,
    read::{MOST_LINES, Wrong},
};
use serde_json::Deserializer;

/// A piece of the text.
pub(super) struct Piece {
    /// The line on which it begins, or on which it goes wrong, from 1.
    pub line: usize,
    /// Its fields, or why it has none.
    pub found: Result<Fields, Wrong>,
}

/// The pieces of a text, in their order.
pub(super) struct Pieces<'a> {
    rest: &'a str,
    /// The line of the rest's beginning, from 1, and how many bytes of it are read.
    line: usize,
    column: usize,
}

impl<'a> Pieces<'a> {
    pub(super) fn of(text: &'a str) -> Pieces<'a> {
        // A mark at the beginning is how some editors say that they write Unicode.
        Pieces { rest: text.trim_start_matches('\u{feff}'), line: 1, column: 0 }
    }

    /// Takes so many bytes off the rest.
    fn pass(&mut self, bytes: usize) {
        let (passed, rest) = self.rest.split_at_checked(bytes).unwrap_or((self.rest, ""));
        self.rest = rest;
        self.line += passed.matches('\n').count();
        self.column = passed.rfind('\n').map_or(self.column + passed.len(), |end| passed.len() - end - 1);
    }

    fn pass_line(&mut self) {
        self.pass(self.rest.find('\n').map_or(self.rest.len(), |end| end + 1));
    }

    /// Passes over what stands between objects: the signs of a list are among it.
    fn pass_between(&mut self) {
        let begin = |letter: char| !letter.is_whitespace() && !"[],".contains(letter);
        self.pass(self.rest.find(begin).unwrap_or(self.rest.len()));
    }

    /// The object at the rest's beginning; or where it shows that there is none, line and column from 1.
    fn object(&mut self) -> Result<Fields, (usize, usize)> {
        let mut objects = Deserializer::from_str(self.rest).into_iter::<Fields>();
        let error = match objects.next() {
            Some(Ok(fields)) => {
                let bytes = objects.byte_offset();
                self.pass(bytes);
                return Ok(fields);
            }
            Some(Err(error)) => error,
            None => return Err((self.line, self.column + 1)),
        };
        let (line, column) = (error.line(), error.column().max(1));
        let there = self.rest.lines().nth(line.saturating_sub(1)).unwrap_or_default();
        // Another object begins, or nothing follows: the one before it is what is wrong.
        let broke_off =
            error.is_eof() || begins(there) && there.get(..column - 1).is_some_and(|indent| indent.trim().is_empty());
        let wrong = match line {
            0 | 1 => (self.line, self.column + column),
            _ if broke_off => (self.line, self.column + self.rest.lines().next().unwrap_or_default().len() + 1),
            _ => (self.line + line - 1, column),
        };
        let is_object = line > 1 && begins(self.rest);
        self.pass_line();
        while is_object && !self.rest.is_empty() && !begins(self.rest) {
            self.pass_line();
        }
        Err(wrong)
    }
}

/// Whether the first line of a text begins an object, perhaps in a list.
fn begins(text: &str) -> bool {
    text.trim_start_matches([' ', '\t', '[', ',']).starts_with('{')
}

impl Iterator for Pieces<'_> {
    type Item = Piece;

    fn next(&mut self) -> Option<Piece> {
        self.pass_between();
        if self.rest.is_empty() {
            return None;
        }
        if self.line > MOST_LINES {
            self.rest = "";
            return Some(Piece { line: MOST_LINES + 1, found: Err(Wrong::TooManyLines) });
        }
        let line = self.line;
        Some(match self.object() {
            Ok(fields) => Piece { line, found: Ok(fields) },
            Err((line, column)) => Piece { line, found: Err(Wrong::NotAnObject(column)) },
        })
    }
}
