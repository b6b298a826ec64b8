//! A reader's place as a URL query, and back.
//!
//! A bad value leaves its default and a [`Fault`]; the values beside it are kept. Every text is a legal snippet.

use super::{
    Action, Part, State, Step,
    spec::{Number, Spec},
};
use crate::{
    figure::{Name, coalescing},
    query::{self, Choice, Expected, Fault, choice, lane, whole},
};

/// The last place in the list of a snippet's accesses: `kernel` lists no more.
const LAST_ACCESS: u32 = 4095;

/// Every parameter of this figure, in the order a URL writes them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Parameter {
    Snippet,
    Number(Number),
    Memory,
    Access,
    Arch,
    View,
    Kind,
    Card,
    Step,
    Lane,
}

impl Parameter {
    fn all() -> impl Iterator<Item = Parameter> {
        let numbers = Number::ALL.into_iter().map(Parameter::Number);
        [Parameter::Snippet].into_iter().chain(numbers).chain([
            Parameter::Memory,
            Parameter::Access,
            Parameter::Arch,
            Parameter::View,
            Parameter::Kind,
            Parameter::Card,
            Parameter::Step,
            Parameter::Lane,
        ])
    }

    fn name(self) -> &'static str {
        match self {
            Parameter::Snippet => "snippet",
            Parameter::Number(number) => number.slug(),
            Parameter::Memory => "memory",
            Parameter::Access => "access",
            Parameter::Arch => "arch",
            Parameter::View => "view",
            Parameter::Kind => "dram",
            Parameter::Card => "card",
            Parameter::Step => "step",
            Parameter::Lane => "lane",
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
        // Only when all are read is it known what each leaves the others.
        for number in Number::ALL {
            faults.extend(state.fit(number));
        }
        state.start = state.spec.clone();
        (state, faults)
    }

    /// The query that leads back here: only what differs from the default.
    pub fn to_query(&self) -> String {
        query::query_from_pairs(self.changed())
    }

    /// The whole query of a link: version, figure, and what differs from the default.
    pub fn to_address(&self) -> String {
        query::address(Name::Lab.slug(), self.changed())
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
            Parameter::Snippet => Some(spec.snippet().to_owned()),
            Parameter::Number(number) => Some(spec.number(number).to_string()),
            Parameter::Memory => Some(spec.memory().slug().to_owned()),
            Parameter::Access => spec.access().map(|access| access.to_string()),
            Parameter::Arch => Some(spec.arch().slug().to_owned()),
            Parameter::View => Some(self.view.slug().to_owned()),
            Parameter::Kind => Some(self.kind.slug().to_owned()),
            Parameter::Card => Some(self.card.slug().to_owned()),
            Parameter::Step => Some(self.step.slug().to_owned()),
            Parameter::Lane => self.picked.and_then(Part::lane).map(|lane| lane.number().to_string()),
        }
    }

    fn set(&mut self, parameter: Parameter, value: &str) -> Result<(), Expected> {
        let spec = self.spec.clone();
        match parameter {
            Parameter::Snippet => self.spec = spec.with_snippet(value.to_owned()),
            Parameter::Number(number) => {
                let (min, max) = number.range();
                self.spec = spec.with_written(number, whole(value, min, max)?);
            }
            Parameter::Memory => self.spec = spec.with_memory(choice(value)?),
            Parameter::Access => self.spec = spec.with_access(Some(whole(value, 0, LAST_ACCESS)?)),
            Parameter::Arch => self.spec = spec.with_arch(choice(value)?),
            Parameter::View => self.view = choice(value)?,
            Parameter::Kind => self.kind = choice(value)?,
            Parameter::Card => self.card = choice(value)?,
            Parameter::Step => self.step = choice(value)?,
            Parameter::Lane => self.picked = Some(Part::Global(coalescing::Part::Lane(lane(value)?))),
        }
        Ok(())
    }

    /// A number that the others leave no room goes back to its default. Of a block that is too large the last sides
    /// give way.
    fn fit(&mut self, number: Number) -> Option<Fault> {
        let written = self.spec.written(number);
        let [x, y, _] = self.spec.block();
        let (min, max) = match number {
            Number::Bx => number.range(),
            Number::By => (1, Number::By.range().1 / x),
            Number::Bz => (1, (Number::By.range().1 / (x * y)).min(Number::Bz.range().1)),
            Number::Gx
            | Number::Gy
            | Number::Gz
            | Number::BlockX
            | Number::BlockY
            | Number::BlockZ
            | Number::Warp
            | Number::Base => self.spec.range(number),
        };
        (written > max).then(|| {
            let default = Spec::default().written(number);
            self.spec = self.spec.clone().with_written(number, default);
            let name = number.slug().to_owned();
            Fault { name, value: written.to_string(), expected: Expected::Whole { min, max } }
        })
    }
}

impl Action {
    /// What turning a control means: a control is named as the parameter it turns, and the verbs that are no
    /// parameters have names of their own. `None` for a name or a value that means nothing.
    pub fn from_control(name: &str, value: &str) -> Option<Action> {
        match name {
            "preset" => return choice(value).ok().map(Action::Preset),
            "try" => {
                // In the first line is which access the change is about: of the changed text another may be dearer.
                let (access, text) = value.split_once('\n')?;
                return Some(Action::Try(access.parse().ok().filter(|access| *access <= LAST_ACCESS), text.to_owned()));
            }
            "undo-try" => return Some(Action::Swap),
            "next" => return Some(Action::Next),
            "previous" => return Some(Action::Previous),
            "reset" => return Some(Action::Reset),
            _ => {}
        }
        match parameter(name)? {
            Parameter::Snippet => Some(Action::Write(value.to_owned())),
            Parameter::Number(number) => value.trim().parse().ok().map(|value| Action::Number(number, value)),
            Parameter::Memory => choice(value).ok().map(Action::Memory),
            Parameter::Access if value.is_empty() => Some(Action::Access(None)),
            Parameter::Access => whole(value, 0, LAST_ACCESS).ok().map(|access| Action::Access(Some(access))),
            Parameter::Arch => choice(value).ok().map(Action::Arch),
            Parameter::View => choice(value).ok().map(Action::View),
            Parameter::Kind => choice(value).ok().map(Action::Kind),
            Parameter::Card => choice(value).ok().map(Action::Card),
            Parameter::Step => choice::<Step>(value).ok().map(Action::Go),
            Parameter::Lane => lane(value).ok().map(|lane| Action::Pick(Part::Global(coalescing::Part::Lane(lane)))),
        }
    }
}
