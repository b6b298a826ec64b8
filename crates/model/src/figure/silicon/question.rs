//! A question for each series: one number is given, another is guessed from it.

use super::{Guess, Spec, State};
use crate::measured::{Series, value};

/// A number of the series: a curve's at a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spot {
    /// The curve, by its place among [`Series::curves`].
    pub curve: usize,
    /// The place on the axis.
    pub x: u32,
}

/// How many times the given number the other one is, in per cent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Question {
    /// The number that is given.
    pub given: Spot,
    /// The number that is asked for.
    pub asked: Spot,
}

/// Per cent of the given number by which a guess may be off.
const TOLERANCE: u32 = 3;

impl Question {
    /// The question that a series asks.
    pub fn of(series: Series) -> Question {
        let first = |given, asked| Question { given: Spot { curve: 0, x: given }, asked: Spot { curve: 0, x: asked } };
        let views = |x| Question { given: Spot { curve: 0, x }, asked: Spot { curve: 1, x } };
        match series {
            Series::StrideReadF32 | Series::StrideReadF64 | Series::TrafficStrideReadF64 => first(1, 8),
            Series::StrideCopyF32 => first(1, 2),
            Series::OffsetCopyF32 => first(0, 1),
            Series::RandomChunkRead => first(65_536, 128),
            Series::TrafficStrideReadF32 => first(1, 16),
            Series::TrafficRandomChunkRead => first(128, 4),
            Series::L2Fetch | Series::L2FetchTraffic => {
                Question { given: Spot { curve: 1, x: 1024 }, asked: Spot { curve: 0, x: 1024 } }
            }
            Series::PointerChaseCg => first(16, 1_048_576),
            Series::SharedBankLatency | Series::SharedBankThroughput => first(1, 32),
            Series::SharedAtomic => first(0, 1),
            Series::Transpose16384 => first(0, 1),
            Series::Aos24VsSoa => first(1, 0),
            Series::TorchCopy | Series::TorchSameKernel => views(8192),
        }
    }

    /// The answer in per cent, rounded.
    pub fn answer(self, series: Series) -> Option<u32> {
        let rows = series.rows();
        let number = |spot: Spot| value(&rows, spot.x, spot.curve);
        let percent = number(self.asked)? / number(self.given)? * 100.0;
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a positive number that was measured"
        )]
        let rounded = (percent + 0.5) as u32;
        Some(rounded)
    }

    /// Whether a guess is as good as right: within 3 % of the given number, or a tenth of the answer.
    pub fn is_right(self, series: Series, said: u32) -> bool {
        let near = |answer: u32| said.abs_diff(answer) <= TOLERANCE.max(answer / 10);
        self.answer(series).is_some_and(near)
    }
}

impl State {
    /// The question of the series that is shown.
    pub fn question(&self) -> Question {
        Question::of(self.series())
    }

    /// Whether a number waits for a guess: all but the one that is given do.
    pub fn hides(&self, curve: usize, x: u32) -> bool {
        self.guess == Guess::Open && self.question().given != Spot { curve, x }
    }

    /// The place of which is spoken where none is lit: that of the question.
    pub fn shown_x(&self) -> u32 {
        match self.lit() {
            Some(super::Part::At(x)) => x,
            None => Spec::telling(self.series()),
        }
    }
}

impl Spec {
    /// The place that says most of a series.
    fn telling(series: Series) -> u32 {
        match series {
            Series::StrideReadF32 | Series::StrideReadF64 => 1024,
            Series::StrideCopyF32 => 32,
            Series::TorchCopy | Series::TorchSameKernel => 8192,
            Series::RandomChunkRead => 64,
            Series::L2Fetch => 16,
            Series::OffsetCopyF32
            | Series::TrafficStrideReadF32
            | Series::TrafficStrideReadF64
            | Series::TrafficRandomChunkRead
            | Series::L2FetchTraffic
            | Series::PointerChaseCg
            | Series::SharedBankLatency
            | Series::SharedBankThroughput
            | Series::SharedAtomic
            | Series::Transpose16384
            | Series::Aos24VsSoa => Question::of(series).asked.x,
        }
    }
}
