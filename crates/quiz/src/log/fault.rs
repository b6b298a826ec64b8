//! Why a text is no event. `words` says it to the reader.

/// What is wrong with an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The text is not JSON. Lines and columns count from 1; column 0 is before the line's first character.
    NotJson {
        /// The line.
        line: usize,
        /// The column.
        column: usize,
    },
    /// It is JSON, but no object.
    NotAnObject,
    /// A newer form than this program knows, with its number.
    Newer(u64),
    /// A field is not there.
    Missing(Field),
    /// A field holds something else than it should.
    Wrong(Field),
    /// None of `rating`, `undo`, `suspend` and `drill` is there, or more than one.
    Kind,
}

/// A field of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Field {
    /// The version.
    V,
    /// When.
    At,
    /// The card.
    Card,
    /// A review's rating, 1 to 4.
    Rating,
    /// The moment of the review that is taken back.
    Undo,
    /// Whether the card is suspended from now on.
    Suspend,
    /// The drill.
    Drill,
    /// The drill's confusion.
    Confusion,
    /// Whether the drill's answer was right.
    Right,
}

impl Field {
    /// Its name in the file.
    pub const fn name(self) -> &'static str {
        match self {
            Self::V => "v",
            Self::At => "at",
            Self::Card => "card",
            Self::Rating => "rating",
            Self::Undo => "undo",
            Self::Suspend => "suspend",
            Self::Drill => "drill",
            Self::Confusion => "confusion",
            Self::Right => "right",
        }
    }
}
