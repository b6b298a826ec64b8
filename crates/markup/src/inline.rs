//! What stands in a line, and code: words, formulas, code blocks.

use std::ops::Range;

use pulldown_cmark::CodeBlockKind;

use crate::code;
use crate::fields::Text;
use crate::lesson::{Mark, Marked};
use crate::link;
use crate::math::{self, Display};
use crate::origin::Origin;
use crate::prose::Prose;
use crate::read::Spelling;
use crate::spelling;

/// What Markdown would read as more than a character.
const MARKUP: [&str; 4] = ["*", "`", "$", "]("];

impl Prose<'_> {
    /// Words of text that is no Markdown, such as a title.
    pub(crate) fn plain(&mut self, text: &Text) {
        self.spell(&text.value, &text.origin);
        for sign in MARKUP {
            for (start, sign) in text.value.match_indices(sign) {
                let message = format!("`{sign}` would be shown as it is: this is plain text");
                self.faults.at(text.origin.span(start..start + sign.len()), message);
            }
        }
    }

    pub(crate) fn text(&mut self, text: &str, span: Range<usize>) {
        let verbatim = self.faults.page.text.get(span.clone()) == Some(text);
        let origin = if verbatim { Origin::Verbatim { start: span.start } } else { Origin::Whole { span } };
        for (start, _) in text.match_indices("[^") {
            let end = text[start..].find(']').map_or(text.len(), |length| start + length + 1);
            self.faults.at(origin.span(start..end), "this footnote is defined nowhere");
        }
        for (start, unread) in text.match_indices("](") {
            let message = "this is not read as a link: has its target a space, or is the `[` missing?";
            self.faults.at(origin.span(start..start + unread.len()), message);
        }
        // The title of somebody else's page is not ours to spell.
        if !matches!(self.open_link, Some(link::Link::External(_))) {
            self.spell(text, &origin);
        }
    }

    fn spell(&mut self, text: &str, origin: &Origin) {
        match self.spelling {
            Spelling::Any => {}
            Spelling::Hinglish => {
                for (within, message) in spelling::variants(text) {
                    self.faults.at(origin.span(within), message);
                }
            }
        }
    }

    pub(crate) fn formula(&mut self, latex: &str, display: Display, span: Range<usize>) -> String {
        let source = self.faults.page.text.get(span.clone()).unwrap_or_default();
        let origin = match source.find(latex) {
            Some(dollars) => Origin::Verbatim { start: span.start + dollars },
            None => Origin::Whole { span },
        };
        math::mathml(latex, display).unwrap_or_else(|(within, message)| {
            self.faults.at(origin.span(within), message);
            String::new()
        })
    }

    pub(crate) fn code(&mut self, kind: &CodeBlockKind, code: &str, span: Range<usize>) -> String {
        let language = match kind {
            CodeBlockKind::Fenced(info) => code::Language::from_info(info),
            CodeBlockKind::Indented => Err("code stands in a fence that names its language".into()),
        };
        let highlighted =
            language.and_then(|language| code::highlight(language, code).map(|highlighted| (language, highlighted)));
        match highlighted {
            Ok((language, code::Highlighted { html, without_comments })) => {
                let mark = Mark::Code { language: language.name(), code: without_comments };
                self.marks.push(Marked { mark, span });
                html
            }
            Err(message) => {
                self.faults.at(span, message);
                String::new()
            }
        }
    }
}
