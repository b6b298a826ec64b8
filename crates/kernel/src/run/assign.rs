//! Assignments.

use std::rc::Rc;

use model::warp::Mask;

use super::Machine;
use crate::fault::{Fault, Span, Why};
use crate::tree::{BinaryOp, Expr, ExprKind};
use crate::types::Type;
use crate::value::{Cell, Place, Value};

impl Machine<'_> {
    /// Assigns, and gives the place that was assigned to.
    pub(super) fn assign(
        &mut self,
        op: Option<BinaryOp>,
        target: &Expr,
        source: &Expr,
        mask: Mask,
        span: Span,
    ) -> Result<Place, Fault> {
        let before = self.touches.len();
        if let Some(name) = self.undeclared(target) {
            let value = self.value(source, mask)?;
            self.settle(&value, mask, source.span)?;
            if &*name == "value" {
                if let Some(last) = self.touches[before..].last_mut() {
                    last.meant = true;
                }
                return self.unnamed(Type::Unknown, value.cell(Self::first(mask)), span);
            }
            // Whoever assigns without declaring will have declared it above the paste.
            let blank = Cell::Missing(Why::Undeclared, target.span);
            let place = self.unnamed(value.ty.clone(), blank, target.span)?;
            if op.is_none() {
                self.write(&place, &value, mask, span)?;
            }
            self.scopes[0].insert(name, place.clone());
            return Ok(place);
        }
        let (place, value) = match op {
            None => {
                let value = self.value(source, mask)?;
                (self.place(target, mask)?, value)
            }
            // In this order, what stands last in the text is loaded last.
            Some(op) => {
                let place = self.place(target, mask)?;
                let old = self.load(place.clone(), mask, target.span)?;
                let value = self.value(source, mask)?;
                (place, self.binary(op, &old, &value, mask, span)?)
            }
        };
        let value = self.converted(&value, &place.ty, mask, span)?;
        let start = self.touches.len();
        self.store(&place, &value, mask, target.span)?;
        let meant = self.undeclared(source).is_some_and(|name| &*name == "value");
        for touch in &mut self.touches[start..] {
            touch.meant = meant;
        }
        Ok(place)
    }

    /// The value of an assignment: what registers now hold; memory is not read again.
    pub(super) fn assigned(&mut self, place: Place, mask: Mask, span: Span) -> Result<Value, Fault> {
        match self.is_in_registers(&place, mask) {
            true => self.load(place, mask, span),
            false => Ok(Value::missing(place.ty, Why::Contents, span)),
        }
    }

    /// The name, if that is all it is and nobody declared it.
    fn undeclared(&self, expression: &Expr) -> Option<Rc<str>> {
        let ExprKind::Name(name) = &expression.kind else {
            return None;
        };
        self.lookup(name).is_none().then(|| name.clone())
    }
}
