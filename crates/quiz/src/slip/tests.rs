//! Guesses that readers make, and what is said to each; then all guesses that a slip leads to.

use super::{Slip, mistaken};
use crate::{
    Confusion, Grade, Guess, Question, Value,
    count::{Dram, Global, Shared},
};
use model::access::{Access, Op, Space, Width};
use model::arch::Arch;
use model::figure::{banks, coalescing, rows};
use model::warp::LANES;
use proptest::prelude::*;

fn access(width: Width, elements: [Option<u64>; LANES]) -> Access {
    let lanes = elements.map(|element| Some(element? * u64::from(width.bytes())));
    Access::new(Space::Global, Op::Load, width, lanes).unwrap()
}

fn question(count: Global, width: Width, arch: Arch, elements: [Option<u64>; LANES]) -> Question {
    Question::global(count, &coalescing::Spec::of_access(&access(width, elements), arch))
}

fn every(stride: u64, offset: u64) -> [Option<u64>; LANES] {
    std::array::from_fn(|lane| Some(offset + stride * u64::try_from(lane).unwrap()))
}

fn check(count: Global, width: Width, stride: u64, offset: u64, said: &[(u64, Option<Slip>)]) {
    let question = question(count, width, Arch::Volta, every(stride, offset));
    for &(guess, slip) in said {
        assert_eq!(question.slip(Guess::whole(guess)), slip, "{guess}, not {:?}", question.answer());
    }
}

#[test]
fn thirty_two_consecutive_floats_are_no_single_transaction() {
    check(
        Global::Sectors,
        Width::B4,
        1,
        0,
        &[
            (4, None),
            (32, Some(Slip::CountedLanes)),
            (128, Some(Slip::CountedBytes)),
            // One request or one line: nobody can tell which.
            (1, None),
            (7, None),
        ],
    );
}

#[test]
fn an_offset_is_seen_to_be_ignored() {
    check(
        Global::Sectors,
        Width::B4,
        1,
        1,
        &[
            (1, Some(Slip::CountedRequests)),
            (2, Some(Slip::CountedLines)),
            (4, Some(Slip::IgnoredAlignment)),
            (5, None),
            (8, Some(Slip::AssumedWholeLines)),
        ],
    );
    check(
        Global::Moved,
        Width::B4,
        1,
        1,
        &[(128, Some(Slip::CountedWantedBytes)), (256, Some(Slip::AssumedWholeLines))],
    );
}

#[test]
fn doubles_are_not_floats() {
    check(Global::Sectors, Width::B8, 1, 0, &[(4, Some(Slip::AssumedFourBytes))]);
}

#[test]
fn a_stride_leaves_gaps() {
    check(Global::Sectors, Width::B4, 2, 0, &[(4, Some(Slip::IgnoredGaps))]);
    check(Global::Moved, Width::B4, 8, 0, &[(32, None), (128, Some(Slip::CountedWantedBytes)), (1024, None)]);
}

#[test]
fn a_broadcast_is_shared() {
    check(
        Global::Unique,
        Width::B4,
        0,
        0,
        &[
            (128, Some(Slip::IgnoredSharing)),
            // One sector moves: 32 bytes, and 32 is the number of lanes as well.
            (32, None),
        ],
    );
    check(Global::Requested, Width::B4, 0, 0, &[(4, Some(Slip::MergedSharing))]);
    check(Global::Moved, Width::B8, 0, 0, &[(256, Some(Slip::CountedWantedBytes))]);
}

#[test]
fn fermi_moves_whole_lines() {
    let question = question(Global::Moved, Width::B4, Arch::Fermi, every(1, 1));
    assert_eq!(question.answer(), Value::Whole(256));
    assert_eq!(question.slip(Guess::whole(160)), Some(Slip::AssumedSingleSectors));
    assert_eq!(question.grade(Guess::whole(160)), Grade::TooFew);
}

fn coalescing_slip(count: Global, query: &str, typed: &str) -> Option<Slip> {
    let (state, faults) = coalescing::State::from_query(query, coalescing::Face::Memory);
    assert_eq!(faults, []);
    let question = Question::global(count, state.spec());
    question.slip(question.read(typed).unwrap())
}

