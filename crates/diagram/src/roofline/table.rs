//! The numbers behind the picture, each with its unit and how it is known.

use super::{
    numbers::{numbers, rate},
    saying::{measured_name, stride},
};
use crate::{basis::evidence_word, scene::Table};
use model::{
    evidence::Evidence,
    figure::roofline::{Part, Plot, State},
    query::Choice,
};
use words::{Lang, words};

/// The roofs, the ridges, the kernel's dots, and what was timed.
pub(super) fn table(state: &State, lang: Lang) -> Table<Part> {
    let (own, spec) = (words(lang).roofline(), state.spec());
    let (parts, n) = (&own.parts, numbers(spec, lang));
    let evidence = words(lang).evidence();
    let known = |kind: Evidence| evidence_word(kind, evidence).to_owned();
    let computed = || evidence.model.to_owned();
    let mut rows = Vec::new();
    for plot in Plot::ALL.iter().copied().filter(|plot| state.has(Part::Plot(*plot))) {
        let (name, number, unit, known) = match plot {
            Plot::Roof => (parts.roof, n.peak_gflops.clone(), "GFLOPS", known(spec.peak_gflops().evidence)),
            Plot::Slope => (parts.slope, n.gb_s.clone(), "GB/s", known(spec.gb_s().evidence)),
            Plot::Lowered => (parts.lowered, n.useful_gb_s.clone(), "GB/s", computed()),
            Plot::Ridge => (parts.ridge, n.ridge.clone(), "FLOP/B", computed()),
            Plot::LoweredRidge => (parts.lowered_ridge, n.lowered_ridge.clone(), "FLOP/B", computed()),
            Plot::Ideal => (parts.ideal, n.ideal_gflops.clone(), "GFLOPS", computed()),
            Plot::Sectors => (parts.sectors, n.sectors_gflops.clone(), "GFLOPS", computed()),
            Plot::Reached => (parts.reached, n.reached_gflops.clone(), "GFLOPS", computed()),
            Plot::Measured => {
                let Some(was) = spec.was_reached() else { continue };
                (measured_name(state, lang), rate(was.gflops), "GFLOPS", known(was.evidence))
            }
        };
        rows.push((Part::Plot(plot), vec![name.to_owned(), number, unit.to_owned(), known]));
    }
    if state.shows_measured() {
        for (timed, gflops) in spec.timed() {
            let cells = [(parts.timed)(stride(timed)), rate(gflops), "GFLOPS".to_owned(), known(Evidence::Measured)];
            rows.push((Part::Timed(timed), cells.to_vec()));
        }
    }
    Table { heads: own.table.to_vec(), rows }
}
