//! Statements: each takes the lanes that come in, and gives those that go on behind it.

use std::rc::Rc;

use model::warp::Mask;

use super::{Machine, Value};
use crate::fault::{Fault, Span, Why};
use crate::tree::{Expr, Loop, LoopOrder, Statement};
use crate::types::Type;
use crate::value::{Cell, both, each, either, truth, without};

impl Machine<'_> {
    pub(super) fn statement(&mut self, statement: &Statement, mask: Mask) -> Result<Mask, Fault> {
        if mask == Mask::NONE {
            return Ok(mask);
        }
        self.step(Span::default())?;
        match statement {
            Statement::Expression(expression) => {
                self.discard(expression, mask)?;
                Ok(mask)
            }
            Statement::Declare(declaration) => {
                self.declare(declaration, mask)?;
                Ok(mask)
            }
            Statement::Block(statements) => self.block(statements, mask),
            Statement::If(condition, yes, no) => self.branch(condition, yes, no.as_deref(), mask),
            Statement::Loop(repeated) => {
                self.scopes.push(Default::default());
                let outer = (self.frame.broken, self.frame.continued);
                let result = self.repeat(repeated, mask);
                (self.frame.broken, self.frame.continued) = outer;
                self.scopes.pop();
                result
            }
            Statement::Each(each) => {
                self.scopes.push(Default::default());
                let outer = (self.frame.broken, self.frame.continued);
                let result = self.each(each, mask);
                (self.frame.broken, self.frame.continued) = outer;
                self.scopes.pop();
                result
            }
            Statement::Switch(asked, parts) => {
                self.scopes.push(Default::default());
                let outer = (self.doubtful, self.doubt, self.frame.broken);
                self.frame.broken = Mask::NONE;
                let after = self.switch(asked, parts, mask)?;
                let after = either(after, self.frame.broken);
                (self.doubtful, self.doubt, self.frame.broken) = outer;
                self.scopes.pop();
                Ok(after)
            }
            Statement::Assembly(written, span) => {
                self.passed.get_or_insert(*span);
                // The one register that is asked for so often that it has to be known.
                let asks_lane = span.of(self.source).contains("%laneid");
                for written in written {
                    let place = self.place(written, mask)?;
                    let cells = each(|lane| match asks_lane {
                        true => Cell::Int(lane.number().into()),
                        false => Cell::Missing(Why::NotFollowed, *span),
                    });
                    self.store(&place, &Value { ty: place.ty.clone(), cells }, mask, written.span)?;
                }
                Ok(mask)
            }
            Statement::Return(value) => {
                let leaving = self.sure(mask);
                if let Some(value) = value {
                    let value = match self.frame.gives_place {
                        true => {
                            let place = self.place(value, mask)?;
                            Value { ty: Type::Pointer(Rc::new(place.ty)), cells: place.at }
                        }
                        false => self.value(value, mask)?,
                    };
                    self.give_back(value, mask);
                }
                self.frame.returned = either(self.frame.returned, leaving);
                Ok(without(mask, leaving))
            }
            Statement::Break => {
                let leaving = self.sure(mask);
                self.frame.broken = either(self.frame.broken, leaving);
                Ok(without(mask, leaving))
            }
            Statement::Continue => {
                let leaving = self.sure(mask);
                self.frame.continued = either(self.frame.continued, leaving);
                Ok(without(mask, leaving))
            }
        }
    }

    /// The lanes that are certainly here: only they may leave.
    fn sure(&self, mask: Mask) -> Mask {
        without(mask, self.doubtful)
    }

    pub(super) fn block(&mut self, statements: &[Statement], mask: Mask) -> Result<Mask, Fault> {
        self.scopes.push(Default::default());
        let mut running = mask;
        for statement in statements {
            running = self.statement(statement, running)?;
        }
        self.scopes.pop();
        Ok(running)
    }

    fn branch(&mut self, condition: &Expr, yes: &Statement, no: Option<&Statement>, mask: Mask) -> Result<Mask, Fault> {
        let held = self.value(condition, mask)?;
        let held = truth(&held, mask);
        let outer = (self.doubtful, self.doubt);
        self.suspect(held.unknown, condition.span);
        let after_yes = self.scoped(yes, either(held.yes, held.unknown))?;
        let after_no = match no {
            Some(no) => self.scoped(no, either(held.no, held.unknown))?,
            None => held.no,
        };
        (self.doubtful, self.doubt) = outer;
        Ok(either(after_yes, after_no))
    }

    pub(super) fn scoped(&mut self, statement: &Statement, mask: Mask) -> Result<Mask, Fault> {
        self.scopes.push(Default::default());
        let after = self.statement(statement, mask)?;
        self.scopes.pop();
        Ok(after)
    }

    fn repeat(&mut self, repeated: &Loop, mask: Mask) -> Result<Mask, Fault> {
        let mut running = match &repeated.start {
            Some(start) => self.statement(start, mask)?,
            None => mask,
        };
        self.frame.broken = Mask::NONE;
        let outer = (self.doubtful, self.doubt);
        let mut left = Mask::NONE;
        let mut first = true;
        while running != Mask::NONE {
            self.step(repeated.span)?;
            if !first || repeated.order == LoopOrder::ConditionFirst {
                let go = self.goes_on(repeated.condition.as_ref(), running)?;
                left = either(left, without(running, go.0));
                // A round that nobody can be sure of is gone once.
                let guessed = both(go.0, go.1);
                let again = if first { guessed } else { Mask::NONE };
                left = either(left, without(guessed, again));
                running = either(without(go.0, guessed), again);
                if running == Mask::NONE {
                    break;
                }
            }
            first = false;
            self.frame.continued = Mask::NONE;
            let after = self.scoped(&repeated.body, running)?;
            running = either(after, self.frame.continued);
            if let (Some(step), true) = (&repeated.step, running != Mask::NONE) {
                self.discard(step, running)?;
            }
        }
        (self.doubtful, self.doubt) = outer;
        Ok(either(left, self.frame.broken))
    }

    /// The lanes for which the condition may hold, and those of them for which nobody knows.
    fn goes_on(&mut self, condition: Option<&Expr>, mask: Mask) -> Result<(Mask, Mask), Fault> {
        let Some(condition) = condition else {
            return Ok((mask, Mask::NONE));
        };
        let held = self.value(condition, mask)?;
        let held = truth(&held, mask);
        self.suspect(held.unknown, condition.span);
        Ok((either(held.yes, held.unknown), held.unknown))
    }

    /// Keeps what a function returns, for the lanes that return it.
    fn give_back(&mut self, value: Value, mask: Mask) {
        let merged = match self.frame.result.take() {
            Some(earlier) => Value {
                cells: each(|lane| match mask.has(lane) {
                    true => value.cell(lane),
                    false => earlier.cell(lane),
                }),
                ty: value.ty,
            },
            None => value,
        };
        self.frame.result = Some(merged);
    }

    /// An expression for what it does, not for its value: a struct that is only named is not loaded.
    fn discard(&mut self, expression: &Expr, mask: Mask) -> Result<(), Fault> {
        self.value(expression, mask).map(|_| ())
    }
}
