//! Functions of the snippet: the launch calls kernels, kernels call the others.

use std::rc::Rc;

use model::warp::Mask;

use super::declare::is_explained;
use super::{Frame, Machine};
use crate::fault::{Fault, Span, Why};
use crate::tree::{Derived, Expr, ExprKind, Function, Variable};
use crate::types::Type;
use crate::value::{Cell, Place, Value};

impl Machine<'_> {
    /// Runs a kernel. Its pointers point to arrays of their own; its numbers are not known.
    pub(super) fn launched(&mut self, function: &Function, lanes: Mask) -> Result<(), Fault> {
        let frame = Frame::new(self.scopes.len());
        let outer = std::mem::replace(&mut self.frame, frame);
        self.scopes.push(Default::default());
        for (specifier, variable) in &function.parameters {
            let base = self.base(specifier, lanes)?;
            let ty = pointer(self.derived(base, &variable.derived, lanes)?);
            if let Some(name) = &variable.name {
                let parameter = Variable { name: None, derived: Vec::new(), value: None };
                let place = self.variable(name, ty, &parameter, lanes)?;
                self.bind(name.text.clone(), place);
            }
        }
        self.block(&function.body, lanes)?;
        self.scopes.pop();
        self.frame = outer;
        Ok(())
    }

    pub(super) fn call(&mut self, called: &Expr, arguments: &[Expr], mask: Mask, span: Span) -> Result<Value, Fault> {
        if let ExprKind::Name(name) = &called.kind {
            return match self.functions.get(name).cloned() {
                Some(function) => self.inside_call(&function, arguments, mask, span),
                None => self.builtin(name, called.span, arguments, mask, span),
            };
        }
        // A method, say `tile.sync()`: its arguments are looked at, it is not.
        for argument in arguments {
            let value = self.value(argument, mask)?;
            self.settle(&value, mask, argument.span)?;
        }
        Ok(Value::missing(Type::Unknown, Why::NotFollowed, span))
    }

    fn inside_call(
        &mut self,
        function: &Rc<Function>,
        arguments: &[Expr],
        mask: Mask,
        span: Span,
    ) -> Result<Value, Fault> {
        if mask == Mask::NONE {
            return Ok(Value::missing(Type::Unknown, Why::NotFollowed, span));
        }
        let mut places = Vec::new();
        for ((specifier, variable), argument) in function.parameters.iter().zip(arguments) {
            let Some(name) = &variable.name else {
                continue;
            };
            let base = self.base(specifier, mask)?;
            let ty = pointer(self.derived(base, &variable.derived, mask)?);
            let place = if matches!(variable.derived.last(), Some(Derived::Reference)) {
                self.place(argument, mask)?
            } else {
                let value = self.value(argument, mask)?;
                let value = match is_explained(&ty) {
                    true => self.converted(&value, &ty, mask, argument.span)?,
                    false => value,
                };
                self.kept(name.text.clone(), &value, mask, argument.span)?
            };
            places.push((name.text.clone(), place));
        }
        let result = self.type_of_name(&function.result, mask)?;
        let frame = Frame::new(self.scopes.len());
        let outer = std::mem::replace(&mut self.frame, frame);
        self.scopes.push(Default::default());
        for (name, place) in places {
            self.bind(name, place);
        }
        self.block(&function.body, mask)?;
        self.scopes.pop();
        let frame = std::mem::replace(&mut self.frame, outer);
        match frame.result {
            Some(value) if is_explained(&result) && result != Type::Void => self.converted(&value, &result, mask, span),
            Some(value) => Ok(value),
            None => Ok(Value::missing(result, Why::NotFollowed, span)),
        }
    }

    /// A vector with these parts, as far as they are said.
    pub(super) fn vector(&mut self, ty: Type, arguments: &[Expr], mask: Mask, span: Span) -> Result<Value, Fault> {
        let made = self.unnamed(ty, Cell::Missing(Why::Contents, span), span)?;
        let Type::Vector(element, _) = &made.ty else {
            return Ok(Value::missing(made.ty, Why::NotFollowed, span));
        };
        let size = i64::try_from(self.layouts.size(element).unwrap_or(0)).unwrap_or(0);
        for (place, argument) in (0i64..).zip(arguments) {
            let value = self.value(argument, mask)?;
            let value = self.converted(&value, element, mask, argument.span)?;
            if place < 4 {
                let at = crate::value::each(|lane| super::place::shifted(made.at[lane.index()], place * size));
                let part = Place { ty: Type::Unknown, at, edge: None };
                self.write(&part, &value, mask, argument.span)?;
            }
        }
        Ok(Value { ty: made.ty, cells: made.at })
    }
}

/// A parameter that looks like an array is a pointer.
fn pointer(ty: Type) -> Type {
    if let Type::Array(element, _) = ty {
        return Type::Pointer(element);
    }
    ty
}
