//! Types as declarations and casts name them.

use std::rc::Rc;

use model::warp::Mask;

use super::Machine;
use crate::fault::{Expected, Fault, Kind, Span, Why};
use crate::number::INT;
use crate::tree::{Derived, Specifier, TypeName};
use crate::types::{DEPTH_LIMIT, Type, builtin};
use crate::value::{Cell, Value};

impl Machine<'_> {
    /// The type that a cast names.
    pub(super) fn type_of_name(&mut self, name: &TypeName, mask: Mask) -> Result<Type, Fault> {
        let base = self.base(&name.specifier, mask)?;
        self.derived(base, &name.derived, mask)
    }

    pub(super) fn base(&mut self, specifier: &Specifier, mask: Mask) -> Result<Type, Fault> {
        match specifier {
            Specifier::Auto => Ok(Type::Unknown),
            Specifier::Known(known) => Ok(known.clone()),
            Specifier::Named(name) => {
                let known = self.types.get(&name.text).cloned();
                let known = known.or_else(|| builtin(&name.text));
                if known.is_none() {
                    self.unexplained = Some(name.clone());
                }
                Ok(known.unwrap_or(Type::Unknown))
            }
            Specifier::Struct(made) => match &made.name {
                Some(name) if !made.template.is_empty() => {
                    self.patterns.insert(name.text.clone(), made.clone());
                    Ok(Type::Unknown)
                }
                Some(_) | None => self.structure(made, mask),
            },
            Specifier::Applied(name, arguments) => self.applied(name, arguments, mask),
            Specifier::Enum(made) => {
                let mut next = 0;
                for (name, value) in &made.members {
                    if let Some(value) = value {
                        next = self.constant(value, mask)?;
                    }
                    let number = Value::uniform(Type::Int(INT), Cell::Int(next));
                    let place = self.kept(name.text.clone(), &number, mask, name.span)?;
                    if let Some(of) = &made.name {
                        self.bind(format!("{}::{}", of.text, name.text).into(), place.clone());
                    }
                    self.bind(name.text.clone(), place);
                    next = next.wrapping_add(1);
                }
                Ok(Type::Int(INT))
            }
        }
    }

    pub(super) fn derived(&mut self, base: Type, derived: &[Derived], mask: Mask) -> Result<Type, Fault> {
        let mut ty = base;
        for (place, derived_by) in derived.iter().enumerate() {
            ty = match derived_by {
                Derived::Pointer => Type::Pointer(Rc::new(ty)),
                Derived::Reference => ty,
                Derived::Array(None) => Type::Array(Rc::new(ty), None),
                Derived::Array(Some(length)) => {
                    let outermost = place + 1 == derived.len();
                    let length = match self.constant(length, mask) {
                        Ok(length) => Some(length),
                        // `float a[n][64]` can be read without `n`.
                        Err(Fault { kind: Kind::NoValue(Why::NoValue, _), .. }) if outermost => None,
                        Err(fault) => return Err(fault),
                    };
                    Type::Array(Rc::new(ty), length)
                }
            };
            if ty.depth() > DEPTH_LIMIT {
                return Err(Fault::new(Span::default(), Kind::TooDeep));
            }
        }
        Ok(ty)
    }

    /// A type that nobody declared, or one that has no size.
    pub(super) fn without_size(&self, span: Span) -> Fault {
        match &self.unexplained {
            Some(name) => Fault::new(name.span, Kind::UnknownType(name.text.to_string())),
            None => Fault::new(span, Kind::Expected(Expected::Type)),
        }
    }
}
