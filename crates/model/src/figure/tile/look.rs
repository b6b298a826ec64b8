//! What a state has to show: what each access costs, which banks it touches, what is lit.
//!
//! Absent on purpose: what a reader does.

use super::{Part, State, Step};
use crate::{
    arch::Arch,
    global::{self, SECTOR_BYTES},
    shared,
    warp::Lane,
};

/// What one access costs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cost {
    /// To global memory.
    Global(global::Counts),
    /// To shared memory.
    Shared(shared::Counts),
}

impl Cost {
    /// Sectors, or wavefronts.
    pub fn count(self) -> u32 {
        match self {
            Cost::Global(counts) => counts.sectors,
            Cost::Shared(counts) => counts.wavefronts,
        }
    }

    /// The fewest there could be for as many bytes.
    pub fn least(self) -> u32 {
        match self {
            Cost::Global(counts) => u32::try_from(counts.unique_bytes.div_ceil(SECTOR_BYTES)).unwrap_or(u32::MAX),
            Cost::Shared(counts) => counts.groups,
        }
    }
}

impl State {
    /// What an access costs; none if the kernel does not have it.
    pub fn cost(&self, step: Step) -> Option<Cost> {
        let access = self.spec.access(step)?;
        Some(match step {
            Step::GlobalRead | Step::GlobalWrite => Cost::Global(global::count(&access, Arch::default())),
            Step::TileWrite | Step::TileRead => Cost::Shared(shared::count(&access)),
        })
    }

    /// The most words that a bank must deliver to one group, in either access to the tile; none if there is no tile.
    pub fn n_way(&self) -> Option<u32> {
        let n_way = |step| match self.cost(step)? {
            Cost::Shared(counts) => Some(counts.n_way),
            Cost::Global(_) => None,
        };
        n_way(Step::TileWrite).max(n_way(Step::TileRead))
    }

    /// Whether this lane, or a sector or bank that it touches in the shown access, is lit.
    pub fn lights_lane(&self, lane: Lane) -> bool {
        let touched = || self.spec.access(self.step).and_then(|access| access.address(lane));
        match self.lit() {
            Some(Part::Lane(lit)) => lit == lane,
            Some(Part::Sector(index)) => touched().is_some_and(|at| at / SECTOR_BYTES == index),
            Some(Part::Bank(bank)) => {
                self.banks_of(self.step, lane).is_some_and(|(first, last)| first == bank || last == bank)
            }
            Some(Part::Stage(_)) | None => false,
        }
    }

    /// The first and the last bank that the lane touches in an access to the tile.
    pub fn banks_of(&self, step: Step, lane: Lane) -> Option<(u32, u32)> {
        match step {
            Step::GlobalRead | Step::GlobalWrite => None,
            Step::TileWrite | Step::TileRead => {
                let place = self.spec.place(step, lane)?;
                Some(self.spec.banks(self.spec.kept(place)))
            }
        }
    }

    /// The bank whose words are shown: the lit one, that of the lit lane, else the worst, else the first lane's.
    pub fn shown_bank(&self) -> Option<u32> {
        let access = match self.step {
            Step::GlobalRead | Step::GlobalWrite => return None,
            Step::TileWrite | Step::TileRead => self.spec.access(self.step)?,
        };
        let of_lane = |lane| self.banks_of(self.step, lane).map(|(first, _)| first);
        match self.lit() {
            Some(Part::Bank(bank)) => Some(bank),
            Some(Part::Lane(lane)) => of_lane(lane),
            Some(Part::Sector(_) | Part::Stage(_)) | None => {
                let groups = shared::groups(&access);
                let worst = groups.iter().max_by_key(|group| group.wavefronts).and_then(|group| group.conflict());
                worst.map(|conflict| conflict.bank).or_else(|| of_lane(Lane::all().next()?))
            }
        }
    }
}
