//! What was wrong with a line, in English, and where.

use model::access::AccessError;
use serde_json::value::RawValue;

/// What was wrong with a line.
#[derive(Debug)]
pub struct Fault {
    /// A sentence without its full stop.
    pub message: String,
    /// Where in the line, in bytes from its start.
    pub at: usize,
}

impl Fault {
    /// A fault of this value of the line.
    pub fn of(line: &[u8], value: &RawValue, message: impl Into<String>) -> Fault {
        let at = value.get().as_ptr().addr().saturating_sub(line.as_ptr().addr());
        Fault { message: message.into(), at }
    }

    /// A fault of the JSON itself.
    pub fn of_json(error: &serde_json::Error) -> Fault {
        // The place is told apart from the message, and a line of JSON lines is always its line 1.
        let place = format!(" at line {} column {}", error.line(), error.column());
        let text = error.to_string();
        Fault { message: text.strip_suffix(&place).unwrap_or(&text).into(), at: error.column().saturating_sub(1) }
    }

    /// The column in characters, from 1.
    pub fn column(&self, line: &[u8]) -> usize {
        let before = line.get(..self.at).unwrap_or(line);
        String::from_utf8_lossy(before).chars().count() + 1
    }
}

/// Why the addresses are no access.
pub fn message(error: AccessError) -> String {
    match error {
        AccessError::Misaligned { lane, address, width } => {
            format!("lane {lane}: address {address} is not a multiple of the width, {}", width.bytes())
        }
        AccessError::Overflow { lane, address, width: _ } => {
            format!("lane {lane}: address {address} is too near the end of the 64-bit address space")
        }
    }
}
