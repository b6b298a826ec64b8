//! The narrow layout: two rows of lanes; then a bank a line, its words in memory to the left and its turns to the
//! right: the longer the bar, the longer everybody waits. What is done against conflicts stands below what was before.

use super::{
    LANE, heading, is_hidden, key, pane,
    plane::{Measures, Plan, Plane},
    saying,
};
use crate::{
    canvas::{Canvas, rect},
    label::{caption_width, number_tone},
    scene::{Anchor, Form, Format, Shape, Tone},
};
use model::{
    figure::banks::{Op, Part, Serving, State, Step},
    shared::BANKS,
    warp::Lane,
};
use words::{Lang, banks::BanksWords, words};

const LANE_TOP: f64 = 18.0;
const LANE_PITCH: f64 = 29.0;
const LANE_HEIGHT: f64 = 23.0;
const LANES_END: f64 = LANE_TOP + 2.0 * LANE_PITCH;
/// A bank's number and the turns it is busy.
const HEAD: f64 = 36.0;
/// Width of a digit of [`Tone::Small`].
const SMALL_DIGIT: f64 = 5.0;
/// Between memory and turns.
const BETWEEN: f64 = 12.0;

/// Height and shapes of the picture.
pub(super) fn draw(state: &State, servings: &[Serving], lang: Lang) -> (f64, Vec<Shape<Part>>) {
    let own = words(lang).banks();
    let mut canvas = Canvas::new();
    if let Some(last) = servings.last() {
        lanes(&mut canvas, state, last, own);
    }
    let mut top = LANES_END + 8.0;
    for serving in servings {
        if servings.len() > 1 {
            let text = heading(state, serving, lang);
            canvas.text(key("heading", serving.side, 0), Tone::Heading, (0.0, top + 12.0), Anchor::Start, &text);
            top += 20.0;
        }
        let pitch = if servings.len() > 1 { 11.5 } else { 13.0 };
        let grouped = serving.groups.len() > 1;
        let first = top + if grouped { 40.0 } else { 29.0 };
        let plane = Plane { format: Format::Narrow, first, pitch };
        let plan = Plan::of(serving, plane, 0.0, measures(servings), is_hidden(state));
        pane::draw(&mut canvas, state, serving, &plan, is_hidden(state));
        labels(&mut canvas, state, serving, &plan, top, own);
        top = first + BANKS as f64 * pitch + 4.0;
        let room = Format::Narrow.width();
        let reasons = saying::reasons(serving, own);
        let reason = reasons.into_iter().find(|text| caption_width(text) <= room);
        if let Some(text) = reason.filter(|_| state.step() == Step::Turns && !is_hidden(state)) {
            canvas.text(key("caption", serving.side, 5), Tone::Caption, (0.0, top + 12.0), Anchor::Start, &text);
        }
        top += 28.0;
    }
    (top - 8.0, canvas.into_shapes())
}

/// The more there is, the closer it lies; both accesses have the same measures, so that they can be compared.
fn measures(servings: &[Serving]) -> Measures {
    let most = |count: &dyn Fn(&Serving) -> usize| servings.iter().map(count).max().unwrap_or(0).max(1) as f64;
    let rows = most(&|serving| serving.rows().len());
    let turns = most(&|serving| serving.turns() as usize);
    let groups = most(&|serving| serving.groups.len());
    let gap = if rows > 8.0 { 0.5 } else { 4.0 };
    let row = ((112.0 - gap * (rows - 1.0)) / rows).clamp(2.8, 36.0);
    let group = 4.0;
    let left = Format::Narrow.width() - HEAD - rows * row - gap * (rows - 1.0) - BETWEEN - group * (groups - 1.0);
    Measures { head: HEAD, row, gap, between: BETWEEN, turn: (left / turns).min(44.0), group }
}

