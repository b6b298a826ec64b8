//! The roofline's states: every address leads back, no action can break one, and no access lifts a roof.

use model::{
    access::{Op, Width},
    card::Card,
    figure::{
        coalescing::{self, Layout, Number, Order},
        roofline::{Action, Guess, MOST_FLOPS, Part, Peak, Plot, Preset, Spec, State, Step, Timed},
    },
    global::DramFetch,
    query::Choice,
    warp::Mask,
};
use proptest::prelude::*;

fn accesses() -> impl Strategy<Value = coalescing::Spec> {
    let choices = (
        prop::sample::select(Layout::ALL),
        prop::sample::select(Order::ALL),
        prop::sample::select(Width::ALL.to_vec()),
        prop::sample::select(Op::ALL),
        prop_oneof![Just(u32::MAX), Just(0), any::<u32>()],
        prop::collection::vec(0..5000_u32, Number::ALL.len()),
    );
    choices.prop_map(|(layout, order, width, op, on, numbers)| {
        let spec = coalescing::Spec::default().with_layout(layout).with_order(order).with_width(width).with_op(op);
        let numbered = Number::ALL.into_iter().zip(numbers).fold(spec, |spec, (number, n)| spec.with_number(number, n));
        // A field that its struct does not have is a fault of an address.
        numbered.with_number(Number::Field, numbered.field()).with_off(Mask::from_bits(!on))
    })
}

fn specs() -> impl Strategy<Value = Spec> {
    let choices = (
        accesses(),
        prop::sample::select(Card::ALL),
        any::<u32>(),
        prop::sample::select(DramFetch::ALL.to_vec()),
        prop::sample::select(Peak::ALL),
    );
    choices.prop_map(|(access, card, flops, fetch, peak)| {
        let spec = Spec::default().with_access(access).with_card(card).with_flops(flops % 600);
        spec.with_fetch(fetch).with_peak(peak)
    })
}

fn parts() -> impl Strategy<Value = Part> {
    prop_oneof![
        prop::sample::select(Plot::ALL).prop_map(Part::Plot),
        prop_oneof![Just(1024), 0..40_u32].prop_map(|stride| Part::Timed(Timed::Stride(stride))),
        Just(Part::Timed(Timed::Random)),
        (0..300_u64).prop_map(Part::Block),
    ]
}

fn actions() -> impl Strategy<Value = Action> {
    prop_oneof![
        accesses().prop_map(Action::Access),
        prop::sample::select(Card::ALL).prop_map(Action::Card),
        any::<u32>().prop_map(Action::Flops),
        prop::sample::select(DramFetch::ALL.to_vec()).prop_map(Action::Fetch),
        prop::sample::select(Peak::ALL).prop_map(Action::Peak),
        prop::sample::select(Preset::ALL).prop_map(Action::Preset),
        any::<u32>().prop_map(|stride| Action::Take(Timed::Stride(stride))),
        Just(Action::Take(Timed::Random)),
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

proptest! {
    #[test]
    fn every_state_has_an_address_that_leads_back(spec in specs(), actions in prop::collection::vec(actions(), 0..12)) {
        let mut state = State::new(spec);
        for action in actions {
            state.apply(action);
            prop_assert!(state.lit().is_none_or(|part| state.has(part)));
            prop_assert!(state.guess() != Guess::Open || !state.shows_access());
        }
        let (again, faults) = State::from_query(&state.to_query());
        prop_assert_eq!(faults, []);
        prop_assert_eq!(again.spec(), state.spec());
        let asks = state.guess() != Guess::Off;
        prop_assert_eq!(again.step(), if asks { Step::Roofs } else { state.step() });
        prop_assert_eq!(again.to_address(), state.to_address());
    }

    #[test]
    fn an_access_never_lifts_a_roof(spec in specs()) {
        let Some(reached) = spec.reached_gflops() else {
            prop_assert_eq!(spec.access().active(), Mask::NONE);
            return Ok(());
        };
        let (ideal, sectors) = (spec.ideal_gflops().unwrap(), spec.sectors_gflops().unwrap());
        prop_assert!(reached <= sectors && sectors <= ideal && ideal <= spec.peak_gflops().number);
        prop_assert!(spec.times_lost().unwrap() >= 1.0);
        prop_assert_eq!(spec.sector_efficiency(), spec.with_fetch(DramFetch::B32).efficiency());
        // Whoever does as much arithmetic as is said is no longer held back by the access.
        let free = spec.flops_until_access_is_free().unwrap();
        if free <= f64::from(MOST_FLOPS) {
            let patient = (1..=MOST_FLOPS).find(|flops| f64::from(*flops) >= free).unwrap();
            let patient = spec.with_flops(patient);
            prop_assert!(patient.reached_gflops().unwrap() >= patient.peak_gflops().number * (1.0 - 1e-9));
        }
    }

    #[test]
    fn blocks_hold_every_used_byte_once(spec in specs()) {
        let blocks = spec.blocks();
        let used: u64 = blocks.iter().map(|block| block.used_bytes()).sum();
        prop_assert_eq!(used, spec.unique_bytes());
        let moved = blocks.iter().map(|_| spec.block_bytes()).sum::<u64>();
        prop_assert_eq!(moved, spec.moved_bytes());
        for block in blocks {
            let (first, end) = (block.index * spec.block_bytes(), (block.index + 1) * spec.block_bytes());
            prop_assert!(block.runs.iter().all(|run| first <= run.start && run.end <= end));
        }
    }
}
