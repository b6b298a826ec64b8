//! What was wrong with a line, in the reader's language, and where.

use model::access::AccessError;
use serde_json::value::RawValue;
use words::analysis::AnalysisWords;

/// What was wrong with a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// A sentence without its full stop.
    pub message: String,
    /// Where in the line, in bytes from its start.
    pub at: usize,
    /// Where in the line's snippet, if that is what was wrong.
    pub in_snippet: Option<Place>,
}

/// A character's place in a text of several lines; both count from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The column, in characters.
    pub column: usize,
}

impl Fault {
    /// A fault that stands so many bytes from the start of the line.
    pub(crate) fn at(at: usize, message: impl Into<String>) -> Fault {
        Fault { message: message.into(), at, in_snippet: None }
    }

    /// A fault of this value of the line.
    pub(crate) fn of(line: &[u8], value: &RawValue, message: impl Into<String>) -> Fault {
        Fault::at(value.get().as_ptr().addr().saturating_sub(line.as_ptr().addr()), message)
    }

    /// A fault of the JSON itself.
    pub(crate) fn of_json(error: &serde_json::Error, words: &AnalysisWords) -> Fault {
        // The place is told apart from the message, and a line of JSON lines is always its line 1.
        let place = format!(" at line {} column {}", error.line(), error.column());
        let text = error.to_string();
        Fault::at(error.column().saturating_sub(1), (words.json)(text.strip_suffix(&place).unwrap_or(&text)))
    }

    /// The column in characters of the line, from 1.
    pub fn column(&self, line: &[u8]) -> usize {
        let before = line.get(..self.at).unwrap_or(line);
        String::from_utf8_lossy(before).chars().count() + 1
    }
}

/// Why the addresses are no access.
pub(crate) fn message(error: AccessError, words: &AnalysisWords) -> String {
    match error {
        AccessError::Misaligned { lane, address, width } => (words.misaligned)(lane.number(), address, width.bytes()),
        AccessError::Overflow { lane, address, width: _ } => (words.overflow)(lane.number(), address),
    }
}
