//! The narrow layout: the struct, then the three layouts as rows of memory; the open one has its lanes above it and
//! their numbers on the bytes instead of wires.

use super::{
    LANE, STRIP,
    band::{self, Band, Setting},
    place_of, record, saying, strip,
};
use crate::{
    canvas::{Canvas, rect},
    scene::{Anchor, Form, Format, Shape, Tone},
};
use model::{
    figure::layout::{Guess, Kind, Part, State, Step},
    query::Choice,
    warp::Lane,
};
use words::layout::LayoutWords;

const RECORD: record::Frame = record::Frame { y: 20.0, height: 34.0, width: 328.0, byte: 16.0, slimmest: 19.0 };
const STRIPS_TOP: f64 = 94.0;
const HEADING: f64 = 12.0;
const BETWEEN: f64 = 26.0;
const CLOSED_TOP: f64 = 22.0;
const LANES_CAPTION: f64 = 34.0;
const LANES_TOP: f64 = 41.0;
const LANES_PITCH: f64 = 27.0;
const LANE_HEIGHT: f64 = 21.0;
const OPEN_TOP: f64 = 104.0;
/// Between arrays that lie apart.
const GAP: f64 = 12.0;
/// Bytes in a row of the open layout: a line, or less where there is little memory, so that bytes are drawn larger.
const OPEN_ROWS: [u64; 3] = [32, 64, 128];
/// Rows up to which they are.
const FEW_ROWS: usize = 8;
/// Bytes in a row of the others.
const CLOSED_ROW: u64 = 256;
/// Above each array of the open SoA: its name.
const NAME: f64 = 13.0;

/// Height and shapes of the picture.
pub(super) fn draw(state: &State, words: &LayoutWords) -> (f64, Vec<Shape<Part>>) {
    let mut canvas = Canvas::new();
    let bytes = state.spec().record().bytes;
    canvas.text(("caption", 0), Tone::Caption, (0.0, 12.0), Anchor::Start, &(words.record_narrow)(bytes));
    record::draw(&mut canvas, state, words, RECORD);
    let mut y = STRIPS_TOP;
    for kind in Kind::ALL {
        draw_heading(&mut canvas, state, words, *kind, y);
        y = if *kind == state.spec().kind() {
            draw_open(&mut canvas, state, words, *kind, y)
        } else {
            draw_closed(&mut canvas, state, words, *kind, y)
        };
        y += BETWEEN;
    }
    (y - BETWEEN + 6.0, canvas.into_shapes())
}

fn draw_heading(canvas: &mut Canvas<Part>, state: &State, words: &LayoutWords, kind: Kind, y: f64) {
    let spec = state.spec();
    let name = match kind {
        Kind::Aos => words.headings[0].to_owned(),
        Kind::Soa => words.headings[1].to_owned(),
        Kind::Aosoa => (words.heading_aosoa)(spec.block().elements()),
    };
    let lit = state.lit() == Some(Part::Strip(kind));
    let form = Form::Text { x: 0.0, y: y + HEADING, anchor: Anchor::Start, text: name };
    canvas.draw((STRIP, place_of(kind) as u64), Tone::Heading, form).part(Part::Strip(kind)).lit(lit);
    if state.guess() != Guess::Open {
        let counts = spec.counts(kind);
        let count = (words.count_narrow)(counts.sectors, &saying::efficiency(&counts));
        let at = (Format::Narrow.width(), y + HEADING);
        canvas.text(("count", place_of(kind) as u64), Tone::Heading, at, Anchor::End, &count);
    }
}

fn draw_closed(canvas: &mut Canvas<Part>, state: &State, words: &LayoutWords, kind: Kind, y: f64) -> f64 {
    let width = Format::Narrow.width();
    let setting =
        Setting { byte: (width - GAP) / CLOSED_ROW as f64, row_bytes: CLOSED_ROW, gap: GAP, width, alone: false };
    let segments = band::segments(&state.spec().stretches(kind), setting);
    let band = Band { segments, y: y + CLOSED_TOP, byte: setting.byte, height: 14.0, pitch: 17.0 };
    strip::draw(canvas, state, kind, &band);
    strip::breaks(canvas, kind, &band, words);
    band.bottom()
}

