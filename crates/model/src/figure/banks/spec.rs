//! What an author writes about a warp's access to shared memory: a pattern, its numbers, and what is done against
//! conflicts; all in elements.
//!
//! Absent on purpose: where the reader is. Every value is inside its range by construction, so every access is aligned.

use super::{
    fix::{self, Fix},
    wish::{Number, Op, Pattern},
};
use crate::{
    access::{self, Access, Space, Width},
    pattern,
    warp::{Lane, Mask},
};

/// Random places lie within this many elements.
const RANDOM_SPAN: u32 = 1024;
/// Elements in a row, where the pattern has no rows of its own: padding and swizzle need some.
const ROW: u32 = 32;

/// A warp's access to shared memory as an author writes it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Spec {
    pattern: Pattern,
    numbers: [u32; Number::ALL.len()],
    fix: Fix,
    width: Width,
    op: Op,
    off: Mask,
    given: Option<Access>,
}

impl Default for Spec {
    /// Every second float: the smallest conflict there is.
    fn default() -> Spec {
        Spec {
            pattern: Pattern::Stride,
            numbers: [2, 0, 1, 32, 0, 1, 1],
            fix: Fix::None,
            width: Width::B4,
            op: Op::Load,
            off: Mask::NONE,
            given: None,
        }
    }
}

impl Spec {
    /// An access from elsewhere, by the lanes' byte addresses. Its pattern and numbers mean nothing, it cannot be
    /// padded or swizzled, and no URL leads to it; lanes can be switched off.
    pub fn of_access(access: Access) -> Spec {
        let op = match access.op() {
            access::Op::Load => Op::Load,
            access::Op::Store => Op::Store,
        };
        Spec { op, width: access.width(), given: Some(access), ..Spec::default() }
    }

    /// Whether the addresses come from elsewhere, so that there is no pattern to turn.
    pub fn is_given(&self) -> bool {
        self.given.is_some()
    }

    /// The pattern of the lanes' elements.
    pub fn pattern(&self) -> Pattern {
        self.pattern
    }

    /// One of the numbers, always within its range.
    pub fn number(&self, number: Number) -> u32 {
        self.numbers[number as usize]
    }

    /// What is done against conflicts; nothing for an access from elsewhere.
    pub fn fix(&self) -> Fix {
        match self.given {
            Some(_) => Fix::None,
            None => self.fix,
        }
    }

    /// Bytes a lane; 4 for an atomic.
    pub fn width(&self) -> Width {
        self.width
    }

    /// Load, store or atomic.
    pub fn op(&self) -> Op {
        self.op
    }

    /// The lanes that do not take part by the reader's wish.
    pub fn off(&self) -> Mask {
        self.off
    }

    /// The same with another pattern.
    pub fn with_pattern(self, pattern: Pattern) -> Spec {
        Spec { pattern, ..self }
    }

    /// The same with another number, brought into its range.
    pub fn with_number(mut self, number: Number, value: u32) -> Spec {
        let (min, max) = number.range();
        self.numbers[number as usize] = value.clamp(min, max);
        self
    }

    /// The same with something else done against conflicts.
    pub fn with_fix(self, fix: Fix) -> Spec {
        Spec { fix, ..self }
    }

    /// The same with elements of another size. An atomic's stay words, and what is given stays as it is.
    pub fn with_width(self, width: Width) -> Spec {
        match (self.op, &self.given) {
            (Op::Load | Op::Store, None) => Spec { width, ..self },
            (Op::Atomic, _) | (_, Some(_)) => self,
        }
    }

    /// The same as a load, a store or an atomic of 4-byte words. What is given stays as it is.
    pub fn with_op(self, op: Op) -> Spec {
        match (op, &self.given) {
            (_, Some(_)) => self,
            (Op::Load | Op::Store, None) => Spec { op, ..self },
            (Op::Atomic, None) => Spec { op, width: Width::B4, ..self },
        }
    }

    /// The same with these lanes switched off.
    pub fn with_off(self, off: Mask) -> Spec {
        Spec { off, ..self }
    }

    /// The column that is wanted: the last one, where the rows are shorter than the number says.
    pub fn column(&self) -> u32 {
        self.number(Number::Column).min(self.number(Number::Pitch) - 1)
    }

    /// Elements in a row before anything is done about it.
    pub fn row(&self) -> u32 {
        match self.pattern {
            Pattern::Tile => self.number(Number::Pitch),
            Pattern::Stride | Pattern::Random => ROW,
        }
    }

    /// The columns that change places with each other where the rows are swizzled: a power of two, at most 32.
    pub fn swizzled_columns(&self) -> u64 {
        fix::swizzled_columns(self.row().into())
    }

    /// The lanes that take part.
    pub fn active(&self) -> Mask {
        self.plain().mask()
    }

    /// The access as the pattern has it.
    pub fn plain(&self) -> Access {
        self.placed(&|element| element)
    }

    /// The access after what is done against conflicts, if anything is.
    pub fn fixed(&self) -> Option<Access> {
        let (fix, row, pad) = (self.fix(), self.row(), self.number(Number::Pad));
        (fix != Fix::None).then(|| self.placed(&|element| fix.place(element, row, pad)))
    }

    /// The elements of row `row` that are only padding, as they lie in memory: the first and how many.
    pub fn padding(&self, row: u64) -> Option<(u64, u64)> {
        match self.fix() {
            Fix::None | Fix::Swizzle => None,
            Fix::Pad => {
                let (length, pad) = (u64::from(self.row()), u64::from(self.number(Number::Pad)));
                Some((row * (length + pad) + length, pad))
            }
        }
    }

    /// The element a lane wants, before anything is done about it.
    fn element(&self, lane: Lane) -> u64 {
        let place = u32::from(lane.number());
        match self.pattern {
            Pattern::Stride => {
                let place = place / self.number(Number::Share);
                u64::from(self.number(Number::Offset) + place * self.number(Number::Stride))
            }
            Pattern::Tile => u64::from(place * self.number(Number::Pitch) + self.column()),
            Pattern::Random => {
                pattern::Pattern::Random { seed: self.number(Number::Seed), span: RANDOM_SPAN }.element(place)
            }
        }
    }

    fn placed(&self, place: &dyn Fn(u64) -> u64) -> Access {
        // What an atomic wants from the banks is what a store wants; only the turns differ.
        let op = match self.op {
            Op::Load => access::Op::Load,
            Op::Store | Op::Atomic => access::Op::Store,
        };
        let is_on = |lane: &Lane| !self.off.has(*lane);
        match &self.given {
            Some(given) => {
                let lanes = std::array::from_fn(|at| {
                    let lane = Lane::all().nth(at).filter(is_on)?;
                    given.address(lane)
                });
                Access::of_addresses(given.space(), op, self.width, lanes)
            }
            None => Access::of_elements(Space::Shared, op, self.width, |lane| {
                is_on(&lane).then(|| place(self.element(lane)))
            }),
        }
    }
}
