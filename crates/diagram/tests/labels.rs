//! Every number under a figure says what it rests on, and what was computed never says that it was measured.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use diagram::{
    basis::Basis,
    panel::{Panel, Reading},
    scene::Drawn,
};
use model::{
    evidence::Evidence,
    figure::{Name, banks, layout, overlap, roofline, rows, silicon},
};
use words::Lang;

fn panel<F: Drawn>(name: Name, query: &str) -> Panel {
    F::read(name, query).0.panel(Lang::En)
}

fn basis(panel: &Panel, slug: &str) -> Option<Basis> {
    panel.readout.iter().find(|reading| reading.slug == slug).unwrap().basis
}

/// The readings that are called measured, documented or assumed.
fn from_sources(panel: &Panel) -> Vec<&'static str> {
    let is_source = |reading: &&Reading| matches!(reading.basis, Some(Basis::Source(_)));
    panel.readout.iter().filter(is_source).map(|reading| reading.slug).collect()
}

/// The readings with a number and no label.
fn bare(panel: &Panel) -> Vec<&'static str> {
    let shows = |reading: &&Reading| reading.basis.is_none() && reading.value.starts_with(|c: char| c.is_ascii_digit());
    panel.readout.iter().filter(shows).map(|reading| reading.slug).collect()
}

#[test]
fn nothing_that_overlap_computes_is_called_measured() {
    for query in ["card=h200&stride=32&warps=1", "card=h200&stride=1&warps=8448", "card=a100&stride=1", "", "op=store"]
    {
        let panel = panel::<overlap::State>(Name::Overlap, query);
        assert_eq!(from_sources(&panel), [""; 0], "{query}");
        assert!(bare(&panel).iter().all(|slug| *slug == "myth"), "{query}: {:?}", bare(&panel));
    }
}

#[test]
fn a_roofline_calls_measured_only_what_a_card_did() {
    let measured = Some(Basis::Source(Evidence::Measured));
    for query in ["", "stride=1", "peak=measured", "flops=512", "card=a100&fetch=32", "card=v100", "width=1"] {
        let panel = panel::<roofline::State>(Name::Roofline, query);
        assert!(from_sources(&panel).iter().all(|slug| *slug == "measured"), "{query}: {:?}", from_sources(&panel));
        assert!(bare(&panel).iter().all(|slug| *slug == "intensity"), "{query}: {:?}", bare(&panel));
    }
    assert_eq!(basis(&panel::<roofline::State>(Name::Roofline, ""), "measured"), measured);
}

#[test]
fn the_scattered_a100_has_one_label_in_both_figures() {
    let reached = panel::<roofline::State>(Name::Roofline, "card=a100&fetch=32");
    let found = reached.readout.iter().find(|reading| reading.slug == "reached").unwrap();
    assert_eq!((found.value.as_str(), found.basis), ("48.6", Some(Basis::Model)));
    let blocks = rows::State::default().blocks(Lang::En);
    let a100 = blocks.iter().find(|(name, _)| *name == "a100").unwrap();
    let row = a100.1.split("<tr").find(|row| row.contains("48.6")).unwrap();
    assert!(row.contains(">model, from 1,555 GB/s (documented: "), "{row}");
}

#[test]
fn the_cost_of_a_conflict_is_measured_where_it_was_timed() {
    let latency = |query| basis(&panel::<banks::State>(Name::Banks, query), "latency");
    assert_eq!(latency("stride=32"), Some(Basis::Source(Evidence::Measured)));
    assert_eq!(latency("stride=32&off=5"), Some(Basis::Source(Evidence::Assumed)));
}

#[test]
fn what_rests_on_an_assumed_mapping_is_the_models() {
    let dram = panel::<rows::State>(Name::Rows, "");
    assert_eq!(from_sources(&dram), [""; 0]);
    assert_eq!(bare(&dram), ["sectors", "bytes"]);
    let fields = panel::<layout::State>(Name::Layout, "");
    assert!(from_sources(&fields).iter().all(|slug| *slug == "measured"), "{:?}", from_sources(&fields));
}

#[test]
fn a_prediction_and_what_is_divided_by_it_are_the_models() {
    let panel = panel::<silicon::State>(Name::Silicon, "point=8&step=both");
    assert_eq!(basis(&panel, "measured"), Some(Basis::Source(Evidence::Measured)));
    assert_eq!((basis(&panel, "predicted"), basis(&panel, "ratio")), (Some(Basis::Model), Some(Basis::Model)));
}
