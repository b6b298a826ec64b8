//! The figure `banks`: the counts of its named accesses, its URLs, and laws that hold wherever a reader goes.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use model::access::{self, Access, Space, Width};
use model::figure::Figure;
use model::figure::banks::{Action, Fix, Guess, Number, Op, Part, Pattern, Preset, Serving, Side, Spec, State, Step};
use model::query::{Choice, Expected, Fault};
use model::warp::{LANES, Lane, Mask};
use proptest::prelude::*;

fn read(query: &str) -> State {
    let (state, faults) = State::from_query(query);
    assert_eq!(faults, [], "{query}");
    state
}

/// Turns, groups, n-way; before, and after what is done against conflicts.
fn counts(serving: &Serving) -> [u32; 3] {
    [serving.turns(), serving.counts().groups, serving.n_way()]
}

fn check(query: &str, plain: [u32; 3], fixed: Option<[u32; 3]>) {
    let state = read(query);
    assert_eq!((counts(&state.plain()), state.fixed().as_ref().map(counts)), (plain, fixed), "{query}");
}

#[test]
fn the_table_of_strides() {
    for (stride, ways) in
        [(0, 1), (1, 1), (2, 2), (3, 1), (6, 2), (12, 4), (20, 4), (24, 8), (32, 32), (33, 1), (40, 8)]
    {
        check(&format!("stride={stride}"), [ways, 1, ways], None);
    }
}

#[test]
fn the_named_accesses() {
    let check_preset = |preset: Preset, plain, fixed| {
        let state = State::new(preset.spec());
        assert_eq!(state.preset(), Some(preset));
        check(&state.to_query(), plain, fixed);
    };
    check_preset(Preset::Column, [32, 1, 32], None);
    check_preset(Preset::Padded, [32, 1, 32], Some([1, 1, 1]));
    check_preset(Preset::Swizzled, [32, 1, 32], Some([1, 1, 1]));
    check_preset(Preset::Broadcast, [1, 1, 1], None);
    check_preset(Preset::Bytes, [1, 1, 1], None);
    check_preset(Preset::Doubles, [2, 2, 1], None);
    check_preset(Preset::Float4, [4, 4, 1], None);
    check_preset(Preset::Float4Pairs, [2, 2, 1], None);
    check_preset(Preset::Atomic, [32, 1, 32], None);
    for preset in Preset::ALL {
        assert_eq!(State::new(preset.spec()).preset(), Some(*preset));
    }
}

#[test]
fn columns_of_other_elements() {
    check("pattern=tile&width=2", [16, 1, 16], None);
    check("pattern=tile&width=2&fix=pad&pad=2", [16, 1, 16], Some([1, 1, 1]));
    check("pattern=tile&width=2&fix=swizzle", [16, 1, 16], Some([1, 1, 1]));
    check("pattern=tile&width=8&fix=pad", [32, 2, 16], Some([2, 2, 1]));
    check("pattern=tile&width=16&fix=pad", [32, 4, 8], Some([4, 4, 1]));
    check("pattern=tile&width=16&fix=swizzle", [32, 4, 8], Some([4, 4, 1]));
    check("pattern=tile&fix=pad&pad=2", [32, 1, 32], Some([2, 1, 2]));
    check("stride=2&fix=pad", [2, 1, 2], Some([1, 1, 1]));
    // Rows of 33 have no two columns that could change places.
    check("pattern=tile&pitch=33&fix=swizzle", [1, 1, 1], Some([1, 1, 1]));
    check("pattern=tile&pitch=33&fix=pad", [1, 1, 1], Some([2, 1, 2]));
}

#[test]
fn a_column_is_in_its_own_bank() {
    for column in 0..32 {
        let state = read(&format!("pattern=tile&column={column}"));
        assert!(state.plain().cells.iter().all(|cell| cell.word.bank == column));
    }
}

#[test]
fn atomics_wait_for_each_other_on_one_word() {
    check("op=atomic&stride=0", [32, 1, 32], None);
    check("op=atomic&stride=1&share=16", [16, 1, 16], None);
    check("op=atomic&stride=1&share=2", [2, 1, 2], None);
    check("op=atomic&stride=1", [1, 1, 1], None);
    check("op=atomic&stride=32", [32, 1, 32], None);
    check("op=store&stride=0", [1, 1, 1], None);
}

