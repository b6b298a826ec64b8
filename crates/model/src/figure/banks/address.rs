//! A reader's place as a URL query, and back.
//!
//! A bad value leaves its default and a [`Fault`]; the values beside it are kept.

use super::{Action, Guess, Op, Part, State, wish::Number};
use crate::{
    access::Width,
    figure::Name,
    query::{self, Choice, Expected, Fault, choice, lane, lane_bits, whole},
};

/// Every parameter of this figure, in the order a URL writes them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Parameter {
    Pattern,
    Number(Number),
    Fix,
    Width,
    Op,
    Off,
    Step,
    Lane,
    Guess,
}

impl Parameter {
    fn all() -> impl Iterator<Item = Parameter> {
        let numbers = Number::ALL.into_iter().map(Parameter::Number);
        [Parameter::Pattern].into_iter().chain(numbers).chain([
            Parameter::Fix,
            Parameter::Width,
            Parameter::Op,
            Parameter::Off,
            Parameter::Step,
            Parameter::Lane,
            Parameter::Guess,
        ])
    }

    fn name(self) -> &'static str {
        match self {
            Parameter::Pattern => "pattern",
            Parameter::Number(number) => number.slug(),
            Parameter::Fix => "fix",
            Parameter::Width => "width",
            Parameter::Op => "op",
            Parameter::Off => "off",
            Parameter::Step => "step",
            Parameter::Lane => "lane",
            Parameter::Guess => "guess",
        }
    }
}

fn parameter(name: &str) -> Option<Parameter> {
    Parameter::all().find(|parameter| parameter.name() == name)
}

impl State {
    /// The names of all parameters, in the order a URL writes them.
    pub fn parameters() -> Vec<&'static str> {
        Parameter::all().map(Parameter::name).collect()
    }

    /// The state a query describes, and what could not be taken.
    pub fn from_query(query: &str) -> (State, Vec<Fault>) {
        let mut state = State::default();
        let mut width = None;
        let mut faults = query::read(query, &mut |name, value| match parameter(name) {
            Some(Parameter::Width) => {
                width = Some(choice::<Width>(value)?);
                Ok(())
            }
            Some(parameter) => state.set(parameter, value),
            None => Err(Expected::KnownName),
        });
        // Only now is it known whether the width is an atomic's.
        faults.extend(width.and_then(|width| state.width_not_taken(width)));
        faults.extend(state.column_outside_its_row());
        state.rest_while_asked();
        state.start = state.spec.clone();
        (state, faults)
    }

    /// The query that leads back here: only what differs from the default.
    pub fn to_query(&self) -> String {
        query::query_from_pairs(self.changed())
    }

    /// The whole query of a link: version, figure, and what differs from the default.
    pub fn to_address(&self) -> String {
        query::address(Name::Banks.slug(), self.changed())
    }

    fn changed(&self) -> impl Iterator<Item = (&'static str, String)> {
        let plain = State::default();
        Parameter::all().filter_map(move |parameter| {
            let value = self.get(parameter);
            (value != plain.get(parameter)).then(|| (parameter.name(), value.unwrap_or_default()))
        })
    }

    fn get(&self, parameter: Parameter) -> Option<String> {
        let spec = &self.spec;
        match parameter {
            Parameter::Pattern => Some(spec.pattern().slug().to_owned()),
            Parameter::Number(Number::Column) => Some(spec.column().to_string()),
            Parameter::Number(number) => Some(spec.number(number).to_string()),
            Parameter::Fix => Some(spec.fix().slug().to_owned()),
            Parameter::Width => Some(spec.width().slug().to_owned()),
            Parameter::Op => Some(spec.op().slug().to_owned()),
            Parameter::Off => Some(format!("{:x}", spec.off().bits())),
            Parameter::Step => Some(self.step.slug().to_owned()),
            Parameter::Lane => match self.picked {
                Some(Part::Lane(lane)) => Some(lane.number().to_string()),
                Some(Part::Bank(_) | Part::Word(..) | Part::Turn(..)) | None => None,
            },
            Parameter::Guess => (self.guess != Guess::Off).then(|| "1".to_owned()),
        }
    }

    fn set(&mut self, parameter: Parameter, value: &str) -> Result<(), Expected> {
        let spec = self.spec.clone();
        match parameter {
            Parameter::Pattern => self.spec = spec.with_pattern(choice(value)?),
            Parameter::Number(number) => {
                let (min, max) = number.range();
                self.spec = spec.with_number(number, whole(value, min, max)?);
            }
            Parameter::Fix => self.spec = spec.with_fix(choice(value)?),
            Parameter::Width => self.spec = spec.with_width(choice(value)?),
            Parameter::Op => self.spec = spec.with_op(choice(value)?),
            Parameter::Off => self.spec = spec.with_off(lane_bits(value)?),
            Parameter::Step => self.step = choice(value)?,
            Parameter::Lane => self.picked = Some(Part::Lane(lane(value)?)),
            Parameter::Guess => {
                self.guess = match value {
                    "0" => Guess::Off,
                    "1" => Guess::Open,
                    _ => return Err(Expected::OneOf(vec!["0", "1"])),
                };
            }
        }
        Ok(())
    }

    /// Takes the width, unless the instruction is an atomic, which is of words.
    fn width_not_taken(&mut self, width: Width) -> Option<Fault> {
        self.spec = self.spec.clone().with_width(width);
        (self.spec.op() == Op::Atomic && width != Width::B4).then(|| Fault {
            name: Parameter::Width.name().to_owned(),
            value: width.slug().to_owned(),
            expected: Expected::OneOf(vec![Width::B4.slug()]),
        })
    }

    /// A column that its rows do not have goes back to the first.
    fn column_outside_its_row(&mut self) -> Option<Fault> {
        let (column, pitch) = (self.spec.number(Number::Column), self.spec.number(Number::Pitch));
        (column >= pitch).then(|| {
            self.spec = self.spec.clone().with_number(Number::Column, 0);
            Fault {
                name: Number::Column.slug().to_owned(),
                value: column.to_string(),
                expected: Expected::Whole { min: 0, max: pitch - 1 },
            }
        })
    }
}

impl Action {
    /// What turning a control means: a control is named as the parameter it turns, and the verbs that are no
    /// parameters have names of their own. `None` for a name or a value that means nothing.
    pub fn from_control(name: &str, value: &str) -> Option<Action> {
        match name {
            "preset" => return choice(value).ok().map(Action::Preset),
            "said" => return value.trim().parse().ok().map(Action::Guess),
            "next" => return Some(Action::Next),
            "previous" => return Some(Action::Previous),
            "predict" => return Some(Action::Predict),
            "reveal" => return Some(Action::Reveal),
            "reset" => return Some(Action::Reset),
            "all-on" => return Some(Action::AllOn),
            _ => {}
        }
        match parameter(name)? {
            Parameter::Pattern => choice(value).ok().map(Action::Pattern),
            Parameter::Number(number) => value.trim().parse().ok().map(|value| Action::Number(number, value)),
            Parameter::Fix => choice(value).ok().map(Action::Fix),
            Parameter::Width => choice(value).ok().map(Action::Width),
            Parameter::Op => choice(value).ok().map(Action::Op),
            Parameter::Step => choice(value).ok().map(Action::Go),
            Parameter::Lane => lane(value).ok().map(|lane| Action::Pick(Part::Lane(lane))),
            Parameter::Off | Parameter::Guess => None,
        }
    }
}
