//! A reader's place as a URL query, and back.
//!
//! A bad value leaves its default and a [`Fault`]; the values beside it are kept.

use super::{Action, Guess, Part, State, Step};
use crate::{
    figure::Name,
    query::{self, Choice, Expected, Fault, choice, lane, whole},
};

/// Every parameter of this figure, in the order a URL writes them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Parameter {
    Kernel,
    Block,
    Width,
    Size,
    Column,
    Warp,
    Step,
    Lane,
    Guess,
}

impl Parameter {
    const ALL: [Parameter; 9] = [
        Parameter::Kernel,
        Parameter::Block,
        Parameter::Width,
        Parameter::Size,
        Parameter::Column,
        Parameter::Warp,
        Parameter::Step,
        Parameter::Lane,
        Parameter::Guess,
    ];

    fn name(self) -> &'static str {
        match self {
            Parameter::Kernel => "kernel",
            Parameter::Block => "block",
            Parameter::Width => "width",
            Parameter::Size => "n",
            Parameter::Column => "column",
            Parameter::Warp => "warp",
            Parameter::Step => "step",
            Parameter::Lane => "lane",
            Parameter::Guess => "guess",
        }
    }
}

fn parameter(name: &str) -> Option<Parameter> {
    Parameter::ALL.into_iter().find(|parameter| parameter.name() == name)
}

/// The highest warp of the largest block.
const LAST_WARP: u32 = 31;

/// What can be judged only when the whole query is read: a step that the kernel has, a warp that the block has.
#[derive(Default)]
struct Asked {
    step: Option<Step>,
    warp: Option<u32>,
}

impl State {
    /// The names of all parameters, in the order a URL writes them.
    pub fn parameters() -> Vec<&'static str> {
        Parameter::ALL.map(Parameter::name).into()
    }

    /// The state a query describes, and what could not be taken.
    pub fn from_query(query: &str) -> (State, Vec<Fault>) {
        let mut state = State::default();
        let mut asked = Asked::default();
        let mut faults = query::read(query, &mut |name, value| match parameter(name) {
            Some(parameter) => state.set(parameter, value, &mut asked),
            None => Err(Expected::KnownName),
        });
        faults.extend(state.turn_to_warp(asked.warp));
        faults.extend(state.go_where_asked(asked.step));
        state.start = state.spec;
        (state, faults)
    }

    /// The query that leads back here: only what differs from the default.
    pub fn to_query(&self) -> String {
        query::query_from_pairs(self.changed())
    }

    /// The whole query of a link: version, figure, and what differs from the default.
    pub fn to_address(&self) -> String {
        query::address(Name::Tile.slug(), self.changed())
    }

    fn changed(&self) -> impl Iterator<Item = (&'static str, String)> {
        let plain = State::default();
        Parameter::ALL.into_iter().filter_map(move |parameter| {
            let value = self.get(parameter);
            (value != plain.get(parameter)).then(|| (parameter.name(), value.unwrap_or_default()))
        })
    }

    fn get(&self, parameter: Parameter) -> Option<String> {
        let spec = &self.spec;
        match parameter {
            Parameter::Kernel => Some(spec.kernel().slug().to_owned()),
            Parameter::Block => Some(spec.block().slug().to_owned()),
            Parameter::Width => Some(spec.element().slug().to_owned()),
            Parameter::Size => Some(spec.size().slug().to_owned()),
            Parameter::Column => Some(spec.column().slug().to_owned()),
            Parameter::Warp => Some(spec.warp().to_string()),
            // Where nothing is said, the column's access is shown, wherever the kernel has it; a guess begins there.
            Parameter::Step => {
                let elsewhere = self.step != spec.column_step() && self.guess == Guess::Off;
                elsewhere.then(|| self.step.slug().to_owned())
            }
            Parameter::Lane => match self.picked {
                Some(Part::Lane(lane)) => Some(lane.number().to_string()),
                Some(Part::Sector(_) | Part::Bank(_) | Part::Stage(_)) | None => None,
            },
            Parameter::Guess => (self.guess != Guess::Off).then(|| "1".to_owned()),
        }
    }

    fn set(&mut self, parameter: Parameter, value: &str, asked: &mut Asked) -> Result<(), Expected> {
        let spec = self.spec;
        match parameter {
            Parameter::Kernel => self.spec = spec.with_kernel(choice(value)?),
            Parameter::Block => self.spec = spec.with_block(choice(value)?),
            Parameter::Width => self.spec = spec.with_element(choice(value)?),
            Parameter::Size => self.spec = spec.with_size(choice(value)?),
            Parameter::Column => self.spec = spec.with_column(choice(value)?),
            Parameter::Warp => asked.warp = Some(whole(value, 0, LAST_WARP)?),
            Parameter::Step => asked.step = Some(choice(value)?),
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

    /// A warp that the block does not have leaves the default.
    fn turn_to_warp(&mut self, asked: Option<u32>) -> Option<Fault> {
        let (warp, max) = (asked?, self.spec.block().warps() - 1);
        if warp > max {
            let expected = Expected::Whole { min: 0, max };
            return Some(Fault { name: Parameter::Warp.name().to_owned(), value: warp.to_string(), expected });
        }
        self.spec = self.spec.with_warp(warp);
        None
    }

    /// A step that the kernel does not have leaves the column's; so does a guess, which is about the column.
    fn go_where_asked(&mut self, asked: Option<Step>) -> Option<Fault> {
        self.step = self.spec.column_step();
        let step = asked?;
        if !self.spec.exists(step) {
            let there = Step::ALL.iter().filter(|step| self.spec.exists(**step));
            let expected = Expected::OneOf(there.map(|step| step.slug()).collect());
            return Some(Fault { name: Parameter::Step.name().to_owned(), value: step.slug().to_owned(), expected });
        }
        if self.guess == Guess::Off {
            self.step = step;
        }
        None
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
            _ => {}
        }
        match parameter(name)? {
            Parameter::Kernel => choice(value).ok().map(Action::Kernel),
            Parameter::Block => choice(value).ok().map(Action::Block),
            Parameter::Width => choice(value).ok().map(Action::Element),
            Parameter::Size => choice(value).ok().map(Action::Size),
            Parameter::Column => choice(value).ok().map(Action::Column),
            Parameter::Warp => value.trim().parse().ok().map(Action::Warp),
            Parameter::Step => choice(value).ok().map(Action::Go),
            Parameter::Lane => lane(value).ok().map(|lane| Action::Pick(Part::Lane(lane))),
            Parameter::Guess => None,
        }
    }
}
