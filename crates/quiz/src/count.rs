//! What a question can ask a reader to count, and which figure shows it.

use model::figure::Name;

/// One of the numbers that the model counts. Each belongs to one figure, so a count says what is counted as well.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Count {
    /// Of an access to global memory.
    Global(Global),
    /// Of an access to shared memory.
    Shared(Shared),
    /// Of a load's reads in DRAM.
    Dram(Dram),
}

/// What an access to global memory costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Global {
    /// Requests that the instruction becomes.
    Requests,
    /// Sectors of 32 bytes touched.
    Sectors,
    /// Lines of 128 bytes touched.
    Lines,
    /// Bytes moved.
    Moved,
    /// Bytes wanted, each once however many lanes share it.
    Unique,
    /// Bytes wanted, added up over the lanes.
    Requested,
    /// Bytes wanted, each once, of the bytes moved: in percent.
    Efficiency,
}

/// What an access to shared memory costs, after what is done against conflicts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Shared {
    /// Groups of lanes that are served one after another.
    Groups,
    /// Turns of the banks.
    Wavefronts,
    /// Turns beyond the one that each group needs.
    Conflicts,
    /// Turns of the busiest bank in one group.
    NWay,
}

/// What a load's reads find in DRAM.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Dram {
    /// Bursts of 32 bytes that DRAM delivers.
    Bursts,
    /// Bursts whose row was open.
    RowHits,
    /// Bursts that found another row open.
    RowConflicts,
    /// Rows opened.
    Activations,
    /// Different rows read.
    Rows,
}

impl Global {
    /// All of them: things, then bytes, then their share.
    pub const ALL: [Self; 7] =
        [Self::Requests, Self::Sectors, Self::Lines, Self::Moved, Self::Unique, Self::Requested, Self::Efficiency];
}

impl Shared {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Groups, Self::Wavefronts, Self::Conflicts, Self::NWay];
}

impl Dram {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::Bursts, Self::RowHits, Self::RowConflicts, Self::Activations, Self::Rows];
}

impl Count {
    /// Every count, figure after figure.
    pub fn all() -> impl Iterator<Item = Count> {
        let global = Global::ALL.into_iter().map(Count::Global);
        let shared = Shared::ALL.into_iter().map(Count::Shared);
        global.chain(shared).chain(Dram::ALL.into_iter().map(Count::Dram))
    }

    /// The word for it in lesson files; no two counts share one.
    pub fn slug(self) -> &'static str {
        match self {
            Self::Global(Global::Requests) => "requests",
            Self::Global(Global::Sectors) => "sectors",
            Self::Global(Global::Lines) => "lines",
            Self::Global(Global::Moved) => "moved",
            Self::Global(Global::Unique) => "unique",
            Self::Global(Global::Requested) => "requested",
            Self::Global(Global::Efficiency) => "efficiency",
            Self::Shared(Shared::Groups) => "groups",
            Self::Shared(Shared::Wavefronts) => "wavefronts",
            Self::Shared(Shared::Conflicts) => "conflicts",
            Self::Shared(Shared::NWay) => "n-way",
            Self::Dram(Dram::Bursts) => "bursts",
            Self::Dram(Dram::RowHits) => "row-hits",
            Self::Dram(Dram::RowConflicts) => "row-conflicts",
            Self::Dram(Dram::Activations) => "activations",
            Self::Dram(Dram::Rows) => "rows",
        }
    }

    /// The count that `slug` names.
    pub fn from_slug(slug: &str) -> Option<Self> {
        Self::all().find(|count| count.slug() == slug)
    }

    /// The figure whose state a question about it is asked of.
    pub fn fig(self) -> Name {
        match self {
            Self::Global(_) => Name::Coalescing,
            Self::Shared(_) => Name::Banks,
            Self::Dram(_) => Name::Rows,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Count;

    #[test]
    fn every_count_is_found_by_its_slug() {
        for count in Count::all() {
            assert_eq!(Count::from_slug(count.slug()), Some(count));
        }
        assert_eq!(Count::from_slug("Sectors"), None);
    }
}
