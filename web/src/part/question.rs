//! A question inside a chapter: guess a count, and hear why.

use crate::{
    heard::{Part, attribute, lang_of},
    shared,
    slots::{Slots, Write},
};
use model::figure::{banks, coalescing, rows};
use quiz::{Count, Grade, Guess, Question, Slip, Value};
use std::{cell::RefCell, rc::Rc};
use web_sys::Element;
#[cfg(feature = "ssr")]
use words::Lang;
use words::{question::QuestionWords, words};

struct Asked {
    question: Question,
    words: &'static QuestionWords,
    typed: RefCell<String>,
    slots: RefCell<Slots>,
}

/// A question by its count and the query of its figure's state; `None` for a count of another figure.
pub(crate) type Read = fn(Count, &str) -> Option<Question>;

/// The questions that a program knows, one function for each figure that something is counted of.
pub(crate) type Questions = &'static [Read];

/// Questions about all of them.
pub(crate) const ALL: Questions = &[coalescing, banks, rows];

/// Questions about global memory.
pub(crate) fn coalescing(count: Count, query: &str) -> Option<Question> {
    match count {
        Count::Global(count) => {
            let (state, _) = coalescing::State::from_query(query, coalescing::Face::Memory);
            Some(Question::global(count, state.spec()))
        }
        Count::Shared(_) | Count::Dram(_) => None,
    }
}

/// Questions about shared memory.
pub(crate) fn banks(count: Count, query: &str) -> Option<Question> {
    match count {
        Count::Shared(count) => Some(Question::shared(count, banks::State::from_query(query).0.spec())),
        Count::Global(_) | Count::Dram(_) => None,
    }
}

/// Questions about DRAM.
pub(crate) fn rows(count: Count, query: &str) -> Option<Question> {
    match count {
        Count::Dram(count) => Some(Question::dram(count, rows::State::from_query(query).0.spec())),
        Count::Global(_) | Count::Shared(_) => None,
    }
}

/// The question, if the host wrote a count that this program knows.
pub(super) fn mount(root: &Element) -> Option<Rc<dyn Part>> {
    let count = Count::from_slug(&attribute(root, "data-count"))?;
    let question = question(count, &attribute(root, "data-query"), shared::questions())?;
    Some(Rc::new(Asked {
        question,
        words: words(lang_of(root)).question(),
        typed: RefCell::default(),
        slots: RefCell::new(Slots::find(root)),
    }))
}

/// The question of whichever figure the count is of.
pub(crate) fn question(count: Count, query: &str, known: Questions) -> Option<Question> {
    known.iter().find_map(|read| read(count, query))
}

/// The answer as a sentence.
#[cfg(feature = "ssr")]
pub(crate) fn answer(question: &Question, lang: Lang) -> String {
    (words(lang).question().answer)(&value(question.answer()))
}

/// The answer as a number; a share in percent.
pub(super) fn value(value: Value) -> String {
    match value {
        Value::Whole(number) => number.to_string(),
        Value::Percent(ratio) => diagram::number::percent(ratio),
    }
}

impl Part for Asked {
    fn turned(&self, _: &str, value: String, _: bool) {
        *self.typed.borrow_mut() = value;
    }

    fn sent(&self) {
        self.judge();
    }
}

impl Asked {
    fn judge(&self) {
        let typed = self.typed.borrow();
        let (right, said) = match self.question.read(&typed) {
            None => (false, unreadable(&self.question, self.words).to_owned()),
            Some(guess) => {
                let grade = self.question.grade(guess);
                (grade == Grade::Right, judged(&self.question, guess, typed.trim(), self.words))
            }
        };
        let class = if right { "verdict right" } else { "verdict wrong" };
        let mut values = vec![
            ("verdict".to_owned(), Write::Text(said)),
            ("verdict".to_owned(), Write::Attribute("class", class.to_owned())),
        ];
        // A right guess opens the reasons; a wrong one leaves them to the reader.
        if right {
            values.push(("answer".to_owned(), Write::Flag("open", true)));
        }
        self.slots.borrow_mut().write(values);
    }
}

