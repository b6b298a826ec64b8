//! The figure of DRAM rows: what each preset costs, that every address leads back, and that no action can break it.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use model::access::{Op, Width};
use model::dram::{Kind, Mapping, Outcome, TICKS_A_NS};
use model::figure::coalescing::{self, Layout, Number};
use model::figure::rows::{Action, Before, Guess, Part, Preset, Spec, State, Step};
use model::figure::{Figure, Name};
use model::global::{DramFetch, dram_bytes};
use model::query::{Choice, Expected};
use model::warp::{Lane, Mask};
use proptest::prelude::*;

#[test]
fn each_preset_costs_what_the_course_says() {
    let check = |preset: Preset, ns: u64, outcomes: [u32; 3], rows: u32, bytes: u64| {
        let service = State::new(preset.spec()).service();
        assert_eq!(service.finish_ticks(), ns * u64::from(TICKS_A_NS), "{preset:?}");
        let counted = [Outcome::Hit, Outcome::Closed, Outcome::Conflict].map(|outcome| service.count(outcome));
        assert_eq!((counted, service.rows(), service.bytes()), (outcomes, rows, bytes), "{preset:?}");
        assert_eq!(service.activations(), counted[1] + counted[2], "{preset:?}");
    };
    check(Preset::OpenRow, 28, [4, 0, 0], 1, 128);
    check(Preset::ClosedRow, 42, [3, 1, 0], 1, 128);
    check(Preset::Conflict, 56, [3, 0, 1], 1, 128);
    check(Preset::FourBanks, 42, [0, 4, 0], 4, 128);
    check(Preset::FourRows, 188, [0, 0, 4], 4, 128);
    check(Preset::OneBank, 1532, [0, 0, 32], 32, 1024);
    // The second row of a bank finds the first one open.
    check(Preset::SixteenBanks, 154, [0, 16, 16], 32, 1024);
    check(Preset::Channels, 44, [0, 0, 32], 32, 1024);
    check(Preset::Fetch64, 48, [32, 0, 32], 32, 2048);
    check(Preset::Stride8, 72, [28, 0, 4], 4, 1024);
}

#[test]
fn shares_of_peak_are_those_of_the_rule() {
    let percent = |preset: Preset| {
        let state = State::new(preset.spec());
        let service = state.service();
        let shares = [state.share_alone(&service), state.share_of_many(&service), state.useful_share(&service)];
        shares.map(|share| (share.unwrap().percent() * 10.0).round() / 10.0)
    };
    assert_eq!(percent(Preset::OpenRow), [28.6, 100.0, 100.0]);
    assert_eq!(percent(Preset::Conflict), [14.3, 100.0, 100.0]);
    assert_eq!(percent(Preset::FourRows), [4.3, 4.2, 4.2]);
    assert_eq!(percent(Preset::OneBank), [4.2, 4.2, 0.5]);
    assert_eq!(percent(Preset::SixteenBanks), [41.6, 50.0, 6.3]);
    // Twice the bytes for one activation, half of them for nothing.
    assert_eq!(percent(Preset::Channels), [4.5, 50.0, 6.3]);
    assert_eq!(percent(Preset::Fetch64), [8.3, 100.0, 6.3]);
    assert_eq!(percent(Preset::Stride8), [22.2, 100.0, 12.5]);
}

#[test]
fn a_conflict_is_little_of_a_whole_load() {
    let state = State::default();
    let service = state.service();
    assert_eq!(state.first_wait_ticks(&service), Some(28 * u64::from(TICKS_A_NS)));
    let whole = state.whole_load_ns().number;
    assert!((28.0 / whole - 0.082).abs() < 0.001, "{whole}");
}

#[test]
fn rows_are_open_from_their_activation_until_the_next_one_needs_the_bank() {
    let service = State::new(Preset::FourRows.spec()).service();
    let opened = service.opened(0, 0);
    let at = |ticks: Option<u64>| ticks.map(|ticks| ticks / u64::from(TICKS_A_NS));
    let times: Vec<_> = opened
        .iter()
        .map(|row| (row.place.row, at(row.precharge_at_ticks), at(row.activate_at_ticks), at(row.closed_at_ticks)))
        .collect();
    let expected = [
        (0, Some(0), Some(14), Some(48)),
        (1, Some(48), Some(62), Some(96)),
        (2, Some(96), Some(110), Some(144)),
        (3, Some(144), Some(158), None),
    ];
    assert_eq!(times, expected);
}

