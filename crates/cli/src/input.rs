//! Reads one line: an access of a warp, and the architecture that makes it.
//!
//! Absent on purpose: what a snippet of CUDA means (`snippet`).

use std::fmt;

use model::access::{Access, AccessError, Op, Space, Width};
use model::arch::Arch;
use model::warp::{LANES, Lane, Mask};
use serde::de::{DeserializeSeed, Deserializer, MapAccess, Visitor};
use serde_json::value::RawValue;

use crate::fault::{Fault, message};
use crate::snippet;

/// What a line asks for.
pub struct Input {
    /// The access to count.
    pub access: Access,
    /// Who makes it.
    pub arch: Arch,
    /// A condition in a snippet that had to be taken for true.
    pub assumes: Option<String>,
}

/// Reads a line. The id comes back even if what follows it is broken.
pub fn read(line: &[u8]) -> (Option<&RawValue>, Result<Input, Fault>) {
    let mut fields = Fields::default();
    let mut json = serde_json::Deserializer::from_slice(line);
    let read = Reader(&mut fields).deserialize(&mut json).and_then(|()| json.end());
    let input = match read {
        Ok(()) => fields.input(line),
        Err(error) => Err(Fault::of_json(&error)),
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
    fn input(&self, line: &'line [u8]) -> Result<Input, Fault> {
        if let (None, Some(snippet)) = (self.offsets, self.snippet) {
            return self.of_snippet(line, snippet);
        }
        let required = |field: Option<&'line RawValue>, name| {
            field.ok_or_else(|| Fault { message: format!("missing field `{name}`"), at: 0 })
        };
        let op_field = required(self.op, "op")?;
        let width_field = required(self.width, "width")?;
        let offsets_field = required(self.offsets, "offsets")?;

        let fault = |field, text: &str| Fault::of(line, field, text);
        let (space, op) = operation(op_field).ok_or_else(|| fault(op_field, OP))?;
        let width = width(width_field).ok_or_else(|| fault(width_field, WIDTH))?;
        let mask = match given(self.mask) {
            Some(field) => mask(field).ok_or_else(|| fault(field, MASK))?,
            None => Mask::ALL,
        };
        let arch = self.arch(line, space)?;
        let access = access(line, offsets_field, space, op, width, mask)?;
        Ok(Input { access, arch, assumes: None })
    }

    fn of_snippet(&self, text: &'line [u8], snippet: &'line RawValue) -> Result<Input, Fault> {
        let (access, assumes) = snippet::read(&snippet::Line {
            text,
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
        let arch = self.arch(text, access.space())?;
        Ok(Input { access, arch, assumes })
    }

    fn arch(&self, line: &[u8], space: Space) -> Result<Arch, Fault> {
        match given(self.arch) {
            Some(field) => arch(field, space).map_err(|text| Fault::of(line, field, text)),
            None => Ok(Arch::default()),
        }
    }
}

const OP: &str = "op must be global-load, global-store, shared-load or shared-store";
const WIDTH: &str = "width must be 1, 2, 4, 8 or 16";
const MASK: &str = "mask must be a string of 1 to 8 hexadecimal digits";

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

fn arch(field: &RawValue, space: Space) -> Result<Arch, String> {
    let named = text(field).and_then(|slug| Arch::from_slug(&slug));
    let arch = named.ok_or_else(|| {
        let slugs = Arch::ALL.map(Arch::slug).join(", ");
        format!("arch must be one of {slugs}")
    })?;
    match (space, arch) {
        (Space::Shared, Arch::Fermi | Arch::Kepler | Arch::KeplerL1) => {
            Err(format!("the banks of {} are not modelled: only maxwell and later", arch.slug()))
        }
        (Space::Shared, Arch::Maxwell | Arch::Pascal | Arch::Volta) | (Space::Global, _) => Ok(arch),
    }
}

fn access(line: &[u8], field: &RawValue, space: Space, op: Op, width: Width, mask: Mask) -> Result<Access, Fault> {
    let Ok(offsets) = serde_json::from_str::<Vec<&RawValue>>(field.get()) else {
        return Err(Fault::of(line, field, "offsets must be an array of 32 byte addresses"));
    };
    let Ok(offsets) = <[&RawValue; LANES]>::try_from(offsets.as_slice()) else {
        let text = format!("offsets has {} entries: it must have 32, one a lane", offsets.len());
        return Err(Fault::of(line, field, text));
    };
    let mut lanes = [None; LANES];
    for lane in mask.lanes() {
        let offset = offsets[lane.index()];
        let Ok(address) = serde_json::from_str::<u64>(offset.get()) else {
            return Err(Fault::of(line, offset, not_an_address(lane)));
        };
        lanes[lane.index()] = Some(address);
    }
    Access::new(space, op, width, lanes).map_err(|error| {
        let (AccessError::Misaligned { lane, .. } | AccessError::Overflow { lane, .. }) = error;
        Fault::of(line, offsets[lane.index()], message(error))
    })
}

fn not_an_address(lane: Lane) -> String {
    format!("lane {lane}: the offset of an active lane must be a whole number from 0 to {}", u64::MAX)
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
