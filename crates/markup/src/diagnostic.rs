//! What is wrong with a page, and where: file, line, column, span and the
//! source line with carets.

use std::fmt;
use std::ops::Range;

use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};

/// A file's name, as diagnostics show it, and its text.
#[derive(Clone, Copy, Debug)]
pub struct Page<'a> {
    /// The path that a person can open.
    pub file: &'a str,
    /// The whole text.
    pub text: &'a str,
}

/// One fault in one file. Its `Display` is `file:line:column: message` and,
/// below, the source with carets.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// The path given in [`Page`].
    pub file: String,
    /// Counted from 1.
    pub line: usize,
    /// Counted in characters from 1.
    pub column: usize,
    /// Bytes of the file's text.
    pub span: Range<usize>,
    /// One line, no full stop.
    pub message: String,
    /// The source line with carets, as `Display` shows it.
    pub excerpt: String,
}

impl Diagnostic {
    /// A fault at `span`, which is cut to the text and to whole characters.
    pub fn new(page: Page, span: Range<usize>, message: impl Into<String>) -> Self {
        let start = page.text.floor_char_boundary(span.start);
        let end = page.text.ceil_char_boundary(span.end).max(start);
        let before = &page.text[..start];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        // A span over several lines would print them all: its first line tells enough.
        let line_end = page.text[start..].find('\n').map_or(page.text.len(), |length| start + length);
        Diagnostic {
            file: page.file.to_owned(),
            line: before.matches('\n').count() + 1,
            column: page.text[line_start..start].chars().count() + 1,
            excerpt: excerpt(page.text, start..end.min(line_end)),
            span: start..end,
            message: message.into(),
        }
    }

    /// `file:line:column: message`, without the source.
    pub fn headline(&self) -> String {
        format!("{}:{}:{}: {}", self.file, self.line, self.column, self.message)
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}\n{}", self.headline(), self.excerpt)
    }
}

fn excerpt(text: &str, span: Range<usize>) -> String {
    let report =
        [Group::with_level(Level::ERROR).element(Snippet::source(text).annotation(AnnotationKind::Primary.span(span)))];
    Renderer::plain().render(&report)
}

/// The faults found so far in one page.
#[derive(Debug)]
pub(crate) struct Faults<'a> {
    pub(crate) page: Page<'a>,
    list: Vec<Diagnostic>,
}

impl<'a> Faults<'a> {
    pub(crate) fn new(page: Page<'a>) -> Self {
        Faults { page, list: Vec::new() }
    }

    pub(crate) fn at(&mut self, span: Range<usize>, message: impl Into<String>) {
        self.list.push(Diagnostic::new(self.page, span, message));
    }

    /// In the order of the text, each once.
    pub(crate) fn finish(mut self) -> Vec<Diagnostic> {
        self.list.sort_by_key(|fault| (fault.span.start, fault.span.end));
        self.list.dedup();
        self.list
    }
}
