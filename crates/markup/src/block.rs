//! The fenced blocks of a lesson: figure, derive, live, question, challenge, check.

use std::ops::Range;

use crate::fields::{Fields, Text};
use crate::lesson::{Block, Mark};
use crate::live;
use crate::read::{Named, Reader};
use quiz::Count;

/// What a fence's first word asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Figure,
    Derive,
    Live,
    Question,
    Challenge,
    Check,
}

impl Kind {
    pub(crate) fn from_info(info: &str) -> Option<Kind> {
        match info.trim() {
            "figure" => Some(Kind::Figure),
            "derive" => Some(Kind::Derive),
            "live" => Some(Kind::Live),
            "question" => Some(Kind::Question),
            "challenge" => Some(Kind::Challenge),
            "check" => Some(Kind::Check),
            _ => None,
        }
    }
}

impl Reader<'_> {
    /// Reads the TOML of a fence that starts in the file at `start`; `span` is
    /// the whole fence.
    pub(crate) fn block(&mut self, kind: Kind, toml: &str, start: usize, span: Range<usize>) {
        let fence = span.start..start.max(span.start + 1) - 1;
        let Some(mut fields) = Fields::parse(toml, start, fence, &mut self.prose.faults) else {
            return;
        };
        let block = match kind {
            Kind::Figure => self.figure(&mut fields, &span),
            Kind::Derive => self.derive(&mut fields, &span),
            Kind::Live => self.live(&mut fields, &span),
            Kind::Question => self.question(&mut fields, &span),
            Kind::Challenge => self.challenge(&mut fields, &span),
            Kind::Check => self.check(&mut fields, &span),
        };
        fields.finish(&mut self.prose.faults);
        self.lesson.blocks.extend(block);
    }

    /// Fills in what blocks take from the figure that they name.
    pub(crate) fn resolve(&mut self) {
        let figures: Vec<(String, String, String)> = self
            .lesson
            .blocks
            .iter()
            .filter_map(|block| match block {
                Block::Figure { id, fig, state, .. } => Some((id.clone(), fig.clone(), state.clone())),
                Block::Html(_)
                | Block::Derive { .. }
                | Block::Live { .. }
                | Block::Question { .. }
                | Block::Challenge { .. }
                | Block::Check { .. } => None,
            })
            .collect();
        for (name, span) in std::mem::take(&mut self.figures_named) {
            if !figures.iter().any(|(id, _, _)| *id == name) {
                self.prose.faults.at(span, format!("no figure `{name}` on this page"));
            }
        }
        for block in &mut self.lesson.blocks {
            match block {
                Block::Derive { figure, fig, state } => {
                    if let Some(found) = figures.iter().find(|(id, _, _)| id == figure) {
                        (*fig, *state) = (found.1.clone(), found.2.clone());
                    }
                }
                Block::Live { figure, state, .. } => {
                    if let Some(found) = figures.iter().find(|(id, _, _)| id == figure) {
                        *state = found.2.clone();
                    }
                }
                Block::Html(_)
                | Block::Figure { .. }
                | Block::Question { .. }
                | Block::Challenge { .. }
                | Block::Check { .. } => {}
            }
        }
    }

    fn figure(&mut self, fields: &mut Fields, span: &Range<usize>) -> Option<Block> {
        let faults = &mut self.prose.faults;
        let id = fields.text("id", faults);
        let fig = fields.text("fig", faults);
        let state = fields.text("state", faults);
        let caption = fields.optional_text("caption", faults);
        if let Some(id) = &id {
            self.claim(Named::Figure, &id.value, id.span.clone());
        }
        if let (Some(fig), Some(state)) = (&fig, &state) {
            self.state(&fig.value, state);
        }
        let caption = caption.map(|caption| self.prose.line(&caption));
        let (id, fig, state) = (id?.value, fig?.value, state?.value);
        let mark = Mark::Figure { id: id.clone(), fig: fig.clone(), state: state.clone() };
        self.mark(mark, span.clone());
        Some(Block::Figure { id, fig, state, caption })
    }

    fn derive(&mut self, fields: &mut Fields, span: &Range<usize>) -> Option<Block> {
        let figure = self.name(fields)?;
        self.mark(Mark::Derive { figure: figure.clone() }, span.clone());
        Some(Block::Derive { figure, fig: String::new(), state: String::new() })
    }

    fn live(&mut self, fields: &mut Fields, span: &Range<usize>) -> Option<Block> {
        let figure = self.name(fields);
        let text = fields.text("text", &mut self.prose.faults)?;
        self.prose.plain(&text);
        let (places, faults) = live::places(&text.value);
        for (within, message) in faults {
            self.prose.faults.at(text.origin.span(within), message);
        }
        let figure = figure?;
        self.mark(Mark::Live { figure: figure.clone(), places }, span.clone());
        Some(Block::Live { figure, state: String::new(), text: text.value })
    }

    fn question(&mut self, fields: &mut Fields, span: &Range<usize>) -> Option<Block> {
        let faults = &mut self.prose.faults;
        let id = fields.text("id", faults);
        let ask = fields.text("ask", faults);
        let state = fields.text("figure", faults);
        let count = fields.text("count", faults);
        let fig = fields.optional_text("fig", faults);
        let why = fields.text("why", faults);
        if let Some(id) = &id {
            self.claim(Named::Question, &id.value, id.span.clone());
        }
        let fig = fig.map_or(Some("coalescing"), |text| self.fig(&text));
        if let (Some(fig), Some(state)) = (fig, &state) {
            self.state(fig, state);
        }
        let count = count.and_then(|text| self.count(&text, fig));
        let ask = ask.map(|ask| self.prose.piece(&ask));
        let why = why.map(|why| self.prose.piece(&why));
        let (id, state, count) = (id?.value, state?.value, count?);
        let mark = Mark::Question { id: id.clone(), state: state.clone(), count: count.slug() };
        self.mark(mark, span.clone());
        Some(Block::Question { id, ask: ask?, state, count, why: why? })
    }

    fn check(&mut self, fields: &mut Fields, span: &Range<usize>) -> Option<Block> {
        let faults = &mut self.prose.faults;
        let facts = fields.texts("fact", faults);
        let says = fields.text("says", faults);
        let happens = fields.text("happens", faults);
        let know = fields.text("know", faults);
        for fact in facts.iter().flatten() {
            self.teach(std::slice::from_ref(&fact.value), &fact.span);
        }
        let [says, happens, know] = [says, happens, know].map(|text| text.map(|text| self.prose.piece(&text)));
        let facts: Vec<String> = facts?.into_iter().map(|fact| fact.value).collect();
        self.mark(Mark::Check { facts: facts.clone() }, span.clone());
        Some(Block::Check { says: says?, happens: happens?, know: know?, facts })
    }

    fn name(&mut self, fields: &mut Fields) -> Option<String> {
        let figure = fields.text("figure", &mut self.prose.faults)?;
        self.figures_named.push((figure.value.clone(), figure.span));
        Some(figure.value)
    }

    pub(crate) fn state(&mut self, fig: &str, state: &Text) {
        if let Err(message) = (self.check_state)(fig, &state.value) {
            self.prose.faults.at(state.span.clone(), message);
        }
    }

    /// The figure that a question is asked of: one of those that something is counted of.
    fn fig(&mut self, text: &Text) -> Option<&'static str> {
        let mut known: Vec<&str> = Count::all().map(|count| count.fig().slug()).collect();
        known.dedup();
        let fig = known.iter().find(|fig| **fig == text.value).copied();
        if fig.is_none() {
            self.prose.faults.at(text.span.clone(), format!("fig is one of {}", known.join(", ")));
        }
        fig
    }

    /// A count of the figure, where it is known which figure is meant.
    fn count(&mut self, text: &Text, fig: Option<&'static str>) -> Option<Count> {
        let fig = fig?;
        let count = Count::from_slug(&text.value);
        if count.is_some_and(|count| count.fig().slug() == fig) {
            return count;
        }
        let of_fig = Count::all().filter(|count| count.fig().slug() == fig);
        let known: Vec<&str> = of_fig.map(Count::slug).collect();
        let mut message = format!("count is one of {}", known.join(", "));
        if let Some(other) = count.map(|count| count.fig().slug()) {
            message += &format!("; `{}` is counted with `fig = \"{other}\"`", text.value);
        }
        self.prose.faults.at(text.span.clone(), message);
        None
    }
}
