//! The architectures, and the two ways in which they differ for global memory: how much one miss
//! moves, and how many lanes go into one request.
//!
//! Absent on purpose: shared memory, whose rule (`shared`) is that of Maxwell and later only.

use crate::access::Width;
use crate::evidence::{BPG, CPG_4, CPG_12, Evidence, F_KEPLER, F_LDG, F_PASCAL, H200, NCU, Source};
use crate::query::Choice;

/// A family of NVIDIA GPUs that treats global memory alike.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Arch {
    /// Loads go through L1, which is filled by whole lines.
    Fermi,
    /// Loads go to L2 only: L1 is for local memory.
    Kepler,
    /// Loads go through L1, because the program was compiled to (`-Xptxas -dlcm=ca`).
    KeplerL1,
    /// One cache for L1 and textures, filled by sectors.
    Maxwell,
    /// As Maxwell; L1 is on by default.
    Pascal,
    /// Volta to Blackwell: a tag for 128 bytes, a fill of 32, and one request a warp.
    #[default]
    Volta,
}

impl Arch {
    /// All of them, oldest first.
    pub const ALL: [Arch; 6] = [Arch::Fermi, Arch::Kepler, Arch::KeplerL1, Arch::Maxwell, Arch::Pascal, Arch::Volta];

    /// The bytes that one load miss moves: 32 or 128. The sources are [`Arch::sources`].
    pub fn fill_bytes(self) -> u32 {
        match self {
            Arch::Fermi | Arch::KeplerL1 => 128,
            Arch::Kepler | Arch::Maxwell | Arch::Pascal | Arch::Volta => 32,
        }
    }

    /// The lanes that go into one request. Fermi and Kepler: a warp, a half or a quarter `[CPG-4]`
    /// F.4.2; Maxwell and Pascal: 8, 4 or 2 lanes `[F-PASCAL]`; Volta and later: the warp `[F-PASCAL]`.
    pub fn lanes_per_request(self, width: Width) -> u32 {
        match (self, width) {
            (Arch::Fermi | Arch::Kepler | Arch::KeplerL1, Width::B1 | Width::B2 | Width::B4) => 32,
            (Arch::Fermi | Arch::Kepler | Arch::KeplerL1, Width::B8) => 16,
            (Arch::Fermi | Arch::Kepler | Arch::KeplerL1, Width::B16) => 8,
            (Arch::Maxwell | Arch::Pascal, Width::B1 | Width::B2 | Width::B4) => 8,
            (Arch::Maxwell | Arch::Pascal, Width::B8) => 4,
            (Arch::Maxwell | Arch::Pascal, Width::B16) => 2,
            (Arch::Volta, Width::B1 | Width::B2 | Width::B4 | Width::B8 | Width::B16) => 32,
        }
    }

    /// The compute capabilities of the family, as NVIDIA writes them.
    pub fn compute_capability(self) -> &'static str {
        match self {
            Arch::Fermi => "2.x",
            Arch::Kepler => "3.x",
            Arch::KeplerL1 => "3.5–3.7",
            Arch::Maxwell => "5.x",
            Arch::Pascal => "6.x",
            Arch::Volta => "7.0–12.x",
        }
    }

    /// How the fill and the requests are known.
    pub fn evidence(self) -> Evidence {
        match self {
            Arch::Fermi | Arch::Kepler | Arch::KeplerL1 | Arch::Maxwell | Arch::Pascal => Evidence::Documented,
            Arch::Volta => Evidence::Measured,
        }
    }

    /// Where they are written down.
    pub fn sources(self) -> &'static [Source] {
        match self {
            Arch::Fermi => &[CPG_4],
            Arch::Kepler => &[CPG_4, F_KEPLER],
            Arch::KeplerL1 => &[CPG_4, F_LDG],
            Arch::Maxwell => &[CPG_12, BPG, F_PASCAL],
            Arch::Pascal => &[BPG, F_PASCAL],
            Arch::Volta => &[H200, F_PASCAL, NCU, BPG],
        }
    }

    /// The name in addresses and files: a promise to others, never changed.
    pub fn slug(self) -> &'static str {
        match self {
            Arch::Fermi => "fermi",
            Arch::Kepler => "kepler",
            Arch::KeplerL1 => "kepler-l1",
            Arch::Maxwell => "maxwell",
            Arch::Pascal => "pascal",
            Arch::Volta => "volta",
        }
    }

    /// The architecture of that name.
    pub fn from_slug(slug: &str) -> Option<Arch> {
        Arch::ALL.into_iter().find(|arch| arch.slug() == slug)
    }
}

impl Choice for Arch {
    const ALL: &'static [Arch] = &Arch::ALL;

    fn slug(self) -> &'static str {
        Arch::slug(self)
    }
}
