//! Every word of the interface, in every language.
//!
//! Absent on purpose: fallback, string keys, `Default`. A word that is missing in one language does not compile.

pub mod analysis;
pub mod banks;
pub mod bindings;
pub mod cards;
pub mod challenge;
pub mod coalescing;
pub mod confusion;
pub mod derive;
pub mod drill;
pub mod evidence;
pub mod exports;
pub mod figure;
pub mod glossary;
pub mod in_file;
pub mod kernel;
pub mod lab;
pub mod lang;
pub mod layout;
pub mod library;
pub mod map;
pub mod notes;
pub mod offline;
pub mod overlap;
pub mod page;
pub mod progress;
pub mod question;
pub mod roofline;
pub mod rows;
pub mod silicon;
pub mod tile;

pub use lang::{Lang, Localized};

/// The words of one language; a figure's words have the figure's name.
///
/// A handle, not a table of all: a program that never asks for a section does not carry it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Words(Lang);

/// All words of a language.
pub fn words(lang: Lang) -> Words {
    Words(lang)
}

impl Words {
    /// Header, footer, table of contents.
    pub fn page(self) -> &'static page::PageWords {
        page::WORDS.get(self.0)
    }

    /// The site in one file.
    pub fn in_file(self) -> &'static in_file::InFileWords {
        in_file::WORDS.get(self.0)
    }

    /// Kinds of evidence.
    pub fn evidence(self) -> &'static evidence::EvidenceWords {
        evidence::WORDS.get(self.0)
    }

    /// What all figures share: play, step, copy, faults.
    pub fn figure(self) -> &'static figure::FigureWords {
        figure::WORDS.get(self.0)
    }

    /// The figure `coalescing`.
    pub fn coalescing(self) -> &'static coalescing::CoalescingWords {
        coalescing::WORDS.get(self.0)
    }

    /// The figure `library`.
    pub fn library(self) -> &'static library::LibraryWords {
        library::WORDS.get(self.0)
    }

    /// The figure `layout`.
    pub fn layout(self) -> &'static layout::LayoutWords {
        layout::WORDS.get(self.0)
    }

    /// The figure `banks`.
    pub fn banks(self) -> &'static banks::BanksWords {
        banks::WORDS.get(self.0)
    }

    /// The figure `lab`.
    pub fn lab(self) -> &'static lab::LabWords {
        lab::WORDS.get(self.0)
    }

    /// The figure `tile`.
    pub fn tile(self) -> &'static tile::TileWords {
        tile::WORDS.get(self.0)
    }

    /// The figure `rows`.
    pub fn rows(self) -> &'static rows::RowsWords {
        rows::WORDS.get(self.0)
    }

    /// The figure `overlap`.
    pub fn overlap(self) -> &'static overlap::OverlapWords {
        overlap::WORDS.get(self.0)
    }

    /// The figure `silicon`.
    pub fn silicon(self) -> &'static silicon::SiliconWords {
        silicon::WORDS.get(self.0)
    }

    /// The figure `roofline`.
    pub fn roofline(self) -> &'static roofline::RooflineWords {
        roofline::WORDS.get(self.0)
    }

    /// The figure `map`.
    pub fn map(self) -> &'static map::MapWords {
        map::WORDS.get(self.0)
    }

    /// Derivations and formulas.
    pub fn derive(self) -> &'static derive::DeriveWords {
        derive::WORDS.get(self.0)
    }

    /// Every term of the course.
    pub fn glossary(self) -> &'static glossary::GlossaryWords {
        glossary::WORDS.get(self.0)
    }

    /// Flashcards.
    pub fn cards(self) -> &'static cards::CardsWords {
        cards::WORDS.get(self.0)
    }

    /// Files of the flashcards for other programs.
    pub fn exports(self) -> &'static exports::ExportsWords {
        exports::WORDS.get(self.0)
    }

    /// Figures and cards in other people's notes.
    pub fn notes(self) -> &'static notes::NotesWords {
        notes::WORDS.get(self.0)
    }

    /// Reading without a network.
    pub fn offline(self) -> &'static offline::OfflineWords {
        offline::WORDS.get(self.0)
    }

    /// The reader's progress.
    pub fn progress(self) -> &'static progress::ProgressWords {
        progress::WORDS.get(self.0)
    }

    /// Challenges inside a chapter.
    pub fn challenge(self) -> &'static challenge::ChallengeWords {
        challenge::WORDS.get(self.0)
    }

    /// Questions inside a chapter.
    pub fn question(self) -> &'static question::QuestionWords {
        question::WORDS.get(self.0)
    }

    /// The ten things that people most often have wrong.
    pub fn confusion(self) -> &'static confusion::ConfusionWords {
        confusion::WORDS.get(self.0)
    }

    /// Drills.
    pub fn drill(self) -> &'static drill::DrillWords {
        drill::WORDS.get(self.0)
    }

    /// What is wrong with a pasted piece of CUDA.
    pub fn kernel(self) -> &'static kernel::KernelWords {
        kernel::WORDS.get(self.0)
    }

    /// What is wrong with a line of the analysis format.
    pub fn analysis(self) -> &'static analysis::AnalysisWords {
        analysis::WORDS.get(self.0)
    }

    /// What a caller from JavaScript is told.
    pub fn bindings(self) -> &'static bindings::BindingsWords {
        bindings::WORDS.get(self.0)
    }
}
