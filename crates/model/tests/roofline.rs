//! The figure of the roofline: its worked numbers, its address, its guess.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use model::{
    access::{Access, Op, Space, Width},
    arch::Arch,
    card::Card,
    evidence::Evidence,
    figure::{
        Figure,
        coalescing::{Layout, Number, Order},
        roofline::{
            Action, Guess, Part, Peak, Plot, Precision, Preset, REPORTED_A100_GFLOPS, Spec, State, Step, Timed, Verdict,
        },
    },
    global::DramFetch,
    query::{Choice, Expected, Fault},
    roofline::Bound,
    warp::Mask,
};
fn near(number: Option<f64>, right: f64) {
    let number = number.unwrap();
    assert!((number / right - 1.0).abs() < 1e-3, "{number} is not {right}");
}

#[test]
fn scattered_doubles_on_an_a100_keep_a_quarter() {
    let spec = Preset::ScatteredA100.spec();
    assert_eq!(spec.intensity().unwrap().value(), 0.125);
    near(spec.ideal_gflops(), 194.4);
    near(spec.reached_gflops(), 48.6);
    near(spec.times_lost(), 4.0);
    near(Some(spec.ideal().ridge()), 6.238);
    assert_eq!(spec.was_reached().map(|reached| reached.evidence), Some(Evidence::Assumed));
    near(spec.times_unexplained(), 48.6 / REPORTED_A100_GFLOPS);
    // With a fetch of 64 bytes it would be an eighth.
    near(spec.with_fetch(DramFetch::B64).times_lost(), 8.0);
}

#[test]
fn stride_1024_on_an_h200_loses_4_by_sectors_and_2_by_the_fetch() {
    let spec = Preset::Stride1024.spec();
    assert_eq!(spec, Spec::default());
    near(spec.ideal_gflops(), 600.0);
    near(spec.sectors_gflops(), 150.0);
    near(spec.reached_gflops(), 75.0);
    near(Some(spec.lowered().unwrap().ridge()), 56.67);
    assert_eq!(spec.flops_until_access_is_free(), Some(454.0));
    assert_eq!((spec.unique_bytes(), spec.moved_bytes()), (256, 2048));
    near(spec.was_reached().map(|reached| reached.gflops), 33.64);
    near(spec.times_unexplained(), 2.23);
    let random = spec.with_access(spec.access().with_layout(Layout::Random));
    near(random.was_reached().map(|reached| reached.gflops), 37.91);
}

#[test]
fn each_preset_says_what_it_teaches() {
    let efficiency = |preset: Preset| preset.spec().efficiency().unwrap();
    let is = |preset: Preset, part, whole| {
        let ratio = efficiency(preset);
        assert_eq!(ratio.part() * whole, ratio.whole() * part, "{preset:?}");
    };
    is(Preset::SumOfDoubles, 1, 1);
    is(Preset::FloatStride8, 1, 8);
    is(Preset::Aos24, 1, 6);
    is(Preset::DotProduct, 1, 1);
    is(Preset::Broadcast, 1, 16);
    // The fetch costs nothing where the neighbouring sector is wanted too.
    for preset in [Preset::FloatStride8, Preset::Aos24] {
        assert!(!State::new(preset.spec()).splits_the_loss());
    }
    near(Preset::SumOfDoubles.spec().was_reached().map(|reached| reached.gflops), 504.3);
    near(Preset::DotProduct.spec().intensity().map(|ratio| ratio.value()), 0.25);
    // Thirty-two lanes each do a FLOP with the same four bytes.
    near(Preset::Broadcast.spec().intensity().map(|ratio| ratio.value()), 8.0);
    near(Preset::Broadcast.spec().reached_gflops(), 2400.0);
    let free = Preset::ComputeBound.spec();
    assert_eq!(free.lowered().unwrap().bound(64.0), Bound::Compute);
    assert_eq!((free.reached_gflops(), free.times_lost()), (Some(34_000.0), Some(1.0)));
    for preset in Preset::ALL {
        assert_eq!(Preset::of(&preset.spec()), Some(*preset));
    }
}

#[test]
fn the_width_chooses_the_units_and_says_where_it_only_assumes_so() {
    let of = |width| {
        let spec = Spec::default().with_access(Spec::default().access().with_width(width));
        (spec.precision(), spec.precision_evidence(), spec.peak_gflops().number)
    };
    assert_eq!(of(Width::B8), (Precision::Fp64, Evidence::Documented, 34_000.0));
    assert_eq!(of(Width::B4), (Precision::Fp32, Evidence::Documented, 67_000.0));
    for width in [Width::B1, Width::B2, Width::B16] {
        assert_eq!(of(width), (Precision::Fp32, Evidence::Assumed, 67_000.0));
    }
}

#[test]
fn a_store_sends_sectors_whatever_l2_fetches() {
    let store = Spec::default().with_access(Spec::default().access().with_op(Op::Store));
    for fetch in DramFetch::ALL {
        assert_eq!(store.with_fetch(fetch).moved_bytes(), 1024);
        assert_eq!(store.with_fetch(fetch).blocks().len(), 32);
    }
    assert_eq!((store.fetch_evidence(), store.was_reached()), (None, None));
}

