//! What readers count of an access to global memory who overlook something.

use super::{Slip, Way, mistaken};
use crate::{count::Global, guess::Value};
use model::{
    access::{Access, Width},
    arch::Arch,
    figure::coalescing::{Layout, Number, Order, Spec},
    global::{self, Counts, LINE_BYTES, SECTOR_BYTES},
    ratio::Ratio,
};

/// The answer, and every slip that can be made at this question.
pub(crate) fn played_through(asked: Global, spec: &Spec) -> (Value, Vec<Way>) {
    let (access, arch) = (spec.access(), spec.arch());
    let counts = global::count(&access, arch);
    let mut ways = Vec::new();
    ways.extend(
        Global::ALL.into_iter().filter_map(|given| instead(asked, given).map(|slip| (slip, of(given, &counts)))),
    );
    lanes(asked, spec, &counts, &mut ways);
    let recount = |mistaken: Access| of(asked, &global::count(&mistaken, arch));
    if access.width() != Width::B4 {
        ways.extend(mistaken::four_bytes(&access).map(|four| (Slip::AssumedFourBytes, recount(four))));
    }
    units(asked, &counts, &mut ways);
    let mut misplaced = match asked {
        Global::Requests | Global::Unique | Global::Requested => Vec::new(),
        Global::Sectors | Global::Lines | Global::Moved | Global::Efficiency => misplaced(spec, &access),
    };
    if asked == Global::Efficiency {
        // Shared bytes are not counted twice in bytes moved but in bytes wanted, which is the other ratio.
        misplaced.retain(|(slip, _)| *slip != Slip::IgnoredSharing);
        ways.extend(counts.requested_ratio().map(|ratio| (Slip::IgnoredSharing, Value::Percent(ratio))));
    }
    let wanted = [Value::Whole(counts.unique_bytes), Value::Whole(counts.requested_bytes)];
    let misplaced = misplaced.into_iter().map(|(slip, access)| (slip, recount(access)));
    // That a reader gave the bytes wanted says already how the bytes moved were missed.
    ways.extend(misplaced.filter(|(_, value)| asked != Global::Moved || !wanted.contains(value)));
    filled(asked, spec, &access, arch, &counts, &mut ways);
    let answer = of(asked, &counts);
    ways.retain(|(_, value)| *value != answer);
    (answer, ways)
}

/// A count's value. The share of nothing is written as 0.
fn of(count: Global, counts: &Counts) -> Value {
    match count {
        Global::Requests => Value::Whole(counts.requests.into()),
        Global::Sectors => Value::Whole(counts.sectors.into()),
        Global::Lines => Value::Whole(counts.lines.into()),
        Global::Moved => Value::Whole(counts.moved_bytes),
        Global::Unique => Value::Whole(counts.unique_bytes),
        Global::Requested => Value::Whole(counts.requested_bytes),
        Global::Efficiency => counts.efficiency().map_or(Value::Whole(0), Value::Percent),
    }
}

