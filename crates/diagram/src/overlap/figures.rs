//! Numbers of this figure as text: times in the unit that suits them, large numbers in groups of three.

use crate::number::decimal;

/// A number with commas, to so many places.
pub(super) fn grouped(number: f64, places: u32) -> String {
    let text = decimal(number, places);
    let (whole, part) = text.split_once('.').unwrap_or((&text, ""));
    let mut grouped = String::new();
    for (at, digit) in whole.chars().enumerate() {
        if at > 0 && (whole.len() - at).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    if !part.is_empty() {
        grouped.push('.');
        grouped.push_str(part);
    }
    grouped
}

/// A unit of time: how many nanoseconds, and its sign.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Unit {
    pub ns: f64,
    pub sign: &'static str,
}

impl Unit {
    /// The unit in which a time from so many nanoseconds on is easy to read.
    pub(super) fn of(ns: f64) -> Unit {
        match ns {
            n if n >= 999_950.0 => Unit { ns: 1_000_000.0, sign: "ms" },
            n if n >= 999.95 => Unit { ns: 1000.0, sign: "µs" },
            _ => Unit { ns: 1.0, sign: "ns" },
        }
    }
}

/// A time with its unit: `9.6 µs`, `306.9 ns`, `1.14 ns`.
pub(super) fn time(ns: f64) -> String {
    let unit = Unit::of(ns);
    let number = ns / unit.ns;
    let places = match number {
        n if n >= 10.0 => 1,
        n if n >= 0.1 => 2,
        _ => 3,
    };
    format!("{} {}", decimal(number, places), unit.sign)
}

/// How many times, with its sign: `1.02×`, `8×`.
pub(super) fn times(factor: f64) -> String {
    format!("{}×", decimal(factor, if factor < 10.0 { 2 } else { 1 }))
}

/// A part in per cent, so that only what is nothing is `0 %`, and only what is all is `100 %`.
pub(super) fn share(part: f64) -> String {
    let percent = 100.0 * part;
    let places = if percent < 1.0 || (percent > 99.0 && percent < 100.0) { 2 } else { 1 };
    format!("{} %", decimal(percent, places))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_in_a_unit_that_suits_them() {
        let check = |ns, text: &str| assert_eq!(time(ns), text);
        check(9600.0, "9.6 µs");
        check(306.935, "306.9 ns");
        check(1.1378, "1.14 ns");
        check(300.0, "300 ns");
        check(0.0356, "0.036 ns");
        check(999.96, "1 µs");
        check(2_500_000.0, "2.5 ms");
    }

    #[test]
    fn large_numbers_are_in_groups() {
        let check = |number, text: &str| assert_eq!(grouped(number, 1), text);
        check(270_000.0, "270,000");
        check(2109.375, "2,109.4");
        check(263.67, "263.7");
        check(1_234_567.0, "1,234,567");
    }

    #[test]
    fn a_bus_that_is_nearly_full_is_not_full() {
        assert_eq!(
            [share(0.9998), share(1.0), share(0.303_4), share(0.000_47)],
            ["99.98 %", "100 %", "30.3 %", "0.05 %"]
        );
    }
}
