//! Reads a lesson: splits the page at its top level, and checks what only the
//! whole page can tell.

use std::collections::BTreeSet;
use std::ops::Range;

use pulldown_cmark::{CodeBlockKind, Event, Tag, TagEnd};

use crate::block::Kind;
use crate::diagnostic::{Diagnostic, Page};
use crate::id::{is_fact, is_kebab};
use crate::lesson::{Block, Lesson, Mark, Marked};
use crate::origin::Origin;
use crate::prose::{Placed, Prose, events, text_until};

/// Says whether the figure `fig` accepts the query string `state`, else why not.
pub type CheckState<'a> = dyn Fn(&str, &str) -> Result<(), String> + 'a;

/// How words are checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spelling {
    /// Not at all.
    Any,
    /// For the variants that the Hinglish of the course does not use.
    Hinglish,
}

/// Reads a lesson. It is worth showing only if there is no fault; with faults
/// it holds what could be read, so that more can be checked.
pub fn lesson(page: Page, spelling: Spelling, check_state: &CheckState) -> (Lesson, Vec<Diagnostic>) {
    let events = events(page.text);
    let mut reader = Reader::new(page, spelling, check_state);
    if let Some(at) = page.text.find('\r') {
        reader.prose.faults.at(at..at + 1, "lines must end in a line feed alone");
        return reader.finish();
    }
    reader.announce(&events);
    for node in top_level(&events) {
        reader.node(node);
    }
    reader.finish()
}

/// What has an id of its own kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Named {
    Heading,
    Figure,
    Question,
    Challenge,
}

/// A page half read.
pub(crate) struct Reader<'a> {
    pub(crate) prose: Prose<'a>,
    pub(crate) check_state: &'a CheckState<'a>,
    pub(crate) lesson: Lesson,
    /// Prose since the last block of another kind.
    run: String,
    /// A `fact:` mark that waits for its block.
    waiting: Option<Range<usize>>,
    /// The ids taken so far; a heading and a figure may share one.
    ids: BTreeSet<(Named, String)>,
    /// Figures that blocks refer to, and where.
    pub(crate) figures_named: Vec<(String, Range<usize>)>,
    pub(crate) has_front_matter: bool,
}

impl<'a> Reader<'a> {
    fn new(page: Page<'a>, spelling: Spelling, check_state: &'a CheckState<'a>) -> Self {
        Reader {
            prose: Prose::new(page, spelling),
            check_state,
            lesson: Lesson::default(),
            run: String::new(),
            waiting: None,
            ids: BTreeSet::new(),
            figures_named: Vec::new(),
            has_front_matter: false,
        }
    }

    fn node(&mut self, node: &[Placed]) {
        let Some((first, span)) = node.first() else {
            return;
        };
        if let Event::Start(Tag::MetadataBlock(_)) = first {
            return self.front_matter(node, span.clone());
        }
        if let Event::Start(Tag::FootnoteDefinition(label)) = first {
            let inside = node.get(1..node.len() - 1).unwrap_or_default();
            let html = self.prose.html(inside, &Origin::Verbatim { start: 0 });
            return self.prose.notes.define(label, html, span.clone());
        }
        if let [_, (Event::Start(Tag::Link { dest_url, .. }), _), (Event::End(TagEnd::Link), _), _] = node
            && let Some(facts) = dest_url.strip_prefix("fact:")
        {
            return self.fact_mark(facts, span.clone());
        }
        self.waiting = None;
        if let Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(info))) = first
            && let Some(kind) = Kind::from_info(info)
        {
            let (toml, _) = text_until(node.get(1..).unwrap_or_default(), TagEnd::CodeBlock);
            let start = node.get(1).map_or(span.start, |(_, text)| text.start);
            self.flush();
            return self.block(kind, &toml, start, span.clone());
        }
        let html = self.prose.html(node, &Origin::Verbatim { start: 0 });
        self.run.push_str(&html);
    }

    fn fact_mark(&mut self, facts: &str, span: Range<usize>) {
        let facts: Vec<String> = facts.split(',').map(|fact| fact.trim().to_owned()).collect();
        self.teach(&facts, &span);
        self.waiting = Some(span.clone());
        self.mark(Mark::Facts { facts }, span);
    }

    /// Notes facts as covered.
    pub(crate) fn teach(&mut self, facts: &[String], span: &Range<usize>) {
        for fact in facts {
            if !is_fact(fact) {
                let message = format!("`{fact}` is no fact: they look like `S1-24`");
                self.prose.faults.at(span.clone(), message);
            }
        }
        self.lesson.facts.extend_from_slice(facts);
    }

    /// Takes an id for a thing of this page.
    pub(crate) fn claim(&mut self, named: Named, id: &str, span: Range<usize>) {
        if !is_kebab(id) {
            let message = format!("`{id}` is no id: lower-case words joined by hyphens");
            self.prose.faults.at(span.clone(), message);
        }
        if !self.ids.insert((named, id.to_owned())) {
            self.prose.faults.at(span, format!("the id `{id}` is taken by something above"));
        }
    }

    pub(crate) fn mark(&mut self, mark: Mark, span: Range<usize>) {
        self.prose.marks.push(Marked { mark, span });
    }

    fn flush(&mut self) {
        if !self.run.is_empty() {
            self.lesson.blocks.push(Block::Html(std::mem::take(&mut self.run)));
        }
    }

    fn finish(mut self) -> (Lesson, Vec<Diagnostic>) {
        if !self.has_front_matter {
            self.prose.faults.at(0..0, "the page must start with `+++` and its title");
        }
        if let Some(span) = self.waiting.take() {
            self.prose.faults.at(span, "this `fact:` mark has no block after it");
        }
        for (id, span) in std::mem::take(&mut self.prose.jumps) {
            if !self.lesson.headings.iter().any(|heading| heading.id == id) {
                self.prose.faults.at(span, format!("no heading `#{id}` on this page"));
            }
        }
        self.resolve();
        for (label, span) in self.prose.notes.unused() {
            self.prose.faults.at(span, format!("nothing refers to the footnote `{label}`"));
        }
        self.run.push_str(&std::mem::take(&mut self.prose.notes).section());
        self.flush();
        self.lesson.facts.sort();
        self.lesson.facts.dedup();
        self.lesson.marks = self.prose.marks;
        self.lesson.marks.sort_by_key(|marked| marked.span.start);
        (self.lesson, self.prose.faults.finish())
    }
}

/// The events of each element that no other contains.
fn top_level<'s, 'e>(events: &'s [Placed<'e>]) -> Vec<&'s [Placed<'e>]> {
    let (mut nodes, mut depth, mut from) = (Vec::new(), 0_usize, 0);
    for (at, (event, _)) in events.iter().enumerate() {
        if matches!(event, Event::Start(_)) {
            depth += 1;
        } else if matches!(event, Event::End(_)) {
            depth = depth.saturating_sub(1);
        }
        if depth == 0 {
            nodes.extend(events.get(from..=at));
            from = at + 1;
        }
    }
    nodes
}
