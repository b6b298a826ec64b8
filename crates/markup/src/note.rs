//! Footnotes: numbered in the order of their first reference, shown at the end
//! of the page.

use std::fmt::Write as _;
use std::ops::Range;

/// The footnotes of one page.
#[derive(Debug, Default)]
pub(crate) struct Notes {
    /// Labels that the page defines.
    defined: Vec<String>,
    /// A label and how often it was referred to, in order of first reference.
    used: Vec<(String, usize)>,
    texts: Vec<Note>,
}

#[derive(Debug)]
struct Note {
    label: String,
    html: String,
    span: Range<usize>,
}

impl Notes {
    /// Announces a definition, so that Markdown inside blocks can refer to it.
    pub(crate) fn announce(&mut self, label: &str) {
        self.defined.push(label.to_owned());
    }

    /// Markdown that defines every label, to be put after a piece of its own.
    pub(crate) fn definitions(&self) -> String {
        self.defined.iter().map(|label| format!("\n\n[^{label}]: .")).collect()
    }

    pub(crate) fn define(&mut self, label: &str, html: String, span: Range<usize>) {
        self.texts.push(Note { label: label.to_owned(), html, span });
    }

    /// The raised number; each reference has an id of its own to come back to.
    pub(crate) fn reference(&mut self, label: &str) -> String {
        let place = self.used.iter().position(|(used, _)| used == label).unwrap_or_else(|| {
            self.used.push((label.to_owned(), 0));
            self.used.len() - 1
        });
        let mut again = String::new();
        if let Some((_, times)) = self.used.get_mut(place) {
            *times += 1;
            if *times > 1 {
                again = format!("-{times}");
            }
        }
        let number = place + 1;
        format!(
            "<sup class=\"note\"><a id=\"ref-{label}{again}\" href=\"#note-{label}\" \
             role=\"doc-noteref\">{number}</a></sup>"
        )
    }

    /// The definitions that nothing refers to.
    pub(crate) fn unused(&self) -> Vec<(String, Range<usize>)> {
        let unused = self.texts.iter().filter(|note| self.number(&note.label).is_none());
        unused.map(|note| (note.label.clone(), note.span.clone())).collect()
    }

    /// The list of notes; empty when the page has none.
    pub(crate) fn section(mut self) -> String {
        let mut texts = std::mem::take(&mut self.texts);
        texts.retain(|note| self.number(&note.label).is_some());
        texts.sort_by_key(|note| self.number(&note.label));
        if texts.is_empty() {
            return String::new();
        }
        let mut out = String::from("<section class=\"notes\" role=\"doc-endnotes\">\n<ol>\n");
        for Note { label, html, .. } in texts {
            let back = format!("<a class=\"back\" href=\"#ref-{label}\" role=\"doc-backlink\">↩\u{fe0e}</a>");
            let html = html.trim_end();
            let body =
                html.strip_suffix("</p>").map_or_else(|| format!("{html}{back}"), |text| format!("{text} {back}</p>"));
            // Writing to a String cannot fail.
            let _ = writeln!(out, "<li id=\"note-{label}\">{body}</li>");
        }
        out + "</ol>\n</section>\n"
    }

    fn number(&self, label: &str) -> Option<usize> {
        self.used.iter().position(|(used, _)| used == label)
    }
}
