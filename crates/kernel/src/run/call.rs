//! Functions of the snippet: the launch calls kernels, kernels call the others.

use std::collections::BTreeMap;
use std::rc::Rc;

use model::warp::Mask;

use super::callee::{Callee, takes};
use super::declare::is_explained;
use super::template::Held;
use super::{Frame, Machine, expected};
use crate::fault::{Expected, Fault, Kind, Span, Why};
use crate::tree::function::{CONSTRUCTOR, Caller, Function};
use crate::tree::{Derived, Expr, ExprKind, Name, Variable};
use crate::types::Type;
use crate::value::{Place, Value, each};

/// A call takes as much of the stack as so many expressions.
const CALL_DEPTH: u32 = 4;

impl Machine<'_> {
    /// Runs a kernel. Its pointers point to arrays of their own; its numbers are not known.
    pub(super) fn launched(&mut self, function: &Function, lanes: Mask) -> Result<(), Fault> {
        let Held { values, types } = self.open_template(&function.template, None, lanes)?;
        let frame = Frame::new(self.scopes.len());
        let outer = std::mem::replace(&mut self.frame, frame);
        self.scopes.push(values);
        for (specifier, variable) in &function.parameters {
            let base = self.base(specifier, lanes)?;
            let ty = pointer(self.derived(base, &variable.derived, lanes)?);
            if let Some(name) = &variable.name {
                let parameter = Variable { name: None, derived: Vec::new(), value: None, bits: None };
                let place = self.variable(name, ty, &parameter, lanes)?;
                self.bind(name.text.clone(), place);
            }
        }
        self.block(&function.body, lanes)?;
        self.scopes.pop();
        self.frame = outer;
        self.close_template(types);
        Ok(())
    }

    pub(super) fn call(&mut self, called: &Expr, arguments: &[Expr], mask: Mask, span: Span) -> Result<Value, Fault> {
        if let Some(callee) = self.callee(called, arguments.len(), mask)? {
            let value = self.inside_call(&callee, arguments, mask, span)?;
            return match (&value.ty, callee.gives_place()) {
                (Type::Pointer(to), true) => {
                    let place = Place { ty: Type::clone(to), at: value.cells.clone(), edge: None };
                    self.load(place, mask, span)
                }
                _ => Ok(value),
            };
        }
        if let ExprKind::Name(name) = &called.kind {
            if self.is_array(name) {
                // `a(i)` is `a[i]` in other languages.
                let open = called.span.end;
                return expected(Span { start: open, end: open + 1 }, Expected::Sign("["));
            }
            return self.builtin(name, called.span, &[], arguments, mask, span);
        }
        if let ExprKind::Templated(name, template) = &called.kind {
            return self.builtin(name, called.span, template, arguments, mask, span);
        }
        if let ExprKind::Member(of, name) = &called.kind {
            return self.asked(of, name, arguments, mask, span);
        }
        self.not_followed(arguments, mask, span)
    }

    fn is_array(&self, name: &str) -> bool {
        self.lookup(name).is_some_and(|place| matches!(place.ty, Type::Pointer(_) | Type::Array(..)))
    }

    /// Where the result of a call stands, if the function gives a reference.
    pub(super) fn called_place(
        &mut self,
        called: &Expr,
        arguments: &[Expr],
        mask: Mask,
        span: Span,
    ) -> Result<Option<Place>, Fault> {
        let callee = self.callee(called, arguments.len(), mask)?;
        let Some(callee) = callee.filter(|callee| callee.gives_place()) else {
            return Ok(None);
        };
        let value = self.inside_call(&callee, arguments, mask, span)?;
        let Type::Pointer(to) = &value.ty else {
            return Ok(None);
        };
        Ok(Some(Place { ty: Type::clone(to), at: value.cells.clone(), edge: None }))
    }

    /// Calls the constructor that takes these for an object that lies here: is there one?
    pub(super) fn constructed(
        &mut self,
        at: &Place,
        arguments: &[Expr],
        mask: Mask,
        span: Span,
    ) -> Result<bool, Fault> {
        let copies = match arguments {
            [only] => self.place(only, Mask::NONE)?.ty == at.ty,
            _ => false,
        };
        let Some(callee) = self.method(at.clone(), CONSTRUCTOR, arguments.len()).filter(|_| !copies) else {
            return Ok(false);
        };
        self.inside_call(&callee, arguments, mask, span)?;
        Ok(true)
    }

    /// `block.thread_rank()`: what the language says of a group is kept as its members.
    fn asked(&mut self, of: &Expr, name: &Name, arguments: &[Expr], mask: Mask, span: Span) -> Result<Value, Fault> {
        let of = self.place(of, mask)?;
        if let (Type::Struct(_), Some((ty, offset)), []) = (&of.ty, self.layouts.member(&of.ty, &name.text), arguments)
        {
            let offset = i64::try_from(offset).unwrap_or(i64::MAX);
            let at = each(|lane| super::place::shifted(of.at[lane.index()], offset));
            return self.load(Place { ty, at, edge: None }, mask, span);
        }
        let variable = match &*name.text {
            "thread_index" => Some("threadIdx"),
            "group_index" => Some("blockIdx"),
            "group_dim" | "dim_threads" => Some("blockDim"),
            "grid_dim" | "dim_blocks" => Some("gridDim"),
            _ => None,
        };
        if let (Type::Struct(_), Some(place)) = (&of.ty, variable.and_then(|variable| self.lookup(variable)).cloned()) {
            return self.load(place, mask, span);
        }
        self.not_followed(arguments, mask, span)
    }

    /// The arguments of a call are looked at, even if it is not.
    fn not_followed(&mut self, arguments: &[Expr], mask: Mask, span: Span) -> Result<Value, Fault> {
        for argument in arguments {
            let value = self.value(argument, mask)?;
            self.settle(&value, mask, argument.span)?;
        }
        Ok(Value::missing(Type::Unknown, Why::NotFollowed, span))
    }

    pub(super) fn inside_call(
        &mut self,
        callee: &Callee,
        arguments: &[Expr],
        mask: Mask,
        span: Span,
    ) -> Result<Value, Fault> {
        if mask == Mask::NONE {
            return Ok(Value::missing(Type::Unknown, Why::NotFollowed, span));
        }
        let function = &callee.function;
        if !takes(function, arguments.len()) {
            let wanted = function.parameters.len();
            return Err(Fault::new(span, Kind::Arguments { wanted, found: arguments.len() }));
        }
        for _ in 0..CALL_DEPTH {
            self.down(span)?;
        }
        let mut held = self.open_template(&function.template, Some(&callee.template), mask)?;
        for (place, (specifier, variable)) in function.parameters.iter().enumerate() {
            let (Some(name), Some(argument)) = (&variable.name, arguments.get(place).or(variable.value.as_ref()))
            else {
                continue;
            };
            if let Some(passed) = self.passed_function(argument) {
                self.functions.insert(name.text.clone(), passed);
                continue;
            }
            let place = if matches!(variable.derived.last(), Some(Derived::Reference)) {
                self.place(argument, mask)?
            } else {
                let value = self.value(argument, mask)?;
                self.deduce(&function.template, specifier, &variable.derived, &value.ty);
                let base = self.base(specifier, mask)?;
                let ty = pointer(self.derived(base, &variable.derived, mask)?);
                let value = match is_explained(&ty) {
                    true => self.converted(&value, &ty, mask, argument.span)?,
                    false => value,
                };
                self.kept(name.text.clone(), &value, mask, argument.span)?
            };
            held.values.insert(name.text.clone(), place);
        }
        let result = self.type_of_name(&function.result, mask)?;
        // A lambda sees what is around it.
        let first_scope = match function.caller {
            Caller::Around => self.frame.first_scope,
            Caller::Device | Caller::Launch => self.scopes.len(),
        };
        let frame = Frame { gives_place: callee.gives_place(), ..Frame::new(first_scope) };
        let outer = std::mem::replace(&mut self.frame, frame);
        let mut members = BTreeMap::new();
        if let Some(of) = &callee.of {
            members = self.members(of);
            let this = Value { ty: Type::Pointer(Rc::new(of.ty.clone())), cells: of.at.clone() };
            members.insert("this".into(), self.kept("this".into(), &this, mask, span)?);
        }
        self.scopes.push(members);
        self.scopes.push(held.values);
        self.block(&function.body, mask)?;
        self.scopes.pop();
        self.scopes.pop();
        let frame = std::mem::replace(&mut self.frame, outer);
        self.close_template(held.types);
        for _ in 0..CALL_DEPTH {
            self.up();
        }
        match frame.result {
            Some(value) if is_explained(&result) && result != Type::Void && !frame.gives_place => {
                self.converted(&value, &result, mask, span)
            }
            Some(value) => Ok(value),
            None => Ok(Value::missing(result, Why::NotFollowed, span)),
        }
    }
}

/// A parameter that looks like an array is a pointer.
fn pointer(ty: Type) -> Type {
    if let Type::Array(element, _) = ty {
        return Type::Pointer(element);
    }
    ty
}
