//! The numbers behind each moment.

use super::{figures::grouped, saying::numbers, timed::lines};
use crate::{number::decimal, scene::Table};
use model::figure::overlap::{Part, State, Step, measured::Series};
use words::{Lang, words};

/// The table of the moment that is shown.
pub(super) fn table(state: &State, lang: Lang) -> Table<Part> {
    match state.step() {
        Step::Myth | Step::OneWarp => of_fetches(state, lang),
        Step::ManyWarps => of_warps(state, lang),
        Step::Measured => of_timings(lang),
    }
}

fn of_fetches(state: &State, lang: Lang) -> Table<Part> {
    let latency = state.spec().memory().constants.latency_ns;
    let row = |(at, fetch): (usize, model::flight::Fetch)| {
        let cells = vec![
            (at + 1).to_string(),
            numbers(&fetch.lanes).iter().map(u64::to_string).collect::<Vec<_>>().join(", "),
            fetch.used_bytes.to_string(),
            decimal(fetch.leaves_ns, 2),
            decimal(fetch.done_ns, 2),
            grouped((at + 1) as f64 * latency, 0),
        ];
        (Part::Fetch(fetch.index), cells)
    };
    let rows = state.fetches().into_iter().enumerate().map(row).collect();
    Table { heads: words(lang).overlap().fetch_table.to_vec(), rows }
}

/// The first turn of each row.
fn of_warps(state: &State, lang: Lang) -> Table<Part> {
    let turns = state.turns(state.spec().load());
    let first = |row: u32| turns.iter().find(|turn| turn.group == row);
    let rows = (0..state.rows()).filter_map(|row| {
        let turn = first(row)?;
        let (from, end) = state.warps_of(row);
        let warps = if end - from == 1 { from.to_string() } else { format!("{from}–{}", end - 1) };
        let cells = vec![warps, decimal(turn.home_ns, 1), decimal(turn.starts_ns, 1), decimal(turn.ends_ns, 1)];
        Some((Part::Warps(row), cells))
    });
    Table { heads: words(lang).overlap().warps_table.to_vec(), rows: rows.collect() }
}

fn of_timings(lang: Lang) -> Table<Part> {
    let own = words(lang).overlap();
    let row = |at: usize| {
        let cold = Series::Cold.timings()[at];
        let l2 = Series::L2.timings().get(at);
        let cells = vec![
            grouped(cold.lane_stride_bytes.into(), 0),
            cold.load().fetches.to_string(),
            lines(cold).to_string(),
            format!("{} ({}–{})", cold.cycles, cold.p10, cold.p90),
            l2.map_or_else(|| own.none.to_owned(), |l2| format!("{} ({}–{})", l2.cycles, l2.p10, l2.p90)),
            grouped(Series::Cold.predicted(cold), 0),
            l2.map_or_else(|| own.none.to_owned(), |l2| grouped(Series::L2.predicted(*l2), 0)),
            grouped(Series::Cold.myth(cold).into(), 0),
        ];
        (Part::Timed(Series::Cold, at), cells)
    };
    Table { heads: own.timed_table.to_vec(), rows: (0..Series::Cold.timings().len()).map(row).collect() }
}
