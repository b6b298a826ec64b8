//! Types: how many bytes they take, how they are aligned, where their members lie.

use std::rc::Rc;

use crate::number::{INT, Int, SIZE, UNSIGNED};

#[derive(Clone, Debug, PartialEq)]
pub enum Type {
    Void,
    /// Nothing is known about it: `value`, or a type that the snippet does not declare.
    Unknown,
    Bool,
    Int(Int),
    Float(u8),
    /// `float4` and its like: a scalar and how many.
    Vector(Rc<Type>, u8),
    Struct(usize),
    Pointer(Rc<Type>),
    Array(Rc<Type>, Option<u64>),
}

/// The members of a struct, each with its offset.
#[derive(Debug, Default)]
pub struct Layout {
    pub members: Vec<(Rc<str>, Type, u64)>,
    pub size: u64,
    pub align: u64,
    /// Structs in structs.
    pub depth: u32,
}

impl Layout {
    /// Is the closing brace behind it? Every whole struct is aligned to something.
    fn is_whole(&self) -> bool {
        self.align > 0
    }
}

/// Structs in structs, pointers to pointers.
pub const DEPTH_LIMIT: u32 = 32;

/// Larger than any type may be, and far from the end of 64 bits.
pub const SIZE_LIMIT: u64 = 1 << 48;

/// All structs of a snippet.
#[derive(Debug, Default)]
pub struct Layouts(pub Vec<Layout>);

impl Layouts {
    /// Bytes of the type; none if it has no size, or one beyond reason.
    pub fn size(&self, of: &Type) -> Option<u64> {
        let size = match of {
            Type::Void | Type::Unknown | Type::Array(_, None) => return None,
            Type::Bool => 1,
            Type::Int(int) => u64::from(int.bytes),
            Type::Float(bytes) => u64::from(*bytes),
            Type::Pointer(_) => 8,
            Type::Vector(element, count) => self.size(element)? * u64::from(*count),
            // Inside itself a struct has no size yet: it would have no end.
            Type::Struct(index) => self.0.get(*index).filter(|layout| layout.is_whole())?.size,
            Type::Array(element, Some(length)) => self.size(element)?.checked_mul(*length)?,
        };
        (size <= SIZE_LIMIT).then_some(size)
    }

    /// The number that divides its address.
    pub fn align(&self, of: &Type) -> u64 {
        match of {
            Type::Void | Type::Unknown => 1,
            Type::Bool | Type::Int(_) | Type::Float(_) | Type::Pointer(_) => self.size(of).unwrap_or(1),
            // Three of a kind are aligned like one.
            Type::Vector(element, 2 | 4) => self.size(of).unwrap_or(1).min(16).max(self.align(element)),
            Type::Vector(element, _) | Type::Array(element, _) => self.align(element),
            Type::Struct(index) => self.0.get(*index).map_or(1, |layout| layout.align),
        }
    }

    /// How deeply structs are nested in it.
    pub fn depth(&self, of: &Type) -> u32 {
        let mut inner = of;
        while let Type::Array(next, _) = inner {
            inner = next;
        }
        match inner {
            Type::Struct(index) => self.0.get(*index).map_or(0, |layout| layout.depth),
            Type::Void
            | Type::Unknown
            | Type::Bool
            | Type::Int(_)
            | Type::Float(_)
            | Type::Vector(..)
            | Type::Pointer(_)
            | Type::Array(..) => 0,
        }
    }

    /// The type and offset of a member.
    pub fn member(&self, of: &Type, name: &str) -> Option<(Type, u64)> {
        match of {
            Type::Vector(element, count) => {
                let place = ["x", "y", "z", "w"].iter().position(|part| *part == name)?;
                let place = u64::try_from(place).ok()?;
                let offset = place * self.size(element)?;
                (place < u64::from(*count)).then(|| (Type::clone(element), offset))
            }
            Type::Struct(index) => {
                let members = &self.0.get(*index)?.members;
                let (_, member, offset) = members.iter().find(|(own, ..)| &**own == name)?;
                Some((member.clone(), *offset))
            }
            Type::Void
            | Type::Unknown
            | Type::Bool
            | Type::Int(_)
            | Type::Float(_)
            | Type::Pointer(_)
            | Type::Array(..) => None,
        }
    }

