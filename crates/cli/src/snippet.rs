//! Reads a line that holds a piece of CUDA: which of its accesses is counted, and what is wrong with it.
//!
//! `memory`, `op` and `bytes` say which accesses are meant; `access` is a place in the list of those, from
//! 0. Without it, `Reading::choose` of `kernel` has the rule.

use kernel::{Launch, Span, Wanted};
use model::access::{Access, Op, Space};
use serde_json::value::RawValue;
use words::Lang;

use crate::fault::Fault;

/// A line's fields, as they were written.
pub struct Line<'line> {
    /// The text of the line, to tell where a fault is.
    pub text: &'line [u8],
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
    let Ok(source) = serde_json::from_str::<String>(line.snippet.get()) else {
        return Err(Fault::of(line.text, line.snippet, "snippet must be a string"));
    };
    let launch = Launch {
        block: sides(line.text, line.block, "block", 1)?.unwrap_or(Launch::default().block),
        block_index: sides(line.text, line.block_index, "blockIdx", 0)?.unwrap_or([0; 3]),
        grid: sides(line.text, line.grid, "gridDim", 1)?,
        warp: number(line.text, line.warp, "warp")?.unwrap_or(0),
    };
    let base: u64 = number(line.text, line.base, "base")?.unwrap_or(0);
    let wanted = Wanted {
        space: line.memory.map(|field| space(line.text, field)).transpose()?,
        op: line.op.map(|field| operation(line.text, field)).transpose()?,
        bytes: number(line.text, line.bytes, "bytes")?,
        index: number(line.text, line.access, "access")?,
    };
    let fault = |fault: kernel::Fault| told(line, &source, &fault);
    let reading = kernel::read(&source, &launch).map_err(fault)?;
    let touch = reading.choose(wanted).map_err(fault)?;
    let access = touch.access(base).map_err(fault)?;
    Ok((access, touch.assumed.map(|span| span.of(&source).into())))
}

fn sides(text: &[u8], field: Option<&RawValue>, name: &str, rest: u32) -> Result<Option<[u32; 3]>, Fault> {
    let Some(field) = field else {
        return Ok(None);
    };
    let sides = serde_json::from_str::<Vec<u32>>(field.get()).ok();
    match sides.as_deref() {
        Some(&[x]) => Ok(Some([x, rest, rest])),
        Some(&[x, y]) => Ok(Some([x, y, rest])),
        Some(&[x, y, z]) => Ok(Some([x, y, z])),
        Some(_) | None => {
            let message = format!("{name} must be an array of 1 to 3 whole numbers");
            Err(Fault::of(text, field, message))
        }
    }
}

fn number<T: serde::de::DeserializeOwned>(
    text: &[u8],
    field: Option<&RawValue>,
    name: &str,
) -> Result<Option<T>, Fault> {
    let Some(field) = field else {
        return Ok(None);
    };
    let number = serde_json::from_str(field.get());
    let fault = |_| Fault::of(text, field, format!("{name} must be a whole number"));
    number.map(Some).map_err(fault)
}

fn space(text: &[u8], field: &RawValue) -> Result<Space, Fault> {
    match serde_json::from_str::<&str>(field.get()) {
        Ok("global") => Ok(Space::Global),
        Ok("shared") => Ok(Space::Shared),
        Ok(_) | Err(_) => Err(Fault::of(text, field, "memory must be global or shared")),
    }
}

fn operation(text: &[u8], field: &RawValue) -> Result<Op, Fault> {
    match serde_json::from_str::<&str>(field.get()) {
        Ok("load") => Ok(Op::Load),
        Ok("store") => Ok(Op::Store),
        Ok(_) | Err(_) => {
            let message = "op must be load or store beside a snippet";
            Err(Fault::of(text, field, message))
        }
    }
}

/// A fault of the snippet, at the character of the line where it stands.
fn told(line: &Line, source: &str, fault: &kernel::Fault) -> Fault {
    let message = diagram::lab::message(source, fault, Lang::En);
    let mut told = Fault::of(line.text, line.snippet, message);
    told.at += written(line.snippet.get(), fault.span);
    told
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
