//! The lab's derivation has the memory of the card that its picture shows, and says whose it is.

use diagram::scene::Drawn;
use model::figure::{Figure, Name, lab::State};
use words::Lang;

fn results(query: &str) -> Vec<String> {
    State::read(Name::Lab, query).0.derivation(Lang::En).into_iter().map(|line| line.result.text).collect()
}

#[test]
fn the_picture_and_the_derivation_are_of_one_card() {
    let overlap = results("view=overlap&card=h200");
    assert_eq!(overlap[..2], ["4352 GB/s (H200, measured)", "342 ns (H200, measured)"]);
    let readout = State::read(Name::Lab, "view=overlap&card=h200").0.panel(Lang::En).readout;
    // 32 sectors, each for a latency of its own.
    assert!(overlap.contains(&"10944 ns".to_owned()), "{overlap:?}");
    assert!(readout.iter().any(|reading| reading.slug == "myth" && reading.value.starts_with("10.9")), "{readout:?}");
    let roofline = results("view=roofline&card=a100");
    assert_eq!(roofline[0], "1555 GB/s (A100 40 GB, documented)");
    assert_eq!(results("")[..2], ["900 GB/s (assumed)", "300 ns (assumed)"]);
}
