//! The number row under the figure.

use super::view::{View, ns};
use crate::{
    number,
    panel::{Reading, Sense},
};
use model::{dram::Outcome, evidence::Evidence, ratio::Ratio};
use words::words;

/// The counts of a state; those that the rows decide are hidden while a guess is open.
pub(super) fn readout(view: &View<'_>) -> Vec<Reading> {
    let own = words(view.lang).rows();
    let (labels, service, state) = (&own.readout, &view.service, view.state);
    let hide = |value: String| match view.is_hidden() {
        true => words(view.lang).figure().hidden.to_owned(),
        false => value,
    };
    let plain = |slug, label, value| Reading { slug, label, value, sense: Sense::Plain, evidence: None };
    let count = |slug, label, count: u32| plain(slug, label, hide(count.to_string()));
    let assumed = |reading: Reading| Reading { evidence: Some(Evidence::Assumed), ..reading };
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
        assumed(plain("ns", labels.ns, hide(last))),
        assumed(plain("sustained", labels.sustained, share(state.share_of_many(service)))),
    ]
}
