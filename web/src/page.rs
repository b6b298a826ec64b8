//! Writes the pages on the host: everything that reads without scripts.
//!
//! Absent on purpose: files; `prerender` decides where a page lies.

mod body;
mod cards;
mod challenge;
mod chapter;
mod chooser;
mod document;
mod drill;
mod embed;
mod gallery;
mod glossary;
mod hardware;
mod home;
mod host;
mod lab;
mod manifest;
mod missing;
mod notes;
mod offline;
mod sample;
mod single_file;
mod sitemap;
mod theme;

pub use document::{Assets, Program, Programs, document, hash};
pub use embed::with_cards;
pub use hardware::HARDWARE;
pub use manifest::{FILE as MANIFEST_FILE, Icon, manifest};
pub use missing::missing;
pub use single_file::{Contents, Fault, single_file};
pub use sitemap::sitemap;

use content::{Block, Chapter};
use model::figure::Name;
use words::Lang;

/// What a page shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// The first page of a language.
    Home,
    /// A chapter of the course.
    Chapter(Chapter),
    /// The flashcards.
    Cards,
    /// Questions without end.
    Drill,
    /// The lab.
    Lab,
    /// Every figure, with its link and the code that embeds it.
    Gallery,
    /// What each term means, and how they hang together.
    Glossary,
    /// What a page and an embedded frame say to each other.
    Notes,
    /// One figure, for other people's pages; without a name the first, until the address says which.
    Embed(Option<Name>),
    /// Flashcards, for other people's pages: those of a chapter, or the review of all.
    EmbedCards(Option<Chapter>),
}

impl Kind {
    /// Whether it is for other people's pages.
    pub(crate) fn is_embed(self) -> bool {
        matches!(self, Kind::Embed(_) | Kind::EmbedCards(_))
    }
}

/// Where a page lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum At {
    /// At the site's root.
    Root,
    /// In its language's folder.
    Language,
    /// In the folder of this version: there it stays as it is while the site goes on.
    Version,
}

/// The folder of this version, below the site's root.
pub const VERSION_FOLDER: &str = concat!("at/", env!("CARGO_PKG_VERSION"), "/");

/// As many steps up as any page is deep.
const STEPS: &str = "../../../../../../../../";

/// A page of the site.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Page {
    /// What it shows.
    pub kind: Kind,
    /// In which language.
    pub lang: Lang,
    /// Where it lies.
    pub at: At,
}

/// Which program a page needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Needs {
    /// That of the course.
    Course,
    /// That of layouts, banks and tiles.
    Figures,
    /// That of DRAM and time.
    Dram,
    /// That of the flashcards.
    Cards,
    /// That of the drills.
    Drill,
    /// That of the lab.
    Lab,
}

impl Needs {
    fn of(name: Name) -> Needs {
        match name {
            Name::Coalescing | Name::Library => Needs::Course,
            Name::Layout | Name::Banks | Name::Tile | Name::Map => Needs::Figures,
            Name::Rows | Name::Overlap | Name::Silicon | Name::Roofline => Needs::Dram,
            Name::Lab => Needs::Lab,
        }
    }

    /// The program that knows the figures of both: every program knows those of the course, the lab's knows all.
    fn and(self, other: Needs) -> Needs {
        match (self, other) {
            (same, Needs::Course) | (Needs::Course, same) => same,
            (one, other) if one == other => one,
            (
                Needs::Figures | Needs::Dram | Needs::Cards | Needs::Drill | Needs::Lab,
                Needs::Figures | Needs::Dram | Needs::Cards | Needs::Drill | Needs::Lab,
            ) => Needs::Lab,
        }
    }
}

impl Page {
    /// The smallest program that knows the page's figures, and those that its questions are asked of.
    pub(crate) fn needs(self) -> Needs {
        match self.kind {
            Kind::Home | Kind::Notes => Needs::Course,
            Kind::Cards | Kind::EmbedCards(_) => Needs::Cards,
            Kind::Drill => Needs::Drill,
            Kind::Chapter(chapter) => {
                let figures = content::lesson(chapter, self.lang).blocks.iter().filter_map(|block| match block {
                    Block::Figure { fig, .. } => Name::from_slug(fig),
                    Block::Question { count, .. } => Some(count.fig()),
                    Block::Html(_)
                    | Block::Derive { .. }
                    | Block::Live { .. }
                    | Block::Challenge { .. }
                    | Block::Check { .. } => None,
                });
                figures.map(Needs::of).fold(Needs::Course, Needs::and)
            }
            Kind::Lab | Kind::Gallery => Needs::Lab,
            Kind::Glossary => Needs::of(Name::Map),
            // It shows the first figure, or leads on to the page of another.
            Kind::Embed(None) => Needs::Course,
            Kind::Embed(Some(name)) => Needs::of(name),
        }
    }

    /// Every page: the home of the root first, then each language's, last those of this version.
    pub fn all() -> Vec<Page> {
        let root = Page { kind: Kind::Home, lang: Lang::En, at: At::Root };
        let chapters = Chapter::ALL.map(Kind::Chapter);
        let mut pages = vec![root];
        for lang in Lang::ALL {
            let others = [Kind::Cards, Kind::Drill, Kind::Lab, Kind::Gallery, Kind::Glossary, Kind::Notes];
            let kinds = [Kind::Home].into_iter().chain(chapters).chain(others);
            pages.extend(kinds.map(|kind| Page { kind, lang, at: At::Language }));
        }
        for (at, lang) in [At::Language, At::Version].into_iter().flat_map(|at| Lang::ALL.map(|lang| (at, lang))) {
            pages.extend(embed::kinds().map(|kind| Page { kind, lang, at }));
        }
        pages
    }

    /// The path below the language's folder: empty, or with a slash at its end.
    pub fn path(self) -> String {
        match self.kind {
            Kind::Home => String::new(),
            Kind::Chapter(chapter) => format!("{}/", chapter.slug()),
            Kind::Cards => "cards/".to_owned(),
            Kind::Drill => "drill/".to_owned(),
            Kind::Lab => "lab/".to_owned(),
            Kind::Gallery => "gallery/".to_owned(),
            Kind::Glossary => "glossary/".to_owned(),
            Kind::Notes => "notes/".to_owned(),
            Kind::Embed(None) => "embed/".to_owned(),
            Kind::Embed(Some(name)) => format!("embed/{}/", name.slug()),
            Kind::EmbedCards(None) => "embed/cards/".to_owned(),
            Kind::EmbedCards(Some(chapter)) => format!("embed/cards/{}/", chapter.slug()),
        }
    }

    /// The folder below the site's root.
    pub fn folder(self) -> String {
        match self.at {
            At::Root => String::new(),
            At::Language => format!("{}/{}", self.lang.tag(), self.path()),
            At::Version => format!("{VERSION_FOLDER}{}/{}", self.lang.tag(), self.path()),
        }
    }

    /// The same page in a language: a version's within that version, the home of the root in the language's folder.
    pub(crate) fn in_language(self, lang: Lang) -> Page {
        let at = match self.at {
            At::Root | At::Language => At::Language,
            At::Version => At::Version,
        };
        Page { lang, at, ..self }
    }

    /// Leads from the page to the site's root.
    pub fn root(self) -> &'static str {
        match self.folder().matches('/').count() {
            0 => "./",
            depth => &STEPS[..depth * "../".len()],
        }
    }
}
