//! The reads worth a name: each shows one thing that readers ask about.

use super::spec::{Align, Block, Kind, Spec};
use crate::{access::Width, query::Choice};

/// A read with a name and a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Preset {
    /// One field of six floats, array of structs.
    Particle,
    /// The same as a struct of arrays.
    ParticleSoa,
    /// The same in blocks of a warp.
    Blocks32,
    /// The same in blocks of a sector.
    Blocks8,
    /// All six fields, array of structs.
    AllFields,
    /// One field, the struct aligned to 128 bytes.
    Align128,
    /// A char, a double and a float: padding.
    Mixed,
    /// Four floats.
    FourFloats,
    /// Three bytes.
    Rgb,
    /// Two doubles.
    TwoDoubles,
}

impl Choice for Preset {
    const ALL: &'static [Preset] = &[
        Preset::Particle,
        Preset::ParticleSoa,
        Preset::Blocks32,
        Preset::Blocks8,
        Preset::AllFields,
        Preset::Align128,
        Preset::Mixed,
        Preset::FourFloats,
        Preset::Rgb,
        Preset::TwoDoubles,
    ];

    fn slug(self) -> &'static str {
        match self {
            Preset::Particle => "particle24",
            Preset::ParticleSoa => "particle24-soa",
            Preset::Blocks32 => "aosoa-32",
            Preset::Blocks8 => "aosoa-8",
            Preset::AllFields => "all-fields",
            Preset::Align128 => "align-128",
            Preset::Mixed => "mixed",
            Preset::FourFloats => "four-floats",
            Preset::Rgb => "rgb",
            Preset::TwoDoubles => "two-doubles",
        }
    }
}

impl Preset {
    /// The read.
    pub fn spec(self) -> Spec {
        let plain = Spec::default();
        match self {
            Preset::Particle => plain,
            Preset::ParticleSoa => plain.with_kind(Kind::Soa),
            Preset::Blocks32 => plain.with_kind(Kind::Aosoa),
            Preset::Blocks8 => plain.with_kind(Kind::Aosoa).with_block(Block::E8),
            Preset::AllFields => plain.with_read(u8::MAX),
            Preset::Align128 => plain.with_align(Align::B128),
            Preset::Mixed => plain.with_fields(&[Width::B1, Width::B8, Width::B4]),
            Preset::FourFloats => plain.with_fields(&[Width::B4; 4]),
            Preset::Rgb => plain.with_fields(&[Width::B1; 3]),
            Preset::TwoDoubles => plain.with_fields(&[Width::B8; 2]),
        }
    }

    /// The preset whose open layout is the same; a block size counts only where blocks are open.
    pub fn of(spec: &Spec) -> Option<Preset> {
        let open = |spec: &Spec| match spec.kind() {
            Kind::Aosoa => spec.clone(),
            Kind::Aos | Kind::Soa => spec.clone().with_block(Block::E32),
        };
        Preset::ALL.iter().copied().find(|preset| open(&preset.spec()) == open(spec))
    }
}
