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
    pub right: fn(&str) -> String,
    /// The guess is too small: the guess.
    pub too_few: fn(&str) -> String,
    /// The guess is too large: the guess.
    pub too_many: fn(&str) -> String,
    /// The guess, a share, is too small: the guess.
    pub too_low: fn(&str) -> String,
    /// The guess, a share, is too large: the guess.
    pub too_high: fn(&str) -> String,
    /// The guess is not a whole number.
    pub not_a_number: &'static str,
    /// The guess is no share.
    pub not_a_share: &'static str,
    /// The answer is: the answer.
    pub answer: fn(&str) -> String,
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
    /// The guess is the share that is wasted.
    pub slip_waste: &'static str,
    /// The guess moves the gaps as well.
    pub slip_filled_gaps: &'static str,
    /// The guess lets the order of the lanes cost something.
    pub slip_order: &'static str,
    /// The guess leaves out the struct's other fields.
    pub slip_struct: &'static str,
    /// The guess takes the warp for one row.
    pub slip_rows: &'static str,
    /// The guess lets the other index vary.
    pub slip_index: &'static str,
    /// The guess is the number of groups.
    pub slip_groups: &'static str,
    /// The guess is the number of turns.
    pub slip_wavefronts: &'static str,
    /// The guess is the number of conflicts.
    pub slip_conflicts: &'static str,
    /// The guess is the turns of the busiest bank.
    pub slip_n_way: &'static str,
    /// The guess takes groups for conflicts.
    pub slip_added_groups: &'static str,
    /// The guess does not merge groups.
    pub slip_merging: &'static str,
    /// The guess merges a store's groups.
    pub slip_store_merging: &'static str,
    /// The guess has 16 banks.
    pub slip_sixteen_banks: &'static str,
    /// The guess takes bytes for words.
    pub slip_bytes_for_words: &'static str,
    /// The guess is the stride.
    pub slip_stride: &'static str,
    /// The guess leaves padding out.
    pub slip_padding: &'static str,
    /// The guess leaves the swizzle out.
    pub slip_swizzle: &'static str,
    /// The guess swizzles by three bits.
    pub slip_short_swizzle: &'static str,
    /// The guess trusts padding or swizzle.
    pub slip_trusted_fix: &'static str,
    /// The guess is the number of bursts.
    pub slip_bursts: &'static str,
    /// The guess is the number of row hits.
    pub slip_row_hits: &'static str,
    /// The guess is the number of row conflicts.
    pub slip_row_conflicts: &'static str,
    /// The guess is the number of activations.
    pub slip_activations: &'static str,
    /// The guess is the number of rows.
    pub slip_dram_rows: &'static str,
    /// The guess leaves out what is fetched along.
    pub slip_fetch: &'static str,
    /// The guess has other rows open.
    pub slip_open_row: &'static str,
    /// The guess has one bank.
    pub slip_one_bank: &'static str,
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
        too_low: |guess| format!("{guess} is too low."),
        too_high: |guess| format!("{guess} is too high."),
        not_a_number: "A whole number, please.",
        not_a_share: "Percent, please: 40, or 12.5.",
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
        slip_waste: "That is the share that is wasted.",
        slip_filled_gaps: "That would be right if everything between the first byte and the last were moved; untouched sectors stay where they are.",
        slip_order: "The order of the lanes costs nothing: only which sectors they touch counts.",
        slip_struct: "That would be right if the fields lay in an array of their own; here the rest of each struct lies between them.",
        slip_rows: "That would be right if the warp were one row of the block; here it spans several.",
        slip_index: "That would be right if the other index varied from lane to lane.",
        slip_groups: "That is the number of groups.",
        slip_wavefronts: "That is the number of wavefronts.",
        slip_conflicts: "That is the number of conflicts.",
        slip_n_way: "That is what the busiest bank needs in one group.",
        slip_added_groups: "Lanes this wide are served in groups, one after another, even without a conflict; groups are no conflicts.",
        slip_merging: "That would be right if groups never merged; in this load neighbouring lanes want the same address, and they do.",
        slip_store_merging: "That would be right for a load; the groups of a store never merge.",
        slip_sixteen_banks: "That would be right with 16 banks, as long ago; there are 32.",
        slip_bytes_for_words: "That would be right if each byte had a bank of its own; a bank is word mod 32, and a word is 4 bytes.",
        slip_stride: "That is the stride. What counts is the factor that it shares with 32.",
        slip_padding: "That would be right without the padding, or with it on the other side, where it changes nothing.",
        slip_swizzle: "That would be right without the swizzle.",
        slip_short_swizzle: "That would be right if only the lowest three bits of the row were XORed in.",
        slip_trusted_fix: "That would be right if the fix worked. Here it moves the conflict, or makes one.",
        slip_bursts: "That is the number of bursts that DRAM delivers.",
        slip_row_hits: "That is the number of row hits.",
        slip_row_conflicts: "That is how often another row was open.",
        slip_activations: "That is the number of activations.",
        slip_dram_rows: "That is the number of different rows.",
        slip_fetch: "That would be right if L2 fetched only the sectors that were asked for.",
        slip_open_row: "Look again at what the banks held before: a row is opened only if it is not open yet.",
        slip_one_bank: "That would be right if everything lay in one bank; here the addresses are spread.",
    },
    hi_latn: QuestionWords {
        guess: "Tumhara andaza",
        check: "Check karo",
        show_answer: "Jawab dikhao",
        right: |answer| format!("Haan, {answer}."),
        too_few: |guess| format!("{guess} kam hai."),
        too_many: |guess| format!("{guess} zyada hai."),
        too_low: |guess| format!("{guess} kam hai."),
        too_high: |guess| format!("{guess} zyada hai."),
        not_a_number: "Whole number likho.",
        not_a_share: "Percent mein likho: 40, ya 12.5.",
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
        slip_waste: "Yeh waste hone wala hissa hai.",
        slip_filled_gaps: "Pehle byte se aakhri tak sab kuch aata toh yeh sahi hota; par jo sectors chhue nahi gaye, woh aate hi nahi.",
        slip_order: "Lanes ka order kuch nahi badalta; bas yeh dekho ki kaunse sectors chhue gaye.",
        slip_struct: "Yeh field apne alag array mein hoti toh yeh sahi hota; yahan har struct ka baaki hissa beech mein aata hai.",
        slip_rows: "Poora warp block ki ek hi row hota toh yeh sahi hota; yahan woh kai rows par faila hai.",
        slip_index: "Lane se lane doosra index badalta toh yeh sahi hota.",
        slip_groups: "Yeh groups ka number hai.",
        slip_wavefronts: "Yeh wavefronts ka number hai.",
        slip_conflicts: "Yeh conflicts ka number hai.",
        slip_n_way: "Yeh ek group mein sabse busy bank ke turns hain.",
        slip_added_groups: "Itne chaude lanes waise bhi groups mein serve hote hain, ek ke baad ek; groups conflict nahi hote.",
        slip_merging: "Groups kabhi merge na hote toh yeh sahi hota; is load mein padosi lanes ko wahi address chahiye, isliye woh merge hote hain.",
        slip_store_merging: "Load hota toh yeh sahi hota; store ke groups kabhi merge nahi hote.",
        slip_sixteen_banks: "16 banks hote toh yeh sahi hota, jaise purane GPUs mein; ab 32 hain.",
        slip_bytes_for_words: "Har byte ka apna bank hota toh yeh sahi hota; bank hai word mod 32, aur ek word 4 bytes ka hai.",
        slip_stride: "Yeh toh stride hai. Matlab uska hai jo factor usme aur 32 mein common ho.",
        slip_padding: "Padding na hoti, ya doosri taraf hoti jahan usse kuch nahi badalta, toh yeh sahi hota.",
        slip_swizzle: "Swizzle na hota toh yeh sahi hota.",
        slip_short_swizzle: "Row ke sirf neeche ke teen bits XOR hote toh yeh sahi hota.",
        slip_trusted_fix: "Fix kaam karta toh yeh sahi hota. Yahan woh conflict ko sirf hata kar doosri jagah daalta hai, ya naya bana deta hai.",
        slip_bursts: "Yeh DRAM se aane wale bursts ka number hai.",
        slip_row_hits: "Yeh row hits ka number hai.",
        slip_row_conflicts: "Itni baar bank mein doosri row khuli thi; yeh row conflicts ka number hai.",
        slip_activations: "Yeh activations ka number hai.",
        slip_dram_rows: "Yeh alag-alag rows ka number hai.",
        slip_fetch: "L2 sirf maange gaye sectors mangwata toh yeh sahi hota.",
        slip_open_row: "Phir dekho ki banks mein pehle kya khula tha: row tabhi khulti hai jab pehle se khuli na ho.",
        slip_one_bank: "Sab kuch ek hi bank mein hota toh yeh sahi hota; yahan addresses faile hue hain.",
    },
};
