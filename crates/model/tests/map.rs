//! The map: its graph hangs together, every address leads back, no action can break a state.

use model::{
    figure::{
        Figure, Name,
        map::{Action, Concept, Layer, Light, Link, Path, State},
    },
    query::{Choice, Expected},
};
use proptest::prelude::*;
use std::collections::BTreeSet;

#[test]
fn every_concept_is_reached_from_what_a_programmer_writes_or_runs() {
    let mut reached: BTreeSet<Concept> =
        Concept::ALL.iter().copied().filter(|concept| Link::ALL.iter().all(|link| link.ends().1 != *concept)).collect();
    let roots = [Concept::Layout, Concept::Padding, Concept::Swizzle, Concept::Tile, Concept::Warp];
    assert_eq!(reached, BTreeSet::from(roots));
    loop {
        let next: Vec<Concept> =
            Link::ALL.iter().filter(|link| reached.contains(&link.ends().0)).map(|link| link.ends().1).collect();
        let before = reached.len();
        reached.extend(next);
        if reached.len() == before {
            break;
        }
    }
    assert_eq!(reached, Concept::ALL.iter().copied().collect());
}

#[test]
fn no_concept_and_no_arrow_is_there_twice() {
    let slugs: BTreeSet<&str> = Concept::ALL.iter().map(|concept| concept.slug()).collect();
    assert_eq!(slugs.len(), Concept::ALL.len());
    let ends: BTreeSet<(Concept, Concept)> = Link::ALL.iter().map(|link| link.ends()).collect();
    assert_eq!(ends.len(), Link::ALL.len());
    assert!(ends.iter().all(|(from, to)| from != to && !ends.contains(&(*to, *from))));
}

#[test]
fn concepts_stand_layer_by_layer_and_no_layer_is_empty() {
    assert!(Concept::ALL.is_sorted_by_key(|concept| concept.layer()));
    for layer in Layer::ALL {
        assert!(Concept::ALL.iter().any(|concept| concept.layer() == *layer), "{layer:?}");
    }
}

#[test]
fn the_five_connections_are_ways_and_each_way_hangs_together() {
    for path in Path::ALL {
        let mut links = path.links().iter().map(|link| link.ends());
        let (from, to) = links.next().unwrap();
        let mut seen = BTreeSet::from([from, to]);
        for (from, to) in links {
            assert!(seen.contains(&from) || seen.contains(&to), "{path:?}: {from:?} to {to:?} hangs in the air");
            seen.extend([from, to]);
        }
    }
    let lacks = Path::Coherence.links();
    assert!(lacks.contains(&Link::L1LacksCoherence) && lacks.contains(&Link::L2KeepsCoherence));
    assert!(Path::Execution.links().contains(&Link::WarpRunsLane));
    assert!(Path::SharedMemory.links().contains(&Link::BankCausesConflict));
    assert!(Path::Hierarchy.links().contains(&Link::L2StartsFetch));
    assert!(Path::Roofline.links().contains(&Link::EfficiencyScalesBandwidth));
}

#[test]
fn a_picked_concept_lights_its_arrows_and_its_neighbours() {
    let mut state = State::default();
    assert!(Concept::ALL.iter().all(|concept| state.light(*concept) == Light::Plain));
    state.apply(Action::Pick(Concept::Sector));
    assert_eq!(state.light(Concept::Sector), Light::Lit);
    for near in [Concept::Request, Concept::Line, Concept::L1, Concept::Efficiency] {
        assert_eq!(state.light(near), Light::Near, "{near:?}");
    }
    assert_eq!(state.light(Concept::L2), Light::Quiet);
    assert_eq!(state.told().len(), 4);
    assert!(state.told().iter().all(|link| state.light_of(*link) == Light::Lit));
    state.apply(Action::Pick(Concept::Sector));
    assert_eq!(state, State::default());
}

#[test]
fn layers_come_one_after_another() {
    let mut state = State::default();
    state.apply(Action::Go(Layer::Code));
    assert_eq!(state.links().collect::<Vec<_>>(), [Link::LayoutSetsStride]);
    let mut shown = state.concepts().count();
    for _ in 1..Layer::ALL.len() {
        state.apply(Action::Next);
        assert!(state.concepts().count() > shown);
        shown = state.concepts().count();
    }
    assert_eq!(state, State::default());
    state.apply(Action::Next);
    assert_eq!(state, State::default());
}

#[test]
fn what_cannot_be_shown_is_named_and_the_rest_kept() {
    let check = |query: &str, name: &str, kept: &str| {
        let (state, faults) = State::from_query(query);
        assert_eq!(faults.iter().map(|fault| fault.name.as_str()).collect::<Vec<_>>(), [name], "{query}");
        assert_eq!(state.to_query(), kept);
    };
    check("step=warp&concept=row", "concept", "step=warp");
    check("step=warp&path=roofline", "step", "path=roofline");
    check("concept=thread", "concept", "");
    check("stride=2&concept=sector", "stride", "concept=sector");
    check("path=coherence&step=disk", "step", "path=coherence");
    let (_, faults) = State::from_query("step=code&concept=lane");
    let code = vec!["layout", "stride", "padding", "swizzle", "tile"];
    assert_eq!(faults[0].expected, Expected::OneOf(code));
    // What a page reads for itself is none of the figure's business.
    assert_eq!(Name::Map.read("v=1&fig=map&at=3"), ("v=1&fig=map".to_owned(), Vec::new()));
}

#[test]
fn controls_do_what_the_address_says() {
    let mut state = State::default();
    assert!(state.turn("concept", "row") && state.to_query() == "concept=row");
    assert!(state.turn("preset", "hierarchy") && state.to_query() == "path=hierarchy");
    assert!(state.turn("step", "dram") && state.to_query() == "step=dram");
    assert!(state.turn("reset", "") && state == State::default());
    assert!(!state.turn("concept", "thread") && !state.turn("speed", "2"));
}

fn concepts() -> impl Strategy<Value = Concept> {
    prop::sample::select(Concept::ALL)
}

fn actions() -> impl Strategy<Value = Action> {
    prop_oneof![
        prop::sample::select(Layer::ALL).prop_map(Action::Go),
        Just(Action::Next),
        Just(Action::Previous),
        prop::sample::select(Path::ALL).prop_map(Action::Follow),
        concepts().prop_map(Action::Pick),
        Just(Action::Release),
        prop::option::of(concepts()).prop_map(Action::Point),
        Just(Action::Reset),
    ]
}

proptest! {
    #[test]
    fn every_state_has_an_address_that_leads_back(walk in prop::collection::vec(actions(), 0..12)) {
        let mut state = State::default();
        for action in walk {
            state.apply(action);
            let (mut back, faults) = State::from_query(&state.to_query());
            prop_assert_eq!(faults, []);
            back.apply(Action::Point(state.pointed()));
            prop_assert_eq!(back.to_query(), state.to_query());
            prop_assert_eq!((back.step(), back.path(), back.picked(), back.lit()), (state.step(), state.path(), state.picked(), state.lit()));
            let shown: Vec<Concept> = state.concepts().collect();
            prop_assert!(state.lit().is_none_or(|lit| shown.contains(&lit)));
            prop_assert!(state.links().all(|link| shown.contains(&link.ends().0) && shown.contains(&link.ends().1)));
        }
    }
}
