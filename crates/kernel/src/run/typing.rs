//! Types as declarations and casts name them, and the layout of structs.

use std::rc::Rc;

use model::warp::Mask;

use super::{Machine, expected};
use crate::fault::{Expected, Fault, Kind, Span, Why};
use crate::number::INT;
use crate::tree::{Derived, Overlay, Specifier, Struct, TypeName};
use crate::types::{DEPTH_LIMIT, Layout, Type, builtin};
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
            Specifier::Struct(made) => self.structure(made, mask),
            Specifier::Enum(members) => {
                let mut next = 0;
                for (name, value) in members.iter() {
                    if let Some(value) = value {
                        next = self.constant(value, mask)?;
                    }
                    let number = Value::uniform(Type::Int(INT), Cell::Int(next));
                    let place = self.kept(name.text.clone(), &number, mask, name.span)?;
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

    fn structure(&mut self, made: &Struct, mask: Mask) -> Result<Type, Fault> {
        let index = self.layouts.0.len();
        // Its own name stands for it inside, behind a pointer.
        self.layouts.0.push(Layout::default());
        if let Some(name) = &made.name {
            self.types.insert(name.text.clone(), Type::Struct(index));
        }
        let mut layout = Layout { align: 1, ..Layout::default() };
        for field in &made.fields {
            let base = self.base(&field.specifier, mask)?;
            for variable in &field.variables {
                let Some(name) = &variable.name else {
                    continue;
                };
                let ty = self.derived(base.clone(), &variable.derived, mask)?;
                let Some(size) = self.layouts.size(&ty) else {
                    return Err(self.without_size(name.span));
                };
                layout.depth = layout.depth.max(self.layouts.depth(&ty) + 1);
                if layout.depth > DEPTH_LIMIT {
                    return Err(Fault::new(name.span, Kind::TooDeep));
                }
                let align = self.layouts.align(&ty).max(1);
                let offset = match made.overlay {
                    Overlay::Struct => layout.size.next_multiple_of(align),
                    Overlay::Union => 0,
                };
                layout.size = layout.size.max(offset + size);
                layout.align = layout.align.max(align);
                layout.members.push((name.text.clone(), ty, offset));
            }
        }
        if let Some(align) = &made.align {
            let said = self.constant(align, mask)?;
            if !said.is_power_of_two() || said > 1 << 20 {
                return expected(align.span, Expected::Constant);
            }
            layout.align = layout.align.max(said);
        }
        layout.size = layout.size.max(1).next_multiple_of(layout.align);
        self.layouts.0[index] = layout;
        Ok(Type::Struct(index))
    }

    /// A type that nobody declared, or one that has no size.
    pub(super) fn without_size(&self, span: Span) -> Fault {
        match &self.unexplained {
            Some(name) => Fault::new(name.span, Kind::UnknownName(name.text.to_string())),
            None => Fault::new(span, Kind::Expected(Expected::Type)),
        }
    }
}
