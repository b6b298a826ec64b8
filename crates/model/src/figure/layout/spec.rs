//! What an author writes: a struct's fields, which of them are read, and how 32 elements are laid out.
//!
//! Absent on purpose: where the reader is. There is always a field, and one that is read.

use crate::{access::Width, query::Choice};

/// The most fields a struct has here.
pub const FIELDS_MAX: usize = 8;

/// How the elements lie in memory.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// An array of structs: all fields of an element together.
    Aos,
    /// A struct of arrays: one array a field.
    Soa,
    /// An array of blocks; inside a block, one short array a field.
    Aosoa,
}

impl Choice for Kind {
    const ALL: &'static [Kind] = &[Kind::Aos, Kind::Soa, Kind::Aosoa];

    fn slug(self) -> &'static str {
        match self {
            Kind::Aos => "aos",
            Kind::Soa => "soa",
            Kind::Aosoa => "aosoa",
        }
    }
}

/// What `__align__` says of the struct: of an element's in AoS, of a block's in AoSoA. SoA has no struct that repeats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Align {
    /// Nothing: the largest field decides.
    Natural,
    /// 16 bytes.
    B16,
    /// 32 bytes.
    B32,
    /// 64 bytes.
    B64,
    /// 128 bytes.
    B128,
}

impl Choice for Align {
    const ALL: &'static [Align] = &[Align::Natural, Align::B16, Align::B32, Align::B64, Align::B128];

    fn slug(self) -> &'static str {
        match self {
            Align::Natural => "natural",
            Align::B16 => "16",
            Align::B32 => "32",
            Align::B64 => "64",
            Align::B128 => "128",
        }
    }
}

impl Align {
    /// The bytes that a struct's start is a multiple of, whatever its fields say.
    pub fn bytes(self) -> u64 {
        match self {
            Align::Natural => 1,
            Align::B16 => 16,
            Align::B32 => 32,
            Align::B64 => 64,
            Align::B128 => 128,
        }
    }
}

/// Elements in a block of the AoSoA.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Block {
    /// Four.
    E4,
    /// Eight: of four bytes each, a sector.
    E8,
    /// Sixteen.
    E16,
    /// Thirty-two: a warp.
    E32,
}

impl Choice for Block {
    const ALL: &'static [Block] = &[Block::E4, Block::E8, Block::E16, Block::E32];

    fn slug(self) -> &'static str {
        match self {
            Block::E4 => "4",
            Block::E8 => "8",
            Block::E16 => "16",
            Block::E32 => "32",
        }
    }
}

impl Block {
    /// How many elements.
    pub fn elements(self) -> u64 {
        match self {
            Block::E4 => 4,
            Block::E8 => 8,
            Block::E16 => 16,
            Block::E32 => 32,
        }
    }
}

/// A read as an author writes it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spec {
    kind: Kind,
    /// 1 to [`FIELDS_MAX`].
    fields: Vec<Width>,
    /// Bit k is field k; never empty, and no bit beyond the last field.
    read: u8,
    align: Align,
    block: Block,
}

impl Default for Spec {
    /// The first field of a particle of six floats, in an array of structs.
    fn default() -> Spec {
        Spec { kind: Kind::Aos, fields: vec![Width::B4; 6], read: 1, align: Align::Natural, block: Block::E32 }
    }
}

impl Spec {
    /// The layout that is open.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// The sizes of the struct's fields, in order: 1 to [`FIELDS_MAX`].
    pub fn fields(&self) -> &[Width] {
        &self.fields
    }

    /// Whether a field is read; false for one that the struct does not have.
    pub fn is_read(&self, field: usize) -> bool {
        field < self.fields.len() && self.read >> field & 1 == 1
    }

    /// The fields that are read, ascending; at least one.
    pub fn read_fields(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.fields.len()).filter(|field| self.is_read(*field))
    }

    /// The alignment asked for.
    pub fn align(&self) -> Align {
        self.align
    }

    /// Elements in a block of the AoSoA.
    pub fn block(&self) -> Block {
        self.block
    }

    /// The same with another layout open.
    pub fn with_kind(self, kind: Kind) -> Spec {
        Spec { kind, ..self }
    }

    /// The same with other fields: the first [`FIELDS_MAX`] of them; none changes nothing. What is read stays, as far as
    /// it is there.
    pub fn with_fields(self, fields: &[Width]) -> Spec {
        let fields = match fields {
            [] => self.fields,
            some => some.iter().copied().take(FIELDS_MAX).collect(),
        };
        let read = self.read;
        Spec { fields, ..self }.with_read(read)
    }

    /// The same with one field of another size; just behind the last, a size adds a field, and `None` removes one unless
    /// it is the only one.
    pub fn with_field(mut self, field: usize, width: Option<Width>) -> Spec {
        let count = self.fields.len();
        match width {
            Some(width) if field < count => self.fields[field] = width,
            Some(width) if field == count && count < FIELDS_MAX => self.fields.push(width),
            None if field < count && count > 1 => {
                self.fields.remove(field);
                let below = self.read & ((1 << field) - 1);
                let above = u32::from(self.read) >> (field + 1) << field;
                return self.with_read(below | u8::try_from(above).unwrap_or_default());
            }
            Some(_) | None => {}
        }
        self
    }

    /// The same with these fields read, one bit a field; bits of fields that are not there are dropped, and where none
    /// is left the first field is read.
    pub fn with_read(self, bits: u8) -> Spec {
        let there = u8::MAX >> (FIELDS_MAX - self.fields.len());
        let read = match bits & there {
            0 => 1,
            some => some,
        };
        Spec { read, ..self }
    }

    /// The same with one field taken into what is read, or out of it; the last one stays.
    pub fn with_toggled(self, field: usize) -> Spec {
        if field >= self.fields.len() {
            return self;
        }
        match self.read ^ 1 << field {
            0 => self,
            read => Spec { read, ..self },
        }
    }

    /// The same with another alignment.
    pub fn with_align(self, align: Align) -> Spec {
        Spec { align, ..self }
    }

    /// The same with blocks of another size.
    pub fn with_block(self, block: Block) -> Spec {
        Spec { block, ..self }
    }
}
