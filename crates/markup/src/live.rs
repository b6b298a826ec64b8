//! The placeholders of a sentence whose numbers follow a figure.

use std::ops::Range;

use crate::id::is_kebab;

/// The placeholders of `text`, sorted, and what is wrong with it.
pub(crate) fn places(text: &str) -> (Vec<String>, Vec<(Range<usize>, String)>) {
    let (mut places, mut faults) = (Vec::new(), Vec::new());
    let mut from = 0;
    while let Some(found) = text[from..].find(['{', '}']) {
        let open = from + found;
        let close = text[open..].find('}').map(|length| open + length);
        let Some(close) = close.filter(|close| *close > open) else {
            faults.push((open..open + 1, "this brace has no partner".to_owned()));
            from = open + 1;
            continue;
        };
        let place = &text[open + 1..close];
        if is_kebab(place) {
            places.push(place.to_owned());
        } else {
            let message = format!("`{place}` cannot be the name of a count: letters, digits and dashes");
            faults.push((open..close + 1, message));
        }
        from = close + 1;
    }
    if places.is_empty() && faults.is_empty() {
        faults.push((0..text.len(), "a live sentence needs a placeholder".to_owned()));
    }
    places.sort();
    (places, faults)
}
