//! The figure `layout`: worked values, laws of the three layouts, links, and the measurement behind the speed-up.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::BTreeSet;

use model::access::Width;
use model::evidence::Evidence;
use model::figure::layout::{
    AOS24_GBPS, Action, Align, Block, FIELDS_MAX, Guess, Kind, Part, Preset, SOA_GBPS, Spec, State, Step,
};
use model::figure::{Figure, Name};
use model::query::{Choice, Expected, Fault};
use model::warp::Lane;
use proptest::prelude::*;

fn check(spec: &Spec, kind: Kind, loads: &[u32], sectors: u32, percent: f64) {
    let counts = spec.counts(kind);
    assert_eq!((counts.loads.as_slice(), counts.sectors), (loads, sectors), "{kind:?}");
    assert!((counts.efficiency().unwrap().percent() - percent).abs() < 0.05, "{kind:?}: {counts:?}");
}

#[test]
fn one_float_of_a_particle() {
    let spec = Preset::Particle.spec();
    check(&spec, Kind::Aos, &[24], 24, 16.7);
    check(&spec, Kind::Soa, &[4], 4, 100.0);
    check(&spec, Kind::Aosoa, &[4], 4, 100.0);
    assert_eq!(spec.record().bytes, 24);
}

#[test]
fn all_six_floats_waste_nothing_if_sectors_are_kept() {
    let spec = Preset::AllFields.spec();
    check(&spec, Kind::Aos, &[24; 6], 24, 100.0);
    check(&spec, Kind::Soa, &[4; 6], 24, 100.0);
    check(&spec, Kind::Aosoa, &[4; 6], 24, 100.0);
    let counts = spec.counts(Kind::Aos);
    assert_eq!((counts.instructions(), counts.requested_sectors(), counts.moved_bytes()), (6, 144, 768));
    assert_eq!(counts.reuse(), Some(Evidence::Assumed));
    assert_eq!(spec.counts(Kind::Soa).reuse(), None);
}

#[test]
fn alignment_is_padding() {
    let spec = Preset::Align128.spec();
    assert_eq!(spec.record().bytes, 128);
    check(&spec, Kind::Aos, &[32], 32, 12.5);
    check(&spec, Kind::Soa, &[4], 4, 100.0);
    // A block of 32 has 768 bytes, a multiple of 128: nothing is added.
    check(&spec, Kind::Aosoa, &[4], 4, 100.0);
    // A block of 4 has 96: 32 are added.
    assert_eq!(spec.with_block(Block::E4).block_record().bytes, 128);
}

#[test]
fn blocks_need_a_sector_of_each_field() {
    let spec = Preset::Particle.spec();
    check(&spec.clone().with_block(Block::E16), Kind::Aosoa, &[4], 4, 100.0);
    check(&spec.clone().with_block(Block::E8), Kind::Aosoa, &[4], 4, 100.0);
    check(&spec.with_block(Block::E4), Kind::Aosoa, &[8], 8, 50.0);
}

#[test]
fn fields_lie_as_c_says() {
    let record = Preset::Mixed.spec().record();
    assert_eq!((record.offsets, record.padding, record.bytes), (vec![0, 8, 16], vec![(1, 8), (20, 24)], 24));
    check(&Preset::Mixed.spec(), Kind::Aos, &[24], 24, 4.2);
    check(&Preset::Rgb.spec(), Kind::Aos, &[3], 3, 33.3);
    check(&Preset::Rgb.spec(), Kind::Soa, &[1], 1, 100.0);
    check(&Preset::FourFloats.spec(), Kind::Aos, &[16], 16, 25.0);
    check(&Preset::TwoDoubles.spec(), Kind::Aos, &[16], 16, 50.0);
    let wide = Preset::Particle.spec().with_fields(&[Width::B16; 8]);
    assert_eq!((wide.record().bytes, wide.stretches(Kind::Aos)[0].end), (128, 4096));
}

#[test]
fn taking_a_field_out_keeps_what_else_is_read() {
    let spec = Preset::Particle.spec().with_read(0b10_1010).with_field(3, None);
    assert_eq!(spec.read_fields().collect::<Vec<_>>(), [1, 4]);
    assert_eq!(spec.with_field(1, None).read_fields().collect::<Vec<_>>(), [3]);
    let one = Preset::Particle.spec().with_fields(&[Width::B8]);
    assert_eq!(one.clone().with_field(0, None), one);
    assert_eq!(one.clone().with_field(2, Some(Width::B1)), one);
    assert_eq!(one.clone().with_toggled(0), one);
    assert_eq!(one.with_field(1, Some(Width::B1)).fields(), [Width::B8, Width::B1]);
}