#[test]
fn nothing_is_claimed_for_what_was_not_timed() {
    let timed = Spec::default();
    assert!(timed.was_reached().is_some());
    let access = *timed.access();
    for other in [
        timed.with_flops(2),
        timed.with_card(Card::V100),
        timed.with_fetch(DramFetch::B32),
        timed.with_access(access.with_number(Number::Stride, 5)),
        timed.with_access(access.with_number(Number::Offset, 1)),
        timed.with_access(access.with_order(Order::Reversed)),
        timed.with_access(access.with_off(Mask::from_bits(1))),
        timed.with_access(access.with_layout(Layout::Field)),
        timed.with_access(access.with_width(Width::B16)),
        timed.with_card(Card::A100).with_access(access.with_number(Number::Stride, 4)),
    ] {
        assert_eq!(other.was_reached(), None, "{other:?}");
    }
}

#[test]
fn a_bad_value_keeps_the_good_ones_beside_it() {
    let (state, faults) = State::from_query("card=k80&flops=0&fetch=64&width=4&stride=2&arch=fermi&peak=maybe&lit=sky");
    assert_eq!((state.spec().access().width(), state.spec().flops()), (Width::B4, 1));
    assert_eq!(state.spec().access().number(Number::Stride), 2);
    let names: Vec<&str> = faults.iter().map(|fault| fault.name.as_str()).collect();
    assert_eq!(names, ["card", "flops", "arch", "peak", "lit"]);
    assert_eq!(faults[1].expected, Expected::Whole { min: 1, max: 512 });
    assert_eq!(faults[2].expected, Expected::KnownName);
}

#[test]
fn a_bandwidth_that_nobody_measured_is_a_fault() {
    let (state, faults) = State::from_query("peak=measured&card=a100");
    assert_eq!(state.spec().peak(), Peak::Documented);
    let expected = Expected::OneOf(vec!["documented"]);
    assert_eq!(faults, [Fault { name: "peak".to_owned(), value: "measured".to_owned(), expected }]);
    let (state, faults) = State::from_query("peak=measured");
    assert_eq!((state.spec().gb_s().number, faults), (4351.5, Vec::new()));
    // Going over to a card without a measurement takes the data sheet.
    assert_eq!(state.spec().with_card(Card::V100).peak(), Peak::Documented);
}

#[test]
fn what_is_not_in_the_picture_cannot_be_lit() {
    let (state, faults) = State::from_query("lit=reached&step=roofs");
    assert_eq!(state.lit(), None);
    let expected = Expected::OneOf(vec!["roof", "slope", "ridge", "ideal"]);
    assert_eq!(faults, [Fault { name: "lit".to_owned(), value: "reached".to_owned(), expected }]);
    let (mut state, faults) = State::from_query("lit=reached");
    assert_eq!((state.lit(), faults), (Some(Part::Plot(Plot::Reached)), Vec::new()));
    state.apply(Action::Previous);
    assert_eq!(state.lit(), None);
}

#[test]
fn a_guess_keeps_the_roofs_whole_until_it_is_answered() {
    let mut state = State::default();
    state.apply(Action::Predict);
    assert_eq!((state.step(), state.shows_access()), (Step::Roofs, false));
    state.apply(Action::Next);
    assert_eq!(state.step(), Step::Roofs);
    for (said, verdict) in
        [(75, Verdict::Right), (80, Verdict::Right), (150, Verdict::SectorsOnly), (600, Verdict::AccessForgotten)]
    {
        state.apply(Action::Guess(said));
        assert_eq!((state.verdict(), state.step()), (Some((said, verdict)), Step::Access));
    }
    state.apply(Action::Guess(18));
    assert_eq!(state.verdict(), Some((18, Verdict::Off)));
    state.apply(Action::Flops(2));
    assert_eq!((state.guess(), state.verdict()), (Guess::Open, None));
    state.apply(Action::Reveal);
    assert!(state.shows_access());
}

#[test]
fn a_dot_that_was_timed_can_be_taken() {
    let mut state = State::from_query("flops=9&order=reversed&step=measured").0;
    state.press(Part::Timed(Timed::Stride(4)));
    assert_eq!(state.spec().timed_as(), Some(Timed::Stride(4)));
    near(state.spec().was_reached().map(|reached| reached.gflops), 140.2);
    state.press(Part::Timed(Timed::Random));
    assert_eq!(state.spec().timed_as(), Some(Timed::Random));
}

#[test]
fn an_access_from_elsewhere_is_counted_by_the_card() {
    let lanes = std::array::from_fn(|lane| Some(lane as u64 * 4096));
    let access = Access::new(Space::Global, Op::Load, Width::B8, lanes).unwrap();
    let state = State::of_access(&access, Arch::Fermi);
    assert_eq!((state.spec().moved_bytes(), state.preset()), (2048, None));
    assert_eq!(state.spec().was_reached(), None);
}

#[test]
fn all_lanes_can_be_switched_on_again() {
    let mut state = State::from_query("off=ffffffff").0;
    assert_eq!((state.spec().intensity(), state.shows_access()), (None, false));
    assert!(state.turn("all-on", ""));
    assert_eq!(state.to_query(), "");
    assert!(!state.turn("arch", "fermi") && !state.turn("off", "0") && !state.turn("card", "k80"));
}
