//! The transpose: what each kernel costs, that every address leads back, and that no action can break it.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use model::figure::Figure;
use model::figure::tile::{
    Action, Block, Column, Element, Guess, Kernel, Part, Preset, Size, Spec, State, Step, turns, words_by_bank,
};
use model::query::{Choice, Expected, Fault};
use model::warp::Lane;
use proptest::prelude::*;

/// The counts of the four accesses; 0 where the kernel has none.
fn costs(spec: Spec) -> [u32; 4] {
    let state = State::new(spec);
    std::array::from_fn(|at| state.cost(Step::ALL[at]).map_or(0, |cost| cost.count()))
}

#[test]
fn each_preset_costs_what_the_lesson_says() {
    let check = |preset: Preset, expected: [u32; 4], n_way: Option<u32>| {
        assert_eq!(costs(preset.spec()), expected, "{preset:?}");
        assert_eq!(State::new(preset.spec()).n_way(), n_way, "{preset:?}");
    };
    check(Preset::Naive, [4, 0, 0, 32], None);
    check(Preset::Tile, [4, 1, 32, 4], Some(32));
    check(Preset::Padded, [4, 1, 1, 4], Some(1));
    check(Preset::Swizzled, [4, 1, 1, 4], Some(1));
    check(Preset::WrongPad, [4, 1, 32, 4], Some(32));
    check(Preset::StoreTransposed, [4, 32, 1, 4], Some(32));
    // Rows of 17 words: the second row of a warp ends in the bank where the first began.
    check(Preset::Block16x16, [4, 2, 2, 4], Some(2));
    check(Preset::Block8x32, [4, 4, 4, 4], Some(4));
    // Two half-warps of 16 lanes, each 16-way.
    check(Preset::Doubles, [8, 2, 32, 8], Some(16));
}

#[test]
fn a_block_narrower_than_a_warp_is_counted_as_it_is() {
    let plain = Spec::default();
    let check = |kernel, block, expected: [u32; 4]| {
        assert_eq!(costs(plain.with_kernel(kernel).with_block(block)), expected, "{kernel:?} {block:?}");
    };
    // Two lanes share a sector of the column, then four.
    check(Kernel::Naive, Block::B16x16, [4, 0, 0, 16]);
    check(Kernel::Naive, Block::B8x32, [4, 0, 0, 8]);
    check(Kernel::Tile, Block::B16x16, [4, 1, 8, 4]);
    check(Kernel::Swizzled, Block::B16x16, [4, 1, 1, 4]);
    check(Kernel::Tile, Block::B8x32, [4, 4, 8, 4]);
    check(Kernel::Swizzled, Block::B8x32, [4, 4, 4, 4]);
}

#[test]
fn a_tall_block_is_a_wide_one_with_more_warps() {
    for kernel in Kernel::ALL {
        let spec = Spec::default().with_kernel(*kernel);
        assert_eq!(costs(spec), costs(spec.with_block(Block::B32x32)));
    }
}

#[test]
fn the_fix_that_helps_one_side_helps_the_other() {
    for kernel in Kernel::ALL.iter().filter(|kernel| kernel.has_tile()) {
        for block in Block::ALL {
            let spec = Spec::default().with_kernel(*kernel).with_block(*block);
            let [read, row, column, write] = costs(spec);
            assert_eq!(costs(spec.with_column(Column::Write)), [read, column, row, write], "{spec:?}");
        }
    }
}

#[test]
fn the_pad_on_the_wrong_side_changes_no_address() {
    for column in Column::ALL {
        let plain = Spec::default().with_column(*column);
        for step in Step::ALL {
            assert_eq!(plain.access(*step), plain.with_kernel(Kernel::WrongPad).access(*step));
        }
    }
}