#[test]
fn the_speed_up_is_the_measured_one() {
    #[derive(serde::Deserialize)]
    struct Row {
        aos_gbps: f64,
        soa_gbps: f64,
        ratio: f64,
    }
    let line = include_str!("../../../hardware/h200-timings.jsonl")
        .lines()
        .find(|line| line.contains("\"what\":\"aos24_vs_soa\""))
        .unwrap();
    let row: Row = serde_json::from_str(line).unwrap();
    assert_eq!((AOS24_GBPS as f64 / 10.0, SOA_GBPS as f64 / 10.0), (row.aos_gbps, row.soa_gbps));
    let speedup = Preset::Particle.spec().measured_speedup().unwrap();
    assert!((speedup.value() - row.ratio).abs() < 0.001);
    for other in [Preset::AllFields, Preset::Align128, Preset::Mixed, Preset::TwoDoubles] {
        assert_eq!(other.spec().measured_speedup(), None, "{other:?}");
    }
}

#[test]
fn a_bad_value_says_what_a_good_one_is_and_spoils_nothing_beside_it() {
    let faults = |query: &str| State::from_query(query).1;
    let list = |name: &str, value: &str, of: &[&'static str], most| {
        let expected = Expected::List { of: of.to_vec(), most };
        vec![Fault { name: name.to_owned(), value: value.to_owned(), expected }]
    };
    let sizes = ["1", "2", "4", "8", "16"];
    assert_eq!(faults("fields=4.3"), list("fields", "4.3", &sizes, 8));
    assert_eq!(faults("fields="), list("fields", "", &sizes, 8));
    assert_eq!(faults("fields=1.1.1.1.1.1.1.1.1"), list("fields", "1.1.1.1.1.1.1.1.1", &sizes, 8));
    // Which fields there are does not depend on the order of the parameters.
    assert_eq!(faults("read=2&fields=4.4"), list("read", "2", &["0", "1"], 2));
    assert_eq!(faults("read=1.0&fields=4.4"), []);
    assert_eq!(faults("align=8").len(), 1);
    let (state, faults) = State::from_query("kind=soa&block=5&fields=1.8&read=9&lane=40&step=sectors");
    assert_eq!(faults.iter().map(|fault| fault.name.as_str()).collect::<Vec<_>>(), ["block", "lane", "read"]);
    let spec = Spec::default().with_kind(Kind::Soa).with_fields(&[Width::B1, Width::B8]);
    assert_eq!((state.spec(), state.step()), (&spec, Step::Sectors));
}

#[test]
fn every_preset_is_known_by_what_it_is() {
    for preset in Preset::ALL {
        assert_eq!(Preset::of(&preset.spec()), Some(*preset));
        let (state, faults) = State::from_query(&State::new(preset.spec()).to_query());
        assert_eq!((state.preset(), faults), (Some(*preset), Vec::new()));
    }
}

#[test]
fn a_changed_read_is_asked_anew() {
    let mut state = State::default();
    assert!(state.turn("predict", ""));
    assert_eq!((state.guess(), state.step()), (Guess::Open, Step::Addresses));
    assert!(state.turn("said", "24"));
    assert_eq!((state.guess(), state.step()), (Guess::Made(24), Step::HandOut));
    assert!(state.turn("kind", "soa"));
    assert_eq!((state.guess(), state.step()), (Guess::Open, Step::Addresses));
    assert!(state.turn("reset", ""));
    assert_eq!(state, State::default());
    assert!(!state.turn("kind", "soap"));
}

fn specs() -> impl Strategy<Value = Spec> {
    let fields = prop::collection::vec(prop::sample::select(Width::ALL.to_vec()), 1..=FIELDS_MAX);
    let align = prop::sample::select(Align::ALL.to_vec());
    let block = prop::sample::select(Block::ALL.to_vec());
    (prop::sample::select(Kind::ALL.to_vec()), fields, any::<u8>(), align, block).prop_map(
        |(kind, fields, read, align, block)| {
            Spec::default().with_kind(kind).with_fields(&fields).with_read(read).with_align(align).with_block(block)
        },
    )
}

