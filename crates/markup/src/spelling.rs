//! The one spelling of each Hinglish word: finds the variants.

use std::ops::Range;

/// A variant and the spelling that the course uses.
const VARIANTS: [(&str, &str); 14] = [
    ("kyuki", "kyunki"),
    ("kyonki", "kyunki"),
    ("jyada", "zyada"),
    ("zyaada", "zyada"),
    ("nahin", "nahi"),
    ("nai", "nahi"),
    ("ye", "yeh"),
    ("wo", "woh"),
    ("voh", "woh"),
    ("to", "toh"),
    ("he", "hai"),
    ("me", "mein"),
    ("or", "aur"),
    ("bhot", "bahut"),
];

/// Each variant in `text` as a whole word, with what to write instead.
///
/// A hyphen belongs to its word ("one-to-one" is English), and a word in
/// capitals (the operator OR) is left alone.
pub(crate) fn variants(text: &str) -> Vec<(Range<usize>, String)> {
    let mut found = Vec::new();
    let mut from = 0;
    for word in text.split(|each: char| !(each.is_alphanumeric() || "-'’_".contains(each))) {
        let span = from..from + word.len();
        // Every separator is counted by its own length, which only the text knows.
        from = text[span.end..].chars().next().map_or(span.end, |each| span.end + each.len_utf8());
        let capitals = word.chars().all(char::is_uppercase);
        let variant = VARIANTS.iter().find(|(variant, _)| word.eq_ignore_ascii_case(variant));
        if let (Some((_, spelling)), false) = (variant, capitals) {
            found.push((span, format!("write `{spelling}`, not `{word}`")));
        }
    }
    found
}
