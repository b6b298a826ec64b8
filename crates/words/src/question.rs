//! Words of a question inside a chapter, and of the reasons a guess goes wrong.

use crate::Localized;

/// What stands around a question.
pub struct QuestionWords {
    /// Label of the field for the guess.
    pub guess: &'static str,
    /// Sends the guess.
    pub check: &'static str,
    /// Opens the answer where scripts are off.
    pub show_answer: &'static str,
    /// The guess is right: the answer.
    pub right: fn(u64) -> String,
    /// The guess is too small: the guess.
    pub too_few: fn(u64) -> String,
    /// The guess is too large: the guess.
    pub too_many: fn(u64) -> String,
    /// The guess is not a whole number.
    pub not_a_number: &'static str,
    /// The answer is: the answer.
    pub answer: fn(u64) -> String,
    /// The guess is the number of lines.
    pub slip_lines: &'static str,
    /// The guess is the number of requests.
    pub slip_requests: &'static str,
    /// The guess is the number of active lanes.
    pub slip_lanes: &'static str,
    /// The guess forgets where the access starts.
    pub slip_alignment: &'static str,
    /// The guess takes every element for four bytes.
    pub slip_four_bytes: &'static str,
    /// The guess is in bytes.
    pub slip_bytes: &'static str,
    /// The guess is the number of sectors.
    pub slip_sectors: &'static str,
    /// The guess leaves out the bytes moved for nothing.
    pub slip_wanted_bytes: &'static str,
    /// The guess takes in the bytes moved for nothing.
    pub slip_moved_bytes: &'static str,
    /// The guess counts shared bytes once a lane.
    pub slip_sharing: &'static str,
    /// The guess counts shared bytes once, where each lane's request was asked.
    pub slip_merged: &'static str,
    /// The guess packs the elements together.
    pub slip_gaps: &'static str,
    /// The guess moves whole lines.
    pub slip_whole_lines: &'static str,
    /// The guess moves single sectors where lines are moved.
    pub slip_single_sectors: &'static str,
}

/// The words, in every language.
pub static WORDS: Localized<QuestionWords> = Localized {
    en: QuestionWords {
        guess: "Your guess",
        check: "Check",
        show_answer: "Show the answer",
        right: |answer| format!("Yes, {answer}."),
        too_few: |guess| format!("{guess} is too few."),
        too_many: |guess| format!("{guess} is too many."),
        not_a_number: "A whole number, please.",
        answer: |answer| format!("The answer is {answer}."),
        slip_lines: "That is the number of 128-byte lines.",
        slip_requests: "That is the number of requests.",
        slip_lanes: "That is the number of active lanes.",
        slip_alignment: "That would be right if the first byte lay on a sector boundary.",
        slip_four_bytes: "That would be right for 4-byte elements.",
        slip_bytes: "That is the number of bytes.",
        slip_sectors: "That is the number of sectors.",
        slip_wanted_bytes: "That leaves out the bytes that come along unasked.",
        slip_moved_bytes: "That takes in the bytes that come along unasked.",
        slip_sharing: "Lanes that want the same bytes share them; you counted them once a lane.",
        slip_merged: "Here every lane's bytes count, shared or not.",
        slip_gaps: "That would be right if the elements lay side by side.",
        slip_whole_lines: "That would be right if whole lines were moved; only touched sectors are.",
        slip_single_sectors: "On this hardware a miss moves the whole line.",
    },
    hi_latn: QuestionWords {
        guess: "Tumhara andaza",
        check: "Check karo",
        show_answer: "Jawab dikhao",
        right: |answer| format!("Haan, {answer}."),
        too_few: |guess| format!("{guess} kam hai."),
        too_many: |guess| format!("{guess} zyada hai."),
        not_a_number: "Whole number likho.",
        answer: |answer| format!("Jawab hai {answer}."),
        slip_lines: "Yeh 128-byte lines ka number hai.",
        slip_requests: "Yeh requests ka number hai.",
        slip_lanes: "Yeh active lanes ka number hai.",
        slip_alignment: "Pehla byte sector ki shuruaat par hota toh yeh sahi hota.",
        slip_four_bytes: "4-byte elements hote toh yeh sahi hota.",
        slip_bytes: "Yeh bytes ka number hai.",
        slip_sectors: "Yeh sectors ka number hai.",
        slip_wanted_bytes: "Isme woh bytes chhoot gaye jo bina maange saath aate hain.",
        slip_moved_bytes: "Isme woh bytes bhi gin liye jo bina maange saath aate hain.",
        slip_sharing: "Jin lanes ko wahi bytes chahiye, woh unhe share karte hain; tumne har lane ke alag gin liye.",
        slip_merged: "Yahan har lane ke bytes gine jaate hain, share hon ya nahi.",
        slip_gaps: "Elements saath-saath rakhe hote toh yeh sahi hota.",
        slip_whole_lines: "Poori line aati toh yeh sahi hota; par sirf chhue gaye sectors aate hain.",
        slip_single_sectors: "Is hardware par ek miss poori line mangwata hai.",
    },
};
