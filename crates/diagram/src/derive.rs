//! Writes a derivation as lines of text, each piece in the colour of its meaning.

use crate::number;
use model::derive::{Operator, Step, Symbol, Term, Unit, Value};
use words::{Lang, words};

/// Which of the figure's colours a piece wears.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meaning {
    /// None.
    Plain,
    /// A lane's.
    Lane,
    /// Used bytes'.
    Used,
    /// Time's.
    Time,
}

impl Meaning {
    /// The class that the style sheet knows it by.
    pub fn class(self) -> &'static str {
        match self {
            Meaning::Plain => "plain",
            Meaning::Lane => "term lane",
            Meaning::Used => "term used",
            Meaning::Time => "term row",
        }
    }
}

/// A piece of a line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Span {
    /// What it says.
    pub text: String,
    /// What it means.
    pub meaning: Meaning,
}

/// One line: symbol = formula = numbers = result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The quantity in words.
    pub name: &'static str,
    /// The quantity's letter; empty where the formula speaks for itself.
    pub symbol: &'static str,
    /// In letters; empty if the quantity is counted.
    pub formula: Vec<Span>,
    /// In numbers; empty if the quantity is counted.
    pub numbers: Vec<Span>,
    /// What comes out.
    pub result: Span,
    /// Whether this is the line that many notes have and that is wrong.
    pub myth: bool,
}

/// The lines of a derivation.
pub fn lines(steps: &[Step], lang: Lang) -> Vec<Line> {
    steps.iter().map(|step| line(step, lang)).collect()
}

fn line(step: &Step, lang: Lang) -> Line {
    Line {
        name: name(step.symbol, lang),
        symbol: letter(step.symbol),
        formula: spans(&step.formula),
        numbers: spans(&step.substituted),
        result: Span { text: value(step.result), meaning: meaning(step.symbol) },
        myth: step.symbol == Symbol::SerialMyth,
    }
}

fn spans(terms: &[Term]) -> Vec<Span> {
    terms
        .iter()
        .map(|term| match term {
            Term::Symbol(symbol) => Span { text: letter(*symbol).to_owned(), meaning: meaning(*symbol) },
            Term::Value(number) => Span { text: value(*number), meaning: Meaning::Plain },
            Term::Operator(operator) => Span { text: sign(*operator).to_owned(), meaning: Meaning::Plain },
        })
        .collect()
}

fn sign(operator: Operator) -> &'static str {
    match operator {
        Operator::Times => " × ",
        Operator::Divide => " ÷ ",
        Operator::Plus => " + ",
        Operator::CeilOpen => "⌈",
        Operator::CeilClose => "⌉",
    }
}

/// A number with its unit, short enough to read.
pub fn value(value: Value) -> String {
    let number = number(value);
    match value.unit {
        Unit::None => number,
        Unit::Byte | Unit::Nanosecond | Unit::GigabytePerSecond | Unit::Percent => {
            format!("{number} {}", unit(value.unit))
        }
        Unit::Times => format!("{number}{}", unit(value.unit)),
    }
}

/// A number without its unit, short enough to read.
pub fn number(value: Value) -> String {
    match value.unit {
        Unit::Percent => number::decimal(value.number, 1),
        Unit::None | Unit::Byte | Unit::Nanosecond | Unit::GigabytePerSecond | Unit::Times => {
            number::significant(value.number)
        }
    }
}

/// A unit's sign; empty for a bare number.
pub fn unit(unit: Unit) -> &'static str {
    match unit {
        Unit::None => "",
        Unit::Byte => "B",
        Unit::Nanosecond => "ns",
        Unit::GigabytePerSecond => "GB/s",
        Unit::Percent => "%",
        Unit::Times => "×",
    }
}

/// A quantity's letter.
pub fn letter(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Lanes => "W",
        Symbol::ElementBytes => "E",
        Symbol::SectorBytes => "T",
        Symbol::Bandwidth => "B",
        Symbol::Latency => "L",
        Symbol::ElementsPerSector => "k",
        Symbol::Sectors => "n",
        Symbol::Moved => "M",
        Symbol::Unique => "U",
        Symbol::Requested => "R",
        Symbol::Efficiency => "η",
        Symbol::TransferTime => "t",
        Symbol::AloneTime => "t₁",
        Symbol::IdealMoved => "M₀",
        Symbol::Slowdown => "s",
        Symbol::SerialMyth => "n·L",
    }
}

fn meaning(symbol: Symbol) -> Meaning {
    match symbol {
        Symbol::Lanes => Meaning::Lane,
        Symbol::Unique | Symbol::Requested | Symbol::Efficiency => Meaning::Used,
        Symbol::Latency | Symbol::TransferTime | Symbol::AloneTime | Symbol::SerialMyth => Meaning::Time,
        Symbol::ElementBytes
        | Symbol::SectorBytes
        | Symbol::Bandwidth
        | Symbol::ElementsPerSector
        | Symbol::Sectors
        | Symbol::Moved
        | Symbol::IdealMoved
        | Symbol::Slowdown => Meaning::Plain,
    }
}

/// A quantity in words.
pub(crate) fn name(symbol: Symbol, lang: Lang) -> &'static str {
    let words = words(lang).derive();
    match symbol {
        Symbol::Lanes => words.lanes,
        Symbol::ElementBytes => words.element_bytes,
        Symbol::SectorBytes => words.sector_bytes,
        Symbol::Bandwidth => words.bandwidth,
        Symbol::Latency => words.latency,
        Symbol::ElementsPerSector => words.elements_per_sector,
        Symbol::Sectors => words.sectors,
        Symbol::Moved => words.moved,
        Symbol::Unique => words.unique,
        Symbol::Requested => words.requested,
        Symbol::Efficiency => words.efficiency,
        Symbol::TransferTime => words.transfer_time,
        Symbol::AloneTime => words.alone_time,
        Symbol::IdealMoved => words.ideal_moved,
        Symbol::Slowdown => words.slowdown,
        Symbol::SerialMyth => words.serial_myth,
    }
}
