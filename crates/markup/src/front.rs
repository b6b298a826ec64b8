//! The front matter: title, description and lede, all plain text.

use std::ops::Range;

use pulldown_cmark::Event;

use crate::fields::{Fields, Text};
use crate::prose::Placed;
use crate::read::Reader;

/// Characters of a description that search engines show.
const DESCRIPTION_LENGTH: usize = 155;

impl Reader<'_> {
    pub(crate) fn front_matter(&mut self, node: &[Placed], span: Range<usize>) {
        self.has_front_matter = true;
        let Some((Event::Text(toml), text)) = node.get(1) else {
            return self.prose.faults.at(span, "the front matter is empty");
        };
        let faults = &mut self.prose.faults;
        let first_line = span.start..span.start + "+++".len();
        let Some(mut fields) = Fields::parse(toml, text.start, first_line, faults) else {
            return;
        };
        let title = fields.text("title", faults);
        let description = fields.text("description", faults);
        let lede = fields.text("lede", faults);
        fields.finish(faults);
        if let Some(description) = &description {
            let length = description.value.chars().count();
            if length > DESCRIPTION_LENGTH {
                let message = format!("the description has {length} characters; {DESCRIPTION_LENGTH} are shown");
                faults.at(description.span.clone(), message);
            }
        }
        for text in [&title, &description, &lede].into_iter().flatten() {
            self.prose.plain(text);
        }
        let value = |text: Option<Text>| text.map(|text| text.value);
        self.lesson.title = value(title).unwrap_or_default();
        self.lesson.description = value(description).unwrap_or_default();
        self.lesson.lede = value(lede).unwrap_or_default();
    }
}
