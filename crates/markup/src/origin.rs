//! Where a piece of text stands in its file, so that a fault inside it can be
//! shown there.

use std::ops::Range;

/// A place in a file that a piece of text was taken from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    /// Byte for byte, from here on.
    Verbatim { start: usize },
    /// Changed on the way (a TOML string with escapes): only the whole is known.
    Whole { span: Range<usize> },
}

impl Origin {
    /// The span in the file for a span in the piece.
    pub(crate) fn span(&self, within: Range<usize>) -> Range<usize> {
        match self {
            Origin::Verbatim { start } => start + within.start..start + within.end,
            Origin::Whole { span } => span.clone(),
        }
    }
}
