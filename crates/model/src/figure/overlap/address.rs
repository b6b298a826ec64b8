//! A reader's place as a URL query, and back.
//!
//! A bad value leaves its default and a [`Fault`]; the values beside it are kept.

use super::{Action, Guess, Part, State, Step, spec::Dial};
use crate::{
    figure::{Name, coalescing::parameter::Parameter as OfAccess},
    query::{self, Choice, Expected, Fault, choice, lane, whole},
};

/// Every parameter beside those of the access, in the order a URL writes them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Parameter {
    Card,
    Number(Dial),
    Step,
    Lane,
    Guess,
}

impl Parameter {
    const ALL: [Parameter; 7] = [
        Parameter::Card,
        Parameter::Number(Dial::Bandwidth),
        Parameter::Number(Dial::Latency),
        Parameter::Number(Dial::Warps),
        Parameter::Step,
        Parameter::Lane,
        Parameter::Guess,
    ];

    fn name(self) -> &'static str {
        match self {
            Parameter::Card => "card",
            Parameter::Number(dial) => dial.slug(),
            Parameter::Step => "step",
            Parameter::Lane => "lane",
            Parameter::Guess => "guess",
        }
    }
}

fn parameter(name: &str) -> Option<Parameter> {
    Parameter::ALL.into_iter().find(|parameter| parameter.name() == name)
}

impl State {
    /// The names of all parameters, in the order a URL writes them.
    pub fn parameters() -> Vec<&'static str> {
        OfAccess::all().map(OfAccess::name).chain(Parameter::ALL.map(Parameter::name)).collect()
    }

    /// The state a query describes, and what could not be taken.
    pub fn from_query(query: &str) -> (State, Vec<Fault>) {
        let mut state = State::default();
        // A card brings numbers of its own; those that are written beside it win, wherever they stand.
        let mut numbers = Vec::new();
        let mut faults = query::read(query, &mut |name, value| match (OfAccess::from_name(name), parameter(name)) {
            (Some(of_access), _) => state.set_access(of_access, value),
            (None, Some(parameter)) => state.set(parameter, value, &mut numbers),
            (None, None) => Err(Expected::KnownName),
        });
        for (dial, value) in numbers {
            state.spec = state.spec.with_number(dial, value);
        }
        let mut access = *state.spec.access();
        faults.extend(access.field_outside_its_struct());
        state.spec = state.spec.with_access(access);
        state.start = state.spec;
        if state.guess == Guess::Open {
            state.step = Step::Myth;
        }
        (state, faults)
    }

    /// The query that leads back here: only what differs from the default.
    pub fn to_query(&self) -> String {
        query::query_from_pairs(self.changed())
    }

    /// The whole query of a link: version, figure, and what differs from the default.
    pub fn to_address(&self) -> String {
        query::address(Name::Overlap.slug(), self.changed())
    }

    fn changed(&self) -> Vec<(&'static str, String)> {
        let plain = State::default();
        let mut pairs = self.spec.access().changed(plain.spec.access());
        for parameter in Parameter::ALL {
            let value = self.get(parameter);
            if value != plain.get(parameter) {
                pairs.push((parameter.name(), value.unwrap_or_default()));
            }
        }
        pairs
    }

    fn get(&self, parameter: Parameter) -> Option<String> {
        let spec = &self.spec;
        match parameter {
            Parameter::Card => Some(spec.card().slug().to_owned()),
            Parameter::Number(dial) => (!spec.is_the_cards(dial)).then(|| spec.number(dial).to_string()),
            // A guess begins at the first moment.
            Parameter::Step => match self.guess {
                Guess::Off => Some(self.step.slug().to_owned()),
                Guess::Open | Guess::Made(_) => Some(Step::Myth.slug().to_owned()),
            },
            Parameter::Lane => match self.picked {
                Some(Part::Lane(lane)) => Some(lane.number().to_string()),
                Some(Part::Fetch(_) | Part::Warps(_) | Part::Timed(..)) | None => None,
            },
            Parameter::Guess => (self.guess != Guess::Off).then(|| "1".to_owned()),
        }
    }

    fn set_access(&mut self, parameter: OfAccess, value: &str) -> Result<(), Expected> {
        self.spec = self.spec.with_access(self.spec.access().with(parameter, value)?);
        Ok(())
    }

    fn set(&mut self, parameter: Parameter, value: &str, numbers: &mut Vec<(Dial, u32)>) -> Result<(), Expected> {
        let spec = self.spec;
        match parameter {
            Parameter::Card => self.spec = spec.with_card(choice(value)?),
            Parameter::Number(dial) => {
                let (min, max) = dial.range();
                numbers.push((dial, whole(value, min, max)?));
            }
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

    /// What turning a control means here: a control is named as the parameter it turns, and the verbs that are no
    /// parameters have names of their own. `None` for a name or a value that means nothing.
    pub fn action(&self, name: &str, value: &str) -> Option<Action> {
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
        if OfAccess::from_name(name).is_some() {
            return self.spec.access().turned(name, value).map(Action::Access);
        }
        match parameter(name)? {
            Parameter::Card => choice(value).ok().map(Action::Card),
            Parameter::Number(dial) => value.trim().parse().ok().map(|value| Action::Number(dial, value)),
            Parameter::Step => choice(value).ok().map(Action::Go),
            Parameter::Lane => lane(value).ok().map(|lane| Action::Pick(Part::Lane(lane))),
            Parameter::Guess => None,
        }
    }
}
