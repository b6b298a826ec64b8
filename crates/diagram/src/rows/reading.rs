//! The number row under the figure.

use super::view::{View, ns};
use crate::{
    basis::Basis,
    number,
    panel::{Reading, Sense},
};
use model::{dram::Outcome, ratio::Ratio};
use words::words;

/// The counts of a state; those that the rows decide are hidden while a guess is open.
pub(super) fn readout(view: &View<'_>) -> Vec<Reading> {
    let own = words(view.lang).rows();
    let (labels, service, state) = (&own.readout, &view.service, view.state);
    let hide = |value: String| match view.is_hidden() {
        true => words(view.lang).figure().hidden.to_owned(),
        false => value,
    };
    let plain = |slug, label, value| Reading { slug, label, value, sense: Sense::Plain, basis: None };
    // All of these rest on the mapping, on the row that was open and on the timings, none of which a vendor gives.
    let of_model = |reading: Reading| Reading { basis: Some(Basis::Model), ..reading };
    let count = |slug, label, count: u32| of_model(plain(slug, label, hide(count.to_string())));
    let share = |share: Option<Ratio>| hide(share.map_or_else(|| own.none.to_owned(), number::percent));

    let wanted = service.bursts.iter().filter(|burst| burst.is_wanted()).count();
    let conflicts = service.count(Outcome::Conflict);
    let sense = if conflicts > 0 && !view.is_hidden() { Sense::Conflict } else { Sense::Plain };
    let last = match service.finish_ticks() {
        0 => own.none.to_owned(),
        ticks => format!("{} ns", ns(ticks)),
    };
    vec![
        plain("sectors", labels.sectors, wanted.to_string()),
        plain("bytes", labels.bytes, service.bytes().to_string()),
        count("hits", labels.hits, service.count(Outcome::Hit)),
        count("closed", labels.closed, service.count(Outcome::Closed)),
        Reading { sense, ..count("conflicts", labels.conflicts, conflicts) },
        count("activations", labels.activations, service.activations()),
        of_model(plain("ns", labels.ns, hide(last))),
        of_model(plain("sustained", labels.sustained, share(state.share_of_many(service)))),
    ]
}
