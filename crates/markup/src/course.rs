//! What only the whole course can tell.

use std::collections::BTreeMap;

use crate::diagnostic::{Diagnostic, Page};
use crate::lesson::{Lesson, Mark};

/// Ids of questions and challenges that two chapters share: what a reader did is known by them.
/// Takes one language, since both have the same ids.
pub fn repeated_questions(lessons: &[(Page, &Lesson)]) -> Vec<Diagnostic> {
    let mut first: BTreeMap<(&str, &str), &str> = BTreeMap::new();
    let mut faults = Vec::new();
    for (page, lesson) in lessons {
        for marked in &lesson.marks {
            let (kind, id) = match &marked.mark {
                Mark::Question { id, .. } => ("question", id),
                Mark::Challenge { id, .. } => ("challenge", id),
                Mark::Heading { .. }
                | Mark::Figure { .. }
                | Mark::Derive { .. }
                | Mark::Live { .. }
                | Mark::Check { .. }
                | Mark::Facts { .. }
                | Mark::Code { .. } => continue,
            };
            let file = *first.entry((kind, id)).or_insert(page.file);
            if file != page.file {
                let message = format!("the {kind} `{id}` stands in {file}, too");
                faults.push(Diagnostic::new(*page, marked.span.clone(), message));
            }
        }
    }
    faults
}
