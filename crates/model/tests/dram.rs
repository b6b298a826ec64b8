//! DRAM with row buffers: the streams and tables of the course, and laws that hold for every stream.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use model::dram::{
    BURST_BYTES, Bank, Bound, Kind, Mapping, Outcome, Place, Read, TICKS_A_NS, finish_ticks, ns_from_ticks,
    of_one_bank, serve, spread,
};
use model::query::Choice;
use proptest::prelude::*;

fn place(bank: u32, row: u64) -> Place {
    Place { channel: 0, bank, row }
}

/// Of a stream in HBM2 2.0: nanoseconds to the last byte.
fn ns(before: Bank, places: &[Place]) -> u64 {
    let finish = finish_ticks(&serve(Kind::Hbm2, |_, _| before, places));
    assert_eq!(finish % u64::from(TICKS_A_NS), 0);
    finish / u64::from(TICKS_A_NS)
}

const OTHER: Bank = Bank::Open(99);

#[test]
fn four_sectors_of_a_line_cost_what_their_bank_held() {
    let line = [place(0, 0); 4];
    assert_eq!(ns(Bank::Open(0), &line), 28);
    assert_eq!(ns(Bank::Closed, &line), 42);
    assert_eq!(ns(OTHER, &line), 56);
    let reads = serve(Kind::Hbm2, |_, _| Bank::Open(0), &line);
    assert_eq!(reads.iter().map(|read| read.read_at_ticks).collect::<Vec<_>>(), [0, 12_000, 24_000, 36_000]);
}

#[test]
fn four_banks_open_their_rows_at_the_same_time_and_one_bank_does_not() {
    let banks: Vec<Place> = (0..4).map(|bank| place(bank, 0)).collect();
    assert_eq!(ns(Bank::Closed, &banks), 42);
    let rows: Vec<Place> = (0..4).map(|row| place(0, row)).collect();
    assert_eq!(ns(OTHER, &rows), 188);
}

#[test]
fn thirty_two_rows_cost_ten_times_as_much_in_one_bank_as_in_sixteen() {
    let one: Vec<Place> = (0..32).map(|row| place(0, row)).collect();
    assert_eq!(ns(OTHER, &one), 1532);
    let sixteen: Vec<Place> = (0..32).map(|at| place(at % 16, u64::from(at / 16))).collect();
    assert_eq!(ns(Bank::Closed, &sixteen), 154);
    // Four activations take 16 ns by tRRD, and tFAW asks for no more than 15.
    assert_eq!(Kind::Hbm2.timing().four_activations_ticks(), 16 * TICKS_A_NS);
    let channels: Vec<Place> = (0..32).map(|channel| Place { channel, bank: 0, row: 0 }).collect();
    assert_eq!(ns(OTHER, &channels), 44);
}

#[test]
fn a_lone_burst_takes_as_long_as_its_bank_held_another_row() {
    let check = |kind: Kind, expected: [u32; 3], text: [f64; 3]| {
        let alone = kind.timing().alone_ticks();
        assert_eq!(alone, expected, "{kind:?}");
        for (ticks, ns) in alone.into_iter().zip(text) {
            assert!((ns_from_ticks(ticks.into()) - ns).abs() <= 0.051, "{kind:?}: {ticks} is not {ns}");
        }
        let outcomes = [Bank::Open(5), Bank::Closed, OTHER].map(|before| {
            let reads = serve(kind, |_, _| before, &[place(3, 5)]);
            u32::try_from(finish_ticks(&reads)).unwrap()
        });
        assert_eq!(outcomes, expected, "{kind:?}");
    };
    check(Kind::Hbm2, [48_000, 90_000, 132_000], [16.0, 30.0, 44.0]);
    check(Kind::Hbm2Fast, [47_500, 90_000, 132_500], [15.8, 30.0, 44.2]);
    check(Kind::Hbm3, [41_250, 99_375, 148_125], [13.75, 33.1, 49.4]);
    check(Kind::Gddr6, [44_460, 90_630, 136_800], [14.8, 30.2, 45.6]);
}

