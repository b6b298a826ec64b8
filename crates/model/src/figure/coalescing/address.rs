//! A reader's place as a URL query, and back.
//!
//! A bad value leaves its default and a [`Fault`]; the values beside it are kept.

use super::{Action, Face, Guess, Part, State, Step, parameter::Parameter as OfAccess};
use crate::query::{self, Choice, Expected, Fault, choice, lane};

/// Every parameter of this figure, in the order a URL writes them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Parameter {
    Access(OfAccess),
    Step,
    Lane,
    Guess,
}

impl Parameter {
    fn all() -> impl Iterator<Item = Parameter> {
        OfAccess::all().map(Parameter::Access).chain([Parameter::Step, Parameter::Lane, Parameter::Guess])
    }

    fn name(self) -> &'static str {
        match self {
            Parameter::Access(own) => own.name(),
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
    pub fn from_query(query: &str, face: Face) -> (State, Vec<Fault>) {
        let mut state = State { face, ..State::default() };
        let mut faults = query::read(query, &mut |name, value| match parameter(name) {
            Some(parameter) => state.set(parameter, value),
            None => Err(Expected::KnownName),
        });
        faults.extend(state.spec.field_outside_its_struct());
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
        match parameter {
            Parameter::Access(own) => Some(self.spec.get(own)),
            Parameter::Step => Some(self.step.slug().to_owned()),
            Parameter::Lane => match self.picked {
                Some(Part::Lane(lane)) => Some(lane.number().to_string()),
                Some(Part::Sector(_) | Part::Line(_)) | None => None,
            },
            Parameter::Guess => (self.guess != Guess::Off).then(|| "1".to_owned()),
        }
    }

    fn set(&mut self, parameter: Parameter, value: &str) -> Result<(), Expected> {
        match parameter {
            Parameter::Access(own) => self.spec = self.spec.with(own, value)?,
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
            Parameter::Access(own) => match own {
                OfAccess::Layout => choice(value).ok().map(Action::Layout),
                OfAccess::Number(number) => value.trim().parse().ok().map(|value| Action::Number(number, value)),
                OfAccess::Order => choice(value).ok().map(Action::Order),
                OfAccess::Width => choice(value).ok().map(Action::Width),
                OfAccess::Op => choice(value).ok().map(Action::Op),
                OfAccess::Arch => choice(value).ok().map(Action::Arch),
                OfAccess::Off => None,
            },
            Parameter::Step => choice(value).ok().map(Action::Go),
            Parameter::Lane => lane(value).ok().map(|lane| Action::Pick(Part::Lane(lane))),
            Parameter::Guess => None,
        }
    }
}
