//! The loads worth a name: each shows one thing that rows and banks do.

use super::spec::{Before, Spec};
use crate::{
    dram::Mapping,
    figure::coalescing::{self, Layout, Number},
    global::DramFetch,
    query::Choice,
};

/// A load with a name and a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Preset {
    /// A line, its row open.
    OpenRow,
    /// A line, its bank closed.
    ClosedRow,
    /// A line, another row open.
    Conflict,
    /// Four sectors, each in a bank of its own.
    FourBanks,
    /// Four sectors in four rows of one bank.
    FourRows,
    /// 32 sectors in 32 rows of one bank.
    OneBank,
    /// 32 sectors, two rows in each of 16 banks.
    SixteenBanks,
    /// 32 sectors, each in a channel of its own.
    Channels,
    /// The same, and L2 asks for 64 bytes each time.
    Fetch64,
    /// A float of every sector: much waste, few rows.
    Stride8,
}

impl Choice for Preset {
    const ALL: &'static [Preset] = &[
        Preset::OpenRow,
        Preset::ClosedRow,
        Preset::Conflict,
        Preset::FourBanks,
        Preset::FourRows,
        Preset::SixteenBanks,
        Preset::OneBank,
        Preset::Channels,
        Preset::Fetch64,
        Preset::Stride8,
    ];

    fn slug(self) -> &'static str {
        match self {
            Preset::OpenRow => "open-row",
            Preset::ClosedRow => "closed-row",
            Preset::Conflict => "conflict",
            Preset::FourBanks => "four-banks",
            Preset::FourRows => "four-rows",
            Preset::OneBank => "one-bank",
            Preset::SixteenBanks => "sixteen-banks",
            Preset::Channels => "channels",
            Preset::Fetch64 => "fetch-64",
            Preset::Stride8 => "stride-8",
        }
    }
}

/// Floats of a row of 1 KiB.
const ROW_FLOATS: u32 = 256;
/// Floats of a chunk, after which the next channel begins.
const CHUNK_FLOATS: u32 = 64;

impl Preset {
    /// The load, in default DRAM.
    pub fn spec(self) -> Spec {
        let plain = coalescing::Spec::default();
        let stride = |elements| plain.with_number(Number::Stride, elements);
        // Eight lanes to a sector, and a row from one eight to the next.
        let four =
            plain.with_layout(Layout::Block).with_number(Number::Columns, 8).with_number(Number::Pitch, ROW_FLOATS);
        let line = Spec::default();
        let of = |access, mapping| line.with_access(access).with_mapping(mapping).with_fetch(DramFetch::B32);
        match self {
            Preset::OpenRow => line.with_before(Before::SameRow),
            Preset::ClosedRow => line.with_before(Before::Closed),
            Preset::Conflict => line,
            Preset::FourBanks => of(four, Mapping::OneChannel).with_before(Before::Closed),
            Preset::FourRows => of(four, Mapping::OneBank),
            Preset::OneBank => of(stride(ROW_FLOATS), Mapping::OneBank),
            Preset::SixteenBanks => of(stride(ROW_FLOATS), Mapping::OneChannel).with_before(Before::Closed),
            Preset::Channels => of(stride(CHUNK_FLOATS), Mapping::Channels),
            Preset::Fetch64 => line.with_access(stride(CHUNK_FLOATS)),
            Preset::Stride8 => line.with_access(stride(8)),
        }
    }

    /// The preset that is the same load, whatever the DRAM.
    pub fn of(spec: &Spec) -> Option<Preset> {
        let same = |preset: &Preset| preset.spec().with_kind(spec.kind()) == *spec;
        Preset::ALL.iter().copied().find(same)
    }
}
