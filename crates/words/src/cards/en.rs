//! The words of the flashcards in English.

use super::{CardsWords, DoneWords, KeptWords, ListWords, ReviewWords, SettingsWords, WhenWords};

pub(super) const WORDS: CardsWords = CardsWords {
    title: "Flashcards",
    lede: "Say the answer before you turn the card. Out loud is best. Each card comes back shortly before you would forget it.",
    description: "Flashcards on coalesced access, banks and DRAM rows, with spaced repetition. Each leads to a figure that shows the answer.",
    review: ReviewWords {
        title: "Review",
        new: "new",
        learning: "learning",
        due: "due",
        reveal: "Show the answer",
        question: "Question",
        answer: "Answer",
        four: ["Again", "Hard", "Good", "Easy"],
        two: ["Did not know", "Knew it"],
        ratings: "How did it go?",
        undo: "Undo",
        skip: "Skip",
        suspend: "Never ask again",
        see_it: "See it in the figure",
        keys_two: "Keys: Space shows the answer, 1 and 2 rate, U takes back, S skips.",
        keys_four: "Keys: Space shows the answer, 1 to 4 rate, U takes back, S skips.",
        answered: "Answered just now",
        rated: |rating, when| format!("{rating} · back in {when}"),
    },
    done: DoneWords {
        title: "Done for now",
        told: |answered, learned, missed| {
            let cards = if answered == 1 { "1 card".to_owned() } else { format!("{answered} cards") };
            match (learned, missed) {
                (0, 0) => format!("You answered {cards}, all of them right."),
                (_, 0) => format!("You answered {cards}, all of them right; {learned} of them you have newly learned."),
                (0, _) => format!("You answered {cards} and missed {missed}. Those come back sooner."),
                _ => format!(
                    "You answered {cards}: {learned} newly learned, {missed} missed. The missed ones come back sooner."
                ),
            }
        },
        nothing: "Nothing is due.",
        tomorrow: |cards| match cards {
            0 => "Nothing is due tomorrow.".to_owned(),
            1 => "Tomorrow 1 card is due.".to_owned(),
            _ => format!("Tomorrow {cards} cards are due."),
        },
        next: |when| format!("The next card is due in {when}."),
        more: "More new cards",
    },
    when: WhenWords {
        minutes: |minutes| format!("{minutes} min"),
        days: |days| match days {
            1 => "1 day".to_owned(),
            2..60 => format!("{days} days"),
            60..730 => format!("{} months", (days + 15) / 30),
            _ => format!("{} years", (days + 182) / 365),
        },
    },
    kept: KeptWords {
        title: "Your progress",
        told: "Your answers are kept in this browser and nowhere else. They are the same in both languages. Save them as a file to move them to another device, or to be safe.",
        blocked: "This browser keeps nothing here: a private window, a frame, or a setting. You can review, but what you answer is gone when you leave the page. Save your progress as a file to keep it.",
        full: "The browser has no room left, so your last answers are not kept. Save your progress as a file, then make room.",
        damaged: |texts| match texts {
            1 => "One entry could not be read. It is set aside and nothing else is lost.".to_owned(),
            _ => format!("{texts} entries could not be read. They are set aside and nothing else is lost."),
        },
        save_damaged: "Save what was set aside",
        forget_damaged: "Forget it",
        newer: "A newer version of this site left entries here that this page does not understand. They are left as they are.",
        clock: |days| match days {
            1 => "Your clock is a day behind your last answer. Check the date: cards come back by it.".to_owned(),
            _ => format!("Your clock is {days} days behind your last answer. Check the date: cards come back by it."),
        },
        save: "Save progress as a file",
        load: "Read progress from a file",
        loaded: |new, known| match (new, known) {
            (0, 0) => "There are no entries in this file.".to_owned(),
            (0, 1) => "Nothing new in this file: its one entry was known.".to_owned(),
            (0, _) => format!("Nothing new in this file: all {known} entries were known."),
            (1, _) => format!("1 entry added, {known} were known already."),
            _ => format!("{new} entries added, {known} were known already."),
        },
        refused: "This file changes nothing.",
        not_json: |line, column| format!("It is not JSON: see line {line}, column {column}."),
        not_ours: "It is JSON, and not progress of this site.",
        newer_file: |version| {
            format!("It is of version {version}, which is newer than this page. Load the page anew and try again.")
        },
        event: |index, field| format!("Entry {index}: “{field}” is missing or wrong."),
        wrong_settings: "Its settings are wrong.",
    },
    settings: SettingsWords {
        title: "Settings",
        retention: "Wanted retention, %",
        retention_told: "How many cards of a hundred you want to know when they come back. More means more reviews.",
        new_per_day: "New cards a day",
        reviews_per_day: "Reviews a day at most",
        buttons: "Buttons",
        two: "Two: knew it or not",
        four: "Four: again, hard, good, easy",
        out_of_range: |least, most| format!("A whole number from {least} to {most}, please."),
    },
    list: ListWords {
        title: "All cards",
        told: "To read, or to wake a card that you did not want to be asked.",
        new: "new",
        learning: "learning",
        due: "due",
        after: |when| format!("in {when}"),
        suspended: "not asked",
        resume: "Ask again",
        of_chapter: "Cards of this chapter",
        of_chapter_told: "Answer before you open a card. What you rate here counts in the review, too.",
    },
};
