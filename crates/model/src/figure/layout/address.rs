//! A reader's place as a URL query, and back.
//!
//! A bad value leaves its default and a [`Fault`]; the values beside it are kept.

use super::{
    Action, Guess, Part, State, Step,
    spec::{FIELDS_MAX, Spec},
};
use crate::{
    access::Width,
    figure::Name,
    query::{self, Choice, Expected, Fault, choice, lane},
};

/// Every parameter of this figure, in the order a URL writes them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Parameter {
    Kind,
    Fields,
    Read,
    Align,
    Block,
    Step,
    Lane,
    Guess,
}

impl Parameter {
    const ALL: [Parameter; 8] = [
        Parameter::Kind,
        Parameter::Fields,
        Parameter::Read,
        Parameter::Align,
        Parameter::Block,
        Parameter::Step,
        Parameter::Lane,
        Parameter::Guess,
    ];

    fn name(self) -> &'static str {
        match self {
            Parameter::Kind => "kind",
            Parameter::Fields => "fields",
            Parameter::Read => "read",
            Parameter::Align => "align",
            Parameter::Block => "block",
            Parameter::Step => "step",
            Parameter::Lane => "lane",
            Parameter::Guess => "guess",
        }
    }
}

/// The fields' numbers as they stand in URLs and controls.
const NUMBERS: [&str; FIELDS_MAX] = ["0", "1", "2", "3", "4", "5", "6", "7"];
/// The controls that give each field its size.
const SIZE_CONTROLS: [&str; FIELDS_MAX] =
    ["field-0", "field-1", "field-2", "field-3", "field-4", "field-5", "field-6", "field-7"];
/// The value of such a control that removes the field.
const NO_FIELD: &str = "none";

fn parameter(name: &str) -> Option<Parameter> {
    Parameter::ALL.into_iter().find(|parameter| parameter.name() == name)
}

impl State {
    /// The names of all parameters, in the order a URL writes them.
    pub fn parameters() -> Vec<&'static str> {
        Parameter::ALL.map(Parameter::name).into()
    }

    /// The state a query describes, and what could not be taken.
    pub fn from_query(query: &str) -> (State, Vec<Fault>) {
        let mut state = State::default();
        let mut read = None;
        let mut faults = query::read(query, &mut |name, value| match parameter(name) {
            // Which fields there are is known only when all has been read.
            Some(Parameter::Read) => {
                read = Some(value.to_owned());
                Ok(())
            }
            Some(parameter) => state.set(parameter, value),
            None => Err(Expected::KnownName),
        });
        if let Some(value) = read {
            match bits_of(&value, state.spec.fields().len()) {
                Ok(bits) => state.spec = state.spec.with_read(bits),
                Err(expected) => faults.push(Fault { name: Parameter::Read.name().to_owned(), value, expected }),
            }
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
        query::address(Name::Layout.slug(), self.changed())
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
            Parameter::Kind => Some(spec.kind().slug().to_owned()),
            Parameter::Fields => Some(spec.fields().iter().map(|width| width.slug()).collect::<Vec<_>>().join(".")),
            Parameter::Read => Some(spec.read_fields().map(Spec::number_slug).collect::<Vec<_>>().join(".")),
            Parameter::Align => Some(spec.align().slug().to_owned()),
            Parameter::Block => Some(spec.block().slug().to_owned()),
            Parameter::Step => Some(self.step.slug().to_owned()),
            Parameter::Lane => match self.picked {
                Some(Part::Lane(lane)) => Some(lane.number().to_string()),
                Some(Part::Field(_) | Part::Sector(_) | Part::Strip(_)) | None => None,
            },
            Parameter::Guess => (self.guess != Guess::Off).then(|| "1".to_owned()),
        }
    }

    fn set(&mut self, parameter: Parameter, value: &str) -> Result<(), Expected> {
        let spec = self.spec.clone();
        match parameter {
            Parameter::Kind => self.spec = spec.with_kind(choice(value)?),
            Parameter::Fields => self.spec = spec.with_fields(&widths_of(value)?),
            Parameter::Read => self.spec = spec.clone().with_read(bits_of(value, spec.fields().len())?),
            Parameter::Align => self.spec = spec.with_align(choice(value)?),
            Parameter::Block => self.spec = spec.with_block(choice(value)?),
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

impl Spec {
    /// A field's number as it stands in URLs and controls; that of the last for one beyond it.
    pub fn number_slug(field: usize) -> &'static str {
        NUMBERS[field.min(FIELDS_MAX - 1)]
    }

    /// The name of the control that gives a field its size; that of the last for one beyond it.
    pub fn size_control(field: usize) -> &'static str {
        SIZE_CONTROLS[field.min(FIELDS_MAX - 1)]
    }

    /// The value of such a control for a field of that size, or for none.
    pub fn size_slug(width: Option<Width>) -> &'static str {
        width.map_or(NO_FIELD, Width::slug)
    }
}

impl Action {
    /// What turning a control means: a control is named as the parameter it turns, and the verbs that are no
    /// parameters have names of their own. `None` for a name or a value that means nothing.
    pub fn from_control(name: &str, value: &str) -> Option<Action> {
        if let Some(field) = SIZE_CONTROLS.iter().position(|control| *control == name) {
            return match value {
                NO_FIELD => Some(Action::Field(field, None)),
                size => choice(size).ok().map(|width| Action::Field(field, Some(width))),
            };
        }
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
            Parameter::Kind => choice(value).ok().map(Action::Kind),
            Parameter::Read => NUMBERS.iter().position(|number| *number == value).map(Action::Toggle),
            Parameter::Align => choice(value).ok().map(Action::Align),
            Parameter::Block => choice(value).ok().map(Action::Block),
            Parameter::Step => choice(value).ok().map(Action::Go),
            Parameter::Lane => lane(value).ok().map(|lane| Action::Pick(Part::Lane(lane))),
            Parameter::Fields | Parameter::Guess => None,
        }
    }
}

/// Sizes of 1 to [`FIELDS_MAX`] fields, with dots between.
fn widths_of(text: &str) -> Result<Vec<Width>, Expected> {
    let expected = || Expected::List { of: Width::ALL.iter().map(|width| width.slug()).collect(), most: FIELDS_MAX };
    let widths: Option<Vec<Width>> = text.split('.').map(|size| choice(size).ok()).collect();
    widths.filter(|widths| widths.len() <= FIELDS_MAX).ok_or_else(expected)
}

/// Numbers of fields that are there, with dots between, as bits; one named twice is named once.
fn bits_of(text: &str, fields: usize) -> Result<u8, Expected> {
    let there = &NUMBERS[..fields.min(FIELDS_MAX)];
    let expected = || Expected::List { of: there.to_vec(), most: there.len() };
    text.split('.').try_fold(0, |bits, number| {
        let field = there.iter().position(|one| *one == number).ok_or_else(expected)?;
        Ok(bits | 1 << field)
    })
}
