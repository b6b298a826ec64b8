//! Serves a stream of reads: activations and reads go out in the order of the requests, each command as early as its
//! bank, the other commands and the data bus allow. Banks work at the same time, and so do channels.

use super::{Kind, Place, Timing};

/// What a bank's row buffer holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Bank {
    /// Nothing: it was closed.
    Closed,
    /// The row of that number.
    Open(u64),
}

/// What a read found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// Its row was open.
    Hit,
    /// No row was open: its own had to be activated.
    Closed,
    /// Another row was open: that one had to be closed first.
    Conflict,
}

/// One burst, and when each of its commands went out, in ticks of a third of a picosecond from the first request's arrival.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Read {
    /// Where it lies.
    pub place: Place,
    /// What it found.
    pub outcome: Outcome,
    /// When the bank began to close another row: for a conflict only.
    pub precharge_at_ticks: Option<u64>,
    /// When its row was activated for it; none for a hit.
    pub activate_at_ticks: Option<u64>,
    /// When it was read.
    pub read_at_ticks: u64,
    /// When its first byte arrived.
    pub data_from_ticks: u64,
    /// When its last byte had arrived.
    pub data_to_ticks: u64,
}

/// Serves reads that all arrive at time 0, in this order. `before` says what a bank (of a channel) held until then, and
/// had held for long.
pub fn serve(kind: Kind, before: impl Fn(u32, u32) -> Bank, places: &[Place]) -> Vec<Read> {
    let mut channels: Vec<(u32, Channel)> = Vec::new();
    let serve_one = |place: &Place| {
        let at = channels.iter().position(|(number, _)| *number == place.channel).unwrap_or_else(|| {
            channels.push((place.channel, Channel::new(kind, |bank| before(place.channel, bank))));
            channels.len() - 1
        });
        channels[at].1.serve(*place)
    };
    places.iter().map(serve_one).collect()
}

/// When the last byte of a stream has arrived; 0 for none.
pub fn finish_ticks(reads: &[Read]) -> u64 {
    reads.iter().map(|read| read.data_to_ticks).max().unwrap_or(0)
}

/// A bank, and when it was last activated and read.
struct Busy {
    holds: Bank,
    activated_ticks: Option<u64>,
    read_ticks: Option<u64>,
}

/// A channel's banks, and its last four activations, newest first.
struct Channel {
    timing: Timing,
    groups: usize,
    banks: Vec<Busy>,
    activations: [Option<u64>; 4],
    read_ticks: Option<u64>,
}

/// No sooner than so long after something, if it ever happened.
fn after(at: Option<u64>, wait_ticks: u32) -> u64 {
    at.map_or(0, |at| at + u64::from(wait_ticks))
}

impl Channel {
    fn new(kind: Kind, before: impl Fn(u32) -> Bank) -> Channel {
        let bank = |number| Busy { holds: before(number), activated_ticks: None, read_ticks: None };
        Channel {
            timing: kind.timing(),
            groups: kind.groups() as usize,
            banks: (0..kind.banks()).map(bank).collect(),
            activations: [None; 4],
            read_ticks: None,
        }
    }

    fn serve(&mut self, place: Place) -> Read {
        let timing = self.timing;
        let number = place.bank as usize % self.banks.len();
        let bank = &self.banks[number];
        let outcome = match bank.holds {
            Bank::Open(row) if row == place.row => Outcome::Hit,
            Bank::Open(_) => Outcome::Conflict,
            Bank::Closed => Outcome::Closed,
        };
        let precharge_at_ticks = (outcome == Outcome::Conflict)
            .then(|| after(bank.activated_ticks, timing.ras_ticks).max(after(bank.read_ticks, timing.rtp_ticks)));
        let activate_at_ticks =
            (outcome != Outcome::Hit).then(|| self.activation(number, after(precharge_at_ticks, timing.rp_ticks)));
        if let Some(at) = activate_at_ticks {
            self.activations.rotate_right(1);
            self.activations[0] = Some(at);
            self.banks[number].activated_ticks = Some(at);
            self.banks[number].holds = Bank::Open(place.row);
        }
        let read_at_ticks = after(self.banks[number].activated_ticks, timing.rcd_ticks)
            .max(after(self.read_ticks, timing.ccd_s_ticks))
            .max(after(self.last_of_group(number, |bank| bank.read_ticks), timing.ccd_l_ticks));
        self.read_ticks = Some(read_at_ticks);
        self.banks[number].read_ticks = Some(read_at_ticks);
        let data_from_ticks = read_at_ticks + u64::from(timing.cl_ticks);
        let data_to_ticks = data_from_ticks + u64::from(timing.burst_ticks);
        Read { place, outcome, precharge_at_ticks, activate_at_ticks, read_at_ticks, data_from_ticks, data_to_ticks }
    }

    /// The first moment at which this bank may be activated, from one on.
    fn activation(&self, number: usize, from_ticks: u64) -> u64 {
        let timing = &self.timing;
        from_ticks
            .max(after(self.banks[number].activated_ticks, timing.rc_ticks))
            .max(after(self.activations[0], timing.rrd_s_ticks))
            .max(after(self.last_of_group(number, |bank| bank.activated_ticks), timing.rrd_l_ticks))
            .max(after(self.activations[3], timing.faw_ticks))
    }

    /// The last time something was done to any bank of this bank's group.
    fn last_of_group(&self, number: usize, when: impl Fn(&Busy) -> Option<u64>) -> Option<u64> {
        let group = self.banks.iter().skip(number % self.groups).step_by(self.groups);
        group.filter_map(when).max()
    }
}
