//! The chapters, in the order in which they are read.

/// A chapter of the course. Its folder in `lessons` has its slug as a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chapter {
    /// How 32 addresses become sectors.
    Coalescing,
}

impl Chapter {
    /// In reading order.
    pub const ALL: [Chapter; 1] = [Chapter::Coalescing];

    /// The name in URLs, the same in every language.
    pub const fn slug(self) -> &'static str {
        match self {
            Chapter::Coalescing => "coalescing",
        }
    }

    /// The chapter with that slug.
    pub fn from_slug(slug: &str) -> Option<Chapter> {
        Chapter::ALL.into_iter().find(|chapter| chapter.slug() == slug)
    }
}
