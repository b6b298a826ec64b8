//! Integers as C has them: promotion, conversion, wrap-around, and what is undefined.

use crate::tree::BinaryOp;

/// An integer type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Int {
    /// 1, 2, 4 or 8.
    pub bytes: u8,
    pub signed: bool,
}

/// `int`, to which all smaller ones are promoted.
pub const INT: Int = Int { bytes: 4, signed: true };
/// `long long`.
pub const LONG: Int = Int { bytes: 8, signed: true };
/// `size_t`.
pub const SIZE: Int = Int { bytes: 8, signed: false };
/// `unsigned`.
pub const UNSIGNED: Int = Int { bytes: 4, signed: false };

/// Why an operation has no result.
pub enum Trouble {
    Overflow,
    DivisionByZero,
    Shift(i64),
}

impl Int {
    fn bits(self) -> u32 {
        u32::from(self.bytes) * 8
    }

    /// The value that the low bits stand for, widened to 64 bits with its sign.
    #[expect(clippy::cast_sign_loss, reason = "the bits are what is wanted")]
    pub fn wrap(self, value: u64) -> u64 {
        let unused = 64 - self.bits();
        if self.signed { ((value << unused).cast_signed() >> unused) as u64 } else { value << unused >> unused }
    }

    /// The type that it is computed in.
    pub fn promoted(self) -> Int {
        if self.bytes < 4 { INT } else { self }
    }

    /// The type that both are converted to.
    pub fn common(self, other: Int) -> Int {
        let (a, b) = (self.promoted(), other.promoted());
        match a.bytes.cmp(&b.bytes) {
            std::cmp::Ordering::Greater => a,
            std::cmp::Ordering::Less => b,
            std::cmp::Ordering::Equal => Int { bytes: a.bytes, signed: a.signed && b.signed },
        }
    }

    /// Is `a < b`, both of this type?
    pub fn less(self, a: u64, b: u64) -> bool {
        if self.signed { a.cast_signed() < b.cast_signed() } else { a < b }
    }

    /// `a op b`, both already of this type; a shift's `b` is of `shift_by`.
    pub fn apply(self, op: BinaryOp, a: u64, b: u64, shift_by: Int) -> Result<u64, Trouble> {
        let result = match op {
            BinaryOp::And => a & b,
            BinaryOp::Or => a | b,
            BinaryOp::Xor => a ^ b,
            BinaryOp::ShiftLeft => self.wrap(a << self.shift(b, shift_by)?),
            BinaryOp::ShiftRight => {
                let by = self.shift(b, shift_by)?;
                if self.signed { (a.cast_signed() >> by).cast_unsigned() } else { a >> by }
            }
            BinaryOp::Less => u64::from(self.less(a, b)),
            BinaryOp::Greater => u64::from(self.less(b, a)),
            BinaryOp::LessEqual => u64::from(!self.less(b, a)),
            BinaryOp::GreaterEqual => u64::from(!self.less(a, b)),
            BinaryOp::Equal => u64::from(a == b),
            BinaryOp::NotEqual => u64::from(a != b),
            BinaryOp::Add => self.exact(a, b, u64::wrapping_add, i64::checked_add)?,
            BinaryOp::Subtract => self.exact(a, b, u64::wrapping_sub, i64::checked_sub)?,
            BinaryOp::Multiply => self.exact(a, b, u64::wrapping_mul, i64::checked_mul)?,
            BinaryOp::Divide => self.quotient(a, b, |a, b| a / b, i64::checked_div)?,
            BinaryOp::Remainder => self.quotient(a, b, |a, b| a % b, i64::checked_rem)?,
        };
        Ok(result)
    }

    fn exact(
        self,
        a: u64,
        b: u64,
        unsigned: fn(u64, u64) -> u64,
        signed: fn(i64, i64) -> Option<i64>,
    ) -> Result<u64, Trouble> {
        if !self.signed {
            return Ok(self.wrap(unsigned(a, b)));
        }
        let result = signed(a.cast_signed(), b.cast_signed()).map(i64::cast_unsigned);
        result.filter(|&result| self.wrap(result) == result).ok_or(Trouble::Overflow)
    }

    fn quotient(
        self,
        a: u64,
        b: u64,
        unsigned: fn(u64, u64) -> u64,
        signed: fn(i64, i64) -> Option<i64>,
    ) -> Result<u64, Trouble> {
        // The remainder of the lowest number by -1 would be 0, but it is as undefined as the quotient.
        let lowest = 1u64.wrapping_neg() << (self.bits() - 1);
        if b == 0 {
            Err(Trouble::DivisionByZero)
        } else if self.signed && a == lowest && b.cast_signed() == -1 {
            Err(Trouble::Overflow)
        } else {
            self.exact(a, b, unsigned, signed)
        }
    }

    fn shift(self, by: u64, by_type: Int) -> Result<u32, Trouble> {
        let in_range = u32::try_from(by).ok().filter(|&by| by < self.bits());
        let shown = by_type.wrap(by).cast_signed();
        in_range.ok_or(Trouble::Shift(shown))
    }
}
