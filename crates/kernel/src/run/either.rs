//! `&&`, `||` and `?:`, whose operands are not for every lane.

use model::warp::Mask;

use super::Machine;
use super::expression::missing_of;
use crate::fault::{Fault, Span};
use crate::number::INT;
use crate::tree::{Expr, LogicalOp};
use crate::types::Type;
use crate::value::{Cell, Value, each, either, truth, without};

impl Machine<'_> {
    /// `&&` and `||`.
    pub(super) fn logical(
        &mut self,
        op: LogicalOp,
        left: &Expr,
        right: &Expr,
        mask: Mask,
        span: Span,
    ) -> Result<Value, Fault> {
        let left = self.value(left, mask)?;
        let held = truth(&left, mask);
        let decided = match op {
            LogicalOp::And => held.no,
            LogicalOp::Or => held.yes,
        };
        let open = without(mask, decided);
        let right = self.value(right, open)?;
        let then = truth(&right, open);
        let decided = match op {
            LogicalOp::And => either(decided, then.no),
            LogicalOp::Or => either(decided, then.yes),
        };
        let result = u64::from(op == LogicalOp::Or);
        Ok(Value {
            ty: Type::Bool,
            cells: each(|lane| {
                if decided.has(lane) {
                    Cell::Int(result)
                } else if held.unknown.has(lane) {
                    missing_of(&left, lane, span)
                } else if then.unknown.has(lane) {
                    missing_of(&right, lane, span)
                } else {
                    Cell::Int(1 - result)
                }
            }),
        })
    }

    /// `?:`.
    pub(super) fn ternary(
        &mut self,
        condition: &Expr,
        yes: &Expr,
        no: &Expr,
        mask: Mask,
        span: Span,
    ) -> Result<Value, Fault> {
        let asked = self.value(condition, mask)?;
        let held = truth(&asked, mask);
        let outer = (self.doubtful, self.doubt);
        self.suspect(held.unknown, condition.span);
        let yes = self.value(yes, either(held.yes, held.unknown))?;
        let no = self.value(no, either(held.no, held.unknown))?;
        (self.doubtful, self.doubt) = outer;
        let ty = match (&yes.ty, &no.ty) {
            (Type::Int(a), Type::Int(b)) => Type::Int(a.common(*b)),
            (Type::Bool, Type::Int(a)) | (Type::Int(a), Type::Bool) => Type::Int(a.common(INT)),
            (Type::Float(a), Type::Float(b)) => Type::Float(*a.max(b)),
            (Type::Unknown | Type::Int(_) | Type::Bool, other) => other.clone(),
            (other, _) => other.clone(),
        };
        let yes = self.converted(&yes, &ty, held.yes, span)?;
        let no = self.converted(&no, &ty, held.no, span)?;
        Ok(Value {
            ty,
            cells: each(|lane| {
                if held.unknown.has(lane) {
                    missing_of(&asked, lane, span)
                } else if held.yes.has(lane) {
                    yes.cell(lane)
                } else {
                    no.cell(lane)
                }
            }),
        })
    }
}
