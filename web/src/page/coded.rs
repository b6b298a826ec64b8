//! Sentences with code between backticks, as HTML.

use diagram::html::escaped;

/// The sentence as HTML.
pub(super) fn coded(text: &str) -> String {
    let pieces = text.split('`').enumerate();
    pieces
        .map(|(at, piece)| match at % 2 {
            1 => format!("<code>{}</code>", escaped(piece)),
            _ => escaped(piece),
        })
        .collect()
}
