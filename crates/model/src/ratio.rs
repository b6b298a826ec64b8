//! A part of a whole, kept as two whole numbers until somebody looks.

/// A part of a whole that is not zero. The part may be the larger one.
#[derive(Clone, Copy, Debug)]
pub struct Ratio {
    part: u64,
    whole: u64,
}

impl Ratio {
    /// `part` of `whole`; none if there is no whole to be part of.
    pub fn new(part: u64, whole: u64) -> Option<Ratio> {
        (whole != 0).then_some(Ratio { part, whole })
    }

    /// The part, as it was given: the ratio is not reduced.
    pub fn part(self) -> u64 {
        self.part
    }

    /// The whole, as it was given; never 0.
    pub fn whole(self) -> u64 {
        self.whole
    }

    /// Part ÷ whole: 0.125 for 4 of 32.
    pub fn value(self) -> f64 {
        self.part as f64 / self.whole as f64
    }

    /// The same in percent: 12.5 for 4 of 32.
    pub fn percent(self) -> f64 {
        // Multiplied first, so that a whole number of percent comes out as one.
        self.part as f64 * 100.0 / self.whole as f64
    }
}

/// 4 of 32 is as much as 1 of 8.
impl PartialEq for Ratio {
    fn eq(&self, other: &Ratio) -> bool {
        u128::from(self.part) * u128::from(other.whole) == u128::from(other.part) * u128::from(self.whole)
    }
}

impl Eq for Ratio {}
