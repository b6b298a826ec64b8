//! The wide layout: lanes above, wires down to the sectors, line tags below.

use super::{LANE, LINE, memory, memory::Label, memory::Place, shows_sectors};
use crate::{
    canvas::{Canvas, rect},
    label::{caption_width, number_tone},
    scene::{Anchor, Form, Format, Shape, Tone},
};
use model::{
    access::Op,
    figure::coalescing::{Part, State, Step},
    global::Sector,
    warp::{LANES, Lane},
};
use words::coalescing::CoalescingWords;

const LANE_TOP: f64 = 20.0;
const LANE_HEIGHT: f64 = 26.0;
const MEMORY_TOP: f64 = 148.0;
const MEMORY_HEIGHT: f64 = 34.0;
const HEIGHT: f64 = 244.0;
/// A lone sector is drawn no wider than a quarter of the picture.
const WIDEST_SECTOR: f64 = 240.0;
/// Between sectors that are no neighbours in memory.
const BREAK: f64 = 7.0;

/// Height and shapes of the picture.
pub(super) fn draw(state: &State, words: &CoalescingWords) -> (f64, Vec<Shape<Part>>) {
    let mut canvas = Canvas::new();
    let caption = match state.spec().op() {
        Op::Load => words.warp_load,
        Op::Store => words.warp_store,
    };
    canvas.text(("caption", 0), Tone::Caption, (0.0, 12.0), Anchor::Start, caption);
    let sectors = state.sectors();
    let places = places(&sectors);
    let shown = shows_sectors(state);
    if shown {
        wires(&mut canvas, state, &sectors, &places);
    }
    for lane in Lane::all() {
        draw_lane(&mut canvas, state, lane);
    }
    canvas.text(("caption", 1), Tone::Caption, (0.0, MEMORY_TOP - 10.0), Anchor::Start, words.memory);
    if shown {
        for (sector, place) in sectors.iter().zip(&places) {
            memory::draw(&mut canvas, state, sector, *place, Label::Sharers);
            draw_sector_number(&mut canvas, sector, *place);
        }
        draw_breaks(&mut canvas, words, &sectors, &places);
        draw_lines(&mut canvas, state, words, &sectors, &places);
    } else {
        let band = rect((0.0, MEMORY_TOP), (Format::Wide.width(), MEMORY_HEIGHT), 4.0);
        canvas.draw(("unknown", 0), Tone::Unknown, band);
        draw_addresses(&mut canvas, state);
    }
    draw_packets(&mut canvas, state, &sectors, &places);
    (HEIGHT, canvas.into_shapes())
}

fn lane_pitch() -> f64 {
    Format::Wide.width() / LANES as f64
}

fn lane_middle(lane: Lane) -> f64 {
    (lane.index() as f64 + 0.5) * lane_pitch()
}

/// Where each sector lies: side by side, a break where memory is left out, centred if there are few.
fn places(sectors: &[Sector]) -> Vec<Place> {
    let breaks = sectors.windows(2).filter(|pair| !are_neighbours(pair)).count() as f64;
    let gap = BREAK.min(Format::Wide.width() * 0.15 / breaks.max(1.0));
    let room = Format::Wide.width() - gap * breaks;
    let width = (room / sectors.len() as f64).min(WIDEST_SECTOR);
    let mut x = (room - width * sectors.len() as f64) / 2.0;
    let mut places = Vec::new();
    for (at, _) in sectors.iter().enumerate() {
        if at > 0 && !are_neighbours(&sectors[at - 1..=at]) {
            x += gap;
        }
        // One pixel of air on each side, less where sectors are slim.
        let air = (width / 20.0).min(1.0);
        places.push(Place { x: x + air, y: MEMORY_TOP, width: width - 2.0 * air, height: MEMORY_HEIGHT });
        x += width;
    }
    places
}

fn are_neighbours(pair: &[Sector]) -> bool {
    matches!(pair, [left, right] if left.index + 1 == right.index)
}

fn wires(canvas: &mut Canvas<Part>, state: &State, sectors: &[Sector], places: &[Place]) {
    for (sector, place) in sectors.iter().zip(places) {
        for run in &sector.runs {
            for lane in &run.lanes {
                let key = ("wire", u64::from(lane.number()) * 64 + run.start % 64);
                let form = Form::Wire {
                    from: (lane_middle(*lane), LANE_TOP + LANE_HEIGHT + 5.0),
                    to: (place.middle(sector, run), MEMORY_TOP),
                };
                canvas.draw(key, Tone::Wire, form).lit(state.lights_lane(*lane));
            }
        }
    }
}

fn draw_lane(canvas: &mut Canvas<Part>, state: &State, lane: Lane) {
    let number = u64::from(lane.number());
    let lit = state.lights_lane(lane);
    let tone = if state.spec().is_active(lane) { Tone::Lane } else { Tone::LaneOff };
    let left = lane.index() as f64 * lane_pitch() + 2.0;
    let form = rect((left, LANE_TOP), (lane_pitch() - 4.0, LANE_HEIGHT), 5.0);
    canvas.draw((LANE, number), tone, form).part(Part::Lane(lane)).lit(lit);
    let text =
        Form::Text { x: lane_middle(lane), y: LANE_TOP + 17.0, anchor: Anchor::Middle, text: number.to_string() };
    canvas.draw(("lane-number", number), Tone::LaneNumber, text).lit(lit && tone == Tone::Lane);
}

