//! The derivation of an access's cost, step by step, with the reader's own numbers.
//!
//! Absent on purpose: names and typesetting of symbols and units; steps are data.

use crate::access::{Access, Op};
use crate::arch::Arch;
use crate::global::{count, moved_unit_bytes};

/// What the derivation takes as given. Both must be above zero; the default is near a V100. `[BENCH]`
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Constants {
    /// DRAM bandwidth in GB/s, which is bytes a nanosecond.
    pub bandwidth_gb_s: f64,
    /// Time from one load to its value, in nanoseconds, on an idle chip.
    pub latency_ns: f64,
}

impl Default for Constants {
    fn default() -> Constants {
        Constants { bandwidth_gb_s: 900.0, latency_ns: 300.0 }
    }
}

impl Constants {
    /// M ÷ B: how long the memory is busy with so many bytes, in nanoseconds.
    pub fn transfer_ns(self, bytes: f64) -> f64 {
        bytes / self.bandwidth_gb_s
    }

    /// n × L, in nanoseconds: a **myth**, see [`Symbol::SerialMyth`].
    pub fn serial_myth_ns(self, requests: f64) -> f64 {
        requests * self.latency_ns
    }

    /// B × L: the bytes that must be under way if the memory is to be busy all the time. Little's law.
    pub fn bytes_in_flight(self) -> f64 {
        self.bandwidth_gb_s * self.latency_ns
    }
}

/// A quantity of the derivation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Symbol {
    /// W: active lanes.
    Lanes,
    /// E: bytes a lane.
    ElementBytes,
    /// T: bytes moved as one: a sector, or the line of an architecture that fills lines.
    SectorBytes,
    /// B: given.
    Bandwidth,
    /// L: given.
    Latency,
    /// T ÷ E.
    ElementsPerSector,
    /// n: how many T are moved. Counted, not calculated.
    Sectors,
    /// M: n × T.
    Moved,
    /// U: different bytes wanted. Counted, not calculated.
    Unique,
    /// R: W × E.
    Requested,
    /// U ÷ M.
    Efficiency,
    /// M ÷ B: what the access costs when the memory is busy all the time.
    TransferTime,
    /// L + M ÷ B: what it costs when one warp is alone and its requests overlap.
    AloneTime,
    /// T × ⌈U ÷ T⌉: the fewest bytes that could have been moved.
    IdealMoved,
    /// M ÷ ideal M: how many times slower, when bandwidth is the limit.
    Slowdown,
    /// n × L: a **myth**. It adds up latencies that overlap; shown so that it can be refuted.
    SerialMyth,
}

/// What a number counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unit {
    /// A bare number.
    None,
    /// Bytes.
    Byte,
    /// Nanoseconds.
    Nanosecond,
    /// 10⁹ bytes a second.
    GigabytePerSecond,
    /// Hundredths: 12.5 is 12.5 %.
    Percent,
    /// So many times as much.
    Times,
}

/// A number with its unit.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Value {
    /// Not rounded.
    pub number: f64,
    /// What it counts.
    pub unit: Unit,
}

/// What stands between the symbols of a formula.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Operator {
    /// ×
    Times,
    /// ÷, or a fraction of the one term before and the one after
    Divide,
    /// +
    Plus,
    /// ⌈
    CeilOpen,
    /// ⌉
    CeilClose,
}

/// A piece of a formula, in reading order.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Term {
    /// A quantity by name.
    Symbol(Symbol),
    /// A quantity by number.
    Value(Value),
    /// What joins them.
    Operator(Operator),
}

/// One line: symbol = formula = formula with numbers = result.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// What is found.
    pub symbol: Symbol,
    /// In symbols; empty if the quantity is counted, not calculated.
    pub formula: Vec<Term>,
    /// The same with numbers in the symbols' places.
    pub substituted: Vec<Term>,
    /// What comes out.
    pub result: Value,
}

