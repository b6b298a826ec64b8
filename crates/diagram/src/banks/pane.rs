//! Draws one access in its plan: the banks and their words, and the turns in which they come out.

use super::{BANK, TURN, counted::written, key, lights, plane::Plan, word_role};
use crate::{
    canvas::Canvas,
    label::number_tone,
    scene::{Anchor, Tone},
};
use model::{
    figure::banks::{Cell, Part, Serving, Side, State, Step},
    shared::{BANKS, WORD_BYTES},
};

/// Draws banks, words and turns; what is shown depends on the moment.
pub(super) fn draw(canvas: &mut Canvas<Part>, state: &State, serving: &Serving, plan: &Plan, hidden: bool) {
    banks(canvas, state, serving, plan, hidden);
    let step = if hidden { Step::Addresses } else { state.step() };
    match step {
        Step::Addresses => {}
        Step::Banks => {
            padding(canvas, state, serving, plan);
            for cell in &serving.cells {
                in_memory(canvas, state, plan, cell, word_role(serving.op, cell.group));
            }
        }
        Step::Turns => {
            padding(canvas, state, serving, plan);
            // Of an atomic's lanes on one word, the first stands for all: memory has the word once.
            for (at, cell) in serving.cells.iter().enumerate() {
                let before = &serving.cells[..at];
                if before.iter().all(|earlier| earlier.word.word != cell.word.word || earlier.group != cell.group) {
                    in_memory(canvas, state, plan, cell, TRACES[cell.group.min(3)]);
                }
            }
            turns(canvas, state, serving, plan);
        }
    }
}

/// Roles of the traces that served words leave in memory, by their group.
const TRACES: [&str; 4] = ["trace", "trace-1", "trace-2", "trace-3"];

/// Each bank from its head to its last word, with its number and the turns it is busy if there are several.
fn banks(canvas: &mut Canvas<Part>, state: &State, serving: &Serving, plan: &Plan, hidden: bool) {
    let shown = !hidden && state.step() >= Step::Banks;
    for bank in (0_u32..).take(BANKS) {
        let across = f64::from(bank);
        let lit = state.lit() == Some(Part::Bank(bank))
            || shown
                && serving.cells.iter().any(|cell| cell.word.bank == bank && lights(state, cell) && !by_turn(state));
        let id = u64::from(bank);
        let tower = plan.plane.mark((across, 1.0), (plan.heads, plan.memory_end - plan.heads));
        canvas.draw(key(BANK, serving.side, id), Tone::Cell, tower).part(Part::Bank(bank)).lit(lit);
        let text = bank.to_string();
        let number = (plan.heads + 1.0, plan.measures.head / 2.0 - 1.0);
        let (width, _) = plan.plane.room(number.1);
        let tone = number_tone(&text, width).unwrap_or(Tone::Small);
        let at = plan.plane.middle(across + 0.5, number, size(tone));
        canvas.text(key("bank-number", serving.side, id), tone, at, Anchor::Middle, &text);
        let depth = serving.depth(bank);
        if shown && depth > 1 {
            let pill = (plan.heads + plan.measures.head / 2.0, plan.measures.head / 2.0 - 2.0);
            let form = plan.plane.mark((across, 1.0), pill);
            canvas.draw(key("depth", serving.side, id), Tone::Conflict, form).part(Part::Bank(bank));
            let (width, _) = plan.plane.room(pill.1);
            let texts = [format!("×{depth}"), depth.to_string()];
            let at = plan.plane.middle(across + 0.5, pill, 8.0);
            if let Some(text) = texts.iter().find(|text| number_tone(text, width).is_some()) {
                canvas.text(key("depth-number", serving.side, id), Tone::OnConflictSmall, at, Anchor::Middle, text);
            }
        }
    }
}

/// A turn takes something from nearly every bank: lighting them all would say nothing.
fn by_turn(state: &State) -> bool {
    matches!(state.lit(), Some(Part::Turn(..)))
}

/// What padding adds to each row, where the row is drawn.
fn padding(canvas: &mut Canvas<Part>, state: &State, serving: &Serving, plan: &Plan) {
    let words_of = |element: u64| element as f64 * f64::from(state.spec().width().bytes()) / WORD_BYTES as f64;
    let Some((last, _)) = plan.rows.last().filter(|_| serving.side == Side::Fixed) else { return };
    for row in 0.. {
        let Some((element, elements)) = state.spec().padding(row) else { return };
        let (mut start, end) = (words_of(element), words_of(element + elements));
        let mut piece = 0;
        while start < end {
            // A run that leaves a row of memory goes on in the next.
            let memory_row = (start / BANKS as f64).floor();
            let stop = end.min((memory_row + 1.0) * BANKS as f64);
            if memory_row > *last as f64 {
                return;
            }
            let drawn = plan.rows.iter().find(|(drawn, _)| (*drawn as f64 - memory_row).abs() < 0.5);
            if let Some((_, along)) = drawn {
                let across = start - memory_row * BANKS as f64;
                let form = plan.plane.mark((across, stop - start), (*along, plan.measures.row));
                canvas.draw(key("pad", serving.side, row * 4 + piece), Tone::Pad, form);
            }
            piece += 1;
            start = stop;
        }
    }
}

