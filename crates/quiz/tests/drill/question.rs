//! Every question has an answer, and its figure has the same.

use super::any_item;
use model::{
    dram::Outcome,
    figure::{banks, coalescing, rows},
    query,
};
use proptest::prelude::*;
use quiz::{
    Grade, Guess, Value,
    drill::{Ask, Item, Kind},
};

/// What the figure that the link leads to counts.
fn of_figure(item: &Item) -> Value {
    let address = item.address();
    match &item.ask {
        Ask::Global(_) => {
            let counts = coalescing::State::from_query(&address, coalescing::Face::Memory).0.counts();
            match item.kind {
                Kind::Moved => Value::Whole(counts.moved_bytes),
                Kind::Efficiency => counts.efficiency().map_or(Value::Whole(0), Value::Percent),
                Kind::Sectors | Kind::NWay | Kind::Wavefronts | Kind::Conflicts | Kind::RowHits => {
                    Value::Whole(counts.sectors.into())
                }
            }
        }
        Ask::Shared(_) => {
            let serving = banks::State::from_query(&address).0.serving();
            Value::Whole(match item.kind {
                Kind::NWay => serving.n_way().into(),
                Kind::Conflicts => serving.conflicts().into(),
                Kind::Wavefronts | Kind::Sectors | Kind::Moved | Kind::Efficiency | Kind::RowHits => {
                    serving.turns().into()
                }
            })
        }
        Ask::Dram(_) => Value::Whole(rows::State::from_query(&address).0.service().count(Outcome::Hit).into()),
    }
}

proptest! {
    #[test]
    fn the_figure_and_the_question_never_disagree(item in any_item()) {
        prop_assert_eq!(item.question().answer(), of_figure(&item));
        prop_assert_eq!(item.kind.count(), item.question().count());
    }

    #[test]
    fn the_link_leads_to_its_figure_and_nothing_in_it_is_refused(item in any_item()) {
        let address = item.address();
        prop_assert_eq!(query::value(&address, "fig"), Some(item.fig().slug().to_owned()));
        prop_assert_eq!(item.fig().read(&address), (address, Vec::new()));
    }

    #[test]
    fn the_reason_comes_to_the_answer(item in any_item()) {
        prop_assert_eq!(item.reason().value(), item.question().answer());
    }

    #[test]
    fn no_slip_leads_to_the_answer(item in any_item()) {
        let question = item.question();
        prop_assert!(!question.ways().is_empty());
        for &(slip, value) in question.ways() {
            prop_assert!(value != question.answer(), "{:?}", slip);
            if let Value::Whole(number) = value {
                prop_assert!(question.grade(Guess::whole(number)) != Grade::Right);
            }
        }
    }

    #[test]
    fn an_answer_fits_on_a_small_sheet(item in any_item()) {
        match item.question().answer() {
            Value::Whole(number) => prop_assert!(number <= 4096),
            Value::Percent(share) => prop_assert!(share.part() <= share.whole() && share.part() > 0),
        }
    }
}
