//! In which channel, bank and row an address lies.
//!
//! No vendor says: the real mapping is a hash, made so that no simple stride hits one bank again and again. What stands
//! here is plain and assumed.

use super::Kind;
use crate::{evidence::Evidence, query::Choice};

/// Bytes that stay together in one channel: AMD states 256, and a simulator's map of the V100 has the same.
/// `[ROCM-HW]` `[ACCELSIM]`
pub const CHUNK_BYTES: u64 = 256;

/// How the mapping is known.
pub const EVIDENCE: Evidence = Evidence::Assumed;

/// How addresses are spread. Chunks of 256 bytes go round the channels; inside a channel, chunks fill a row, then a row
/// of the next bank; after the last bank come the next rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mapping {
    /// Over all channels.
    #[default]
    Channels,
    /// Over the banks of one channel: what is left of a stride that skips all others.
    OneChannel,
    /// Into one bank, row after row: the worst case, which takes special strides and which real hashes are made against.
    OneBank,
}

impl Choice for Mapping {
    const ALL: &'static [Mapping] = &[Mapping::Channels, Mapping::OneChannel, Mapping::OneBank];

    fn slug(self) -> &'static str {
        match self {
            Mapping::Channels => "channels",
            Mapping::OneChannel => "one-channel",
            Mapping::OneBank => "one-bank",
        }
    }
}

/// Where a burst lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The channel, from 0.
    pub channel: u32,
    /// The bank of the channel, from 0.
    pub bank: u32,
    /// The row of the bank, from 0.
    pub row: u64,
}

impl Mapping {
    /// Where the byte of that address lies.
    pub fn place(self, kind: Kind, address: u64) -> Place {
        let (channels, banks) = match self {
            Mapping::Channels => (kind.channels(), kind.banks()),
            Mapping::OneChannel => (1, kind.banks()),
            Mapping::OneBank => (1, 1),
        };
        let chunk = address / CHUNK_BYTES;
        let (channel, chunk) = (remainder(chunk, channels), chunk / u64::from(channels));
        let row = chunk / (kind.row_bytes() / CHUNK_BYTES);
        Place { channel, bank: remainder(row, banks), row: row / u64::from(banks) }
    }
}

#[expect(clippy::cast_possible_truncation, reason = "a remainder is smaller than its divisor, which is a u32")]
fn remainder(number: u64, divisor: u32) -> u32 {
    (number % u64::from(divisor)) as u32
}
