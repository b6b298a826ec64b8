//! The figure of what was measured: addresses lead back, no action can break it, a reader's card stays.

use model::figure::Figure;
use model::figure::silicon::{Action, Guess, Part, Question, Scale, Spec, State, Step};
use model::measured::Series;
use model::query::{Choice, Expected};
use proptest::prelude::*;

const MINE: &str = "{\"device\":\"Mine\"}\n{\"what\":\"stride_read_f32\",\"stride\":11,\"useful_gbps\":90}\n";

fn parts() -> impl Strategy<Value = Part> {
    prop_oneof![(0..70_u32).prop_map(Part::At), any::<u32>().prop_map(Part::At), Just(Part::At(1024))]
}

fn actions() -> impl Strategy<Value = Action> {
    prop_oneof![
        prop::sample::select(Series::ALL).prop_map(Action::Series),
        prop::sample::select(Scale::ALL).prop_map(Action::Scale),
        prop::sample::select(Step::ALL).prop_map(Action::Go),
        Just(Action::Next),
        Just(Action::Previous),
        parts().prop_map(Action::Pick),
        Just(Action::Release),
        prop::option::of(parts()).prop_map(Action::Point),
        Just(Action::Predict),
        any::<u32>().prop_map(Action::Guess),
        Just(Action::Reveal),
        prop::sample::select(vec!["", " \n", "{", MINE]).prop_map(|text| Action::Own(text.to_owned())),
        Just(Action::Reset),
    ]
}

proptest! {
    #[test]
    fn every_state_has_an_address_that_leads_back(
        series in prop::sample::select(Series::ALL),
        actions in prop::collection::vec(actions(), 0..14),
    ) {
        let mut state = State::new(Spec::new(series));
        for action in actions {
            state.apply(action);
            prop_assert!(state.lit().is_none_or(|part| state.has(part)));
            prop_assert!(state.has(Part::At(state.shown_x())));
        }
        let (again, faults) = State::from_query(&state.to_query());
        prop_assert_eq!(faults, []);
        prop_assert_eq!((again.spec(), again.to_address()), (state.spec(), state.to_address()));
        prop_assert_eq!(again.own(), None);
        if state.guess() == Guess::Off {
            prop_assert_eq!(again.step(), state.step());
        }
    }
}

#[test]
fn a_bad_value_keeps_the_good_ones_beside_it() {
    let (state, faults) = State::from_query("series=stride_read_f64&scale=cubic&point=5000&step=both&colour=red");
    assert_eq!(state.series(), Series::StrideReadF64);
    let names: Vec<&str> = faults.iter().map(|fault| fault.name.as_str()).collect();
    assert_eq!(names, ["scale", "colour", "point"]);
    assert_eq!(faults[2].expected, Expected::Whole { min: 1, max: 1024 });
    let (_, faults) = State::from_query("series=coffee&point=many&guess=2");
    assert_eq!(faults.len(), 3);
}

#[test]
fn a_point_is_the_nearest_that_was_measured_whatever_the_order_of_the_link() {
    let check = |query: &str, x| assert_eq!(State::from_query(query).0.picked(), Some(Part::At(x)), "{query}");
    check("point=8", 8);
    check("point=11", 12);
    check("point=700", 512);
    check("point=17&series=random_chunk_read", 16);
    check("series=offset_copy_f32&point=0", 0);
    check("series=transpose_16384&point=3", 3);
}

#[test]
fn bars_begin_at_zero_whatever_a_link_says() {
    assert_eq!(State::from_query("series=torch_copy&scale=log").0.spec().scale(), Scale::Linear);
    assert_eq!(State::from_query("scale=linear&series=random_chunk_read").0.spec().scale(), Scale::Linear);
}

#[test]
fn the_readers_card_stays_until_the_reader_puts_it_away() {
    let mut state = State::default();
    assert!(state.turn("own", MINE));
    assert_eq!(state.own().and_then(|own| own.card.as_deref()), Some("Mine"));
    assert!(state.places().contains(&11));
    state.press(Part::At(11));
    assert_eq!((state.lit(), state.to_query().as_str()), (Some(Part::At(11)), ""));
    for (name, value) in [("series", "offset_copy_f32"), ("step", "measured"), ("reset", "")] {
        assert!(state.turn(name, value));
        assert!(state.own().is_some(), "{name}");
    }
    assert!(state.turn("own", ""));
    assert_eq!((state.own(), state.places().contains(&11)), (None, false));
}

