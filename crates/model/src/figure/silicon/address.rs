//! A reader's place as a URL query, and back. What the reader's own card measured is not in it.
//!
//! A bad value leaves its default and a [`Fault`]; the values beside it are kept.

use super::{Action, Guess, Part, Scale, Spec, State, Step};
use crate::{
    figure::Name,
    measured::{Across, Series},
    query::{self, Choice, Expected, Fault, choice, whole},
};

/// Every parameter of this figure, in the order a URL writes them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Parameter {
    Series,
    Scale,
    Step,
    Point,
    Guess,
}

impl Parameter {
    const ALL: [Parameter; 5] =
        [Parameter::Series, Parameter::Scale, Parameter::Step, Parameter::Point, Parameter::Guess];

    fn name(self) -> &'static str {
        match self {
            Parameter::Series => "series",
            Parameter::Scale => "scale",
            Parameter::Step => "step",
            Parameter::Point => "point",
            Parameter::Guess => "guess",
        }
    }
}

fn parameter(name: &str) -> Option<Parameter> {
    Parameter::ALL.into_iter().find(|parameter| parameter.name() == name)
}

/// What can be judged only when the series is known.
#[derive(Default)]
struct Asked {
    scale: Option<Scale>,
    point: Option<(String, u32)>,
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
        if let Some(scale) = asked.scale {
            state.spec = state.spec.with_scale(scale);
        }
        state.start = state.spec;
        if let Some((value, x)) = asked.point {
            match (state.nearest(x), state.guess) {
                (Ok(part), Guess::Off) => state.picked = Some(part),
                // While a guess is open nothing is picked.
                (Ok(_), Guess::Open | Guess::Made(_)) => {}
                (Err(expected), _) => faults.push(Fault { name: Parameter::Point.name().to_owned(), value, expected }),
            }
        }
        if state.guess != Guess::Off {
            state.step = Step::Both;
        }
        (state, faults)
    }

    /// The query that leads back here: only what differs from the default.
    pub fn to_query(&self) -> String {
        query::query_from_pairs(self.changed())
    }

    /// The whole query of a link: version, figure, and what differs from the default.
    pub fn to_address(&self) -> String {
        query::address(Name::Silicon.slug(), self.changed())
    }

    fn changed(&self) -> impl Iterator<Item = (&'static str, String)> {
        Parameter::ALL.into_iter().filter_map(|parameter| Some((parameter.name(), self.get(parameter)?)))
    }

    /// A parameter's value; none if it is the default's.
    fn get(&self, parameter: Parameter) -> Option<String> {
        let series = self.series();
        match parameter {
            Parameter::Series => (self.series() != Spec::default().series()).then(|| series.slug().to_owned()),
            Parameter::Scale => {
                let scale = self.spec.scale();
                (scale != Spec::fitting(series)).then(|| scale.slug().to_owned())
            }
            // A guess is made where both are shown.
            Parameter::Step => {
                (self.step != Step::Both && self.guess == Guess::Off).then(|| self.step.slug().to_owned())
            }
            Parameter::Point => match self.picked {
                // A place that only the reader's card has is not in anybody else's picture.
                Some(Part::At(x)) if self.guess == Guess::Off => {
                    series.rows().iter().any(|row| row.x == x).then(|| x.to_string())
                }
                Some(Part::At(_)) | None => None,
            },
            Parameter::Guess => (self.guess != Guess::Off).then(|| "1".to_owned()),
        }
    }

    fn set(&mut self, parameter: Parameter, value: &str, asked: &mut Asked) -> Result<(), Expected> {
        match parameter {
            Parameter::Series => self.spec = Spec::new(choice(value)?),
            Parameter::Scale => asked.scale = Some(choice(value)?),
            Parameter::Step => self.step = choice(value)?,
            Parameter::Point => asked.point = Some((value.to_owned(), whole(value, 0, u32::MAX)?)),
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

    /// The measured place nearest to a number, equal factors being equal steps where the axis has them; none outside.
    fn nearest(&self, x: u32) -> Result<Part, Expected> {
        let places: Vec<u32> = self.series().rows().iter().map(|row| row.x).collect();
        let (min, max) = (places.first().copied().unwrap_or(0), places.last().copied().unwrap_or(0));
        if !(min..=max).contains(&x) {
            return Err(Expected::Whole { min, max });
        }
        let by_factors = match self.series().across() {
            Across::Stride | Across::ChunkBytes | Across::FootprintKib | Across::FewStrides => true,
            Across::Offset | Across::StrideWords | Across::Kinds | Across::Side => false,
        };
        // `a ÷ b` as whole numbers: how far, as a factor in 65,536ths.
        let far = |place: &u32| {
            let (low, high) = (u64::from(x.min(*place)), u64::from(x.max(*place)));
            if by_factors { high * 65_536 / low.max(1) } else { high - low }
        };
        Ok(Part::At(places.iter().copied().min_by_key(far).unwrap_or(min)))
    }
}

impl Action {
    /// What turning a control means: a control is named as the parameter it turns, and the verbs that are no
    /// parameters have names of their own. `None` for a name or a value that means nothing.
    pub fn from_control(name: &str, value: &str, state: &State) -> Option<Action> {
        match name {
            "preset" => return choice::<Series>(value).ok().map(Action::Series),
            "own" => return Some(Action::Own(value.to_owned())),
            "said" => return value.trim().parse().ok().map(Action::Guess),
            "next" => return Some(Action::Next),
            "previous" => return Some(Action::Previous),
            "predict" => return Some(Action::Predict),
            "reveal" => return Some(Action::Reveal),
            "reset" => return Some(Action::Reset),
            _ => {}
        }
        match parameter(name)? {
            Parameter::Series => choice(value).ok().map(Action::Series),
            Parameter::Scale => choice(value).ok().map(Action::Scale),
            Parameter::Step => choice(value).ok().map(Action::Go),
            Parameter::Point => {
                let x = value.trim().parse().ok()?;
                state.nearest(x).ok().map(Action::Pick)
            }
            Parameter::Guess => None,
        }
    }
}
