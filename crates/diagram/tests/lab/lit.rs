//! What is lit in the lab, in picture and table: what the figure that draws it lights, from either side.

use super::*;
use model::{
    access::{Op, Width},
    figure::{
        banks::{self, Side},
        coalescing,
        lab::Part,
        overlap, roofline, rows,
    },
    warp::Lane,
};

/// The rows of the table that are lit while a part is pointed at.
fn rows_at<F: Drawn>(state: &F, part: F::Part) -> Vec<usize> {
    let mut state = state.clone();
    state.point(Some(part));
    let table = state.scene(Lang::En, Format::Wide).table;
    let lit = state.lit_rows(&table);
    assert_eq!(lit.len(), table.rows.len());
    lit.iter().enumerate().filter(|(_, is_lit)| **is_lit).map(|(row, _)| row).collect()
}

/// The marks that are lit then.
fn marks_at<F: Drawn>(state: &F, part: F::Part) -> Vec<(&'static str, u64)> {
    let mut state = state.clone();
    state.point(Some(part));
    let shapes = state.scene(Lang::En, Format::Wide).shapes;
    shapes.iter().filter(|shape| shape.lit).map(|shape| shape.key).collect()
}

/// Two floats apart: a sector serves four lanes, and two lanes share a bank.
const FAR: &str = "float *a; value = a[threadIdx.x * 2];";
const SHARED: &str = "__shared__ float s[64]; value = s[threadIdx.x * 2];";

fn access(space: Space) -> Access {
    let lanes = std::array::from_fn(|lane| Some(lane as u64 * 8));
    Access::new(space, Op::Load, Width::B4, lanes).unwrap()
}

fn lane(number: u8) -> Lane {
    Lane::new(number).unwrap()
}

#[test]
fn a_place_in_global_memory_lights_the_rows_of_its_lanes() {
    let state = snippet(FAR);
    let check = |part, rows: &[usize]| assert_eq!(rows_at(&state, Part::Global(part)), rows, "{part:?}");
    check(coalescing::Part::Sector(2), &[8, 9, 10, 11]);
    check(coalescing::Part::Line(1), &(16..32).collect::<Vec<_>>());
    check(coalescing::Part::Lane(lane(5)), &[5]);
    // There is no such sector.
    check(coalescing::Part::Sector(8), &[]);
}

#[test]
fn a_place_in_shared_memory_lights_the_rows_of_its_lanes() {
    let state = snippet(SHARED);
    let check = |part, rows: &[usize]| assert_eq!(rows_at(&state, Part::Shared(part)), rows, "{part:?}");
    check(banks::Part::Bank(6), &[3, 19]);
    check(banks::Part::Word(Side::Plain, 38), &[19]);
    check(banks::Part::Turn(Side::Plain, 1), &(16..32).collect::<Vec<_>>());
    check(banks::Part::Lane(lane(19)), &[19]);
}

#[test]
fn a_place_in_dram_lights_its_bursts_and_so_does_a_lane() {
    let state = state(&[("snippet", "float *a; value = a[threadIdx.x * 256];"), ("view", "rows")]);
    let table = state.scene(Lang::En, Format::Wide).table;
    let burst_of = |lane: &str| table.rows.iter().position(|(_, cells)| cells[1].split(", ").any(|one| one == lane));
    assert_eq!(rows_at(&state, Part::Rows(rows::Part::Lane(lane(9)))), [burst_of("9").unwrap()]);
    // A lane that was picked where lanes and sectors are shown is the same lane here.
    assert_eq!(rows_at(&state, Part::Global(coalescing::Part::Lane(lane(9)))), [burst_of("9").unwrap()]);
    let in_channel = |row: &usize| table.rows[*row].1[2] == table.rows[0].1[2];
    let channel = table.rows[0].1[2].parse().unwrap();
    let wanted: Vec<usize> = (0..table.rows.len()).filter(in_channel).collect();
    assert!(!wanted.is_empty() && wanted.len() < table.rows.len());
    assert_eq!(rows_at(&state, Part::Rows(rows::Part::Channel(channel))), wanted);
}

#[test]
fn a_lane_lights_its_fetch() {
    let state = state(&[("snippet", FAR), ("view", "overlap"), ("step", "places")]);
    assert_eq!(rows_at(&state, Part::Overlap(overlap::Part::Lane(lane(9)))), [2]);
    assert_eq!(rows_at(&state, Part::Overlap(overlap::Part::Fetch(2))), [2]);
}

/// Whatever can be pointed at in a figure lights the same in the lab.
fn check_same<F: Drawn>(lab: &State, own: &F, part_of: fn(F::Part) -> Part) {
    let scene = own.scene(Lang::En, Format::Wide);
    let parts: Vec<F::Part> = scene.shapes.iter().filter_map(|shape| shape.part).collect();
    assert!(!parts.is_empty());
    let mut lit = 0;
    for part in parts {
        let marks = marks_at(own, part);
        lit += marks.len();
        assert_eq!(marks_at(lab, part_of(part)), marks);
        assert_eq!(rows_at(lab, part_of(part)), rows_at(own, part));
    }
    assert!(lit > 0);
}

/// A figure at one of its moments.
fn at<F: Figure>(mut own: F, step: &str) -> F {
    assert!(own.turn("step", step));
    own
}

#[test]
fn a_part_lights_in_the_lab_what_it_lights_in_its_own_figure() {
    let (global, shared) = (access(Space::Global), access(Space::Shared));
    let of_view = |view| state(&[("snippet", FAR), ("view", view), ("step", "places")]);
    let own = coalescing::State::new(coalescing::Spec::of_access(&global, Arch::default()));
    check_same(&of_view("memory"), &at(own, "grouping"), Part::Global);
    let own = rows::State::of_access(&global, Arch::default());
    check_same(&of_view("rows"), &at(own, "places"), Part::Rows);
    let own = overlap::State::of_access(&global, Arch::default());
    check_same(&of_view("overlap"), &at(own, "one-warp"), Part::Overlap);
    let own = roofline::State::of_access(&global, Arch::default());
    check_same(&of_view("roofline"), &at(own, "access"), Part::Roofline);
    check_same(&snippet(SHARED), &banks::State::of_access(shared), Part::Shared);
}
