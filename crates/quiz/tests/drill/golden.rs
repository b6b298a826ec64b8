//! A shared series is a promise: its link shows a class the same questions for ever.

use expect_test::expect_file;
use quiz::drill::shared;

/// Up to the hardest level, a few questions each.
const QUESTIONS: u32 = 24;

#[test]
fn a_series_that_was_shared_once_asks_what_it_asked() {
    let mut lines = String::new();
    for seed in (0..12).chain([2026, u64::MAX]) {
        for index in 0..QUESTIONS {
            let item = shared(seed, index);
            let (kind, level, answer) = (item.kind.slug(), item.level.number(), item.question().answer());
            lines += &format!("{seed} {index} {kind} {level} {answer:?} {}\n", item.address());
        }
    }
    expect_file!["../../golden/drill-v1.txt"].assert_eq(&lines);
}
