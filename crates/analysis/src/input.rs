//! Reads one line: an access of a warp, and the architecture that makes it.
//!
//! Absent on purpose: what a snippet of CUDA means (`snippet`).

use std::fmt;

use model::access::{Access, AccessError, Op, Space, Width};
use model::arch::Arch;
use model::warp::{LANES, Mask};
use serde::de::{DeserializeSeed, Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;
use words::analysis::AnalysisWords;
use words::{Lang, words};

use crate::fault::{Fault, message};
use crate::snippet;

/// What a line asks for.
#[derive(Clone, Debug)]
pub struct Input {
    /// The access to count.
    pub access: Access,
    /// Who makes it.
    pub arch: Arch,
    /// A condition in a snippet that had to be taken for true.
    pub assumes: Option<String>,
}

/// Reads a line, whose end is cut off. The id comes back even if what follows it is broken.
///
/// ```
/// let line = br#"{"id":7,"snippet":"float *a; float x = a[threadIdx.x * 2];"}"#;
/// let (_, input) = analysis::read(line, words::Lang::En);
/// let counts = model::global::count(&input?.access, Default::default());
/// assert_eq!(counts.sectors, 8);
/// # Ok::<(), analysis::Fault>(())
/// ```
///
/// # Errors
///
/// What is wrong, said in this language, and where.
pub fn read(line: &[u8], lang: Lang) -> (Option<&RawValue>, Result<Input, Fault>) {
    let words = words(lang).analysis();
    let mut fields = Fields::default();
    let mut json = serde_json::Deserializer::from_slice(line);
    let read = Reader(&mut fields).deserialize(&mut json).and_then(|()| json.end());
    let input = match read {
        Ok(()) => fields.input(line, lang),
        Err(error) => Err(Fault::of_json(&error, words)),
    };
    (fields.id, input)
}

/// A line's fields as they were written; the last one of a name counts, others are ignored.
#[derive(Default)]
struct Fields<'line> {
    id: Option<&'line RawValue>,
    op: Option<&'line RawValue>,
    width: Option<&'line RawValue>,
    mask: Option<&'line RawValue>,
    offsets: Option<&'line RawValue>,
    arch: Option<&'line RawValue>,
    snippet: Option<&'line RawValue>,
    block: Option<&'line RawValue>,
    block_index: Option<&'line RawValue>,
    grid: Option<&'line RawValue>,
    warp: Option<&'line RawValue>,
    base: Option<&'line RawValue>,
    memory: Option<&'line RawValue>,
    bytes: Option<&'line RawValue>,
    access: Option<&'line RawValue>,
}

impl<'line> Fields<'line> {
    fn input(&self, line: &'line [u8], lang: Lang) -> Result<Input, Fault> {
        if let (None, Some(snippet)) = (self.offsets, self.snippet) {
            return self.of_snippet(line, snippet, lang);
        }
        let words = words(lang).analysis();
        let required = |field: Option<&'line RawValue>, name| field.ok_or_else(|| Fault::at(0, (words.missing)(name)));
        let op_field = required(self.op, "op")?;
        let width_field = required(self.width, "width")?;
        let offsets_field = required(self.offsets, "offsets")?;

        let fault = |field, text: &str| Fault::of(line, field, text);
        let (space, op) = operation(op_field).ok_or_else(|| fault(op_field, words.op))?;
        let width = width(width_field).ok_or_else(|| fault(width_field, words.width))?;
        let mask = match given(self.mask) {
            Some(field) => mask(field).ok_or_else(|| fault(field, words.mask))?,
            None => Mask::ALL,
        };
        let arch = self.arch(line, space, words)?;
        let lanes = Lanes { line, field: offsets_field, mask, words };
        let access = lanes.access(space, op, width)?;
        Ok(Input { access, arch, assumes: None })
    }

    fn of_snippet(&self, text: &'line [u8], snippet: &'line RawValue, lang: Lang) -> Result<Input, Fault> {
        let (access, assumes) = snippet::read(&snippet::Line {
            text,
            lang,
            snippet,
            block: given(self.block),
            block_index: given(self.block_index),
            grid: given(self.grid),
            warp: given(self.warp),
            base: given(self.base),
            memory: given(self.memory),
            op: given(self.op),
            bytes: given(self.bytes),
            access: given(self.access),
        })?;
        let arch = self.arch(text, access.space(), words(lang).analysis())?;
        Ok(Input { access, arch, assumes })
    }

    fn arch(&self, line: &[u8], space: Space, words: &AnalysisWords) -> Result<Arch, Fault> {
        match given(self.arch) {
            Some(field) => arch(field, space, words).map_err(|text| Fault::of(line, field, text)),
            None => Ok(Arch::default()),
        }
    }
}

