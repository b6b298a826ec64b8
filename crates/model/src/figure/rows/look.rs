//! What a state has to show: how the load is served, which channel is looked into, and what its time means.

use super::{Part, State, service::Service};
use crate::{
    card::{Card, Known},
    dram::{self, Mapping},
    ratio::Ratio,
};

/// A whole load from DRAM, alone on the chip: that of the card which this project measured.
pub const WHOLE_LOAD_CARD: Card = Card::H200;

impl State {
    /// How DRAM serves the load.
    pub fn service(&self) -> Service {
        Service::of(&self.spec)
    }

    /// The channel whose banks are shown: that of the lit part, else the one that is done last.
    pub fn shown_channel(&self, service: &Service) -> u32 {
        let lit = self.lit().and_then(|part| match part {
            Part::Channel(channel) | Part::Bank(channel, _) | Part::Row(channel, _, _) => Some(channel),
            Part::Lane(_) | Part::Sector(_) => service.of_part(part).next().map(|burst| burst.read.place.channel),
        });
        let last = || {
            let finish =
                |channel: &u32| service.of_part(Part::Channel(*channel)).map(|one| one.read.data_to_ticks).max();
            // Of several that are last, the first.
            service.channels().into_iter().rev().max_by_key(finish)
        };
        lit.or_else(last).unwrap_or(0)
    }

    /// The bytes that DRAM delivers, as a part of what the channels in use could deliver in the load's time.
    pub fn share_alone(&self, service: &Service) -> Option<Ratio> {
        let burst_ticks = u64::from(self.spec.kind().timing().burst_ticks);
        let data_ticks = service.bursts.len() as u64 * burst_ticks;
        Ratio::new(data_ticks, service.channels().len() as u64 * service.finish_ticks())
    }

    /// What part of their peak the channels reach if such loads go on and on, each row opened anew.
    pub fn share_of_many(&self, service: &Service) -> Option<Ratio> {
        let reads = u32::try_from(service.bursts.len()).ok()?;
        match self.spec.mapping() {
            Mapping::Channels | Mapping::OneChannel => dram::spread(self.spec.kind(), reads, service.rows()),
            Mapping::OneBank => dram::of_one_bank(self.spec.kind(), reads, service.rows()),
        }
    }

    /// The same, counting only bytes that lanes want.
    pub fn useful_share(&self, service: &Service) -> Option<Ratio> {
        let share = self.share_of_many(service)?;
        Ratio::new(share.part() * service.used_bytes(), share.whole() * service.bytes())
    }

    /// How much longer the first burst took than it would have in an open row.
    pub fn first_wait_ticks(&self, service: &Service) -> Option<u64> {
        let first = service.bursts.first()?;
        Some(first.read.read_at_ticks)
    }

    /// How long a whole load from DRAM takes, in nanoseconds.
    pub fn whole_load_ns(&self) -> Known {
        WHOLE_LOAD_CARD.dram_latency_ns()
    }
}
