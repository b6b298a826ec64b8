//! What a seed promises: the same questions for everybody, for ever.

use expect_test::expect;
use proptest::prelude::*;
use quiz::drill::{self, Kind};

fn line(seed: u64, index: u32) -> String {
    let item = drill::shared(seed, index);
    let about = item.address();
    let about = about.trim_start_matches("v=1&fig=");
    let confusion = item.confusion.map_or("-", |confusion| confusion.slug());
    format!("{index:>2} {} {} {confusion}: {about}\n", item.level.number(), item.kind.slug())
}

/// A class that shares a link sees these. They must never change.
#[test]
fn the_first_twenty_of_a_seed_stay_as_they_are() {
    let lines: String = (0..20).map(|index| line(2026, index)).collect();
    expect![[r#"
         0 1 row-hits -: rows&stride=8&map=one-bank&fetch=32&before=closed
         1 1 efficiency varying-index: coalescing&pattern=block&columns=32&pitch=64
         2 1 moved element-size: coalescing&width=2
         3 1 sectors -: coalescing
         4 2 wavefronts -: banks&stride=1&share=8
         5 2 conflicts sixteen-banks: banks&stride=18
         6 2 n-way padding: banks&pattern=tile&column=8&fix=pad&op=store
         7 2 row-hits -: rows&stride=3&map=one-bank&fetch=32&before=closed
         8 3 efficiency element-size: coalescing&pattern=field&fields=3&field=1
         9 3 moved element-size: coalescing&pattern=field&fields=5&field=4&op=store
        10 3 sectors varying-index: coalescing&pattern=block&columns=1&pitch=6
        11 3 wavefronts swizzle: banks&pattern=tile&column=3&fix=swizzle&op=store
        12 4 conflicts swizzle: banks&pattern=tile&column=1&fix=swizzle
        13 4 n-way padding: banks&pattern=tile&column=13&fix=pad&op=store
        14 4 row-hits varying-index: rows&pattern=block&columns=1&pitch=80&map=one-bank
        15 4 efficiency offset: coalescing&stride=2&offset=4&order=reversed
        16 5 moved rows-of-a-block: coalescing&pattern=block&columns=4&pitch=99&width=8&op=store
        17 5 sectors rows-of-a-block: coalescing&pattern=block&columns=4&pitch=33&width=8
        18 5 wavefronts wide-groups: banks&share=2&width=16
        19 5 conflicts wide-groups: banks&stride=1&share=4&width=8
    "#]]
    .assert_eq(&lines);
}

proptest! {
    #[test]
    fn a_series_gets_harder_and_shows_every_kind(seed in any::<u64>()) {
        let items: Vec<_> = (0..28).map(|index| drill::shared(seed, index)).collect();
        prop_assert!(items.windows(2).all(|pair| pair[0].level <= pair[1].level));
        prop_assert_eq!((items[0].level.number(), items[4].level.number(), items[16].level.number()), (1, 2, 5));
        for kind in Kind::ALL {
            prop_assert!(items[..7].iter().any(|item| item.kind == kind));
        }
    }

    #[test]
    fn no_question_comes_twice_in_a_row(seed in any::<u64>(), index in 0u32..1000) {
        let (one, next) = (drill::shared(seed, index), drill::shared(seed, index + 1));
        prop_assert!(one.kind != next.kind);
        prop_assert_eq!(one, drill::shared(seed, index));
    }

    #[test]
    fn other_seeds_are_other_series(seed in any::<u64>()) {
        let of = |seed| (0..20).map(|index| drill::shared(seed, index).address()).collect::<Vec<_>>();
        prop_assert!(of(seed) != of(seed ^ 1));
    }
}
