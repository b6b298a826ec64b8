//! A question inside a chapter: guess a count, and hear why.

use crate::{
    heard::{Heard, Part, attribute, lang_of},
    slots::{Slots, Write},
};
use model::figure::coalescing::{Face, State};
use quiz::{Count, Grade, QuestionId, Slip};
use std::{cell::RefCell, rc::Rc};
use web_sys::Element;
#[cfg(feature = "ssr")]
use words::Lang;
use words::{question::QuestionWords, words};

struct Asked {
    question: quiz::Question,
    words: &'static QuestionWords,
    typed: RefCell<String>,
    slots: RefCell<Slots>,
}

/// The question, if the host wrote a count and an id that exist.
pub(super) fn mount(root: &Element) -> Option<Rc<dyn Part>> {
    let question =
        question(&attribute(root, "data-id"), &attribute(root, "data-count"), &attribute(root, "data-query"))?;
    Some(Rc::new(Asked {
        question,
        words: words(lang_of(root)).question(),
        typed: RefCell::default(),
        slots: RefCell::new(Slots::find(root)),
    }))
}

/// A question as the host writes it.
pub(crate) fn question(id: &str, count: &str, query: &str) -> Option<quiz::Question> {
    let (state, _) = State::from_query(query, Face::Memory);
    Some(quiz::Question {
        id: QuestionId::new(id).ok()?,
        count: Count::from_slug(count)?,
        access: state.access(),
        arch: state.spec().arch(),
    })
}

/// The answer as a sentence.
#[cfg(feature = "ssr")]
pub(crate) fn answer(question: &quiz::Question, lang: Lang) -> String {
    (words(lang).question().answer)(question.answer())
}

impl Part for Asked {
    fn hear(&self, heard: Heard<'_>) {
        match heard {
            Heard::Set { value, .. } => *self.typed.borrow_mut() = value,
            Heard::Submit => self.judge(),
            Heard::Press(..)
            | Heard::Click(_)
            | Heard::Key(_)
            | Heard::Over(_)
            | Heard::Focus(_)
            | Heard::Leave
            | Heard::Toggle(_) => {}
        }
    }
}

impl Asked {
    fn judge(&self) {
        let (right, said) = match self.typed.borrow().trim().parse::<u64>() {
            Err(_) => (false, self.words.not_a_number.to_owned()),
            Ok(guess) => {
                let grade = self.question.grade(guess);
                (grade == Grade::Right, judged(&self.question, guess, grade, self.words))
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

fn judged(question: &quiz::Question, guess: u64, grade: Grade, words: &QuestionWords) -> String {
    let verdict = match grade {
        Grade::Right => (words.right)(guess),
        Grade::TooFew { .. } => (words.too_few)(guess),
        Grade::TooMany { .. } => (words.too_many)(guess),
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
    }
}