#[test]
fn lane_2_of_warp_5_goes_this_way() {
    let spec = Spec::default();
    let lane = Lane::new(2).unwrap();
    let address = |step| spec.access(step).unwrap().address(lane);
    // in[32 + 5][64 + 2], tile[5][2], tile[2][5], out[64 + 5][32 + 2].
    assert_eq!(address(Step::GlobalRead), Some(4 * (37 * 1024 + 66)));
    assert_eq!(address(Step::TileWrite), Some(4 * (5 * 32 + 2)));
    assert_eq!(address(Step::TileRead), Some(4 * (2 * 32 + 5)));
    assert_eq!(address(Step::GlobalWrite), Some(4 * (69 * 1024 + 34)));
    assert_eq!(spec.writer(lane), Some((2, 5)));
    let padded = spec.with_kernel(Kernel::Padded);
    assert_eq!(padded.access(Step::TileRead).unwrap().address(lane), Some(4 * (2 * 33 + 5)));
    let swizzled = spec.with_kernel(Kernel::Swizzled);
    assert_eq!(swizzled.access(Step::TileRead).unwrap().address(lane), Some(4 * (2 * 32 + (5 ^ 2))));
}

fn specs() -> impl Strategy<Value = Spec> {
    let choices = (
        prop::sample::select(Kernel::ALL),
        prop::sample::select(Block::ALL),
        prop::sample::select(Element::ALL),
        prop::sample::select(Size::ALL),
        prop::sample::select(Column::ALL),
        0..64_u32,
    );
    choices.prop_map(|(kernel, block, element, size, column, warp)| {
        let spec = Spec::default().with_kernel(kernel).with_block(block).with_element(element);
        spec.with_size(size).with_column(column).with_warp(warp)
    })
}

fn parts() -> impl Strategy<Value = Part> {
    prop_oneof![
        (0..32_u8).prop_map(|lane| Part::Lane(Lane::new(lane).unwrap())),
        (0..40_000_u64).prop_map(Part::Sector),
        (0..32_u32).prop_map(Part::Bank),
        prop::sample::select(Step::ALL).prop_map(Part::Stage),
    ]
}

