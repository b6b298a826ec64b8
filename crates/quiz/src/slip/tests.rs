//! Guesses that readers make, and what is said to each; then all guesses that a slip leads to.

use super::{Slip, mistaken, played_through};
use crate::{Count, Grade, Question, QuestionId};
use model::access::{Access, Op, Space, Width};
use model::arch::Arch;
use model::warp::LANES;
use proptest::prelude::*;

fn question(count: Count, width: Width, arch: Arch, elements: [Option<u64>; LANES]) -> Question {
    let lanes = elements.map(|element| Some(element? * u64::from(width.bytes())));
    Question {
        id: QuestionId::new("asked").unwrap(),
        count,
        access: Access::new(Space::Global, Op::Load, width, lanes).unwrap(),
        arch,
    }
}

fn every(stride: u64, offset: u64) -> [Option<u64>; LANES] {
    std::array::from_fn(|lane| Some(offset + stride * u64::try_from(lane).unwrap()))
}

fn check(count: Count, width: Width, stride: u64, offset: u64, said: &[(u64, Option<Slip>)]) {
    let question = question(count, width, Arch::Volta, every(stride, offset));
    for &(guess, slip) in said {
        assert_eq!(question.slip(guess), slip, "{guess}, not {}", question.answer());
    }
}

#[test]
fn thirty_two_consecutive_floats_are_no_single_transaction() {
    check(
        Count::Sectors,
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
        Count::Sectors,
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
        Count::Moved,
        Width::B4,
        1,
        1,
        &[(128, Some(Slip::CountedWantedBytes)), (256, Some(Slip::AssumedWholeLines))],
    );
}

#[test]
fn doubles_are_not_floats() {
    check(Count::Sectors, Width::B8, 1, 0, &[(4, Some(Slip::AssumedFourBytes))]);
}

#[test]
fn a_stride_leaves_gaps() {
    check(Count::Sectors, Width::B4, 2, 0, &[(4, Some(Slip::IgnoredGaps))]);
    check(Count::Moved, Width::B4, 8, 0, &[(32, None), (128, Some(Slip::CountedWantedBytes)), (1024, None)]);
}

#[test]
fn a_broadcast_is_shared() {
    check(
        Count::Unique,
        Width::B4,
        0,
        0,
        &[
            (128, Some(Slip::IgnoredSharing)),
            // One sector moves: 32 bytes, and 32 is the number of lanes as well.
            (32, None),
        ],
    );
    check(Count::Requested, Width::B4, 0, 0, &[(4, Some(Slip::MergedSharing))]);
    check(Count::Moved, Width::B8, 0, 0, &[(256, Some(Slip::CountedWantedBytes))]);
}

#[test]
fn fermi_moves_whole_lines() {
    let question = question(Count::Moved, Width::B4, Arch::Fermi, every(1, 1));
    assert_eq!(question.answer(), 256);
    assert_eq!(question.slip(160), Some(Slip::AssumedSingleSectors));
    assert_eq!(question.grade(160), Grade::TooFew { by: 96 });
}

fn any_question() -> impl Strategy<Value = Question> {
    let lanes = prop_oneof![
        proptest::array::uniform32(proptest::option::weighted(0.9, 0u64..600)),
        (0u64..40, 0u64..70).prop_map(|(stride, offset)| every(stride, offset)),
        Just([None; LANES]),
    ];
    (prop::sample::select(&Count::ALL), prop::sample::select(&Width::ALL), prop::sample::select(&Arch::ALL), lanes)
        .prop_map(|(count, width, arch, lanes)| question(count, width, arch, lanes))
}

proptest! {
    #[test]
    fn every_grade_leads_to_the_answer(question in any_question(), guess in 0u64..5000) {
        let answer = question.answer();
        for guess in [guess, answer, answer + 1, answer.saturating_sub(1), u64::MAX] {
            match question.grade(guess) {
                Grade::Right => prop_assert_eq!(guess, answer),
                Grade::TooFew { by } => prop_assert!(by > 0 && guess + by == answer),
                Grade::TooMany { by } => prop_assert!(by > 0 && answer + by == guess),
            }
        }
    }

    #[test]
    fn a_slip_is_the_only_way_to_its_guess(question in any_question()) {
        prop_assert_eq!(question.slip(question.answer()), None);
        let played = played_through(&question);
        for &(_, guess) in &played {
            if let Some(slip) = question.slip(guess) {
                prop_assert!(question.grade(guess) != Grade::Right);
                prop_assert!(played.iter().all(|&(other, value)| value != guess || other == slip));
            }
        }
    }

    #[test]
    fn without_gaps_alignment_is_all_there_is_to_ignore(
        stride in 0u64..=1, offset in 0u64..70, bytes in prop::sample::select(&Width::ALL),
    ) {
        let question = question(Count::Sectors, bytes, Arch::Volta, every(stride, offset));
        prop_assert_eq!(mistaken::packed(&question.access), None);
        prop_assert_eq!(mistaken::unshared(&question.access).is_some(), stride == 0);
    }
}