#[test]
fn padding_lies_between_the_rows() {
    let spec = read("pattern=tile&fix=pad&pad=4").spec().clone();
    assert_eq!((spec.padding(0), spec.padding(2)), (Some((32, 4)), Some((104, 4))));
    assert_eq!(read("pattern=tile").spec().padding(0), None);
}

#[test]
fn a_bad_value_leaves_the_good_ones() {
    let refused = |query: &str, name: &str, value: &str, expected: Expected| {
        let (state, faults) = State::from_query(query);
        assert_eq!(faults, [Fault { name: name.to_owned(), value: value.to_owned(), expected }], "{query}");
        state
    };
    let state = refused("stride=65&offset=3", "stride", "65", Expected::Whole { min: 0, max: 64 });
    assert_eq!((state.spec().number(Number::Stride), state.spec().number(Number::Offset)), (2, 3));
    refused("pitch=0", "pitch", "0", Expected::Whole { min: 1, max: 72 });
    refused("pad=9&fix=pad", "pad", "9", Expected::Whole { min: 1, max: 8 });
    refused("fix=magic", "fix", "magic", Expected::OneOf(vec!["none", "pad", "swizzle"]));
    refused("guess=2", "guess", "2", Expected::OneOf(vec!["0", "1"]));
    refused("off=123456789", "off", "123456789", Expected::LaneBits);
    refused("columns=3", "columns", "3", Expected::KnownName);
    let state = refused("pattern=tile&pitch=16&column=16", "column", "16", Expected::Whole { min: 0, max: 15 });
    assert_eq!((state.spec().row(), state.spec().column()), (16, 0));
    for query in ["op=atomic&width=8", "width=8&op=atomic"] {
        let state = refused(query, "width", "8", Expected::OneOf(vec!["4"]));
        assert_eq!((state.spec().op(), state.spec().width()), (Op::Atomic, Width::B4));
    }
}

#[test]
fn lighting_a_lane_lights_what_serves_it_and_the_reverse() {
    let mut state = read("stride=2&lane=16");
    let lit = |state: &State| Lane::all().filter(|lane| state.lights(Part::Lane(*lane))).collect::<Mask>();
    assert_eq!(lit(&state).bits(), 1 << 16);
    state.apply(Action::Pick(Part::Bank(0)));
    assert_eq!(lit(&state).bits(), 1 | 1 << 16);
    state.apply(Action::Pick(Part::Word(Side::Plain, 32)));
    assert_eq!(lit(&state).bits(), 1 << 16);
    state.apply(Action::Pick(Part::Turn(Side::Plain, 1)));
    assert_eq!(lit(&state).bits(), 0xffff_0000);
    // A turn that is no more cannot stay picked.
    state.apply(Action::Number(Number::Stride, 1));
    assert_eq!(state.picked(), None);
}

#[test]
fn an_access_from_elsewhere_is_served_as_it_is() {
    let lanes: [Option<u64>; LANES] = std::array::from_fn(|lane| (lane != 3).then_some(128 * lane as u64));
    let access = Access::new(Space::Shared, access::Op::Store, Width::B4, lanes).unwrap();
    let mut state = State::of_access(access.clone());
    assert_eq!((state.serving().access, state.spec().op()), (access, Op::Store));
    assert_eq!(counts(&state.plain()), [31, 1, 31]);
    for action in
        [Action::Number(Number::Stride, 5), Action::Fix(Fix::Pad), Action::Op(Op::Atomic), Action::Width(Width::B8)]
    {
        state.apply(action);
        assert_eq!((counts(&state.serving()), state.fixed()), ([31, 1, 31], None));
    }
    state.press(Part::Lane(Lane::new(0).unwrap()));
    assert_eq!(state.serving().turns(), 30);
    assert_eq!(state.preset(), None);
}

fn choice<C: Choice + std::fmt::Debug>() -> impl Strategy<Value = C> {
    prop::sample::select(C::ALL.to_vec())
}

fn parts() -> impl Strategy<Value = Part> {
    let side = || prop::sample::select(vec![Side::Plain, Side::Fixed]);
    prop_oneof![
        (0_u8..32).prop_map(|lane| Part::Lane(Lane::new(lane).unwrap())),
        (0_u32..40).prop_map(Part::Bank),
        (side(), 0_u64..3000).prop_map(|(side, word)| Part::Word(side, word)),
        (side(), 0_u32..40).prop_map(|(side, turn)| Part::Turn(side, turn)),
    ]
}

