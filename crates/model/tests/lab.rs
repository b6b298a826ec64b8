//! The lab's state: every link leads back, every action has an outcome, nothing that was written is lost.

use model::{
    figure::{
        Figure, Name,
        coalescing::Part as Global,
        lab::{Aside, Memory, Number, Part, Preset, State, Step},
        rows::Part as Dram,
    },
    query::{Choice, Expected, Fault},
    warp::Lane,
};
use proptest::prelude::*;

fn read(query: &str) -> (State, Vec<Fault>) {
    State::from_query(query)
}

#[test]
fn the_default_is_the_first_example() {
    assert_eq!(State::default().preset(), Some(Preset::WrongAxis));
    assert_eq!(State::default().to_address(), "v=1&fig=lab");
}

#[test]
fn every_example_is_found_again() {
    for preset in Preset::ALL {
        let mut state = State::default();
        assert!(state.turn("preset", preset.slug()));
        assert_eq!(state.preset(), Some(*preset));
        assert_eq!(read(&state.to_query()).0.preset(), Some(*preset), "{}", preset.slug());
    }
}

#[test]
fn a_bad_value_leaves_the_good_ones_beside_it() {
    let (state, faults) = read("bx=64&by=0&memory=disk&warp=1&snippet=a%26b%3Dc");
    assert_eq!((state.spec().block(), state.spec().warp()), ([64, 1, 1], 1));
    assert_eq!(state.spec().snippet(), "a&b=c");
    let names: Vec<&str> = faults.iter().map(|fault| fault.name.as_str()).collect();
    assert_eq!(names, ["by", "memory"]);
}

#[test]
fn what_the_other_numbers_leave_no_room_for_is_a_fault() {
    let check = |query: &str, name: &str, max: u32| {
        let (_, faults) = read(query);
        let expected = |min| Expected::Whole { min, max };
        let [fault] = faults.as_slice() else { panic!("{query}: {faults:?}") };
        assert_eq!(fault.name, name);
        assert!([expected(0), expected(1)].contains(&fault.expected), "{query}: {fault:?}");
    };
    check("bx=512&by=4", "by", 2);
    check("bx=32&by=8&bz=8", "bz", 4);
    check("warp=1", "warp", 0);
    check("gx=8&blockx=8", "blockx", 7);
    assert_eq!(read("blockx=7&gx=8").1, []);
}

#[test]
fn a_dial_stops_where_the_others_leave_no_room() {
    let mut state = State::default();
    assert!(state.turn("by", "1024"));
    assert_eq!(state.spec().block(), [32, 32, 1]);
    assert!(state.turn("warp", "40"));
    assert_eq!(state.spec().warp(), 31);
    assert!(state.turn("by", "2"));
    assert_eq!(state.spec().warp(), 1);
}

#[test]
fn a_try_can_be_taken_back_and_taken_again() {
    let mut state = State::default();
    state.turn("snippet", "mine");
    assert_eq!(state.aside(), None);
    state.turn("try", "0\none");
    state.turn("try", "0\ntwo");
    assert_eq!((state.spec().snippet(), state.aside()), ("two", Some(Aside::Yours)));
    state.turn("undo-try", "");
    assert_eq!((state.spec().snippet(), state.aside()), ("mine", Some(Aside::Tried)));
    state.turn("undo-try", "");
    assert_eq!((state.spec().snippet(), state.aside()), ("two", Some(Aside::Yours)));
}

#[test]
fn nothing_that_was_written_is_lost() {
    for (name, value) in [("preset", "tile"), ("reset", ""), ("try", "\nother")] {
        let mut state = State::default();
        state.turn("snippet", "mine");
        state.turn("bx", "64");
        state.turn(name, value);
        assert_ne!(state.spec().snippet(), "mine");
        state.turn("undo-try", "");
        assert_eq!((state.spec().snippet(), state.spec().block()), ("mine", [64, 1, 1]), "{name}");
    }
}

#[test]
fn who_writes_on_in_what_was_tried_finds_every_text_again() {
    let mut state = State::default();
    state.turn("snippet", "mine");
    state.turn("try", "0\none");
    state.turn("snippet", "new");
    assert_eq!((state.spec().snippet(), state.aside()), ("new", Some(Aside::Other)));
    state.turn("undo-try", "");
    assert_eq!((state.spec().snippet(), state.aside()), ("mine", Some(Aside::Other)));
    state.turn("snippet", "mine, too");
    state.turn("try", "0\ntwo");
    assert_eq!(state.aside(), Some(Aside::Yours));
    state.turn("undo-try", "");
    assert_eq!((state.spec().snippet(), state.aside()), ("mine, too", Some(Aside::Tried)));
    state.turn("snippet", "mine, three");
    state.turn("undo-try", "");
    assert_eq!(state.spec().snippet(), "new");
    state.turn("undo-try", "");
    assert_eq!(state.spec().snippet(), "mine, three");
}

#[test]
fn the_way_back_to_an_example_goes_when_what_was_tried_is_edited() {
    let mut state = State::default();
    state.turn("try", "0\none");
    assert_eq!(state.aside(), Some(Aside::Yours));
    state.turn("snippet", "something new");
    assert_eq!(state.aside(), None);
    state.turn("undo-try", "");
    assert_eq!(state.spec().snippet(), "something new");
}