#[test]
fn a_file_of_which_nothing_can_be_used_takes_nothing_away() {
    let mut state = State::default();
    assert!(state.turn("own", "oops"));
    assert_eq!((state.own(), state.refused().map(|refused| refused.faults.len())), (None, Some(1)));
    assert!(state.turn("own", MINE));
    assert!(state.own().is_some() && state.refused().is_none());
    for bad in ["oops", "{\"device\":\"Other\"}", "{\"what\":\"stride_read_f32\",\"stride\":8}"] {
        assert!(state.turn("own", bad));
        assert_eq!(state.own().and_then(|own| own.card.as_deref()), Some("Mine"), "{bad}");
        assert!(state.refused().is_some(), "{bad}");
    }
    assert!(state.turn("own", ""));
    assert!(state.own().is_none() && state.refused().is_none());
}

#[test]
fn putting_a_card_away_lets_go_of_what_only_it_had() {
    let mut state = State::default();
    state.apply(Action::Own(MINE.to_owned()));
    state.apply(Action::Pick(Part::At(11)));
    state.apply(Action::Own(String::new()));
    assert_eq!(state.lit(), None);
}

#[test]
fn an_open_guess_hides_all_but_what_is_given() {
    for series in Series::ALL {
        let mut state = State::new(Spec::new(*series));
        state.apply(Action::Own(MINE.to_owned()));
        state.apply(Action::Predict);
        let Question { given, asked } = state.question();
        assert!(state.measured(given.curve, given.x).is_some(), "{series:?}");
        assert_eq!(state.measured(asked.curve, asked.x), None);
        assert_eq!((state.expected(asked.curve, asked.x), state.own_rows().len()), (None, 0));
        state.apply(Action::Go(Step::Measured));
        assert_eq!(state.step(), Step::Both);
        state.apply(Action::Guess(50));
        assert!(state.measured(asked.curve, asked.x).is_some());
    }
}

#[test]
fn each_question_has_its_answer() {
    let check = |series, percent| assert_eq!(Question::of(series).answer(series), Some(percent), "{series:?}");
    check(Series::StrideReadF32, 13);
    check(Series::StrideReadF64, 14);
    check(Series::StrideCopyF32, 56);
    check(Series::OffsetCopyF32, 98);
    check(Series::RandomChunkRead, 97);
    check(Series::TrafficStrideReadF32, 1600);
    check(Series::TrafficRandomChunkRead, 1598);
    check(Series::L2Fetch, 101);
    check(Series::L2FetchTraffic, 50);
    check(Series::PointerChaseCg, 238);
    check(Series::SharedBankLatency, 284);
    check(Series::SharedBankThroughput, 3194);
    check(Series::SharedAtomic, 1595);
    check(Series::Transpose16384, 16);
    check(Series::Aos24VsSoa, 46);
    check(Series::TorchCopy, 28);
    check(Series::TorchSameKernel, 28);
    let stride = Question::of(Series::StrideReadF32);
    let right = |said| stride.is_right(Series::StrideReadF32, said);
    assert!(right(12) && right(13) && right(16) && !right(25) && !right(3));
}

#[test]
fn moments_follow_each_other() {
    let mut state = State::from_query("step=measured").0;
    assert!(state.shows_measured() && !state.shows_predicted());
    state.apply(Action::Next);
    assert!(!state.shows_measured() && state.shows_predicted());
    state.apply(Action::Next);
    state.apply(Action::Next);
    assert!(state.shows_measured() && state.shows_predicted());
    state.apply(Action::Previous);
    assert_eq!(state.to_query(), "step=predicted");
}

#[test]
fn a_chip_and_the_menu_choose_the_same() {
    let mut chip = State::default();
    assert!(chip.turn("preset", "pointer_chase_cg"));
    let mut menu = State::default();
    assert!(menu.turn("series", "pointer_chase_cg"));
    assert_eq!(chip, menu);
    assert!(!menu.turn("series", "coffee") && !menu.turn("coffee", "1"));
    assert_eq!(menu.to_query(), "series=pointer_chase_cg");
    assert_eq!(State::from_query("").0.to_address(), "v=1&fig=silicon");
    assert!(menu.turn("point", "16") && menu.turn("scale", "log"));
    assert_eq!(menu.to_query(), "series=pointer_chase_cg&scale=log&point=16");
    menu.release();
    assert_eq!(menu.picked().or(menu.pointed()), None);
    menu.point(Some(Part::At(3)));
    assert_eq!(menu.pointed(), None);
    menu.point(Some(Part::At(16)));
    assert!(menu.lights(Part::At(16)), "{}", menu.to_query());
}
