//! The wide layout: lanes above, wires down to the banks, memory under their heads, then turn after turn. What is done
//! against conflicts stands to the right of what was before.

use super::{
    LANE, heading, is_hidden, key, lane_words, pane,
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

/// Where one access is drawn.
struct Frame {
    left: f64,
    labels: f64,
    width: f64,
    lanes: f64,
    lane_height: f64,
}

impl Frame {
    fn grid(&self) -> f64 {
        self.left + self.labels
    }

    fn pitch(&self) -> f64 {
        (self.width - self.labels) / BANKS as f64
    }

    fn middle(&self, lane: Lane) -> f64 {
        self.grid() + (lane.index() as f64 + 0.5) * self.pitch()
    }

    fn heads(&self) -> f64 {
        self.lanes + self.lane_height + WIRES
    }
}

const WIRES: f64 = 46.0;
const PANE_GAP: f64 = 28.0;
/// Under the last turn there is a line that says why.
const REASON: f64 = 24.0;

/// Height and shapes of the picture.
pub(super) fn draw(state: &State, servings: &[Serving], lang: Lang) -> (f64, Vec<Shape<Part>>) {
    let own = words(lang).banks();
    let mut canvas = Canvas::new();
    let measures = measures(servings);
    let mut height: f64 = 0.0;
    for (at, serving) in servings.iter().enumerate() {
        let frame = frame(at, servings.len());
        let plane = Plane { format: Format::Wide, first: frame.grid(), pitch: frame.pitch() };
        let plan = Plan::of(serving, plane, frame.heads(), measures, is_hidden(state));
        if servings.len() > 1 {
            let text = heading(state, serving, lang);
            canvas.text(key("heading", serving.side, 0), Tone::Heading, (frame.left, 14.0), Anchor::Start, &text);
        }
        lanes(&mut canvas, state, serving, &frame, own);
        pane::draw(&mut canvas, state, serving, &plan, is_hidden(state));
        labels(&mut canvas, state, serving, &frame, &plan, own);
        height = height.max(plan.end + REASON);
    }
    (height, canvas.into_shapes())
}

/// The only access has the whole width; before and after share it.
fn frame(at: usize, panes: usize) -> Frame {
    match panes {
        1 => Frame { left: 0.0, labels: 88.0, width: Format::Wide.width(), lanes: 20.0, lane_height: 26.0 },
        _ => {
            let width = (Format::Wide.width() - PANE_GAP) / 2.0;
            let left = at as f64 * (width + PANE_GAP);
            Frame { left, labels: 62.0, width, lanes: 42.0, lane_height: 18.0 }
        }
    }
}

/// The more there is, the closer it lies; both accesses have the same measures, so that they can be compared.
fn measures(servings: &[Serving]) -> Measures {
    let rows = servings.iter().map(|serving| serving.rows().len()).max().unwrap_or(0);
    let turns = servings.iter().map(Serving::turns).max().unwrap_or(0);
    let row = match rows {
        0..=2 => 24.0,
        3..=4 => 20.0,
        5..=8 => 14.0,
        9..=16 => 10.0,
        _ => 7.0,
    };
    let turn = match turns {
        0..=4 => 24.0,
        5..=8 => 18.0,
        9..=16 => 13.0,
        _ => 10.0,
    };
    let gap = if rows > 8 { 2.0 } else { 8.0 };
    Measures { head: 30.0, row, gap, between: 34.0, turn, group: 5.0 }
}

/// The lanes, the way from each to its word's bank, and where its wish is now.
fn lanes(canvas: &mut Canvas<Part>, state: &State, serving: &Serving, frame: &Frame, words: &BanksWords) {
    let caption = match serving.op {
        Op::Load => words.captions.load,
        Op::Store => words.captions.store,
        Op::Atomic => words.captions.atomic,
    };
    let at = (frame.left, frame.lanes - 8.0);
    canvas.text(key("caption", serving.side, 0), Tone::Caption, at, Anchor::Start, caption);
    let shown = !is_hidden(state) && state.step() >= Step::Banks;
    let below = frame.lanes + frame.lane_height;
    if shown {
        for (lane, _) in serving.access.lanes() {
            let form =
                Form::Wire { from: (frame.middle(lane), below + 5.0), to: (way(frame, serving, lane), frame.heads()) };
            canvas
                .draw(key("wire", serving.side, lane.number().into()), Tone::Wire, form)
                .lit(serving.lights_lane(state.lit(), lane));
        }
    }
    for lane in Lane::all() {
        let number = u64::from(lane.number());
        let lit = serving.lights_lane(state.lit(), lane);
        let active = serving.access.address(lane).is_some();
        let tone = if active { Tone::Lane } else { Tone::LaneOff };
        let air = frame.pitch() * 0.12;
        let corner = (frame.middle(lane) - frame.pitch() / 2.0 + air / 2.0, frame.lanes);
        let form = rect(corner, (frame.pitch() - air, frame.lane_height), (frame.pitch() / 6.0).min(5.0));
        canvas.draw(key(LANE, serving.side, number), tone, form).part(Part::Lane(lane)).lit(lit);
        let text = number.to_string();
        let at = (frame.middle(lane), frame.lanes + frame.lane_height / 2.0 + 3.5);
        let tone = match number_tone(&text, frame.pitch() - 2.0) {
            Some(Tone::Number) => Tone::LaneNumber,
            Some(_) | None => Tone::Small,
        };
        let form = Form::Text { x: at.0, y: at.1, anchor: Anchor::Middle, text };
        canvas.draw(key("lane-number", serving.side, number), tone, form).lit(lit && active);
    }
    if !shown {
        addresses(canvas, serving, frame);
    }
    wishes(canvas, state, serving, frame, shown);
}

/// The middle of the banks that a lane's bytes come from.
fn way(frame: &Frame, serving: &Serving, lane: Lane) -> f64 {
    let banks = lane_words(serving, lane);
    let first = banks.first().map_or(0.0, |word| f64::from(word.bank));
    frame.grid() + (first + banks.len() as f64 / 2.0) * frame.pitch()
}

/// Under each lane the address it names; long ones take turns on several heights.
fn addresses(canvas: &mut Canvas<Part>, serving: &Serving, frame: &Frame) {
    let longest = serving.access.lanes().map(|(_, at)| at.to_string().len()).max().unwrap_or(0) as f64;
    let levels = (longest * 5.4 / frame.pitch()).ceil().max(1.0);
    for (lane, address) in serving.access.lanes() {
        let text = address.to_string();
        let drop = (lane.index() as f64 % levels) * 10.0;
        let at = (frame.middle(lane), frame.lanes + frame.lane_height + 22.0 + drop);
        let tone =
            if levels > 1.0 { Tone::Small } else { number_tone(&text, frame.pitch() - 2.0).unwrap_or(Tone::Small) };
        canvas.text(key("address", serving.side, lane.number().into()), tone, at, Anchor::Middle, &text);
    }
}

/// A lane's wish travels to its bank; what it asked for comes back.
fn wishes(canvas: &mut Canvas<Part>, state: &State, serving: &Serving, frame: &Frame, shown: bool) {
    let below = frame.lanes + frame.lane_height;
    for (lane, _) in serving.access.lanes() {
        let step = if shown { state.step() } else { Step::Addresses };
        let (tone, form) = match step {
            Step::Addresses => (Tone::Packet, rect((frame.middle(lane) - 3.0, below + 3.0), (6.0, 6.0), 3.0)),
            Step::Banks => {
                (Tone::Packet, rect((way(frame, serving, lane) - 3.0, frame.heads() - 7.0), (6.0, 6.0), 3.0))
            }
            Step::Turns => {
                let width = frame.pitch() * 0.7;
                (Tone::Served, rect((frame.middle(lane) - width / 2.0, below + 1.5), (width, 3.0), 1.5))
            }
        };
        let lit = serving.lights_lane(state.lit(), lane);
        canvas.draw(key("packet", serving.side, lane.number().into()), tone, form).lit(lit);
    }
}

/// What stands to the left of the banks, between memory and turns, and under them.
fn labels(canvas: &mut Canvas<Part>, state: &State, serving: &Serving, frame: &Frame, plan: &Plan, words: &BanksWords) {
    let captions = &words.captions;
    let right = frame.grid() - 7.0;
    let mut caption = |id, at, text: &str| {
        canvas.text(key("caption", serving.side, id), Tone::Caption, at, Anchor::Start, text);
    };
    caption(1, (frame.left, plan.heads + 12.0), captions.banks);
    if is_hidden(state) {
        return;
    }
    if state.step() >= Step::Banks {
        caption(2, (frame.left, plan.heads + 27.0), captions.memory);
    }
    let over_turns = plan.memory_end + plan.measures.between - 9.0;
    if state.step() == Step::Turns && !plan.turns.is_empty() {
        caption(3, (frame.left, over_turns), captions.turns);
        let room = frame.width - frame.labels;
        let texts = saying::turn_captions(serving, captions);
        if let Some(text) = texts.into_iter().find(|text| caption_width(text) <= room) {
            caption(4, (frame.grid(), over_turns), &text);
        }
        let reasons = saying::reasons(serving, words);
        if let Some(text) = reasons.into_iter().find(|text| caption_width(text) <= room) {
            caption(5, (frame.grid(), plan.end + 17.0), &text);
        }
        turn_labels(canvas, serving, frame, plan, words);
    }
    if state.step() >= Step::Banks {
        let mut free = f64::MIN;
        for (row, along) in &plan.rows {
            let y = along + plan.measures.row / 2.0 + 3.0;
            if y - free >= 10.0 {
                let text = (captions.words)(row * BANKS as u64, row * BANKS as u64 + BANKS as u64 - 1);
                canvas.text(key("row", serving.side, *row), Tone::Small, (right, y), Anchor::End, &text);
                free = y;
            }
        }
        for pair in plan.rows.windows(2) {
            let [(before, _), (row, along)] = pair else { continue };
            if before + 1 != *row && plan.measures.gap > 6.0 {
                let at = (right, along - 1.5);
                canvas.text(key("break", serving.side, *row), Tone::Small, at, Anchor::End, captions.gap);
            }
        }
    }
}

/// Each turn's number, and each group's lanes beside its first turn.
fn turn_labels(canvas: &mut Canvas<Part>, serving: &Serving, frame: &Frame, plan: &Plan, words: &BanksWords) {
    let right = frame.grid() - 7.0;
    let tone = if plan.measures.turn > 12.0 { Tone::Number } else { Tone::Small };
    for (turn, along) in (0_u32..).zip(&plan.turns) {
        let y = along + plan.measures.turn / 2.0 + 3.2;
        let text = (turn + 1).to_string();
        canvas.text(key("turn-number", serving.side, turn.into()), tone, (right, y), Anchor::End, &text);
        let first = serving.cells.iter().find(|cell| cell.turn == turn && cell.waited == 0);
        let group = first.and_then(|cell| serving.groups.get(cell.group));
        if let Some(group) = group.filter(|_| serving.groups.len() > 1) {
            let numbers = saying::numbers(group.lanes.iter().copied());
            let (Some(first), Some(last)) = (numbers.first(), numbers.last()) else { continue };
            let texts = [(words.captions.group)(*first, *last), (words.captions.words)(*first, *last)];
            let room = right - frame.left - 18.0;
            if let Some(text) = texts.iter().find(|text| number_tone(text, room).is_some()) {
                let id = u64::from(turn);
                canvas.text(key("group", serving.side, id), Tone::Small, (frame.left, y), Anchor::Start, text);
            }
        }
    }
}