/// The steps in reading order. Left out is what has no meaning: efficiency, slow-down and the time
/// alone for an empty mask; the time alone and the myth for a store, whose warp waits for no value.
pub fn steps(access: &Access, arch: Arch, constants: Constants) -> Vec<Step> {
    use Symbol::*;

    let numbers = Numbers::of(access, arch, constants);
    let step = |symbol, formula: &[Term]| numbers.step(symbol, formula);
    let (times, divide, plus) =
        (Term::Operator(Operator::Times), Term::Operator(Operator::Divide), Term::Operator(Operator::Plus));
    let (open, close) = (Term::Operator(Operator::CeilOpen), Term::Operator(Operator::CeilClose));
    let term = Term::Symbol;

    let moves = numbers.moved > 0.0;
    let waits = match access.op() {
        Op::Load => true,
        Op::Store => false,
    };
    let mut steps = vec![
        step(ElementsPerSector, &[term(SectorBytes), divide, term(ElementBytes)]),
        step(Requested, &[term(Lanes), times, term(ElementBytes)]),
        step(Unique, &[]),
        step(Sectors, &[]),
        step(Moved, &[term(Sectors), times, term(SectorBytes)]),
    ];
    if moves {
        steps.push(step(Efficiency, &[term(Unique), divide, term(Moved)]));
    }
    steps.push(step(IdealMoved, &[term(SectorBytes), times, open, term(Unique), divide, term(SectorBytes), close]));
    if moves {
        steps.push(step(Slowdown, &[term(Moved), divide, term(IdealMoved)]));
    }
    steps.push(step(TransferTime, &[term(Moved), divide, term(Bandwidth)]));
    if moves && waits {
        steps.push(step(AloneTime, &[term(Latency), plus, term(TransferTime)]));
    }
    if waits {
        steps.push(step(SerialMyth, &[term(Sectors), times, term(Latency)]));
    }
    steps
}

/// What was counted and given; every symbol's value follows from it.
struct Numbers {
    lanes: f64,
    element_bytes: f64,
    unit_bytes: f64,
    unique: f64,
    moved: f64,
    constants: Constants,
}

impl Numbers {
    fn of(access: &Access, arch: Arch, constants: Constants) -> Numbers {
        let counts = count(access, arch);
        Numbers {
            lanes: access.mask().count().into(),
            element_bytes: access.width().bytes().into(),
            unit_bytes: moved_unit_bytes(access.op(), arch) as f64,
            unique: counts.unique_bytes as f64,
            moved: counts.moved_bytes as f64,
            constants,
        }
    }

    fn step(&self, symbol: Symbol, formula: &[Term]) -> Step {
        let substitute = |term: &Term| match *term {
            Term::Symbol(symbol) => Term::Value(self.value(symbol)),
            Term::Value(value) => Term::Value(value),
            Term::Operator(operator) => Term::Operator(operator),
        };
        Step {
            symbol,
            formula: formula.to_vec(),
            substituted: formula.iter().map(substitute).collect(),
            result: self.value(symbol),
        }
    }

    fn value(&self, symbol: Symbol) -> Value {
        let ideal = self.unit_bytes * (self.unique / self.unit_bytes).ceil();
        let transfer_ns = self.constants.transfer_ns(self.moved);
        let units = self.moved / self.unit_bytes;
        let (number, unit) = match symbol {
            Symbol::Lanes => (self.lanes, Unit::None),
            Symbol::ElementBytes => (self.element_bytes, Unit::Byte),
            Symbol::SectorBytes => (self.unit_bytes, Unit::Byte),
            Symbol::Bandwidth => (self.constants.bandwidth_gb_s, Unit::GigabytePerSecond),
            Symbol::Latency => (self.constants.latency_ns, Unit::Nanosecond),
            Symbol::ElementsPerSector => (self.unit_bytes / self.element_bytes, Unit::None),
            Symbol::Sectors => (units, Unit::None),
            Symbol::Moved => (self.moved, Unit::Byte),
            Symbol::Unique => (self.unique, Unit::Byte),
            Symbol::Requested => (self.lanes * self.element_bytes, Unit::Byte),
            Symbol::Efficiency => (100.0 * self.unique / self.moved, Unit::Percent),
            Symbol::TransferTime => (transfer_ns, Unit::Nanosecond),
            Symbol::AloneTime => (self.constants.latency_ns + transfer_ns, Unit::Nanosecond),
            Symbol::IdealMoved => (ideal, Unit::Byte),
            Symbol::Slowdown => (self.moved / ideal, Unit::Times),
            Symbol::SerialMyth => (self.constants.serial_myth_ns(units), Unit::Nanosecond),
        };
        Value { number, unit }
    }
}
