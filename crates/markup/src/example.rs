//! Examples to start from in the lab: snippets as people paste them, each with the launch that runs it,
//! and what invites a reader to look.

use std::collections::BTreeSet;

use crate::diagnostic::{Diagnostic, Page};
use crate::fields::{Fields, Text};
use crate::id::is_kebab;
use crate::prose::Prose;
use crate::read::Spelling;

/// Characters of a title or of a group's name that a narrow screen shows in one line.
const TITLE_LENGTH: usize = 48;
/// Characters of a question that a narrow screen shows in four lines.
const ASKS_LENGTH: usize = 140;

/// Examples of one kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// Language-free, unique in the file.
    pub id: String,
    /// The name in English, plain text.
    pub en: String,
    /// The name in Hinglish, plain text.
    pub hi_latn: String,
    /// In the order of the file, at least one.
    pub examples: Vec<Example>,
}

/// An access that somebody wrote.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// Language-free, unique in the file.
    pub id: String,
    /// Which of the snippet's accesses is meant: the first that reaches this memory.
    pub memory: Memory,
    /// Whether that access loads or stores.
    pub op: Op,
    /// `blockDim`.
    pub block: [u32; 3],
    /// `blockIdx`; 0, 0, 0 where the file does not say it.
    pub block_index: [u32; 3],
    /// Byte address of the array.
    pub base: u64,
    /// CUDA C++, verbatim; no line feed at its end.
    pub snippet: String,
    /// In English.
    pub en: Invitation,
    /// In Hinglish.
    pub hi_latn: Invitation,
}

/// What invites to an example, in one language; plain text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Invitation {
    /// What the snippet is.
    pub title: String,
    /// What people get wrong here, as a question.
    pub asks: String,
}

/// The memory of an access.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names of the two memories")]
pub enum Memory {
    Global,
    Shared,
}

/// What an access does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names of the two instructions")]
pub enum Op {
    Load,
    Store,
}

/// Reads the file of examples. With faults, only what is whole comes out.
pub fn examples(page: Page) -> (Vec<Group>, Vec<Diagnostic>) {
    let mut reader = Reader { prose: Prose::new(page, Spelling::Any), groups: BTreeSet::new(), ids: BTreeSet::new() };
    let mut groups = Vec::new();
    let whole = 0..0;
    if let Some(mut file) = Fields::parse(page.text, 0, whole.clone(), &mut reader.prose.faults) {
        let tables = file.tables("group", &mut reader.prose.faults);
        if tables.is_empty() {
            reader.prose.faults.at(whole, "no `[[group]]` in this file");
        }
        groups.extend(tables.into_iter().filter_map(|table| reader.group(table)));
        file.finish(&mut reader.prose.faults);
    }
    (groups, reader.prose.faults.finish())
}

struct Reader<'a> {
    prose: Prose<'a>,
    groups: BTreeSet<String>,
    ids: BTreeSet<String>,
}

impl Reader<'_> {
    fn group(&mut self, mut fields: Fields) -> Option<Group> {
        let faults = &mut self.prose.faults;
        let id = fields.text("id", faults);
        let [en, hi_latn] = ["en", "hi-Latn"].map(|key| fields.text(key, faults));
        let tables = fields.tables("example", faults);
        if let (Some(id), []) = (&id, &tables[..]) {
            faults.at(id.span.clone(), format!("the group `{}` has no `[[group.example]]`", id.value));
        }
        fields.finish(faults);
        let examples = tables.into_iter().filter_map(|table| self.example(table)).collect();
        claim("group", id.as_ref(), &mut self.groups, &mut self.prose);
        let en = en.map(|name| self.short(name, TITLE_LENGTH, Spelling::Any));
        let hi_latn = hi_latn.map(|name| self.short(name, TITLE_LENGTH, Spelling::Hinglish));
        Some(Group { id: id?.value, en: en?, hi_latn: hi_latn?, examples })
    }

    fn example(&mut self, mut fields: Fields) -> Option<Example> {
        let faults = &mut self.prose.faults;
        let id = fields.text("id", faults);
        let memory = fields.text("memory", faults);
        let op = fields.text("op", faults);
        let block = fields.sides("block", faults);
        let block_index = fields.optional_sides("blockIdx", faults).unwrap_or_default();
        let base = fields.whole("base", faults);
        let snippet = fields.text("snippet", faults);
        let en = self.invitation("en", Spelling::Any, &mut fields);
        let hi_latn = self.invitation("hi-Latn", Spelling::Hinglish, &mut fields);
        fields.finish(&mut self.prose.faults);
        claim("example", id.as_ref(), &mut self.ids, &mut self.prose);
        let memory = self.one_of(memory, [("global", Memory::Global), ("shared", Memory::Shared)]);
        let op = self.one_of(op, [("load", Op::Load), ("store", Op::Store)]);
        Some(Example {
            id: id?.value,
            memory: memory?,
            op: op?,
            block: block?,
            block_index,
            base: base?,
            snippet: snippet?.value,
            en: en?,
            hi_latn: hi_latn?,
        })
    }

    fn invitation(&mut self, key: &str, spelling: Spelling, fields: &mut Fields) -> Option<Invitation> {
        let faults = &mut self.prose.faults;
        let mut table = fields.table(key, faults)?;
        let title = table.text("title", faults);
        let asks = table.text("asks", faults);
        table.finish(faults);
        let title = title.map(|text| self.short(text, TITLE_LENGTH, spelling));
        let asks = asks.map(|text| self.short(text, ASKS_LENGTH, spelling));
        Some(Invitation { title: title?, asks: asks? })
    }

    /// Plain text of at most so many characters.
    fn short(&mut self, text: Text, at_most: usize, spelling: Spelling) -> String {
        self.prose.spelling = spelling;
        self.prose.plain(&text);
        let length = text.value.chars().count();
        if length > at_most {
            let message = format!("this has {length} characters; there is room for {at_most}");
            self.prose.faults.at(text.span, message);
        }
        text.value
    }

    fn one_of<T: Copy>(&mut self, text: Option<Text>, known: [(&str, T); 2]) -> Option<T> {
        let text = text?;
        let found = known.iter().find(|(name, _)| *name == text.value);
        if found.is_none() {
            let [one, other] = known.map(|(name, _)| name);
            self.prose.faults.at(text.span, format!("`{}` is neither `{one}` nor `{other}`", text.value));
        }
        found.map(|(_, value)| *value)
    }
}

/// An id must look like one, and be the first of its kind.
fn claim(kind: &str, id: Option<&Text>, taken: &mut BTreeSet<String>, prose: &mut Prose) {
    let Some(id) = id else { return };
    if !is_kebab(&id.value) {
        let message = format!("`{}` is no id: lower-case words joined by hyphens", id.value);
        prose.faults.at(id.span.clone(), message);
    }
    if !taken.insert(id.value.clone()) {
        prose.faults.at(id.span.clone(), format!("the id `{}` is taken by another {kind}", id.value));
    }
}
