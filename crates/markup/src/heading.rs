//! Headings: a level at a time, each with an id.

use std::ops::Range;

use pulldown_cmark::{Event, Tag, TagEnd};

use crate::id::is_kebab;
use crate::lesson::{Heading, Mark};
use crate::prose::{Placed, text_until};
use crate::read::{Named, Reader};

impl Reader<'_> {
    /// What must be known before the text that refers to it.
    pub(crate) fn announce(&mut self, events: &[Placed]) {
        for (at, (event, span)) in events.iter().enumerate() {
            if let Event::Start(Tag::FootnoteDefinition(label)) = event {
                if !is_kebab(label) {
                    self.prose.faults.at(span.clone(), format!("`{label}` is no id for a footnote"));
                }
                self.prose.notes.announce(label);
            }
            if let Event::Start(Tag::Heading { level, id, .. }) = event {
                let inside = events.get(at + 1..).unwrap_or_default();
                let (text, _) = text_until(inside, TagEnd::Heading(*level));
                // HeadingLevel counts from 1 to 6.
                let level = *level as u8;
                self.heading(level, id.as_deref(), text.trim().to_owned(), span.clone());
            }
        }
    }

    fn heading(&mut self, level: u8, id: Option<&str>, text: String, span: Range<usize>) {
        let before = self.lesson.headings.last().map_or(1, |heading| heading.level);
        if level == 1 {
            self.prose.faults.at(span.clone(), "`#` is the title's: start with `##`");
        } else if level > before + 1 {
            let message = format!("a level is left out: h{level} after h{before}");
            self.prose.faults.at(span.clone(), message);
        }
        let Some(id) = id else {
            self.prose.faults.at(span, "the heading needs an id, as in `## Title {#the-id}`");
            return;
        };
        self.claim(Named::Heading, id, span.clone());
        self.mark(Mark::Heading { level, id: id.to_owned() }, span);
        self.lesson.headings.push(Heading { level, id: id.to_owned(), text });
    }
}
