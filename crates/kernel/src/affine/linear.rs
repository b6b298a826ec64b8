//! Numbers that grow evenly with `threadIdx` and `blockIdx`.

use crate::number::Int;
use crate::tree::BinaryOp;

/// `constant + thread · threadIdx + block · blockIdx`, of a type that holds it for every thread.
#[derive(Clone, Copy, PartialEq)]
pub struct Linear {
    pub int: Int,
    pub constant: i128,
    /// Of `threadIdx` on three axes, then of `blockIdx`.
    pub by: [i128; 6],
}

impl Linear {
    /// The value, if its type holds it for every thread.
    pub fn held(self, sides: &[[u32; 3]; 2]) -> Option<Linear> {
        let (mut low, mut high) = (self.constant, self.constant);
        let sides = sides.iter().flatten();
        for (by, side) in self.by.iter().zip(sides) {
            let most = by.checked_mul(i128::from(*side) - 1)?;
            low = low.checked_add(most.min(0))?;
            high = high.checked_add(most.max(0))?;
        }
        let bits = u32::from(self.int.bytes) * 8;
        let (least, most) = match self.int.signed {
            true => (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1),
            false => (0, (1i128 << bits) - 1),
        };
        (least <= low && high <= most).then_some(self)
    }
}

/// The sum, difference or product, if that is affine.
pub fn combined(op: BinaryOp, left: Linear, right: Linear) -> Option<Linear> {
    let each = |of: &dyn Fn(i128, i128) -> Option<i128>| {
        let mut made = Linear { constant: of(left.constant, right.constant)?, ..left };
        for (at, by) in made.by.iter_mut().enumerate() {
            *by = of(left.by[at], right.by[at])?;
        }
        Some(made)
    };
    match op {
        BinaryOp::Add => each(&i128::checked_add),
        BinaryOp::Subtract => each(&i128::checked_sub),
        BinaryOp::Multiply => {
            let (factor, other) = if left.by == [0; 6] { (left, right) } else { (right, left) };
            let scaled = |of: i128| of.checked_mul(factor.constant);
            let mut made = Linear { constant: scaled(other.constant)?, ..other };
            for by in &mut made.by {
                *by = scaled(*by)?;
            }
            (factor.by == [0; 6]).then_some(made)
        }
        BinaryOp::Divide
        | BinaryOp::Remainder
        | BinaryOp::ShiftLeft
        | BinaryOp::ShiftRight
        | BinaryOp::Less
        | BinaryOp::Greater
        | BinaryOp::LessEqual
        | BinaryOp::GreaterEqual
        | BinaryOp::Equal
        | BinaryOp::NotEqual
        | BinaryOp::And
        | BinaryOp::Xor
        | BinaryOp::Or => None,
    }
}
