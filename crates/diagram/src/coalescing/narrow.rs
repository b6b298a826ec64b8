//! The narrow layout: two rows of lanes, then memory row by row; a used word wears its lane's number instead of a wire.

use super::{LANE, LINE, memory, memory::Label, memory::Place, shows_sectors};
use crate::{
    canvas::{Canvas, rect},
    label::number_tone,
    scene::{Anchor, Form, Format, Shape, Tone},
};
use model::{
    access::Op,
    figure::coalescing::{Part, State, Step},
    global::Sector,
    warp::Lane,
};
use words::coalescing::CoalescingWords;

const LANE_TOP: f64 = 18.0;
const LANE_PITCH: f64 = 27.0;
const LANE_HEIGHT: f64 = 20.0;
const MEMORY_CAPTION: f64 = 88.0;
const MEMORY_TOP: f64 = 96.0;

/// The width of a word: sixteen of them and half a one of air fill the picture.
fn word() -> f64 {
    Format::Narrow.width() / 16.5
}

/// How memory is stacked: sectors a row, and the heights that follow.
struct Stack {
    columns: usize,
    label: f64,
    height: f64,
}

impl Stack {
    /// Two sectors a row; a line a row where whole lines are moved and there are many.
    fn of(sectors: &[Sector]) -> Stack {
        match sectors.len() {
            0..=32 => Stack { columns: 2, label: 12.0, height: 24.0 },
            _ => Stack { columns: 4, label: 11.0, height: 11.0 },
        }
    }

    fn pitch(&self) -> f64 {
        self.label + self.height + 2.0
    }

    fn place(&self, at: usize) -> Place {
        let air = word() / 2.0 / (self.columns - 1) as f64;
        let width = (Format::Narrow.width() - word() / 2.0) / self.columns as f64;
        let (row, column) = (at / self.columns, at % self.columns);
        Place {
            x: column as f64 * (width + air),
            y: MEMORY_TOP + self.label + row as f64 * self.pitch(),
            width,
            height: self.height,
        }
    }
}

/// Height and shapes of the picture.
pub(super) fn draw(state: &State, words: &CoalescingWords) -> (f64, Vec<Shape<Part>>) {
    let mut canvas = Canvas::new();
    let caption = match state.spec().op() {
        Op::Load => words.warp_load,
        Op::Store => words.warp_store,
    };
    canvas.text(("caption", 0), Tone::Caption, (0.0, 11.0), Anchor::Start, caption);
    for lane in Lane::all() {
        draw_lane(&mut canvas, state, lane);
    }
    let sectors = state.sectors();
    let stack = Stack::of(&sectors);
    let rows = sectors.len().div_ceil(stack.columns).max(1) as f64;
    let memory = if stack.columns == 2 { words.memory_narrow } else { words.memory };
    canvas.text(("caption", 1), Tone::Caption, (0.0, MEMORY_CAPTION), Anchor::Start, memory);
    if shows_sectors(state) {
        for (at, sector) in sectors.iter().enumerate() {
            let place = stack.place(at);
            memory::draw(&mut canvas, state, sector, place, Label::Lane);
            draw_names(&mut canvas, state, words, &sectors, at, place);
        }
    } else {
        let band = rect((0.0, MEMORY_TOP + stack.label), (Format::Narrow.width(), stack.height), 4.0);
        canvas.draw(("unknown", 0), Tone::Unknown, band);
    }
    draw_packets(&mut canvas, state, &sectors, &stack);
    // The hidden picture has the height of its own band: its size must not tell the count.
    let rows = if shows_sectors(state) { rows } else { 1.0 };
    (MEMORY_TOP + rows * stack.pitch() + 2.0, canvas.into_shapes())
}

fn lane_corner(lane: Lane) -> (f64, f64) {
    let (row, column) = (lane.index() / 16, lane.index() % 16);
    let half = (column / 8) as f64 * word() / 2.0;
    (column as f64 * word() + half, LANE_TOP + row as f64 * LANE_PITCH)
}

fn draw_lane(canvas: &mut Canvas<Part>, state: &State, lane: Lane) {
    let number = u64::from(lane.number());
    let lit = state.lights_lane(lane);
    let active = state.spec().is_active(lane);
    let tone = if active { Tone::Lane } else { Tone::LaneOff };
    let (x, y) = lane_corner(lane);
    canvas
        .draw((LANE, number), tone, rect((x + 1.0, y), (word() - 2.0, LANE_HEIGHT), 4.0))
        .part(Part::Lane(lane))
        .lit(lit);
    let text = Form::Text { x: x + word() / 2.0, y: y + 14.0, anchor: Anchor::Middle, text: number.to_string() };
    canvas.draw(("lane-number", number), Tone::LaneNumber, text).lit(lit && active);
}

/// A sector's number above it, and its line's where a line begins.
fn draw_names(
    canvas: &mut Canvas<Part>,
    state: &State,
    words: &CoalescingWords,
    sectors: &[Sector],
    at: usize,
    place: Place,
) {
    let sector = &sectors[at];
    let y = place.y - 3.0;
    let begins = at == 0 || sectors[at - 1].line() != sector.line();
    if begins {
        let line = sector.line();
        let lit = state.lit() == Some(Part::Line(line));
        let name = Form::Text { x: place.x, y, anchor: Anchor::Start, text: (words.line_short)(line) };
        canvas.draw((LINE, line), Tone::Small, name).part(Part::Line(line)).lit(lit);
    }
    let text = sector.index.to_string();
    if place.width > 100.0 && number_tone(&text, place.width).is_some() {
        canvas.text(("sector-number", sector.index), Tone::Small, (place.x + place.width, y), Anchor::End, &text);
    }
}

fn draw_packets(canvas: &mut Canvas<Part>, state: &State, sectors: &[Sector], stack: &Stack) {
    for (lane, _) in state.access().lanes() {
        let key = ("packet", u64::from(lane.number()));
        let (x, y) = lane_corner(lane);
        let middle = x + word() / 2.0;
        let found = sectors.iter().enumerate().find_map(|(at, sector)| {
            let run = sector.runs.iter().find(|run| run.lanes.contains(&lane))?;
            let place = stack.place(at);
            Some((place.middle(sector, run), place.y))
        });
        let (tone, form) = match (state.step(), found) {
            (Step::HandOut, _) => {
                let width = word() - 6.0;
                (Tone::Served, rect((middle - width / 2.0, y + LANE_HEIGHT + 1.0), (width, 2.5), 1.2))
            }
            (Step::Grouping | Step::Fetch, Some((x, y))) => (Tone::Packet, rect((x - 2.0, y - 4.0), (4.0, 4.0), 2.0)),
            (Step::Addresses, _) | (Step::Grouping | Step::Fetch, None) => {
                (Tone::Packet, rect((middle - 2.5, y + LANE_HEIGHT), (5.0, 5.0), 2.5))
            }
        };
        canvas.draw(key, tone, form).lit(state.lights_lane(lane));
    }
}
