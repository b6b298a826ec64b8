//! What a state has to show: its places, and the numbers there.
//!
//! Absent on purpose: what a reader does.

use super::{Guess, Part, State, Step};
use crate::measured::{Row, Rule, value};

impl State {
    /// The places on the axis, ascending: the H200's, and those that only the reader's card has.
    pub fn places(&self) -> Vec<u32> {
        let mut places: Vec<u32> = self.series().rows().iter().map(|row| row.x).collect();
        places.extend(self.own_rows().iter().map(|row| row.x));
        places.sort_unstable();
        places.dedup();
        places
    }

    /// The rows of the reader's card for this series; none while a guess is open.
    pub fn own_rows(&self) -> &[Row] {
        let own = self.own().filter(|_| self.guess != Guess::Open);
        own.map_or(&[], |own| own.rows(self.series()))
    }

    /// The same with nothing hidden: what the axes are made for, so that they do not tell an answer.
    pub fn without_guess(self) -> State {
        State { guess: Guess::Off, ..self }
    }

    /// Whether a place is on the axis.
    pub fn has(&self, part: Part) -> bool {
        let Part::At(x) = part;
        self.places().binary_search(&x).is_ok()
    }

    /// Whether what cards measured is shown.
    pub fn shows_measured(&self) -> bool {
        match self.step {
            Step::Measured | Step::Both => true,
            Step::Predicted => false,
        }
    }

    /// Whether what the model says is shown.
    pub fn shows_predicted(&self) -> bool {
        match (self.step, self.guess) {
            (_, Guess::Open) | (Step::Measured, _) => false,
            (Step::Predicted | Step::Both, Guess::Off | Guess::Made(_)) => true,
        }
    }

    /// What the H200 measured at a place, if it is not hidden.
    pub fn measured(&self, curve: usize, x: u32) -> Option<f64> {
        value(&self.series().rows(), x, curve).filter(|_| !self.hides(curve, x))
    }

    /// What a rule says of a place, if it is not hidden.
    pub fn predicted(&self, rule: Rule, curve: usize, x: u32) -> Option<f64> {
        self.series().predicted(rule, curve, x).filter(|_| self.guess != Guess::Open)
    }

    /// What the rule that the model stands by says of a place, if it is not hidden.
    pub fn expected(&self, curve: usize, x: u32) -> Option<f64> {
        self.predicted(*self.series().rules().first()?, curve, x)
    }

    /// The curve of which is spoken: the one that the question asks for; while it is open, the one that is given.
    pub fn shown_curve(&self) -> usize {
        match self.guess {
            Guess::Open => self.question().given.curve,
            Guess::Off | Guess::Made(_) => self.question().asked.curve,
        }
    }
}
