//! Words of the figure `library`: the same access as friends, shelves and cart-loads.

use crate::{Localized, coalescing::Named, coalescing::StepWords, lang::counted, lang::list};

/// All words of the figure.
pub struct LibraryWords {
    /// The figure's name for screen readers and the gallery.
    pub title: &'static str,
    /// Above the friends.
    pub counter: &'static str,
    /// Above the shelves: how many books a cart-load is.
    pub shelves: fn(u32) -> String,
    /// Switches to this face.
    pub face: &'static str,
    /// The moments, told at the counter.
    pub steps: StepWords,
    /// A friend who is lit: lane, shelf, the others served by the same cart, books for nobody of eight.
    pub friend: fn(u64, u64, &[u64], u64) -> String,
    /// A friend who stayed at home.
    pub friend_off: fn(u64) -> String,
    /// A cart-load that is lit: shelf, the friends, books wanted in tenths of eight.
    pub cart: fn(u64, &[u64]) -> String,
    /// The whole picture for those who cannot see it: friends, cart-loads, rounds, librarians.
    pub description: fn(u32, u32, u32, u32) -> String,
    /// How the rounds follow from the carts: cart-loads, librarians, rounds.
    pub rounds: fn(u32, u32, u32) -> String,
    /// Where the picture ends: the warning.
    pub warning: &'static str,
    /// Before the number of a round.
    pub round: fn(u64) -> String,
}

/// The words, in every language.
pub static WORDS: Localized<LibraryWords> = Localized {
    en: LibraryWords {
        title: "Thirty-two friends and the librarians' carts",
        counter: "the counter · 32 friends, one list",
        shelves: |books| format!("shelves · {} to a cart-load", counted(books.into(), "book", "books")),
        face: "Librarian",
        steps: StepWords {
            addresses: Named { name: "Wishes", sentence: "All friends name their books at the same moment." },
            grouping: Named {
                name: "Sorting",
                sentence: "The desk sorts the wishes by shelf: one entry a shelf, however many friends want it.",
            },
            fetch: Named {
                name: "Carts",
                sentence: "Each shelf on the list is one cart-load, wanted books or not. Several librarians run at once.",
            },
            hand_out: Named {
                name: "Hand-out",
                sentence: "Everyone has their book. Cart space was spent on the hatched ones for nothing.",
            },
        },
        friend: |friend, shelf, others, idle| {
            let shared = match others {
                [] => "Nobody else wants a book from that cart".to_owned(),
                [one] => format!("Friend {one} gets a book from the same cart"),
                many if many.len() > 30 => "All the others are served by the same cart".to_owned(),
                many => format!("Friends {} are served by the same cart", list(many, "and")),
            };
            let space = match idle {
                0 => "not a byte of it was carried for nothing".to_owned(),
                _ => format!("{idle} of its 32 bytes were carried for nothing"),
            };
            format!("Friend {friend}'s book is on shelf {shelf}. {shared}; {space}.")
        },
        friend_off: |friend| format!("Friend {friend} wants nothing today."),
        cart: |shelf, friends| match friends {
            [] => format!("Shelf {shelf} came along though nobody asked."),
            [one] => format!("The cart from shelf {shelf} has a book for friend {one}."),
            many => format!("The cart from shelf {shelf} has books for friends {}.", list(many, "and")),
        },
        description: |friends, carts, rounds, librarians| {
            format!(
                "{} at once. {} fetched by {librarians} librarians in {}.",
                counted(friends.into(), "friend asks", "friends ask"),
                counted(carts.into(), "cart-load is", "cart-loads are"),
                counted(rounds.into(), "round", "rounds"),
            )
        },
        rounds: |carts, librarians, rounds| {
            format!(
                "{}, {librarians} librarians at once: {} (the number of librarians is assumed)",
                counted(carts.into(), "cart-load", "cart-loads"),
                counted(rounds.into(), "round", "rounds"),
            )
        },
        warning: "A cart-load costs cart space, not a turn in a queue: with several librarians, 32 loads do not take 32 times the wait of one.",
        round: |round| format!("round {round}"),
    },
    hi_latn: LibraryWords {
        title: "32 dost aur librarians ke carts",
        counter: "counter · 32 dost, ek list",
        shelves: |books| format!("shelves · ek cart mein {}", counted(books.into(), "book", "books")),
        face: "Librarian",
        steps: StepWords {
            addresses: Named { name: "Farmaish", sentence: "Sab dost ek hi saath apni book ka naam bolte hain." },
            grouping: Named {
                name: "Chhaantna",
                sentence: "Counter par list shelf ke hisaab se banti hai: ek shelf ka naam ek hi baar, chahe kitne bhi dost maangein.",
            },
            fetch: Named {
                name: "Carts",
                sentence: "List ki har shelf ek cart-load hai, books chahiye hon ya nahi. Kai librarians ek saath daudte hain.",
            },
            hand_out: Named {
                name: "Hand-out",
                sentence: "Sabko apni book mil gayi. Jo hatched hain, un par cart ki jagah bekaar gayi.",
            },
        },
        friend: |friend, shelf, others, idle| {
            let shared = match others {
                [] => "Is cart se kisi aur ko kuch nahi chahiye".to_owned(),
                [one] => format!("Isi cart se dost {one} ko bhi book milti hai"),
                many if many.len() > 30 => "Isi cart se baaki sabka kaam bhi ho jaata hai".to_owned(),
                many => format!("Isi cart se dost {} ko bhi book milti hai", list(many, "aur")),
            };
            let space = match idle {
                0 => "cart mein ek byte bhi bekaar nahi".to_owned(),
                _ => format!("cart ke 32 mein se {idle} bytes bekaar mein aaye"),
            };
            format!("Dost {friend} ki book shelf {shelf} par hai. {shared}; {space}.")
        },
        friend_off: |friend| format!("Dost {friend} ko aaj kuch nahi chahiye."),
        cart: |shelf, friends| match friends {
            [] => format!("Shelf {shelf} ka cart bhi aaya, jabki kisi ne maanga nahi."),
            [one] => format!("Shelf {shelf} ke cart mein dost {one} ki book hai."),
            many => format!("Shelf {shelf} ke cart mein dost {} ki books hain.", list(many, "aur")),
        },
        description: |friends, carts, rounds, librarians| {
            format!(
                "{friends} dost ek saath maangte hain. {librarians} librarians {} {} mein laate hain.",
                counted(carts.into(), "cart-load", "cart-loads"),
                counted(rounds.into(), "round", "rounds"),
            )
        },
        rounds: |carts, librarians, rounds| {
            format!(
                "{}, {librarians} librarians ek saath: {} (librarians ki ginti assumed hai)",
                counted(carts.into(), "cart-load", "cart-loads"),
                counted(rounds.into(), "round", "rounds"),
            )
        },
        warning: "Har cart-load cart ki jagah leta hai, queue mein baari nahi: librarians kai hain, isliye 32 loads ka intezaar ek load ka 32 guna nahi hota.",
        round: |round| format!("round {round}"),
    },
};
