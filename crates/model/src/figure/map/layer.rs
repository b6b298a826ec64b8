//! The layers of the subject, from what is written to what it costs: also the moments of the figure.

use crate::query::Choice;

/// A layer; as a moment it shows itself and all layers before it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Layer {
    /// What a programmer decides.
    Code,
    /// What the hardware runs together.
    Warp,
    /// What lies on the chip: caches, and shared memory with its banks.
    Caches,
    /// The card's memory.
    Dram,
    /// What all of it costs.
    Speed,
}

impl Choice for Layer {
    const ALL: &'static [Layer] = &[Layer::Code, Layer::Warp, Layer::Caches, Layer::Dram, Layer::Speed];

    fn slug(self) -> &'static str {
        match self {
            Layer::Code => "code",
            Layer::Warp => "warp",
            Layer::Caches => "caches",
            Layer::Dram => "dram",
            Layer::Speed => "speed",
        }
    }
}

impl Layer {
    /// The last layer: with it the whole map is shown.
    pub const LAST: Layer = Layer::Speed;

    /// The layer after this one; the last stays.
    pub fn next(self) -> Layer {
        match self {
            Layer::Code => Layer::Warp,
            Layer::Warp => Layer::Caches,
            Layer::Caches => Layer::Dram,
            Layer::Dram | Layer::Speed => Layer::Speed,
        }
    }

    /// The layer before this one; the first stays.
    pub fn previous(self) -> Layer {
        match self {
            Layer::Code | Layer::Warp => Layer::Code,
            Layer::Caches => Layer::Warp,
            Layer::Dram => Layer::Caches,
            Layer::Speed => Layer::Dram,
        }
    }
}