fn actions() -> impl Strategy<Value = Action> {
    prop_oneof![
        choice().prop_map(Action::Pattern),
        (prop::sample::select(Number::ALL.to_vec()), 0_u32..100)
            .prop_map(|(number, value)| Action::Number(number, value)),
        choice().prop_map(Action::Fix),
        choice().prop_map(Action::Width),
        choice().prop_map(Action::Op),
        (0_u8..32).prop_map(|lane| Action::Toggle(Lane::new(lane).unwrap())),
        Just(Action::AllOn),
        choice().prop_map(Action::Preset),
        choice().prop_map(Action::Go),
        Just(Action::Next),
        Just(Action::Previous),
        parts().prop_map(Action::Pick),
        Just(Action::Release),
        prop::option::of(parts()).prop_map(Action::Point),
        Just(Action::Predict),
        (0_u32..100).prop_map(Action::Guess),
        Just(Action::Reveal),
        Just(Action::Reset),
    ]
}

fn states() -> impl Strategy<Value = State> {
    prop::collection::vec(actions(), 0..12).prop_map(|actions| {
        let mut state = State::default();
        for action in actions {
            state.apply(action);
        }
        state
    })
}

proptest! {
    #[test]
    fn every_state_has_a_link_that_leads_back(state in states()) {
        let (again, faults) = State::from_query(&state.to_query());
        prop_assert_eq!(faults, []);
        match state.guess() {
            Guess::Off | Guess::Open => prop_assert_eq!(again.to_address(), state.to_address()),
            // A link to an answered question asks it anew.
            Guess::Made(_) => prop_assert_eq!((again.guess(), again.step()), (Guess::Open, Step::Addresses)),
        }
        prop_assert_eq!((again.plain(), again.fixed()), (state.plain(), state.fixed()));
    }

    #[test]
    fn every_lane_gets_its_bytes_and_no_bank_serves_two_words_in_a_turn(state in states()) {
        for serving in [Some(state.plain()), state.fixed()].into_iter().flatten() {
            let counts = serving.counts();
            match serving.op {
                Op::Load | Op::Store => prop_assert_eq!(serving.turns(), counts.wavefronts),
                Op::Atomic => prop_assert!(serving.turns() >= counts.wavefronts),
            }
            prop_assert_eq!(serving.conflicts() + counts.groups, serving.turns());
            for turn in 0..serving.turns() {
                let mut banks: Vec<u32> =
                    serving.cells.iter().filter(|cell| cell.turn == turn).map(|cell| cell.word.bank).collect();
                prop_assert!(!banks.is_empty());
                let served = banks.len();
                banks.dedup();
                prop_assert_eq!(banks.len(), served);
            }
            for (lane, address) in serving.access.lanes() {
                let mut words: Vec<u64> = serving
                    .cells
                    .iter()
                    .filter(|cell| cell.word.lanes.contains(&lane))
                    .map(|cell| cell.word.word)
                    .collect();
                words.sort_unstable();
                let last = address + u64::from(serving.access.width().bytes()) - 1;
                prop_assert_eq!(words, (address / 4..=last / 4).collect::<Vec<_>>());
            }
        }
    }

    #[test]
    fn a_fix_moves_elements_and_changes_no_lane(state in states()) {
        if let Some(fixed) = state.fixed() {
            prop_assert_eq!(fixed.access.mask(), state.plain().access.mask());
            let shared = |access: &Access, one: Lane, two: Lane| access.address(one) == access.address(two);
            for lane in Lane::all() {
                let next = lane.flipped(1);
                prop_assert_eq!(shared(&fixed.access, lane, next), shared(&state.plain().access, lane, next));
            }
        }
    }

    #[test]
    fn an_open_guess_rests_at_the_first_moment_until_it_is_answered(state in states(), said in 0_u32..40) {
        let mut state = state;
        state.apply(Action::Predict);
        prop_assert_eq!((state.guess(), state.step()), (Guess::Open, Step::Addresses));
        state.apply(Action::Guess(said));
        prop_assert_eq!((state.guess(), state.step()), (Guess::Made(said), Step::Turns));
    }
}

#[test]
fn every_number_stays_in_its_range() {
    for number in Number::ALL {
        let (min, max) = number.range();
        for value in [0, min, max, u32::MAX] {
            let spec = Spec::default().with_number(number, value);
            assert!((min..=max).contains(&spec.number(number)));
        }
    }
    assert_eq!(Spec::default().pattern(), Pattern::Stride);
}
