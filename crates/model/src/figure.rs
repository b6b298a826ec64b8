//! The figures: what an author wrote, where a reader is, and what a reader can do.
//!
//! Absent on purpose: drawing, words, the clock. A new figure is a module here and a variant of [`Name`].

pub mod coalescing;

/// Every figure's name, as it stands in a URL and in a lesson.
///
/// `Library` is a second face of [`coalescing::State`]: it has a name of its own and no state of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Name {
    /// A warp's lanes and the sectors they touch.
    Coalescing,
    /// The same access as friends, shelves and a librarian's cart.
    Library,
}

impl Name {
    /// Every figure, in the order of the gallery.
    pub const ALL: [Name; 2] = [Name::Coalescing, Name::Library];

    /// The name in URLs and lessons.
    pub fn slug(self) -> &'static str {
        match self {
            Name::Coalescing => "coalescing",
            Name::Library => "library",
        }
    }

    /// The figure of that name.
    pub fn from_slug(slug: &str) -> Option<Name> {
        Name::ALL.into_iter().find(|name| name.slug() == slug)
    }

    /// Which face of the shared state this name shows first.
    pub fn face(self) -> coalescing::Face {
        match self {
            Name::Coalescing => coalescing::Face::Memory,
            Name::Library => coalescing::Face::Library,
        }
    }
}
