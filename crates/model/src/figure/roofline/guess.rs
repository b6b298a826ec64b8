//! The reader's prediction: how many GFLOPS the access leaves, and what became of it.

use super::State;

/// Whether the lowered roof waits for the reader's guess.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Guess {
    /// It is shown.
    Off,
    /// It is hidden until a guess is made.
    Open,
    /// The reader's GFLOPS; it is shown.
    Made(u32),
}

/// What a guess was.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// Within a tenth.
    Right,
    /// What the sectors leave, but DRAM fetches more than they are.
    SectorsOnly,
    /// What every byte used would give: the access was not looked at.
    AccessForgotten,
    /// Something else.
    Off,
}

impl State {
    /// What the last guess was; none if there is none, or nothing that it could be about.
    pub fn verdict(&self) -> Option<(u32, Verdict)> {
        let said = match self.guess {
            Guess::Off | Guess::Open => return None,
            Guess::Made(said) => said,
        };
        let near = |gflops: Option<f64>| gflops.is_some_and(|right| (f64::from(said) - right).abs() <= right / 10.0);
        self.spec.reached_gflops()?;
        let verdict = match () {
            () if near(self.spec.reached_gflops()) => Verdict::Right,
            () if near(self.spec.sectors_gflops()) => Verdict::SectorsOnly,
            () if near(self.spec.ideal_gflops()) => Verdict::AccessForgotten,
            () => Verdict::Off,
        };
        Some((said, verdict))
    }
}