fn draw_open(canvas: &mut Canvas<Part>, state: &State, words: &LayoutWords, kind: Kind, y: f64) -> f64 {
    let width = Format::Narrow.width();
    let loads = state.counts().instructions();
    canvas.text(("caption", 1), Tone::Caption, (0.0, y + LANES_CAPTION), Anchor::Start, &(words.warp)(loads));
    for lane in Lane::all() {
        draw_lane(canvas, state, lane, y);
    }
    let alone = kind == Kind::Soa;
    let stretches = state.spec().stretches(kind);
    let set = |row_bytes: u64| {
        let setting = Setting { byte: width / row_bytes as f64, row_bytes, gap: 0.0, width, alone };
        (setting, band::segments(&stretches, setting))
    };
    let [small, middle, line] = OPEN_ROWS.map(set);
    let fitting = [small, middle].into_iter().find(|(_, segments)| segments.len() <= FEW_ROWS);
    let (setting, segments) = fitting.unwrap_or(line);
    // Thirty-two rows must still be a picture that a thumb gets past.
    let height = if segments.len() > 12 { 16.0 } else { 24.0 };
    let name = if alone { NAME } else { 0.0 };
    let band = Band { segments, y: y + OPEN_TOP + name, byte: setting.byte, height, pitch: height + 4.0 + name };
    strip::draw(canvas, state, kind, &band);
    if alone {
        draw_names(canvas, state, &band);
    }
    let bottom = band.bottom();
    let under = saying::under(state.spec(), kind, words);
    canvas.text(("caption", 2), Tone::Caption, (0.0, bottom + 17.0), Anchor::Start, &under);
    if state.spec().padding(kind).is_empty() {
        return bottom + 22.0;
    }
    canvas.text(("caption", 3), Tone::Caption, (0.0, bottom + 33.0), Anchor::Start, words.under_padding);
    bottom + 38.0
}

/// Above each array, its name.
fn draw_names(canvas: &mut Canvas<Part>, state: &State, band: &Band) {
    for (field, array) in state.spec().groups(Kind::Soa).iter().enumerate() {
        if let Some((x, y)) = band.at(array.start) {
            let name = format!("{}[]", saying::field_name(state.spec(), field));
            canvas.text(("array-name", field as u64), Tone::Number, (x, y - 3.0), Anchor::Start, &name);
        }
    }
}

fn draw_lane(canvas: &mut Canvas<Part>, state: &State, lane: Lane, y: f64) {
    let number = u64::from(lane.number());
    let lit = state.lights_lane(lane);
    let pitch = Format::Narrow.width() / 16.0;
    let (row, column) = (lane.index() / 16, lane.index() % 16);
    let (x, top) = (column as f64 * pitch, y + LANES_TOP + row as f64 * LANES_PITCH);
    let form = rect((x + 1.0, top), (pitch - 2.0, LANE_HEIGHT), 4.0);
    canvas.draw((LANE, number), Tone::Lane, form).part(Part::Lane(lane)).lit(lit);
    let middle = x + pitch / 2.0;
    let text = Form::Text { x: middle, y: top + 14.5, anchor: Anchor::Middle, text: number.to_string() };
    canvas.draw(("lane-number", number), Tone::LaneNumber, text).lit(lit);
    let under = top + LANE_HEIGHT + 1.0;
    let (tone, form) = match state.step() {
        Step::Addresses | Step::Sectors => (Tone::Packet, rect((middle - 2.0, under), (4.0, 4.0), 2.0)),
        Step::HandOut => (Tone::Served, rect((middle - pitch / 2.0 + 3.0, under), (pitch - 6.0, 2.5), 1.2)),
    };
    canvas.draw(("packet", number), tone, form).lit(lit);
}
