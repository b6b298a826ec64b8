//! The reader's progress, in English.

use super::{DaysWords, ProgressWords, RetentionWords, StageWords, StagesWords};
use crate::lang::counted;

pub(super) const WORDS: ProgressWords = ProgressWords {
    title: "Your progress",
    days: DaysWords {
        heading: "Reviews a day",
        streak: |days| format!("{days} days in a row"),
        remembered: |reviews| format!("{reviews} remembered"),
        missed: |reviews| format!("{reviews} missed"),
        due: |cards, days| format!("{} due in {days} days", counted(cards.into(), "card", "cards")),
        today: "today",
        in_days: |days| if days == 1 { "tomorrow".to_owned() } else { format!("in {days} days") },
        untouched: "Your first review will appear here",
        pause: |days| format!("No reviews in the last {days} days"),
        told: |reviews, missed, days| {
            let reviews = counted(reviews.into(), "review", "reviews");
            format!("{reviews} in {days} days, {missed} of them missed.")
        },
        told_due: |cards, days| {
            format!("{} due in the next {days} days.", counted(cards.into(), "card is", "cards are"))
        },
        told_streak: |days| format!("{} in a row with reviews.", counted(days.into(), "day", "days")),
        table: "Reviews a day",
        day: "Day",
        reviews: "Reviews",
        missed_head: "Missed",
        due_table: "Cards due",
        due_head: "Cards",
    },
    retention: RetentionWords {
        heading: "Retention",
        known: |known, asked| format!("{known} of {asked} remembered"),
        too_few: |least, asked| format!("after {least} reviews of known cards, {asked} so far"),
        wanted: |percent| format!("{percent} % wanted"),
        told: |percent, asked| {
            let cards = counted(asked.into(), "review of a card", "reviews of cards");
            format!("Retention: {percent} %, from {cards} already known.")
        },
        table: "Retention and streak",
        reached_row: "Retention reached",
        wanted_row: "Retention wanted",
        streak_row: "Days in a row with reviews",
        number: "Value",
    },
    stages: StagesWords {
        heading: "Cards by stage",
        cards: |cards| counted(cards.into(), "card", "cards"),
        new: StageWords { name: "new", means: "never reviewed" },
        learning: StageWords { name: "learning", means: "back within minutes" },
        young: StageWords { name: "young", means: "remembered for less than 21 days" },
        mature: StageWords { name: "mature", means: "remembered for 21 days or more" },
        suspended: StageWords { name: "suspended", means: "not asked" },
        stage: "Stage",
        cards_head: "Cards",
    },
};
