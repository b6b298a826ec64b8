//! Reads numbers and characters as C does.

use crate::number::Int;
use crate::token::TokenKind;

/// A number with its suffix; none if it is no number, or fits no type.
pub fn number(text: &str) -> Option<TokenKind> {
    let text = text.replace('\'', "").to_ascii_lowercase();
    if let Some(digits) = text.strip_prefix("0x") {
        return integer(digits, 16);
    }
    if let Some(digits) = text.strip_prefix("0b") {
        return integer(digits, 2);
    }
    if text.contains(['.', 'e']) || (text.ends_with('f') && text.len() > 1) {
        return float(&text);
    }
    let octal = text.len() > 1 && text.starts_with('0');
    integer(&text, if octal { 8 } else { 10 })
}

fn integer(text: &str, radix: u32) -> Option<TokenKind> {
    let end = text.find(|c: char| !c.is_digit(radix)).unwrap_or(text.len());
    let (digits, suffix) = text.split_at(end);
    let value = u64::from_str_radix(digits, radix).ok()?;
    let (unsigned, wide) = match suffix {
        "" => (false, false),
        "u" => (true, false),
        "l" | "ll" | "z" => (false, true),
        "ul" | "ull" | "lu" | "llu" | "uz" | "zu" => (true, true),
        _ => return None,
    };
    // The first type that holds it; decimal numbers without `u` stay signed.
    let kinds = [(4, true), (4, false), (8, true), (8, false)];
    let fits = kinds.into_iter().find(|&(bytes, signed)| {
        let bits = u32::from(bytes) * 8 - u32::from(signed);
        (value >> (bits - 1)) >> 1 == 0
            && (bytes == 8 || !wide)
            && (!signed || !unsigned)
            && (signed || unsigned || radix != 10)
    });
    let (bytes, signed) = fits?;
    Some(TokenKind::Integer(value, Int { bytes, signed }))
}

/// Near enough: no address hangs on the last bit of a fraction.
fn float(text: &str) -> Option<TokenKind> {
    let (text, bytes) = match text.strip_suffix('f') {
        Some(rest) => (rest, 4),
        None => (text.strip_suffix('l').unwrap_or(text), 8),
    };
    let (mantissa, exponent) = match text.split_once('e') {
        Some((mantissa, exponent)) => (mantissa, exponent.parse::<i32>().ok()?),
        None => (text, 0),
    };
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let mut value = 0.0;
    for digit in whole.chars().chain(fraction.chars()) {
        value = value * 10.0 + f64::from(digit.to_digit(10)?);
    }
    let places = i32::try_from(fraction.len()).ok()?;
    let scale = exponent.saturating_sub(places).clamp(-400, 400);
    let ten = |power: i32| (0..power).fold(1.0, |product, _| product * 10.0);
    value = if scale < 0 { value / ten(-scale) } else { value * ten(scale) };
    Some(TokenKind::Float(value, bytes))
}

/// What stands between single quotes, as a number.
pub fn character(text: &str) -> Option<TokenKind> {
    let mut letters = text.chars();
    let value = match (letters.next()?, letters.as_str()) {
        ('\\', "n") => 10,
        ('\\', "t") => 9,
        ('\\', "r") => 13,
        ('\\', "0") => 0,
        ('\\', escaped) if escaped.len() == 1 => u64::from(escaped.bytes().next()?),
        (plain, "") if plain.is_ascii() => u64::from(plain),
        _ => return None,
    };
    Some(TokenKind::Integer(value, Int { bytes: 1, signed: true }))
}
