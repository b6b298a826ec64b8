//! Words of the flashcards.

use crate::Localized;

/// What stands around the cards.
pub struct CardsWords {
    /// The page's title.
    pub title: &'static str,
    /// How it works.
    pub lede: &'static str,
    /// How many answers were opened: opened, of all.
    pub opened: fn(usize, usize) -> String,
    /// Covers all answers.
    pub cover_all: &'static str,
    /// How to use the keyboard.
    pub keys: &'static str,
    /// Leads to the figure's state that shows the answer.
    pub see_it: &'static str,
    /// The page's description for search engines.
    pub description: &'static str,
}

/// The words, in every language.
pub static WORDS: Localized<CardsWords> = Localized {
    en: CardsWords {
        title: "Seven cards",
        lede: "Say the answer before you open the card. Out loud is best.",
        opened: |opened, all| format!("{opened} of {all} opened"),
        cover_all: "Cover all",
        keys: "Space or Enter opens a card; the arrow keys go from card to card.",
        see_it: "See it in the figure",
        description: "Seven flashcards on coalesced memory access, each with a figure that shows the answer.",
    },
    hi_latn: CardsWords {
        title: "Saat cards",
        lede: "Card kholne se pehle jawab khud bolo. Zor se bolo toh aur achha.",
        opened: |opened, all| format!("{all} mein se {opened} khule"),
        cover_all: "Sab dhak do",
        keys: "Space ya Enter se card khulta hai; arrow keys se ek card se doosre par jao.",
        see_it: "Figure mein dekho",
        description: "Coalesced memory access par saat flashcards, har ek ke saath ek figure jo jawab dikhata hai.",
    },
};
