//! Words of the files by which cards go into other programs.

use crate::Localized;

/// What stands around the downloads.
pub struct ExportsWords {
    /// Over both downloads.
    pub title: &'static str,
    /// Downloads the cards for Anki.
    pub anki: &'static str,
    /// How to import them there.
    pub anki_how: &'static str,
    /// Downloads the cards for Obsidian.
    pub obsidian: &'static str,
    /// How to use them there.
    pub obsidian_how: &'static str,
}

/// The words, in every language.
pub static WORDS: Localized<ExportsWords> = Localized {
    en: ExportsWords {
        title: "The cards in Anki and Obsidian",
        anki: "Download for Anki",
        anki_how: "In Anki, choose File → Import and open the file; a newer one, imported later, updates your cards \
                   and keeps your progress.",
        obsidian: "Download for Obsidian",
        obsidian_how: "Put the file into your vault: the plugin Spaced Repetition finds its cards by the tag \
                       #flashcards, and writes your dates into this file, so do not replace it with a newer one.",
    },
    hi_latn: ExportsWords {
        title: "Yahi cards Anki aur Obsidian mein",
        anki: "Anki ke liye download karo",
        anki_how: "Anki mein File → Import se yeh file kholo; baad mein nayi file import karoge toh cards update ho \
                   jaayenge aur tumhari progress waisi hi rahegi.",
        obsidian: "Obsidian ke liye download karo",
        obsidian_how: "Yeh file apne vault mein rakho: Spaced Repetition plugin #flashcards tag se iske cards dhoondh \
                       leta hai, aur tumhari dates isi file mein likhta hai, isliye iski jagah nayi file mat rakho.",
    },
};