#[test]
fn the_share_of_peak_grows_with_the_bursts_of_an_activation() {
    let check = |kind: Kind, shares: [f64; 4], one_bank: f64| {
        for (reads, share) in (1..).zip(shares) {
            let percent = spread(kind, reads, 1).unwrap().percent();
            assert!((percent - share).abs() < 0.5, "{kind:?}, {reads} bursts: {percent}");
        }
        let percent = of_one_bank(kind, 1, 1).unwrap().percent();
        assert!((percent - one_bank).abs() < 0.05, "{kind:?}, one bank: {percent}");
    };
    check(Kind::Hbm2, [50.0, 100.0, 100.0, 100.0], 4.2);
    check(Kind::Hbm2Fast, [40.0, 80.0, 100.0, 100.0], 3.5);
    check(Kind::Hbm3, [33.3, 66.7, 100.0, 100.0], 2.8);
    check(Kind::Gddr6, [25.0, 50.0, 75.0, 100.0], 2.5);
    assert_eq!(spread(Kind::Hbm2, 0, 0), None);
    assert_eq!(spread(Kind::Hbm2, 3, 0).unwrap().percent(), 100.0);
}

#[test]
fn a_burst_takes_the_pins_as_long_as_the_clock_says() {
    for kind in Kind::ALL {
        let timing = kind.timing();
        let from_pins = BURST_BYTES as f64 * 1e3 / f64::from(kind.peak_mb_s());
        // GDDR6's clock is rounded where it was taken from; those of the others are whole ticks.
        let near = if *kind == Kind::Gddr6 { 0.003 } else { 1e-12 };
        assert!((ns_from_ticks(timing.burst_ticks.into()) / from_pins - 1.0).abs() < near, "{kind:?}: {from_pins}");
        assert_eq!(timing.burst_ticks, timing.ccd_s_ticks);
        assert_eq!(Kind::ALL.iter().filter(|other| other.slug() == kind.slug()).count(), 1);
    }
    assert_eq!(Kind::ALL.iter().map(|kind| kind.peak_mb_s()).collect::<Vec<_>>(), [16_000, 19_200, 25_600, 28_000]);
}

#[test]
fn chunks_go_round_the_channels_and_then_fill_a_row() {
    let place = |mapping: Mapping, address| {
        let Place { channel, bank, row } = mapping.place(Kind::Hbm2, address);
        (channel, bank, row)
    };
    assert_eq!(place(Mapping::Channels, 255), (0, 0, 0));
    assert_eq!(place(Mapping::Channels, 256), (1, 0, 0));
    // A second chunk of channel 0 lies in the row of the first, the fifth in the next bank, the 65th in the next row.
    assert_eq!(place(Mapping::Channels, 64 * 256), (0, 0, 0));
    assert_eq!(place(Mapping::Channels, 4 * 64 * 256), (0, 1, 0));
    assert_eq!(place(Mapping::Channels, 64 * 64 * 256), (0, 0, 1));
    assert_eq!(place(Mapping::OneChannel, 1023), (0, 0, 0));
    assert_eq!(place(Mapping::OneChannel, 1024), (0, 1, 0));
    assert_eq!(place(Mapping::OneChannel, 16 * 1024), (0, 0, 1));
    assert_eq!(place(Mapping::OneBank, 5 * 1024), (0, 0, 5));
}

/// Whether a number is what the course says, to the places it says it with.
fn near(number: f64, said: f64, slack: f64) {
    assert!((number - said).abs() < slack, "{number} is not {said}");
}

