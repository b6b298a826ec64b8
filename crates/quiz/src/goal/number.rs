//! Reads a number as figures write it: `1,024`, `12.5 %`, `32 → 1`. The one place where a shown number is read back.

/// Decimal places kept, and digits before them: no figure shows more, and together they fit.
const PLACES: u32 = 6;
const WHOLE: u32 = 12;

/// The number in millionths, and its unit as it is written; none where no number stands.
///
/// Where two numbers stand with an arrow between, the second is what is so now. Floats stay out: reading one costs a
/// page more than all the rest of a challenge.
pub fn number(text: &str) -> Option<(u64, &str)> {
    let now = text.split_once('→').map_or(text, |(_, now)| now).trim_start();
    let bytes = now.as_bytes();
    let (mut number, mut digits, mut point, mut end) = (0_u64, 0, None, 0);
    for (at, byte) in bytes.iter().enumerate() {
        let before_digit = digits > 0 && bytes.get(at + 1).is_some_and(u8::is_ascii_digit);
        match byte {
            b'0'..=b'9' if digits < WHOLE + PLACES => {
                number = number * 10 + u64::from(byte - b'0');
                digits += 1;
            }
            b',' if point.is_none() && before_digit => {}
            b'.' if point.is_none() && before_digit => point = Some(digits),
            b'0'..=b'9' => return None,
            _ => break,
        }
        end = at + 1;
    }
    let whole = point.unwrap_or(digits);
    if end == 0 || whole > WHOLE || digits - whole > PLACES {
        return None;
    }
    for _ in digits - whole..PLACES {
        number *= 10;
    }
    Some((number, now.get(end..)?.trim_start()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn numbers_are_read_with_their_units() {
        let check = |text, expected: Option<(u64, &str)>| assert_eq!(number(text), expected, "{text}");
        check("8", Some((8_000_000, "")));
        check("34,000", Some((34_000_000_000, "")));
        check("12.5 %", Some((12_500_000, "%")));
        check("0.0417×", Some((41_700, "×")));
        check("300 ns", Some((300_000_000, "ns")));
        check("5.31 → 10.6", Some((10_600_000, "")));
        check("4, then more", Some((4_000_000, ", then more")));
        check("?", None);
        check("–", None);
        check("no conflict", None);
        check("99999999999999999999", None);
        check("0.1234567", None);
        check("", None);
    }

    proptest! {
        #[test]
        fn any_number_with_any_unit(whole in 0_u64..10_000_000, part in 1_u64..1_000_000, unit in "[a-zµ%×]{0,3}") {
            let text = format!("{whole}.{part:06} {unit}");
            prop_assert_eq!(number(&text), Some((whole * 1_000_000 + part, unit.as_str())));
        }

        #[test]
        fn any_text_is_read_or_not(text in "\\PC{0,20}") {
            if let Some((_, unit)) = number(&text) {
                prop_assert!(text.ends_with(unit));
            }
        }
    }
}
