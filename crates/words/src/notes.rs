//! Words for those who put a figure or a deck of cards into their own notes: what to choose, where the code goes, and
//! what frame and page say to each other.
//!
//! Absent on purpose: the code itself, which is the same in every language.

mod en;
mod hi_latn;

use crate::Localized;

/// What stands around the code for other people's notes.
pub struct NotesWords {
    /// Where a reader chooses.
    pub chooser: ChooserWords,
    /// The kinds of page that the code goes into.
    pub hosts: HostsWords,
    /// What a page and a frame of this site say to each other.
    pub protocol: ProtocolWords,
}

/// Where a reader chooses what to take along.
pub struct ChooserWords {
    /// Over all of it.
    pub title: &'static str,
    /// What it is for.
    pub lede: &'static str,
    /// Label of the menu of figures and decks.
    pub what: &'static str,
    /// Over the figures in that menu.
    pub figures: &'static str,
    /// Over the decks in that menu.
    pub decks: &'static str,
    /// The deck with the cards of all chapters.
    pub whole_deck: &'static str,
    /// A deck's name: its chapter's title.
    pub deck: fn(&str) -> String,
    /// Label of the menu of states.
    pub state: &'static str,
    /// The state in which a figure opens.
    pub opening: &'static str,
    /// A state that no name is known for.
    pub turned: &'static str,
    /// Label of the menu of languages.
    pub lang: &'static str,
    /// The language of the page around.
    pub follow: &'static str,
    /// Label of the menu of colours.
    pub theme: &'static str,
    /// The colours: those of the reader's system, light, dark, without a ground.
    pub themes: [&'static str; 4],
    /// Label of the menu of versions.
    pub version: &'static str,
    /// The version that is newest whenever somebody reads.
    pub newest: &'static str,
    /// A version that never changes.
    pub pinned: fn(&str) -> String,
    /// Label of the field for a figure's link.
    pub link: &'static str,
    /// What was typed there leads to no figure.
    pub no_link: &'static str,
    /// Label of the living preview.
    pub preview: &'static str,
    /// What can be done in the preview.
    pub turn: &'static str,
    /// Over the kinds of page.
    pub host: &'static str,
    /// A frame cannot know the language of the page around it.
    pub frame_language: &'static str,
    /// The page does not know its own address: what stands in its place.
    pub no_address: &'static str,
    /// Leads from a figure to here, in the state it is in.
    pub take: &'static str,
    /// Leads to all that a page and a frame can say to each other.
    pub more: &'static str,
}

/// A kind of page that the code goes into.
pub struct HostWords {
    /// What it is called.
    pub name: &'static str,
    /// Where the code goes there, and what to know.
    pub how: &'static str,
}

/// The kinds of page.
#[expect(missing_docs, reason = "each field is named as its host")]
pub struct HostsWords {
    pub html: HostWords,
    pub markdown: HostWords,
    pub github: HostWords,
    pub myst: HostWords,
    pub mystmd: HostWords,
    pub mkdocs: HostWords,
    pub quarto: HostWords,
    pub reveal: HostWords,
    pub obsidian: HostWords,
    pub moodle: HostWords,
    pub jupyter: HostWords,
    pub observable: HostWords,
    pub frame: HostWords,
}

/// A table: its heading, what is to be known first, its columns, and what each row says. The names in the first column,
/// and the types, are code and the same in every language.
pub struct TableWords<const COLUMNS: usize, const ROWS: usize> {
    /// Over the table.
    pub title: &'static str,
    /// Before the table; code stands between backticks.
    pub lede: &'static str,
    /// Heads of the columns.
    pub heads: [&'static str; COLUMNS],
    /// The last cell of each row; code stands between backticks.
    pub rows: [&'static str; ROWS],
}

/// What a page and a frame of this site say to each other.
pub struct ProtocolWords {
    /// The page's title.
    pub title: &'static str,
    /// What it is for.
    pub lede: &'static str,
    /// The elements' attributes.
    pub attributes: TableWords<3, 10>,
    /// The addresses.
    pub addresses: TableWords<2, 7>,
    /// What the frame says.
    pub told: TableWords<3, 5>,
    /// What the frame hears.
    pub heard: TableWords<3, 3>,
    /// The element's events.
    pub events: TableWords<3, 3>,
    /// The rights that a sandbox leaves.
    pub rights: TableWords<2, 4>,
    /// What a page's own security policy must allow.
    pub policy: TableWords<2, 4>,
    /// Over the example.
    pub example: &'static str,
    /// What the example does.
    pub example_told: &'static str,
    /// Over the sizes.
    pub sizes: &'static str,
    /// Width, height, and what a frame never does.
    pub sizes_told: &'static str,
    /// Over what is left without scripts.
    pub without: &'static str,
    /// What is left.
    pub without_told: &'static str,
    /// Over cells of notebooks.
    pub notebooks: &'static str,
    /// What each of them does: in Observable with the model itself, in Jupyter with the command, twice.
    pub notebooks_told: [&'static str; 3],
    /// Over what stays as it is.
    pub promises: &'static str,
    /// What stays as it is.
    pub promises_told: &'static str,
}

/// The words, in every language.
pub static WORDS: Localized<NotesWords> = Localized { en: en::WORDS, hi_latn: hi_latn::WORDS };