fn draw_addresses(canvas: &mut Canvas<Part>, state: &State) {
    for (lane, address) in state.access().lanes() {
        let text = address.to_string();
        // Long addresses take turns on two heights.
        let drop = if text.len() > 5 { (lane.index() % 2) as f64 * 12.0 } else { 0.0 };
        let at = (lane_middle(lane), LANE_TOP + LANE_HEIGHT + 26.0 + drop);
        let tone = number_tone(&text, lane_pitch() - 2.0).unwrap_or(Tone::Small);
        canvas.text(("address", lane.number().into()), tone, at, Anchor::Middle, &text);
    }
}

fn draw_sector_number(canvas: &mut Canvas<Part>, sector: &Sector, place: Place) {
    let text = sector.index.to_string();
    if let Some(tone) = number_tone(&text, place.width) {
        let at = (place.x + place.width / 2.0, MEMORY_TOP + MEMORY_HEIGHT + 14.0);
        canvas.text(("sector-number", sector.index), tone, at, Anchor::Middle, &text);
    }
}

fn draw_breaks(canvas: &mut Canvas<Part>, words: &CoalescingWords, sectors: &[Sector], places: &[Place]) {
    for (pair, place) in sectors.windows(2).zip(places) {
        if !are_neighbours(pair) {
            let at = (place.x + place.width + BREAK / 2.0 + 1.0, MEMORY_TOP + MEMORY_HEIGHT / 2.0 + 1.0);
            canvas.text(("break", pair[0].index), Tone::Small, at, Anchor::Middle, words.gap);
        }
    }
}

fn draw_lines(canvas: &mut Canvas<Part>, state: &State, words: &CoalescingWords, sectors: &[Sector], places: &[Place]) {
    let y = MEMORY_TOP + MEMORY_HEIGHT + 22.0;
    let both: Vec<_> = sectors.iter().zip(places).collect();
    let mut named = true;
    for group in both.chunk_by(|left, right| left.0.line() == right.0.line()) {
        let (Some((sector, first)), Some((_, last))) = (group.first(), group.last()) else {
            continue;
        };
        let line = sector.line();
        let (left, right) = (first.x + 3.0, last.x + last.width - 3.0);
        let lit = match state.lit() {
            Some(Part::Line(index)) => index == line,
            Some(Part::Sector(index)) => index / 4 == line,
            Some(Part::Lane(_)) | None => false,
        };
        let form = Form::Bracket { left, right: right.max(left), y, depth: 6.0 };
        canvas.draw((LINE, line), Tone::Tag, form).part(Part::Line(line)).lit(lit);
        let room = last.x + last.width - first.x;
        let texts = [(words.line)(line), (words.line_short)(line)];
        let middle = ((left + right) / 2.0, y + 22.0);
        let fitting = texts.into_iter().find(|text| caption_width(text) <= room);
        match (fitting, number_tone(&line.to_string(), room)) {
            (Some(text), _) => {
                canvas.draw(("line-name", line), Tone::Caption, text_at(middle, text)).part(Part::Line(line));
            }
            (None, Some(tone)) => {
                canvas
                    .draw(("line-name", line), tone, text_at((middle.0, y + 19.0), line.to_string()))
                    .part(Part::Line(line));
                named = false;
            }
            (None, None) => named = false,
        }
    }
    if !named {
        canvas.text(("caption", 2), Tone::Caption, (0.0, HEIGHT - 6.0), Anchor::Start, words.lines);
    }
}

fn text_at((x, y): (f64, f64), text: String) -> Form {
    Form::Text { x, y, anchor: Anchor::Middle, text }
}

/// A lane's wish travels to its bytes, and its bytes travel back.
fn draw_packets(canvas: &mut Canvas<Part>, state: &State, sectors: &[Sector], places: &[Place]) {
    let below_lane = LANE_TOP + LANE_HEIGHT + 1.5;
    for (lane, address) in state.access().lanes() {
        let key = ("packet", u64::from(lane.number()));
        let found = sectors.iter().zip(places).find_map(|(sector, place)| {
            let run = sector.runs.iter().find(|run| run.start == address || run.lanes.contains(&lane))?;
            Some(place.middle(sector, run))
        });
        let (tone, form) = match state.step() {
            Step::Addresses => (Tone::Packet, rect((lane_middle(lane) - 4.0, below_lane + 2.0), (8.0, 8.0), 4.0)),
            Step::Grouping | Step::Fetch => {
                let middle = found.unwrap_or_else(|| lane_middle(lane));
                (Tone::Packet, rect((middle - 3.0, MEMORY_TOP - 7.0), (6.0, 6.0), 3.0))
            }
            Step::HandOut => {
                let width = lane_pitch() - 8.0;
                (Tone::Served, rect((lane_middle(lane) - width / 2.0, below_lane), (width, 3.0), 1.5))
            }
        };
        canvas.draw(key, tone, form).lit(state.lights_lane(lane));
    }
}
