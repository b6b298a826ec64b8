//! How often an affine function takes each residue: counted by periods, not by indices.

use std::ops::Range;

use super::Xyz;

/// For each residue of a modulus, how many times it occurs.
pub struct Residues(Vec<u128>);

impl Residues {
    /// Nothing counted yet.
    pub fn none(modulus: usize) -> Residues {
        Residues(vec![0; modulus])
    }

    /// The residues of `by · index` over a box. An axis of coefficient c repeats itself after
    /// m ÷ gcd(c, m) indices, and sums of axes are counted by convolution: m² steps at most.
    pub fn of_box(by: Xyz<i64>, indices: &Xyz<Range<u32>>, modulus: usize) -> Residues {
        let axis = |coefficient, indices| Residues::of_axis(coefficient, indices, modulus);
        axis(by.x, &indices.x).plus(&axis(by.y, &indices.y)).plus(&axis(by.z, &indices.z))
    }

    fn of_axis(coefficient: i64, indices: &Range<u32>, modulus: usize) -> Residues {
        let residue = |index: u64| residue(i128::from(coefficient) * i128::from(index), modulus);
        let (start, length) = (u64::from(indices.start), indices.len() as u64);
        let period = (modulus / greatest_common_divisor(residue(1), modulus)) as u64;
        let mut counted = Residues::none(modulus);
        for step in 0..period.min(length) {
            // One for each whole period, and one more for those that the last, cut period still has.
            counted.0[residue(start + step)] += u128::from(length / period) + u128::from(step < length % period);
        }
        counted
    }

    /// The residues of all sums of one of each.
    fn plus(&self, other: &Residues) -> Residues {
        let mut sums = Residues::none(self.0.len());
        for (residue, times) in self.seen() {
            sums.add(other, residue as i128, times);
        }
        sums
    }

    /// Counts all of `other`, moved on by `shift`, so many times.
    pub fn add(&mut self, other: &Residues, shift: i128, times: u128) {
        let modulus = self.0.len();
        let shift = residue(shift, modulus);
        for (residue, more) in other.seen() {
            self.0[(residue + shift) % modulus] += more * times;
        }
    }

    /// The residues that occur, ascending, each with how often.
    pub fn seen(&self) -> impl Iterator<Item = (usize, u128)> {
        self.0.iter().copied().enumerate().filter(|&(_, times)| times > 0)
    }
}

fn residue(value: i128, modulus: usize) -> usize {
    value.rem_euclid(modulus as i128) as usize
}

/// Of 0 and the modulus it is the modulus: an axis that moves nothing has period 1.
fn greatest_common_divisor(a: usize, b: usize) -> usize {
    if a == 0 { b } else { greatest_common_divisor(b % a, a) }
}