#[test]
fn a_chosen_access_stays_through_edits_and_goes_with_its_text() {
    let before = "float *a; value = a[threadIdx.x]; value = a[2 * threadIdx.x];";
    let check = |after: &str, access| {
        let mut state = State::default();
        state.turn("snippet", before);
        state.turn("access", "1");
        state.turn("snippet", after);
        assert_eq!(state.spec().access(), access, "{after}");
    };
    check("double *a; value = a[threadIdx.x]; value = a[2 * threadIdx.x];", Some(1));
    check("float *a; value = a[threadIdx.x]; value = a[2 * threadIdx.x + 1]; // mine", Some(1));
    check("float *a; for (int k=0;k<4;++k) a[threadIdx.x+k*32]=0;", None);
    check("f", None);
    check("", None);
    check(&before.repeat(3), None);
}

#[test]
fn a_try_keeps_looking_at_the_access_that_it_is_about() {
    let mut state = State::default();
    state.turn("try", "3\na\nb");
    assert_eq!((state.spec().snippet(), state.spec().access()), ("a\nb", Some(3)));
    assert!(!state.turn("try", "no access"));
}

#[test]
fn a_row_is_let_go_when_dram_is_another_and_a_lane_is_not() {
    let lane = Part::Rows(Dram::Lane(Lane::new(5).unwrap()));
    for (part, stays) in [(lane, true), (Part::Rows(Dram::Channel(3)), false)] {
        for (name, value) in [("dram", "gddr6"), ("card", "a100"), ("view", "overlap")] {
            let mut state = read("view=rows").0;
            state.press(part);
            assert!(state.turn(name, value));
            assert_eq!(state.picked().is_some(), stays, "{name}");
        }
    }
}

#[test]
fn a_lane_stays_picked_and_a_sector_does_not() {
    let lane = Part::Global(Global::Lane(Lane::new(5).unwrap()));
    for (part, stays) in [(lane, true), (Part::Global(Global::Sector(3)), false)] {
        let mut state = State::default();
        state.press(part);
        assert_eq!(state.picked(), Some(part));
        assert!(state.lights(part));
        state.turn("bx", "64");
        assert_eq!(state.picked().is_some(), stays);
    }
    assert_eq!(read("lane=5").0.picked(), Some(lane));
}

fn query() -> impl Strategy<Value = String> {
    let names = [
        "snippet", "bx", "by", "bz", "gx", "gy", "gz", "blockx", "blocky", "blockz", "warp", "base", "memory",
        "access", "arch", "step", "lane", "nobody", "v",
    ];
    let value = prop_oneof![
        any::<u32>().prop_map(|number| number.to_string()),
        (0u32..70).prop_map(|number| number.to_string()),
        prop::sample::select(vec!["shared", "global", "fermi", "places", "a[i];%0A", "", "-1", "%F0%9F%9A%80"])
            .prop_map(str::to_owned),
    ];
    prop::collection::vec((prop::sample::select(names.to_vec()), value), 0..9).prop_map(|pairs| {
        let pairs: Vec<String> = pairs.into_iter().map(|(name, value)| format!("{name}={value}")).collect();
        pairs.join("&")
    })
}

proptest! {
    #[test]
    fn every_address_leads_back(query in query()) {
        let (state, _) = <State as Figure>::read(Name::Lab, &query);
        let (again, faults) = read(&state.to_address());
        prop_assert_eq!(faults, []);
        prop_assert_eq!(again.spec(), state.spec());
        prop_assert_eq!(again.step(), state.step());
        prop_assert_eq!(again.to_address(), state.to_address());
    }

    #[test]
    fn any_text_survives_a_link(text in "\\PC{0,40}|[a-z\\[\\]\n\r\t&=%+;]{0,40}") {
        let mut state = State::default();
        state.turn("snippet", &text);
        let (again, _) = read(&state.to_address());
        prop_assert_eq!(again.spec().snippet(), text);
    }

    #[test]
    fn every_turn_leaves_a_launch_that_can_be(
        turns in prop::collection::vec((0usize..24, prop_oneof![any::<u32>(), 0u32..40]), 0..40),
    ) {
        let mut state = State::default();
        for (at, value) in turns {
            let value = value.to_string();
            match Number::ALL.get(at) {
                Some(number) => { state.turn(number.slug(), &value); }
                None => {
                    let verbs = ["next", "previous", "reset", "undo-try", "try", "snippet", "access", "lane", "x"];
                    state.turn(verbs[at % verbs.len()], &value);
                    state.turn("preset", Preset::ALL[at % 6].slug());
                    state.turn("memory", Memory::ALL[at % 3].slug());
                    state.turn("step", Step::ALL[at % 3].slug());
                }
            }
            let spec = state.spec();
            prop_assert!((1..=1024).contains(&spec.block().iter().product::<u32>()));
            prop_assert!(spec.warp() < spec.warps());
            for (index, side) in spec.block_index().into_iter().zip(spec.grid()) {
                prop_assert!(index < side);
            }
            prop_assert_eq!(read(&state.to_address()).1, []);
        }
    }
}

#[test]
fn a_given_access_is_counted_as_it_is() {
    use model::{
        access::{Access, Op, Space, Width},
        arch::Arch,
        figure::coalescing::{self, Spec},
        warp::LANES,
    };
    let mut lanes = [None; LANES];
    for (at, lane) in lanes.iter_mut().enumerate().skip(3) {
        *lane = Some(at as u64 * 24 + 8);
    }
    let access = Access::new(Space::Global, Op::Store, Width::B8, lanes).unwrap();
    let spec = Spec::of_access(&access, Arch::Fermi);
    assert_eq!(spec.access(), access);
    assert!(spec.is_given() && !Spec::default().is_given());
    assert_eq!(coalescing::State::new(spec).counts(), model::global::count(&access, Arch::Fermi));
}