fn actions() -> impl Strategy<Value = Action> {
    prop_oneof![
        prop::sample::select(Kernel::ALL).prop_map(Action::Kernel),
        prop::sample::select(Block::ALL).prop_map(Action::Block),
        prop::sample::select(Element::ALL).prop_map(Action::Element),
        prop::sample::select(Size::ALL).prop_map(Action::Size),
        prop::sample::select(Column::ALL).prop_map(Action::Column),
        any::<u32>().prop_map(Action::Warp),
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

proptest! {
    #[test]
    fn every_state_has_an_address_that_leads_back(spec in specs(), actions in prop::collection::vec(actions(), 0..12)) {
        let mut state = State::new(spec);
        for action in actions {
            state.apply(action);
            prop_assert!(state.spec().exists(state.step()));
            prop_assert!(state.cost(state.step()).is_some());
            prop_assert!(state.spec().warp() < state.spec().block().warps());
        }
        let (again, faults) = State::from_query(&state.to_query());
        prop_assert_eq!(faults, []);
        prop_assert_eq!(again.spec(), state.spec());
        let asks = state.guess() != Guess::Off;
        prop_assert_eq!(again.step(), if asks { state.spec().column_step() } else { state.step() });
        prop_assert_eq!(again.to_address(), state.to_address());
    }

    #[test]
    fn each_lane_moves_one_element_and_every_element_comes_out_turned(spec in specs()) {
        for lane in Lane::all() {
            let read = spec.place_in_matrix(Step::GlobalRead, lane).unwrap();
            let write = spec.place_in_matrix(Step::GlobalWrite, lane).unwrap();
            let Some(taken) = spec.place(Step::TileRead, lane) else {
                // Without a tile the lane itself turns it.
                prop_assert_eq!((read.row, read.column), (write.column, write.row));
                continue;
            };
            // What the lane takes was put there from the place that mirrors where it goes.
            let corner = spec.corner(Step::GlobalRead);
            let (row, column) = match spec.column() {
                Column::Read => (taken.row, taken.column),
                Column::Write => (taken.column, taken.row),
            };
            prop_assert_eq!((corner.row + row, corner.column + column), (write.column, write.row));
        }
    }

    #[test]
    fn wavefronts_are_the_turns_and_the_busiest_bank(spec in specs()) {
        for step in [Step::TileWrite, Step::TileRead] {
            let Some(access) = spec.access(step) else { continue };
            let counts = model::shared::count(&access);
            prop_assert_eq!(turns(&access).into_iter().max(), Some(counts.n_way - 1));
            prop_assert_eq!(words_by_bank(&access).into_iter().max(), Some(counts.n_way));
        }
    }

    #[test]
    fn the_swizzle_keeps_every_element_of_a_row_in_its_row(spec in specs(), row in 0..32_u32) {
        let side = spec.block().tile_side();
        let row = row % side;
        let place = |column| model::figure::tile::Place { row, column };
        let mut kept: Vec<u32> = (0..side).map(|column| spec.kept(place(column)).column).collect();
        kept.sort_unstable();
        prop_assert_eq!(kept, (0..side).collect::<Vec<_>>());
    }
}

#[test]
fn a_bad_value_keeps_the_good_ones_beside_it() {
    let (state, faults) = State::from_query("kernel=magic&block=16x16&warp=9&width=2&n=1000&lane=7&color=red");
    assert_eq!((state.spec().block(), state.spec().warp()), (Block::B16x16, 5));
    assert_eq!(state.picked(), Lane::new(7).map(Part::Lane));
    let names: Vec<&str> = faults.iter().map(|fault| fault.name.as_str()).collect();
    assert_eq!(names, ["kernel", "width", "n", "color", "warp"]);
    assert_eq!(faults[4].expected, Expected::Whole { min: 0, max: 7 });
}

#[test]
fn a_step_that_the_kernel_does_not_have_is_a_fault() {
    let (state, faults) = State::from_query("step=tile-write&kernel=naive");
    assert_eq!(state.step(), Step::GlobalWrite);
    let expected = Expected::OneOf(vec!["global-read", "global-write"]);
    assert_eq!(faults, [Fault { name: "step".to_owned(), value: "tile-write".to_owned(), expected }]);
}

#[test]
fn a_plain_link_shows_the_column_wherever_the_kernel_has_it() {
    let check = |query: &str, step| assert_eq!(State::from_query(query).0.step(), step, "{query}");
    check("", Step::TileRead);
    check("column=write", Step::TileWrite);
    check("kernel=naive", Step::GlobalWrite);
    check("kernel=naive&step=global-read", Step::GlobalRead);
    assert_eq!(State::new(Preset::Naive.spec()).to_query(), "kernel=naive");
}

#[test]
fn a_guess_keeps_the_column_in_view_until_it_is_answered() {
    let mut state = State::default();
    state.apply(Action::Go(Step::GlobalRead));
    state.apply(Action::Predict);
    assert_eq!(state.step(), Step::TileRead);
    assert!(state.hides(Step::TileRead) && !state.hides(Step::TileWrite));
    state.apply(Action::Next);
    assert_eq!(state.step(), Step::TileRead);
    state.apply(Action::Guess(32));
    assert_eq!(state.guess(), Guess::Made(32));
    state.apply(Action::Kernel(Kernel::Padded));
    assert_eq!(state.guess(), Guess::Open);
    state.apply(Action::Reveal);
    assert!(!state.hides(Step::TileRead));
}

#[test]
fn a_picked_lane_lasts_and_a_picked_bank_goes_with_its_access() {
    let mut state = State::default();
    state.press(Part::Bank(5));
    assert!(Lane::all().all(|lane| state.lights_lane(lane)));
    state.press(Part::Stage(Step::GlobalWrite));
    assert_eq!(state.picked(), None);
    let lane = Part::Lane(Lane::new(3).unwrap());
    state.press(lane);
    state.apply(Action::Previous);
    assert_eq!((state.step(), state.picked()), (Step::TileRead, Some(lane)));
    assert_eq!(state.to_query(), "lane=3");
}

#[test]
fn the_steps_of_naive_are_two() {
    let mut state = State::new(Preset::Naive.spec());
    state.apply(Action::Previous);
    assert_eq!(state.step(), Step::GlobalRead);
    state.apply(Action::Next);
    assert_eq!(state.step(), Step::GlobalWrite);
    state.apply(Action::Kernel(Kernel::Tile));
    assert_eq!(state.step(), Step::TileRead);
}