fn actions() -> impl Strategy<Value = Action> {
    let lane = (0..32u8).prop_map(|number| Part::Lane(Lane::new(number).unwrap()));
    let part = prop_oneof![lane, (0..9usize).prop_map(Part::Field), (0..40u64).prop_map(Part::Sector)];
    let width = prop::option::of(prop::sample::select(Width::ALL.to_vec()));
    prop_oneof![
        prop::sample::select(Kind::ALL.to_vec()).prop_map(Action::Kind),
        (0..10usize, width).prop_map(|(field, width)| Action::Field(field, width)),
        (0..10usize).prop_map(Action::Toggle),
        prop::sample::select(Align::ALL.to_vec()).prop_map(Action::Align),
        prop::sample::select(Block::ALL.to_vec()).prop_map(Action::Block),
        prop::sample::select(Preset::ALL.to_vec()).prop_map(Action::Preset),
        prop::sample::select(Step::ALL.to_vec()).prop_map(Action::Go),
        part.clone().prop_map(Action::Pick),
        prop::option::of(part).prop_map(Action::Point),
        any::<u32>().prop_map(Action::Guess),
        prop::sample::select(vec![
            Action::Next,
            Action::Previous,
            Action::Release,
            Action::Predict,
            Action::Reveal,
            Action::Reset
        ]),
    ]
}

proptest! {
    #[test]
    fn whatever_a_reader_does_there_is_a_field_that_is_read(actions in prop::collection::vec(actions(), 0..30)) {
        let mut state = State::default();
        for action in actions {
            state.apply(action);
            prop_assert!((1..=FIELDS_MAX).contains(&state.spec().fields().len()));
            prop_assert!(state.spec().read_fields().next().is_some());
            let (again, faults) = State::from_query(&state.to_query());
            prop_assert_eq!(faults, []);
            prop_assert_eq!(again.spec(), state.spec());
            // A guess that was made is a question again for whoever gets the link.
            prop_assert_eq!(State::read(Name::Layout, &again.to_address()), (again, Vec::new()));
        }
    }

    #[test]
    fn no_two_fields_share_a_byte_and_every_byte_is_a_field_or_padding(spec in specs()) {
        for kind in Kind::ALL.iter().copied() {
            let mut taken = BTreeSet::new();
            let pieces = (0..spec.fields().len()).flat_map(|field| spec.pieces_of(kind, field));
            for piece in pieces {
                prop_assert_eq!(piece.start % (piece.end - piece.start), 0);
                prop_assert!((piece.start..piece.end).all(|byte| taken.insert(byte)));
            }
            for pad in spec.padding(kind) {
                prop_assert!((pad.start..pad.end).all(|byte| taken.insert(byte)));
            }
            let all: BTreeSet<u64> = spec.stretches(kind).iter().flat_map(|one| one.start..one.end).collect();
            prop_assert_eq!(&taken, &all);
            let groups: BTreeSet<u64> = spec.groups(kind).iter().flat_map(|one| one.start..one.end).collect();
            prop_assert_eq!(&groups, &all);
        }
    }

    #[test]
    fn counts_agree_with_what_is_touched(spec in specs()) {
        for kind in Kind::ALL.iter().copied() {
            let (counts, touched) = (spec.counts(kind), spec.touched(kind));
            prop_assert!(touched.is_sorted_by(|one, next| one.index < next.index));
            prop_assert_eq!(counts.sectors as usize, touched.len());
            prop_assert_eq!(counts.unique_bytes, touched.iter().map(|sector| sector.used_bytes()).sum::<u64>());
            prop_assert!(counts.unique_bytes <= counts.moved_bytes());
            prop_assert!(counts.loads.iter().max() <= Some(&counts.sectors));
            prop_assert!(counts.sectors <= counts.requested_sectors());
        }
    }

    #[test]
    fn a_struct_of_arrays_wastes_nothing(spec in specs()) {
        prop_assert_eq!(spec.counts(Kind::Soa).efficiency().unwrap().percent(), 100.0);
        prop_assert!(spec.counts(Kind::Soa).sectors <= spec.counts(Kind::Aos).sectors);
        prop_assert!(spec.counts(Kind::Soa).sectors <= spec.counts(Kind::Aosoa).sectors);
    }

    #[test]
    fn aligning_a_struct_never_moves_less_for_one_field(spec in specs(), field in 0..FIELDS_MAX) {
        let spec = spec.with_read(1 << field);
        let natural = spec.clone().with_align(Align::Natural).counts(Kind::Aos).sectors;
        prop_assert!(natural <= spec.counts(Kind::Aos).sectors);
    }

    #[test]
    fn reading_every_field_of_a_struct_without_padding_wastes_nothing(spec in specs()) {
        let all = spec.with_align(Align::Natural).with_read(u8::MAX);
        for kind in Kind::ALL.iter().copied().filter(|kind| all.padding(*kind).is_empty()) {
            prop_assert_eq!(all.counts(kind).efficiency().unwrap().percent(), 100.0);
        }
    }
}
