//! The words before a declared name: its type, where it lives, who calls it.

use super::structure::{attribute, enumeration, structure};
use super::{Input, Read, expected, here, is_sign, is_type, name, skip, skip_balanced, template, word_ahead};
use crate::fault::Expected;
use crate::number::Int;
use crate::tree::function::Caller;
use crate::tree::{Expr, Name, Specifier, Storage};
use crate::types::{Type, builtin};

/// What the words say.
pub struct Specified {
    pub specifier: Specifier,
    pub storage: Storage,
    pub caller: Option<Caller>,
    pub align: Option<Expr>,
    /// `static`: no object holds such a member.
    pub is_static: bool,
}

const PLAIN: [&str; 17] = [
    "const",
    "constexpr",
    "volatile",
    "static",
    "inline",
    "register",
    "__restrict__",
    "__restrict",
    "restrict",
    "__forceinline__",
    "__inline__",
    "__noinline__",
    "__host__",
    "__managed__",
    "__grid_constant__",
    "typename",
    "mutable",
];
const STORED: [&str; 7] = ["extern", "typedef", "__shared__", "__device__", "__constant__", "__global__", "alignas"];
const ALIGNED: [&str; 3] = ["__align__", "__attribute__", "__launch_bounds__"];
const TYPES: [&str; 16] = [
    "auto", "void", "bool", "char", "short", "int", "long", "float", "double", "signed", "unsigned", "struct", "class",
    "union", "enum", "__int64",
];

/// Is it a word that only declarations and casts start with?
pub fn is_keyword(word: &str) -> bool {
    PLAIN.contains(&word) || STORED.contains(&word) || ALIGNED.contains(&word) || TYPES.contains(&word)
}

/// Is it a word of an arithmetic type?
pub fn is_arithmetic(word: &str) -> bool {
    TYPES.contains(&word) && !matches!(word, "struct" | "class" | "union" | "enum" | "void")
}

/// Is it a qualifier, which may stand after a `*` as well?
pub fn is_qualifier(word: &str) -> bool {
    PLAIN.contains(&word)
}

/// How often each word of an arithmetic type was said.
#[derive(Default)]
struct Arithmetic {
    unsigned: bool,
    signed: bool,
    longs: u8,
    base: Option<&'static str>,
}

impl Arithmetic {
    fn is_said(&self) -> bool {
        self.unsigned || self.signed || self.longs > 0 || self.base.is_some()
    }

    fn specifier(&self) -> Specifier {
        let bytes = match self.base {
            Some("void") => return Specifier::Known(Type::Void),
            Some("bool") => return Specifier::Known(Type::Bool),
            Some("float") => return Specifier::Known(Type::Float(4)),
            Some("double") => return Specifier::Known(Type::Float(8)),
            Some("char") => 1,
            Some("short") => 2,
            Some("__int64") => 8,
            Some(_) | None if self.longs > 0 => 8,
            Some(_) | None => 4,
        };
        let signed = !self.unsigned;
        Specifier::Known(Type::Int(Int { bytes, signed }))
    }
}

/// Does the next token start its line?
fn starts_line(input: &Input) -> bool {
    input.input.first().is_some_and(|token| token.starts_line)
}

/// Reads them all, in any order.
pub fn specified(input: &mut Input) -> Read<Specified> {
    let mut arithmetic = Arithmetic::default();
    let mut other = None;
    let mut external = false;
    let mut found =
        Specified { specifier: Specifier::Auto, storage: Storage::Plain, caller: None, align: None, is_static: false };
    while let Some(word) = word_ahead(input, 0) {
        let word: &str = word;
        match word {
            "extern" => external = true,
            "typedef" => found.storage = Storage::Typedef,
            "__shared__" => found.storage = Storage::Shared,
            "__constant__" => found.storage = Storage::Constant,
            "__global__" => found.caller = Some(Caller::Launch),
            "__device__" => {
                found.caller.get_or_insert(Caller::Device);
                if found.storage == Storage::Plain {
                    found.storage = Storage::Device;
                }
            }
            "alignas" | "__align__" | "__attribute__" | "__launch_bounds__" => {
                if let Some(align) = attribute(input)? {
                    found.align = Some(align);
                }
                continue;
            }
            "unsigned" => arithmetic.unsigned = true,
            "signed" => arithmetic.signed = true,
            "long" => arithmetic.longs += 1,
            "auto" if other.is_none() => other = Some(Specifier::Auto),
            "struct" | "class" | "union" => {
                other = Some(structure(input)?);
                let ended = matches!(other, Some(Specifier::Struct(_))) && found.storage != Storage::Typedef;
                if ended && is_type(input, 0) && starts_line(input) {
                    return expected(input, Expected::Sign(";"));
                }
                continue;
            }
            "enum" => {
                other = Some(enumeration(input)?);
                continue;
            }
            "static" => found.is_static = true,
            _ if is_qualifier(word) => {}
            _ => match TYPES.into_iter().find(|base| *base == word) {
                // `short int` is `short`.
                Some("int") if matches!(arithmetic.base, Some("short")) => {}
                Some(base) if matches!((arithmetic.base, base), (None, _) | (Some("int"), "short")) => {
                    arithmetic.base = Some(base);
                }
                Some(_) => return expected(input, Expected::Name),
                None if other.is_some() || arithmetic.is_said() || !is_type(input, 0) => break,
                None => {
                    other = Some(named(input)?);
                    continue;
                }
            },
        }
        if arithmetic.longs > 2 {
            return expected(input, Expected::Type);
        }
        skip(input);
    }
    if external && found.storage == Storage::Shared {
        found.storage = Storage::ExternShared;
    }
    found.specifier = match other {
        Some(specifier) if !arithmetic.is_said() => specifier,
        Some(_) => return expected(input, Expected::Name),
        None if arithmetic.is_said() => arithmetic.specifier(),
        None => unexplained(input)?,
    };
    // `float const *`, `int static x`.
    while word_ahead(input, 0).is_some_and(|word| is_qualifier(word)) {
        skip(input);
    }
    Ok(found)
}

fn named(input: &mut Input) -> Read<Specifier> {
    let span = here(input);
    let Some(text) = word_ahead(input, 0).cloned() else {
        return Ok(Specifier::Auto);
    };
    skip(input);
    if let Some(arguments) = template::arguments(input, &text)? {
        return Ok(Specifier::Applied(Name { text, span }, arguments.into()));
    }
    Ok(match builtin(&text) {
        Some(known) if !input.state.names.contains_key(&text) => Specifier::Known(known),
        Some(_) | None => Specifier::Named(Name { text, span }),
    })
}

/// A type that nobody declared, such as `T`; its template arguments are dropped.
fn unexplained(input: &mut Input) -> Read<Specifier> {
    match word_ahead(input, 0) {
        Some(_) => {}
        None => return expected(input, Expected::Type),
    }
    let name = name(input)?;
    if is_sign(input, 0, "<") {
        skip_balanced(input, "<", ">")?;
    }
    Ok(Specifier::Named(name))
}
