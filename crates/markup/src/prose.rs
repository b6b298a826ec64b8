//! Writes Markdown as HTML and checks it on the way: raw HTML, pictures,
//! links, formulas, code, footnotes, spelling.

use std::ops::Range;

use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd, TextMergeWithOffset, html};

use crate::diagnostic::{Faults, Page};
use crate::fields::Text;
use crate::lesson::Marked;
use crate::link;
use crate::math::Display;
use crate::note::Notes;
use crate::origin::Origin;
use crate::read::Spelling;
use crate::unit;

/// A Markdown event and the bytes that it came from.
pub(crate) type Placed<'e> = (Event<'e>, Range<usize>);

/// The events of `text`, neighbouring texts joined.
pub(crate) fn events(text: &str) -> Vec<Placed<'_>> {
    let options = Options::ENABLE_TABLES
        | Options::ENABLE_FOOTNOTES
        | Options::ENABLE_HEADING_ATTRIBUTES
        | Options::ENABLE_PLUSES_DELIMITED_METADATA_BLOCKS
        | Options::ENABLE_MATH
        | Options::ENABLE_SMART_PUNCTUATION;
    TextMergeWithOffset::new(Parser::new_ext(text, options).into_offset_iter()).collect()
}

/// What the prose of one page may refer to, and what was found in it.
pub(crate) struct Prose<'a> {
    pub(crate) faults: Faults<'a>,
    pub(crate) spelling: Spelling,
    pub(crate) notes: Notes,
    /// Targets of `#id` links, to be compared with the page's ids.
    pub(crate) jumps: Vec<(String, Range<usize>)>,
    pub(crate) marks: Vec<Marked>,
    pub(crate) open_link: Option<link::Link>,
}

impl<'a> Prose<'a> {
    pub(crate) fn new(page: Page<'a>, spelling: Spelling) -> Self {
        Prose {
            faults: Faults::new(page),
            spelling,
            notes: Notes::default(),
            jumps: Vec::new(),
            marks: Vec::new(),
            open_link: None,
        }
    }

    /// The HTML of a Markdown string from a block: whole paragraphs.
    pub(crate) fn piece(&mut self, text: &Text) -> String {
        let with_notes = format!("{}{}", text.value, self.notes.definitions());
        let length = text.value.len();
        let within: Vec<Placed> = events(&with_notes).into_iter().filter(|(_, span)| span.start < length).collect();
        for (event, span) in &within {
            if let Event::Start(Tag::Heading { .. } | Tag::FootnoteDefinition(_)) = event {
                let message = "headings and footnotes belong in the page, not in a block";
                self.faults.at(text.origin.span(span.clone()), message);
            }
        }
        self.html(&within, &text.origin)
    }

    /// The HTML of a Markdown string that is one paragraph, without its `<p>`.
    pub(crate) fn line(&mut self, text: &Text) -> String {
        let html = self.piece(text);
        let inner = html.trim_end().strip_prefix("<p>").and_then(|rest| rest.strip_suffix("</p>"));
        match inner {
            Some(inner) if !inner.contains("<p>") => inner.to_owned(),
            Some(_) | None => {
                self.faults.at(text.span.clone(), "this must be one paragraph");
                html
            }
        }
    }

    /// The HTML of whole elements.
    pub(crate) fn html(&mut self, events: &[Placed], origin: &Origin) -> String {
        let mut written: Vec<Event> = Vec::with_capacity(events.len());
        let mut rest = events;
        while let Some(((event, within), after)) = rest.split_first() {
            let span = origin.span(within.clone());
            rest = after;
            match event {
                Event::Start(tag) => {
                    let taken = self.start(tag, after, origin, span, &mut written);
                    rest = after.get(taken..).unwrap_or_default();
                }
                Event::End(tag) => self.end(*tag, &mut written),
                Event::Text(text) => {
                    self.text(text, span);
                    written.push(Event::Text(unit::kept_together(text).into()));
                }
                Event::InlineMath(latex) => {
                    written.push(raw(self.formula(latex, Display::Inline, span)));
                }
                Event::DisplayMath(_) => {
                    self.faults.at(span, "a formula in `$$` must be a paragraph of its own");
                }
                Event::Html(_) => {}
                Event::InlineHtml(_) => self.faults.at(span, "raw HTML is refused"),
                Event::FootnoteReference(label) => written.push(raw(self.notes.reference(label))),
                Event::Code(_) | Event::SoftBreak | Event::HardBreak | Event::Rule | Event::TaskListMarker(_) => {
                    written.push(event.clone())
                }
            }
        }
        let mut out = String::new();
        html::push_html(&mut out, written.into_iter());
        out
    }

    /// Writes what `tag` opens; gives how many of the events after it are done.
    fn start(
        &mut self,
        tag: &Tag,
        after: &[Placed],
        origin: &Origin,
        span: Range<usize>,
        written: &mut Vec<Event>,
    ) -> usize {
        if let Tag::CodeBlock(kind) = tag {
            let (code, taken) = text_until(after, TagEnd::CodeBlock);
            written.push(raw(self.code(kind, &code, span)));
            return taken;
        }
        if let (Tag::Paragraph, [(Event::DisplayMath(latex), within), (Event::End(_), _), ..]) = (tag, after) {
            let math = self.formula(latex, Display::Block, origin.span(within.clone()));
            written.push(raw(format!("<div class=\"math\" tabindex=\"0\">{math}</div>\n")));
            return 2;
        }
        if let Tag::Image { .. } = tag {
            self.faults.at(span, "pictures are refused: a figure draws them");
            return text_until(after, TagEnd::Image).1;
        }
        if let Tag::Link { dest_url, .. } = tag {
            match link::read(dest_url) {
                Ok(link) => {
                    if let link::Link::Jump(id) = &link {
                        self.jumps.push((id.clone(), span));
                    }
                    written.push(raw(link.opening()));
                    self.open_link = Some(link);
                }
                Err(message) => self.faults.at(span, message),
            }
            return 0;
        }
        if let Tag::HtmlBlock = tag {
            self.faults.at(span, "raw HTML is refused");
        }
        if let Tag::Table(_) = tag {
            written.push(raw("<div class=\"scroll\" tabindex=\"0\">\n".to_owned()));
        }
        written.push(Event::Start(tag.clone().into_static()));
        0
    }

    fn end(&mut self, tag: TagEnd, written: &mut Vec<Event>) {
        if tag == TagEnd::Link {
            written.extend(self.open_link.take().map(|link| raw(link.closing().to_owned())));
            return;
        }
        written.push(Event::End(tag));
        if tag == TagEnd::Table {
            written.push(raw("</div>\n".to_owned()));
        }
    }
}

/// The text up to `end`, and how many events that took, `end` included.
pub(crate) fn text_until(events: &[Placed], end: TagEnd) -> (String, usize) {
    let inside = events.iter().take_while(|(event, _)| *event != Event::End(end));
    let texts = inside.clone().filter_map(|(event, _)| match event {
        Event::Text(text) | Event::Code(text) | Event::InlineMath(text) => Some(text.as_ref()),
        Event::SoftBreak | Event::HardBreak => Some(" "),
        Event::Start(_)
        | Event::End(_)
        | Event::DisplayMath(_)
        | Event::Html(_)
        | Event::InlineHtml(_)
        | Event::FootnoteReference(_)
        | Event::Rule
        | Event::TaskListMarker(_) => None,
    });
    (texts.collect(), inside.count() + 1)
}

fn raw(html: String) -> Event<'static> {
    Event::InlineHtml(html.into())
}
