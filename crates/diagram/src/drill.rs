//! Writes a drill's question as sentences, and its reason as one line of numbers.
//!
//! Absent on purpose: the code (`quiz` has it, for it has no language), and what is said to a guess.

mod reason;
mod sentence;

pub use reason::reason;
pub use sentence::sentence;

use quiz::{Confusion, drill::Kind};
use words::{Lang, coalescing::Named, drill::KindWords, words};

/// What a kind of question counts, as a name.
pub fn kind(kind: Kind, lang: Lang) -> &'static str {
    of_kind(kind, &words(lang).drill().kinds)
}

/// What a kind asks, as a question.
pub fn asks(kind: Kind, lang: Lang) -> &'static str {
    of_kind(kind, &words(lang).drill().asks)
}

/// A confusion's name, and what is right.
pub fn confusion(confusion: Confusion, lang: Lang) -> &'static Named {
    let words = words(lang).confusion();
    match confusion {
        Confusion::ElementSize => &words.element_size,
        Confusion::VaryingIndex => &words.varying_index,
        Confusion::Padding => &words.padding,
        Confusion::Offset => &words.offset,
        Confusion::RowsOfABlock => &words.rows_of_a_block,
        Confusion::SixteenBanks => &words.sixteen_banks,
        Confusion::Swizzle => &words.swizzle,
        Confusion::PerThread => &words.per_thread,
        Confusion::WideGroups => &words.wide_groups,
        Confusion::MovedConflict => &words.moved_conflict,
    }
}

fn of_kind(kind: Kind, words: &KindWords) -> &'static str {
    match kind {
        Kind::Sectors => words.sectors,
        Kind::Moved => words.moved,
        Kind::Efficiency => words.efficiency,
        Kind::NWay => words.n_way,
        Kind::Wavefronts => words.wavefronts,
        Kind::Conflicts => words.conflicts,
        Kind::RowHits => words.row_hits,
    }
}
