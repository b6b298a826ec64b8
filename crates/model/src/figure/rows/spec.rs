//! What an author writes about a load in DRAM: the access, the memory, how addresses are spread, what L2 asks for, and
//! what the banks held before.

use crate::{
    dram::{Kind, Mapping},
    figure::coalescing,
    global::DramFetch,
    query::Choice,
};

/// What every bank held when the warp's reads arrived.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Before {
    /// Nothing.
    Closed,
    /// The row that will be read first.
    SameRow,
    /// A row that this warp does not read.
    OtherRow,
}

impl Choice for Before {
    const ALL: &'static [Before] = &[Before::SameRow, Before::Closed, Before::OtherRow];

    fn slug(self) -> &'static str {
        match self {
            Before::Closed => "closed",
            Before::SameRow => "same-row",
            Before::OtherRow => "other-row",
        }
    }
}

/// A warp's load in DRAM as an author writes it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spec {
    access: coalescing::Spec,
    kind: Kind,
    mapping: Mapping,
    fetch: DramFetch,
    before: Before,
}

impl Default for Spec {
    /// One line of floats, in a bank that holds another row; L2 asks for 64 bytes, as an H200's does.
    fn default() -> Spec {
        Spec {
            access: coalescing::Spec::default(),
            kind: Kind::default(),
            mapping: Mapping::default(),
            fetch: DramFetch::B64,
            before: Before::OtherRow,
        }
    }
}

impl Spec {
    /// The warp's access. It is read, whether it says load or store.
    pub fn access(&self) -> &coalescing::Spec {
        &self.access
    }

    /// The DRAM.
    pub fn kind(&self) -> Kind {
        self.kind
    }

    /// How addresses are spread over it.
    pub fn mapping(&self) -> Mapping {
        self.mapping
    }

    /// What L2 asks DRAM for when a sector is missing.
    pub fn fetch(&self) -> DramFetch {
        self.fetch
    }

    /// What the banks held.
    pub fn before(&self) -> Before {
        self.before
    }

    /// The same with another access.
    pub fn with_access(self, access: coalescing::Spec) -> Spec {
        Spec { access, ..self }
    }

    /// The same in other DRAM.
    pub fn with_kind(self, kind: Kind) -> Spec {
        Spec { kind, ..self }
    }

    /// The same spread in another way.
    pub fn with_mapping(self, mapping: Mapping) -> Spec {
        Spec { mapping, ..self }
    }

    /// The same with another fetch.
    pub fn with_fetch(self, fetch: DramFetch) -> Spec {
        Spec { fetch, ..self }
    }

    /// The same with other rows open.
    pub fn with_before(self, before: Before) -> Spec {
        Spec { before, ..self }
    }
}
