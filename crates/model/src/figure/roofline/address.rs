//! A reader's place as a URL query, and back.
//!
//! A bad value leaves its default and a [`Fault`]; the values beside it are kept. The access has no `arch` here: the
//! card decides it.

use super::{Action, Guess, MOST_FLOPS, Part, Peak, Plot, State, Step};
use crate::{
    figure::{Name, coalescing::parameter::Parameter as OfAccess},
    query::{self, Choice, Expected, Fault, choice, whole},
    warp::Mask,
};

/// Every parameter of this figure beside those of its access, in the order a URL writes them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Parameter {
    Card,
    Flops,
    Fetch,
    Peak,
    Step,
    Lit,
    Guess,
}

impl Parameter {
    const ALL: [Parameter; 7] = [
        Parameter::Card,
        Parameter::Flops,
        Parameter::Fetch,
        Parameter::Peak,
        Parameter::Step,
        Parameter::Lit,
        Parameter::Guess,
    ];

    fn name(self) -> &'static str {
        match self {
            Parameter::Card => "card",
            Parameter::Flops => "flops",
            Parameter::Fetch => "fetch",
            Parameter::Peak => "peak",
            Parameter::Step => "step",
            Parameter::Lit => "lit",
            Parameter::Guess => "guess",
        }
    }
}

fn parameter(name: &str) -> Option<Parameter> {
    Parameter::ALL.into_iter().find(|parameter| parameter.name() == name)
}

/// A parameter of the access; its architecture is none of them.
fn of_access(name: &str) -> Option<OfAccess> {
    OfAccess::from_name(name).filter(|own| *own != OfAccess::Arch)
}

/// What can be judged only when the whole query is read: a bandwidth that the card has, a part that is in the picture.
#[derive(Default)]
struct Asked {
    peak: Option<Peak>,
    lit: Option<Plot>,
}

