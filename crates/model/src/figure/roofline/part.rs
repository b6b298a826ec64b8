//! What a reader can point at.

use super::measured::Timed;
use crate::query::Choice;

/// A part of the picture.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Part {
    /// A part of the plot that is there whatever the numbers are.
    Plot(Plot),
    /// A read that was timed.
    Timed(Timed),
    /// Bytes that travel as one, by their number: address ÷ bytes of a fetch.
    Block(u64),
}

/// A line or a dot of the plot; a link can light it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Plot {
    /// The flat roof.
    Roof,
    /// The memory roof if every byte is used.
    Slope,
    /// The memory roof with this access.
    Lowered,
    /// Where flat roof and memory roof meet.
    Ridge,
    /// Where they meet with this access.
    LoweredRidge,
    /// What the kernel could reach.
    Ideal,
    /// What it could reach if DRAM sent sectors and nothing else.
    Sectors,
    /// What it can reach with this access.
    Reached,
    /// What was measured or reported of this very kernel.
    Measured,
}

impl Choice for Plot {
    const ALL: &'static [Plot] = &[
        Plot::Roof,
        Plot::Slope,
        Plot::Lowered,
        Plot::Ridge,
        Plot::LoweredRidge,
        Plot::Ideal,
        Plot::Sectors,
        Plot::Reached,
        Plot::Measured,
    ];

    fn slug(self) -> &'static str {
        match self {
            Plot::Roof => "roof",
            Plot::Slope => "slope",
            Plot::Lowered => "access",
            Plot::Ridge => "ridge",
            Plot::LoweredRidge => "access-ridge",
            Plot::Ideal => "ideal",
            Plot::Sectors => "sectors",
            Plot::Reached => "reached",
            Plot::Measured => "measured",
        }
    }
}
