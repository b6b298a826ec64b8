//! A number as a reader types it, and as the model has it: when are they the same?

use model::ratio::Ratio;
use std::cmp::Ordering;

/// A question's answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Value {
    /// So many things or bytes.
    Whole(u64),
    /// A share, which is asked for in percent.
    Percent(Ratio),
}

/// Decimal places that are read; nobody computes more in the head.
const MOST_PLACES: u32 = 3;

/// A number as typed: its digits, and how many of them stand after the point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Guess {
    digits: u64,
    places: u32,
}

impl Guess {
    /// A whole number.
    pub fn whole(number: u64) -> Guess {
        Guess { digits: number, places: 0 }
    }

    /// Reads digits, with up to three more after a point or a comma, and a percent sign that may follow. `None` for
    /// anything else, so that a slip of the finger is not graded.
    pub fn read(text: &str) -> Option<Guess> {
        let text = text.trim();
        let text = text.strip_suffix('%').map_or(text, str::trim_end);
        let (whole, part) = match text.split_once(['.', ',']) {
            Some((_, "")) => return None,
            Some(parts) => parts,
            None => (text, ""),
        };
        let places = u32::try_from(part.len()).ok().filter(|places| *places <= MOST_PLACES)?;
        let digits = [whole, part].concat();
        let is_number = !whole.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
        Some(Guess { digits: digits.parse().ok().filter(|_| is_number)?, places })
    }

    /// Whether it has no point.
    pub fn is_whole(self) -> bool {
        self.places == 0
    }

    /// How it stands to a value that is rounded to as many places as were typed, half up: 16.7 and 17 are both equal to
    /// a sixth, 16 is less.
    pub(crate) fn against(self, value: Value) -> Ordering {
        // Bytes of a warp are far below 2⁴⁰, so that nothing saturates; 128 bits would link a long division.
        let scale = 10_u64.pow(self.places);
        let rounded = match value {
            Value::Whole(number) => number.saturating_mul(scale),
            Value::Percent(ratio) => {
                let part = ratio.part().saturating_mul(200 * scale);
                part.saturating_add(ratio.whole()) / ratio.whole().saturating_mul(2)
            }
        };
        self.digits.cmp(&rounded)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn numbers_are_read_as_people_type_them() {
        let read = |text| Guess::read(text).map(|Guess { digits, places }| (digits, places));
        assert_eq!(read(" 12 "), Some((12, 0)));
        assert_eq!(read("12.5%"), Some((125, 1)));
        assert_eq!(read("12,5 %"), Some((125, 1)));
        assert_eq!(read("16.667"), Some((16_667, 3)));
        for text in ["", "%", ".5", "12.", "-1", "+1", "1.5.2", "1e3", "16.6667", "four", "99999999999999999999"] {
            assert_eq!(read(text), None, "{text}");
        }
    }

    #[test]
    fn a_sixth_is_right_at_every_precision_that_was_typed() {
        let sixth = Value::Percent(Ratio::new(1, 6).unwrap());
        for (text, stands) in [
            ("17", Ordering::Equal),
            ("16.7", Ordering::Equal),
            ("16.67", Ordering::Equal),
            ("16", Ordering::Less),
            ("16.6", Ordering::Less),
            ("17.0", Ordering::Greater),
        ] {
            assert_eq!(Guess::read(text).unwrap().against(sixth), stands, "{text}");
        }
        let eighth = Value::Percent(Ratio::new(1, 8).unwrap());
        assert_eq!(Guess::read("13").unwrap().against(eighth), Ordering::Equal);
        assert_eq!(Guess::read("12").unwrap().against(eighth), Ordering::Less);
    }

    proptest! {
        #[test]
        fn whatever_is_typed_is_read_or_refused(text in "\\PC*") {
            let _ = Guess::read(&text);
        }

        #[test]
        fn exactly_one_guess_of_a_precision_is_right(
            part in 0u64..5000, whole in 1u64..5000, places in 0u32..=3,
        ) {
            let value = Value::Percent(Ratio::new(part, whole).unwrap());
            let scale = 10_u64.pow(places);
            let near = part * 100 * scale / whole;
            let right = (near.saturating_sub(2)..=near + 2)
                .filter(|&digits| Guess { digits, places }.against(value) == Ordering::Equal)
                .count();
            prop_assert_eq!(right, 1);
        }
    }
}