impl State {
    /// The names of all parameters, in the order a URL writes them.
    pub fn parameters() -> Vec<&'static str> {
        let of_access = OfAccess::all().map(OfAccess::name).filter(|name| of_access(name).is_some());
        of_access.chain(Parameter::ALL.map(Parameter::name)).collect()
    }

    /// The state a query describes, and what could not be taken.
    pub fn from_query(query: &str) -> (State, Vec<Fault>) {
        let mut state = State::default();
        let mut asked = Asked::default();
        let mut faults = query::read(query, &mut |name, value| match (of_access(name), parameter(name)) {
            (Some(own), _) => {
                state.spec = state.spec.with_access(state.spec.access().with(own, value)?);
                Ok(())
            }
            (None, Some(parameter)) => state.set(parameter, value, &mut asked),
            (None, None) => Err(Expected::KnownName),
        });
        let mut access = *state.spec.access();
        faults.extend(access.field_outside_its_struct());
        state.spec = state.spec.with_access(access);
        faults.extend(state.take_peak(asked.peak));
        // A guess is about roofs that are still whole.
        if state.guess == Guess::Open {
            state.step = Step::Roofs;
        }
        faults.extend(state.light(asked.lit));
        state.start = state.spec;
        (state, faults)
    }

    /// The query that leads back here: only what differs from the default.
    pub fn to_query(&self) -> String {
        query::query_from_pairs(self.changed())
    }

    /// The whole query of a link: version, figure, and what differs from the default.
    pub fn to_address(&self) -> String {
        query::address(Name::Roofline.slug(), self.changed())
    }

    fn changed(&self) -> impl Iterator<Item = (&'static str, String)> {
        let plain = State::default();
        let own = Parameter::ALL.into_iter().filter_map(move |parameter| {
            let value = self.get(parameter);
            (value != plain.get(parameter)).then(|| (parameter.name(), value.unwrap_or_default()))
        });
        self.spec.access().changed(plain.spec.access()).into_iter().chain(own)
    }

    fn get(&self, parameter: Parameter) -> Option<String> {
        let spec = &self.spec;
        match parameter {
            Parameter::Card => Some(spec.card().slug().to_owned()),
            Parameter::Flops => Some(spec.flops().to_string()),
            Parameter::Fetch => Some(spec.fetch().slug().to_owned()),
            Parameter::Peak => Some(spec.peak().slug().to_owned()),
            // A guess, even one that was made, begins anew with whole roofs.
            Parameter::Step => match self.guess {
                Guess::Off => Some(self.step.slug().to_owned()),
                Guess::Open | Guess::Made(_) => Some(Step::Access.slug().to_owned()),
            },
            Parameter::Lit => {
                let anew = *self;
                let there = |plot: &Plot| anew.after_a_link().has(Part::Plot(*plot));
                match self.picked {
                    Some(Part::Plot(plot)) => Some(plot).filter(there).map(|plot| plot.slug().to_owned()),
                    Some(Part::Timed(_) | Part::Block(_)) | None => None,
                }
            }
            Parameter::Guess => (self.guess != Guess::Off).then(|| "1".to_owned()),
        }
    }

    fn set(&mut self, parameter: Parameter, value: &str, asked: &mut Asked) -> Result<(), Expected> {
        let spec = self.spec;
        match parameter {
            Parameter::Card => self.spec = spec.with_card(choice(value)?),
            Parameter::Flops => self.spec = spec.with_flops(whole(value, 1, MOST_FLOPS)?),
            Parameter::Fetch => self.spec = spec.with_fetch(choice(value)?),
            Parameter::Peak => asked.peak = Some(choice(value)?),
            Parameter::Step => self.step = choice(value)?,
            Parameter::Lit => asked.lit = Some(choice(value)?),
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

    /// The state as somebody finds it who follows a link to it.
    fn after_a_link(mut self) -> State {
        if self.guess != Guess::Off {
            self.guess = Guess::Open;
            self.step = Step::Roofs;
        }
        self
    }

    /// A bandwidth that was not measured on the card leaves the documented one.
    fn take_peak(&mut self, asked: Option<Peak>) -> Option<Fault> {
        let peak = asked?;
        if self.spec.knows(peak) {
            self.spec = self.spec.with_peak(peak);
            return None;
        }
        let known = Peak::ALL.iter().filter(|peak| self.spec.knows(**peak)).map(|peak| peak.slug());
        Some(fault(Parameter::Peak, peak.slug(), known.collect()))
    }

    /// A part that is not in the picture stays dark.
    fn light(&mut self, asked: Option<Plot>) -> Option<Fault> {
        let plot = asked?;
        if self.has(Part::Plot(plot)) {
            self.picked = Some(Part::Plot(plot));
            return None;
        }
        let there = Plot::ALL.iter().filter(|plot| self.has(Part::Plot(**plot))).map(|plot| plot.slug());
        Some(fault(Parameter::Lit, plot.slug(), there.collect()))
    }

    /// What turning a control means: a control is named as the parameter it turns, and the verbs that are no
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
            "all-on" => return Some(Action::Access(self.spec.access().with_off(Mask::NONE))),
            _ => {}
        }
        if of_access(name).is_some() {
            return self.spec.access().turned(name, value).map(Action::Access);
        }
        match parameter(name)? {
            Parameter::Card => choice(value).ok().map(Action::Card),
            Parameter::Flops => value.trim().parse().ok().map(Action::Flops),
            Parameter::Fetch => choice(value).ok().map(Action::Fetch),
            Parameter::Peak => choice(value).ok().map(Action::Peak),
            Parameter::Step => choice(value).ok().map(Action::Go),
            Parameter::Lit => choice(value).ok().map(|plot| Action::Pick(Part::Plot(plot))),
            Parameter::Guess => None,
        }
    }
}

fn fault(parameter: Parameter, value: &str, names: Vec<&'static str>) -> Fault {
    Fault { name: parameter.name().to_owned(), value: value.to_owned(), expected: Expected::OneOf(names) }
}
