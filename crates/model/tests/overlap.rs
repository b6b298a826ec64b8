//! The figure of fetches in flight: that every address leads back, and that no action can break it.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use model::{
    arch::Arch,
    card::Card,
    evidence::Evidence,
    figure::{
        Figure, coalescing,
        overlap::{Action, Dial, Guess, Part, Preset, Spec, State, Step, measured::Series},
    },
    query::{Choice, Expected},
    warp::Lane,
};
use proptest::prelude::*;

#[test]
fn every_preset_is_found_again() {
    for preset in Preset::ALL {
        assert_eq!(Preset::of(&preset.spec()), Some(*preset));
    }
}

fn specs() -> impl Strategy<Value = Spec> {
    let numbers = (any::<u32>(), any::<u32>(), 1..3000_u32);
    let choices = (prop::sample::select(Preset::ALL), prop::sample::select(Card::ALL));
    (choices, numbers, prop::option::of(0..1030_u32), prop::sample::select(&Arch::ALL[..])).prop_map(
        |((preset, card), (bandwidth, latency, warps), stride, arch)| {
            let spec = preset.spec();
            let mut access = spec.access().with_arch(arch);
            if let Some(stride) = stride {
                access = access.with_number(coalescing::Number::Stride, stride);
            }
            let spec = spec.with_access(access).with_card(card).with_number(Dial::Warps, warps);
            match stride {
                Some(_) => spec.with_number(Dial::Bandwidth, bandwidth).with_number(Dial::Latency, latency),
                None => spec,
            }
        },
    )
}

fn parts() -> impl Strategy<Value = Part> {
    prop_oneof![
        (0..32_u8).prop_map(|lane| Part::Lane(Lane::new(lane).unwrap())),
        (0..200_u64).prop_map(Part::Fetch),
        (0..40_u32).prop_map(Part::Warps),
        (prop::sample::select(Series::ALL), 0..12_usize).prop_map(|(series, at)| Part::Timed(series, at)),
    ]
}

fn actions() -> impl Strategy<Value = Action> {
    prop_oneof![
        specs().prop_map(|spec| Action::Access(*spec.access())),
        Just(Action::AllOn),
        prop::sample::select(Card::ALL).prop_map(Action::Card),
        (prop::sample::select(&[Dial::Bandwidth, Dial::Latency, Dial::Warps][..]), any::<u32>())
            .prop_map(|(dial, value)| Action::Number(dial, value)),
        prop::sample::select(Preset::ALL).prop_map(Action::Preset),
        prop::sample::select(Step::ALL).prop_map(Action::Go),
        Just(Action::Next),
        Just(Action::Previous),
        parts().prop_map(Action::Pick),
        Just(Action::Release),
        prop::option::of(parts()).prop_map(Action::Point),
        Just(Action::Predict),
        any::<u32>().prop_map(Action::Guess),
        Just(Action::Reveal),
        Just(Action::Reset),
    ]
}

#[test]
fn a_bad_value_keeps_the_good_ones_beside_it() {
    let (state, faults) = State::from_query("stride=8&bandwidth=0&latency=x&warps=7&card=gtx&step=later&lane=40&tea=1");
    assert_eq!(state.spec().warps(), 7);
    assert_eq!(state.spec().access().number(coalescing::Number::Stride), 8);
    let names: Vec<&str> = faults.iter().map(|fault| fault.name.as_str()).collect();
    assert_eq!(names, ["bandwidth", "latency", "card", "step", "lane", "tea"]);
    assert_eq!(faults[0].expected, Expected::Whole { min: 10, max: 20_000 });
    assert_eq!(faults[2].expected, Expected::OneOf(vec!["v100", "a100", "h200"]));
}

#[test]
fn a_card_brings_its_numbers_and_those_beside_it_win() {
    let spec = |query| *State::from_query(query).0.spec();
    assert_eq!(spec("latency=500&card=a100").number(Dial::Latency), 500);
    assert_eq!(spec("latency=500&card=a100").number(Dial::Bandwidth), 1555);
    assert_eq!(State::from_query("card=h200&latency=342&bandwidth=4352").0.to_query(), "card=h200");
    let documented = spec("card=h200&bandwidth=4800").known_bandwidth();
    assert_eq!(documented.map(|known| known.evidence), Some(Evidence::Documented));
}

#[test]
fn a_guess_is_about_the_first_moment_until_it_is_answered() {
    let mut state = State::default();
    state.apply(Action::Go(Step::ManyWarps));
    state.apply(Action::Predict);
    state.apply(Action::Next);
    assert_eq!((state.step(), state.guess()), (Step::Myth, Guess::Open));
    state.apply(Action::Guess(32));
    assert_eq!((state.step(), state.guess()), (Step::ManyWarps, Guess::Made(32)));
    state.apply(Action::Number(Dial::Warps, 5));
    assert_eq!(state.guess(), Guess::Open);
}

#[test]
fn a_lit_lane_lights_the_fetch_that_serves_it() {
    let (mut state, _) = State::from_query("stride=1");
    let lane = |number| Lane::new(number).unwrap();
    state.press(Part::Lane(lane(9)));
    assert!(state.lights(Part::Fetch(1)) && !state.lights(Part::Fetch(0)));
    state.point(Some(Part::Fetch(0)));
    assert!(state.lights(Part::Lane(lane(7))) && !state.lights(Part::Lane(lane(8))));
    state.apply(Action::Next);
    state.apply(Action::Next);
    assert_eq!((state.pointed(), state.picked()), (None, Some(Part::Lane(lane(9)))));
}

#[test]
fn nobody_asks_and_nothing_is_needed() {
    let (state, _) = State::from_query("off=ffffffff");
    let (memory, load) = (state.spec().memory(), state.spec().load());
    assert!(state.fetches().is_empty() && state.turns(load).is_empty());
    assert_eq!((memory.loads_needed(load), memory.slower(load, 5), load.slowdown()), (None, None, None));
}

proptest! {
    #[test]
    fn every_state_has_an_address_that_leads_back(spec in specs(), actions in prop::collection::vec(actions(), 0..12)) {
        let mut state = State::new(spec);
        for action in actions {
            state.apply(action);
        }
        let (again, faults) = State::from_query(&state.to_query());
        prop_assert_eq!(faults, []);
        prop_assert_eq!(again.spec(), state.spec());
        prop_assert_eq!(again.step(), if state.guess() == Guess::Off { state.step() } else { Step::Myth });
        prop_assert_eq!(again.to_address(), state.to_address());
    }
}