/// Two rows of sixteen lanes, each as large as a finger may hope for.
fn lanes(canvas: &mut Canvas<Part>, state: &State, serving: &Serving, words: &BanksWords) {
    let caption = match serving.op {
        Op::Load => words.captions.load,
        Op::Store => words.captions.store,
        Op::Atomic => words.captions.atomic,
    };
    canvas.text(("caption", 0), Tone::Caption, (0.0, 11.0), Anchor::Start, caption);
    let pitch = Format::Narrow.width() / 16.0;
    for lane in Lane::all() {
        let number = u64::from(lane.number());
        let lit = state.lights_lane(lane);
        let active = serving.access.address(lane).is_some();
        let tone = if active { Tone::Lane } else { Tone::LaneOff };
        let (row, column) = (lane.index() / 16, lane.index() % 16);
        let (x, y) = (column as f64 * pitch, LANE_TOP + row as f64 * LANE_PITCH);
        let form = rect((x + 1.0, y), (pitch - 2.0, LANE_HEIGHT), 4.0);
        canvas.draw((LANE, number), tone, form).part(Part::Lane(lane)).lit(lit);
        // At the first moment, there is nothing to see but the addresses.
        let address = serving.access.address(lane).filter(|_| state.step() == Step::Addresses).map(|at| at.to_string());
        let address = address.filter(|text| number_tone(text, pitch - 0.5).is_some());
        let (middle, lift) = (x + pitch / 2.0, if address.is_some() { 5.0 } else { 0.0 });
        let text = Form::Text { x: middle, y: y + 15.5 - lift, anchor: Anchor::Middle, text: number.to_string() };
        canvas.draw(("lane-number", number), Tone::LaneNumber, text).lit(lit && active);
        if let Some(text) = address {
            let form = Form::Text { x: middle, y: y + 19.5, anchor: Anchor::Middle, text };
            let tone = if lit { Tone::OnUsedSmall } else { Tone::Small };
            canvas.draw(("address", number), tone, form);
        }
        let (width, tone) = match state.step() {
            Step::Addresses | Step::Banks => (5.0, Tone::Packet),
            Step::Turns => (pitch - 7.0, Tone::Served),
        };
        if active {
            let form = rect((x + (pitch - width) / 2.0, y + LANE_HEIGHT + 1.0), (width, 2.5), 1.2);
            canvas.draw(("packet", number), tone, form).lit(lit);
        }
    }
}

/// What stands above banks, memory and turns.
fn labels(canvas: &mut Canvas<Part>, state: &State, serving: &Serving, plan: &Plan, top: f64, words: &BanksWords) {
    let captions = &words.captions;
    let mut caption = |id, x: f64, text: &str| {
        canvas.text(key("caption", serving.side, id), Tone::Caption, (x, top + 12.0), Anchor::Start, text);
    };
    caption(1, 0.0, captions.banks);
    if is_hidden(state) {
        return;
    }
    if state.step() >= Step::Banks && !plan.rows.is_empty() {
        // A short memory leaves its caption no room but above the turns' numbers.
        caption(2, HEAD + 6.0, captions.memory);
    }
    let (Some(start), Step::Turns) = (plan.turns.first().copied(), state.step()) else { return };
    let x = start.max(HEAD + 6.0 + caption_width(captions.memory) + 14.0);
    caption(3, x, captions.turns);
    let beside = x + caption_width(captions.turns) + 8.0;
    let texts = saying::turn_captions(serving, captions);
    if let Some(text) = texts.into_iter().find(|text| beside + caption_width(text) <= Format::Narrow.width()) {
        caption(4, beside, &text);
    }
    turn_labels(canvas, serving, plan, words);
}

/// Above each turn its number, and above each group's first turn its lanes, as far as there is room.
fn turn_labels(canvas: &mut Canvas<Part>, serving: &Serving, plan: &Plan, words: &BanksWords) {
    let numbers = plan.plane.first - 4.0;
    let (mut free, mut free_of_groups) = (0.0, 0.0);
    for (turn, along) in (0_u32..).zip(&plan.turns) {
        let first = serving.cells.iter().find(|cell| cell.turn == turn && cell.waited == 0);
        let group = first.and_then(|cell| serving.groups.get(cell.group)).filter(|_| serving.groups.len() > 1);
        let lanes = group.map(|group| saying::numbers(group.lanes.iter().copied())).unwrap_or_default();
        if let (Some(first), Some(last)) = (lanes.first(), lanes.last()) {
            let text = (words.captions.words)(*first, *last);
            let width = text.chars().count() as f64 * SMALL_DIGIT;
            if *along >= free_of_groups && along + width <= Format::Narrow.width() {
                let at = (along + 1.0, numbers - 10.0);
                canvas.text(key("group", serving.side, turn.into()), Tone::Small, at, Anchor::Start, &text);
                free_of_groups = along + width + 3.0;
            }
        }
        let (x, text) = (along + plan.measures.turn / 2.0, (turn + 1).to_string());
        let half = text.len() as f64 * SMALL_DIGIT / 2.0;
        if x - half >= free && x + half <= Format::Narrow.width() {
            let at = (x, numbers);
            canvas.text(key("turn-number", serving.side, turn.into()), Tone::Small, at, Anchor::Middle, &text);
            free = x + half + 3.0;
        }
    }
}
