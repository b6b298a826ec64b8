//! Ids: kebab-case, and the facts of the form `S1-24`.

/// Whether `id` is lower-case letters, digits and single hyphens, a letter first.
pub(crate) fn is_kebab(id: &str) -> bool {
    id.starts_with(|first: char| first.is_ascii_lowercase())
        && id
            .split('-')
            .all(|part| !part.is_empty() && part.chars().all(|each| each.is_ascii_lowercase() || each.is_ascii_digit()))
}

/// Whether `id` looks like `S1-24`: a section of the list of facts, and a number.
pub(crate) fn is_fact(id: &str) -> bool {
    matches!(id.as_bytes(), [b'S', b'1'..=b'9', b'-', b'0'..=b'9', b'0'..=b'9'])
}
