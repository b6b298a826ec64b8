//! Numbers as text, by whole-number arithmetic: rounding is half up, and no float formatting is linked into the page.

use model::ratio::Ratio;

/// A coordinate, to a tenth of a pixel.
pub fn coordinate(pixels: f64) -> String {
    decimal(pixels, 1)
}

/// A ratio in per cent, to a tenth, without a trailing `.0`: `12.5 %`.
pub fn percent(ratio: Ratio) -> String {
    format!("{} %", decimal(ratio.percent(), 1))
}

/// A number to so many decimal places, without trailing zeros.
pub fn decimal(number: f64, places: u32) -> String {
    let scale = 10_u64.pow(places);
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "the value was rounded and made positive; a float too large saturates"
    )]
    let scaled = (number.abs() * scale as f64 + 0.5) as u64;
    let sign = if number < 0.0 && scaled > 0 { "-" } else { "" };
    let (whole, part) = (scaled / scale, scaled % scale);
    if part == 0 {
        return format!("{sign}{whole}");
    }
    let digits = format!("{part:0width$}", width = places as usize);
    format!("{sign}{whole}.{}", digits.trim_end_matches('0'))
}

/// A number to two decimal places, or to its first two digits where that would leave nothing of it; what is smaller than
/// any card is slow is written with its power of ten.
pub fn small(number: f64) -> String {
    let size = number.abs();
    if size == 0.0 || size >= 0.095 {
        return decimal(number, 2);
    }
    let (mut digits, mut power) = (number, 0);
    while digits.abs() < 0.995 && power < 30 {
        (digits, power) = (digits * 10.0, power + 1);
    }
    match power {
        0..=4 => decimal(number, power + 1),
        _ => format!("{}e-{power}", decimal(digits, 1)),
    }
}

/// A number to about four significant places, as a derivation shows it.
pub fn significant(number: f64) -> String {
    match number.abs() {
        n if n >= 1000.0 => decimal(number, 0),
        n if n >= 10.0 => decimal(number, 2),
        _ => decimal(number, 3),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short_and_rounded_half_up() {
        let check = |number, places, text: &str| assert_eq!(decimal(number, places), text);
        check(0.0, 1, "0");
        check(12.5, 1, "12.5");
        check(16.666_666, 1, "16.7");
        check(-0.04, 1, "0");
        check(-7.25, 1, "-7.3");
        check(300.142, 2, "300.14");
        check(3.0, 2, "3");
        check(0.142_222, 3, "0.142");
    }

    #[test]
    fn a_small_number_is_not_nothing() {
        let check = |number, text: &str| assert_eq!(small(number), text);
        for (number, text) in
            [(0.0, "0"), (2.004, "2"), (0.5, "0.5"), (0.0996, "0.1"), (0.05, "0.05"), (0.0021, "0.0021")]
        {
            check(number, text);
        }
        check(0.000_5, "0.0005");
        check(0.000_01, "1e-5");
        check(2.5e-9, "2.5e-9");
    }

    #[test]
    fn percents_carry_their_sign_after_a_space() {
        assert_eq!(Ratio::new(128, 1024).map(percent).as_deref(), Some("12.5 %"));
        assert_eq!(Ratio::new(128, 128).map(percent).as_deref(), Some("100 %"));
    }
}