#[test]
fn rows_explain_the_size_of_the_reported_slowdown_and_not_its_value() {
    near(Bound::Peak.gflops(), 194.4, 0.05);
    near(Bound::Sectors.gflops(), 48.6, 0.05);
    near(Bound::Sectors.times_slower(), 4.0, 1e-9);
    near(Bound::Fetch64.times_slower(), 8.0, 1e-9);
    near(Bound::Activations.delivered_gb_s().unwrap(), 640.0, 1e-9);
    near(Bound::Activations.useful_gb_s(), 160.0, 1e-9);
    near(Bound::Activations.gflops(), 20.0, 1e-9);
    near(Bound::Activations.times_slower(), 9.7, 0.05);
    near(Bound::FewActivations.delivered_gb_s().unwrap(), 341.3, 0.05);
    near(Bound::FewActivations.gflops(), 10.7, 0.05);
    near(Bound::FewActivations.times_slower(), 18.2, 0.05);
    near(Bound::Reported.gflops(), 14.0, 1e-9);
    near(Bound::Reported.times_slower(), 13.9, 0.05);
    assert!(Bound::Reported.known().is_none());
}

#[test]
fn what_an_h200_did_is_what_was_measured() {
    let rows: Vec<serde_json::Value> = include_str!("../../../hardware/h200-timings.jsonl")
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let check = |bound: Bound, what: &str, stride: Option<u64>| {
        let row = rows.iter().find(|row| row["what"] == what && row["stride"].as_u64() == stride).unwrap();
        near(bound.useful_gb_s(), row["useful_gbps"].as_f64().unwrap(), 1e-9);
        near(bound.gflops(), row["gflops"].as_f64().unwrap(), 0.06);
    };
    check(Bound::H200InARow, "stride_read_f64", Some(1));
    check(Bound::H200Stride, "stride_read_f64", Some(1024));
    check(Bound::H200Random, "random_read_f64", None);
    near(Bound::H200Stride.times_slower(), 15.0, 0.05);
    near(Bound::H200Random.times_slower(), 13.3, 0.05);
    let default = rows.iter().find(|row| row["what"] == "l2_fetch_default").unwrap();
    assert_eq!(default["bytes"].as_u64(), Some(64));
}

fn kinds() -> impl Strategy<Value = Kind> {
    prop::sample::select(Kind::ALL.to_vec())
}

fn banks() -> impl Strategy<Value = Bank> {
    prop_oneof![Just(Bank::Closed), (0_u64..4).prop_map(Bank::Open)]
}

fn streams() -> impl Strategy<Value = Vec<Place>> {
    let places = (0_u32..3, 0_u32..16, 0_u64..4).prop_map(|(channel, bank, row)| Place { channel, bank, row });
    prop::collection::vec(places, 0..64)
}

/// No two commands of a channel are closer than its timing allows.
fn keeps_its_distances(kind: Kind, reads: &[Read]) -> Result<(), TestCaseError> {
    let timing = kind.timing();
    let group = |read: &Read| read.place.bank % kind.groups();
    for (at, read) in reads.iter().enumerate() {
        let earlier: Vec<&Read> =
            reads[..at].iter().filter(|other| other.place.channel == read.place.channel).collect();
        for other in &earlier {
            let gap = read.read_at_ticks.checked_sub(other.read_at_ticks);
            let least = if group(read) == group(other) { timing.ccd_l_ticks } else { timing.ccd_s_ticks };
            prop_assert!(gap >= Some(least.into()));
            prop_assert!(read.data_from_ticks >= other.data_to_ticks);
        }
        let Some(activated) = read.activate_at_ticks else { continue };
        prop_assert!(read.read_at_ticks >= activated + u64::from(timing.rcd_ticks));
        let before: Vec<&&Read> = earlier.iter().filter(|other| other.activate_at_ticks.is_some()).collect();
        for other in &before {
            let gap = activated.checked_sub(other.activate_at_ticks.unwrap());
            let least = match (other.place.bank == read.place.bank, group(read) == group(other)) {
                (true, _) => timing.rc_ticks,
                (false, true) => timing.rrd_l_ticks,
                (false, false) => timing.rrd_s_ticks,
            };
            prop_assert!(gap >= Some(least.into()));
        }
        if let Some(fifth) = before.len().checked_sub(4) {
            prop_assert!(activated >= before[fifth].activate_at_ticks.unwrap() + u64::from(timing.faw_ticks));
        }
        if let Some(closing) = read.precharge_at_ticks {
            prop_assert!(activated >= closing + u64::from(timing.rp_ticks));
            for other in earlier.iter().filter(|other| other.place.bank == read.place.bank) {
                prop_assert!(closing >= other.read_at_ticks + u64::from(timing.rtp_ticks));
                prop_assert!(other.activate_at_ticks.is_none_or(|at| closing >= at + u64::from(timing.ras_ticks)));
            }
        }
    }
    Ok(())
}

