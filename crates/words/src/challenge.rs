//! Words of a challenge inside a chapter: a goal to reach by setting a figure's controls.

use crate::Localized;

/// What stands around a challenge.
pub struct ChallengeWords {
    /// Above the task.
    pub title: &'static str,
    /// Before what the figure shows now.
    pub now: &'static str,
    /// Between what is so and what is wanted.
    pub wanted: &'static str,
    /// The reader has brought the figure there.
    pub reached: &'static str,
    /// The figure was brought there at the reader's wish.
    pub shown: &'static str,
    /// Leads to the figure.
    pub go: &'static str,
    /// Brings the figure there.
    pub show: &'static str,
    /// Opens the reasons.
    pub why: &'static str,
    /// Leads to the figure by itself, where it is already brought there.
    pub apart: &'static str,
}

/// The words, in every language.
pub static WORDS: Localized<ChallengeWords> = Localized {
    en: ChallengeWords {
        title: "Set the controls",
        now: "Now:",
        wanted: "wanted",
        reached: "✓ Reached.",
        shown: "This is one way. Change it, and find another.",
        go: "Go to the figure",
        show: "Show one way",
        why: "One way, and why",
        apart: "See it in the figure by itself",
    },
    hi_latn: ChallengeWords {
        title: "Controls set karo",
        now: "Abhi:",
        wanted: "chahiye",
        reached: "✓ Ho gaya.",
        shown: "Yeh ek tareeka hai. Controls ghumao aur koi doosra dhoondo.",
        go: "Figure par jao",
        show: "Ek tareeka dikhao",
        why: "Ek tareeka, aur wajah",
        apart: "Yahi tareeka figure ke apne page par dekho",
    },
};
