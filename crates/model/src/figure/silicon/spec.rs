//! What an author writes: the series, and whether equal steps up the picture are equal factors.
//!
//! Absent on purpose: where the reader is.

use crate::{
    measured::{Across, Series, Unit},
    query::Choice,
};

/// How the numbers are laid out upwards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scale {
    /// Equal steps are equal factors.
    Log,
    /// Equal steps are equal differences, from zero.
    Linear,
}

impl Choice for Scale {
    const ALL: &'static [Scale] = &[Scale::Log, Scale::Linear];

    fn slug(self) -> &'static str {
        match self {
            Scale::Log => "log",
            Scale::Linear => "linear",
        }
    }
}

/// What an author writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spec {
    series: Series,
    scale: Scale,
}

impl Default for Spec {
    fn default() -> Spec {
        Spec::new(Series::StrideReadF32)
    }
}

impl Spec {
    /// A series on the scale that fits it.
    pub fn new(series: Series) -> Spec {
        Spec { series, scale: Spec::fitting(series) }
    }

    /// The series.
    pub fn series(self) -> Series {
        self.series
    }

    /// The scale; of bars always the linear one, for a bar begins at zero.
    pub fn scale(self) -> Scale {
        self.scale
    }

    /// The same on another scale.
    pub fn with_scale(self, scale: Scale) -> Spec {
        if self.has_bars() { self } else { Spec { scale, ..self } }
    }

    /// The scale that fits a series: numbers that fall by factors are laid out by factors.
    pub fn fitting(series: Series) -> Scale {
        match (series.across(), series.unit()) {
            (Across::Stride | Across::ChunkBytes | Across::FewStrides, Unit::UsefulGbps | Unit::PerUsefulByte) => {
                Scale::Log
            }
            (Across::StrideWords, _) if series == Series::SharedBankThroughput => Scale::Log,
            (
                Across::Stride
                | Across::Offset
                | Across::ChunkBytes
                | Across::FootprintKib
                | Across::FewStrides
                | Across::StrideWords
                | Across::Kinds
                | Across::Side,
                _,
            ) => Scale::Linear,
        }
    }

    /// Whether its numbers are bars of things that have no order.
    pub fn has_bars(self) -> bool {
        match self.series.across() {
            Across::Kinds | Across::Side => true,
            Across::Stride
            | Across::Offset
            | Across::ChunkBytes
            | Across::FootprintKib
            | Across::FewStrides
            | Across::StrideWords => false,
        }
    }
}
