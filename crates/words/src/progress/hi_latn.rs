//! The reader's progress, in Hinglish.

use super::{DaysWords, ProgressWords, RetentionWords, StageWords, StagesWords};

pub(super) const WORDS: ProgressWords = ProgressWords {
    title: "Tumhari progress",
    days: DaysWords {
        heading: "Har din ke reviews",
        streak: |days| format!("{days} din lagataar"),
        remembered: |reviews| format!("{reviews} yaad {}", was(reviews)),
        missed: |reviews| format!("{reviews} yaad nahi {}", was(reviews)),
        due: |cards, days| format!("{days} din mein {} due", cards_said(cards)),
        today: "aaj",
        in_days: |days| if days == 1 { "kal".to_owned() } else { format!("{days} din baad") },
        untouched: "Tumhara pehla review yahan dikhega",
        pause: |days| format!("Pichle {days} din mein koi review nahi hua"),
        told: |reviews, missed, days| match reviews {
            1 => format!("{days} din mein 1 review, {missed} yaad nahi {}.", was(missed)),
            _ => format!("{days} din mein {reviews} reviews, unme se {missed} yaad nahi {}.", was(missed)),
        },
        told_due: |cards, days| {
            let are = if cards == 1 { "hai" } else { "hain" };
            format!("Agle {days} din mein {} due {are}.", cards_said(cards))
        },
        told_streak: |days| format!("Lagataar {days} din reviews hue."),
        table: "Har din ke reviews",
        day: "Din",
        reviews: "Reviews",
        missed_head: "Yaad nahi",
        due_table: "Kis din kitne cards due",
        due_head: "Cards",
    },
    retention: RetentionWords {
        heading: "Retention",
        known: |known, asked| format!("{asked} mein se {known} yaad {}", was(known)),
        too_few: |least, asked| format!("purane cards ke {least} reviews ke baad, abhi {asked}"),
        wanted: |percent| format!("{percent} % chahiye"),
        told: |percent, asked| format!("Retention {percent} %: purane cards {asked} baar pooche gaye."),
        table: "Retention aur lagataar din",
        reached_row: "Retention abhi",
        wanted_row: "Retention kitni chahiye",
        streak_row: "Kitne din lagataar reviews hue",
        number: "Value",
    },
    stages: StagesWords {
        heading: "Kaunse stage mein kitne cards",
        cards: cards_said,
        new: StageWords { name: "naye", means: "abhi tak koi review nahi" },
        learning: StageWords { name: "learning", means: "kuch minute mein phir aayenge" },
        young: StageWords { name: "young", means: "21 din se kam yaad rehte hain" },
        mature: StageWords { name: "mature", means: "21 din ya zyada yaad rehte hain" },
        suspended: StageWords { name: "suspended", means: "pooche nahi jaate" },
        stage: "Stage",
        cards_head: "Cards",
    },
};

fn was(count: u32) -> &'static str {
    if count == 1 { "tha" } else { "the" }
}

fn cards_said(cards: u32) -> String {
    if cards == 1 { "1 card".to_owned() } else { format!("{cards} cards") }
}
