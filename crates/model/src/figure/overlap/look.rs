//! What a state has to show: fetches, rows of warps, how far its time reaches, what is lit.
//!
//! Absent on purpose: what a reader does.

use super::{Part, State, measured::Series};
use crate::{
    arch::Arch,
    flight::{self, Fetch, Load, Turn},
    warp::Lane,
};

/// The most rows in which warps are shown; more of them share rows.
const ROWS: u32 = 32;

impl State {
    /// The fetches of one warp alone, ascending by address.
    pub fn fetches(&self) -> Vec<Fetch> {
        flight::fetches(&self.spec.addresses(), self.spec.arch(), &self.spec.memory())
    }

    /// How many rows the warps are shown in.
    pub fn rows(&self) -> u32 {
        self.spec.warps().min(ROWS)
    }

    /// The first warp of a row, and the first of the next row.
    pub fn warps_of(&self, row: u32) -> (u32, u32) {
        flight::loads_of(row, self.rows(), self.spec.warps())
    }

    /// How long many warps are watched, in nanoseconds: three latencies, or until each was served once and a bit more.
    pub fn watched_ns(&self) -> f64 {
        let memory = self.spec.memory();
        let latency = memory.constants.latency_ns;
        let round = f64::from(self.spec.warps()) * memory.transfer_ns(self.spec.load());
        (3.0 * latency).max(latency + 1.25 * round)
    }

    /// The turns on the bus while the warps are watched: of this access, or of the same bytes packed.
    pub fn turns(&self, load: Load) -> Vec<Turn> {
        flight::turns(&self.spec.memory(), load, self.spec.warps(), self.rows(), self.watched_ns())
    }

    /// The timed access that this one is, by its place in the series.
    pub fn timed(&self) -> Option<usize> {
        let access = self.spec.addresses();
        let same_hardware = self.spec.arch() == Arch::default();
        Series::Cold.timings().iter().position(|timing| same_hardware && timing.access() == access)
    }

    /// Whether this lane, or the fetch that brings its bytes, is lit.
    pub fn lights_lane(&self, lane: Lane) -> bool {
        match self.lit() {
            Some(Part::Lane(lit)) => lit == lane,
            Some(Part::Fetch(index)) => {
                self.fetches().iter().any(|fetch| fetch.index == index && fetch.lanes.contains(&lane))
            }
            Some(Part::Warps(_) | Part::Timed(..)) | None => false,
        }
    }

    /// Whether a fetch, or a lane that it serves, is lit.
    pub fn lights_fetch(&self, fetch: &Fetch) -> bool {
        match self.lit() {
            Some(Part::Lane(lane)) => fetch.lanes.contains(&lane),
            Some(Part::Fetch(index)) => fetch.index == index,
            Some(Part::Warps(_) | Part::Timed(..)) | None => false,
        }
    }
}
