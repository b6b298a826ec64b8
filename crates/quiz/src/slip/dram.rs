//! What readers count of a load's reads in DRAM who overlook something.

use super::{Slip, Way, mistaken};
use crate::{count::Dram, guess::Value};
use model::{
    access::{Access, Width},
    dram::{Mapping, Outcome},
    figure::{
        coalescing,
        rows::{Before, Service, Spec, State},
    },
    global::DramFetch,
};

/// The answer, and every slip that can be made at this question.
pub(crate) fn played_through(asked: Dram, spec: &Spec) -> (Value, Vec<Way>) {
    let service = State::new(*spec).service();
    let lanes = spec.access().access().mask().count();
    let mut ways = vec![(Slip::CountedLanes, Value::Whole(lanes.into()))];
    ways.extend(
        Dram::ALL.into_iter().filter(|given| *given != asked).map(|given| (instead(given), of(given, &service))),
    );
    let mut recount = |slip, mistaken: Spec| ways.push((slip, of(asked, &State::new(mistaken).service())));
    recount(Slip::IgnoredFetch, spec.with_fetch(DramFetch::B32));
    for before in [Before::Closed, Before::SameRow, Before::OtherRow] {
        recount(Slip::IgnoredOpenRow, spec.with_before(before));
    }
    recount(Slip::AssumedOneBank, spec.with_mapping(Mapping::OneBank));
    let access = spec.access();
    let other = |access: Access| spec.with_access(coalescing::Spec::of_access(&access, spec.access().arch()));
    if access.width() != Width::B4
        && let Some(four) = mistaken::four_bytes(&access.access())
    {
        recount(Slip::AssumedFourBytes, other(four));
    }
    if let Some(packed) = mistaken::packed(&access.access()) {
        recount(Slip::IgnoredGaps, other(packed));
    }
    let answer = of(asked, &service);
    ways.retain(|(_, value)| *value != answer);
    (answer, ways)
}

fn of(count: Dram, service: &Service) -> Value {
    Value::Whole(match count {
        Dram::Bursts => service.bursts.len() as u64,
        Dram::RowHits => service.count(Outcome::Hit).into(),
        Dram::RowConflicts => service.count(Outcome::Conflict).into(),
        Dram::Activations => service.activations().into(),
        Dram::Rows => service.rows().into(),
    })
}

/// What it is to give this where something else was asked.
fn instead(given: Dram) -> Slip {
    match given {
        Dram::Bursts => Slip::CountedBursts,
        Dram::RowHits => Slip::CountedRowHits,
        Dram::RowConflicts => Slip::CountedRowConflicts,
        Dram::Activations => Slip::CountedActivations,
        Dram::Rows => Slip::CountedRows,
    }
}