    /// The scalars and pointers that a value consists of, up to a number of them.
    pub fn leaves(&self, of: &Type, at: u64, limit: usize, found: &mut Vec<(Type, u64)>) {
        if found.len() >= limit {
            return;
        }
        match of {
            Type::Void | Type::Unknown | Type::Array(_, None) => {}
            Type::Bool | Type::Int(_) | Type::Float(_) | Type::Pointer(_) => {
                found.push((of.clone(), at));
            }
            Type::Vector(element, count) => {
                self.repeat(element, u64::from(*count), at, limit, found);
            }
            Type::Array(element, Some(length)) => self.repeat(element, *length, at, limit, found),
            Type::Struct(index) => {
                let members = self.0.get(*index).map_or(&[][..], |layout| &layout.members);
                for (_, member, offset) in members {
                    self.leaves(member, at + offset, limit, found);
                }
            }
        }
    }

    fn repeat(&self, element: &Type, count: u64, at: u64, limit: usize, found: &mut Vec<(Type, u64)>) {
        let size = self.size(element).unwrap_or(0);
        for place in 0..count {
            if found.len() >= limit || size == 0 {
                return;
            }
            self.leaves(element, at + place * size, limit, found);
        }
    }
}

impl Type {
    /// What it points to or consists of, and so on: how often.
    pub fn depth(&self) -> u32 {
        let mut depth = 0;
        let mut inner = self;
        while let Type::Pointer(next) | Type::Array(next, _) | Type::Vector(next, _) = inner {
            depth += 1;
            inner = next;
        }
        depth
    }

    /// Elements of the innermost row of an array of arrays.
    pub fn row(&self) -> Option<u64> {
        let mut rows = 0;
        let (mut inner, mut length) = (self, None);
        while let Type::Array(next, own) = inner {
            rows += 1;
            (inner, length) = (next, *own);
        }
        length.filter(|_| rows > 1)
    }

    /// Does its value consist of parts that have addresses of their own?
    pub fn is_compound(&self) -> bool {
        match self {
            Type::Vector(..) | Type::Struct(_) | Type::Array(..) => true,
            Type::Void | Type::Unknown | Type::Bool | Type::Int(_) | Type::Float(_) | Type::Pointer(_) => false,
        }
    }

    /// The type of `threadIdx`.
    pub fn uint3() -> Type {
        Type::Vector(Rc::new(Type::Int(UNSIGNED)), 3)
    }
}

/// A type that needs no declaration, by a name of one word.
pub fn builtin(name: &str) -> Option<Type> {
    let int = |bytes, signed| Some(Type::Int(Int { bytes, signed }));
    match name {
        "half" | "__half" | "nv_bfloat16" | "__nv_bfloat16" | "bfloat16" | "half_t" => {
            return Some(Type::Float(2));
        }
        "int8_t" | "s8" | "i8" => return int(1, true),
        "uint8_t" | "uchar" | "u8" | "byte" | "__nv_fp8_e4m3" | "__nv_fp8_e5m2" => {
            return int(1, false);
        }
        "int16_t" | "s16" | "i16" => return int(2, true),
        "uint16_t" | "ushort" | "u16" => return int(2, false),
        "int32_t" | "s32" | "i32" => return int(4, true),
        "uint32_t" | "uint" | "u32" => return int(4, false),
        "int64_t" | "ssize_t" | "ptrdiff_t" | "intptr_t" | "s64" | "i64" | "clock_t" => {
            return int(8, true);
        }
        "uint64_t" | "ulong" | "uintptr_t" | "u64" => return int(8, false),
        "size_t" => return Some(Type::Int(SIZE)),
        "dim3" => return Some(Type::uint3()),
        "half2" | "__half2" | "nv_bfloat162" | "__nv_bfloat162" => {
            return Some(Type::Vector(Rc::new(Type::Float(2)), 2));
        }
        "cufftComplex" | "cuComplex" | "cuFloatComplex" => return builtin("float2"),
        "cufftDoubleComplex" | "cuDoubleComplex" => return builtin("double2"),
        _ => {}
    }
    let count = name.bytes().last()?;
    if !(b'1'..=b'4').contains(&count) {
        return None;
    }
    let element = match &name[..name.len() - 1] {
        "char" => int(1, true),
        "uchar" => int(1, false),
        "short" => int(2, true),
        "ushort" => int(2, false),
        "int" => Some(Type::Int(INT)),
        "uint" => Some(Type::Int(UNSIGNED)),
        "long" | "longlong" => int(8, true),
        "ulong" | "ulonglong" => int(8, false),
        "float" => Some(Type::Float(4)),
        "double" => Some(Type::Float(8)),
        _ => None,
    }?;
    Some(Type::Vector(Rc::new(element), count - b'0'))
}