/// A word in its bank: wanted, and in the colour of conflict if it has to wait.
fn in_memory(canvas: &mut Canvas<Part>, state: &State, plan: &Plan, cell: &Cell, role: &'static str) {
    let Some(place) = plan.row(cell.word.word / BANKS as u64) else { return };
    let tone = if cell.waited == 0 { Tone::Wanted } else { Tone::Waiting };
    let id = word_id(cell, role);
    let form = plan.plane.mark((f64::from(cell.word.bank), 1.0), place);
    let part = Part::Word(cell.side, cell.word.word);
    canvas.draw(key(role, cell.side, id), tone, form).part(part).lit(lights(state, cell));
    if let Some((text, tone)) = written(&cell.word.lanes, plan.memory_style, plan.plane.room(place.1)) {
        let at = plan.plane.middle(f64::from(cell.word.bank) + 0.5, place, size(tone));
        let tone = if tone == Tone::Number { Tone::LaneNumber } else { Tone::Small };
        canvas.text(key(NUMBERS[number_of(role)], cell.side, id), tone, at, Anchor::Middle, &text);
    }
}

/// Roles of the numbers on words and traces, in the order of [`number_of`].
const NUMBERS: [&str; 9] = [
    "word-number",
    "word-1-number",
    "word-2-number",
    "word-3-number",
    "trace-number",
    "trace-1-number",
    "trace-2-number",
    "trace-3-number",
    "served-number",
];

fn number_of(role: &'static str) -> usize {
    let trace = TRACES.iter().position(|own| *own == role).map(|at| at + 4);
    let word = (0..4).find(|group| word_role(model::figure::banks::Op::Load, *group) == role);
    trace.or(word).unwrap_or(8)
}

/// What tells a word from the others of its role: its number, or its lane where a word is served again and again.
fn word_id(cell: &Cell, role: &'static str) -> u64 {
    match cell.word.lanes.first() {
        Some(lane) if role == super::SERVED => u64::from(lane.number()),
        Some(_) | None => cell.word.word,
    }
}

/// Every turn, and the words that come out in it.
fn turns(canvas: &mut Canvas<Part>, state: &State, serving: &Serving, plan: &Plan) {
    for turn in 0..serving.turns() {
        let Some(place) = plan.turn(turn) else { continue };
        let part = Part::Turn(serving.side, turn);
        let lit =
            state.lit() == Some(part) || serving.cells.iter().any(|cell| cell.turn == turn && lights(state, cell));
        let form = plan.plane.mark((0.0, BANKS as f64), place);
        canvas.draw(key(TURN, serving.side, turn.into()), Tone::Cell, form).part(part).lit(lit);
    }
    for cell in &serving.cells {
        let Some(place) = plan.turn(cell.turn) else { continue };
        let role = word_role(serving.op, cell.group);
        let id = word_id(cell, role);
        let tone = if cell.waited == 0 { Tone::Used } else { Tone::Conflict };
        let form = plan.plane.mark((f64::from(cell.word.bank), 1.0), place);
        let part = Part::Word(cell.side, cell.word.word);
        canvas.draw(key(role, cell.side, id), tone, form).part(part).lit(lights(state, cell));
        if let Some((text, tone)) = written(&cell.word.lanes, plan.turn_style, plan.plane.room(place.1)) {
            let at = plan.plane.middle(f64::from(cell.word.bank) + 0.5, place, size(tone));
            let tone = match (cell.waited, tone == Tone::Number) {
                (0, true) => Tone::OnUsed,
                (0, false) => Tone::OnUsedSmall,
                (_, true) => Tone::OnConflict,
                (_, false) => Tone::OnConflictSmall,
            };
            canvas.text(key(NUMBERS[number_of(role)], cell.side, id), tone, at, Anchor::Middle, &text);
        }
    }
}

/// Pixels of a number's tone.
fn size(tone: Tone) -> f64 {
    if tone == Tone::Number { 10.0 } else { 8.0 }
}
