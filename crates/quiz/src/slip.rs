//! Why a guess is wrong, where the model can tell.
//!
//! Each slip is played through: what would the reader have counted who made it? A guess that several slips lead to
//! is given no reason rather than a doubtful one, unless one of them is far likelier than the others.

pub(crate) mod dram;
pub(crate) mod global;
mod mistaken;
pub(crate) mod shared;

use crate::{Confusion, guess::Value};

/// A slip, and the wrong answer that it leads to.
pub type Way = (Slip, Value);

/// What the reader did instead of what was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Slip {
    /// Gave the number of requests.
    CountedRequests,
    /// Gave the number of sectors.
    CountedSectors,
    /// Gave the number of lines.
    CountedLines,
    /// Gave the number of active lanes.
    CountedLanes,
    /// Gave bytes where a number of things was asked.
    CountedBytes,
    /// Gave the bytes wanted where the bytes moved were asked: left out the waste.
    CountedWantedBytes,
    /// Gave the bytes moved where the bytes wanted were asked: put in the waste.
    CountedMovedBytes,
    /// Gave the share that is wasted.
    CountedWaste,
    /// Counted what lanes share once for each of them.
    IgnoredSharing,
    /// Counted once what was to be added up over the lanes.
    MergedSharing,
    /// Packed the wanted elements together: left out the gaps between them.
    IgnoredGaps,
    /// Moved all that lies between the first byte and the last, wanted or not.
    FilledGaps,
    /// Let the access start on a line's boundary, where it does not.
    IgnoredAlignment,
    /// Let a lane each take a sector because they come in another order.
    PricedOrder,
    /// Took an element for four bytes.
    AssumedFourBytes,
    /// Took an array of structs for an array of the field.
    IgnoredStruct,
    /// Took a warp for one row of a block that is narrower.
    IgnoredRows,
    /// Let the other index vary from lane to lane.
    TookOtherIndex,
    /// Took each touched line to move, or count, in full.
    AssumedWholeLines,
    /// Took sectors to move one by one, where this architecture moves whole lines.
    AssumedSingleSectors,
    /// Gave the number of groups.
    CountedGroups,
    /// Gave the number of turns.
    CountedWavefronts,
    /// Gave the turns that are too many.
    CountedConflicts,
    /// Gave the turns of the busiest bank.
    CountedNWay,
    /// Counted the groups of a wide access as conflicts.
    AddedGroups,
    /// Let no groups merge, where these do.
    IgnoredMerging,
    /// Let groups merge, where a store's never do.
    AssumedMerging,
    /// Counted with 16 banks.
    AssumedSixteenBanks,
    /// Took a byte's address for a word's number.
    TookBytesForWords,
    /// Took the stride itself for the degree of the conflict.
    TookStride,
    /// Left padding out, or put it where it changes nothing.
    IgnoredPadding,
    /// Left the swizzle out.
    IgnoredSwizzle,
    /// Swizzled by the lowest three bits of the row only.
    ShortSwizzle,
    /// Took it that what is done against conflicts leaves none.
    TrustedFix,
    /// Gave the bursts.
    CountedBursts,
    /// Gave the bursts whose row was open.
    CountedRowHits,
    /// Gave the bursts that found another row open.
    CountedRowConflicts,
    /// Gave the rows that were opened.
    CountedActivations,
    /// Gave the different rows.
    CountedRows,
    /// Left out what L2 fetches along with a sector.
    IgnoredFetch,
    /// Took what the banks held before for something else.
    IgnoredOpenRow,
    /// Put everything into one bank.
    AssumedOneBank,
}

impl Slip {
    /// The confusion that it is a case of, if it is one of the ten.
    pub fn confusion(self) -> Option<Confusion> {
        match self {
            Slip::AssumedFourBytes | Slip::IgnoredStruct => Some(Confusion::ElementSize),
            Slip::TookOtherIndex => Some(Confusion::VaryingIndex),
            Slip::IgnoredPadding => Some(Confusion::Padding),
            Slip::IgnoredAlignment | Slip::PricedOrder => Some(Confusion::Offset),
            Slip::IgnoredRows => Some(Confusion::RowsOfABlock),
            Slip::AssumedSixteenBanks => Some(Confusion::SixteenBanks),
            Slip::IgnoredSwizzle | Slip::ShortSwizzle => Some(Confusion::Swizzle),
            // Who lays the lanes' elements side by side has seen the neighbours that one thread reads in turn.
            Slip::IgnoredGaps => Some(Confusion::PerThread),
            Slip::AddedGroups | Slip::IgnoredMerging | Slip::AssumedMerging => Some(Confusion::WideGroups),
            Slip::TrustedFix => Some(Confusion::MovedConflict),
            Slip::CountedRequests
            | Slip::CountedSectors
            | Slip::CountedLines
            | Slip::CountedLanes
            | Slip::CountedBytes
            | Slip::CountedWantedBytes
            | Slip::CountedMovedBytes
            | Slip::CountedWaste
            | Slip::IgnoredSharing
            | Slip::MergedSharing
            | Slip::FilledGaps
            | Slip::AssumedWholeLines
            | Slip::AssumedSingleSectors
            | Slip::CountedGroups
            | Slip::CountedWavefronts
            | Slip::CountedConflicts
            | Slip::CountedNWay
            | Slip::TookBytesForWords
            | Slip::TookStride
            | Slip::CountedBursts
            | Slip::CountedRowHits
            | Slip::CountedRowConflicts
            | Slip::CountedActivations
            | Slip::CountedRows
            | Slip::IgnoredFetch
            | Slip::IgnoredOpenRow
            | Slip::AssumedOneBank => None,
        }
    }
}

#[cfg(test)]
mod tests;
