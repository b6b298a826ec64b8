//! Why a guess is wrong, where the model can tell.
//!
//! Each slip is played through: what would the reader have counted who made it? A guess
//! that several slips lead to is left without a reason rather than given a doubtful one.

mod mistaken;

use crate::{Count, Question};
use model::access::{Access, Width};
use model::global::{self, LINE_BYTES, SECTOR_BYTES};

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
    /// Counted what lanes share once for each of them.
    IgnoredSharing,
    /// Counted once what was to be added up over the lanes.
    MergedSharing,
    /// Packed the wanted elements together: left out the gaps between them.
    IgnoredGaps,
    /// Let the access start on a line's boundary, where it does not.
    IgnoredAlignment,
    /// Took an element for four bytes.
    AssumedFourBytes,
    /// Took each touched line to move, or count, in full.
    AssumedWholeLines,
    /// Took sectors to move one by one, where this architecture moves whole lines.
    AssumedSingleSectors,
}

/// `None` for a right guess, for one that no slip explains, and for one that several do.
pub(crate) fn slip(question: &Question, guess: u64) -> Option<Slip> {
    if guess == question.answer() {
        return None;
    }
    let mut explains = played_through(question).into_iter().filter(|&(_, value)| value == guess).map(|(slip, _)| slip);
    let first = explains.next()?;
    explains.all(|other| other == first).then_some(first)
}

/// Every slip that can be made at this question, with the guess it leads to.
fn played_through(question: &Question) -> Vec<(Slip, u64)> {
    let Question { count, access, arch, .. } = question;
    let counts = global::count(access, *arch);
    let mut guesses = vec![(Slip::CountedLanes, access.mask().count().into())];
    guesses.extend(
        Count::ALL.into_iter().filter_map(|other| instead(*count, other).map(|slip| (slip, other.of(&counts)))),
    );
    let recount = |mistaken: Access| count.of(&global::count(&mistaken, *arch));
    if access.width() != Width::B4 {
        guesses.extend(mistaken::four_bytes(access).map(|a| (Slip::AssumedFourBytes, recount(a))));
    }
    let wanted = match count {
        Count::Requests | Count::Unique | Count::Requested => return guesses,
        Count::Sectors => {
            let whole = u64::from(counts.lines) * (LINE_BYTES / SECTOR_BYTES);
            guesses.push((Slip::AssumedWholeLines, whole));
            [None, None]
        }
        Count::Lines => [None, None],
        Count::Moved => {
            let whole = u64::from(counts.lines) * LINE_BYTES;
            guesses.push((Slip::AssumedWholeLines, whole));
            let single = u64::from(counts.sectors) * SECTOR_BYTES;
            guesses.push((Slip::AssumedSingleSectors, single));
            [Some(counts.unique_bytes), Some(counts.requested_bytes)]
        }
    };
    let misplaced = [
        (Slip::IgnoredSharing, mistaken::unshared(access)),
        (Slip::IgnoredGaps, mistaken::packed(access)),
        (Slip::IgnoredAlignment, mistaken::aligned(access)),
    ];
    guesses.extend(
        misplaced
            .into_iter()
            .filter_map(|(slip, access)| Some((slip, recount(access?))))
            // That a reader gave the bytes wanted says already how the bytes moved were missed.
            .filter(|&(_, value)| !wanted.contains(&Some(value))),
    );
    guesses
}

/// What it is to give `given` where `asked` was asked.
fn instead(asked: Count, given: Count) -> Option<Slip> {
    use Count::{Lines, Moved, Requested, Requests, Sectors, Unique};
    match (asked, given) {
        (Requests, Requests) | (Sectors, Sectors) | (Lines, Lines) => None,
        (Moved, Moved) | (Unique, Unique) | (Requested, Requested) => None,
        (Sectors | Lines | Moved | Unique | Requested, Requests) => Some(Slip::CountedRequests),
        (Requests | Lines | Moved | Unique | Requested, Sectors) => Some(Slip::CountedSectors),
        (Requests | Sectors | Moved | Unique | Requested, Lines) => Some(Slip::CountedLines),
        (Requests | Sectors | Lines, Moved | Unique | Requested) => Some(Slip::CountedBytes),
        (Moved, Unique | Requested) => Some(Slip::CountedWantedBytes),
        (Unique | Requested, Moved) => Some(Slip::CountedMovedBytes),
        (Unique, Requested) => Some(Slip::IgnoredSharing),
        (Requested, Unique) => Some(Slip::MergedSharing),
    }
}

#[cfg(test)]
mod tests;
