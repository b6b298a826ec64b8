//! What only the whole course can tell.

use std::collections::BTreeMap;

use crate::diagnostic::{Diagnostic, Page};
use crate::lesson::{Lesson, Mark};

/// Question ids that two chapters share: an answer is remembered by its id.
/// Takes one language, since both have the same ids.
pub fn repeated_questions(lessons: &[(Page, &Lesson)]) -> Vec<Diagnostic> {
    let mut first: BTreeMap<&str, &str> = BTreeMap::new();
    let mut faults = Vec::new();
    for (page, lesson) in lessons {
        for marked in &lesson.marks {
            let Mark::Question { id, .. } = &marked.mark else {
                continue;
            };
            let file = *first.entry(id).or_insert(page.file);
            if file != page.file {
                let message = format!("the question `{id}` stands in {file}, too");
                faults.push(Diagnostic::new(*page, marked.span.clone(), message));
            }
        }
    }
    faults
}
