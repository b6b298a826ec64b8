//! Writes a line of a derivation as MathML, which browsers and notebooks show without a library.
//!
//! Absent on purpose: colours. A page that has the style sheet shows the line as `html` writes it.

use crate::{
    derive::{letter, number, unit},
    html::escaped,
};
use model::derive::{Operator, Step, Symbol, Term, Unit, Value};

/// A whole line: symbol = formula = numbers = result.
pub fn math(step: &Step) -> String {
    let mut sides = Vec::new();
    // The myth's letter is its own formula; it is not said twice.
    if step.symbol != Symbol::SerialMyth {
        sides.push(symbol(step.symbol));
    }
    sides
        .extend([&step.formula, &step.substituted].into_iter().filter(|side| !side.is_empty()).map(|side| terms(side)));
    sides.push(value(step.result));
    format!("<math>{}</math>", sides.join("<mo>=</mo>"))
}

/// Terms in their order; a quotient of two is a fraction.
fn terms(all: &[Term]) -> String {
    match all {
        [] => String::new(),
        [over, Term::Operator(Operator::Divide), under, rest @ ..] => {
            format!("<mfrac>{}{}</mfrac>{}", term(*over), term(*under), terms(rest))
        }
        [first, rest @ ..] => term(*first) + &terms(rest),
    }
}

fn term(term: Term) -> String {
    match term {
        Term::Symbol(letter) => symbol(letter),
        Term::Value(number) => value(number),
        Term::Operator(Operator::Times) => operator("×"),
        Term::Operator(Operator::Divide) => operator("÷"),
        Term::Operator(Operator::Plus) => operator("+"),
        Term::Operator(Operator::CeilOpen) => operator("⌈"),
        Term::Operator(Operator::CeilClose) => operator("⌉"),
    }
}

/// A quantity's letter; a number below the line is an index.
fn symbol(symbol: Symbol) -> String {
    let indexed = |letter: &str, index: &str| format!("<msub><mi>{letter}</mi><mn>{index}</mn></msub>");
    match letter(symbol).split_at_checked(1) {
        Some((letter, "₀")) => indexed(letter, "0"),
        Some((letter, "₁")) => indexed(letter, "1"),
        Some(_) | None => format!("<mi>{}</mi>", letter(symbol)),
    }
}

/// A number with its unit, as one thing.
fn value(value: Value) -> String {
    let number = format!("<mn>{}</mn>", number(value));
    match value.unit {
        Unit::None => number,
        Unit::Times => format!("<mrow>{number}<mo>×</mo></mrow>"),
        Unit::Byte | Unit::Nanosecond | Unit::GigabytePerSecond | Unit::Percent => {
            format!("<mrow>{number}<mtext>&#xa0;{}</mtext></mrow>", escaped(unit(value.unit)))
        }
    }
}

fn operator(sign: &str) -> String {
    format!("<mo>{sign}</mo>")
}

#[cfg(test)]
mod tests {
    use super::*;
    use expect_test::{Expect, expect};
    use model::{
        access::{Access, Op, Space, Width},
        arch::Arch,
        derive::{Constants, steps},
    };
    use std::array;

    fn check(symbol: Symbol, expected: Expect) {
        let lanes = array::from_fn(|lane| Some(8 * lane as u64));
        let access = Access::new(Space::Global, Op::Load, Width::from_bytes(4).unwrap(), lanes).unwrap();
        let steps = steps(&access, Arch::default(), Constants::default());
        let step = steps.iter().find(|step| step.symbol == symbol).unwrap();
        expected.assert_eq(&math(step));
    }

    #[test]
    fn a_quotient_is_a_fraction() {
        check(
            Symbol::Efficiency,
            expect![
                "<math><mi>η</mi><mo>=</mo><mfrac><mi>U</mi><mi>M</mi></mfrac><mo>=</mo><mfrac><mrow><mn>128</mn><mtext>&#xa0;B</mtext></mrow><mrow><mn>256</mn><mtext>&#xa0;B</mtext></mrow></mfrac><mo>=</mo><mrow><mn>50</mn><mtext>&#xa0;%</mtext></mrow></math>"
            ],
        );
    }

    #[test]
    fn an_index_stands_below_the_line() {
        check(
            Symbol::IdealMoved,
            expect![
                "<math><msub><mi>M</mi><mn>0</mn></msub><mo>=</mo><mi>T</mi><mo>×</mo><mo>⌈</mo><mfrac><mi>U</mi><mi>T</mi></mfrac><mo>⌉</mo><mo>=</mo><mrow><mn>32</mn><mtext>&#xa0;B</mtext></mrow><mo>×</mo><mo>⌈</mo><mfrac><mrow><mn>128</mn><mtext>&#xa0;B</mtext></mrow><mrow><mn>32</mn><mtext>&#xa0;B</mtext></mrow></mfrac><mo>⌉</mo><mo>=</mo><mrow><mn>128</mn><mtext>&#xa0;B</mtext></mrow></math>"
            ],
        );
    }

    #[test]
    fn what_is_counted_has_no_formula() {
        check(Symbol::Sectors, expect!["<math><mi>n</mi><mo>=</mo><mn>8</mn></math>"]);
    }
}