fn banks_slip(count: Shared, query: &str, typed: u64) -> Option<Slip> {
    let (state, faults) = banks::State::from_query(query);
    assert_eq!(faults, []);
    Question::shared(count, state.spec()).slip(Guess::whole(typed))
}

fn rows_slip(count: Dram, query: &str, typed: u64) -> Option<Slip> {
    let (state, faults) = rows::State::from_query(query);
    assert_eq!(faults, []);
    Question::dram(count, state.spec()).slip(Guess::whole(typed))
}

#[test]
fn a_share_is_missed_in_the_same_ways() {
    let slip = |query, typed| coalescing_slip(Global::Efficiency, query, typed);
    // Stride 64 wants one of every 64 floats, but not all 64 are moved.
    assert_eq!(slip("stride=64", "1.6"), Some(Slip::FilledGaps));
    assert_eq!(slip("stride=4", "75"), Some(Slip::CountedWaste));
    assert_eq!(slip("stride=0", "400"), Some(Slip::IgnoredSharing));
    assert_eq!(slip("pattern=field", "100"), Some(Slip::IgnoredStruct));
    assert_eq!(slip("offset=1", "100"), Some(Slip::IgnoredAlignment));
    assert_eq!(slip("offset=1", "80"), None);
}

#[test]
fn which_index_varies_decides_about_a_block() {
    let slip = |query, typed| coalescing_slip(Global::Sectors, query, typed);
    // Eight rows of four floats: a sector each, half of it used.
    assert_eq!(slip("pattern=block&columns=4", "4"), Some(Slip::IgnoredRows));
    assert_eq!(slip("pattern=block&columns=1", "4"), Some(Slip::TookOtherIndex));
    assert_eq!(slip("pattern=block&columns=32", "32"), Some(Slip::TookOtherIndex));
    assert_eq!(slip("order=reversed", "32"), Some(Slip::PricedOrder));
    assert_eq!(slip("stride=16", "63"), Some(Slip::FilledGaps));
}

#[test]
fn banks_are_missed_in_ways_of_their_own() {
    let slip = |query, typed| banks_slip(Shared::NWay, query, typed);
    assert_eq!(slip("stride=6", 6), Some(Slip::TookStride));
    assert_eq!(slip("stride=4", 8), Some(Slip::AssumedSixteenBanks), "16 banks give stride 4 eight words to a bank");
    assert_eq!(slip("pattern=tile&fix=pad", 32), Some(Slip::IgnoredPadding));
    assert_eq!(slip("pattern=tile&pitch=31&fix=pad", 1), Some(Slip::TrustedFix));
    assert_eq!(slip("pattern=tile&fix=swizzle", 4), Some(Slip::ShortSwizzle));
}

#[test]
fn the_groups_of_wide_lanes_are_no_conflicts() {
    assert_eq!(banks_slip(Shared::Conflicts, "stride=1&width=16", 3), Some(Slip::AddedGroups));
    assert_eq!(banks_slip(Shared::NWay, "stride=1&width=16", 4), Some(Slip::AddedGroups));
    assert_eq!(banks_slip(Shared::Wavefronts, "stride=1&width=8&share=2", 2), None, "unmerged, or 16 banks");
    assert_eq!(banks_slip(Shared::Wavefronts, "stride=1&width=16&share=2&op=store", 2), Some(Slip::AssumedMerging));
}

#[test]
fn dram_is_missed_in_ways_of_its_own() {
    assert_eq!(rows_slip(Dram::RowHits, "before=same-row", 3), Some(Slip::IgnoredOpenRow));
    assert_eq!(rows_slip(Dram::RowHits, "", 4), None, "all bursts, or another row forgotten");
    assert_eq!(rows_slip(Dram::RowHits, "stride=64&fetch=32", 24), Some(Slip::AssumedOneBank));
    let columns = "pattern=block&columns=8&pitch=256&map=one-bank&fetch=64";
    assert_eq!(rows_slip(Dram::RowHits, columns, 0), Some(Slip::IgnoredFetch));
    assert_eq!(rows_slip(Dram::RowHits, columns, 8), Some(Slip::CountedBursts));
}

