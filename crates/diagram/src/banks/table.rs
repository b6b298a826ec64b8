//! The numbers behind the picture.

use super::{is_hidden, lane_words};
use crate::scene::Table;
use model::{
    figure::banks::{Part, Serving, State, Step},
    shared::BankWord,
    warp::Lane,
};
use words::{Lang, words};

/// One row a lane: its words, their banks, its turns; before and after, where something is done against conflicts.
pub(super) fn table(state: &State, servings: &[Serving], lang: Lang) -> Table<Part> {
    let own = words(lang).banks();
    let one = servings.len() == 1;
    let rows = Lane::all().map(|lane| {
        let mut cells = vec![lane.number().to_string()];
        let address = servings.first().and_then(|plain| plain.access.address(lane));
        if one {
            cells.push(address.map_or_else(|| own.off.to_owned(), |at| at.to_string()));
        }
        for serving in servings {
            let wanted = lane_words(serving, lane);
            let turns = serving.cells.iter().filter(|cell| cell.word.lanes.contains(&lane));
            let turns: Vec<u64> = turns.map(|cell| u64::from(cell.turn) + 1).collect();
            let numbers = |of: &dyn Fn(&BankWord) -> u64| run(&wanted.iter().map(|word| of(word)).collect::<Vec<_>>());
            let shown = state.step() >= Step::Banks && !is_hidden(state);
            cells.push(if shown { numbers(&|word| word.word) } else { String::new() });
            cells.push(if shown { numbers(&|word| word.bank.into()) } else { String::new() });
            cells.push(if shown && state.step() == Step::Turns { run(&turns) } else { String::new() });
        }
        if !one && address.is_none() {
            cells[1] = own.off.to_owned();
        }
        (Part::Lane(lane), cells)
    });
    let heads = if one { own.table.to_vec() } else { own.table_both.to_vec() };
    Table { heads, rows: rows.collect() }
}

/// Numbers of a cell: the one, or the first and the last.
fn run(numbers: &[u64]) -> String {
    let (first, last) = (numbers.iter().min(), numbers.iter().max());
    match (first, last) {
        (Some(first), Some(last)) if first == last => first.to_string(),
        (Some(first), Some(last)) => format!("{first}–{last}"),
        (None, _) | (_, None) => String::new(),
    }
}