proptest! {
    #[test]
    fn every_stream_keeps_its_distances(kind in kinds(), before in banks(), stream in streams()) {
        let reads = serve(kind, |_, _| before, &stream);
        prop_assert_eq!(reads.len(), stream.len());
        keeps_its_distances(kind, &reads)?;
    }

    #[test]
    fn a_hit_never_comes_later_than_a_closed_row_nor_that_than_a_conflict(kind in kinds(), stream in streams()) {
        // Each stream's first reads of a bank find the row open, none, or another.
        let first = |channel: u32, bank: u32| {
            stream.iter().find(|place| (place.channel, place.bank) == (channel, bank)).map_or(0, |place| place.row)
        };
        let hit = serve(kind, |channel, bank| Bank::Open(first(channel, bank)), &stream);
        let closed = serve(kind, |_, _| Bank::Closed, &stream);
        let conflict = serve(kind, |_, _| OTHER, &stream);
        for ((hit, closed), conflict) in hit.iter().zip(&closed).zip(&conflict) {
            prop_assert!(hit.data_to_ticks <= closed.data_to_ticks);
            prop_assert!(closed.data_to_ticks <= conflict.data_to_ticks);
        }
    }

    #[test]
    fn more_banks_are_never_slower(kind in kinds(), before in banks(), rows in 0_u32..80) {
        let round = |banks: u32| -> u64 {
            let stream: Vec<Place> = (0..rows).map(|at| place(at % banks, 10 + u64::from(at))).collect();
            finish_ticks(&serve(kind, |_, _| before, &stream))
        };
        let finishes = [1, 2, 4, 8, 16].map(round);
        prop_assert!(finishes.is_sorted_by(|few, more| few >= more), "{finishes:?}");
    }

    #[test]
    fn channels_do_not_wait_for_each_other(kind in kinds(), before in banks(), stream in streams()) {
        let all = serve(kind, |_, _| before, &stream);
        for channel in 0..3 {
            let own: Vec<Place> = stream.iter().copied().filter(|place| place.channel == channel).collect();
            let of_all: Vec<Read> = all.iter().copied().filter(|read| read.place.channel == channel).collect();
            prop_assert_eq!(serve(kind, |_, _| before, &own), of_all);
        }
    }

    #[test]
    fn an_open_row_gives_as_many_bursts_in_whatever_order(kind in kinds(), before in banks(), reads in 1_usize..40) {
        let served = serve(kind, |_, _| before, &vec![place(2, 3); reads]);
        let opened = served.iter().filter(|read| read.outcome != Outcome::Hit).count();
        prop_assert!(opened <= 1);
        let apart = u64::from(kind.timing().ccd_l_ticks);
        prop_assert_eq!(finish_ticks(&served), served[0].data_to_ticks + apart * (reads as u64 - 1));
    }

    #[test]
    fn every_address_has_a_place_and_every_place_its_bytes(kind in kinds(), address in any::<u64>()) {
        for mapping in Mapping::ALL {
            let found = mapping.place(kind, address);
            prop_assert!(found.channel < kind.channels() && found.bank < kind.banks());
            prop_assert_eq!(found, mapping.place(kind, address / BURST_BYTES * BURST_BYTES));
        }
    }
}

#[test]
fn a_row_holds_as_many_bytes_as_it_has() {
    for kind in Kind::ALL {
        for mapping in Mapping::ALL {
            let of_first = |address: &u64| mapping.place(*kind, *address) == mapping.place(*kind, 0);
            let span = kind.row_bytes() * u64::from(kind.channels());
            let bursts = (0..2 * span).step_by(32).filter(of_first).count() as u64;
            assert_eq!(bursts * BURST_BYTES, kind.row_bytes(), "{kind:?} {mapping:?}");
        }
    }
}
