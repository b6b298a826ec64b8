//! A reader's place as a URL query, and back.
//!
//! A bad value leaves its default and a [`Fault`]; the values beside it are kept.

use super::{Action, Guess, Part, State, Step};
use crate::{
    figure::{Name, coalescing, coalescing::parameter::Parameter as OfAccess},
    query::{self, Choice, Expected, Fault, choice, lane},
};

/// Every parameter of this figure, in the order a URL writes them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Parameter {
    Access(OfAccess),
    Kind,
    Mapping,
    Fetch,
    Before,
    Step,
    Lane,
    Guess,
}

/// Those that are not the access's.
const OWN: [Parameter; 7] = [
    Parameter::Kind,
    Parameter::Mapping,
    Parameter::Fetch,
    Parameter::Before,
    Parameter::Step,
    Parameter::Lane,
    Parameter::Guess,
];

impl Parameter {
    fn all() -> impl Iterator<Item = Parameter> {
        OfAccess::all().map(Parameter::Access).chain(OWN)
    }

    fn name(self) -> &'static str {
        match self {
            Parameter::Access(own) => own.name(),
            Parameter::Kind => "dram",
            Parameter::Mapping => "map",
            Parameter::Fetch => "fetch",
            Parameter::Before => "before",
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
        let mut faults = query::read(query, &mut |name, value| match parameter(name) {
            Some(parameter) => state.set(parameter, value),
            None => Err(Expected::KnownName),
        });
        let mut access = *state.spec.access();
        faults.extend(access.field_outside_its_struct());
        state.spec = state.spec.with_access(access);
        state.rest_while_asked();
        state.start = state.spec;
        (state, faults)
    }

    /// The query that leads back here: only what differs from the default.
    pub fn to_query(&self) -> String {
        query::query_from_pairs(self.changed())
    }

    /// The whole query of a link: version, figure, and what differs from the default.
    pub fn to_address(&self) -> String {
        query::address(Name::Rows.slug(), self.changed())
    }

    fn changed(&self) -> impl Iterator<Item = (&'static str, String)> {
        let plain = State::default();
        let access = self.spec.access().changed(plain.spec.access());
        access.into_iter().chain(OWN.into_iter().filter_map(move |parameter| {
            let value = self.get(parameter);
            (value != plain.get(parameter)).then(|| (parameter.name(), value.unwrap_or_default()))
        }))
    }

    fn get(&self, parameter: Parameter) -> Option<String> {
        let spec = &self.spec;
        match parameter {
            Parameter::Access(own) => Some(spec.access().get(own)),
            Parameter::Kind => Some(spec.kind().slug().to_owned()),
            Parameter::Mapping => Some(spec.mapping().slug().to_owned()),
            Parameter::Fetch => Some(spec.fetch().slug().to_owned()),
            Parameter::Before => Some(spec.before().slug().to_owned()),
            // A guess has a moment of its own, which goes without saying.
            Parameter::Step => Some(if self.guess == Guess::Open { Step::Reads } else { self.step }.slug().to_owned()),
            Parameter::Lane => match self.picked {
                Some(Part::Lane(lane)) => Some(lane.number().to_string()),
                Some(Part::Sector(_) | Part::Channel(_) | Part::Bank(..) | Part::Row(..)) | None => None,
            },
            Parameter::Guess => (self.guess != Guess::Off).then(|| "1".to_owned()),
        }
    }

    fn set(&mut self, parameter: Parameter, value: &str) -> Result<(), Expected> {
        let spec = self.spec;
        match parameter {
            Parameter::Access(own) => self.spec = spec.with_access(spec.access().with(own, value)?),
            Parameter::Kind => self.spec = spec.with_kind(choice(value)?),
            Parameter::Mapping => self.spec = spec.with_mapping(choice(value)?),
            Parameter::Fetch => self.spec = spec.with_fetch(choice(value)?),
            Parameter::Before => self.spec = spec.with_before(choice(value)?),
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
}

impl Action {
    /// What turning a control means: a control is named as the parameter it turns, and the verbs that are no
    /// parameters have names of their own. `None` for a name or a value that means nothing.
    pub fn from_control(access: &coalescing::Spec, name: &str, value: &str) -> Option<Action> {
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
            Parameter::Access(_) => access.turned(name, value).map(Action::Access),
            Parameter::Kind => choice(value).ok().map(Action::Kind),
            Parameter::Mapping => choice(value).ok().map(Action::Mapping),
            Parameter::Fetch => choice(value).ok().map(Action::Fetch),
            Parameter::Before => choice(value).ok().map(Action::Before),
            Parameter::Step => choice(value).ok().map(Action::Go),
            Parameter::Lane => lane(value).ok().map(|lane| Action::Pick(Part::Lane(lane))),
            Parameter::Guess => None,
        }
    }
}
