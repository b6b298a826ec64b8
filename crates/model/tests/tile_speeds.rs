//! The transpose's speeds: as they were timed, and only for what was timed.

use model::figure::tile::{Block, COPY_MBPS, Column, Element, Kernel, Preset, Size, mbps};

/// A row of `hardware/h200-timings.jsonl`, of the series that was asked for.
#[derive(serde::Deserialize)]
struct Timed {
    copy_gbps: f64,
    naive_gbps: f64,
    tile32_gbps: f64,
    tile33_gbps: f64,
}

#[test]
fn speeds_are_those_that_were_timed() {
    let line = include_str!("../../../hardware/h200-timings.jsonl")
        .lines()
        .find(|line| line.contains("\"transpose_16384\""))
        .unwrap();
    let timed: Timed = serde_json::from_str(line).unwrap();
    let check = |mbps: Option<u64>, gbps: f64| assert_eq!(mbps.unwrap() as f64, gbps * 1000.0);
    check(Some(COPY_MBPS), timed.copy_gbps);
    check(mbps(Kernel::Naive), timed.naive_gbps);
    check(mbps(Kernel::Tile), timed.tile32_gbps);
    check(mbps(Kernel::Padded), timed.tile33_gbps);
    assert_eq!([mbps(Kernel::Swizzled), mbps(Kernel::WrongPad)], [None; 2]);
}

#[test]
fn no_speed_is_claimed_for_what_was_not_timed() {
    let padded = Preset::Padded.spec();
    assert_eq!(padded.mbps(), Some(3_588_500));
    assert_eq!(padded.with_size(Size::N16384).mbps(), padded.mbps());
    for other in [
        padded.with_block(Block::B32x32),
        padded.with_element(Element::Double),
        padded.with_column(Column::Write),
        padded.with_kernel(Kernel::Swizzled),
    ] {
        assert_eq!(other.mbps(), None, "{other:?}");
    }
}