/// A field that may be left out may be null as well.
fn given(field: Option<&RawValue>) -> Option<&RawValue> {
    field.filter(|field| field.get() != "null")
}

fn text(field: &RawValue) -> Option<String> {
    serde_json::from_str(field.get()).ok()
}

fn operation(field: &RawValue) -> Option<(Space, Op)> {
    match text(field)?.as_str() {
        "global-load" => Some((Space::Global, Op::Load)),
        "global-store" => Some((Space::Global, Op::Store)),
        "shared-load" => Some((Space::Shared, Op::Load)),
        "shared-store" => Some((Space::Shared, Op::Store)),
        _ => None,
    }
}

fn width(field: &RawValue) -> Option<Width> {
    Width::from_bytes(serde_json::from_str(field.get()).ok()?)
}

fn mask(field: &RawValue) -> Option<Mask> {
    // Without the check, a sign would be taken for a digit.
    let digits = text(field).filter(|text| text.bytes().all(|byte| byte.is_ascii_hexdigit()))?;
    let bits = (digits.len() <= 8).then(|| u32::from_str_radix(&digits, 16).ok())??;
    Some(Mask::from_bits(bits))
}

fn arch(field: &RawValue, space: Space, words: &AnalysisWords) -> Result<Arch, String> {
    let named = text(field).and_then(|slug| Arch::from_slug(&slug));
    let arch = named.ok_or_else(|| {
        let slugs = Arch::ALL.map(Arch::slug).join(", ");
        (words.arch)(&slugs)
    })?;
    match (space, arch) {
        (Space::Shared, Arch::Fermi | Arch::Kepler | Arch::KeplerL1) => Err((words.no_banks)(arch.slug())),
        (Space::Shared, Arch::Maxwell | Arch::Pascal | Arch::Volta) | (Space::Global, _) => Ok(arch),
    }
}

/// The addresses of the active lanes, as they were written.
struct Lanes<'line> {
    line: &'line [u8],
    field: &'line RawValue,
    mask: Mask,
    words: &'static AnalysisWords,
}

impl Lanes<'_> {
    fn access(&self, space: Space, op: Op, width: Width) -> Result<Access, Fault> {
        let &Lanes { line, field, mask, words } = self;
        let Ok(offsets) = serde_json::from_str::<Vec<&RawValue>>(field.get()) else {
            return Err(Fault::of(line, field, words.offsets));
        };
        let Ok(offsets) = <[&RawValue; LANES]>::try_from(offsets.as_slice()) else {
            return Err(Fault::of(line, field, (words.offsets_length)(offsets.len())));
        };
        let mut lanes = [None; LANES];
        for lane in mask.lanes() {
            let offset = offsets[lane.index()];
            let Ok(address) = serde_json::from_str::<u64>(offset.get()) else {
                return Err(Fault::of(line, offset, (words.offset)(lane.number(), u64::MAX)));
            };
            lanes[lane.index()] = Some(address);
        }
        Access::new(space, op, width, lanes).map_err(|error| {
            let (AccessError::Misaligned { lane, .. } | AccessError::Overflow { lane, .. }) = error;
            Fault::of(line, offsets[lane.index()], message(error, words))
        })
    }
}

/// Fills the fields as they come, so that those before a fault are kept.
struct Reader<'fields, 'line>(&'fields mut Fields<'line>);

impl<'line> DeserializeSeed<'line> for Reader<'_, 'line> {
    type Value = ();

    fn deserialize<D: Deserializer<'line>>(self, json: D) -> Result<(), D::Error> {
        json.deserialize_map(self)
    }
}

impl<'line> Visitor<'line> for Reader<'_, 'line> {
    type Value = ();

    fn expecting(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("an object")
    }

    fn visit_map<A: MapAccess<'line>>(self, mut map: A) -> Result<(), A::Error> {
        while let Some(name) = map.next_key::<String>()? {
            let value = Some(map.next_value::<&RawValue>()?);
            match name.as_str() {
                "id" => self.0.id = value,
                "op" => self.0.op = value,
                "width" => self.0.width = value,
                "mask" => self.0.mask = value,
                "offsets" => self.0.offsets = value,
                "arch" => self.0.arch = value,
                "snippet" => self.0.snippet = value,
                "block" => self.0.block = value,
                "blockIdx" => self.0.block_index = value,
                "gridDim" => self.0.grid = value,
                "warp" => self.0.warp = value,
                "base" => self.0.base = value,
                "memory" => self.0.memory = value,
                "bytes" => self.0.bytes = value,
                "access" => self.0.access = value,
                _ => {}
            }
        }
        Ok(())
    }
}
