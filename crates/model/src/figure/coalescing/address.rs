//! A reader's place as a URL query, and back.
//!
//! A bad value leaves its default and a [`Fault`]; the values beside it are kept.

use super::{Action, Face, Guess, Part, State, Step, spec::Number};
use crate::query::{self, Choice, Expected, Fault, choice, lane, lane_bits, whole};

/// Every parameter of this figure, in the order a URL writes them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Parameter {
    Layout,
    Number(Number),
    Order,
    Width,
    Op,
    Arch,
    Off,
    Step,
    Lane,
    Guess,
}

impl Parameter {
    fn all() -> impl Iterator<Item = Parameter> {
        let numbers = Number::ALL.into_iter().map(Parameter::Number);
        [Parameter::Layout].into_iter().chain(numbers).chain([
            Parameter::Order,
            Parameter::Width,
            Parameter::Op,
            Parameter::Arch,
            Parameter::Off,
            Parameter::Step,
            Parameter::Lane,
            Parameter::Guess,
        ])
    }

    fn name(self) -> &'static str {
        match self {
            Parameter::Layout => "pattern",
            Parameter::Number(number) => number.slug(),
            Parameter::Order => "order",
            Parameter::Width => "width",
            Parameter::Op => "op",
            Parameter::Arch => "arch",
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
    /// The state a query describes, and what could not be taken.
    pub fn from_query(query: &str, face: Face) -> (State, Vec<Fault>) {
        let mut state = State { face, ..State::default() };
        let mut faults = query::read(query, &mut |name, value| match parameter(name) {
            Some(parameter) => state.set(parameter, value),
            None => Err(Expected::KnownName),
        });
        faults.extend(state.field_outside_its_struct());
        state.start = state.spec;
        (state, faults)
    }

    /// The query that leads back here: only what differs from the default.
    pub fn to_query(&self) -> String {
        query::query_from_pairs(self.changed())
    }

    /// The whole query of a link: version, figure, and what differs from the default.
    pub fn to_address(&self) -> String {
        query::address(self.face.slug(), self.changed())
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
            Parameter::Layout => Some(spec.layout().slug().to_owned()),
            Parameter::Number(number) => Some(spec.number(number).to_string()),
            Parameter::Order => Some(spec.order().slug().to_owned()),
            Parameter::Width => Some(spec.width().slug().to_owned()),
            Parameter::Op => Some(spec.op().slug().to_owned()),
            Parameter::Arch => Some(spec.arch().slug().to_owned()),
            Parameter::Off => Some(format!("{:x}", spec.off().bits())),
            Parameter::Step => Some(self.step.slug().to_owned()),
            Parameter::Lane => match self.picked {
                Some(Part::Lane(lane)) => Some(lane.number().to_string()),
                Some(Part::Sector(_) | Part::Line(_)) | None => None,
            },
            Parameter::Guess => (self.guess != Guess::Off).then(|| "1".to_owned()),
        }
    }

    fn set(&mut self, parameter: Parameter, value: &str) -> Result<(), Expected> {
        let spec = self.spec;
        match parameter {
            Parameter::Layout => self.spec = spec.with_layout(choice(value)?),
            Parameter::Number(number) => {
                let (min, max) = number.range();
                self.spec = spec.with_number(number, number_within(number, value, min, max)?);
            }
            Parameter::Order => self.spec = spec.with_order(choice(value)?),
            Parameter::Width => self.spec = spec.with_width(choice(value)?),
            Parameter::Op => self.spec = spec.with_op(choice(value)?),
            Parameter::Arch => self.spec = spec.with_arch(choice(value)?),
            Parameter::Off => self.spec = spec.with_off(lane_bits(value)?),
            Parameter::Step => self.step = choice(value)?,
            Parameter::Lane => self.picked = Some(Part::Lane(lane(value)?)),
            Parameter::Guess => {
                self.guess = match value {
                    "0" => Guess::Off,
                    "1" => Guess::Open,
                    _ => return Err(Expected::OneOf(vec!["0", "1"])),
                };
                if self.guess == Guess::Open {
                    self.step = Step::Addresses;
                }
            }
        }
        Ok(())
    }

    /// A field number that its struct does not have goes back to the first field.
    fn field_outside_its_struct(&mut self) -> Option<Fault> {
        let (field, fields) = (self.spec.number(Number::Field), self.spec.number(Number::Fields));
        (field >= fields).then(|| {
            self.spec = self.spec.with_number(Number::Field, 0);
            Fault {
                name: Number::Field.slug().to_owned(),
                value: field.to_string(),
                expected: Expected::Whole { min: 0, max: fields - 1 },
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
            "face" => return choice(value).ok().map(Action::Face),
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
            Parameter::Layout => choice(value).ok().map(Action::Layout),
            Parameter::Number(number) => value.trim().parse().ok().map(|value| Action::Number(number, value)),
            Parameter::Order => choice(value).ok().map(Action::Order),
            Parameter::Width => choice(value).ok().map(Action::Width),
            Parameter::Op => choice(value).ok().map(Action::Op),
            Parameter::Arch => choice(value).ok().map(Action::Arch),
            Parameter::Step => choice(value).ok().map(Action::Go),
            Parameter::Lane => lane(value).ok().map(|lane| Action::Pick(Part::Lane(lane))),
            Parameter::Off | Parameter::Guess => None,
        }
    }
}

fn number_within(number: Number, value: &str, min: u32, max: u32) -> Result<u32, Expected> {
    let expected = || Expected::OneOf(vec!["1", "2", "4", "8", "16", "32"]);
    match number {
        Number::Columns => match value.parse::<u32>() {
            Ok(columns) if columns.is_power_of_two() && columns <= max => Ok(columns),
            Ok(_) | Err(_) => Err(expected()),
        },
        Number::Stride | Number::Offset | Number::Fields | Number::Field | Number::Pitch | Number::Seed => {
            whole(value, min, max)
        }
    }
}
