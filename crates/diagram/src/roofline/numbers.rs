//! The numbers of a state as text.

use crate::number::{decimal, percent};
use model::{
    evidence::Evidence,
    figure::roofline::{Precision, Spec},
};
use words::{
    Lang,
    roofline::told::{Met, Numbers, Stands},
    words,
};

/// A number of GFLOPS or GB/s: three places that matter, and commas from ten thousand on.
pub(super) fn rate(number: f64) -> String {
    match number {
        n if n >= 10_000.0 => grouped(&decimal(n, 0)),
        n if n >= 100.0 => decimal(n, 0),
        n if n >= 10.0 => decimal(n, 1),
        n => decimal(n, 2),
    }
}

/// FLOP per byte.
pub(super) fn intensity(number: f64) -> String {
    match number {
        n if n >= 100.0 => rate(n),
        n if n >= 10.0 => decimal(n, 1),
        n if n >= 1.0 => decimal(n, 2),
        n => decimal(n, 4),
    }
}

/// A factor.
pub(super) fn times(factor: f64) -> String {
    decimal(factor, if factor < 1.095 { 2 } else { 1 })
}

/// Commas between thousands: `34000` as `34,000`.
pub(super) fn grouped(digits: &str) -> String {
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// The units' name.
pub(super) fn units(spec: &Spec) -> &'static str {
    match spec.precision() {
        Precision::Fp32 => "FP32",
        Precision::Fp64 => "FP64",
    }
}

/// What the access does to the kernel.
pub(super) fn stands(spec: &Spec) -> Stands {
    let used = spec.efficiency().is_some_and(|ratio| ratio.part() == ratio.whole());
    match (spec.reached_gflops() < spec.ideal_gflops(), used) {
        (true, _) => Stands::Lowered,
        (false, true) => Stands::Whole,
        (false, false) => Stands::Free,
    }
}

/// All numbers of a kernel and its card.
pub(super) fn numbers(spec: &Spec, lang: Lang) -> Numbers {
    let none = || words(lang).roofline().none.to_owned();
    let of = |number: Option<f64>, text: fn(f64) -> String| number.map_or_else(none, text);
    let lowered = spec.lowered();
    Numbers {
        card: spec.card().title(),
        units: units(spec),
        peak_gflops: rate(spec.peak_gflops().number),
        gb_s: rate(spec.gb_s().number),
        useful_gb_s: of(lowered.map(|roofs| roofs.useful_gb_s()), rate),
        intensity: of(spec.intensity().map(|ratio| ratio.value()), intensity),
        ridge: intensity(spec.ideal().ridge()),
        lowered_ridge: of(lowered.map(|roofs| roofs.ridge()), intensity),
        until_flops: of(spec.flops_until_access_is_free(), rate),
        ideal_gflops: of(spec.ideal_gflops(), rate),
        sectors_gflops: of(spec.sectors_gflops(), rate),
        reached_gflops: of(spec.reached_gflops(), rate),
        times_lost: of(spec.times_lost(), times),
        unique: spec.unique_bytes().to_string(),
        moved: spec.moved_bytes().to_string(),
        efficiency: spec.efficiency().map_or_else(none, percent),
        fetch: spec.block_bytes().to_string(),
        stands: stands(spec),
    }
}

/// A factor that is worth a word: below it, a measurement is what the model says.
const WORTH: f64 = 1.05;

/// How many times less than the model says was reached, if that is worth a word.
pub(super) fn unexplained(spec: &Spec) -> Option<f64> {
    spec.times_unexplained().filter(|times| *times >= WORTH)
}

/// What stands beside the model's number.
pub(super) fn met(spec: &Spec) -> Met {
    let Some(reached) = spec.was_reached() else {
        return if spec.timed().is_empty() { Met::Nothing } else { Met::Others };
    };
    let (gflops, left) = (rate(reached.gflops), unexplained(spec).map(times));
    match reached.evidence {
        Evidence::Documented | Evidence::Measured => Met::Timed(gflops, left),
        Evidence::Assumed => Met::Reported(gflops, left),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_as_long_as_they_must_be() {
        let check = |text: String, expected: &str| assert_eq!(text, expected);
        check(rate(34_000.0), "34,000");
        check(rate(193.75), "194");
        check(rate(48.594), "48.6");
        check(rate(7.03), "7.03");
        check(intensity(0.125), "0.125");
        check(intensity(0.0625), "0.0625");
        check(intensity(7.083), "7.08");
        check(intensity(56.67), "56.7");
        check(times(2.229), "2.2");
        check(times(1.06), "1.06");
        check(times(4.0), "4");
        check(grouped("1234567"), "1,234,567");
    }
}