/// What is said to a guess that is no number.
pub(super) fn unreadable(question: &Question, words: &QuestionWords) -> &'static str {
    match question.answer() {
        Value::Whole(_) => words.not_a_number,
        Value::Percent(_) => words.not_a_share,
    }
}

/// What is said to a guess. A right one is answered with the exact value, which may have more places than were typed.
pub(super) fn judged(question: &Question, guess: Guess, typed: &str, words: &QuestionWords) -> String {
    let verdict = match (question.grade(guess), question.answer()) {
        (Grade::Right, answer) => (words.right)(&value(answer)),
        (Grade::TooFew, Value::Whole(_)) => (words.too_few)(typed),
        (Grade::TooMany, Value::Whole(_)) => (words.too_many)(typed),
        (Grade::TooFew, Value::Percent(_)) => (words.too_low)(typed),
        (Grade::TooMany, Value::Percent(_)) => (words.too_high)(typed),
    };
    match question.slip(guess).map(|slip| reason(slip, words)) {
        Some(reason) => format!("{verdict} {reason}"),
        None => verdict,
    }
}

fn reason(slip: Slip, words: &QuestionWords) -> &'static str {
    match slip {
        Slip::CountedRequests => words.slip_requests,
        Slip::CountedSectors => words.slip_sectors,
        Slip::CountedLines => words.slip_lines,
        Slip::CountedLanes => words.slip_lanes,
        Slip::CountedBytes => words.slip_bytes,
        Slip::CountedWantedBytes => words.slip_wanted_bytes,
        Slip::CountedMovedBytes => words.slip_moved_bytes,
        Slip::IgnoredSharing => words.slip_sharing,
        Slip::MergedSharing => words.slip_merged,
        Slip::IgnoredGaps => words.slip_gaps,
        Slip::IgnoredAlignment => words.slip_alignment,
        Slip::AssumedFourBytes => words.slip_four_bytes,
        Slip::AssumedWholeLines => words.slip_whole_lines,
        Slip::AssumedSingleSectors => words.slip_single_sectors,
        Slip::CountedWaste => words.slip_waste,
        Slip::FilledGaps => words.slip_filled_gaps,
        Slip::PricedOrder => words.slip_order,
        Slip::IgnoredStruct => words.slip_struct,
        Slip::IgnoredRows => words.slip_rows,
        Slip::TookOtherIndex => words.slip_index,
        Slip::CountedGroups => words.slip_groups,
        Slip::CountedWavefronts => words.slip_wavefronts,
        Slip::CountedConflicts => words.slip_conflicts,
        Slip::CountedNWay => words.slip_n_way,
        Slip::AddedGroups => words.slip_added_groups,
        Slip::IgnoredMerging => words.slip_merging,
        Slip::AssumedMerging => words.slip_store_merging,
        Slip::AssumedSixteenBanks => words.slip_sixteen_banks,
        Slip::TookBytesForWords => words.slip_bytes_for_words,
        Slip::TookStride => words.slip_stride,
        Slip::IgnoredPadding => words.slip_padding,
        Slip::IgnoredSwizzle => words.slip_swizzle,
        Slip::ShortSwizzle => words.slip_short_swizzle,
        Slip::TrustedFix => words.slip_trusted_fix,
        Slip::CountedBursts => words.slip_bursts,
        Slip::CountedRowHits => words.slip_row_hits,
        Slip::CountedRowConflicts => words.slip_row_conflicts,
        Slip::CountedActivations => words.slip_activations,
        Slip::CountedRows => words.slip_dram_rows,
        Slip::IgnoredFetch => words.slip_fetch,
        Slip::IgnoredOpenRow => words.slip_open_row,
        Slip::AssumedOneBank => words.slip_one_bank,
    }
}
