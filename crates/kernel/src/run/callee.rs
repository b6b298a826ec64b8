//! Which function of the snippet a call means.

use std::rc::Rc;

use model::warp::Mask;

use super::Machine;
use crate::fault::{Fault, Why};
use crate::tree::function::{Function, TemplateArgument};
use crate::tree::{Derived, Expr, ExprKind};
use crate::types::Type;
use crate::value::{Cell, Place};

/// A function of the snippet, what is said for its template parameters, and the object whose method it is.
pub(super) struct Callee {
    pub function: Rc<Function>,
    pub template: Rc<Vec<TemplateArgument>>,
    pub of: Option<Place>,
}

impl Callee {
    /// Is what it gives a reference, to which can be assigned?
    pub(super) fn gives_place(&self) -> bool {
        matches!(self.function.result.derived.last(), Some(Derived::Reference))
    }
}

impl Machine<'_> {
    /// The function of the snippet that is called so; none if it has no such function.
    pub(super) fn callee(&mut self, called: &Expr, count: usize, mask: Mask) -> Result<Option<Callee>, Fault> {
        let plain = |function| Callee { function, template: Rc::default(), of: None };
        if let ExprKind::Name(name) = &called.kind {
            if let Some(of) = self.lookup(name).filter(|of| matches!(of.ty, Type::Struct(_))).cloned() {
                return Ok(self.method(of, "operator()", count));
            }
            if let Some((of, method)) = name.rsplit_once("::")
                && let Some(of @ Type::Struct(_)) = self.types.get(of).cloned()
            {
                let of = self.unnamed(of, Cell::Missing(Why::NoValue, called.span), called.span)?;
                return Ok(self.method(of, method, count));
            }
            return Ok(self.function(name, count).map(plain));
        }
        if let ExprKind::Templated(name, template) = &called.kind {
            let function = self.function(name, count);
            return Ok(function.map(|function| Callee { template: template.clone(), ..plain(function) }));
        }
        if let ExprKind::Lambda(function) = &called.kind {
            return Ok(Some(plain(function.clone())));
        }
        if let ExprKind::Member(of, name) = &called.kind {
            let of = self.place(of, mask)?;
            return Ok(self.method(of, &name.text, count));
        }
        Ok(None)
    }

    /// The object's method with this name that takes so many arguments.
    pub(super) fn method(&self, of: Place, name: &str, count: usize) -> Option<Callee> {
        let Type::Struct(index) = of.ty else {
            return None;
        };
        let fits = |(own, method): &&(usize, Rc<Function>)| {
            *own == index && &*method.name.text == name && takes(method, count)
        };
        let (_, function) = self.methods.iter().find(fits)?;
        Some(Callee { function: function.clone(), template: Rc::default(), of: Some(of) })
    }

    /// The function with this name that takes so many arguments; if none does, the last that has the name.
    fn function(&self, name: &str, count: usize) -> Option<Rc<Function>> {
        let named = self.functions.get(name)?;
        let fits = named.iter().find(|function| takes(function, count));
        fits.or(named.last()).cloned()
    }

    /// The function that an argument is: a lambda, or the name of one.
    pub(super) fn passed_function(&self, argument: &Expr) -> Option<Vec<Rc<Function>>> {
        if let ExprKind::Lambda(function) = &argument.kind {
            return Some(vec![function.clone()]);
        }
        let ExprKind::Name(name) = &argument.kind else {
            return None;
        };
        self.functions.get(name).filter(|_| self.lookup(name).is_none_or(|of| of.ty == Type::Unknown)).cloned()
    }
}

/// Can it be given so many arguments?
pub(super) fn takes(function: &Function, count: usize) -> bool {
    let least = function.parameters.iter().filter(|(_, variable)| variable.value.is_none()).count();
    (least..=function.parameters.len()).contains(&count)
}