/// What it is to give `given` where `asked` was asked.
fn instead(asked: Global, given: Global) -> Option<Slip> {
    use Global::{Efficiency, Lines, Moved, Requested, Requests, Sectors, Unique};
    match (asked, given) {
        (Requests, Requests) | (Sectors, Sectors) | (Lines, Lines) => None,
        (Moved, Moved) | (Unique, Unique) | (Requested, Requested) => None,
        (_, Efficiency) | (Efficiency, _) => None,
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

/// One for each lane: counted for its own sake, or because the lanes come in another order.
fn lanes(asked: Global, spec: &Spec, counts: &Counts, ways: &mut Vec<Way>) {
    let lanes = u64::from(spec.access().mask().count());
    let slip = if spec.order() == Order::Forward { Slip::CountedLanes } else { Slip::PricedOrder };
    match asked {
        Global::Requests | Global::Sectors | Global::Lines => ways.push((slip, Value::Whole(lanes))),
        Global::Moved => {
            ways.push((Slip::CountedLanes, Value::Whole(lanes)));
            if slip == Slip::PricedOrder {
                ways.push((slip, Value::Whole(lanes * SECTOR_BYTES)));
            }
        }
        Global::Unique | Global::Requested => ways.push((Slip::CountedLanes, Value::Whole(lanes))),
        Global::Efficiency => {
            if slip == Slip::PricedOrder {
                ways.extend(share(counts.unique_bytes, lanes * SECTOR_BYTES).map(|share| (slip, share)));
            }
        }
    }
}

/// Whole lines where sectors move, and sectors where whole lines do.
fn units(asked: Global, counts: &Counts, ways: &mut Vec<Way>) {
    let (lines, sectors) = (u64::from(counts.lines), u64::from(counts.sectors));
    match asked {
        Global::Requests | Global::Lines | Global::Unique | Global::Requested => {}
        Global::Sectors => {
            ways.push((Slip::AssumedWholeLines, Value::Whole(lines * (LINE_BYTES / SECTOR_BYTES))));
        }
        Global::Moved => {
            ways.push((Slip::AssumedWholeLines, Value::Whole(lines * LINE_BYTES)));
            ways.push((Slip::AssumedSingleSectors, Value::Whole(sectors * SECTOR_BYTES)));
        }
        Global::Efficiency => {
            let used = counts.unique_bytes;
            ways.extend(share(used, lines * LINE_BYTES).map(|share| (Slip::AssumedWholeLines, share)));
            ways.extend(share(used, sectors * SECTOR_BYTES).map(|share| (Slip::AssumedSingleSectors, share)));
            ways.extend(
                share(counts.moved_bytes.saturating_sub(used), counts.moved_bytes)
                    .map(|share| (Slip::CountedWaste, share)),
            );
        }
    }
}

fn share(part: u64, whole: u64) -> Option<Value> {
    Ratio::new(part, whole).map(Value::Percent)
}

/// The access with its elements elsewhere than they are.
fn misplaced(spec: &Spec, access: &Access) -> Vec<(Slip, Access)> {
    let columns = spec.number(Number::Columns);
    let one_row = spec.with_number(Number::Columns, 32);
    let (packed, other_index) = match (spec.is_given(), spec.layout()) {
        (false, Layout::Field) => (mistaken::packed(access).map(|packed| (Slip::IgnoredStruct, packed)), None),
        // Lanes below one another: whoever has them in a row takes the other index for the one that varies.
        (false, Layout::Block) if columns == 1 => (None, Some(one_row)),
        (false, Layout::Block) if columns == 32 => (None, Some(spec.with_number(Number::Columns, 1))),
        (false, Layout::Block) => {
            (Some((Slip::IgnoredRows, one_row.access())), Some(spec.with_number(Number::Columns, 1)))
        }
        (true, _) | (false, Layout::Stride | Layout::Random) => {
            (mistaken::packed(access).map(|packed| (Slip::IgnoredGaps, packed)), None)
        }
    };
    let unshared = mistaken::unshared(access).map(|unshared| (Slip::IgnoredSharing, unshared));
    let aligned = mistaken::aligned(access).map(|aligned| (Slip::IgnoredAlignment, aligned));
    let other_index = other_index.map(|other| (Slip::TookOtherIndex, other.access()));
    [packed, unshared, aligned, other_index].into_iter().flatten().collect()
}

/// All that lies between the first byte and the last; or, for a share, one element of each stride.
fn filled(asked: Global, spec: &Spec, access: &Access, arch: Arch, counts: &Counts, ways: &mut Vec<Way>) {
    let addresses = || access.lanes().map(|(_, address)| address);
    let (Some(first), Some(last)) = (addresses().min(), addresses().max()) else { return };
    let units = |bytes: u64| (last + u64::from(access.width().bytes()) - 1) / bytes - first / bytes + 1;
    let fill = u64::from(arch.fill_bytes());
    let value = match asked {
        Global::Requests | Global::Unique | Global::Requested => None,
        Global::Sectors => Some(Value::Whole(units(SECTOR_BYTES))),
        Global::Lines => Some(Value::Whole(units(LINE_BYTES))),
        Global::Moved => Some(Value::Whole(units(fill) * fill)),
        Global::Efficiency => share(counts.unique_bytes, units(fill) * fill),
    };
    ways.extend(value.map(|value| (Slip::FilledGaps, value)));
    let stride = spec.number(Number::Stride);
    if asked == Global::Efficiency && !spec.is_given() && spec.layout() == Layout::Stride && stride > 1 {
        ways.extend(share(1, stride.into()).map(|share| (Slip::FilledGaps, share)));
    }
}
