//! What makes an id: lower-case words and numbers joined by single hyphens.
//!
//! An id outlives its card's wording and is the same in every language, so that a
//! reader who changes the language, or an author who mends a sentence, keeps the history.

use std::fmt;

/// Why a text is no id. Positions are in bytes from the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IdError {
    /// There is no text at all.
    Empty,
    /// Something other than `a`–`z`, `0`–`9` or a hyphen.
    Character {
        /// Where it stands.
        at: usize,
        /// What stands there.
        found: char,
    },
    /// The first character is a digit: such an id could not be a CSS selector.
    StartsWithDigit,
    /// A hyphen at either end, or two together.
    Hyphen {
        /// Where it stands.
        at: usize,
    },
}

/// For the author, at build time: readers never see a wrong id.
impl fmt::Display for IdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => write!(f, "an id cannot be empty"),
            Self::Character { at, found } => {
                write!(f, "{found:?} at byte {at}: an id has only a–z, 0–9 and hyphens")
            }
            Self::StartsWithDigit => write!(f, "an id starts with a letter"),
            Self::Hyphen { at } => {
                write!(f, "the hyphen at byte {at} does not join two words")
            }
        }
    }
}

impl std::error::Error for IdError {}

pub(crate) fn check(text: &str) -> Result<(), IdError> {
    let mut before = None;
    for (at, found) in text.char_indices() {
        match found {
            'a'..='z' => {}
            '0'..='9' if before.is_some() => {}
            '0'..='9' => return Err(IdError::StartsWithDigit),
            '-' if before.is_some_and(|c| c != '-') => {}
            '-' => return Err(IdError::Hyphen { at }),
            _ => return Err(IdError::Character { at, found }),
        }
        before = Some(found);
    }
    match before {
        None => Err(IdError::Empty),
        Some('-') => Err(IdError::Hyphen { at: text.len() - 1 }),
        Some(_) => Ok(()),
    }
}

/// A type of its own for each kind of thing, so that a card's id is never taken for a question's.
macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(String);

        impl $name {
            /// Takes `text` as it stands: nothing is trimmed or lowered.
            ///
            /// # Errors
            ///
            /// What is wrong with `text`, and where.
            pub fn new(text: &str) -> Result<Self, $crate::id::IdError> {
                Self::try_from(text.to_owned())
            }

            /// The id as text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl TryFrom<String> for $name {
            type Error = $crate::id::IdError;

            fn try_from(text: String) -> Result<Self, Self::Error> {
                $crate::id::check(&text).map(|()| Self(text))
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> Self {
                id.0
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}
pub(crate) use id;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lower_case_kebab_is_an_id() {
        for text in ["a", "stride", "coalesced-definition", "fp64-doubles", "a-1"] {
            assert_eq!(check(text), Ok(()), "{text}");
        }
    }

    #[test]
    fn anything_else_says_what_is_wrong() {
        let cases = [
            ("", IdError::Empty),
            ("Stride", IdError::Character { at: 0, found: 'S' }),
            ("stride 2", IdError::Character { at: 6, found: ' ' }),
            ("größe", IdError::Character { at: 2, found: 'ö' }),
            ("2-way", IdError::StartsWithDigit),
            ("-a", IdError::Hyphen { at: 0 }),
            ("a--b", IdError::Hyphen { at: 2 }),
            ("a-", IdError::Hyphen { at: 1 }),
        ];
        for (text, fault) in cases {
            assert_eq!(check(text), Err(fault), "{text}");
        }
    }
}