#[test]
fn a_lane_is_followed_to_its_sector_its_bank_and_its_row_and_back() {
    let mut state = State::new(Preset::FourRows.spec());
    let lane = Lane::new(9).unwrap();
    state.point(Some(Part::Lane(lane)));
    assert!(state.lights(Part::Sector(32)) && state.lights(Part::Bank(0, 0)) && state.lights(Part::Row(0, 0, 1)));
    assert!(!state.lights(Part::Lane(Lane::new(8).unwrap())) && !state.lights(Part::Row(0, 0, 0)));
    state.point(Some(Part::Row(0, 0, 1)));
    let lit: Vec<u8> = Lane::all().filter(|lane| state.lights(Part::Lane(*lane))).map(|lane| lane.number()).collect();
    assert_eq!(lit, (8..16).collect::<Vec<_>>());
}

#[test]
fn a_bad_value_leaves_its_default_and_the_good_ones_beside_it() {
    let (state, faults) = State::from_query("dram=hbm3&map=hashed&fetch=48&before=closed&lane=32&stride=9999&bank=2");
    let names: Vec<&str> = faults.iter().map(|fault| fault.name.as_str()).collect();
    assert_eq!(names, ["map", "fetch", "lane", "stride", "bank"]);
    assert_eq!(faults[1].expected, Expected::OneOf(vec!["32", "64", "128"]));
    assert_eq!(state.spec(), &Spec::default().with_kind(Kind::Hbm3).with_before(Before::Closed));
    let (_, faults) = Name::Rows.read("pattern=field&fields=3&field=7");
    assert_eq!(faults.len(), 1);
}

#[test]
fn a_link_says_only_what_differs() {
    assert_eq!(State::default().to_query(), "");
    let state = State::new(Preset::SixteenBanks.spec());
    assert_eq!(state.to_query(), "stride=256&map=one-channel&fetch=32&before=closed");
    let (asked, faults) = State::from_query("guess=1&step=reads");
    assert_eq!((faults, asked.step()), (vec![], Step::Places));
    assert_eq!(asked.to_query(), "guess=1");
}

#[test]
fn a_preset_keeps_the_dram_and_is_known_by_its_load() {
    for preset in Preset::ALL {
        let mut state = State::new(Spec::default().with_kind(Kind::Gddr6));
        state.apply(Action::Preset(*preset));
        assert_eq!((state.preset(), state.spec().kind()), (Some(*preset), Kind::Gddr6));
    }
}

#[test]
fn an_access_from_elsewhere_is_served_as_it_is() {
    let access = coalescing::Preset::Stride2.spec().access();
    let state = State::of_access(&access, model::arch::Arch::Volta);
    assert!(state.spec().access().is_given());
    assert_eq!(state.service().bytes(), 256);
}

fn accesses() -> impl Strategy<Value = coalescing::Spec> {
    let numbers = prop::collection::vec((prop::sample::select(Number::ALL.to_vec()), 0_u32..5000), 0..4);
    let layouts = prop::sample::select(Layout::ALL.to_vec());
    let archs = prop::sample::select(model::arch::Arch::ALL.to_vec());
    let masks = prop_oneof![Just(0), any::<u32>(), Just(u32::MAX)];
    (layouts, numbers, prop::sample::select(Width::ALL.to_vec()), archs, masks, any::<bool>()).prop_map(
        |(layout, numbers, width, arch, off, store)| {
            let spec = coalescing::Spec::default().with_layout(layout).with_width(width).with_arch(arch);
            let spec = spec.with_off(Mask::from_bits(off)).with_op(if store { Op::Store } else { Op::Load });
            let spec = numbers.into_iter().fold(spec, |spec, (number, value)| spec.with_number(number, value));
            // What a link may say: a field that the struct has.
            spec.with_number(Number::Field, spec.field())
        },
    )
}

fn parts() -> impl Strategy<Value = Part> {
    prop_oneof![
        (0_u8..32).prop_map(|lane| Part::Lane(Lane::new(lane).unwrap())),
        (0_u64..4096).prop_map(Part::Sector),
        (0_u32..70).prop_map(Part::Channel),
        (0_u32..3, 0_u32..20).prop_map(|(channel, bank)| Part::Bank(channel, bank)),
        (0_u32..3, 0_u32..20, 0_u64..4).prop_map(|(channel, bank, row)| Part::Row(channel, bank, row)),
    ]
}

