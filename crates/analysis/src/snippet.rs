//! Reads a line that holds a piece of CUDA: which of its accesses is counted, and what is wrong with it.
//!
//! `memory`, `op` and `bytes` say which accesses are meant; `access` is a place in the list of those, from
//! 0. Without it, `Reading::choose` of `kernel` has the rule.

use kernel::{Launch, Span, Wanted};
use model::access::{Access, Op, Space};
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use words::analysis::AnalysisWords;
use words::{Lang, words};

use crate::fault::{Fault, Place};

/// A line's fields, as they were written.
pub struct Line<'line> {
    /// The text of the line, to tell where a fault is.
    pub text: &'line [u8],
    /// The language that faults are said in.
    pub lang: Lang,
    pub snippet: &'line RawValue,
    pub block: Option<&'line RawValue>,
    pub block_index: Option<&'line RawValue>,
    pub grid: Option<&'line RawValue>,
    pub warp: Option<&'line RawValue>,
    pub base: Option<&'line RawValue>,
    pub memory: Option<&'line RawValue>,
    pub op: Option<&'line RawValue>,
    pub bytes: Option<&'line RawValue>,
    pub access: Option<&'line RawValue>,
}

/// The access that is meant, and the condition that had to be taken for true.
pub fn read(line: &Line) -> Result<(Access, Option<String>), Fault> {
    let fields = Fields { text: line.text, words: words(line.lang).analysis() };
    let Ok(source) = serde_json::from_str::<String>(line.snippet.get()) else {
        return Err(fields.fault(line.snippet, fields.words.snippet));
    };
    let launch = Launch {
        block: fields.sides(line.block, "block", 1)?.unwrap_or(Launch::default().block),
        block_index: fields.sides(line.block_index, "blockIdx", 0)?.unwrap_or([0; 3]),
        grid: fields.sides(line.grid, "gridDim", 1)?,
        warp: fields.number(line.warp, "warp")?.unwrap_or(0),
    };
    let base: u64 = fields.number(line.base, "base")?.unwrap_or(0);
    let wanted = Wanted {
        space: line.memory.map(|field| fields.space(field)).transpose()?,
        op: line.op.map(|field| fields.operation(field)).transpose()?,
        bytes: fields.number(line.bytes, "bytes")?,
        index: fields.number(line.access, "access")?,
    };
    let fault = |fault: kernel::Fault| told(line, &source, &fault);
    let reading = kernel::read(&source, &launch).map_err(fault)?;
    let touch = reading.choose(wanted).map_err(fault)?;
    let access = touch.access(base).map_err(fault)?;
    Ok((access, touch.assumed.map(|span| span.of(&source).into())))
}

/// How the fields beside a snippet are read, and what is said if they cannot be.
struct Fields<'line> {
    text: &'line [u8],
    words: &'static AnalysisWords,
}

impl Fields<'_> {
    fn fault(&self, field: &RawValue, message: impl Into<String>) -> Fault {
        Fault::of(self.text, field, message)
    }

    fn sides(&self, field: Option<&RawValue>, name: &str, rest: u32) -> Result<Option<[u32; 3]>, Fault> {
        let Some(field) = field else {
            return Ok(None);
        };
        let sides = serde_json::from_str::<Vec<u32>>(field.get()).ok();
        match sides.as_deref() {
            Some(&[x]) => Ok(Some([x, rest, rest])),
            Some(&[x, y]) => Ok(Some([x, y, rest])),
            Some(&[x, y, z]) => Ok(Some([x, y, z])),
            Some(_) | None => Err(self.fault(field, (self.words.sides)(name))),
        }
    }

    fn number<T: DeserializeOwned>(&self, field: Option<&RawValue>, name: &str) -> Result<Option<T>, Fault> {
        let Some(field) = field else {
            return Ok(None);
        };
        let number = serde_json::from_str(field.get());
        number.map(Some).map_err(|_| self.fault(field, (self.words.whole)(name)))
    }

    fn space(&self, field: &RawValue) -> Result<Space, Fault> {
        match serde_json::from_str::<&str>(field.get()) {
            Ok("global") => Ok(Space::Global),
            Ok("shared") => Ok(Space::Shared),
            Ok(_) | Err(_) => Err(self.fault(field, self.words.memory)),
        }
    }

    fn operation(&self, field: &RawValue) -> Result<Op, Fault> {
        match serde_json::from_str::<&str>(field.get()) {
            Ok("load") => Ok(Op::Load),
            Ok("store") => Ok(Op::Store),
            Ok(_) | Err(_) => Err(self.fault(field, self.words.op_of_snippet)),
        }
    }
}

/// A fault of the snippet, at the character of the line where it stands.
fn told(line: &Line, source: &str, fault: &kernel::Fault) -> Fault {
    let message = diagram::lab::message(source, fault, line.lang);
    let mut told = Fault::of(line.text, line.snippet, message);
    told.at += written(line.snippet.get(), fault.span);
    // What concerns no place, such as an access that is not there, has the place before the first character.
    told.in_snippet = Some(place(source, fault.span));
    told
}

/// Where a piece of the snippet begins.
fn place(source: &str, span: Span) -> Place {
    let before = Span { start: 0, end: span.start }.of(source);
    let of_line = before.rsplit('\n').next().unwrap_or_default();
    Place { line: before.matches('\n').count() + 1, column: of_line.chars().count() + 1 }
}

/// Where a byte of the snippet stands in the string as it is written, with its escapes.
fn written(raw: &str, span: Span) -> usize {
    let start = usize::try_from(span.start).unwrap_or(usize::MAX);
    let (mut decoded, mut at) = (0, 1);
    let bytes = raw.as_bytes();
    while decoded < start && at < bytes.len() {
        let (raw_bytes, text_bytes) = match (bytes[at], bytes.get(at + 1)) {
            (b'\\', Some(b'u')) => {
                let digits = raw.get(at + 2..at + 6).unwrap_or_default();
                match u32::from_str_radix(digits, 16).unwrap_or(0) {
                    0..0x80 => (6, 1),
                    0x80..0x800 => (6, 2),
                    // Two halves make one character of four bytes.
                    0xd800..0xe000 => (12, 4),
                    _ => (6, 3),
                }
            }
            (b'\\', Some(_)) => (2, 1),
            (_, _) => (1, 1),
        };
        at += raw_bytes;
        decoded += text_bytes;
    }
    at.min(raw.len().saturating_sub(1))
}
