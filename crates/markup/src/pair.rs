//! The two languages of a chapter: the same structure, and a note of the texts
//! that a person last confirmed to say the same.

use std::fmt;
use std::ops::Range;

use sha2::{Digest, Sha256};
use similar::{Algorithm, DiffOp, capture_diff_slices};

use crate::diagnostic::{Diagnostic, Faults, Page};
use crate::fields::Fields;
use crate::lesson::{Lesson, Mark, Marked};

/// One language of a chapter.
#[derive(Clone, Copy, Debug)]
pub struct Half<'a> {
    /// Where it was read from.
    pub page: Page<'a>,
    /// What was read.
    pub lesson: &'a Lesson,
}

/// The language-free structure of a lesson, in the order of the page.
pub fn structure(lesson: &Lesson) -> Vec<&Mark> {
    lesson.marks.iter().map(|marked| &marked.mark).collect()
}

/// Where the two halves differ in structure: what one has and the other lacks
/// is a fault where it stands.
pub fn compare(en: Half, hi_latn: Half) -> Vec<Diagnostic> {
    let (left, right) = (structure(en.lesson), structure(hi_latn.lesson));
    let mut faults = Vec::new();
    for step in capture_diff_slices(Algorithm::Myers, &left, &right) {
        match step {
            DiffOp::Equal { .. } => {}
            DiffOp::Delete { .. } | DiffOp::Insert { .. } | DiffOp::Replace { .. } => {
                faults.extend(lacking(en, step.old_range(), hi_latn.page.file));
                faults.extend(lacking(hi_latn, step.new_range(), en.page.file));
            }
        }
    }
    faults
}

/// The text of `pair.toml` that confirms these two texts.
pub fn confirm(en: &str, hi_latn: &str) -> String {
    format!(
        "# SHA-256 of the two texts when a person last confirmed that they say the same.\n\
         en = \"{}\"\nhi_latn = \"{}\"\n",
        hash(en),
        hash(hi_latn)
    )
}

/// Whether `pair`, the chapter's `pair.toml`, confirms the two texts as they are.
pub fn check(pair: Page, chapter: &str, en: &str, hi_latn: &str) -> Vec<Diagnostic> {
    let mut faults = Faults::new(pair);
    if let Some(mut fields) = Fields::parse(pair.text, 0, 0..0, &mut faults) {
        for (key, text) in [("en", en), ("hi_latn", hi_latn)] {
            if let Some(noted) = fields.text(key, &mut faults)
                && noted.value != hash(text)
            {
                let message = format!(
                    "the text has changed since it was confirmed: compare both languages, \
                     then run `cargo xtask confirm-pair {chapter}`"
                );
                faults.at(noted.span, message);
            }
        }
        fields.finish(&mut faults);
    }
    faults.finish()
}

impl fmt::Display for Mark {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mark::Heading { level, id } => write!(formatter, "heading h{level} `#{id}`"),
            Mark::Figure { id, fig, state } => write!(formatter, "figure `{id}` ({fig}, {state})"),
            Mark::Derive { figure } => write!(formatter, "derivation of `{figure}`"),
            Mark::Live { figure, places } => {
                write!(formatter, "live sentence for `{figure}` with {}", places.join(", "))
            }
            Mark::Question { id, state, count } => {
                write!(formatter, "question `{id}` ({count} of {state})")
            }
            Mark::Challenge { id, figure, goal, solution } => {
                write!(formatter, "challenge `{id}` ({} of `{figure}`, by {solution})", goal.join(", "))
            }
            Mark::Check { facts } => write!(formatter, "check of {}", facts.join(", ")),
            Mark::Facts { facts } => write!(formatter, "mark of {}", facts.join(", ")),
            Mark::Code { language, .. } => write!(formatter, "{language} code"),
        }
    }
}

fn lacking(half: Half, marks: Range<usize>, other: &str) -> Vec<Diagnostic> {
    let marks = half.lesson.marks.get(marks).unwrap_or_default();
    let fault = |marked: &Marked| {
        let message = format!("this {} is not in {other} at the same place", marked.mark);
        Diagnostic::new(half.page, marked.span.clone(), message)
    };
    marks.iter().map(fault).collect()
}

fn hash(text: &str) -> String {
    Sha256::digest(text).iter().map(|byte| format!("{byte:02x}")).collect()
}
