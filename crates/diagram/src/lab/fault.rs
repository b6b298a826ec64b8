//! Says what is wrong with a snippet, and where, in the reader's language.

use crate::panel::{Place, Wrong};
use kernel::{Expected, Fault, Kind, Span, Why};
use words::kernel::KernelWords;
use words::{Lang, words};

/// A sentence without its full stop, as `words` has them.
pub fn message(source: &str, fault: &Fault, lang: Lang) -> String {
    let words = words(lang).kernel();
    let what = match &fault.kind {
        Kind::Expected(expected) => match expected {
            Expected::Expression => words.expected_expression.to_owned(),
            Expected::Name => words.expected_name.to_owned(),
            Expected::Type => words.expected_type.to_owned(),
            Expected::Statement => words.expected_statement.to_owned(),
            Expected::Sign(sign) => (words.expected_sign)(sign),
            Expected::Constant => words.expected_constant.to_owned(),
            Expected::Place => words.expected_place.to_owned(),
            Expected::Pointer => words.expected_pointer.to_owned(),
            Expected::Struct => words.expected_struct.to_owned(),
            Expected::Number => words.expected_number.to_owned(),
        },
        Kind::Character => (words.character)(fault.span.of(source)),
        Kind::Unclosed => words.unclosed.to_owned(),
        Kind::Number => words.number.to_owned(),
        Kind::Macro => words.macro_.to_owned(),
        Kind::Unsupported(what) => (words.unsupported)(what),
        Kind::TooLong => words.too_long.to_owned(),
        Kind::TooDeep => words.too_deep.to_owned(),
        Kind::TooManySteps => words.too_many_steps.to_owned(),
        Kind::Unopened => words.unopened.to_owned(),
        Kind::Arguments { wanted, found } => (words.arguments)(*wanted, *found),
        Kind::UnknownName(name) => unknown(source, name, fault.span, words),
        Kind::UnknownType(name) => (words.unknown_type)(name),
        Kind::NoMember(name) => (words.no_member)(name),
        Kind::NoValue(why, origin) => {
            let whole = *origin;
            let origin = &short(origin.of(source));
            match why {
                Why::Contents => (words.needs_contents)(origin),
                Why::NoValue => (words.needs_value)(origin),
                Why::Undeclared => unknown(source, origin, whole, words),
                Why::NotFollowed => (words.needs_followed)(origin),
                Why::Launch => (words.needs_launch)(origin),
            }
        }
        Kind::OutOfRange { index, length } => (words.out_of_range)(*index, *length),
        Kind::Outside { offset, bytes } => (words.outside)(*offset, *bytes),
        Kind::DivisionByZero => words.division_by_zero.to_owned(),
        Kind::SignedOverflow => words.signed_overflow.to_owned(),
        Kind::ShiftRange(by) => (words.shift_range)(*by),
        Kind::Before(offset) => (words.before)(*offset),
        Kind::NoAddress => words.no_address.to_owned(),
        Kind::Misaligned { address, width } => (words.misaligned)(*address, *width),
        Kind::SeveralArrays => words.several_arrays.to_owned(),
        Kind::NoAccess => words.no_access.to_owned(),
        Kind::Passed => (words.passed)(&short(fault.span.of(source))),
        Kind::Launch => words.launch.to_owned(),
    };
    match fault.lane {
        Some(lane) => (words.in_lane)(lane.number(), &what),
        None => what,
    }
}

/// A name that nobody declared: what follows it says what it is meant to be.
fn unknown(source: &str, name: &str, span: Span, words: &KernelWords) -> String {
    if let Some(like) = own_name(name) {
        return (words.unknown_like)(name, like);
    }
    let after = Span { start: span.end, end: u32::try_from(source.len()).unwrap_or(u32::MAX) }.of(source);
    match after.trim_start().chars().next() {
        Some('(') => (words.unknown_function)(name),
        Some('[') => (words.unknown_array)(name),
        Some(_) | None => (words.unknown_name)(name),
    }
}

/// CUDA's name that differs only in large and small letters, or in its last letter.
fn own_name(name: &str) -> Option<&'static str> {
    const OWN: [&str; 5] = ["threadIdx", "blockIdx", "blockDim", "gridDim", "warpSize"];
    let close = |own: &&str| {
        let short = &own[..own.len() - 1];
        name.eq_ignore_ascii_case(own) || name.eq_ignore_ascii_case(short)
    };
    OWN.into_iter().find(|own| close(own) && name != *own)
}

/// A piece of code that fits into a sentence.
fn short(code: &str) -> String {
    const LETTERS: usize = 40;
    let line = code.lines().next().unwrap_or_default();
    if line.len() == code.len() && line.chars().count() <= LETTERS {
        return line.to_owned();
    }
    let mut cut: String = line.chars().take(LETTERS).collect();
    cut.push('…');
    cut
}

/// The same as a whole sentence.
pub(super) fn sentence(source: &str, fault: &Fault, lang: Lang) -> String {
    let message = message(source, fault, lang);
    let mut letters = message.chars();
    let first = letters.next().map(|first| first.to_ascii_uppercase());
    let rest = letters.as_str();
    // A full stop behind a piece of code that ends with one would look like a part of it.
    let end = if rest.ends_with('`') || !rest.ends_with('.') { "." } else { "" };
    first.map_or_else(String::new, |first| format!("{first}{rest}{end}"))
}

/// The fault as it is said beside the text.
pub(super) fn wrong(source: &str, fault: &Fault, lang: Lang) -> Wrong {
    Wrong { place: place_of(source, fault), message: sentence(source, fault, lang) }
}

/// Where the fault stands in the text: the launch and a missing access stand nowhere.
pub(super) fn place_of(source: &str, fault: &Fault) -> Option<Place> {
    (fault.span != Span::default()).then(|| place(source, fault.span))
}

/// A piece of the text by lines; of one that goes on in the next line, its first.
pub(super) fn place(source: &str, span: Span) -> Place {
    let before = Span { start: 0, end: span.start }.of(source);
    let line = count(before.chars().filter(|c| *c == '\n')) + 1;
    let column = count(before.chars().rev().take_while(|c| *c != '\n')) + 1;
    let rest_of_line = span.of(source).lines().next().unwrap_or_default();
    Place { line, column, length: count(rest_of_line.chars()).max(1) }
}

fn count(characters: impl Iterator<Item = char>) -> u32 {
    characters.fold(0, |count: u32, _| count.saturating_add(1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use kernel::{Launch, Wanted, read};

    fn check(source: &str, expected: &str) {
        let reading = read(source, &Launch::default());
        let fault = reading.and_then(|reading| reading.choose(Wanted::default())?.access(0));
        let fault = fault.expect_err("the snippet is wrong");
        let Wrong { place, message } = wrong(source, &fault, Lang::En);
        let said = match place {
            Some(Place { line, column, length }) => format!("{line}:{column}+{length} {message}"),
            None => message,
        };
        assert_eq!(said, expected);
    }

    #[test]
    fn faults_stand_where_they_are() {
        check("int é = 1 §;", "1:11+1 `§` means nothing in C++.");
        check("int i = 1;\nvalue = (i", "2:11+1 Expected `)` here.");
        check(
            "int i = 1;\n\n  float *a; value = a[j];",
            "3:23+1 Lane 0: nobody declared `j`: give it a value, say `const int j = 1024;`.",
        );
        check("/* never\nclosed", "1:1+1 This is opened but never closed.");
        check("struct S { int i; S s; };", "1:21+1 Expected a type whose size is known.");
        check("int i = 1;", "The snippet has no such load or store.");
    }
}
