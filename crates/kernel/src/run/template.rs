//! What the parameters of a template stand for in one call.

use std::collections::BTreeMap;
use std::rc::Rc;

use model::warp::Mask;

use super::Machine;
use super::declare::is_explained;
use crate::fault::{Fault, Kind};
use crate::tree::function::{TemplateArgument, TemplateParameter};
use crate::tree::{Derived, Expr, Name, Specifier, Variable};
use crate::types::Type;
use crate::value::Place;

/// What stands for a template parameter.
#[derive(Debug, PartialEq)]
pub(super) enum Said {
    Type(Type),
    Value(u64),
}

/// What is known inside, and what its names stood for outside.
pub(super) struct Held {
    pub values: BTreeMap<Rc<str>, Place>,
    pub types: Vec<(Rc<str>, Option<Type>)>,
}

impl Machine<'_> {
    /// What the parameters stand for. Without arguments, as a launch has none here, a name that the snippet gives a
    /// value outside keeps it.
    pub(super) fn open_template(
        &mut self,
        parameters: &[TemplateParameter],
        arguments: Option<&[TemplateArgument]>,
        mask: Mask,
    ) -> Result<Held, Fault> {
        let mut held = Held { values: BTreeMap::new(), types: Vec::new() };
        for (place, parameter) in parameters.iter().enumerate() {
            let argument = arguments.and_then(|arguments| arguments.get(place));
            match parameter {
                TemplateParameter::Type(Some(name), usual) => {
                    let said = match (argument, usual) {
                        (Some(TemplateArgument::Type(said)), _) | (_, Some(said)) => {
                            Some(self.type_of_name(said, mask)?)
                        }
                        (_, None) => None,
                    };
                    if said.is_some() || arguments.is_some() {
                        held.types.push((name.text.clone(), self.types.remove(&name.text)));
                    }
                    if let Some(said) = said {
                        self.types.insert(name.text.clone(), said);
                    }
                }
                TemplateParameter::Value(specifier, variable) => {
                    let said = match argument {
                        Some(TemplateArgument::Value(said)) => Some(said),
                        Some(TemplateArgument::Type(_)) | None => None,
                    };
                    if let (Some(name), Some(place)) = (&variable.name, self.said(specifier, variable, said, mask)?) {
                        held.values.insert(name.text.clone(), place);
                    }
                }
                TemplateParameter::Type(None, _) => {}
            }
        }
        Ok(held)
    }

    /// A struct with these for its template parameters; the same once more is the same type.
    pub(super) fn applied(&mut self, name: &Name, arguments: &[TemplateArgument], mask: Mask) -> Result<Type, Fault> {
        let Some(pattern) = self.patterns.get(&name.text).cloned() else {
            return Err(Fault::new(name.span, Kind::UnknownType(name.text.to_string())));
        };
        self.down(name.span)?;
        let mut said = Vec::new();
        for argument in arguments {
            said.push(match argument {
                TemplateArgument::Type(name) => Said::Type(self.type_of_name(name, mask)?),
                TemplateArgument::Value(value) => Said::Value(self.constant(value, mask)?),
            });
        }
        let known = self.applied.iter().find(|(of, with, _)| *of == name.text && *with == said);
        let made = match known {
            Some((_, _, ty)) => ty.clone(),
            None => {
                let held = self.open_template(&pattern.template, Some(arguments), mask)?;
                let values: Vec<_> = held.values.iter().map(|(name, place)| (name.clone(), place.clone())).collect();
                self.scopes.push(held.values);
                let ty = self.structure(&pattern, mask)?;
                self.scopes.pop();
                self.close_template(held.types);
                if let Type::Struct(index) = ty {
                    self.constants.extend(values.into_iter().map(|(name, place)| (index, name, place)));
                }
                self.applied.push((name.text.clone(), said, ty.clone()));
                ty
            }
        };
        self.up();
        Ok(made)
    }

    fn said(
        &mut self,
        specifier: &Specifier,
        variable: &Variable,
        said: Option<&Expr>,
        mask: Mask,
    ) -> Result<Option<Place>, Fault> {
        let Some(name) = &variable.name else {
            return Ok(None);
        };
        let base = self.base(specifier, mask)?;
        let ty = self.derived(base, &variable.derived, mask)?;
        let Some(said) = said.or(variable.value.as_ref()) else {
            let known = self.scopes.first().is_some_and(|scope| scope.contains_key(&name.text));
            let blank = Variable { name: None, derived: Vec::new(), value: None, bits: None };
            return if known { Ok(None) } else { self.variable(name, ty, &blank, mask).map(Some) };
        };
        let value = self.value(said, mask)?;
        let value = match is_explained(&ty) {
            true => self.converted(&value, &ty, mask, said.span)?,
            false => value,
        };
        self.kept(name.text.clone(), &value, mask, said.span).map(Some)
    }

    /// Takes a type that nobody said from the argument's: `T *data` from a pointer to floats.
    pub(super) fn deduce(
        &mut self,
        parameters: &[TemplateParameter],
        specifier: &Specifier,
        derived: &[Derived],
        of: &Type,
    ) {
        let Specifier::Named(used) = specifier else {
            return;
        };
        let open = parameters.iter().any(|parameter| match parameter {
            TemplateParameter::Type(Some(name), _) => name.text == used.text,
            TemplateParameter::Type(None, _) | TemplateParameter::Value(..) => false,
        });
        if !open || self.types.contains_key(&used.text) {
            return;
        }
        let found = match (derived, of) {
            ([], of) => of.clone(),
            ([Derived::Pointer | Derived::Array(_)], Type::Pointer(to)) => Type::clone(to),
            _ => return,
        };
        if found != Type::Unknown {
            self.types.insert(used.text.clone(), found);
        }
    }

    /// Gives the names of types back what they stood for.
    pub(super) fn close_template(&mut self, types: Vec<(Rc<str>, Option<Type>)>) {
        for (name, before) in types.into_iter().rev() {
            self.types.remove(&name);
            if let Some(before) = before {
                self.types.insert(name, before);
            }
        }
    }

    /// The names that a method sees: the object's members, and what its struct declares.
    pub(super) fn members(&self, of: &Place) -> BTreeMap<Rc<str>, Place> {
        let mut found = BTreeMap::new();
        let Type::Struct(index) = of.ty else {
            return found;
        };
        for (own, name, place) in &self.constants {
            if *own == index {
                found.insert(name.clone(), place.clone());
            }
        }
        for (name, ty, offset) in self.layouts.0.get(index).map_or(&[][..], |layout| &layout.members) {
            let part = super::transfer::part(of, *offset);
            found.insert(name.clone(), Place { ty: ty.clone(), ..part });
        }
        found
    }
}
