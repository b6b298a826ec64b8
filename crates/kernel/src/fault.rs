//! What is wrong with a snippet, and where: data only, the sentence is for `words`.

use model::warp::Lane;

/// A piece of the source, in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Span {
    /// The first byte.
    pub start: u32,
    /// The byte after the last.
    pub end: u32,
}

impl Span {
    /// From the start of one to the end of the other.
    pub fn to(self, other: Span) -> Span {
        Span { start: self.start.min(other.start), end: self.end.max(other.end) }
    }

    /// The text of this piece; empty if it is no piece of this source.
    pub fn of(self, source: &str) -> &str {
        source.get(self.start as usize..self.end as usize).unwrap_or_default()
    }
}

/// What is wrong, where, and in which lane.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// Where in the source.
    pub span: Span,
    /// The first lane that meets it; none if the text itself is wrong.
    pub lane: Option<Lane>,
    /// What is wrong.
    pub kind: Kind,
}

impl Fault {
    /// A fault of the text.
    pub(crate) fn new(span: Span, kind: Kind) -> Fault {
        Fault { span, lane: None, kind }
    }

    /// A fault that a lane meets.
    pub(crate) fn of_lane(span: Span, lane: Lane, kind: Kind) -> Fault {
        Fault { span, lane: Some(lane), kind }
    }
}

/// What was expected where something else stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// An operand: a name, a number, a parenthesis.
    Expression,
    /// A name.
    Name,
    /// A type.
    Type,
    /// A statement or the end of the block.
    Statement,
    /// This very sign or word.
    Sign(&'static str),
    /// A whole number that is known before the kernel runs.
    Constant,
    /// Something that can be assigned to.
    Place,
    /// A pointer or an array.
    Pointer,
    /// A struct or a vector.
    Struct,
    /// A number.
    Number,
}

/// Why a value is not known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// It is what memory holds, and the snippet does not say what.
    Contents,
    /// It was declared without a value.
    NoValue,
    /// Nobody declared the name.
    Undeclared,
    /// The reader does not follow this construct.
    NotFollowed,
    /// The launch does not say it.
    Launch,
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Something else was expected here.
    Expected(Expected),
    /// No token of C++ starts so.
    Character,
    /// A comment, a string or a parenthesis without its end.
    Unclosed,
    /// Not a number, or one that fits no type.
    Number,
    /// A macro that cannot be expanded.
    Macro,
    /// Valid, but not read here: the construct.
    Unsupported(&'static str),
    /// The source, or what its macros make of it, is too long.
    TooLong,
    /// Nested too deeply.
    TooDeep,
    /// It runs for too many steps.
    TooManySteps,
    /// This closes something that was never opened.
    Unopened,
    /// A macro or function takes another number of arguments.
    Arguments {
        /// How many it takes.
        wanted: usize,
        /// How many are given.
        found: usize,
    },
    /// Nobody declared this name.
    UnknownName(String),
    /// Nobody says what this type is.
    UnknownType(String),
    /// The struct or vector has no such member.
    NoMember(String),
    /// Where the access goes depends on a value that is not known: why, and where it comes from.
    NoValue(Why, Span),
    /// The index is not below the length of the dimension.
    OutOfRange {
        /// The index.
        index: i64,
        /// The length.
        length: u64,
    },
    /// The access ends behind the array, or starts before it.
    Outside {
        /// Its first byte, from the array's first.
        offset: i64,
        /// The array's bytes.
        bytes: u64,
    },
    /// `/` or `%` by zero.
    DivisionByZero,
    /// The result fits not into its signed type.
    SignedOverflow,
    /// The shift is negative, or as wide as the number.
    ShiftRange(i64),
    /// The access starts before the array, which starts at zero: its first byte, from the array's first.
    Before(i64),
    /// The address is beyond 64 bits.
    NoAddress,
    /// The address is no multiple of the width.
    Misaligned {
        /// The address.
        address: u64,
        /// Bytes a lane.
        width: u32,
    },
    /// Lanes of one access go to different arrays.
    SeveralArrays,
    /// Nothing is loaded or stored, or not in that memory or of that kind.
    NoAccess,
    /// Nothing is, but by this, which is not read.
    Passed,
    /// The block has no such warp, or no thread, or more than 1024.
    Launch,
}
