//! `switch`, and `for` over the elements of an array.

use model::warp::Mask;

use super::transfer::part;
use super::{Machine, expected};
use crate::fault::{Expected, Fault, Span};
use crate::tree::{BinaryOp, Derived, Each, Expr, ExprKind, Labelled};
use crate::types::Type;
use crate::value::{Place, either, truth, without};

impl Machine<'_> {
    /// `switch`: at each label those lanes come in for which it stands.
    pub(super) fn switch(&mut self, asked: &Expr, parts: &[Labelled], mask: Mask) -> Result<Mask, Fault> {
        let held = self.value(asked, mask)?;
        let mut labels = Vec::new();
        let mut others = mask;
        let mut unknown = Mask::NONE;
        for part in parts {
            let Labelled::Case(label) = part else {
                labels.push(Mask::NONE);
                continue;
            };
            let label_value = self.value(label, mask)?;
            let equal = self.binary(BinaryOp::Equal, &held, &label_value, mask, label.span)?;
            let equal = truth(&equal, mask);
            unknown = either(unknown, equal.unknown);
            others = without(others, equal.yes);
            labels.push(either(equal.yes, equal.unknown));
        }
        self.suspect(unknown, asked.span);
        let mut running = Mask::NONE;
        let mut has_default = false;
        for (part, entering) in parts.iter().zip(labels) {
            match part {
                Labelled::Case(_) => running = either(running, without(entering, self.frame.broken)),
                Labelled::Default => {
                    has_default = true;
                    running = either(running, others);
                }
                Labelled::Statement(statement) => running = self.statement(statement, running)?,
            }
        }
        Ok(if has_default { running } else { either(running, others) })
    }

    /// `for (int offset : offsets)`.
    pub(super) fn each(&mut self, each: &Each, mask: Mask) -> Result<Mask, Fault> {
        let base = self.base(&each.specifier, mask)?;
        let ty = self.derived(base, &each.derived, mask)?;
        let refers = matches!(each.derived.last(), Some(Derived::Reference));
        let listed = if let ExprKind::List(parts) = &each.of.kind { Some(parts) } else { None };
        let whole = match listed {
            Some(_) => None,
            None => Some(self.place(&each.of, mask)?),
        };
        self.frame.broken = Mask::NONE;
        let mut running = mask;
        for number in 0.. {
            let place = match (listed.map(|parts| parts.get(number)), &whole) {
                (Some(Some(part)), _) => self.place(part, running)?,
                (None, Some(whole)) => match self.numbered(whole, number, each.of.span)? {
                    Some(place) => place,
                    None => break,
                },
                (Some(None), _) | (None, None) => break,
            };
            self.step(each.name.span)?;
            let place = match refers {
                true => place,
                false => {
                    let value = self.load(place, running, each.of.span)?;
                    let value = self.converted(&value, &ty, running, each.of.span)?;
                    self.kept(each.name.text.clone(), &value, running, each.name.span)?
                }
            };
            self.bind(each.name.text.clone(), place);
            self.frame.continued = Mask::NONE;
            let after = self.scoped(&each.body, running)?;
            running = either(after, self.frame.continued);
            if running == Mask::NONE {
                break;
            }
        }
        Ok(either(running, self.frame.broken))
    }

    /// An element of an array, as long as there is one.
    fn numbered(&self, whole: &Place, number: usize, span: Span) -> Result<Option<Place>, Fault> {
        let Type::Array(element, Some(length)) = &whole.ty else {
            return expected(span, Expected::Pointer);
        };
        let size = self.layouts.size(element).unwrap_or(0);
        let number = u64::try_from(number).unwrap_or(u64::MAX);
        let place = Place { ty: Type::clone(element), ..part(whole, number.saturating_mul(size)) };
        Ok((number < *length).then_some(place))
    }
}
