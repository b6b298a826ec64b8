//! Ids: kebab-case, and the facts of the form `S1-24`.

/// Whether `id` is lower-case letters, digits and single hyphens, a letter first.
pub(crate) fn is_kebab(id: &str) -> bool {
    id.starts_with(|first: char| first.is_ascii_lowercase())
        && id
            .split('-')
            .all(|part| !part.is_empty() && part.chars().all(|each| each.is_ascii_lowercase() || each.is_ascii_digit()))
}

/// Whether `id` looks like `S1-24` or `S2-M3a`: a section of the list of facts, and a name of up to three letters and
/// digits.
pub(crate) fn is_fact(id: &str) -> bool {
    let Some((section, name)) = id.split_once('-') else {
        return false;
    };
    let is_section = matches!(section.as_bytes(), [b'S', b'1'..=b'9']);
    is_section && (1..=3).contains(&name.len()) && name.bytes().all(|byte| byte.is_ascii_alphanumeric())
}