#[test]
fn every_one_of_the_ten_is_a_slip_of_somebody() {
    let slips = [
        Slip::AssumedFourBytes,
        Slip::TookOtherIndex,
        Slip::IgnoredPadding,
        Slip::PricedOrder,
        Slip::IgnoredRows,
        Slip::AssumedSixteenBanks,
        Slip::ShortSwizzle,
        Slip::IgnoredGaps,
        Slip::AddedGroups,
        Slip::TrustedFix,
    ];
    assert_eq!(slips.map(Slip::confusion), Confusion::ALL.map(Some));
}

fn any_global() -> impl Strategy<Value = Question> {
    let lanes = prop_oneof![
        proptest::array::uniform32(proptest::option::weighted(0.9, 0u64..600)),
        (0u64..40, 0u64..70).prop_map(|(stride, offset)| every(stride, offset)),
        Just([None; LANES]),
    ];
    (prop::sample::select(&Global::ALL), prop::sample::select(&Width::ALL), prop::sample::select(&Arch::ALL), lanes)
        .prop_map(|(count, width, arch, lanes)| question(count, width, arch, lanes))
}

fn any_shared() -> impl Strategy<Value = Question> {
    let query = (0u32..=64, 1u32..=72, 0usize..3, 0usize..5, 0usize..3, 0usize..3, any::<u32>());
    (prop::sample::select(&Shared::ALL), query).prop_map(|(count, (stride, pitch, pattern, width, fix, op, off))| {
        let pattern = ["stride", "tile", "random"][pattern];
        let (fix, op) = (["none", "pad", "swizzle"][fix], ["load", "store", "atomic"][op]);
        let width = if op == "atomic" { 4 } else { 1 << width };
        let query =
            format!("pattern={pattern}&stride={stride}&pitch={pitch}&width={width}&fix={fix}&op={op}&off={off:x}");
        Question::shared(count, banks::State::from_query(&query).0.spec())
    })
}

fn any_dram() -> impl Strategy<Value = Question> {
    let query = (0u32..=1024, 0usize..5, 0usize..3, 0usize..3, 0usize..3);
    (prop::sample::select(&Dram::ALL), query).prop_map(|(count, (stride, width, map, fetch, before))| {
        let map = ["channels", "one-channel", "one-bank"][map];
        let before = ["same-row", "closed", "other-row"][before];
        let query = format!("stride={stride}&width={}&map={map}&fetch={}&before={before}", 1 << width, 32 << fetch);
        Question::dram(count, rows::State::from_query(&query).0.spec())
    })
}

proptest! {
    #[test]
    fn every_grade_leads_to_the_answer(
        question in prop_oneof![any_global(), any_shared(), any_dram()], guess in 0u64..5000,
    ) {
        let Value::Whole(answer) = question.answer() else { return Ok(()) };
        for guess in [guess, answer, answer + 1, answer.saturating_sub(1), u64::MAX] {
            match question.grade(Guess::whole(guess)) {
                Grade::Right => prop_assert_eq!(guess, answer),
                Grade::TooFew => prop_assert!(guess < answer),
                Grade::TooMany => prop_assert!(guess > answer),
            }
        }
        prop_assert_eq!(question.slip(Guess::whole(answer)), None);
    }

    #[test]
    fn a_slip_is_the_only_likely_way_to_its_guess(question in prop_oneof![any_global(), any_shared(), any_dram()]) {
        for &(_, value) in question.ways() {
            prop_assert!(value != question.answer());
            let Value::Whole(guess) = value else { continue };
            if let Some(slip) = question.slip(Guess::whole(guess)) {
                let is_likely = |other: Slip| other == slip || (slip.confusion().is_some() && other.confusion().is_none());
                prop_assert!(question.ways().iter().all(|&(other, led_to)| led_to != value || is_likely(other)));
            }
        }
    }

    #[test]
    fn without_gaps_alignment_is_all_there_is_to_ignore(
        stride in 0u64..=1, offset in 0u64..70, bytes in prop::sample::select(&Width::ALL),
    ) {
        let access = access(bytes, every(stride, offset));
        prop_assert_eq!(mistaken::packed(&access), None);
        prop_assert_eq!(mistaken::unshared(&access).is_some(), stride == 0);
    }
}
