//! The chapters, in the order in which they are read.

/// A chapter of the course. Its folder in `lessons` has its slug as a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Chapter {
    /// How 32 addresses become sectors.
    Coalescing,
    /// What an access costs, derived step by step.
    Derivation,
    /// The patterns of access that kernels have, and what to do about each.
    Patterns,
    /// Shared memory, its banks and their conflicts.
    Banks,
    /// Rows, row buffers and what bytes cost.
    Dram,
    /// What a real card did, and how to measure another.
    Silicon,
    /// What is often believed, and what is so.
    Mistakes,
    /// Sources, method, licence.
    About,
}

impl Chapter {
    /// Every one: the course in reading order, and what stands beside it.
    pub const ALL: [Chapter; 8] = [
        Chapter::Coalescing,
        Chapter::Derivation,
        Chapter::Patterns,
        Chapter::Banks,
        Chapter::Dram,
        Chapter::Silicon,
        Chapter::Mistakes,
        Chapter::About,
    ];

    /// The course, in reading order.
    pub const COURSE: [Chapter; 7] = [
        Chapter::Coalescing,
        Chapter::Derivation,
        Chapter::Patterns,
        Chapter::Banks,
        Chapter::Dram,
        Chapter::Silicon,
        Chapter::Mistakes,
    ];

    /// The name in URLs, the same in every language.
    pub const fn slug(self) -> &'static str {
        match self {
            Chapter::Coalescing => "coalescing",
            Chapter::Derivation => "derivation",
            Chapter::Patterns => "patterns",
            Chapter::Banks => "banks",
            Chapter::Dram => "dram",
            Chapter::Silicon => "silicon",
            Chapter::Mistakes => "mistakes",
            Chapter::About => "about",
        }
    }

    /// The chapter with that slug.
    pub fn from_slug(slug: &str) -> Option<Chapter> {
        Chapter::ALL.into_iter().find(|chapter| chapter.slug() == slug)
    }
}