fn choice<C: Choice + std::fmt::Debug>() -> impl Strategy<Value = C> {
    prop::sample::select(C::ALL.to_vec())
}

fn actions() -> impl Strategy<Value = Action> {
    prop_oneof![
        accesses().prop_map(Action::Access),
        choice().prop_map(Action::Kind),
        choice().prop_map(Action::Mapping),
        choice().prop_map(Action::Fetch),
        choice().prop_map(Action::Before),
        Just(Action::AllOn),
        choice().prop_map(Action::Preset),
        choice().prop_map(Action::Go),
        Just(Action::Next),
        Just(Action::Previous),
        parts().prop_map(Action::Pick),
        Just(Action::Release),
        prop::option::of(parts()).prop_map(Action::Point),
        Just(Action::Predict),
        (0_u32..40).prop_map(Action::Guess),
        Just(Action::Reveal),
        Just(Action::Reset),
    ]
}

fn states() -> impl Strategy<Value = State> {
    prop::collection::vec(actions(), 0..8).prop_map(|actions| {
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
        prop_assert_eq!(again.spec(), state.spec());
        match state.guess() {
            Guess::Off | Guess::Open => prop_assert_eq!(again.to_address(), state.to_address()),
            // A link to an answered question asks it anew.
            Guess::Made(_) => prop_assert_eq!((again.guess(), again.step()), (Guess::Open, Step::Places)),
        }
    }

    #[test]
    fn every_wanted_byte_arrives_and_l2_asks_for_no_more_than_it_must(state in states()) {
        let service = state.service();
        let access = state.spec().access().access();
        let counts = model::global::count(&access, state.spec().access().arch());
        prop_assert_eq!(service.used_bytes(), counts.unique_bytes);
        if state.spec().access().arch().fill_bytes() == 32 {
            prop_assert_eq!(service.bytes(), dram_bytes(&access, state.spec().fetch()));
        }
        // What the picture can hold.
        prop_assert!(service.bursts.len() <= 128 && service.banks.len() <= 32 && service.rows() <= 32);
        prop_assert!(service.channels().len() <= 32);
        prop_assert!(service.finish_ticks() <= 1600 * u64::from(TICKS_A_NS));
    }

    #[test]
    fn rows_opened_and_bursts_read_agree(state in states()) {
        let service = state.service();
        let hits = service.count(Outcome::Hit);
        prop_assert_eq!((service.activations() + hits) as usize, service.bursts.len());
        match state.spec().before() {
            Before::Closed | Before::OtherRow => prop_assert_eq!(service.activations(), service.rows()),
            Before::SameRow => prop_assert_eq!(service.activations() as usize + service.banks.len(), service.rows() as usize),
        }
        for burst in &service.bursts {
            let place = burst.read.place;
            let opened = service.opened(place.channel, place.bank);
            let open = |ticks: u64| opened.iter().filter(|row| {
                row.place == place
                    && row.activate_at_ticks.is_none_or(|at| at <= ticks)
                    && row.closed_at_ticks.is_none_or(|at| at >= ticks)
            }).count();
            prop_assert_eq!(open(burst.read.read_at_ticks), 1);
        }
        if state.spec().mapping() != Mapping::Channels {
            prop_assert!(service.channels().len() <= 1);
        }
    }

    #[test]
    fn the_channel_looked_into_is_one_in_use(state in states()) {
        let service = state.service();
        let shown = state.shown_channel(&service);
        let lit_elsewhere = state.lit().is_some_and(|part| !service.has(part));
        prop_assert!(service.channels().contains(&shown) || lit_elsewhere || service.bursts.is_empty());
    }

    #[test]
    fn an_open_guess_rests_at_the_places_until_it_is_answered(state in states(), said in 0_u32..40) {
        let mut state = state;
        state.apply(Action::Predict);
        prop_assert_eq!((state.guess(), state.step()), (Guess::Open, Step::Places));
        state.apply(Action::Next);
        prop_assert_eq!(state.step(), Step::Places);
        state.apply(Action::Guess(said));
        prop_assert_eq!((state.guess(), state.step()), (Guess::Made(said), Step::Reads));
    }
}

#[test]
fn l2_asks_for_the_granule_of_each_sector() {
    let spec = Preset::Fetch64.spec();
    let bytes = |fetch| State::new(spec.with_fetch(fetch)).service().bytes();
    assert_eq!(DramFetch::ALL.map(bytes), [1024, 2048, 4096]);
}
