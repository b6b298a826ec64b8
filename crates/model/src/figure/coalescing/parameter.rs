//! The parameters that say which access is meant: those of every figure that starts from one warp's access to global
//! memory, so that a link to one leads to the same access in another.

use super::spec::{Number, Spec};
use crate::query::{Choice, Expected, Fault, choice, lane_bits, whole};

/// A parameter of the access, in the order a URL writes them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Parameter {
    Layout,
    Number(Number),
    Order,
    Width,
    Op,
    Arch,
    Off,
}

impl Parameter {
    pub(crate) fn all() -> impl Iterator<Item = Parameter> {
        let numbers = Number::ALL.into_iter().map(Parameter::Number);
        let others = [Parameter::Order, Parameter::Width, Parameter::Op, Parameter::Arch, Parameter::Off];
        [Parameter::Layout].into_iter().chain(numbers).chain(others)
    }

    pub(crate) fn name(self) -> &'static str {
        match self {
            Parameter::Layout => "pattern",
            Parameter::Number(number) => number.slug(),
            Parameter::Order => "order",
            Parameter::Width => "width",
            Parameter::Op => "op",
            Parameter::Arch => "arch",
            Parameter::Off => "off",
        }
    }

    pub(crate) fn from_name(name: &str) -> Option<Parameter> {
        Parameter::all().find(|parameter| parameter.name() == name)
    }
}

impl Spec {
    /// A parameter's value, as a URL writes it.
    pub(crate) fn get(&self, parameter: Parameter) -> String {
        match parameter {
            Parameter::Layout => self.layout().slug().to_owned(),
            Parameter::Number(number) => self.number(number).to_string(),
            Parameter::Order => self.order().slug().to_owned(),
            Parameter::Width => self.width().slug().to_owned(),
            Parameter::Op => self.op().slug().to_owned(),
            Parameter::Arch => self.arch().slug().to_owned(),
            Parameter::Off => format!("{:x}", self.off().bits()),
        }
    }

    /// The same with a parameter's value as a URL writes it.
    pub(crate) fn with(self, parameter: Parameter, value: &str) -> Result<Spec, Expected> {
        Ok(match parameter {
            Parameter::Layout => self.with_layout(choice(value)?),
            Parameter::Number(number) => self.with_number(number, within(number, value)?),
            Parameter::Order => self.with_order(choice(value)?),
            Parameter::Width => self.with_width(choice(value)?),
            Parameter::Op => self.with_op(choice(value)?),
            Parameter::Arch => self.with_arch(choice(value)?),
            Parameter::Off => self.with_off(lane_bits(value)?),
        })
    }

    /// The parameters in which it differs from another access, as pairs of a URL.
    pub(crate) fn changed(&self, plain: &Spec) -> Vec<(&'static str, String)> {
        let differs = |one: &Parameter| self.get(*one) != plain.get(*one);
        Parameter::all().filter(differs).map(|one| (one.name(), self.get(one))).collect()
    }

    /// The same with a control turned, by its name and value: a number is brought into its range, columns become the
    /// next power of two. None for what is no control of an access.
    pub(crate) fn turned(self, name: &str, value: &str) -> Option<Spec> {
        match Parameter::from_name(name)? {
            Parameter::Number(number) => value.trim().parse().ok().map(|value| self.with_number(number, value)),
            Parameter::Off => None,
            other @ (Parameter::Layout | Parameter::Order | Parameter::Width | Parameter::Op | Parameter::Arch) => {
                self.with(other, value).ok()
            }
        }
    }

    /// A field number that its struct does not have goes back to the first field.
    pub(crate) fn field_outside_its_struct(&mut self) -> Option<Fault> {
        let (field, fields) = (self.number(Number::Field), self.number(Number::Fields));
        (field >= fields).then(|| {
            *self = self.with_number(Number::Field, 0);
            Fault {
                name: Number::Field.slug().to_owned(),
                value: field.to_string(),
                expected: Expected::Whole { min: 0, max: fields - 1 },
            }
        })
    }
}

fn within(number: Number, value: &str) -> Result<u32, Expected> {
    let (min, max) = number.range();
    match number {
        Number::Columns => match value.parse::<u32>() {
            Ok(columns) if columns.is_power_of_two() && columns <= max => Ok(columns),
            Ok(_) | Err(_) => Err(Expected::OneOf(vec!["1", "2", "4", "8", "16", "32"])),
        },
        Number::Stride | Number::Offset | Number::Fields | Number::Field | Number::Pitch | Number::Seed => {
            whole(value, min, max)
        }
    }
}
